import Diagnostics
import Linting
import MiniProgram
import Script

/// A script that no parser accepts.
package var invalidScript: Rule {
  Rule(
    id: "invalid-script",
    summary: .init(en: "a syntax error in a script", zh: "脚本有语法错误"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        The script does not run: its page stays empty, and its component does nothing. Only the first \
        mistake is reported, and only what no version of JavaScript accepts: a missing or extra comma in an \
        object, a semicolon between its members, a bracket or a string that does not end. Brackets are not \
        compared in scripts with divisions or regular expressions.
        """,
      zh:
        """
        脚本不会运行：页面一片空白，组件不起作用。只报告第一个错误，且只报告任何版本的 JavaScript 都不接受的写法：对象中缺少或多出逗号、成员之间写了分号、括号或字符串没有结束。含有除法或正则表达式的脚本不检查括号。
        """),
    examples: [
      .wrong(
        [
          "pages/a/a.axml": "<view/>",
          "pages/a/a.js": """
          Page({
            data: { a: 1 }
            ⟦onLoad⟧() {}
          })
          """,
        ], message: #"missing "," before "onLoad""#),
      .right([
        "pages/a/a.axml": "<view/>",
        "pages/a/a.js": """
        Page({
          data: { a: 1, },
          onLoad() { label: for (;;) { break label } },
        })
        """,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": "<view/>",
          "pages/a/a.js": "Page({ onLoad() { wx.showToast({ title: 'a' ⟦icon⟧: 'none' }) } })",
        ], message: #"missing "," before "icon""#),
      .right(
        [
          "pages/a/a.wxml": "<view/>",
          "pages/a/a.js": "Page({ onLoad() { wx.showToast({ title: 'a', icon: 'none', }) } })",
        ]),
      .wrong(
        [
          "pages/a/a.swan": "<view/>",
          "pages/a/a.js": "Page({ onLoad() {}⟦;⟧ onShow() {} })",
        ], message: #"unexpected ";" in an object"#),
      .right(
        [
          "pages/a/a.swan": "<view/>",
          "pages/a/a.js": "Page({ onLoad() {}, onShow() {} });",
        ]),
    ],
    checks: [.script(checkInvalidScript), .project(checkInvalidModules)])
}

private func checkInvalidScript(_ script: ScriptFacts, _ text: SourceText, _ context: FileContext) {
  guard let mistake = script.mistake else { return }
  context.report(Place(path: text.path, range: mistake.range), invalidScriptMessage(mistake.kind))
}

/// Checks the script of the app and the modules that scripts import.
private func checkInvalidModules(_ context: ProjectContext) {
  for module in context.project.importedModules + context.project.modulesOfAppAlone {
    guard let mistake = module.facts.mistake else { continue }
    context.report(Place(path: module.path, range: mistake.range), invalidScriptMessage(mistake.kind))
  }
}

private func invalidScriptMessage(_ kind: ScriptMistake.Kind) -> Message {
  switch kind {
  case .missingComma(let name):
    Message(
      en: "missing \",\" before \"\(name)\"", zh: "“\(name)”前缺少“,”",
      help: .init(en: "write a comma between the members of the object", zh: "用逗号隔开对象的成员"))
  case .extraSeparator(let sign):
    Message(
      en: "unexpected \"\(sign)\" in an object", zh: "对象中不能有“\(sign)”",
      help: .init(en: "write one comma between the members of the object", zh: "对象的成员之间只写一个逗号"))
  case .unclosed(let sign):
    Message(
      en: "\"\(sign)\" is never closed", zh: "“\(sign)”没有闭合",
      help: .init(en: "close it, or delete it", zh: "补上结尾，或删除它"))
  case .unopened(let sign):
    Message(
      en: "\"\(sign)\" closes nothing", zh: "“\(sign)”没有对应的开头",
      help: .init(en: "delete it, or write what it closes", zh: "删除它，或补上对应的开头"))
  }
}
