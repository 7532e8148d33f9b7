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

  /// `{ 'a': 1 }`
  package static let quotedKey = ExpressionForms(rawValue: 256)
  /// An object without braces, `a: 1, b`, anywhere but in the `data` of a template.
  package static let bareObject = ExpressionForms(rawValue: 512)
  /// A call of something other than a script module of the file.
  package static let dataCall = ExpressionForms(rawValue: 1024)

  package static let all = ExpressionForms(rawValue: 2047)
  /// `a ?? b`, which is not among `all`: one framework reads it.
  package static let coalescing = ExpressionForms(rawValue: 2048)

  /// What the old framework of WeChat reads.
  ///
  /// Sources: reference/wxml/expression and reference/wxml/data of the WeChat documentation.
  static let exparser: ExpressionForms = []
  /// What glass-easel reads; the same sources, and glass-easel-template-compiler/src/parse/expr.rs.
  static let glassEasel: ExpressionForms = [
    .typeOf, .void, .instanceOf, .memberOfGroup, .bareObject, .dataCall, .coalescing,
  ]
}

extension ExpressionTree {
  /// Whether the expression has any of the forms that `ExpressionForms` names, objects and calls aside.
  private var usesForms: Bool {
    let nodes = self.nodes
    return nodes.contains { node in
      switch node.kind {
      case .template, .regularExpression, .unary, .binary: true
      case .member, .index:
        node.firstChild != ExpressionNode.none && nodes[Int(node.firstChild)].kind == .group
      default: false
      }
    }
  }

  /// The objects in the expression, in the order of their ends.
  package var objects: [Expression] {
    guard root != nil else { return [] }
    let nodes = self.nodes
    var objects: [Expression] = []
    for index in nodes.indices where nodes[index].kind == .object {
      objects.append(expression(UInt32(index)))
    }
    return objects
  }

  /// The first key in quotes.
  package var firstQuotedKey: ByteRange? {
    nodes.lazy.filter { $0.kind == .key && $0.detail > 0 }.map(\.range).min { $0.start < $1.start }
  }

  /// Calls `visit` with the names of what is called, from the root name to before the parenthesis, in source order. A
  /// call of another call's result is left out.
  package func forEachCallee(_ visit: (_ root: ByteRange, _ callee: ByteRange) -> Void) {
    guard root != nil else { return }
    let nodes = self.nodes
    for index in nodes.indices where nodes[index].kind == .call {
      let call = expression(UInt32(index))
      guard let callee = call.firstChild else { continue }
      var name = callee.unwrapped
      while name.kind == .member || name.kind == .index, let object = name.firstChild {
        name = object.unwrapped
      }
      if name.kind == .identifier { visit(name.range, ByteRange(name.range.start, callee.range.end)) }
    }
  }

  /// The first place of a form that is not among `forms`: an operator's characters, the opening backtick of a template,
  /// the `.` or `[` after parentheses, a whole regular expression.
  package func firstUse(outside forms: ExpressionForms) -> ByteRange? {
    guard usesForms, root != nil, let text = source else { return nil }
    var first: ByteRange?
    for index in nodes.indices {
      let expression = expression(UInt32(index))
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
      case .coalesce: return .coalescing
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
