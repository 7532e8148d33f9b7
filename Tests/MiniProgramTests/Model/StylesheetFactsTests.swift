import Files
import Testing

@testable import MiniProgram

@Suite struct StylesheetFactsTests {
  /// A sheet that cannot be read may select anything.
  @Test(arguments: ["index.acss", "app.acss", "parts/row.acss"])
  func nothingIsKnownBesideASheetThatCannotBeRead(path: String) {
    var files = MemoryFileSystem([
      "/p/app.json": #"{"pages":["index"]}"#, "/p/index.axml": "", "/p/index.js": "Page({})",
      "/p/index.acss": "@import \"./parts/row.acss\"; #map { width: 1px }", "/p/app.acss": "",
      "/p/parts/row.acss": "",
    ])
    func facts() -> StylesheetFacts? {
      var discovery = ProgramDiscovery(fileSystem: files, workingDirectory: "/p")
      let sources = ProgramSources(discovery.discover(["/p"]).programs[0], in: files)
      return sources.stylesheet(of: sources.unit(at: "/p/index.axml"))
    }
    #expect(facts()?.selects(id: "map") == true)
    files.lock("/p/" + path)
    #expect(facts() == nil)
  }
}
