import Diagnostics
import Files

/// The folder that the paths in a diff are relative to: neither git nor patch takes one that leads out of it.
///
/// It is the working directory where all files are in it. Else it is the repository that the given paths are in, or without one
/// the folder around these.
struct PatchRoot {
  private let folder: String
  /// What to know before the diff is applied; nil where it is applied in the working directory.
  let note: LocalizedText?

  init(of files: [String], in paths: [String], workingDirectory: String) {
    if files.allSatisfy({ Path.isInside($0, workingDirectory) }) {
      (folder, note) = (workingDirectory, nil)
      return
    }
    let disk = DiskFileSystem()
    let around = Path.commonFolder(paths.map { disk.isFolder($0) ? $0 : Path.parent($0) }) ?? workingDirectory
    folder =
      Path.upward(from: around).first {
        disk.kind(of: Path.child($0, ".git"), followingLinks: false) != nil
      } ?? around
    let shown = folder.visible()
    note = LocalizedText(
      en: "the paths in the diff are relative to \(shown): apply it there",
      zh: "diff 中的路径相对于 \(shown)：请在该目录中应用")
  }

  func path(of file: String) -> String { Path.display(file, from: folder) }
}
