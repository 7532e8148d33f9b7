import Diagnostics
import Files
import SystemC

/// Reads the contents of files that a repository stores, by their object names. One `git cat-file --batch` answers all
/// questions; it starts with the first one.
final class BlobReader: @unchecked Sendable {
  private let repository: Repository
  private let lock = Lock(())
  private var process: GitProgram.Process?
  /// The bytes that git wrote and nobody took yet.
  private var buffer: [UInt8] = []
  private var taken = 0

  init(_ repository: Repository) {
    self.repository = repository
  }

  deinit {
    if let process {
      // git ends at the end of its input.
      close(process.input)
      close(process.output)
      _ = process.wait()
    }
  }

  /// The content of the blob named `object` as the text of the file at `path`.
  func read(_ object: String, path: String, limit: Int) throws(FileError) -> SourceText {
    try lock.withLock { _ throws(FileError) in try readAlone(object, path: path, limit: limit) }
  }

  private func readAlone(_ object: String, path: String, limit: Int) throws(FileError) -> SourceText {
    guard let process = running(), ask(process, object), let header = line(process) else {
      throw .unreadable("git does not show its content")
    }
    // "<object> blob <size>", or "<object> missing".
    let fields = header.split(separator: " ")
    guard fields.count == 3, fields[1] == "blob", let size = Int(fields[2]) else {
      throw .unreadable("git does not have its content")
    }
    // The content is read even where it is not wanted: the next answer comes after it.
    guard let content = bytes(process, size, keeps: size <= limit), bytes(process, 1, keeps: false) != nil
    else {
      throw .unreadable("git does not show its content")
    }
    if size > limit { throw .tooLarge(size: size) }
    return SourceText(path: path, bytes: content)
  }

  private func running() -> GitProgram.Process? {
    if process == nil { process = try? repository.startTalking(["cat-file", "--batch"]) }
    return process
  }

  private func ask(_ process: GitProgram.Process, _ object: String) -> Bool {
    let question = Array((object + "\n").utf8)
    var offset = 0
    while offset < question.count {
      let written = question[offset...].withUnsafeBytes { write(process.input, $0.baseAddress!, $0.count) }
      if written >= 0 { offset += written } else if errno != EINTR { return false }
    }
    return true
  }

  private func line(_ process: GitProgram.Process) -> String? {
    var line: [UInt8] = []
    while let byte = bytes(process, 1, keeps: true)?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  /// The next `count` bytes, or an empty array when they are not kept. Nil when git ended.
  private func bytes(_ process: GitProgram.Process, _ count: Int, keeps: Bool) -> [UInt8]? {
    var result: [UInt8] = []
    if keeps { result.reserveCapacity(count) }
    var missing = count
    while missing > 0 {
      if taken == buffer.count {
        guard fill(process) else { return nil }
      }
      let end = min(buffer.count, taken + missing)
      if keeps { result += buffer[taken..<end] }
      missing -= end - taken
      taken = end
    }
    return result
  }

  private func fill(_ process: GitProgram.Process) -> Bool {
    taken = 0
    while true {
      var got = 0
      buffer = [UInt8](unsafeUninitializedCapacity: 1 << 16) { chunk, count in
        got = systemRead(process.output, chunk.baseAddress, chunk.count)
        count = max(0, got)
      }
      if got > 0 { return true }
      if got == 0 || errno != EINTR { return false }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
