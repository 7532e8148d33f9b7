import Diagnostics

/// A text with expressions in braces, as the message of a rule is: `<image src="{@src}"> loads at once`.
package struct MessageTemplate: Sendable {
  enum Part: Sendable {
    case text(String)
    case expression(CompiledExpression)
  }

  let parts: [Part]

  /// Reads the text. `{{` and `}}` are braces. The characters of a mistake are those of the whole text.
  package init(_ text: String) throws(ExpressionMistake) {
    let scalars = Array(text.unicodeScalars)
    var parts: [Part] = []
    var plain = String.UnicodeScalarView()
    var offset = 0
    while offset < scalars.count {
      let scalar = scalars[offset]
      let isDoubled = offset + 1 < scalars.count && scalars[offset + 1] == scalar
      switch scalar {
      case "{", "}":
        if isDoubled {
          plain.append(scalar)
          offset += 2
        } else if scalar == "}" {
          throw ExpressionMistake(
            .message, LocalizedText(en: "unexpected \"}\"", zh: "多余的“}”"),
            help: LocalizedText(en: "write \"}}\" for a brace", zh: "大括号本身写成“}}”"), character: offset + 1)
        } else {
          let end = try MessageTemplate.end(ofExpressionAt: offset + 1, in: scalars)
          if !plain.isEmpty { parts.append(.text(String(plain))) }
          plain = String.UnicodeScalarView()
          parts.append(.expression(try MessageTemplate.read(scalars[(offset + 1)..<end], from: offset + 1)))
          offset = end + 1
        }
      default:
        plain.append(scalar)
        offset += 1
      }
    }
    if !plain.isEmpty { parts.append(.text(String(plain))) }
    self.parts = parts
  }

  /// The variables that its expressions ask for.
  package var variables: Set<QueryVariable> {
    parts.reduce(into: []) { variables, part in
      if case .expression(let expression) = part { variables.formUnion(expression.variables) }
    }
  }

  /// The text, if there is no expression in it; nil otherwise.
  package var plainText: String? {
    parts.reduce("") { text, part in
      guard let text, case .text(let more) = part else { return nil }
      return text + more
    }
  }

  /// The index of the `}` that ends an expression: one in quotes does not.
  private static func end(
    ofExpressionAt start: Int, in scalars: [Unicode.Scalar]
  ) throws(ExpressionMistake) -> Int {
    var quote: Unicode.Scalar?
    for offset in start..<scalars.count {
      let scalar = scalars[offset]
      if quote != nil {
        if scalar == quote { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "}" {
        return offset
      }
    }
    throw ExpressionMistake(
      .message, LocalizedText(en: "expected \"}\"", zh: "缺少“}”"),
      help: LocalizedText(en: "write \"{{\" for a brace", zh: "大括号本身写成“{{”"), character: scalars.count + 1)
  }

  private static func read(
    _ scalars: ArraySlice<Unicode.Scalar>, from start: Int
  ) throws(ExpressionMistake) -> CompiledExpression {
    do {
      return try CompiledExpression(xpath: String(String.UnicodeScalarView(scalars)), giving: nil)
    } catch {
      throw ExpressionMistake(
        .message, error.reason, help: error.help, character: (error.character ?? 1) + start)
    }
  }
}
