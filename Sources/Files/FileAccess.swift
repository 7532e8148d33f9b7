import SystemC

extension DiskFileSystem {
  package func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package func readingError(_ path: String, limit: Int) -> FileError? {
    var status = stat()
    // Who may read it only the opening of a file tells, unless everybody may.
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o444 == 0o444,
      status.st_size <= limit
    {
      return nil
    }
    return errorOfReading(path, limit: limit)
  }

  /// Whether the file at `path` may be replaced. One without any permission to write is left alone by everyone, though
  /// a rename needs none, and though the superuser needs none at all.
  package func isWritable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o222 != 0 && access(path, W_OK) == 0
      && access(Path.parent(path), W_OK) == 0
  }
}
