import ExpectedFiles
import Testing

/// Small native projects of containers without pages, each with what `mpcheck lint` prints for it.
///
/// `make bless` rewrites the expected files; read the difference line by line.
@Suite struct NativeFixtureTests {
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/native"

  @Test(
    arguments: [
      ("splash-view/clean", 0), ("splash-view/defects", 1), ("splash-view/vendor", 0), ("widget/clean", 0),
      ("widget/defects", 1), ("widget/vendor", 0),
    ] as [(String, Int32)])
  func printsWhatIsExpected(fixture: String, status: Int32) throws {
    let folder = "\(NativeFixtureTests.root)/\(fixture)"
    let run = Binary.run(["lint", "."], in: folder)
    #expect(run.status == status)
    try expect(run.outputBytes, in: folder + "/expected.txt")
  }

  @Test func theContractOfTheCleanWidgets() throws {
    let folder = "\(NativeFixtureTests.root)/widget/clean"
    let run = Binary.run(["contract", "."], in: folder)
    #expect(run.status == 0)
    #expect(run.error == "")
    try expect(run.outputBytes, in: folder + "/native-views.json")
    let types = Binary.run(["types", "."], in: folder)
    try expect(types.outputBytes, in: folder + "/expected-types.txt")
    // The contract that was written is read back, and says nothing of the views of pages.
    let again = Binary.run(["types", "--host", "native-views.json"], in: folder)
    #expect(again.status == 0)
    func widgets(_ output: String) -> [String] {
      output.split(separator: "\n").map { line in
        line.split(separator: " ").dropLast().joined(separator: " ")
      }
    }
    #expect(widgets(again.output) == widgets(types.output))
    let json = Binary.run(["types", "--host", "native-views.json", "--format", "json"], in: folder)
    #expect(
      json.output.contains(
        #"{"name": "dial", "class": "Dial", "properties": ["caption", "value"], "events": ["turnedToByUser"], "path": "native-views.json", "line": 8}"#
      ))
  }

  private func expect(_ bytes: [UInt8], in path: String) throws {
    let mistake = try ExpectedFile.mistake(in: path, written: bytes)
    #expect(mistake == nil)
  }
}
