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

  /// Reports and throws where two reports go to one file: the later one would replace the earlier one.
  func checkDifferent() throws(ExitStatus) {
    for (index, file) in files.enumerated() where file.real != "/dev/null" {
      guard let earlier = files[..<index].first(where: { $0.real == file.real }) else { continue }
      let names = earlier.written == file.written ? "" : ", which is \"\(earlier.written)\""
      Terminal.writeError(
        "mpcheck: --format: two reports go to \"\(file.written)\"\(names); name a file for each")
      throw .wrongUse
    }
  }

  /// Reports and throws where a report would replace a file that is read: a page, its script, a configuration, a host.
  func checkUnread(by workspace: Workspace, _ baselines: [String]) throws(ExitStatus) {
    for file in files where isRead(file.path, workspace, baselines) || isRead(file.real, workspace, baselines)
    {
      Terminal.writeError(
        "mpcheck: --format: \"\(file.written)\" is one of the files that are linted; a report would replace it"
      )
      throw .wrongUse
    }
  }

  private func isRead(_ path: String, _ workspace: Workspace, _ baselines: [String]) -> Bool {
    baselines.contains(path) || workspace.reads(path)
  }
}
