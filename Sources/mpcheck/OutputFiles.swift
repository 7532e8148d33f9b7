import Diagnostics
import Files
import Workspace

/// The files that reports go to. Each must be a file of its own.
struct OutputFiles {
  /// The paths as they are written, absolute, and without links on the way.
  private let files: [(written: String, path: String, real: String)]

  init(_ outputs: [OutputRequest], workingDirectory: String) {
    let disk = DiskFileSystem()
    files = outputs.compactMap(\.file).map { file in
      let path = Path.join(workingDirectory, file)
      let folder = disk.realPath(Path.parent(path)) ?? Path.parent(path)
      return (file, path, disk.realPath(path) ?? Path.child(folder, String(Path.lastComponent(path))))
    }
  }

  /// Reports and throws where a link of the repository leads a report out of it.
  func checkConfined(to workingDirectory: String) throws(ExitStatus) {
    for file in files {
      try OutputFiles.checkConfined(file.written, of: "--format", to: workingDirectory)
    }
  }

  /// Reports and throws where a link of the repository leads out of it what the `option` names to be written. An absolute path
  /// leads wherever it leads: no repository can change what is at it.
  static func checkConfined(_ written: String, of option: String, to workingDirectory: String)
    throws(ExitStatus)
  {
    if written.utf8.first == Path.slash { return }
    let path = Path.join(workingDirectory, written)
    guard let link = OutwardLink(onTheWayTo: path, from: workingDirectory, in: DiskFileSystem()) else {
      return
    }
    let shown = Path.display(link.path, from: workingDirectory)
    let destination =
      link.target == .outsideOfFolder
      ? LocalizedText(en: "outside of the working directory", zh: "指向工作目录之外") : link.destination
    Terminal.writeFailure(
      LocalizedText(
        en: "\(option): \"\(written)\" leads \(destination.english) by the symbolic link \(shown); "
          + "name an absolute path to write there",
        zh: "\(option)：“\(written)”经符号链接 \(shown) \(destination.chinese)；要写入该处，请使用绝对路径"))
    throw .wrongUse
  }

  /// Reports and throws where two reports go to one file: the later one would replace the earlier one.
  func checkDifferent() throws(ExitStatus) {
    for (index, file) in files.enumerated() where file.real != "/dev/null" {
      guard let earlier = files[..<index].first(where: { $0.real == file.real }) else { continue }
      let isOneName = earlier.written == file.written
      Terminal.writeFailure(
        LocalizedText(
          en: "--format: two reports go to \"\(file.written)\""
            + "\(isOneName ? "" : ", which is \"\(earlier.written)\""); name a file for each",
          zh: "--format：两份报告写入同一文件“\(file.written)”"
            + "\(isOneName ? "" : "（即“\(earlier.written)”）")；请为每份报告指定不同的文件"))
      throw .wrongUse
    }
  }

  /// Reports and throws where a report would replace a file that is read: a page, its script, a configuration, a host.
  func checkUnread(by workspace: Workspace, _ baselines: [String]) throws(ExitStatus) {
    for file in files where isRead(file.path, workspace, baselines) || isRead(file.real, workspace, baselines)
    {
      Terminal.writeFailure(
        LocalizedText(
          en: "--format: \"\(file.written)\" is one of the files that are linted; a report would replace it",
          zh: "--format：“\(file.written)”是被检查的文件；报告会将其覆盖"))
      throw .wrongUse
    }
  }

  private func isRead(_ path: String, _ workspace: Workspace, _ baselines: [String]) -> Bool {
    baselines.contains(path) || workspace.reads(path)
  }
}
