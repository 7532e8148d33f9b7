import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Script

/// A function of a page, component or app that the platform would call under another name.
package var misspelledLifecycle: Rule {
  Rule(
    id: "misspelled-lifecycle",
    summary: .init(
      en: "a misspelled lifecycle function of a page, component or app", zh: "页面、组件或 App 的生命周期函数名拼写错误"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The platform calls these functions by their names, which are case-sensitive; it never calls a \
        function with another name. Not reported when the right function also exists, when a page, a call \
        or another script mentions the name, or when the body is empty. Where only letter case differs, \
        calls from functions that the platform calls do not count.
        """,
      zh: """
        平台按名称调用这些函数，并区分大小写；名称不符的函数永远不会调用。如果还有名称正确的函数，或者别处（页面文件、调用、其他脚本）\
        出现该名称，则不报告。函数体为空时也不报告。只有大小写不同时，平台所调用函数中的调用不算在内。
        """),
    fix: .suggested,
    sources: [
      .init(
        en: "\"Page\", \"App\" and \"Component\" of the vendors' documentation",
        zh: "各平台文档的“Page”、“App”和“Component”")
    ],
    examples: [
      .wrong(
        [
          "pages/a/a.js": "Page({ ⟦onload⟧() { f() }, ⟦onPullDownRefesh⟧() { g() }, onShow() {} })",
          "pages/a/a.axml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""onload" is never called"#, #""onPullDownRefesh" is never called"#,
        fixed: "Page({ onLoad() { f() }, onPullDownRefresh() { g() }, onShow() {} })"),
      .right("<view onTap=\"onShop\"/>", script: "Page({ onLoad() {}, onShop() {}, onOpen() {} })"),
      .wrong(
        [
          "card/card.wxml": "<view/>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js":
            "Component({ lifetimes: { ⟦attach⟧() { f() }, detached() {} }, pageLifetimes: { ⟦onShow⟧() { g() } } })",
        ], message: #""attach" is never called"#, #""onShow" is never called in pageLifetimes"#),
      .wrong(
        [
          "card/card.swan": "<view/>",
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ lifetimes: { ⟦Attached⟧() { f() } } })",
        ], message: #""Attached" is never called"#),
      .right(
        in: .wxml, #"<view bindtap="onShop"/>"#, script: "Page({ onLoad() {}, onShop() {}, onOpen() {} })"),
      .right(
        in: .swan, #"<view bindtap="onShop"/>"#, script: "Page({ onLoad() {}, onShop() {}, onOpen() {} })"),
    ],
    checks: [.project(checkMisspelledLifecycle)])
}

/// A function that the platform does not call.
private struct UncalledFunction {
  let name: String
  let range: ByteRange
  let meant: String
  let owner: Lifecycles.Owner
  let path: String
  /// The file of the page or component; nil for the app.
  let file: Int?
  /// The functions that the platform calls, where the name is one of them but for the case of letters: their calls of this one
  /// are no use of the name.
  var callers: Set<String> = []
  /// Whether such a function calls it.
  var isCalledByThese = false
}

private func checkMisspelledLifecycle(_ context: ProjectContext) {
  let project = context.project
  var uncalled = uncalledFunctions(of: project)
  if uncalled.isEmpty { return }
  var replacements = FrameworkReplacements(project)
  uncalled.removeAll { replacements.mayGive($0.name, to: $0.path) }
  var budget = LinkBudget(for: project)
  uncalled.removeAll { function in
    function.file.map { isSpelled(function.name, inMarkupOf: $0, project, &budget) } ?? false
  }
  removeEmpty(&uncalled, project.sources)
  let called = namesCalled(Set(uncalled.map(\.name)), in: project)
  for index in uncalled.indices where called.contains(uncalled[index].name) {
    uncalled[index].isCalledByThese = true
  }
  uncalled.removeAll { $0.isCalledByThese && ($0.callers.isEmpty || isUsedElsewhere($0, project)) }
  var counts: [MeantFunction: Int] = [:]
  for function in uncalled { counts[MeantFunction(function), default: 0] += 1 }
  for function in uncalled {
    let place = Place(path: function.path, range: function.range)
    var fix: Fix?
    // What calls it would have to be renamed, too.
    if counts[MeantFunction(function)] == 1, !function.isCalledByThese {
      fix = Fix(
        en: "write \(function.meant)", zh: "改为 \(function.meant)", .suggested,
        edits: [Edit(replace: place, with: function.meant)])
    }
    context.report(place, neverCalled(function), fix: fix)
  }
}

/// Removes the functions without statements: nothing is lost with them.
private func removeEmpty(_ functions: inout [UncalledFunction], _ sources: ProgramSources) {
  var bodies: [String: FunctionBodies] = [:]
  functions.removeAll { function in
    if bodies[function.path] == nil, let text = sources.text(function.path) {
      bodies[function.path] = FunctionBodies(in: text, sources.vocabularies[0])
    }
    return bodies[function.path]?.isEmpty(at: function.range) ?? false
  }
}

/// A function of one script that is meant, maybe by several.
private struct MeantFunction: Hashable {
  let path: String
  let owner: Lifecycles.Owner
  let name: String

  init(_ function: UncalledFunction) {
    (path, owner, name) = (function.path, function.owner, function.meant)
  }
}

private func uncalledFunctions(of project: Project) -> [UncalledFunction] {
  let sources = project.sources
  var found: [UncalledFunction] = []
  var mixins = MixinResolution(sources)
  for (index, file) in project.files(with: .doubtfulLifecycles) {
    guard let script = file.unit.script, let path = file.unit.scriptPath,
      let instance = script.soleInstance, !script.isIncomplete || script.lacksResolvableMixinsOnly
    else { continue }
    let dialect = file.unit.dialect
    let isPage = script.objects[instance].kind == .page
    let owner = isPage ? Lifecycles.Owner.page : .component
    let object = script.objects[instance]
    var all: [UncalledFunction] = []
    func add(_ name: String, _ range: ByteRange, _ owner: Lifecycles.Owner) {
      guard let meant = Lifecycles.meant(by: name, of: owner, in: dialect) else { return }
      var function = UncalledFunction(
        name: name, range: range, meant: meant, owner: owner, path: path, file: index)
      if name.lowercased() == meant.lowercased() {
        function.callers = Set(Lifecycles.functions(of: owner, in: dialect))
      }
      all.append(function)
    }
    for method in object.methods where method.location == .topLevel && method.kind == .function {
      add(method.name, method.nameRange, owner)
    }
    if !isPage {
      for name in object.lifetimes { add(name.value, name.range, .lifetimes) }
      for name in object.pageLifetimes { add(name.value, name.range, .pageLifetimes) }
    }
    if all.isEmpty { continue }
    // A mixin may have the right one.
    var known: Set<String> = []
    var knownOfPages: Set<String> = []
    for object in mixins.objects(of: file.unit).map(\.object) {
      known.formUnion(object.methods.lazy.map(\.name))
      known.formUnion(object.options.lazy.map(\.value))
      known.formUnion(object.lifetimes.lazy.map(\.value))
      knownOfPages.formUnion(object.pageLifetimes.lazy.map(\.value))
    }
    let wrong = Set(reportedOptions(script, path, sources, dialect.family).map(\.range))
    for function in all where !wrong.contains(function.range) {
      let names = function.owner == .pageLifetimes ? knownOfPages : known
      if !names.contains(function.meant) { found.append(function) }
    }
  }
  return found + uncalledFunctionsOfApp(sources)
}

/// What `foreign-component-option` says of a script.
private func reportedOptions(
  _ script: ScriptFacts, _ path: String, _ sources: ProgramSources, _ family: Dialect.Family
) -> [StringLiteral] {
  guard let component = componentWithOwnOptions(script), mayHaveWrongOptions(component, family),
    let text = sources.text(path)
  else { return [] }
  return wrongOptions(of: component, in: text, family).map(\.option)
}

private func uncalledFunctionsOfApp(_ sources: ProgramSources) -> [UncalledFunction] {
  guard sources.program.kind == .app, sources.program.dialects.count == 1,
    let path = ["/app.js", "/app.ts"].lazy.map({ sources.root + $0 }).first(where: sources.hasFile),
    let text = sources.text(path), let app = AppObject(in: text, sources.vocabularies[0]),
    // Then it is known which comments there hide findings.
    ReachableModules(from: path, in: sources) != nil
  else { return [] }
  return app.methods.compactMap { name in
    guard let meant = Lifecycles.meant(by: name.value, of: .app, in: sources.program.dialects[0]),
      !app.names.contains(meant)
    else { return nil }
    return UncalledFunction(
      name: name.value, range: name.range, meant: meant, owner: .app, path: path, file: nil)
  }
}

/// Whether the markup of a page or component spells a name.
private func isSpelled(
  _ name: String, inMarkupOf file: Int, _ project: Project, _ budget: inout LinkBudget
) -> Bool {
  guard let parts = project.parts(of: file, &budget) else { return true }
  var name = name
  return name.withUTF8 { name in
    parts.contains { part in
      project.sources.text(project.files[part].unit.path).map { $0.bytes.containsBytes(of: name) } ?? true
    }
  }
}

/// Those of the names that a script of the program calls or spells other than as the name of a function.
private func namesCalled(_ names: Set<String>, in project: Project, besides own: String? = nil) -> Set<String>
{
  if names.isEmpty { return [] }
  let sources = project.sources
  var paths = Set(project.importedModules.map(\.path))
  // Those of files that are not read, too.
  for stem in sources.program.pages.map(Path.stem) + [sources.root + "/app"] {
    for path in [stem + ".js", stem + ".ts"] where sources.hasFile(path) { paths.insert(path) }
  }
  if let own { paths.remove(own) }
  var called: Set<String> = []
  for path in paths where called.count < names.count {
    guard let text = sources.text(path) else { continue }
    let spelled = names.subtracting(called).filter { name in
      var name = name
      return name.withUTF8 { text.bytes.containsBytes(of: $0) }
    }
    if spelled.isEmpty { continue }
    called.formUnion(ScriptNames(in: text, sources.vocabularies[0]).used(among: spelled))
  }
  return called
}

/// Whether a script uses the name other than by calls from functions that the platform calls.
private func isUsedElsewhere(_ function: UncalledFunction, _ project: Project) -> Bool {
  if !namesCalled([function.name], in: project, besides: function.path).isEmpty { return true }
  guard let text = project.sources.text(function.path) else { return true }
  let names = ScriptNames(in: text, project.sources.vocabularies[0])
  return !names.used(among: [function.name], besidesCallsIn: function.callers).isEmpty
}

private func neverCalled(_ function: UncalledFunction) -> Message {
  let name = function.name
  if function.isCalledByThese {
    return Message(
      en: "the platform never calls \"\(name)\"", zh: "平台永远不会调用“\(name)”", help: didYouMean(function.meant))
  }
  let isForPages = function.owner == Lifecycles.Owner.pageLifetimes
  return Message(
    en: "\"\(name)\" is never called" + (isForPages ? " in pageLifetimes" : ""),
    zh: (isForPages ? "pageLifetimes 中的" : "") + "“\(name)”永远不会调用", help: didYouMean(function.meant))
}
