import Diagnostics
import Linting
import RuleDocuments

/// The examples of rules, their first files cut off after any number of bytes.
package enum Truncations {
  /// Tries an input for each byte of the first file of each example. Returns the first one that fails, with the failure; nil
  /// when none fails. `onInput` sees each before it is tried.
  package static func firstFailure(onInput: (FuzzInput) -> Void) -> (input: FuzzInput, failure: FuzzFailure)?
  {
    for example in RuleExamples.all.flatMap(\.all) {
      let input = FuzzCorpus.program(example)
      for length in input.files[0].bytes.indices {
        let cut = input.cut(to: length)
        onInput(cut)
        if let failure = failure(of: cut) { return (cut, failure) }
      }
    }
    return nil
  }

  /// The failure of an example if its first file ends after `length` bytes; nil when there is none.
  package static func failure(of example: Example, length: Int) -> FuzzFailure? {
    failure(of: FuzzCorpus.program(example).cut(to: length))
  }

  package static func failure(of input: FuzzInput) -> FuzzFailure? {
    let program = LintedProgram(input)
    do throws(FuzzFailure) {
      try FindingChecks(program.files).check(program.lint().diagnostics)
      return nil
    } catch {
      return error
    }
  }
}

extension FuzzInput {
  fileprivate func cut(to length: Int) -> FuzzInput {
    var copy = self
    copy.files[0].bytes.removeLast(copy.files[0].bytes.count - length)
    return copy
  }
}
