import Testing

@testable import MiniProgram

@Suite struct SpelledNamesTests {
  /// Whether a page with the script, which is incomplete, cannot have a method named `open`.
  private func excludes(
    _ script: String, _ others: [String: String] = [:], as kind: HandlerSet.Others = .made
  ) -> Bool {
    var files = [
      "pages/a/a.axml": "<view/>", "pages/a/a.js": script, "app.json": #"{"pages":["pages/a/a"]}"#,
    ]
    files.merge(others) { $1 }
    let sources = ModelProgram(files).project.sources
    let path = ModelProgram.root + "/pages/a/a.js"
    let names = NamesInScripts(from: [path], in: sources)
    return names.excludes([NamesInScripts.Question("open", script: path, others: kind)])[0]
  }

  @Test(arguments: [
    "x()", "import './m'", "require('/m')", "import m from '@lib/m'", "import data from './data'",
    "import data from './data.json'", "import './m.acss'", "import x from './types'",
    "import type { X } from 'some-package'", "import _ from 'lodash'", "import get from 'lodash/get'",
    "import moment from 'moment'", "import d from 'dayjs/plugin/utc'", "import _ from 'lodash-es'",
    "import h from '@babel/runtime/helpers/x'", "import 'regenerator-runtime/runtime'", "getApp().x()",
    "import './circle'",
  ])
  func knowsThatNobodySpells(script: String) { #expect(excludes(script, modules("close"))) }

  @Test(arguments: [
    "open", "import './m'", "require('/m')", "import m from '@lib/m'", "import data from './data'",
    "getApp().x()", "import './circle'", "import('./m')", "export * from './m'",
  ])
  func findsWhoSpells(script: String) { #expect(!excludes(script, modules("open"))) }

  private func modules(_ word: String) -> [String: String] {
    [
      "pages/a/m.js": "exports.\(word) = 1 // open", "m.js": "exports.x = '\(word)'",
      "shared/m.ts": "\(word)()",
      "pages/a/data.json": #"{ "handler": "\#(word)" }"#, "pages/a/m.acss": ".open {}",
      "pages/a/types.d.ts": "export interface X { open(): void }",
      "mini.project.json": #"{"compileOptions":{"resolveAlias":{"@lib/*":"./shared/*"}}}"#,
      "app.js": "import './m'\nApp({})", "pages/a/circle.js": "import './round'",
      "pages/a/round.js": "import './circle'\nimport './end'", "pages/a/end.js": word,
    ]
  }

  @Test(arguments: [
    "import './none'", "import x from 'some-package'", "import x from 'lodashx'", "require(name)",
    "requirePlugin('x')", "import x from '@/none'", "import './view.vue'", "import './broken'",
    "import './deep'",
  ])
  func whatCannotBeReadMaySpellAnything(script: String) {
    let others = [
      "pages/a/view.vue": "", "pages/a/broken.js": "f(", "pages/a/deep.js": "import './deeper'",
      "pages/a/deeper.js": "import 'some-package'",
    ]
    #expect(!excludes(script, others))
    #expect(!excludes(script, others, as: .given))
  }

  @Test func namesThatAreMadeMatterWhereObjectsAreMade() {
    let others = ["pages/a/m.js": "x['a' + b] = c"]
    #expect(!excludes("import './m'", others))
    #expect(excludes("import './m'", others, as: .given))
  }

  /// Also where a module is unknown: what is there is spelled all the same.
  @Test(arguments: [
    ("'a'", true), ("'#a'", true), ("'.b >>> #a'", true), ("`#a`", true), ("import './m'", true),
    ("import 'some-package'; import './m'", true), ("a", false), ("x.a", false), ("'#a b'", false),
    ("'.a'", false), ("'b#'", false), ("// '#a'", false), ("import './none'", false),
  ])
  func findsWhoNamesAnElement(script: String, isNamed: Bool) {
    let sources = ModelProgram([
      "pages/a/a.axml": "<view/>", "pages/a/a.js": script, "pages/a/m.js": "select('#a')",
      "app.json": #"{"pages":["pages/a/a"]}"#,
    ]).project.sources
    let path = ModelProgram.root + "/pages/a/a.js"
    let names = NamesInScripts(from: [path], in: sources)
    #expect(names.spells([NamesInScripts.Word("#a", script: path)]) == [isNamed])
  }

  @Test func aLongChainOfModulesIsFollowed() {
    var files = ["m2000.js": "exports.open = 1"]
    for index in 0..<2000 { files["m\(index).js"] = "export * from './m\(index + 1)'" }
    #expect(!excludes("import '/m0'", files))
    files["m2000.js"] = "exports.close = 1"
    #expect(excludes("import '/m0'", files))
  }

  @Test func manyNamesAreLookedFor() {
    let names = (0..<5000).map { "name\($0)" }
    let known = names.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    let sources = ModelProgram([
      "pages/a/a.axml": "<view/>", "pages/a/a.js": "import '/m'", "m.js": known.joined(separator: "\n"),
      "app.json": #"{"pages":["pages/a/a"]}"#,
    ]).project.sources
    let path = ModelProgram.root + "/pages/a/a.js"
    let spelled = NamesInScripts(from: [path], in: sources)
    let answers = spelled.excludes(names.map { .init($0, script: path, others: .made) })
    #expect(answers == names.indices.map { $0 % 3 != 0 })
  }
}
