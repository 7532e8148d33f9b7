/// A promise that an input broke.
package struct FuzzFailure: Error, Sendable, CustomStringConvertible {
  /// The name of the promise. A smaller input must break the same one.
  package let check: String
  package let detail: String

  init(_ check: String, _ detail: String = "") {
    self.check = check
    self.detail = detail
  }

  package var description: String { detail.isEmpty ? check : "\(check): \(detail)" }
}

/// Throws when `condition` is false.
func require(_ condition: Bool, _ check: String, _ detail: @autoclosure () -> String = "") throws(FuzzFailure)
{
  if !condition { throw FuzzFailure(check, detail()) }
}
