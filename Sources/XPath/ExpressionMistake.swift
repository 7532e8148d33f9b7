import Diagnostics

/// What is wrong with a selector, an expression or a message.
package struct ExpressionMistake: Error, Hashable, Sendable {
  /// In which text it is.
  package enum Subject: Hashable, Sendable {
    case selector, expression, message
  }

  package let subject: Subject
  /// What is wrong, without the place: `expected "]"`.
  package let reason: LocalizedText
  /// What to do about it, where that is known: `did you mean "contains"?`.
  package let help: LocalizedText?
  /// The character of the text that it is at, counted from 1; one more than there are where something is missing at the end. Nil for
  /// a mistake of the whole text.
  package let character: Int?

  package init(_ subject: Subject, _ reason: LocalizedText, help: LocalizedText? = nil, character: Int?) {
    self.subject = subject
    self.reason = reason
    self.help = help
    self.character = character
  }

  /// What is wrong, where, and what to do about it: `expected "]" at character 14 of the expression`.
  package var sentence: LocalizedText { placedReason.followed(byHelp: help) }

  /// What is wrong, and where.
  package var placedReason: LocalizedText {
    guard let character else { return reason }
    let owner: LocalizedText =
      switch subject {
      case .selector: LocalizedText(en: "selector", zh: "选择器")
      case .expression: LocalizedText(en: "expression", zh: "表达式")
      case .message: LocalizedText(en: "message", zh: "消息")
      }
    return LocalizedText(
      en: "\(reason.english) at character \(character) of the \(owner.english)",
      zh: "\(owner.chinese)的第 \(character) 个字符处：\(reason.chinese)")
  }
}

extension ExpressionMistake {
  static func tooLong(_ subject: Subject) -> ExpressionMistake {
    ExpressionMistake(
      subject,
      LocalizedText(
        en: "has more than \(CompiledExpression.maxLength) bytes", zh: "超过 \(CompiledExpression.maxLength) 字节"
      ),
      character: nil)
  }
}
