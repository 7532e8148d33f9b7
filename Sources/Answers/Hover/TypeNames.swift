import Diagnostics

extension Language {
  /// A type of values as people read it. The words of the reference tables are translated, what scripts declare, such as
  /// `String`, is not.
  func shown(type: String) -> String {
    switch self {
    case .english: type
    case .chinese:
      type.split(separator: " or ").map { list in
        list.split(separator: ", ").map { Language.chineseTypes[String($0)] ?? String($0) }.joined(
          separator: "、")
      }.joined(separator: "或")
    }
  }

  /// The words for types, as `AttributeReference.type`, `ValueKind.shown` and the parameters of native views have them.
  private static let chineseTypes = [
    "any": "任意类型", "array": "数组", "boolean": "布尔值", "color": "颜色", "event handler": "事件处理函数",
    "expression": "表达式", "function": "函数", "number": "数字", "object": "对象", "path": "路径", "string": "字符串",
  ]
}
