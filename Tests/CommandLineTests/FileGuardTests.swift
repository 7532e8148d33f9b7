import Diagnostics
import Files
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
    #expect(fileGuard().write(change(to: "new\n")))
    #expect(workspace.read("a.axml") == "new\n")
  }

  @Test func leavesAFileThatChangedMeanwhile() {
    workspace.write("a.axml", "edited\n")
    let files = fileGuard()
    #expect(!files.write(change(to: "new\n")))
    #expect(files.refusals.map(\.reason) == ["changed meanwhile and was left alone"])
    #expect(workspace.read("a.axml") == "edited\n")
  }

  @Test func aFileThatIsWrittenAlreadyIsWritten() {
    workspace.write("a.axml", "new\n")
    #expect(fileGuard().write(change(to: "new\n")))
  }

  @Test func leavesNothingBesideTheFile() {
    _ = fileGuard().write(change(to: "new\n"))
    #expect((try? DiskFileSystem().entries(of: workspace.path))?.map(\.name) == ["a.axml"])
  }
}
