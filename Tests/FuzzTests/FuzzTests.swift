import Diagnostics
import Files
import Fuzzing
import SeededRandom
import Testing

/// Programs that are broken at random, a few of them in every run; `make fuzz` tries them for as long as one likes.
@Suite struct FuzzTests {
  private static let checkout = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let corpus = FuzzCorpus(fixtures: checkout + "/Fixtures")

  /// An input that crashes is left in `.build/fuzz-N`, to be tried by `make fuzz INPUT=.build/fuzz-N`.
  @Test(arguments: 0..<4) func everyPromiseHolds(round: UInt64) {
    var fuzzer = Fuzzer(FuzzTests.corpus, record: "\(FuzzTests.checkout)/.build/fuzz-\(round)")
    for seed in round * 1000..<round * 1000 + 3 {
      let input = fuzzer.input(seed: seed)
      let failure = fuzzer.failure(of: input)
      #expect(failure == nil, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4) func fixesChangeNoMoreThanTheyName(round: UInt64) {
    let fuzzer = Fuzzer(FuzzTests.corpus, record: "\(FuzzTests.checkout)/.build/fuzz-fixes-\(round)")
    for seed in round * 1000..<round * 1000 + 8 {
      #expect(fuzzer.failureOfFixes(fuzzer.inputForFixes(seed: seed)) == nil, "seed \(seed)")
    }
  }

  /// What once crashed, or broke a promise; a sample has every other input.
  @Test func brokenFixturesHold() throws {
    let folder = FuzzTests.checkout + "/Fixtures/broken"
    let disk = DiskFileSystem()
    var fuzzer = Fuzzer(FuzzTests.corpus)
    for entry in Sampling.some(of: try disk.entries(of: folder), oneIn: 2) {
      let text = try disk.read(Path.child(folder, entry.name))
      let input = try #require(FuzzInput(archive: Array(text.bytes)), "\(entry.name)")
      #expect(fuzzer.failure(of: input) == nil, "\(entry.name)")
    }
  }

  @Test func anArchiveHoldsAnyBytes() {
    let input = FuzzInput([
      FuzzInput.File("a b.axml", [0x0A, 0x3D, 0x3D, 0x20, 0x00, 0xFF, 0x0A]), FuzzInput.File("b.js", []),
    ])
    #expect(FuzzInput(archive: input.archive) == input)
    let written = "== - a.axml\n<view>\n\n== - b.js\nPage()\n"
    #expect(
      FuzzInput(archive: Array(written.utf8))
        == FuzzInput([
          FuzzInput.File("a.axml", Array("<view>\n".utf8)), FuzzInput.File("b.js", Array("Page()".utf8)),
        ]))
    #expect(FuzzInput(archive: Array("view".utf8)) == nil)
  }
}
