/// Pages, and what they have in common.
extension GrowthShape {
  /// One name in many places: whoever names the others at each of them has named them all too often.
  static let names: [GrowthShape] = [
    GrowthShape("names/one id", 500...32_000, finds: "duplicate-id") { count in
      [
        "a/a.axml": each(count) { _ in "<view id=\"a\"/>" },
        "a/a.js": "Page({ onReady() { my.createSelectorQuery().select('#a') } })",
      ]
    },
    GrowthShape("names/one native id", 500...16_000, finds: "duplicate-native-id") { count in
      ["a/a.axml": each(count) { _ in "<mpaas-component id=\"a\" type=\"v\"/>" }]
    },
    GrowthShape("names/one native id on many pages", 64...2_000, ceiling: 4) { count in
      files(count, { "p\($0)/a.axml" }) { _ in
        "<mpaas-component id=\"a\" type=\"v\"/><include src=\"/b.axml\"/>"
      }
      .and([
        "b.axml": "<mpaas-component id=\"a\" type=\"v\"/>",
        "app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }",
      ])
    },
    GrowthShape("names/one template", 500...16_000, finds: "duplicate-template") { count in
      ["a/a.axml": each(count) { _ in "<template name=\"a\"><view/></template><template is=\"a\"/>" }]
    },
    GrowthShape("names/one type", 250...8_000, finds: "duplicate-registration") { count in
      [
        "ios/A.m": each(count) {
          "void a\($0)(PSDService *s) { [s registerComponentWithName:@\"v\" clsName:@\"V\($0)\"]; }"
        },
        "mpcheck.json": #"{ "hosts": ["ios"] }"#,
        "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"vv\"/>" },
      ]
    },
    GrowthShape("names/one class", 250...8_000) { count in
      [
        "ios/A.m":
          "\(registration)\(each(count) { _ in "\(apple)\n- (UIView *)contentView { return [UIView new]; }\n@end" })",
        "mpcheck.json": #"{ "hosts": ["ios"] }"#,
        "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"v\" zoom\($0)=\"1\"/>" },
      ]
    },
    GrowthShape("names/one event", 500...16_000) { count in
      [
        "android/A.java":
          "\(java)void b() {\n\(each(count) { _ in "sendEventToTiny(\"onMove\", null);" })\n} }\n",
        "mpcheck.json": #"{ "hosts": ["android"] }"#, "a/a.js": "Page({ go() {} })",
        "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"v\" onmove=\"go\"/>" },
      ]
    },
    GrowthShape("names/one missing handler", 500...16_000, finds: "undefined-handler") { count in
      ["a/a.axml": each(count) { _ in "<view onTap=\"go\"/>" }, "a/a.js": "Page({})"]
    },
    GrowthShape("names/one handler", 500...32_000) { count in
      [
        "a/a.axml": each(count) { _ in "<view onTap=\"go\"/>" },
        "a/a.js": "Page({ \(each(count) { _ in "go() {}," }) })",
      ]
    },
    GrowthShape("names/one component", 64...2_000, ceiling: 4) { count in
      files(count, { "p\($0)/a.axml" }) { _ in "<card/>" }
        .and(files(count, { "p\($0)/a.json" }) { _ in #"{ "usingComponents": { "card": "/none/card" } }"# })
        .and(["app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }"])
    },
  ]

  /// Templates that use each other, includes and scopes.
  static let templates: [GrowthShape] = [
    GrowthShape("templates/views and two uses of the next", 125...8_000) { count in
      [
        "a/a.axml": each(count) {
          let use = "<template is=\"t\($0 + 1)\"/>"
          return "<template name=\"t\($0)\"><mpaas-component id=\"m\" type=\"v\"/>\(use)\(use)</template>"
        } + "<template is=\"t0\"/>"
      ]
    },
    GrowthShape("templates/ids and two uses of the next", 125...8_000) { count in
      [
        "a/a.axml": each(count) {
          let use = "<template is=\"t\($0 + 1)\"/>"
          return "<template name=\"t\($0)\"><view id=\"m\($0)\" onTap=\"go\($0)\"/>\(use)\(use)</template>"
        } + "<template is=\"t0\"/>", "a/a.js": "Page({})",
      ]
    },
    GrowthShape("templates/chain of files", 64...4_000, ceiling: 4) { count in
      files(count, { "t/t\($0).axml" }) {
        "<import src=\"./t\($0 + 1).axml\"/><template name=\"t\($0)\"><mpaas-component id=\"m\" type=\"v\"/><template is=\"t\($0 + 1)\"/></template>"
      }.and(["a/a.axml": "<import src=\"/t/t0.axml\"/><template is=\"t0\"/>"])
    },
    GrowthShape("templates/chain of includes", 64...4_000, ceiling: 4) { count in
      files(count, { "t/t\($0).axml" }) {
        "<include src=\"./t\($0 + 1).axml\"/><mpaas-component id=\"m\($0)\" type=\"v\" onTap=\"go\($0)\"/>"
      }.and(["a/a.axml": "<include src=\"/t/t0.axml\"/>", "a/a.js": "Page({})"])
    },
    GrowthShape("templates/includes twice", 64...2_000, ceiling: 4) { count in
      files(count, { "t/t\($0).axml" }) {
        "<include src=\"./t\($0 + 1).axml\"/><include src=\"./t\($0 + 1).axml\"/><mpaas-component id=\"m\" type=\"v\"/>"
      }.and(["a/a.axml": "<include src=\"/t/t0.axml\"/>", "a/a.js": "Page({})"])
    },
    GrowthShape("templates/chain of files for all pages", pastLinkBudget) { count in
      chained(
        count, page: "<import src=\"/t/t0.axml\"/><template is=\"t0\"/>",
        files(count, { "t/t\($0).axml" }) {
          "<import src=\"./t\($0 + 1).axml\"/><template name=\"t\($0)\"><view onTap=\"go\" id=\"a\($0)\"/><mpaas-component id=\"m\" type=\"v\"/><template is=\"t\($0 + 1)\"/></template>"
        })
    },
    GrowthShape("templates/chain of includes for all pages", pastLinkBudget) { count in
      chained(
        count, page: "<include src=\"/t/t0.axml\"/>",
        files(count, { "t/t\($0).axml" }) {
          "<include src=\"./t\($0 + 1).axml\"/><mpaas-component id=\"m\($0)\" type=\"v\"/><view onTap=\"go\($0)\" id=\"a\($0)\"/><map id=\"b\($0)\"/>"
        })
    },
    GrowthShape("templates/chain of components for all pages", pastLinkBudget) { count in
      chained(
        count, page: "<next/>",
        files(count, { "c/c\($0).axml" }) {
          "<next/><mpaas-component id=\"m\($0)\" type=\"v\"/><map id=\"b\($0)\"/>"
        }
        .and(
          files(count, { "c/c\($0).json" }) {
            "{ \"component\": true, \"usingComponents\": { \"next\": \"./c\($0 + 1)\" } }"
          })
      ).and(files(count, { "p\($0)/a.json" }) { _ in #"{ "usingComponents": { "next": "/c/c0" } }"# })
    },
    GrowthShape("templates/chain of style sheets for all pages", 64...2_000) { count in
      chained(
        count, page: "<mpaas-component id=\"m\" type=\"v\"/>",
        files(count, { "s/s\($0).acss" }) { "@import './s\($0 + 1).acss';\n#c\($0) { width: 1px; }" }
          .and(files(count, { "p\($0)/a.acss" }) { _ in "@import '/s/s0.acss';" }))
    },
    GrowthShape("templates/chain of modules for all pages", 64...2_000) { count in
      chained(
        count, page: "<view onTap=\"go\"/>",
        files(count, { "m/m\($0).js" }) {
          "import m from './m\($0 + 1)';\nexport default { ...m, go\($0)() {} };\n"
        },
        script: "import m from '../m/m0';\nPage({ ...m, a() { my.createMapContext('b'); } })")
    },
    GrowthShape("templates/one of another dialect for all pages", 64...2_000) { count in
      files(count, { "p\($0)/a.wxml" }) { _ in
        "<import src=\"/t/t0.wxml\"/><template is=\"t0\"/><template is=\"x\"/>"
      }
      .and(
        files(count, { "t/t\($0).wxml" }) {
          "<import src=\"./t\($0 + 1).wxml\"/><template name=\"t\($0)\"><view bindtap=\"go\"/></template>"
        }
      )
      .and(["app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }"])
    },
    GrowthShape("templates/all of one page", 500...16_000) { count in
      [
        "a/a.axml": each(count) {
          "<template name=\"t\($0)\"><view onTap=\"go\($0)\" id=\"a\($0)\"/></template><template is=\"t\($0)\"/>"
        }, "a/a.js": "Page({})",
      ]
    },
    GrowthShape("templates/one for all pages", 64...2_000, ceiling: 4) { count in
      files(count, { "p\($0)/a.axml" }) { _ in
        "<import src=\"/t.axml\"/><template is=\"t\"/><template is=\"{{a}}\"/>"
      }
      .and(files(count, { "p\($0)/a.js" }) { "Page({ go\($0)() {} })" })
      .and([
        "t.axml":
          "<template name=\"t\"><mpaas-component id=\"m\" type=\"v\"/><view onTap=\"go\"/></template>",
        "app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }",
      ])
    },
    GrowthShape("templates/many for many pages", 1_024...65_536, ceiling: 4) { count in
      // So many uses in all.
      let side = Int(Double(count).squareRoot())
      return files(side, { "p\($0)/a.axml" }) { _ in
        each(side) { "<import src=\"/t/t\($0).axml\"/><template is=\"t\($0)\"/>" }
      }
      .and(files(side, { "t/t\($0).axml" }) { "<template name=\"t\($0)\"><view onTap=\"go\"/></template>" })
      .and(["app.json": "{ \"pages\": [\(each(side, separator: ",") { "\"p\($0)/a\"" })] }"])
    },
    GrowthShape("templates/components in components", 64...4_000, ceiling: 4) { count in
      files(count, { "c/c\($0).axml" }) { "<next/><mpaas-component id=\"m\($0)\" type=\"v\"/>" }
        .and(
          files(count, { "c/c\($0).json" }) {
            "{ \"component\": true, \"usingComponents\": { \"next\": \"./c\($0 + 1)\" } }"
          }
        )
        .and(["a/a.axml": "<next/>", "a/a.json": #"{ "usingComponents": { "next": "/c/c0" } }"#])
    },
  ]

  /// Where each page has the whole chain, the links to follow are squared until a `LinkBudget` is used up, at about 400 pages
  /// and files: from 128 to 256 of them, checks that follow links take four times as long. These sizes are larger.
  private static let pastLinkBudget = 512...2_000

  /// So many pages, each with the same markup and script, and other files.
  private static func chained(
    _ count: Int, page: String, _ others: [String: String],
    script: String = "Page({ a() { my.createMapContext('c'); my.createMpaasCustomComponentContext('c'); } })"
  ) -> [String: String] {
    files(count, { "p\($0)/a.axml" }) { _ in page }
      .and(files(count, { "p\($0)/a.js" }) { _ in script })
      .and(["app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }"]).and(others)
  }

  /// One page with more of something, and many pages.
  static let pages: [GrowthShape] = [
    GrowthShape("pages/fixes", 250...16_000, .fix) { count in
      ["a/a.axml": each(count) { "<view class=\"a\($0)\" onTap=\"\"/>" }]
    },
    // A pass makes a thousand of these.
    GrowthShape("pages/fixes of syntax", 64...1_000, .fix) { count in
      ["a/a.axml": each(count) { "<view class=a\($0)/>" }]
    },
    GrowthShape("pages/suggested fixes", 250...4_000, .fix) { count in
      [
        "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"view_x\($0)\"/>" },
        "mpcheck.json": "{ \"nativeViews\": { \(each(count, separator: ",") { "\"view_\($0)\": {}" }) } }",
      ]
    },
    GrowthShape("pages/fixes in many", 64...2_000, ceiling: 4, .fix) { count in
      files(count, { "p\($0)/a.axml" }) { _ in "<view class=a onTap=\"\"/>" }
        .and(["app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }"])
    },
    GrowthShape("pages/in hidden folders", 250...16_000, ceiling: 4) { count in
      files(count, { ".p/p\($0)/a.axml" }) { _ in "<view/>" }
        .and([
          "app.json": "{ \"pages\": [\(each(count, separator: ",") { "\".p/p\($0)/a\"" })] }",
          "a/a.axml": "<view/>",
          "a/a.json":
            "{ \"usingComponents\": {\(each(count, separator: ",") { "\"c\($0)\": \"/.p/p\($0)/a\"" })} }",
        ])
    },
    GrowthShape("pages/suppressions", 64...2_000, .suppress) { count in
      ["a/a.axml": each(count) { "<view class=a\($0)/>" }]
    },
    GrowthShape("pages/comments", 500...32_000, finds: "unused-suppression") { count in
      ["a/a.axml": each(count) { _ in "<!-- mpcheck-disable missing-key -->\n<view/>" }]
    },
    GrowthShape("pages/conditional comments", 500...32_000) { count in
      ["a/a.axml": each(count) { "<!-- #ifdef A\($0) -->\n<view id=\"a\"/>\n<!-- #endif -->" }]
    },
    GrowthShape("pages/conditions", 500...16_000) { count in
      [
        "a/a.axml": "<view a:if=\"{{a == 0}}\"/>\n"
          + each(count) { "<view a:elif=\"{{a == \($0 % 999)}}\" id=\"a\"/>" }
          + "<view a:else/>"
      ]
    },
    GrowthShape("pages/native ids in conditions", 250...8_000) { count in
      [
        "a/a.axml": each(count) { "<mpaas-component a:if=\"{{a == \($0)}}\" id=\"a\" type=\"v\"/>" }
      ]
    },
    GrowthShape("pages/one id in deep conditions", 250...8_000) { count in
      [
        "a/a.axml": each(100) { "<view a:if=\"{{a\($0)}}\">" }
          + each(count) { "<view a:if=\"{{b == \($0)}}\" id=\"a\"/>" }
          + each(100) { _ in "</view>" }
      ]
    },
    GrowthShape("pages/findings of one line", 250...16_000) { count in
      ["a/a.axml": each(count, separator: "") { "<view class=a\($0) onTap=\"go\"/>" }, "a/a.js": "Page({})"]
    },
    GrowthShape("pages/strings that do not end", 4_000...256_000) { count in
      ["a/a.axml": "<view class=\"{{'\(String(repeating: "\\'", count: count))}}\"/>"]
    },
    GrowthShape("pages/loops", 500...16_000) { count in
      [
        "a/a.axml": each(count) {
          "<view a:for=\"{{a\($0)}}\" a:for-item=\"b\($0)\"><text>{{b\($0).c}}</text></view>"
        }
      ]
    },
    GrowthShape("pages/patterns of ids", 125...4_000) { count in
      [
        "a/a.axml": each(count) {
          "<mpaas-component id=\"a\($0)-{{b}}\" type=\"v\"/><mpaas-component id=\"a-{{b}}-\($0)\" type=\"v\"/>"
        }
      ]
    },
    GrowthShape("pages/classes and styles", 500...16_000) { count in
      [
        "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"v\" class=\"c\($0) d\"/>" },
        "a/a.acss": each(count) { ".c\($0) { width: 1px; }\n.d .c\($0), #a\($0) { height: 1px; }" },
      ]
    },
    GrowthShape("pages/one class and many styles", 500...16_000) { count in
      [
        "a/a.axml": each(count) { _ in "<mpaas-component id=\"a\" type=\"v\" class=\"c\"/>" },
        "a/a.acss": each(count) { _ in ".c { width: 1px; }" },
      ]
    },
    GrowthShape("pages/imports of styles", 64...4_000, ceiling: 4) { count in
      files(count, { "s/s\($0).acss" }) { "@import './s\($0 + 1).acss';\n.c\($0) { width: 1px; }" }
        .and([
          "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"v\" class=\"c\($0)\"/>" },
          "a/a.acss": "@import '/s/s0.acss';",
        ])
    },
    GrowthShape("pages/styles of many", 64...1_000, ceiling: 4) { count in
      files(count, { "p\($0)/a.axml" }) { "<mpaas-component id=\"a\" type=\"v\" class=\"c\($0)\"/>" }
        .and(files(count, { "p\($0)/a.acss" }) { _ in "@import '/all.acss';" })
        .and([
          "all.acss": each(count) { ".c\($0) { width: 1px; }" },
          "app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }",
        ])
    },
    GrowthShape("pages/given one by one", 64...2_000, ceiling: 4, .lintFiles) { count in
      files(count, { "p\($0)/a.axml" }) { _ in "<view class=a/>" }
        .and(["app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }"])
    },
    GrowthShape("pages/of packages", 64...2_000, ceiling: 4) { count in
      files(count, { "s\($0)/a.axml" }) { _ in "<navigator url=\"/s0/b\"/>" }
        .and([
          "app.json":
            "{ \"pages\": [], \"subPackages\": [\(each(count, separator: ",") { "{ \"root\": \"s\($0)\", \"pages\": [\"a\"] }" })] }"
        ])
    },
    GrowthShape("pages/listed twice", 250...8_000) { count in
      [
        "app.json": "{ \"pages\": [\(each(count, separator: ",") { _ in "\"a/a\"" })] }",
        "a/a.axml": "<view/>",
      ]
    },
    GrowthShape("pages/missing ones of one name", 250...8_000, finds: "missing-page-file") { count in
      [
        "app.json": "{ \"pages\": [\"a/a\",\(each(count, separator: ",") { _ in "\"b/b\"" })] }",
        "a/a.axml": "<view/>",
      ]
    },
    GrowthShape("pages/programs", 64...1_000, ceiling: 4) { count in
      files(count, { "p\($0)/app.json" }) { _ in #"{ "pages": ["a/a"] }"# }
        .and(files(count, { "p\($0)/a/a.axml" }) { _ in "<view class=a/>" })
    },
    GrowthShape("pages/programs with configurations", 64...1_000, ceiling: 4) { count in
      files(count, { "p\($0)/app.json" }) { _ in #"{ "pages": ["a/a"] }"# }
        .and(files(count, { "p\($0)/a/a.axml" }) { _ in "<view class=a/>" })
        .and(files(count, { "p\($0)/mpcheck.json" }) { _ in #"{ "hosts": ["ios"], "exclude": ["b//"] }"# })
        .and(files(count, { "p\($0)/ios/A.m" }) { _ in registration })
    },
  ]
}
