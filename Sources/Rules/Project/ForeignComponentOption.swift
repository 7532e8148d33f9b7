import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// An option of `Component` that another platform has, or a misspelt one.
package var foreignComponentOption: Rule {
  Rule(
    id: "foreign-component-option",
    summary: .init(
      en: "an option of another platform given to Component, or a misspelt one",
      zh: "传给 Component 的其他平台的选项，或拼写错误的选项"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: """
        Nobody reads it: the component has no such properties, or no such methods. In Alipay's props a value is the default, not \
        a type.
        """,
      zh: "没有代码会读取该选项：组件没有这些属性，或没有这些方法。在支付宝的 props 中，值是默认值，不是类型。"),
    examples: [
      .wrong(
        [
          "card/card.axml": "<view/>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ ⟦properties⟧: { a: String }, ⟦methord⟧: { go() {} } })",
        ], message: #""properties" is "props" in AXML"#, #""methord" is not an option of a component"#),
      .right([
        "card/card.axml": "<view/>",
        "card/card.json": #"{ "component": true }"#,
        "card/card.js":
          "Component({ props: { a: '', b: null }, methods: { go() {} }, didMount() {}, own() {} })",
      ]),
      .wrong(
        [
          "card/card.wxml": "<view/>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ ⟦props⟧: { a: '' }, ⟦lifetime⟧: {}, methods: {} })",
        ], message: #""props" is "properties" in WXML"#, #""lifetime" is not an option of a component"#),
      .wrong(
        [
          "card/card.swan": "<view/>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ ⟦observer⟧: { a() {} } })",
        ], message: #""observer" is not an option of a component"#),
    ],
    checks: [.script(check)])
}

private func check(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  let components = script.objects.filter { $0.kind == .component }
  // A wrapper may take other options, and so may a framework.
  guard components.count == 1, !script.gaps.contains(where: { $0.kind == .wrapper || $0.kind == .syntax })
  else {
    return
  }
  let component = components[0]
  let dialect = context.dialect
  let (own, other) = dialect.family == .alipay ? ("props", "properties") : ("properties", "props")
  let names = component.options.map(\.value)
  for option in component.options where !isRead(option.value, in: text) {
    let place = Place(path: text.path, range: option.range)
    if option.value == other {
      if !names.contains(own) { context.report(place, .foreignOption(other, own, dialect)) }
    } else if let near = ComponentOptions.near(option.value, dialect.family), !names.contains(near),
      !text.mentionsAgain(option)
    {
      context.report(place, .misspelledOption(option.value, near))
    }
  }
  if dialect.family != .alipay { return }
  // Beside other types, `{ type: null }` is one.
  let hasTypes = component.typesInProps.contains { !$0.isNull }
  for prop in component.typesInProps where hasTypes {
    context.report(Place(path: text.path, range: prop.range), .typeAsDefault(prop))
  }
}

/// Whether the script may read the option itself: `this.properties`.
private func isRead(_ name: String, in text: SourceText) -> Bool {
  var member = "." + name
  return member.withUTF8 { text.bytes.containsBytes(of: $0) }
}

extension SourceText {
  /// Whether the name of an option is in the script at another place, too.
  fileprivate func mentionsAgain(_ option: StringLiteral) -> Bool {
    var name = option.value
    return name.withUTF8 { name in
      let first = bytes.firstIndex(of: name, from: 0)
      return first.map { bytes.firstIndex(of: name, from: $0 + 1) != nil } ?? false
    }
  }
}

/// The options of `Component`.
private enum ComponentOptions {
  /// Source: "Component" of WeChat's manual (developers.weixin.qq.com, reference/api/Component.html); Douyin, QQ and Baidu
  /// have the same. `computed` and `watch` are of miniprogram-computed.
  private static let ofWeChat = [
    "attached", "behaviors", "created", "data", "definitionFilter", "detached", "export", "externalClasses",
    "lifetimes", "methods", "moved", "observers", "options", "pageLifetimes", "properties", "ready",
    "relations",
  ]
  /// Source: "Component" of Alipay's manual (opendocs.alipay.com/mini/framework/component_configuration).
  private static let ofAlipay = [
    "data", "deriveDataFromProps", "didMount", "didUnmount", "didUpdate", "externalClasses", "lifetimes",
    "methods", "mixins", "observers", "onError", "onInit", "options", "pageEvents", "props", "ref",
    "relations",
    "rootEvents",
  ]
  private static let others = ["computed", "error", "messages", "setup", "store", "watch", "wrapper"]

  private static let known = Set(ofWeChat + ofAlipay + others)

  /// The one option that a misspelt one is near to: by one edit, or two where the option has 7 letters or more.
  static func near(_ name: String, _ family: Dialect.Family) -> String? {
    if known.contains(name) || name.utf8.count < 5 || !name.utf8.allSatisfy(\.isASCIILetter) { return nil }
    let options = family == .alipay ? ofAlipay : ofWeChat
    let found = options.filter { option in
      editDistance(name.utf8, option.utf8, limit: 2) <= (option.utf8.count >= 7 ? 2 : 1)
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension Message {
  fileprivate static func foreignOption(_ name: String, _ own: String, _ dialect: Dialect) -> Message {
    Message(
      en: "\"\(name)\" is \"\(own)\" in \(dialect.name)", zh: "“\(name)”在 \(dialect.name) 中应写作“\(own)”",
      help: .init(en: "write \"\(own)\", whose values have another form", zh: "改为“\(own)”，其值的写法不同")
    )
  }

  fileprivate static func misspelledOption(_ name: String, _ near: String) -> Message {
    Message(en: "\"\(name)\" is not an option of a component", zh: "“\(name)”不是组件的选项", help: didYouMean(near))
  }

  fileprivate static func typeAsDefault(_ prop: TypeInProps) -> Message {
    Message(
      en: "a default, not a type: \"\(prop.name)\" is \(prop.isObject ? "an object" : "a function") here",
      zh: "这里应为默认值而不是类型：“\(prop.name)”在这里是\(prop.isObject ? "对象" : "函数")",
      help: .init(en: "write the value that it has when nothing is given", zh: "改为没有传值时的默认值"))
  }
}
