import Diagnostics
import Files
import SystemC
import Testing

/// The list of rules in the README is what `mpcheck rules --format markdown` prints; `make bless` rewrites it.
@Suite struct ReadmeTests {
  static let path = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/README.md"
  static let start = "<!-- rules: written by make bless -->\n\n"
  static let end = "<!-- end of the rules -->"

  @Test func listsTheRules() throws {
    let run = Binary.run(["rules", "--format", "markdown"], in: "/")
    #expect(run.status == 0)
    let file = try DiskFileSystem().read(ReadmeTests.path)
    let text = file.string(ByteRange(0, file.count))
    let from = try #require(text.firstRange(of: ReadmeTests.start)).upperBound
    let to = try #require(text.firstRange(of: ReadmeTests.end)).lowerBound
    if getenv("MPCHECK_BLESS") != nil {
      let changed = text[..<from] + run.output + text[to...]
      try DiskFileSystem().replace(ReadmeTests.path, with: Array(changed.utf8))
      return
    }
    #expect(String(text[from..<to]) == run.output)
  }
}
