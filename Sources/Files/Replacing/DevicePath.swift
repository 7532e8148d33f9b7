import SystemC

/// What a path leads to below `/dev` or `/proc`. Nothing there is replaced: a link such as `/dev/stdout` is there for every
/// process of the machine, and what is behind it may well be a regular file.
enum DevicePath: Equatable {
  /// An open stream of this process, by its descriptor: `/dev/stdout`, `/dev/fd/3`, `/proc/self/fd/3`.
  case stream(Int32)
  /// Below `/dev`.
  case file
  /// Below `/proc`.
  case process

  /// Where `path`, which is absolute, leads by itself or by links; nil where it leads neither below `/dev` nor below `/proc`.
  init?(_ path: String, in disk: DiskFileSystem) {
    let streams = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"].compactMap { disk.realPath($0) }
    var found: DevicePath?
    var path = path
    // As many links as the system follows.
    for _ in 0..<40 {
      guard let folder = disk.realPath(Path.parent(path)) else { break }
      let name = String(Path.lastComponent(path))
      if streams.contains(folder), let descriptor = Int32(name), descriptor >= 0 {
        self = .stream(descriptor)
        return
      }
      path = Path.child(folder, name)
      if Path.isInside(path, "/dev") { found = .file }
      if Path.isInside(path, "/proc") { found = .process }
      guard let target = disk.linkTarget(path) else { break }
      path = Path.join(folder, target)
    }
    guard let found else { return nil }
    self = found
  }
}
