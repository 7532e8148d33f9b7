import Diagnostics
import Linting
import Markup

/// A template with more than one root element.
package var templateRoots: Rule {
  Rule(
    id: "template-roots",
    summary: .init(en: "a template definition with several root elements", zh: "模板定义有多个根元素"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        A template must have exactly one root node; some base libraries render only the first of several.
        """,
      zh: "模板必须有且只有一个根节点；有多个时，部分基础库只渲染第一个。"),
    // What the pages of Alipay about templates say.
    dialects: .only([.axml]),
    examples: [
      .wrong(
        #"<template name="a"><view/><⟦text⟧/><image/></template>"#,
        message: #""text" is a second root of the template "a""#),
      .right(#"<template name="a"><view><view/><text/><image/></view></template><template is="a"/>"#),
    ],
    checks: [.elements(.named("template"), checkTemplateRoots)])
}

private func checkTemplateRoots(_ element: Element, _ context: FileContext) {
  guard let name = element.attribute(.name), !context.document.hasUndecidedConditions else { return }
  var roots: [Element] = []
  for child in element.children {
    if let root = child.element, !isReference(root) { roots.append(root) }
  }
  guard let first = roots.first else { return }
  var last = first
  for root in roots where root != first {
    if last.mayBeFollowedInChain, root.continuesChain, last.followingSiblingElement == root {
      last = root
      continue
    }
    let isGuess =
      context.document.isUnclosed(element) || context.document.isUnclosed(last)
      || isForeignBranch(root, context)
    if !isGuess {
      context.report(
        root.tagRange,
        secondRoot(
          root.tag, name.valueRange.map(context.excerpt) ?? "",
          elif: excludeEachOther(roots, context) ? context.dialect.spelling(.elif) : nil),
        related: [RelatedPlace(en: "the first root", zh: "第一个根元素", at: context.place(first.tagRange))])
    }
    return
  }
}

/// Whether the element renders nothing in its place.
private func isReference(_ element: Element) -> Bool {
  element.name == .import || element.name.isScriptModule
}

/// Whether the element continues a chain in the form of another platform, which is reported there.
private func isForeignBranch(_ element: Element, _ context: FileContext) -> Bool {
  element.attributes.contains { [.elif, .else].contains(context.dialect.foreignDirective($0.nameText)) }
}

/// How many roots are compared with each other.
private let maxComparedRoots = 16

/// Whether all roots have conditions of which at most one is ever true: then one chain does the same.
private func excludeEachOther(_ roots: [Element], _ context: FileContext) -> Bool {
  if roots.count > maxComparedRoots { return false }
  let conditions = roots.compactMap { root -> Expression? in
    if root.has(.for) { return nil }
    return root.attribute(.if)?.wholeMustache.flatMap { context.expression($0).root?.unwrapped }
  }
  return conditions.count == roots.count
    && conditions.indices.allSatisfy { later in
      conditions[..<later].allSatisfy { $0.excludes(conditions[later]) }
    }
}

/// For a second root; `elif` is the directive that makes one chain of all roots.
private func secondRoot(_ tag: String, _ template: String, elif: String?) -> Message {
  Message(
    en: "\"\(tag)\" is a second root of the template \"\(template)\"",
    zh: "“\(tag)”是模板“\(template)”的第二个根元素",
    help: elif.map { LocalizedText(en: "make the second an \($0)", zh: "把第二个根元素的条件改为 \($0)") }
      ?? LocalizedText(en: "put one view around all of them", zh: "用一个 view 包裹所有根元素"))
}
