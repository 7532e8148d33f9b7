import SystemC

/// Why a file could not be written, in the system's words.
package struct WriteError: Error, Hashable, Sendable {
  package let reason: String
}

extension DiskFileSystem {
  /// Replaces or creates the file at `path` in one step: readers see the old bytes or the new ones, and a full disk
  /// leaves the old ones.
  ///
  /// The bytes are written beside the file, flushed to the disk and renamed. The mode of an existing file is kept.
  package func replace(_ path: String, with bytes: [UInt8]) throws(WriteError) {
    var existing = stat()
    let isThere = stat(path, &existing) == 0
    // A pipe or `/dev/stdout` cannot be renamed over.
    if isThere, existing.st_mode & S_IFMT != S_IFREG { return try overwrite(path, bytes) }
    guard let temporary = TemporaryFile(beside: path) else { throw lastError() }
    let descriptor = temporary.descriptor
    do throws(WriteError) {
      defer { close(descriptor) }
      // mkstemp gives 0600; a new file gets what the user's mask allows.
      let mask = umask(0)
      umask(mask)
      fchmod(descriptor, isThere ? existing.st_mode & 0o7777 : 0o666 & ~mask)
      try write(bytes, to: descriptor)
      guard fsync(descriptor) == 0 else { throw lastError() }
    } catch {
      temporary.remove()
      throw error
    }
    guard temporary.move(to: path) else {
      let error = lastError()
      temporary.remove()
      throw error
    }
  }

  /// Appends the bytes to the file at `path`, which is created where there is none.
  package func append(_ bytes: [UInt8], to path: String) throws(WriteError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  private func overwrite(_ path: String, _ bytes: [UInt8]) throws(WriteError) {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) throws(WriteError) {
    var offset = 0
    while offset < bytes.count {
      let written = bytes[offset...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress!, $0.count) }
      if written >= 0 {
        offset += written
      } else if errno != EINTR {
        throw lastError()
      }
    }
  }

  private func lastError() -> WriteError { WriteError(reason: String(cString: strerror(errno)).lowercased()) }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
