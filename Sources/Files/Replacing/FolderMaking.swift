import SystemC

extension DiskFileSystem {
  /// Makes the folder at an absolute path, and those above it that are missing. One that is there stays as it is.
  package func makeFolder(_ path: String) throws(WriteError) {
    for folder in Path.upward(from: path).reversed() where kind(of: folder, followingLinks: true) != .folder {
      if mkdir(folder, 0o777) != 0 { throw WriteError(errno: errno) }
    }
  }
}
