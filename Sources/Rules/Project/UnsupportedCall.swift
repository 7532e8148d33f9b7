import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A call in a mustache of something that is not in a script module.
package var unsupportedCall: Rule {
  Rule(
    id: "unsupported-call",
    summary: .init(
      en: "a call of an undefined function in a mustache",
      zh: "双大括号中调用了脚本模块没有的函数"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        A mustache can call only the functions of the file's script modules: neither methods of the page \
        nor methods of strings and arrays. Its place stays empty. An included file has the modules of the \
        files that include it. An object that many files call and none defines comes from a build: it is \
        not reported, but a note names it until you list it in "globals" of mpcheck.json. A function that \
        a module does not export is reported in every language, if all exports of the module are written \
        out. Under glass-easel a mustache can call a function in the data, but without its object: methods \
        of strings and arrays fail, and methods of the page are not found.
        """,
      zh:
        """
        双大括号中只能调用此文件的脚本模块的函数，不能调用页面的方法，也不能调用字符串和数组的方法。该位置什么也不显示。通过 include 引用的文件，可以使用引用方的模块。许多文件都在调用、而没有文件\
        定义的对象由构建提供：不报告，只输出一条注意，直到将其写入 mpcheck.json 的“globals”。模块没有导出的函数，只要模块的导出全部写明，在所有页面语言中都会报告。\
        glass-easel 下可以调用 data 中的函数，但调用时没有 this：字符串和数组的方法会出错，页面的方法也找不到。
        """),
    fix: .suggested,
    examples: [
      .wrong(
        in: .wxml,
        #"<view>{{⟦price.toFixed⟧(2)}}</view><view class="{{a ? ⟦JSON.stringify⟧(b) : ⟦f⟧(1)}}"/>"#,
        message: #""price.toFixed" is not a function of a script module"#,
        #""JSON.stringify" is not a function of a script module"#,
        #""f" is not a function of a script module"#),
      .wrong(
        [
          "pages/a/a.wxml": #"<wxs module="m" src="./m.wxs"/><view>{{m.⟦formt⟧(a)}}</view>"#,
          "pages/a/m.wxs": "module.exports = { format: function (a) { return a } }",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""m" has no function "formt""#,
        fixed: #"<wxs module="m" src="./m.wxs"/><view>{{m.format(a)}}</view>"#),
      .right([
        "pages/a/a.wxml": #"<wxs module="m" src="./m.wxs"/><view>{{m.f(a)}}</view><include src="./b"/>"#,
        "pages/a/b.wxml": "<view>{{m.f(a)}}</view>",
        "pages/a/m.wxs": "module.exports = { f: function (a) { return a } }",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.axml": #"<import-sjs name="m" from="./m.sjs"/><view>{{m.⟦g⟧(a)}}</view>"#,
          "pages/a/m.sjs": "export default { f: a => a }",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""m" has no function "g""#),
      .right(
        [
          "pages/a/a.axml": #"<import-sjs name="m" from="./m.sjs"/><view>{{m.f(a)}}</view>"#,
          "pages/a/m.sjs": "export default { f: a => a }",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .wrong(
        [
          "pages/a/a.swan": #"<import-sjs module="m" src="./m.sjs"/><view>{{m.⟦g⟧(a)}}</view>"#,
          "pages/a/m.sjs": "export default { f: a => a }",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""m" has no function "g""#),
      .right(
        [
          "pages/a/a.swan": #"<import-sjs module="m" src="./m.sjs"/><view>{{m.f(a)}}</view>"#,
          "pages/a/m.sjs": "export default { f: a => a }",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkUnsupportedCall)])
}

/// The documents of these platforms say that mustaches call functions of modules alone.
private let dialectsWithoutCalls: [Dialect] = [.wxml, .ttml, .qml, .ksml]

private func checkUnsupportedCall(_ context: ProjectContext) {
  checkModuleCalls(context)
  let project = context.project
  var mayBeOfSecondFramework: Bool?
  var provided: [ProvidedObject]?
  let globals = project.sources.globals
  for (index, file) in project.files.enumerated() where !file.facts.dataCalls.isEmpty {
    if !dialectsWithoutCalls.contains(where: { $0 === file.unit.dialect }) { continue }
    if file.unit.kind == .fragment, file.unit.dialect.secondFramework != nil {
      let may = mayBeOfSecondFramework ?? project.sources.mayUseSecondFramework
      mayBeOfSecondFramework = may
      if may { continue }
    }
    let modules = project.modulesOfIncluders(of: index)
    for call in file.facts.dataCalls where !modules.contains(call.root) && !globals.contains(call.root) {
      let known = provided ?? project.providedObjects.filter { !globals.contains($0.name) }
      if provided == nil {
        provided = known
        for object in known where object.isCounted { context.note(providedObject(object)) }
      }
      if call.isOfMember, known.contains(where: { $0.name == call.root }) { continue }
      let text = project.sources.text(file.unit.path)?.string(call.range) ?? call.root
      context.report(file.place(call.range), unsupportedCallMessage(text, file.unit.dialect))
    }
  }
}

private func providedObject(_ object: ProvidedObject) -> LocalizedText {
  let name = object.name
  return LocalizedText(
    en:
      "\"\(name)\" is called in \(object.placeCount) places of \(object.fileCount) files and defined nowhere: "
      + "if a build provides it, add \"globals\": [\"\(name)\"]",
    zh: "\(object.fileCount) 个文件的 \(object.placeCount) 处调用了“\(name)”，但没有任何文件定义它："
      + "如果由构建提供，请添加 \"globals\": [\"\(name)\"]")
}

private func unsupportedCallMessage(_ callee: String, _ dialect: Dialect) -> Message {
  let module = dialect.files.module.uppercased()
  return Message(
    en: "\"\(callee)\" is not a function of a script module", zh: "“\(callee)”不是脚本模块的函数",
    help: .init(
      en:
        "write the function in \(module == "SJS" ? "an" : "a") \(module) module, or compute the value in the script",
      zh: "把该函数写在 \(module) 模块中，或在脚本中算出该值"))
}
