import Diagnostics
import Files

/// Where the paths of a file that says where a program is may lead: into the repository that contains the file, or
/// without a repository into the file's folder. A program from elsewhere cannot make mpcheck walk the disk, not by a
/// symbolic link either.
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

  /// `folder` is the absolute path of the folder that contains the file.
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
    let kind = fileSystem.kind(of: path, followingLinks: true)
    guard Path.isInside(path, top), kind != .outside else { return .outside }
    guard kind == .folder else { return .missing }
    guard let real = fileSystem.realPath(path), let realTop = fileSystem.realPath(top),
      Path.isInside(real, realTop)
    else { return .outside }
    return .folder(path)
  }

  /// What is wrong with a path that is passed over: a clause; nil for a path that is not.
  package func problem(_ target: Target) -> LocalizedText? {
    switch target {
    case .folder: nil
    case .missing: LocalizedText(en: "does not exist", zh: "不存在")
    case .outside where isRepository: LocalizedText(en: "leads outside of the repository", zh: "在仓库之外")
    case .outside: LocalizedText(en: "leads outside of the folder of this file", zh: "在此文件所在目录之外")
    }
  }
}
