import Diagnostics
import SystemC

/// What the system says of a file.
struct FileState: Hashable, Sendable {
  struct Moment: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int

    init(_ time: timespec) { (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec)) }
  }

  /// What stays the same when the file gets another name.
  struct Lasting: Hashable, Sendable {
    let size: Int
    let modified: Moment
    let mode: mode_t
    let owner: uid_t
    let group: gid_t
    let linkCount: Int
  }

  let lasting: Lasting
  /// Which file it is. Overlays of containers give a file another number when it is changed or renamed for the first time.
  private let device: UInt64
  private let number: UInt64
  /// When anything was changed last, its attributes or its name too.
  private let changed: Moment

  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    lasting = Lasting(
      size: Int(status.st_size), modified: Moment(modified), mode: status.st_mode, owner: status.st_uid,
      group: status.st_gid, linkCount: Int(status.st_nlink))
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    self.changed = Moment(changed)
  }
}

/// A file as it was at some moment.
struct FileContent: Sendable {
  let state: FileState
  let text: SourceText

  init(state: FileState, text: SourceText) { (self.state, self.text) = (state, text) }

  /// Nil where there is no regular file, or where it cannot be read.
  init?(at path: String) {
    guard let file = OpenFile(path) else { return nil }
    defer { file.end() }
    guard let content = file.content(limit: Int(Int32.max)) else { return nil }
    self = content
  }

  /// Nil where there is no regular file, where it is longer than `limit`, and where somebody can write to it without opening it
  /// first.
  init?(at path: String, limit: Int, unlessOpen isOpenForWriting: (Int32) -> Bool) {
    guard let file = OpenFile(path) else { return nil }
    defer { file.end() }
    // This is asked first: what nobody can write to does not change while it is read.
    if isOpenForWriting(file.descriptor) { return nil }
    guard let content = file.content(limit: limit) else { return nil }
    self = content
  }

  func has(_ other: SourceText) -> Bool { text.bytes.elementsEqual(other.bytes) }
}

/// A regular file that is open for reading.
struct OpenFile {
  let descriptor: Int32
  let state: FileState

  /// Nil where there is none, and for what is not a regular file, such as a link; `errno` says why.
  init?(_ path: String) {
    descriptor = retrying { open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    if descriptor < 0 { return nil }
    guard let state = FileState(of: descriptor) else {
      close(descriptor)
      return nil
    }
    self.state = state
    if state.lasting.mode & S_IFMT == S_IFREG { return }
    close(descriptor)
    errno = EINVAL
    return nil
  }

  /// Nil where it is longer than `limit` or cannot be read.
  func content(limit: Int) -> FileContent? {
    if state.lasting.size > limit { return nil }
    let text = try? DiskFileSystem().readAll(
      of: descriptor, path: "", expecting: state.lasting.size, limit: limit)
    return text.map { FileContent(state: state, text: $0) }
  }

  func end() { close(descriptor) }
}

extension FileState {
  /// Nil where the system does not say, and `errno` why.
  init?(of descriptor: Int32) {
    var status = stat()
    if fstat(descriptor, &status) != 0 { return nil }
    self.init(status)
  }
}
