import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Script

/// A form of JavaScript that a script module of WeChat cannot have.
package var scriptModuleSyntax: Rule {
  Rule(
    id: "script-module-syntax",
    summary: .init(en: "unsupported syntax in a WXS module", zh: "WXS 模块中使用了不支持的语法"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        WXS is not JavaScript: it has only the syntax of ECMAScript 5, dates come from getDate(), regular \
        expressions from getRegExp(), and modules from require() and module.exports. The module does not \
        compile, so its functions are missing. Each form is reported once per module.
        """,
      zh:
        """
        WXS 不是 JavaScript：只有 ECMAScript 5 的语法，日期用 getDate() 生成，正则表达式用 getRegExp() 生成，模块用 require() 和 \
        module.exports。这样的模块无法编译，其中的函数都不存在。模块中的每种写法只报告一次。
        """),
    dialects: .withSecondFramework,
    examples: [
      .wrong(
        in: .wxml,
        """
        <wxs module="m">
        ⟦let⟧ tax = 0.1
        var withTax = a ⟦=>⟧ ⟦`⟧${a * tax}`
        module.exports = { withTax: withTax, year: function () { return ⟦new Date⟧().getFullYear() } }
        </wxs>
        <view>{{m.withTax(price)}}</view>
        """, script: "Page({ data: { price: 1 } })", message: "WXS does not support let",
        "WXS does not support =>",
        "WXS does not support template literals", "WXS does not support new Date"),
      .right(
        in: .wxml,
        """
        <wxs module="m">
        var tax = 0.1
        module.exports = { withTax: function (a) { return a * tax / 2 }, year: function () { return getDate().getFullYear() } }
        </wxs>
        <view>{{m.withTax(price)}}</view>
        """, script: "Page({ data: { price: 1 } })"),
    ],
    checks: [.project(checkScriptModuleSyntax)])
}

private func checkScriptModuleSyntax(_ context: ProjectContext) {
  let project = context.project
  var mayBeOfSecondFramework: Bool?
  var modules: [String] = []
  for file in project.files where !file.unit.usesSecondFramework && file.unit.dialect.secondFramework != nil {
    let facts = file.facts
    if facts.moduleBodies.isEmpty && facts.references.allSatisfy({ $0.kind != .module }) { continue }
    if file.unit.kind == .fragment {
      let may = mayBeOfSecondFramework ?? project.sources.mayUseSecondFramework
      mayBeOfSecondFramework = may
      if may { continue }
    }
    if !facts.moduleBodies.isEmpty, let text = project.sources.text(file.unit.path) {
      for body in facts.moduleBodies {
        let module = ModuleSyntax(text, in: body.range)
        report(module, in: text.path, context)
        modules += paths(module.required, from: text.path, file.unit.dialect, project)
      }
    }
    for reference in facts.references where reference.kind == .module {
      if case .file(let path) = reference.resolution { modules.append(path) }
    }
  }
  guard let dialect = project.files.first(where: { $0.unit.dialect.secondFramework != nil })?.unit.dialect
  else {
    return
  }
  var seen: Set<String> = []
  while let path = modules.popLast() {
    guard seen.insert(path).inserted, !isInPackage(path), let text = project.sources.text(path) else {
      continue
    }
    let module = ModuleSyntax(text)
    project.sources.modules.note(module.comments, of: path)
    report(module, in: path, context)
    modules += paths(module.required, from: path, dialect, project)
  }
}

private func paths(_ required: [String], from path: String, _ dialect: Dialect, _ project: Project)
  -> [String]
{
  required.compactMap {
    guard case .file(let path) = project.sources.resolver.resolve($0, from: path, as: .script, in: dialect)
    else {
      return nil
    }
    return path
  }
}

private func report(_ module: ModuleSyntax, in path: String, _ context: ProjectContext) {
  for (form, range) in module.uses {
    context.report(Place(path: path, range: range), unsupported(form))
  }
}

private func unsupported(_ form: ModuleSyntax.Form) -> Message {
  let (name, help) = words(of: form)
  return Message(en: "WXS does not support \(name.english)", zh: "WXS 不支持 \(name.chinese)", help: help)
}

private func words(of form: ModuleSyntax.Form) -> (name: LocalizedText, help: LocalizedText) {
  func same(_ name: String) -> LocalizedText { LocalizedText(en: name, zh: name) }
  func write(_ text: String) -> LocalizedText { LocalizedText(en: "write \(text)", zh: "改为 \(text)") }
  return switch form {
  case .arrow: (same("=>"), write("function () { return ... }"))
  case .let: (same("let"), write("var"))
  case .const: (same("const"), write("var"))
  case .template:
    (
      LocalizedText(en: "template literals", zh: "模板字符串"),
      LocalizedText(en: "join strings with +", zh: "用 + 连接字符串")
    )
  case .class: (same("class"), write("function"))
  case .export: (same("export"), write("module.exports"))
  case .import: (same("import"), write("require()"))
  case .newDate: (same("new Date"), write("getDate()"))
  case .newRegExp: (same("new RegExp"), write("getRegExp()"))
  case .regularExpression:
    (LocalizedText(en: "regular expression literals", zh: "正则表达式字面量"), write("getRegExp()"))
  }
}
