import Diagnostics
import Linting
import MiniProgram
import Script

/// A module that a script imports and that is not there.
package var unresolvedModule: Rule {
  Rule(
    id: "unresolved-module",
    summary: .init(
      en: "an unresolved relative path of require or import",
      zh: "require 或 import 的相对路径没有指向任何文件"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        The build fails, or the script stops at this line and its page stays empty. Reported for relative \
        paths that are loaded whenever the script is. Not reported for files that only a build or an \
        installation can create, or in programs that a build compiles.
        """,
      zh:
        """
        构建失败，或者脚本在这一行中止，页面一片空白。只报告脚本运行时必定加载的相对路径。只有构建或安装之后才会存在的文件不报告，由构建编译的小程序也不报告。
        """),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/a/a.js": """
          import { format } from '⟦../utils/format⟧'
          Page({ onLoad() { format() } })
          """,
          "pages/a/a.axml": "<view/>",
          "utils/format.js": "export function format() {}",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no module at "../utils/format""#,
        fixed: """
          import { format } from '../../utils/format'
          Page({ onLoad() { format() } })
          """),
      .right([
        "pages/a/a.axml": "<view/>",
        "pages/a/a.js": """
        import { format } from '../../utils/format'
        Page({ onLoad() { format() } })
        """,
        "utils/format.js": "export function format() {}",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml": "<view/>",
          "pages/a/a.js":
            "const api = require('⟦../../utils/request.js⟧')\nPage({ onLoad() { api.load() } })",
          "utils/api.js": "exports.load = function () {}",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no module at "../../utils/request.js""#),
      .right(
        [
          "pages/a/a.wxml": "<view/>",
          "pages/a/a.js": "const api = require('../../utils/api')\nPage({ onLoad() { api.load() } })",
          "utils/api.js": "exports.load = function () {}",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .wrong(
        [
          "pages/a/a.swan": "<view/>",
          "pages/a/a.js": "const api = require('⟦./api⟧')\nPage({ onLoad() { api.load() } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no module at "./api""#),
      .right(
        [
          "pages/a/a.swan": "<view/>",
          "pages/a/a.js": "const api = require('./api')\nPage({ onLoad() { api.load() } })",
          "pages/a/api.js": "exports.load = function () {}",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkUnresolvedModule)])
}

private func checkUnresolvedModule(_ context: ProjectContext) {
  let project = context.project
  let sources = project.sources
  let resolver = ModuleResolver(sources)
  func isUnknown(_ specifier: String, _ path: String) -> Bool {
    isRelative(specifier) && resolver.target(of: specifier, from: path) == .unknown
  }
  func check(_ modules: [ModuleReference], of path: String) {
    for module in modules where module.isUnconditional && !module.isTypeOnly && module.form != .dynamicImport
    {
      let specifier = module.specifier.value
      guard isUnknown(specifier, path), sources.isReadAsItIs else { continue }
      context.reportMissing(
        specifier, at: Place(path: path, range: module.specifier.range), as: .module, missingModule)
    }
  }
  for (_, file) in project.files(with: .relativeModules) where !isInPackage(file.unit.path) {
    if let script = file.unit.script, let path = file.unit.scriptPath { check(script.modules, of: path) }
  }
  for module in project.importedModules + project.modulesOfAppAlone
  where module.facts.specifiers.contains(where: { isUnknown($0, module.path) }) {
    // Few have such paths: they are read again.
    guard module.path.hasSuffix(".js"), let text = sources.text(module.path) else { continue }
    check(ScriptFacts(scanning: text, sources.vocabularies[0]).modules, of: module.path)
  }
}

/// Whether a specifier is a path from the script, and nothing that a bundler reads otherwise.
private func isRelative(_ specifier: String) -> Bool {
  specifier.utf8.first == UInt8(ascii: ".")
    && !specifier.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "$"), UInt8(ascii: "{"): true
      default: false
      }
    } && !isInPackage(specifier)
}

private func missingModule(_ path: String, near: String?) -> Message {
  Message(
    en: "there is no module at \"\(path)\"", zh: "找不到模块“\(path)”",
    help: didYouMean(near) ?? addOrCorrect)
}
