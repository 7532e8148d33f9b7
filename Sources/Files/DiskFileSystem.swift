import Diagnostics
import SystemC

/// The files of this machine, through system calls.
package struct DiskFileSystem: FileSystem {
  /// What is cut off in front of paths that are opened: the working directory and a `/`, or nothing.
  private let prefix: String

  package init() { prefix = "" }

  /// For one lint in `workingDirectory`, the working directory of the process. What lies below it is opened by its
  /// relative path: the system looks up each folder of a path, and a lint opens each folder and each file of a program.
  /// A process that runs for longer must not use this: the folder may be removed, and another one may come to its
  /// place.
  package init(openingFrom workingDirectory: String) {
    prefix = workingDirectory == "/" ? "" : workingDirectory + "/"
  }

  /// Calls `open` with a path as the system is to get it, again while a signal interrupts it.
  func opening(_ path: String, _ open: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    let count = prefix.utf8.count
    return path.withCString { path in
      let isBelow =
        count > 0 && prefix.withCString { strncmp(path, $0, count) == 0 }
        && path[count] != 0 && path[count] != CChar(bitPattern: Path.slash)
      return retrying { open(isBelow ? path + count : path) }
    }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    // Offsets are 32 bits wide.
    let limit = min(limit, Int(Int32.max))
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    if size > limit { throw .tooLarge(size: size) }
    return try readAll(of: descriptor, path: path, expecting: size, limit: limit)
  }

  package func readStart(_ path: String, count: Int) throws(FileError) -> SourceText {
    let (descriptor, _) = try opened(path)
    defer { close(descriptor) }
    let storage = SourceText.allocate(capacity: count)
    while true {
      let got = readBytes(descriptor, storage, count)
      if got >= 0 { return SourceText(path: path, adopting: storage, count: got) }
      let error = errno
      if error == EINTR { continue }
      storage.deallocate()
      throw FileError(errno: error)
    }
  }

  /// Opens a regular file; returns its descriptor, which the caller closes, and its size.
  private func opened(_ path: String) throws(FileError) -> (descriptor: Int32, size: Int) {
    if containsNUL(path) { throw .notFound }
    // Without O_NONBLOCK the opening of a pipe waits for a writer.
    let descriptor = opening(path) { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    if descriptor < 0 { throw FileError(errno: errno) }
    var status = stat()
    if fstat(descriptor, &status) != 0 {
      let error = FileError(errno: errno)
      close(descriptor)
      throw error
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return (descriptor, Int(status.st_size))
    case S_IFDIR:
      close(descriptor)
      throw .isFolder
    default:
      close(descriptor)
      throw .notRegular
    }
  }

  /// Reads to the end of an open file, whatever its size was said to be: it may grow or shrink meanwhile, and files
  /// below `/proc` say 0.
  func readAll(
    of descriptor: Int32, path: String, expecting size: Int, limit: Int
  ) throws(FileError) -> SourceText {
    // With one byte more than expected, the end differs from a file that grew.
    var capacity = size + 1
    var storage = SourceText.allocate(capacity: capacity)
    var count = 0
    while true {
      if count == capacity {
        if count > limit {
          storage.deallocate()
          throw .tooLarge(size: count)
        }
        let larger = min(max(capacity * 2, 4096), limit + 1)
        let moved = SourceText.allocate(capacity: larger)
        moved.initialize(from: storage, count: count)
        storage.deallocate()
        (storage, capacity) = (moved, larger)
      }
      let got = readBytes(descriptor, storage + count, capacity - count)
      if got > 0 {
        count += got
        // A read that gives fewer bytes than it has room for has reached the end.
        if count == size { break }
      } else if got == 0 {
        break
      } else if errno != EINTR {
        let error = FileError(errno: errno)
        storage.deallocate()
        throw error
      }
    }
    if count > limit {
      storage.deallocate()
      throw .tooLarge(size: count)
    }
    return SourceText(path: path, adopting: storage, count: count)
  }

  package func kind(of path: String, followingLinks: Bool) -> FileKind? {
    if containsNUL(path) { return nil }
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? FileKind(mode: status.st_mode) : nil
  }
}

/// Whether a path contains a NUL byte: the system would take what is before it for the path.
func containsNUL(_ path: String) -> Bool {
  var path = path
  return path.withUTF8 { !$0.isEmpty && memchr($0.baseAddress!, 0, $0.count) != nil }
}

/// The system call `read`: a method here has the same name.
private func readBytes(_ descriptor: Int32, _ memory: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.read(descriptor, memory, count)
  #elseif canImport(Musl)
    Musl.read(descriptor, memory, count)
  #else
    SystemC.read(descriptor, memory, count)
  #endif
}

/// Calls `operation` again while a signal interrupts it.
func retrying(_ operation: () -> Int32) -> Int32 {
  while true {
    let result = operation()
    if result >= 0 || errno != EINTR { return result }
  }
}

extension FileError {
  init(errno code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .notFound
    case EISDIR: self = .isFolder
    // What `open` says of a socket, and of a device without a driver.
    case ENXIO, ENODEV: self = .notRegular
    default: self = .unreadable(systemMessage(code).english)
    }
  }
}

extension FileKind {
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}
