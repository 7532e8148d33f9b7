import Diagnostics
import Testing

@testable import Markup

/// Conditions of a build: true, false, or nil where a name that is not a platform decides.
@Suite struct BuildConditionTests {
  @Test(arguments: [
    ("MY", true), ("QQ", false), ("OWN", nil), ("!OWN", nil), ("!QQ", true),
    ("OWN && QQ", false), ("QQ && OWN", false), ("OWN && MY", nil), ("MY && OWN", nil),
    ("OWN || MY", true), ("MY || OWN", true), ("OWN || QQ", nil), ("QQ || OWN", nil),
    ("!(OWN && QQ)", true), ("MY &&", nil), ("(MY", nil),
  ])
  func isTrueFalseOrUnknown(condition: String, expected: Bool?) {
    let value = Array(condition.utf8).withUnsafeBufferPointer { BuildCondition.evaluate($0, own: ["MY"]) }
    #expect(value == expected)
  }
}
