import Diagnostics
import Files
import Testing

@testable import Workspace

@Suite struct RecordingFileSystemTests {
  @Test func aFileOfWhichOnlyTheStartWasReadCanChangeAnswers() throws {
    let files = RecordingFileSystem(MemoryFileSystem(["/p/a.xml": "<a/>", "/p/b.xml": "<b/>"]))
    let start = try files.readStart("/p/a.xml", count: 2)
    #expect(start.string(ByteRange(0, start.count)) == "<a")
    #expect(files.isAffected(by: "/p/a.xml"))
    #expect(!files.isAffected(by: "/p/b.xml"))
  }
}
