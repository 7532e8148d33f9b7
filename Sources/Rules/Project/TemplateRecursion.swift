import Diagnostics
import Linting
import MiniProgram

/// A template that uses itself.
package var templateRecursion: Rule {
  Rule(
    id: "template-recursion",
    summary: .init(
      en: "a template that uses itself, directly or through others", zh: "模板直接或通过其他模板使用自身"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        WeChat's old framework renders no template inside itself: the base library stops at the inner use, \
        even under a condition, and logs "is being call recursively, will be stop". Only the first level \
        is shown.
        """,
      zh:
        """
        微信旧框架不会在模板内部再次渲染该模板：基础库会在内层使用处停止，并输出日志“is being call recursively, will be stop”，写在条件中也是如此，因此只显示第一\
        层。
        """),
    sources: [
      .init(
        en:
          "the code that WeChat's compiler `wcc` writes for each template: it notes that it is being rendered, and stops",
        zh: "微信的编译器 `wcc` 为每个模板生成的代码：它会记录该模板正在渲染，并停止")
    ],
    dialects: .withSecondFramework,
    examples: [
      .wrong(
        in: .wxml,
        """
        <template name="tree"><view>{{node.name}}</view>
        <template is="⟦tree⟧" wx:for="{{node.children}}" wx:key="id" data="{{node: item}}"/></template>
        <template is="tree" data="{{node}}"/>
        """, message: #"template "tree" uses itself: the base library stops there"#),
      .right(
        in: .wxml,
        """
        <template name="leaf"><text>{{node.name}}</text></template>
        <template name="tree"><template is="leaf" wx:for="{{node.children}}" wx:key="id" data="{{node: item}}"/></template>
        <template is="tree" data="{{node}}"/>
        """),
    ],
    checks: [.project(checkTemplateRecursion)])
}

private func checkTemplateRecursion(_ context: ProjectContext) {
  let project = context.project
  var mayUseSecondFramework: Bool?
  let cycles = project.templateCycles { file in
    let unit = file.unit
    guard unit.dialect.secondFramework != nil, !unit.usesSecondFramework, !file.facts.hasSyntaxMistakes,
      !file.facts.hasUndecidedConditions
    else { return false }
    // A file of templates has no configuration of its own.
    if unit.kind != .fragment { return true }
    let may = mayUseSecondFramework ?? project.sources.mayUseSecondFramework
    mayUseSecondFramework = may
    return !may
  }
  for cycle in cycles {
    guard let first = cycle.links.first, let name = first.use.name else { continue }
    context.report(
      project.files[first.file].place(first.use.range),
      cycle.isDirect ? usesItself(name) : leadsBack(name),
      related: cycle.links.dropFirst().prefix(maxRelatedUses).map {
        RelatedPlace(
          en: "and on from here", zh: "再从这里继续", at: project.files[$0.file].place($0.use.range))
      })
  }
}

/// How many further uses of a circle a finding names.
private let maxRelatedUses = 10

private func usesItself(_ name: String) -> Message {
  Message(
    en: "template \"\(name)\" uses itself: the base library stops there", zh: "模板“\(name)”使用了自身，基础库会在此处停止",
    help: recursionHelp)
}

private func leadsBack(_ name: String) -> Message {
  Message(
    en: "template \"\(name)\" leads back to this one: the base library stops there",
    zh: "模板“\(name)”又回到此模板，基础库会在此处停止", help: recursionHelp)
}

private let recursionHelp = LocalizedText(
  en: "make it a component, which may use itself, or write out the levels", zh: "改为组件（组件可以使用自身），或逐层写出模板")
