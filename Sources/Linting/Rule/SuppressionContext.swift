import Diagnostics

/// A suppression and how many findings it hid.
package struct SuppressionUse: Sendable {
  package let suppression: Suppression
  package var hiddenCount = 0

  init(_ suppression: Suppression) { self.suppression = suppression }
}

/// What a check sees of the rules when it looks at a suppression, and reports to.
package final class SuppressionContext: CheckContext {
  /// The file that the comment is in.
  package let text: SourceText
  private let rules: [Rule]
  private let severities: [Severity?]
  private let subject: LintSubject

  init(
    text: SourceText, rules: [Rule], severities: [Severity?], subject: LintSubject, findingLimit: Int
  ) {
    self.text = text
    self.rules = rules
    self.severities = severities
    self.subject = subject
    super.init(findingLimit: findingLimit)
  }

  /// The ids of all rules, and the categories.
  package var names: [String] { rules.map(\.id) + Category.allCases.map(\.rawValue) }

  /// Whether a rule or a category has the name.
  package func exists(_ name: String) -> Bool {
    Category(rawValue: name) != nil || rules.contains { $0.id == name }
  }

  /// Whether the rule ran in this file, or all rules of the category that are not off by default. A rule about native sources
  /// ran only where they and a program were both given: what it did not find, another run may find. Rules about packages run
  /// apart.
  package func ran(_ name: String) -> Bool {
    if let category = Category(rawValue: name) {
      return subject.checks(category)
        && rules.indices.allSatisfy {
          rules[$0].category != category || rules[$0].severity == nil || severities[$0] != nil
        }
    }
    guard let index = rules.firstIndex(where: { $0.id == name }) else { return false }
    return severities[index] != nil && subject.checks(rules[index].category)
  }

  package func report(_ range: ByteRange, _ message: Message, fix: Fix? = nil) {
    report(Place(path: text.path, range: range), message, fix: fix)
  }

  /// `comment` with its line and line end when nothing else is on the line.
  package func lineOrRange(of comment: ByteRange) -> ByteRange {
    var start = Int(comment.start)
    var end = Int(comment.end)
    let bytes = text.bytes
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    let isLineStart =
      start == text.byteOrderMarkLength || bytes[start - 1].isLineBreak
    let isLineEnd = end == bytes.count || bytes[end].isLineBreak
    guard isLineStart, isLineEnd else { return comment }
    if end < bytes.count {
      end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
    }
    return ByteRange(start, end)
  }

  package func replace(_ range: ByteRange, with text: String) -> Edit {
    Edit(replace: Place(path: self.text.path, range: range), with: text)
  }
}

/// What was checked. It says which rules could find all that they look for.
enum LintSubject {
  /// A program or native sources; `withHost` when both were given.
  case program(withHost: Bool)
  case package

  func checks(_ category: Category) -> Bool {
    switch (self, category) {
    case (.package, _): category == .reactNative
    case (.program(let withHost), .host): withHost
    case (.program, _): category != .reactNative
    }
  }
}
