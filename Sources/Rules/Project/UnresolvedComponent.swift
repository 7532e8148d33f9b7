import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import Script

/// A component path that leads nowhere.
package var unresolvedComponent: Rule {
  Rule(
    id: "unresolved-component",
    summary: .init(
      en: "an unresolved component path in usingComponents",
      zh: "usingComponents 中的路径没有指向组件"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        The tag shows nothing, or the build fails. Not reported for paths that only a build or an \
        installation can create, and for paths of plugins. A path is still reported if its end leads to a \
        component from another folder, if it leaves the repository, or if its plugin's name is similar to \
        one in app.json.
        """,
      zh:
        """
        该标签什么也不显示，或者构建失败。只有构建或安装之后才会存在的路径不报告，插件的路径也不报告。但如果路径的末尾部分在另一个目录中对应一个组件，路径超出了仓库，或插件名与 app.json 中的某个\
        插件名相近，则仍然报告。
        """),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "card": "⟦/components/crad/index⟧" } }"#,
          "pages/a/a.axml": "<card/>",
          "components/card/index.axml": "<view/>",
          "components/card/index.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no component at "/components/crad/index""#),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "card": "⟦../components/card/card⟧" } }"#,
          "pages/a/a.axml": "<card/>",
          "components/card/card.axml": "<view/>",
          "components/card/card.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no component at "../components/card/card""#,
        fixed: #"{ "usingComponents": { "card": "../../components/card/card" } }"#),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "map-view": "⟦plugin://calender/index⟧" } }"#,
          "pages/a/a.wxml": "<map-view/>",
          "app.json":
            #"{ "pages": ["pages/a/a"], "plugins": { "calendar": { "version": "1.0.0", "provider": "wx1" } } }"#,
        ], message: #"there is no component at "plugin://calender/index""#,
        fixed: #"{ "usingComponents": { "map-view": "plugin://calendar/index" } }"#),
      .right([
        "pages/a/a.json": #"{ "usingComponents": { "a": "mini-ali-ui/es/lsit/index" } }"#,
        "pages/a/a.axml": "<a/>",
        "node_modules/mini-ali-ui/es/list/index.json": #"{ "component": true }"#,
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "card": "⟦/components/crad/index⟧" } }"#,
          "pages/a/a.wxml": "<card/>",
          "components/card/index.wxml": "<view/>",
          "components/card/index.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no component at "/components/crad/index""#),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "b": "⟦./b⟧", "c": "dynamicLib://lib/c" } }"#,
          "pages/a/a.swan": "<b/><c/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no component at "./b""#),
      .right(
        [
          "pages/a/a.json": #"{ "usingComponents": { "card": "/components/card/index" } }"#,
          "pages/a/a.wxml": "<card/>",
          "components/card/index.wxml": "<view/>",
          "components/card/index.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .right(
        [
          "pages/a/a.json":
            #"{ "usingComponents": { "card": "/components/card/index", "c": "dynamicLib://lib/c" } }"#,
          "pages/a/a.swan": "<card/><c/>",
          "components/card/index.swan": "<view/>",
          "components/card/index.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkUnresolvedComponent)])
}

private func checkUnresolvedComponent(_ context: ProjectContext) {
  let project = context.project
  var paths = NearestPaths(project.sources)
  var scriptless = ScriptlessComponents(project)
  func look(at registrations: [ComponentRegistration], in path: String, _ dialect: Dialect? = nil) {
    for registration in registrations {
      let place = Place(path: path, range: registration.pathRange)
      let tried: String
      switch project.sources.resolver.resolve(registration.path, from: path, as: .component, in: dialect) {
      case .missing(let path): tried = path
      case .unknowable(let reason):
        if reason == .plugin, let meant = context.pluginPath(near: registration.path, in: path) {
          context.report(
            place, missingComponent(registration.path, near: meant.path), fix: meant.fix(at: place))
          continue
        }
        if let meant = paths.relocated(registration.path, in: path, as: .component, dialect, reason) {
          context.report(
            place, missingComponent(registration.path, near: meant.path), fix: meant.fix(at: place))
          continue
        }
        guard reason == .absentFolder,
          let misspelled = paths.pathWithMisspelledFolder(registration.path, in: path)
        else { continue }
        tried = misspelled
      case .file(let path):
        guard let target = project.indexes[path] else { continue }
        if scriptless.contain(target) {
          context.report(place, noScript(registration.path, project.files[target]))
        }
        continue
      }
      if let inner = project.sources.componentInside(registration.path, from: path, dialect) {
        context.report(
          place, missingComponent(registration.path, near: inner),
          fix: RelocatedPath(path: inner, isOnlyOne: true).fix(at: place))
      } else if let near = paths.nearest(to: tried, writtenAs: registration.path, in: path) {
        context.report(place, missingComponent(registration.path, near: near))
      } else {
        let meant = paths.relocated(registration.path, in: path, as: .component, dialect)
        context.report(
          place, missingComponent(registration.path, near: meant?.path), fix: meant?.fix(at: place))
      }
    }
  }
  if let app = project.sources.app, let path = project.sources.appText?.path {
    look(at: app.usingComponents + app.publicComponents, in: path)
  }
  for file in project.files {
    // Its configuration as a whole is not copied.
    guard file.unit.configuration != nil, case let own = file.unit.configuration!.usingComponents,
      !own.isEmpty
    else { continue }
    look(at: own, in: file.unit.configurationPath, file.unit.dialect)
  }
}

extension ProgramSources {
  /// The path of the component with the name of its folder, `components/card/card`, where a path leads to the folder.
  fileprivate func componentInside(
    _ written: String, from path: String, _ dialect: Dialect?
  ) -> String? {
    let name = String(Path.lastComponent(written))
    guard !name.isEmpty, name.utf8.first != Path.dot else { return nil }
    let inner = written + "/" + name
    guard case .file = resolver.resolve(inner, from: path, as: .component, in: dialect) else { return nil }
    return inner
  }
}

extension ProjectContext {
  /// The path with the plugin that is nearly the one of `written`, which `app.json` does not name.
  fileprivate func pluginPath(near written: String, in path: String) -> RelocatedPath? {
    let scheme = "plugin://"
    let sources = project.sources
    guard written.hasPrefix(scheme), sources.program.kind == .app, sources.appError == nil,
      let plugins = sources.app?.plugins
    else { return nil }
    let rest = written.dropFirst(scheme.count)
    let name = String(rest.prefix { $0 != "/" })
    guard !name.isEmpty, !plugins.contains(name),
      let near = nearest(to: name, in: plugins, for: path, .strict)
    else { return nil }
    return RelocatedPath(
      path: scheme + near.name + rest.dropFirst(name.count), isOnlyOne: near.isOnlyOne)
  }
}

/// Which components of a program have no script, as far as that is asked for.
///
/// A JSON without `"component": true` is no lack: the manuals ask for it, and applications live without it.
private struct ScriptlessComponents {
  private let project: Project
  private var othersHaveScripts: Bool?

  init(_ project: Project) { self.project = project }

  /// Whether a file is declared as a component and has no script, which no build can be seen to give it.
  mutating func contain(_ file: Int) -> Bool {
    let sources = project.sources
    let file = project.files[file]
    guard file.unit.scriptPath == nil, DialectScope.only([.wxml, .ttml, .qml]).contains(file.unit.dialect),
      sources.isReadInPlace, sources.configuration(of: file)?.isComponent == true,
      !sources.mayHaveScript(file.unit.stem)
    else { return false }
    let known =
      othersHaveScripts
      ?? project.files.contains { other in
        sources.mayHaveScript(other.unit.stem) && sources.configuration(of: other)?.isComponent == true
      }
    othersHaveScripts = known
    return known
  }
}

extension RelocatedPath {
  /// Writes the right path; nil where there are several.
  func fix(at place: Place) -> Fix? {
    guard let path, isOnlyOne, !path.utf8.contains(where: RelocatedPath.special.contains) else { return nil }
    return writeInstead(path, at: place)
  }

  /// What cannot be written in a value as it is.
  private static let special = Array("\"'\\{&".utf8)
}

private func noScript(_ path: String, _ file: ProjectFile) -> Message {
  let script = Path.lastComponent(file.unit.stem) + ".js"
  return Message(
    en: "\"\(path)\" is not a component: it has no script", zh: "“\(path)”不是组件：它没有脚本",
    help: .init(en: "add \(script), which calls Component", zh: "添加 \(script)，并在其中调用 Component"))
}

private func missingComponent(_ path: String, near: String?) -> Message {
  Message(
    en: "there is no component at \"\(path)\"", zh: "找不到组件“\(path)”",
    help: didYouMean(near)
      ?? LocalizedText(
        en:
          #"a component is named by its path without suffix, relative to this file ("./") or to the folder of app.json ("/")"#,
        zh: "添加该组件，或更正路径：不带后缀，相对于此文件（“./”）或 app.json 所在目录（“/”）")
  )
}
