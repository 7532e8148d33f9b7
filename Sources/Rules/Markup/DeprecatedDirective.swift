import Diagnostics
import Linting
import Markup

/// A directive that has another name now.
package var deprecatedDirective: Rule {
  Rule(
    id: "deprecated-directive",
    summary: .init(en: "a directive that has been renamed", zh: "指令已改名"),
    category: .markup,
    severity: .info,
    rationale: .init(
      en: "It still works but is no longer documented.",
      zh: "旧名称仍然有效，但文档中已不再提及。"),
    fix: .safe,
    dialects: .where { !$0.directives.deprecated.isEmpty },
    examples: [
      .wrong(
        in: .wxml, #"<view ⟦wx:for-items⟧="{{l}}" wx:key="id"/>"#,
        message: #""wx:for-items" is deprecated: use wx:for"#, fixed: #"<view wx:for="{{l}}" wx:key="id"/>"#),
      .right(in: .wxml, #"<view wx:for="{{l}}" wx:key="id"/>"#),
    ],
    checks: [.attributes(.known(.for), checkDeprecatedDirective)])
}

private func checkDeprecatedDirective(_ attribute: Attribute, _: Element, _ context: FileContext) {
  let directives = context.dialect.directives
  let name = attribute.nameText
  guard let rest = directives.rest(of: name), directives.deprecated.contains(String(rest)),
    let meaning = directives.synonyms[String(rest)], let usual = directives.word(meaning)
  else { return }
  let right = String(name.dropLast(rest.count)) + usual
  context.report(
    attribute.nameRange, renamed(name, right),
    fix: Fix(
      en: "write \(right)", zh: "改为 \(right)", .safe,
      edits: [context.replace(attribute.nameRange, with: right)]))
}

private func renamed(_ name: String, _ right: String) -> Message {
  Message(
    en: "\"\(name)\" is deprecated: use \(right)", zh: "“\(name)”已改名为 \(right)",
    help: .init(en: "write \(right)", zh: "改为 \(right)"))
}
