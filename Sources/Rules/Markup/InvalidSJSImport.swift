import Diagnostics
import Linting
import Markup

/// An `import-sjs` that imports nothing.
package var invalidSJSImport: Rule {
  Rule(
    id: "invalid-sjs-import",
    summary: .init(
      en: "an import-sjs without name or from, or of another file type",
      zh: "import-sjs 缺少 name 或 from，或引入的不是 .sjs 文件"),
    category: .markup,
    severity: .error,
    rationale: .init(
      en: "The module is not bound, so every call of it on the page fails.",
      zh: "模块没有绑定，因此页面上对该模块的每次调用都会失败。"),
    examples: [
      .wrong(#"<⟦import-sjs⟧ from="./a.sjs"/>"#, message: #""import-sjs" lacks name"#),
      .right([
        "pages/a/a.axml": #"<import-sjs name="a" from="./a.sjs"/><text>{{a.format(price)}}</text>"#,
        "pages/a/a.sjs": "export default { format: price => price.toFixed(2) }",
      ]),
      .wrong(
        in: .wxml,
        #"<⟦wxs⟧ src="./a.wxs"/><⟦wxs⟧ module="m"/><⟦wxs⟧ module="n" src="./a.js"/><⟦wxs⟧>a</wxs>"#,
        message: #""wxs" lacks module"#, #""wxs" lacks src"#, #""./a.js" is not a .wxs file"#,
        #""wxs" lacks module"#),
      .wrong(
        in: .swan, #"<⟦import-sjs⟧ module="m" from="./a.sjs"/><⟦filter⟧ module="n" src="./a.js"/>"#,
        message: #""import-sjs" lacks src"#, #""./a.js" is not a .filter.js file"#),
      .right(
        [
          "pages/a/a.wxml": #"<wxs src="./a.wxs" module="a"/><text>{{a.format(price)}}</text>"#,
          "pages/a/a.wxs": "module.exports = { format: function (price) { return price.toFixed(2) } }",
        ]),
      .right(
        [
          "pages/a/a.swan": #"<import-sjs src="./a.sjs" module="a"/><text>{{a.format(price)}}</text>"#,
          "pages/a/a.sjs": "export default { format: price => price.toFixed(2) }",
        ]),
    ],
    checks: [.elements(.scriptModules, checkInvalidSJSImport)])
}

private func checkInvalidSJSImport(_ element: Element, _ context: FileContext) {
  let dialect = context.dialect
  guard let module = dialect.scriptModules.first(where: { $0.tag == element.tag }) else { return }
  // What is between the tags is the module then.
  let hasBody = module.takesBody && element.children.contains { _ in true }
  let wanted = hasBody ? [module.name] : [module.name, module.source]
  let missing = wanted.filter { isMissing(element.attribute($0), context) }
  if !missing.isEmpty {
    context.report(element.tagRange, missingAttributes(missing, module, dialect))
  } else if let source = element.attribute(module.source)?.staticValue {
    let path = context.string(context.text.trimmed(source))
    let suffix = dialect.suffix(of: module)
    if !path.hasSuffix(suffix) {
      context.report(element.tagRange, otherSuffix(context.excerpt(source), suffix))
    }
  }
}

private func isMissing(_ attribute: Attribute?, _ context: FileContext) -> Bool {
  attribute?.valueRange.map { context.text.trimmed($0).isEmpty } ?? true
}

private func missingAttributes(
  _ attributes: [KnownName], _ module: Dialect.ScriptModule, _ dialect: Dialect
) -> Message {
  let (name, source) = (dialect.spelling(module.name), dialect.spelling(module.source))
  return Message(
    en: "\"\(module.tag)\" lacks \(attributes.map(dialect.spelling).joined(separator: " and "))",
    zh: "“\(module.tag)”缺少 \(attributes.map(dialect.spelling).joined(separator: " 和 "))",
    help: .init(
      en: "write <\(module.tag) \(name)=\"...\" \(source)=\"./...\(dialect.suffix(of: module))\"/>",
      zh: "写成 <\(module.tag) \(name)=\"...\" \(source)=\"./...\(dialect.suffix(of: module))\"/>"))
}

private func otherSuffix(_ path: String, _ suffix: String) -> Message {
  Message(
    en: "\"\(path)\" is not \(suffix == ".sjs" ? "an" : "a") \(suffix) file",
    zh: "“\(path)”不是 \(suffix) 文件",
    help: .init(en: "write the path with its suffix \(suffix)", zh: "写上带后缀 \(suffix) 的路径"))
}
