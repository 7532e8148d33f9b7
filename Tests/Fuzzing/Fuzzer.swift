import Diagnostics

/// Tries programs and says which promise one of them breaks.
package struct Fuzzer {
  private let corpus: FuzzCorpus
  private var reading = ReadingChecks()
  private let formatting = FormatChecks()
  private let queries = QueryChecks()
  /// Where each input is written before it is tried, so that it is still there after a crash; nil for nowhere.
  private let record: String?

  package init(_ corpus: FuzzCorpus, record: String? = nil) {
    self.corpus = corpus
    self.record = record
  }

  /// A mutated program; the same one for the same seed.
  package func input(seed: UInt64) -> FuzzInput {
    var mutator = Mutator(corpus, seed: seed)
    return mutator.input()
  }

  /// The promise that the input breaks; nil when it breaks none.
  package mutating func failure(of input: FuzzInput) -> FuzzFailure? {
    if let record { OutputFile.write(input.archive, to: record) }
    do throws(FuzzFailure) {
      try reading.check(input)
      try formatting.check(input)
      try queries.check(input)
      try LintChecks(input).check()
      try CustomRuleChecks.check(input)
      return nil
    } catch {
      return error
    }
  }

  /// A program with a page of the corpus that is mutated for fixes; the same one for the same seed.
  package func inputForFixes(seed: UInt64) -> FuzzInput {
    var mutator = FixMutator(corpus.pages, seed: seed)
    return mutator.input()
  }

  /// The promise that fixes in the input break; nil when they break none.
  package func failureOfFixes(_ input: FuzzInput) -> FuzzFailure? {
    if let record { OutputFile.write(input.archive, to: record) }
    let program = LintedProgram(input)
    do throws(FuzzFailure) {
      try ChangeChecks(program.lint(), program).checkFixes()
      return nil
    } catch {
      return error
    }
  }

  /// One repeated text, in programs of several sizes in bytes.
  package func repetitions(seed: UInt64, sizes: [Int]) -> [FuzzInput] {
    sizes.map { size in
      var mutator = Mutator(corpus, seed: seed)
      return mutator.repetition(size)
    }
  }

  /// Reads the files and lints them once. Returns the promise that what was read breaks.
  @discardableResult
  package mutating func work(on input: FuzzInput) -> FuzzFailure? {
    if let record { OutputFile.write(input.archive, to: record) }
    _ = LintedProgram(input).lint()
    do throws(FuzzFailure) {
      try reading.check(input)
      return nil
    } catch {
      return error
    }
  }
}
