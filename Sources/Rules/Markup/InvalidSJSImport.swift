import Diagnostics
import Linting
import Markup

/// An `import-sjs` that imports nothing.
package let invalidSJSImport = Rule(
  id: "invalid-sjs-import",
  summary: "an import-sjs without name or from, or of a file that is not an .sjs",
  category: .markup,
  severity: .error,
  rationale: "The module is not bound, so that every call of it on the page fails.",
  examples: [
    .wrong(#"<⟦import-sjs⟧ from="./a.sjs"/>"#, message: #""import-sjs" lacks name"#),
    .wrong(#"<⟦import-sjs⟧ name="a" src="./a.sjs"/>"#, message: #""import-sjs" lacks from"#),
    .wrong(#"<⟦import-sjs⟧ name=""/>"#, message: #""import-sjs" lacks name and from"#),
    .wrong(#"<⟦import-sjs⟧ name="a" from="./a.js"></import-sjs>"#, message: #""./a.js" is not an .sjs file"#),
    .wrong(#"<⟦import-sjs⟧ name="{ a, b: c }" from="./a"/>"#, message: #""./a" is not an .sjs file"#),
    .right([
      .init(
        "pages/a/a.axml", #"<import-sjs name="a" from="./a.sjs"/><text>{{a.format(price)}}</text>"#),
      .init("pages/a/a.sjs", "export default { format: price => price.toFixed(2) }"),
    ]),
    .right(
      #"<import-sjs name="a" from="./a.sjs"/><import-sjs name="{ b, c: d }" from='/b.sjs'></import-sjs>"#),
    .right(#"<import src="./a.axml"/>"#),

    .wrong(
      in: .wxml, #"<⟦wxs⟧ src="./a.wxs"/><⟦wxs⟧ module="m"/><⟦wxs⟧ module="n" src="./a.js"/><⟦wxs⟧>a</wxs>"#,
      message: #""wxs" lacks module"#, #""wxs" lacks src"#, #""./a.js" is not a .wxs file"#,
      #""wxs" lacks module"#),
    .right(
      in: .wxml, #"<wxs module="m" src="./a.wxs"/><wxs module="n">module.exports = 1 < 2</wxs>{{m}}{{n}}"#),
    .wrong(
      in: .swan, #"<⟦import-sjs⟧ module="m" from="./a.sjs"/><⟦filter⟧ module="n" src="./a.js"/>"#,
      message: #""import-sjs" lacks src"#, #""./a.js" is not a .filter.js file"#),
    .right(
      in: .swan,
      #"<import-sjs module="m" src="./a.sjs"/><filter module="n" src="./a.filter.js"></filter>{{m}}{{n}}"#),
  ],
  checks: [.elements(.scriptModules, check)])

private func check(_ element: Element, _ context: FileContext) {
  let dialect = context.dialect
  guard let module = dialect.scriptModules.first(where: { $0.tag == element.tag }) else { return }
  // What is between the tags is the module then.
  let hasBody = module.takesBody && element.children.contains { _ in true }
  let wanted = hasBody ? [module.name] : [module.name, module.source]
  let missing = wanted.filter { isMissing(element.attribute($0), context) }
  if !missing.isEmpty {
    context.report(element.tagRange, .missingAttributes(missing, module, dialect))
  } else if let source = element.attribute(module.source)?.staticValue {
    let path = context.string(context.text.trimmed(source))
    let suffix = dialect.suffix(of: module)
    if !path.hasSuffix(suffix) {
      context.report(element.tagRange, .otherSuffix(context.excerpt(source), suffix))
    }
  }
}

private func isMissing(_ attribute: Attribute?, _ context: FileContext) -> Bool {
  attribute?.valueRange.map { context.text.trimmed($0).isEmpty } ?? true
}

extension Message {
  fileprivate static func missingAttributes(
    _ attributes: [KnownName], _ module: Dialect.ScriptModule, _ dialect: Dialect
  ) -> Message {
    let (name, source) = (dialect.spelling(module.name), dialect.spelling(module.source))
    return Message(
      "\"\(module.tag)\" lacks \(attributes.map(dialect.spelling).joined(separator: " and "))",
      help: "write <\(module.tag) \(name)=\"...\" \(source)=\"./...\(dialect.suffix(of: module))\"/>")
  }

  fileprivate static func otherSuffix(_ path: String, _ suffix: String) -> Message {
    Message(
      "\"\(path)\" is not \(suffix == ".sjs" ? "an" : "a") \(suffix) file",
      help: "write the path with its suffix \(suffix)")
  }
}
