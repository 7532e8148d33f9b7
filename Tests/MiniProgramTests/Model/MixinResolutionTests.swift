import Testing

@testable import MiniProgram

@Suite struct MixinResolutionTests {
  private func handlers(_ script: String, _ others: [String: String] = [:], extension suffix: String = "js")
    -> String
  {
    var files = [
      "pages/a/a.axml": "<view/>", "pages/a/a." + suffix: script, "app.json": #"{"pages":["pages/a/a"]}"#,
    ]
    files.merge(others) { $1 }
    let program = ModelProgram(files)
    var mixins = MixinResolution(program.project.sources)
    let set = mixins.handlers(of: program.project.files[0].unit)
    return set.others != .none ? "open" : set.names.sorted().joined(separator: " ")
  }

  @Test func knowsAClosedScript() {
    #expect(handlers("Page({ a() {}, b: () => {} })") == "a b")
    #expect(handlers("Component({ didMount() {}, methods: { a() {} } })") == "a")
  }

  @Test(arguments: [
    "import m from './m'\nPage({ mixins: [m], own() {} })",
    "import { m } from './named'\nPage({ mixins: [m], own() {} })",
    "const m = require('../m')\nPage({ mixins: [m], own() {} })",
    "Page({ mixins: [require('/pages/m.js')], own() {} })",
    "const { m } = require('./common')\nPage({ behaviors: [m], own() {} })",
    "import { again as m } from './again'\nPage({ mixins: [m], own() {} })",
    "import { m } from './all'\nPage({ mixins: [m], own() {} })",
    "import m from '@lib/m'\nPage({ mixins: [m], own() {} })",
    "const m = { deep() {} }\nPage({ mixins: [m], own() {} })",
    "import m from './outer'\nPage({ mixins: [m], own() {} })",
    "import m from './folder'\nPage({ mixins: [m], own() {} })",
    "const all = require('./index')\nPage({ behaviors: [all.m], own() {} })",
    "const { n } = require('./index')\nPage({ behaviors: [n], own() {} })",
    "import * as all from './named'\nPage({ behaviors: [all.m], own() {} })",
    "const all = require('./index')\nPage({ behaviors: [all.called], own() {} })",
  ])
  func follows(script: String) {
    let object = "{ deep() {} }"
    #expect(
      handlers(
        script,
        [
          "pages/a/m.js": "export default " + object, "pages/a/named.js": "export const m = " + object,
          "pages/m.js": "module.exports = " + object,
          "pages/a/common.js": "const m = Behavior(\(object))\nmodule.exports = { m }",
          "pages/a/again.js": "export { m as again } from './named'",
          "pages/a/index.js":
            "const m = require('./common').m\nmodule.exports = { m, n: require('../m'), called: Behavior(\(object)) }",
          "pages/a/all.js": "export * from './named'",
          "pages/a/outer.js": "import inner from './m'\nexport default { mixins: [inner] }",
          "pages/a/folder/index.ts": "export default " + object, "shared/m.js": "export default " + object,
          "mini.project.json": #"{"compileOptions":{"resolveAlias":{"@lib/*":"./shared/*"}}}"#,
        ]) == "deep own")
  }

  @Test func followsInTypeScript() {
    #expect(
      handlers(
        "import m from './m'\nPage({ mixins: [m] } as any)",
        ["pages/a/m.ts": "export default { deep(): void {} }"],
        extension: "ts") == "deep")
  }

  @Test func endsWhereMixinsUseEachOther() {
    #expect(
      handlers(
        "import m from './m'\nPage({ mixins: [m] })",
        [
          "pages/a/m.js": "import n from './n'\nexport default { mixins: [n], a() {} }",
          "pages/a/n.js": "import m from './m'\nexport default { mixins: [m], b() {} }",
        ]) == "a b")
    #expect(
      handlers(
        "import { m } from './m'\nPage({ mixins: [m] })",
        ["pages/a/m.js": "export { m } from './n'", "pages/a/n.js": "export { m } from './m'"]) == "open")
  }

  @Test(arguments: [
    "import m from './none'\nPage({ mixins: [m] })", "import m from 'package/m'\nPage({ mixins: [m] })",
    "Page({ mixins: [create()] })", "Page({ ...base, mixins: [] })",
    "import m from './spread'\nPage({ mixins: [m] })", "import { x } from './spread'\nPage({ mixins: [x] })",
    "import m from './made'\nPage({ mixins: [m] })", "import m from './broken'\nPage({ mixins: [m] })",
    "import m from './outer'\nPage({ mixins: [m] })",
    "const all = require('./outer')\nPage({ mixins: [all.none] })",
    "const { all } = require('./outer')\nPage({ mixins: [all.m] })",
    "Page({ mixins: [getApp().m] })", "function f(all) { Page({ mixins: [all.m] }) }",
  ])
  func isIncomplete(script: String) {
    #expect(
      handlers(
        script,
        [
          "pages/a/spread.js": "export default { ...base }", "pages/a/made.js": "export default create({})",
          "pages/a/broken.js": "export default { a() {",
          "pages/a/outer.js": "export default { mixins: [create()] }",
        ]) == "open")
  }

  @Test func isUnknownWithoutAScript() {
    let program = ModelProgram(["a.axml": "", "app.json": #"{"pages":["a"]}"#])
    var mixins = MixinResolution(program.project.sources)
    let set = mixins.handlers(of: program.project.files[0].unit)
    #expect(set.others != .none)
  }
}
