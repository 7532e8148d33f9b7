import Diagnostics
import Linting
import Markup
import MiniProgram

/// Two `import-sjs` that give one name.
package var duplicateSJSName: Rule {
  Rule(
    id: "duplicate-sjs-name",
    summary: .init(
      en: "a duplicate name of two import-sjs",
      zh: "两个 import-sjs 使用了同一个名称"),
    category: .project,
    severity: .error,
    rationale: .init(
      en: "The later script replaces the earlier one; with names in braces the build fails.",
      zh: "后面的脚本会取代前面的脚本；名称写在大括号中时，构建失败。"),
    examples: [
      .wrong(
        """
        <import-sjs from="@/a.sjs" name="m"/>
        <import-sjs from="@/b.sjs" name="⟦m⟧"/>
        {{m.a}}
        """, message: #""m" is already the name of another import-sjs"#),
      .right(
        """
        <import-sjs from="@/a.sjs" name="a"/>
        <import-sjs from="@/a.sjs" name="{ b: c }"/>
        {{a + c}}
        """),
      .wrong(
        in: .wxml, #"<wxs module="m">module.exports = 1</wxs><wxs module="⟦m⟧" src="@/a.wxs"/>{{m.a}}"#,
        message: #""m" is already the name of another wxs"#),
      .wrong(
        in: .swan,
        #"<import-sjs module="m" src="@/a.sjs"/><filter module="⟦m⟧" src="@/b.filter.js"/>{{m.a}}"#,
        message: #""m" is already the name of another filter"#),
      .right(
        in: .wxml,
        """
        <wxs module="a" src="@/a.wxs"/>
        <wxs module="b" src="@/b.wxs"/>
        {{a.one + b.two}}
        """),
      .right(
        in: .swan,
        """
        <import-sjs module="a" src="@/a.sjs"/>
        <filter module="b" src="@/b.filter.js"/>
        {{a.one + b.two}}
        """),
    ],
    checks: [.project(checkDuplicateSJSName)])
}

private func checkDuplicateSJSName(_ context: ProjectContext) {
  for file in context.project.files where !file.facts.hasUndecidedConditions {
    // A duplicate needs two modules.
    if file.facts.references.count + file.facts.inlineModules.count < 2 { continue }
    var first: [String: (range: ByteRange, module: Int)] = [:]
    for (index, module) in modules(of: file.facts).enumerated() {
      for (name, range) in module.names {
        guard let known = first[name] else {
          first[name] = (range, index)
          continue
        }
        if known.module == index { continue }
        context.report(
          file.place(range), nameTaken(name, file.unit.dialect.spelling(module.tag)),
          related: [RelatedPlace(en: "first given here", zh: "首次出现在这里", at: file.place(known.range))])
      }
    }
  }
}

/// The names that each module of a file is bound to, in the order of the file.
private func modules(of facts: MarkupFacts) -> [(names: [(name: String, range: ByteRange)], tag: KnownName)] {
  let imported = facts.references.filter { !$0.names.isEmpty }.map { ($0.names, $0.tag) }
  if facts.inlineModules.isEmpty { return imported }
  let inline = facts.inlineModules.map { ([(name: $0.name, range: $0.range)], KnownName.scriptModule) }
  return (imported + inline).sorted { $0.0[0].range.start < $1.0[0].range.start }
}

private func nameTaken(_ name: String, _ tag: String) -> Message {
  Message(
    en: "\"\(name)\" is already the name of another \(tag)", zh: "“\(name)”已是另一个 \(tag) 的名称",
    help: .init(en: "give this one another name", zh: "这一个改用其他名称"))
}
