import Fuzzing
import Linting
import SeededRandom
import Testing

/// The first file of each example, cut off at one place; `make fuzz` cuts it off after each of its bytes.
@Suite struct TruncationTests {
  @Test(arguments: ExampleCase.all.filter { !MarkedText($0.example.files[0].marked).bytes.isEmpty })
  func survivesTruncation(_ test: ExampleCase) {
    let count = MarkedText(test.example.files[0].marked).bytes.count
    var random = SplitMix64(seed: UInt64(count * 10_000 + test.example.location.line))
    let length = Int.random(in: 0..<count, using: &random)
    #expect(
      Truncations.failure(of: test.example, length: length) == nil, "\(length) bytes",
      sourceLocation: test.location)
  }
}
