import SystemC

extension DiskFileSystem {
  package func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package func linkTarget(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Path.maxLength + 1)
    let count = readlink(path, &target, Path.maxLength)
    return count < 0 ? nil : String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  package func readingError(_ path: String, limit: Int) -> FileError? {
    var status = stat()
    // Unless everybody may read the file, only opening it shows who may.
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o444 == 0o444,
      status.st_size <= limit
    {
      return nil
    }
    return errorOfReading(path, limit: limit)
  }

  /// Whether the file at `path` may be changed. One that nobody has permission to write is left alone, though a rename
  /// needs no such permission, and the superuser needs none at all.
  package func isWritable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o222 != 0 && access(path, W_OK) == 0
  }

  /// Whether files can be made in a folder.
  package func isWritable(folder: String) -> Bool { access(folder, W_OK | X_OK) == 0 }

  /// How many names, in whatever folders, the file at `path` has; 0 when there is none.
  package func linkCount(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_nlink) : 0
  }
}
