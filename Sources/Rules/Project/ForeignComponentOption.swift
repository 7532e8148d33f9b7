import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// An option of `Component` that another platform has, or a misspelled one.
package var foreignComponentOption: Rule {
  Rule(
    id: "foreign-component-option",
    summary: .init(
      en: "a component option of another platform, or a misspelled one",
      zh: "传给 Component 的是其他平台的选项，或选项拼写错误"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The option is ignored: the component has no such properties or methods. In Alipay's props, a value \
        is the default, not a type. In the properties of other platforms, the key of the initial value is \
        value, not default.
        """,
      zh: "该选项会被忽略：组件没有这些属性，或没有这些方法。在支付宝的 props 中，值是默认值，不是类型。在其他平台的 properties 中，初始值写作 value，不是 default。"),
    fix: .suggested, mergesBy: .message,
    examples: [
      .wrong(
        [
          "card/card.axml": "<view/>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ ⟦properties⟧: { a: String }, ⟦methord⟧: { go() {} } })",
        ], message: #"AXML components use "props", not "properties""#,
        #""methord" is not an option of a component"#),
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
        ], message: #"WXML components use "properties", not "props""#,
        #""lifetime" is not an option of a component"#),
      .wrong(
        [
          "card/card.swan": "<view/>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ ⟦observer⟧: { a() {} } })",
        ], message: #""observer" is not an option of a component"#),
      .wrong(
        [
          "card/card.js": "Component({ properties: { a: { type: Number, ⟦default⟧: 1 } } })",
          "card/card.ttml": "<view>{{a}}</view>",
          "card/card.json": #"{ "component": true }"#,
        ], message: #""default" is ignored: the initial value is "value""#,
        fixed: "Component({ properties: { a: { type: Number, value: 1 } } })"),
      .wrong(
        [
          "pages/a/a.js": "const b = require('./b.js')\nPage({ ⟦behavior⟧: [b] })",
          "pages/a/b.js": "module.exports = Behavior({ methods: { go() {} } })",
          "pages/a/a.wxml": #"<view bindtap="go"/>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""behavior" is not an option of a page"#),
      .right(
        [
          "card/card.wxml": "<view/>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js":
            "Component({ properties: { a: String, b: null }, methods: { go() {} }, lifetimes: { attached() {} } })",
        ]),
      .right(
        [
          "card/card.swan": "<view/>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ properties: { a: String }, methods: { go() {} }, attached() {} })",
        ]),
    ],
    checks: [
      .project(checkForeignComponentOption), .project(checkDefaultsInProperties), .script(checkTypesInProps),
      .script(checkBehaviorsOfPage),
    ])
}

private func checkForeignComponentOption(_ context: ProjectContext) {
  let sources = context.project.sources
  var replacements = FrameworkReplacements(context.project)
  for (_, file) in context.project.files(with: .componentCalls) {
    let dialect = file.unit.dialect
    guard let script = file.unit.script, let path = file.unit.scriptPath,
      let component = componentWithOwnOptions(script), mayHaveWrongOptions(component, dialect.family),
      let text = sources.text(path)
    else { continue }
    for wrong in wrongOptions(of: component, in: text, dialect.family) {
      let name = wrong.option.value
      if replacements.mayGive(name, to: path) { continue }
      context.report(
        Place(path: path, range: wrong.option.range),
        wrong.isForeign ? foreignOption(name, wrong.meant, dialect) : misspelledOption(name, wrong.meant))
    }
  }
}

/// Reports initial values under the name that frameworks of browsers have. The newer framework of WeChat knows it, too.
private func checkDefaultsInProperties(_ context: ProjectContext) {
  let sources = context.project.sources
  lazy var mayUseSecondFramework = sources.mayUseSecondFramework
  var replacements = FrameworkReplacements(context.project)
  for (_, file) in context.project.files(with: .componentCalls)
  where file.unit.dialect.family != .alipay {
    guard let script = file.unit.script, let path = file.unit.scriptPath,
      let component = componentWithOwnOptions(script), !component.defaultsInProperties.isEmpty,
      !file.unit.usesSecondFramework, !mayUseSecondFramework, !replacements.mayGive("default", to: path)
    else { continue }
    for key in component.defaultsInProperties {
      let place = Place(path: path, range: key)
      context.report(
        place, ignoredDefault,
        fix: Fix(
          en: "write value", zh: "改为 value", .suggested, edits: [Edit(replace: place, with: "value")]))
    }
  }
}

private func checkTypesInProps(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  guard context.dialect.family == .alipay, let component = componentWithOwnOptions(script) else { return }
  // Beside other types, `{ type: null }` is one.
  let hasTypes = component.typesInProps.contains { !$0.isNull }
  for prop in component.typesInProps where hasTypes {
    context.report(Place(path: text.path, range: prop.range), typeAsDefault(prop))
  }
}

/// WeChat's pages take behaviors ("Page" of its manual, behaviors); of others it is not known.
private func checkBehaviorsOfPage(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  guard context.dialect.id == "wxml" else { return }
  for page in script.objects where page.kind == .page {
    guard let key = page.misspelledBehaviors, !isRead(key.value, in: text) else { continue }
    context.report(Place(path: text.path, range: key.range), misspelledBehaviors(key.value))
  }
}

private func foreignOption(_ name: String, _ own: String, _ dialect: Dialect) -> Message {
  Message(
    en: "\(dialect.name) components use \"\(own)\", not \"\(name)\"",
    zh: "“\(name)”在 \(dialect.name) 中应写作“\(own)”",
    help: .init(en: "write \"\(own)\", whose values have another form", zh: "改为“\(own)”，其值的写法不同")
  )
}

private func misspelledOption(_ name: String, _ near: String) -> Message {
  Message(en: "\"\(name)\" is not an option of a component", zh: "“\(name)”不是组件的选项", help: didYouMean(near))
}

private func misspelledBehaviors(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is not an option of a page", zh: "“\(name)”不是页面的选项", help: didYouMean("behaviors"))
}

private let ignoredDefault = Message(
  en: "\"default\" is ignored: the initial value is \"value\"", zh: "“default”会被忽略：初始值应写作“value”",
  help: .init(en: "write \"value\"", zh: "改为“value”"))

private func typeAsDefault(_ prop: TypeInProps) -> Message {
  Message(
    en: "a default, not a type: \"\(prop.name)\" is \(prop.isObject ? "an object" : "a function") here",
    zh: "这里应为默认值而不是类型：“\(prop.name)”在这里是\(prop.isObject ? "对象" : "函数")",
    help: .init(en: "write the default value", zh: "改为没有传值时的默认值"))
}
