import Diagnostics

/// Forms of expressions that some dialects read and others do not.
package struct ExpressionForms: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// `a in b`
  package static let membership = ExpressionForms(rawValue: 1)
  package static let instanceOf = ExpressionForms(rawValue: 2)
  package static let typeOf = ExpressionForms(rawValue: 4)
  package static let void = ExpressionForms(rawValue: 8)
  /// `a ** b`
  package static let power = ExpressionForms(rawValue: 16)
  package static let template = ExpressionForms(rawValue: 32)
  package static let regularExpression = ExpressionForms(rawValue: 64)
  /// `(a || b).c`
  package static let memberOfGroup = ExpressionForms(rawValue: 128)

  package static let all = ExpressionForms(rawValue: 255)
}

extension ExpressionTree {
  /// The first place of a form that is not among `forms`: an operator's characters, the opening backtick of a template,
  /// the `.` or `[` after parentheses, a whole regular expression.
  package func firstUse(outside forms: ExpressionForms) -> ByteRange? {
    guard let root, let text = source else { return nil }
    var first: ByteRange?
    for index in root.nodes.indices {
      let expression = Expression(source: text, nodes: root.nodes, index: UInt32(index))
      guard let form = expression.form, !forms.contains(form) else { continue }
      let place = expression.placeOfForm(in: text)
      if first.map({ place.start < $0.start }) ?? true { first = place }
    }
    return first
  }
}

extension Expression {
  fileprivate var form: ExpressionForms? {
    switch kind {
    case .template: return .template
    case .regularExpression: return .regularExpression
    case .member, .index: return firstChild?.kind == .group ? .memberOfGroup : nil
    case .unary, .binary:
      switch self.operator {
      case .in: return .membership
      case .instanceOf: return .instanceOf
      case .typeOf: return .typeOf
      case .void: return .void
      case .power: return .power
      default: return nil
      }
    default: return nil
    }
  }

  fileprivate func placeOfForm(in text: SourceText) -> ByteRange {
    guard let first = firstChild, let last = lastChild else {
      return kind == .template ? ByteRange(range.start, range.start + 1) : range
    }
    switch kind {
    case .template: return ByteRange(range.start, range.start + 1)
    case .unary: return text.trimmed(ByteRange(range.start, first.range.start))
    case .binary: return text.trimmed(ByteRange(first.range.end, last.range.start))
    default:
      let mark = text.trimmed(ByteRange(first.range.end, range.end)).start
      return ByteRange(mark, mark + 1)
    }
  }
}
