import Diagnostics
import Files
import SystemC
import Testing

@testable import Linting

@Suite struct FileGuardTests {
  private let workspace = Workspace(["a.axml": "old\n"])

  private func change(to new: String) -> TextChange {
    let path = workspace.absolute("a.axml")
    return TextChange(old: SourceText(path: path, "old\n"), new: SourceText(path: path, new))
  }

  private func fileGuard() -> FileGuard { FileGuard(folders: [workspace.path]) { _ in true } }

  @Test func writesWhatIsStillAsItWas() {
    #expect(fileGuard().write([change(to: "new\n")]) == [])
    #expect(workspace.read("a.axml") == "new\n")
  }

  @Test func leavesAFileThatChangedMeanwhile() {
    workspace.write("a.axml", "edited\n")
    let files = fileGuard()
    #expect(files.write([change(to: "new\n")]) == [workspace.absolute("a.axml")])
    #expect(
      files.refusals.map(\.reason.english) == ["changed meanwhile and was left alone; run the command again"])
    #expect(workspace.read("a.axml") == "edited\n")
  }

  @Test func aFileThatIsWrittenAlreadyIsWritten() {
    workspace.write("a.axml", "new\n")
    #expect(fileGuard().write([change(to: "new\n")]) == [])
  }

  @Test func aFileThatIsGoneIsRefused() {
    unlink(workspace.absolute("a.axml"))
    let files = fileGuard()
    #expect(files.write([change(to: "new\n")]) == [workspace.absolute("a.axml")])
    #expect(files.refusals.map(\.reason.english) == ["is gone"])
  }

  /// One file by two paths is written once.
  @Test func linksToOneFileAreWrittenOnce() {
    symlink("a.axml", workspace.absolute("b.axml"))
    func change(_ name: String, _ new: String) -> TextChange {
      let path = workspace.absolute(name)
      return TextChange(old: SourceText(path: path, "old\n"), new: SourceText(path: path, new))
    }
    let files = fileGuard()
    #expect(files.write([change("a.axml", "new\n"), change("b.axml", "new\n")]) == [])
    #expect(workspace.read("a.axml") == "new\n")
    workspace.write("a.axml", "old\n")
    #expect(
      files.write([change("a.axml", "new\n"), change("b.axml", "other\n")]) == [workspace.absolute("b.axml")])
    #expect(workspace.read("a.axml") == "new\n")
  }

  @Test func leavesNothingBesideTheFile() {
    _ = fileGuard().write([change(to: "new\n")])
    #expect((try? DiskFileSystem().entries(of: workspace.path))?.map(\.name) == ["a.axml"])
  }
}
