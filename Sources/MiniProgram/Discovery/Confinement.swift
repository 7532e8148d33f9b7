import Files

/// Where the paths of a file may lead that says where a program is: into the repository that it is in, or without one into
/// its own folder. A program from elsewhere does not make mpcheck walk the disk, not by a symbolic link either.
package struct Confinement {
  package enum Target: Hashable {
    case folder(String)
    case missing
    case outside
  }

  /// Absolute.
  private let top: String
  private let isRepository: Bool
  private let fileSystem: any FileSystem

  /// `folder`, absolute, is the one that the file is in.
  package init(of folder: String, in fileSystem: any FileSystem) {
    let repository = Path.upward(from: folder).first {
      fileSystem.kind(of: Path.child($0, ".git"), followingLinks: false) != nil
    }
    top = repository ?? folder
    isRepository = repository != nil
    self.fileSystem = fileSystem
  }

  /// What is at `path`, absolute and normalised.
  package func target(_ path: String) -> Target {
    guard Path.isInside(path, top) else { return .outside }
    guard fileSystem.isFolder(path) else { return .missing }
    guard let real = fileSystem.realPath(path), let realTop = fileSystem.realPath(top),
      Path.isInside(real, realTop)
    else { return .outside }
    return .folder(path)
  }

  /// What a path that is passed over does: a clause; nil for one that is not.
  package func problem(_ target: Target) -> String? {
    switch target {
    case .folder: nil
    case .missing: "does not exist"
    case .outside: "leads outside of \(isRepository ? "the repository" : "the folder of this file")"
    }
  }
}
