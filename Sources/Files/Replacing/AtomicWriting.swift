import Diagnostics
import SystemC

extension DiskFileSystem {
  /// Replaces or creates the file at `path` in one step, as `FileReplacer` does: readers see the old bytes or the new ones,
  /// and a full disk leaves the old ones. A pipe, an open stream of this process and what is a device are written to.
  package func replace(
    _ path: String, with bytes: some Collection<UInt8>, if condition: Replacement.Condition = .any
  ) throws(WriteError) {
    let text = SourceText(path: path, bytes: bytes)
    switch condition {
    case .any, .reads:
      if let device = DevicePath(path, in: self) { return try write(text.bytes, to: device, path) }
    case .isMissing: break
    }
    if case .any = condition, let kind = kind(of: path, followingLinks: true), kind != .file {
      return try write(text.bytes, to: path, O_WRONLY)
    }
    let replacement = Replacement(path, text, if: condition)
    if let error = FileReplacer().replace([replacement])[0] { throw error }
  }

  /// Appends the bytes to the file at `path`, which is created where there is none.
  package func append(_ bytes: [UInt8], to path: String) throws(WriteError) {
    let text = SourceText(path: path, bytes: bytes)
    try write(text.bytes, to: path, O_WRONLY | O_APPEND | O_CREAT)
  }

  /// Writes to an open stream as its other writers do, at the place where it is, or into a file of the system.
  private func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to device: DevicePath, _ path: String
  ) throws(WriteError) {
    switch device {
    case .stream(let descriptor):
      let code = writeAll(bytes, to: descriptor)
      if code != 0 { throw WriteError(errno: code) }
    case .file:
      let isNew = kind(of: path, followingLinks: true) == nil
      try write(bytes, to: path, O_WRONLY | O_TRUNC | (isNew ? O_CREAT : 0))
    case .process: try write(bytes, to: path, O_WRONLY)
    }
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>, to path: String, _ flags: Int32) throws(WriteError)
  {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw WriteError(errno: errno) }
    defer { close(descriptor) }
    let code = writeAll(bytes, to: descriptor)
    if code != 0 { throw WriteError(errno: code) }
  }
}

/// Writes all bytes to an open file. Returns 0, or the system's error number.
package func writeAll(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32 {
  var offset = 0
  while offset < bytes.count {
    let written = write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
    if written >= 0 {
      offset += written
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}
