import Diagnostics
import MiniProgram

/// Tries programs and says which promise one of them breaks.
package struct Fuzzer {
  private let corpus: FuzzCorpus
  private var reading = ReadingChecks()
  /// Where each input is written before it is tried, so that it is still there after a crash; nil for nowhere.
  private let record: String?

  package init(_ corpus: FuzzCorpus, record: String? = nil) {
    self.corpus = corpus
    self.record = record
  }

  /// The same program for the same seed.
  package func input(seed: UInt64) -> FuzzInput {
    var mutator = Mutator(corpus, seed: seed)
    return mutator.input()
  }

  /// Returns what does not hold for the input; nil when everything does.
  package mutating func failure(of input: FuzzInput) -> FuzzFailure? {
    if let record { OutputFile.write(input.archive, to: record) }
    do throws(FuzzFailure) {
      try reading.check(input)
      try LintChecks(input).check()
      return nil
    } catch {
      return error
    }
  }

  /// Reads and lints an input of one text over and over, at two sizes. The times that this takes are the caller's to
  /// compare: `measure` is called with what to do.
  package func repetitions(seed: UInt64, sizes: [Int]) -> [FuzzInput] {
    sizes.map { size in
      var mutator = Mutator(corpus, seed: seed)
      return mutator.repetition(size).input
    }
  }

  /// Reads the files and lints them once, without checking what comes of it.
  package mutating func work(on input: FuzzInput) {
    if let record { OutputFile.write(input.archive, to: record) }
    try? reading.check(input)
    _ = LintedProgram(input).lint()
  }
}
