/// Scripts of pages, and what pages import.
extension GrowthShape {
  static let scripts: [GrowthShape] = [
    GrowthShape("scripts/modules", 64...4_000, ceiling: 4) { count in
      files(count, { "m/m\($0).js" }) {
        "import { go\($0 + 1) } from './m\($0 + 1)';\nexport const m\($0) = { go\($0)() {} };\n"
      }
      .and([
        "a/a.axml": each(count) { "<view onTap=\"go\($0)\"/>" },
        "a/a.js": each(count) { "import { m\($0) } from '../m/m\($0)';" }
          + "\nPage({ mixins: [\(each(count, separator: ", ") { "m\($0)" })] })",
      ])
    },
    GrowthShape("scripts/chain of modules", 64...4_000, ceiling: 4) { count in
      files(count, { "m/m\($0).js" }) {
        "import m from './m\($0 + 1)';\nexport default { ...m, go\($0)() {} };\n"
      }
      .and([
        "a/a.axml": each(count) { "<view onTap=\"go\($0)\"/>" },
        "a/a.js": "import m from '../m/m0';\nPage({ ...m })",
      ])
    },
    GrowthShape("scripts/chain of constants", 250...16_000) { count in
      [
        "a/a.axml": each(count) { "<view onTap=\"go\($0)\"/>" },
        "a/a.js": each(count) { "const m\($0) = { ...m\($0 + 1), go\($0)() {} };" } + "\nPage({ ...m0 })",
      ]
    },
    GrowthShape("scripts/behaviours", 250...8_000) { count in
      [
        "a/a.axml": each(count) { "<view onTap=\"go\($0)\"/>" },
        "a/a.js": each(count) {
          "const m\($0) = Behavior({ behaviors: [m\($0 + 1)], methods: { go\($0)() {} } });"
        } + "\nPage({ mixins: [m0] })",
      ]
    },
    GrowthShape("scripts/data", 500...16_000) { count in
      [
        "a/a.axml": each(count) { "<view>{{a\($0)}}</view><view onTap=\"{{b\($0)}}\"/>" },
        "a/a.js":
          "Page({ data: { \(each(count, separator: ", ") { "a\($0): 1, b\($0): 'go\($0)'" }) }, go() {\n\(each(count) { "this.setData({ b\($0): 'go\($0)' });" })\n} })",
      ]
    },
    GrowthShape("scripts/data of one key", 500...16_000) { count in
      [
        "a/a.axml": each(count) { _ in "<view onTap=\"{{b}}\"/>" },
        "a/a.js":
          "Page({ data: { b: 'go' }, go() {\n\(each(count) { "this.setData({ b: 'go\($0)' });" })\n} })",
      ]
    },
    GrowthShape("scripts/contexts", 500...16_000) { count in
      [
        "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"v\"/>" },
        "a/a.js":
          "Page({ go() {\n\(each(count) { "my.createMpaasCustomComponentContext('a\($0)').postMessage({ data: 1, actionType: 'b' });" })\n} })",
      ]
    },
    GrowthShape("scripts/contexts of external elements", 500...16_000) { count in
      [
        "a/a.wxml": each(count) {
          "<external-element id=\"a\($0)\" type=\"v\" style=\"width: 1px; height: 1px\"/>"
        },
        "a/a.js":
          "Page({ onReady() {\n\(each(count) { "wx.createExternalElementContext('a\($0)');" })\n} })",
      ]
    },
    GrowthShape("scripts/unsupported calls", 500...16_000) { count in
      [
        "a/a.axml": "<view/>",
        "a/a.js": "Page({ go() {\n\(each(count) { "my.call\($0)Contextx('a\($0)');" })\n} })",
      ]
    },
    GrowthShape("scripts/sjs", 250...8_000, finds: "duplicate-sjs-name") { count in
      [
        "a/a.axml": each(count) { _ in "<import-sjs name=\"a\" from=\"./a.sjs\"/>" }
          + each(count) { "<view>{{a.b\($0)()}}</view>" },
        "a/a.sjs": "export default { \(each(count, separator: ", ") { "c\($0)() {}" }) }",
      ]
    },
  ]
}
