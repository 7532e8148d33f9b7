import Fuzzing
import SeededRandom
import Testing

/// Random clients of the language server, a few in every run; `make fuzz` has more of them.
@Suite struct ServerFuzzTests {
  private static let checkout = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let corpus = FuzzCorpus(fixtures: checkout + "/Fixtures")

  @Test(arguments: 0..<4) func findingsAreThoseOfAFreshLint(round: UInt64) throws {
    let fuzzer = Fuzzer(ServerFuzzTests.corpus)
    for seed in round * 1000..<round * 1000 + 2 {
      try ServerChecks.check(fuzzer.input(seed: seed), seed: seed, edits: 12)
    }
  }

  /// Every sixth fixture; `make fuzz` edits all of them.
  @Test func findingsInFixturesAreThoseOfAFreshLint() throws {
    let fixtures = FuzzCorpus.fixtures(in: ServerFuzzTests.checkout + "/Fixtures")
    for (index, fixture) in Sampling.some(of: Array(fixtures.enumerated()), oneIn: 6) {
      try ServerChecks.check(fixture, seed: UInt64(index), edits: 3)
    }
  }

  @Test(arguments: 0..<2) func everyRequestIsAnswered(round: UInt64) throws {
    try ServerMessages.check(seed: round, count: 120)
  }
}
