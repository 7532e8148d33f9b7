import Diagnostics
import Files
import Linting
import Rules

/// All examples of a rule: the ones in its file, which `mpcheck explain` shows, and the ones in its document.
package struct RuleExamples: Sendable {
  package let rule: Rule
  package let sections: [RuleDocument.Section]

  package var all: [Example] { rule.examples + sections.filter(\.isFirstOfExample).map(\.example) }

  /// The right example that `mpcheck explain` shows.
  package static func shownRight(_ rule: Rule) -> Example? { rule.examples.first { !$0.isWrong } }
}

extension RuleExamples {
  /// The checkout that this file is compiled in.
  package static let checkout = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  package static let folder = checkout + "/Fixtures/rules"

  /// The examples of all rules, in their order; and what is wrong with the documents.
  package static let (all, mistakes): ([RuleExamples], [String]) = {
    var mistakes: [String] = []
    let all = allRules.map { rule in
      let path = "\(rule.category.rawValue)/\(rule.id).md"
      guard let text = try? DiskFileSystem().read("\(folder)/\(path)") else {
        return RuleExamples(rule: rule, sections: [])
      }
      do throws(RuleDocument.Mistake) {
        let document = try RuleDocument(
          text.string(ByteRange(0, text.count)), path: "Fixtures/rules/" + path, rule: rule.id,
          right: shownRight(rule))
        return RuleExamples(rule: rule, sections: document.sections)
      } catch {
        mistakes.append(error.description)
        return RuleExamples(rule: rule, sections: [])
      }
    }
    return (all, mistakes)
  }()
}
