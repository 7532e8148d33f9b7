/// A promise that did not hold for an input.
package struct FuzzFailure: Error, Sendable, CustomStringConvertible {
  /// Names the promise; minimising keeps to it.
  package let check: String
  package let detail: String

  init(_ check: String, _ detail: String = "") {
    self.check = check
    self.detail = detail
  }

  package var description: String { detail.isEmpty ? check : "\(check): \(detail)" }
}

/// Throws when `condition` does not hold.
func require(_ condition: Bool, _ check: String, _ detail: @autoclosure () -> String = "") throws(FuzzFailure)
{
  if !condition { throw FuzzFailure(check, detail()) }
}
