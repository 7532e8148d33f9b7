import Diagnostics

/// What JavaScript has and a script module of WeChat has not: its language is ECMAScript 5 without `new`, and without literals of
/// regular expressions.
///
/// Source: "WXS 语法参考" of developers.weixin.qq.com.
package struct ModuleSyntax {
  package enum Form: Sendable, CaseIterable {
    case arrow, `let`, const, template, `class`, export, `import`, newDate, newRegExp, regularExpression
  }

  /// The first place of each form that is there, in order.
  package private(set) var uses: [(form: Form, range: ByteRange)] = []
  /// The modules that it requires.
  package private(set) var required: [String] = []
  /// Comments that contain `mpcheck-`.
  package let comments: [ByteRange]

  /// - Parameter range: the part of the text that is the module; nil for the whole text.
  package init(_ text: SourceText, in range: ByteRange? = nil) {
    let start = range?.start ?? 0
    let part = range.map { SourceText(path: text.path, bytes: Array(text.slice($0))) } ?? text
    let typed = TokenList.typed(part)
    let list = typed.tokens
    comments = typed.comments
    var seen: Set<Form> = []
    func note(_ form: Form, _ range: ByteRange) {
      guard seen.insert(form).inserted else { return }
      uses.append((form, ByteRange(range.start + start, range.end + start)))
    }
    for index in 0..<list.count {
      let place = list.range(index)
      switch list.kind(index) {
      case .arrow: note(.arrow, place)
      case .template, .templateHead: note(.template, ByteRange(place.start, place.start + 1))
      case .regularExpression: note(.regularExpression, place)
      case .identifier where !list.isMember(index) && list.kind(index + 1) != .colon:
        if let form = ModuleSyntax.form(index, list) {
          let isNew = form == .newDate || form == .newRegExp
          note(form, isNew ? list.range(index, through: index + 1) : place)
        } else if let module = list.required(index) {
          required.append(part.string(module.specifier))
        }
      default: break
      }
    }
  }

  private static func form(_ index: Int, _ list: TokenList) -> Form? {
    let next = list.kind(index + 1)
    switch list.word(index) {
    case .let where next == .identifier || next == .openingBrace || next == .openingBracket: return .let
    case .const where next == .identifier || next == .openingBrace || next == .openingBracket: return .const
    case .class where next == .identifier || next == .openingBrace: return .class
    case .export where next == .identifier || next == .openingBrace || next == .star: return .export
    case .import where next == .identifier || next == .openingBrace || next == .star || next == .string:
      return .import
    case .new where list.isSpelled(index + 1, "Date"): return .newDate
    case .new where list.isSpelled(index + 1, "RegExp"): return .newRegExp
    default: return nil
    }
  }
}
