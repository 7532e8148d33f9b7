import Diagnostics
import Markup
import XPath

/// A rule of a team's own, as an entry of `custom` defines it. Each program may have others.
package final class CustomRule: Sendable {
  /// What selects nodes, as it is written.
  package enum Source: Hashable, Sendable {
    case selector(String)
    case xpath(String)
  }

  /// The key of the entry.
  package let name: String
  package let source: Source
  package let expression: CompiledExpression
  package let message: CustomText
  package let help: CustomText?
  /// The severity where no other entry says one; nil is off.
  package let severity: Severity?
  /// The ids of the dialects of the files that it looks at, as they are written; nil for all.
  package let dialects: [String]?
  /// The files that it looks at; nil for all.
  package let files: PathPatterns?
  /// The attribute of a selected element that is marked where the element has it.
  package let mark: String?
  /// What of an attribute is marked.
  package let part: QueryNode.AttributePart
  /// Where more is said of it: an address of the web.
  package let url: String?
  /// Where it is defined.
  package let place: Place

  init(
    name: String, source: Source, expression: CompiledExpression, message: CustomText, help: CustomText?,
    severity: Severity?, dialects: [String]?, files: PathPatterns?, mark: String?,
    part: QueryNode.AttributePart, url: String?, place: Place
  ) {
    self.name = name
    self.source = source
    self.expression = expression
    self.message = message
    self.help = help
    self.severity = severity
    self.dialects = dialects
    self.files = files
    self.mark = mark
    self.part = part
    self.url = url
    self.place = place
  }

  package var id: String { CustomRule.id(ofName: name) }

  static func id(ofName name: String) -> String { idPrefix + name }

  package func looksAt(_ dialect: Dialect) -> Bool { dialects?.contains(dialect.id.rawValue) ?? true }

  /// The key of the configuration with all of them, and their category.
  package static let key = "custom"
  package static let idPrefix = "custom/"
  /// How many rules a configuration may define.
  static let maxCount = 100
  static let maxNameLength = 64

  /// The names that it may have, as a regular expression of JavaScript.
  static let namePattern = "[a-z][a-z0-9]*(-[a-z0-9]+)*"

  /// Whether an entry may have the name: words of lower-case letters and digits, with `-` between them.
  static func isName(_ name: String) -> Bool {
    guard (1...maxNameLength).contains(name.utf8.count), name.utf8.first!.isLowerCaseLetter else {
      return false
    }
    let words = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowerCaseLetter || $0.isASCIIDigit } }
  }

  /// Whether some configuration may define a rule with the id.
  package static func isID(_ id: String) -> Bool {
    id.hasPrefix(idPrefix) && isName(String(id.dropFirst(idPrefix.count)))
  }
}

extension UInt8 {
  fileprivate var isLowerCaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

/// A message or help in one language or both, with expressions in braces.
package struct CustomText: Sendable {
  /// As it is written.
  package let source: LocalizedText
  private let english: MessageTemplate
  /// Nil where it is the same.
  private let chinese: MessageTemplate?

  /// A text in the languages that it is written in; the other one has the same.
  init(english: (String, MessageTemplate), chinese: (String, MessageTemplate)?) {
    source = LocalizedText(en: english.0, zh: chinese?.0 ?? english.0)
    self.english = english.1
    self.chinese = chinese?.1
  }

  /// The text at a node; as it is written where nothing would be left of it.
  func text(at node: QueryNode, _ evaluator: Evaluator) throws(EvaluationFailure) -> LocalizedText {
    func shown(_ text: String, _ written: String) -> String {
      text.allSatisfy(\.isWhitespace) ? written : text
    }
    let text = shown(try evaluator.text(english, at: node), source.english)
    guard let chinese else { return LocalizedText(verbatim: text) }
    return LocalizedText(en: text, zh: shown(try evaluator.text(chinese, at: node), source.chinese))
  }
}
