/// Pages and scripts that say what does not happen: what is lost, misspelled, misplaced or never read.
extension GrowthShape {
  static let behaviour: [GrowthShape] = [
    GrowthShape("behaviour/this in callbacks", 500...16_000, finds: "lost-this") { count in
      [
        "a/a.wxml": "<view/>",
        "a/a.js":
          "Page({ onLoad() {\n\(each(count) { "wx.request({ url: 'u\($0)', success: function () { this.setData({ a: 1 }) } })" })\n} })",
      ]
    },
    GrowthShape("behaviour/callbacks in callbacks", 64...4_000, finds: "lost-this") { count in
      [
        "a/a.wxml": "<view/>",
        "a/a.js":
          "Page({ onLoad() {\n\(each(count) { _ in "wx.request({ success: function () { this.setData({ a: 1 });" })\n\(each(count) { _ in "} })" })\n} })",
      ]
    },
    GrowthShape("behaviour/names of lifecycles", 500...16_000) { count in
      [
        "a/a.wxml": "<view/>",
        "a/a.js": "Page({\n\(each(count) { "onLoa\($0)() {}," })\n})",
      ]
    },
    GrowthShape("behaviour/queries of a component", 250...8_000, finds: "selector-scope") { count in
      component(
        each(count) { "<view id=\"a\($0)\"/>" },
        "methods: { go() {\n\(each(count) { "wx.createSelectorQuery().select('#a\($0)').boundingClientRect().exec();" })\n} }"
      )
    },
    GrowthShape("behaviour/slots", 250...8_000, finds: "lost-slot-content") { count in
      component(each(count) { "<slot name=\"s\($0)\"/>" }, "")
        .and(["a/a.wxml": "<c>\n\(each(count) { "<view slot=\"s\($0)x\"/>" })\n</c>"])
    },
    GrowthShape("behaviour/keys of setData", 500...16_000, finds: "unread-data-key") { count in
      [
        "a/a.wxml": each(count) { "<view>{{title\($0)a}}</view>" },
        "a/a.js":
          "Page({ data: { \(each(count, separator: ", ") { "title\($0)a: 1" }) }, onLoad() {\n\(each(count) { "this.setData({ titel\($0)a: 1 });" })\n} })",
      ]
    },
    GrowthShape("behaviour/keys that are read", 500...16_000) { count in
      [
        "a/a.wxml": "<view/>",
        "a/a.js":
          "Page({ data: { \(each(count, separator: ", ") { "title\($0)a: 1" }) }, onLoad() {\n\(each(count) { "a(this.data.titel\($0)a);" })\n} })",
      ]
    },
    GrowthShape("behaviour/pickers", 250...8_000, finds: "picker-range") { count in
      [
        "a/a.wxml": each(count) { "<picker range=\"{{all}}\" range-key=\"k\($0)\"><view/></picker>" },
        "a/a.js":
          "Page({ data: { all: [\(each(count, separator: ", ") { "{ id: \($0), name: 'n\($0)' }" })] } })",
      ]
    },
    GrowthShape("behaviour/templates in a circle", 250...8_000, finds: "template-recursion") { count in
      [
        "a/a.wxml": each(count) {
          "<template name=\"t\($0)\"><template is=\"t\(($0 + 1) % count)\"/></template>"
        } + "\n<template is=\"t0\"/>"
      ]
    },
    GrowthShape("behaviour/templates that use all others", 8...256, finds: "template-recursion") { count in
      [
        "a/a.wxml": each(count) { name in
          "<template name=\"t\(name)\">\(each(count) { "<template is=\"t\($0)\"/>" })</template>"
        } + "\n<template is=\"t0\"/>"
      ]
    },
    GrowthShape("behaviour/tags beside a web-view", 500...32_000, finds: "misplaced-tag") { count in
      ["a/a.wxml": "<web-view src=\"https://example.org\"/>\n" + each(count) { _ in "<view/>" }]
    },
    GrowthShape("behaviour/children of a swiper", 500...32_000, finds: "misplaced-tag") { count in
      ["a/a.wxml": "<swiper>\n\(each(count) { _ in "<view/>" })\n</swiper>"]
    },
    GrowthShape("behaviour/blocks in a swiper", 64...2_000, finds: "misplaced-tag") { count in
      [
        "a/a.wxml":
          "<swiper>\(each(count, separator: "") { _ in "<block><view/>" })\(each(count, separator: "") { _ in "</block>" })</swiper>"
      ]
    },
    GrowthShape("behaviour/forms", 500...16_000, finds: "unsubmitted-form") { count in
      [
        "a/a.wxml": each(count) { "<form bindsubmit=\"go\($0)\"><button>ok</button></form>" },
        "a/a.js": "Page({ \(each(count) { "go\($0)() {}," }) })",
      ]
    },
    GrowthShape("behaviour/forms in forms", 64...1_000) { count in
      [
        "a/a.wxml": each(count, separator: "") { _ in "<form bindsubmit=\"go\"><button>ok</button>" }
          + each(count, separator: "") { _ in "</form>" },
        "a/a.js": "Page({ go() {} })",
      ]
    },
    GrowthShape("behaviour/tags without a sign", 500...16_000, finds: "missing-less-than") { count in
      ["a/a.wxml": each(count) { "image class=\"a\" src=\"/b\($0).png\"></image>" }]
    },
    GrowthShape("behaviour/inputs", 500...16_000, finds: "unread-input") { count in
      [
        "a/a.wxml": each(count) { "<input value=\"{{memo\($0)}}\"/>" },
        "a/a.js":
          "Page({ data: { \(each(count, separator: ", ") { "memo\($0): ''" }) }, go() {\n\(each(count) { "a(this.data.memo\($0));" })\n} })",
      ]
    },
    GrowthShape("behaviour/calls of a module", 500...16_000, finds: "unsupported-call") { count in
      [
        "a/a.wxml": "<wxs module=\"m\" src=\"./m.wxs\"/>\n"
          + each(count) { "<view>{{m.padd\($0)()}}</view>" },
        "a/m.wxs":
          "module.exports = { \(each(count, separator: ", ") { "pad\($0): function () {}" }) };",
      ]
    },
    GrowthShape("behaviour/syntax of a module", 500...16_000, finds: "script-module-syntax") { count in
      [
        "a/a.wxml": "<wxs module=\"m\" src=\"./m.wxs\"/>",
        "a/m.wxs": each(count) { "let a\($0) = () => 1;" } + "\nmodule.exports = {};",
      ]
    },
  ]

  /// A page with the component `c`, whose script has more options.
  private static func component(_ markup: String, _ options: String) -> [String: String] {
    [
      "a/a.wxml": "<c/>", "a/a.js": "Page({})", "a/a.json": #"{ "usingComponents": { "c": "/c/c" } }"#,
      "c/c.json": #"{ "component": true }"#, "c/c.wxml": markup, "c/c.js": "Component({ \(options) })",
    ]
  }
}
