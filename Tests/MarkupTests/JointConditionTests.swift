import Diagnostics
import Markup
import Testing

/// Which conditions are never true together, whichever of the two is asked.
@Suite struct JointConditionTests {
  private func joint(_ conditions: [String]) throws -> JointConditions {
    var joint = JointConditions()
    for condition in conditions {
      let text = SourceText(path: "/p/a.axml", condition)
      let tree = ExpressionTree(parsing: text, range: ByteRange(0, text.count))
      joint.insert(try #require(tree.root))
    }
    return joint
  }

  @Test(arguments: [
    (["a"], ["!a"], true), (["a"], ["!(a)"], true), (["a"], ["b"], false), (["a", "b"], ["c", "!b"], true),
    (["a == 1"], ["a == 2"], true), (["a == 1"], ["a === 1"], false), (["a == 1"], ["a != 1"], true),
    (["a == 1"], ["a != 2"], false), (["a != 1"], ["a != 2"], false), (["a == 1"], ["b != 1"], false),
    ([], ["a"], false),
  ])
  func exclude(first: [String], second: [String], expected: Bool) throws {
    #expect(try joint(first).exclude(joint(second)) == expected)
    #expect(try joint(second).exclude(joint(first)) == expected)
  }
}
