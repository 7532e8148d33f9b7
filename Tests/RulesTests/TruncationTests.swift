import Fuzzing
import Linting
import SeededRandom
import Testing

/// The first file of an example, cut off at one place: of every twelfth one of each rule, and of all of a requested rule.
/// `make fuzz` cuts all of them off after each of their bytes.
@Suite struct TruncationTests {
  private static let cases = ExampleCase.some(oneIn: 12)

  @Test(arguments: cases.filter { !MarkedText($0.example.files[0].marked).bytes.isEmpty })
  func survivesTruncation(_ test: ExampleCase) {
    let count = MarkedText(test.example.files[0].marked).bytes.count
    var random = SplitMix64(seed: UInt64(count * 10_000 + test.example.location.line))
    let length = Int.random(in: 0..<count, using: &random)
    #expect(
      Truncations.failure(of: test.example, length: length) == nil, "\(length) bytes",
      sourceLocation: test.location)
  }
}
