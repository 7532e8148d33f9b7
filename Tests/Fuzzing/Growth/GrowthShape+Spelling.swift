/// Mistakes by the thousand among names by the thousand: each mistake is near several names.
extension GrowthShape {
  static let spelling: [GrowthShape] = [
    GrowthShape("spelling/types", 250...8_000, finds: "unregistered-native-type") { count in
      [
        "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"view_x\($0)\"/>" },
        "mpcheck.json": "{ \"nativeViews\": { \(each(count, separator: ",") { "\"view_\($0)\": {}" }) } }",
      ]
    },
    GrowthShape("spelling/types of a host", 250...8_000, finds: "unregistered-native-type") { count in
      [
        "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"view_x\($0)\"/>" },
        "mpcheck.json": #"{ "hosts": ["ios"] }"#,
        "ios/A.m": "void a(PSDService *s) {\n"
          + each(count) { "[s registerComponentWithName:@\"view_\($0)\" clsName:@\"View\($0)\"];" } + "\n}\n",
      ]
    },
    // Each page has its budget.
    GrowthShape("spelling/types on many pages", 64...2_000, finds: "unregistered-native-type") { count in
      files(count, { "p\($0)/a.axml" }) { "<mpaas-component id=\"a\" type=\"view_x\($0)\"/>" }
        .and([
          "app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"p\($0)/a\"" })] }",
          "mpcheck.json": "{ \"nativeViews\": { \(each(2_000, separator: ",") { "\"view_\($0)\": {}" }) } }",
        ])
    },
    GrowthShape("spelling/paths of pages on many pages", 64...4_000, finds: "unresolved-import") { count in
      files(count, { "pages/p\($0)/a.axml" }) { "<import src=\"/pages/x\($0)/a.axml\"/>" }
        .and(["app.json": "{ \"pages\": [\(each(count, separator: ",") { "\"pages/p\($0)/a\"" })] }"])
    },
    GrowthShape("spelling/parameters of one tag", 250...4_000, finds: "unknown-native-param") { count in
      [
        "a/a.axml": "<mpaas-component id=\"a\" type=\"v\""
          + each(count, separator: "") { " zoom-x\($0)=\"1\"" } + "/>",
        "mpcheck.json":
          "{ \"nativeViews\": { \"v\": { \"params\": { \(each(count, separator: ",") { "\"zoom-\($0)\": \"string\"" }) } } } }",
      ]
    },
    GrowthShape("spelling/events of one tag", 250...4_000, finds: "unknown-native-event") { count in
      [
        "a/a.axml": "<mpaas-component id=\"a\" type=\"v\""
          + each(count, separator: "") { " onMoveX\($0)=\"go\"" } + "/>",
        "a/a.js": "Page({ go() {} })",
        "mpcheck.json":
          "{ \"nativeViews\": { \"v\": { \"events\": [\(each(count, separator: ",") { "\"onMove\($0)\"" })] } } }",
      ]
    },
    GrowthShape("spelling/handlers", 250...8_000, finds: "undefined-handler") { count in
      [
        "a/a.axml": each(count) { "<view onTap=\"move_x\($0)\"/>" },
        "a/a.js": "Page({ \(each(count, separator: ", ") { "move_\($0)() {}" }) })",
      ]
    },
    GrowthShape("spelling/tags and components", 250...8_000, finds: "unknown-tag") { count in
      [
        "a/a.axml": each(count) { "<my-tag-x\($0)/>" }, "a/b.axml": "<view/>", "a/b.js": "Component({})",
        "a/b.json": #"{ "component": true }"#,
        "a/a.json":
          "{ \"usingComponents\": { \(each(count, separator: ",") { "\"my-tag-\($0)\": \"./b\"" }) } }",
      ]
    },
    GrowthShape("spelling/tags of the configuration", 250...8_000, finds: "unknown-tag") { count in
      [
        "a/a.axml": each(count) { "<my-tag-x\($0)/>" },
        "mpcheck.json": "{ \"tags\": [\(each(count, separator: ",") { "\"my-tag-\($0)\"" })] }",
      ]
    },
    GrowthShape("spelling/components", 250...8_000, finds: "unresolved-component") { count in
      files(count, { "c/card\($0).axml" }) { _ in "<view/>" }
        .and(files(count, { "c/card\($0).json" }) { _ in #"{ "component": true }"# })
        .and([
          "a/a.axml": each(count) { "<my-tag-\($0)/>" },
          "a/a.json":
            "{ \"usingComponents\": { \(each(count, separator: ",") { "\"my-tag-\($0)\": \"/c/cardx\($0)\"" }) } }",
        ])
    },
    GrowthShape("spelling/templates", 250...8_000, finds: "undefined-template") { count in
      [
        "a/a.axml": each(count) {
          "<template name=\"part\($0)\"><view/></template><template is=\"partx\($0)\"/>"
        }
      ]
    },
    GrowthShape("spelling/imports", 250...8_000, finds: "unresolved-import") { count in
      files(count, { "c/part\($0).axml" }) { _ in "<template name=\"a\"><view/></template>" }
        .and(["a/a.axml": each(count) { "<import src=\"/c/partx\($0).axml\"/>" }])
    },
    GrowthShape("spelling/links to pages", 250...8_000, finds: "unresolved-page-link") { count in
      files(count, { "p/page\($0).axml" }) { _ in "<view/>" }
        .and([
          "app.json":
            "{ \"pages\": [\"a/a\", \(each(count, separator: ",") { "\"p/page\($0)\"" })] }",
          "a/a.axml": each(count) { "<navigator url=\"/p/pagex\($0)\"/>" },
        ])
    },
    GrowthShape("spelling/pages of app.json", 250...8_000, finds: "missing-page-file") { count in
      files(count, { "p/page\($0).axml" }) { _ in "<view/>" }
        .and([
          "a/a.axml": "<view/>",
          "app.json": "{ \"pages\": [\"a/a\",\(each(count, separator: ",") { "\"p/pagex\($0)\"" })] }",
        ])
    },
    GrowthShape("spelling/native parameters", 250...4_000, finds: "unread-native-param") { count in
      [
        "a/a.axml": "<mpaas-component id=\"a\" type=\"v\""
          + each(count, separator: "") { " zoom-x\($0)=\"1\"" } + "/>",
        "mpcheck.json": #"{ "hosts": ["ios", "android"] }"#,
        "ios/A.m":
          "\(apple)\n- (void)componentDataDidChangeWithData:(NSDictionary *)data {\n\(each(count) { "_a = data[@\"zoom-\($0)\"];" })\n}\n@end\n\(registration)",
        "android/A.java":
          "\(java)public void onReceivedRender(JSONObject data, H5BridgeContext context) {\n\(each(count) { "a = data.getString(\"zoom-\($0)\");" })\n} }\n",
      ]
    },
    GrowthShape("spelling/native events", 250...4_000, finds: "unsent-native-event") { count in
      [
        "a/a.axml": "<mpaas-component id=\"a\" type=\"v\""
          + each(count, separator: "") { " onMoveX\($0)=\"go\"" } + "/>",
        "a/a.js": "Page({ go() {} })", "mpcheck.json": #"{ "hosts": ["android"] }"#,
        "android/A.java":
          "\(java)void b() {\n\(each(count) { "sendEventToTiny(\"onMove\($0)\", null);" })\n} }\n",
      ]
    },
    GrowthShape("spelling/native messages", 250...8_000, finds: "unhandled-native-message") { count in
      [
        "a/a.axml": "<mpaas-component id=\"a\" type=\"v\"/>", "mpcheck.json": #"{ "hosts": ["android"] }"#,
        "a/a.js":
          "Page({ go() { const c = my.createMpaasCustomComponentContext('a');\n\(each(count) { "c.postMessage({ data: 1, actionType: 'go-x\($0)' })" }) } })",
        "android/A.java":
          "\(java)public void onReceivedMessage(String action, JSONObject data, H5BridgeContext c) { switch (action) {\n\(each(count) { "case \"go-\($0)\": go(); break;" })\n} } }\n",
      ]
    },
    GrowthShape("spelling/contexts", 250...8_000, finds: "unknown-native-context") { count in
      [
        "a/a.axml": each(count) { "<mpaas-component id=\"map-\($0)\" type=\"v\"/>" },
        "a/a.js": "Page({})\n" + each(count) { "my.createMpaasCustomComponentContext('map-x\($0)')" },
      ]
    },
    GrowthShape("spelling/context ids", 250...8_000, finds: "unknown-context-id") { count in
      [
        "a/a.axml": each(count) { "<map id=\"map-\($0)\"/>" },
        "a/a.js": "Page({ a() {\n\(each(count) { "my.createMapContext('map-x\($0)')" })\n} })",
      ]
    },
    GrowthShape("spelling/view classes", 250...8_000, finds: "unregistered-view-class") { count in
      [
        "ios/A.m": each(count) { "@interface View\($0) : NBComponent\n@end\n@implementation View\($0)\n@end" }
          + "\nvoid a(PSDService *s) {\n"
          + each(count) { "[s registerComponentWithName:@\"view_\($0)\" clsName:@\"Viewx\($0)\"];" }
          + "\n}\n",
        "mpcheck.json": #"{ "hosts": ["ios"] }"#, "a/a.axml": "<view/>",
      ]
    },
    GrowthShape("spelling/suppressions", 250...8_000, finds: "unknown-rule") { count in
      ["a/a.axml": each(count) { "<!-- mpcheck-disable-next-line missing-kex\($0) -->\n<view/>" }]
    },
  ]

  static let apple = "@interface V : NBComponent\n@end\n@implementation V"
  static let registration = "void a(PSDService *s) { [s registerComponentWithName:@\"v\" clsName:@\"V\"]; }\n"
  static let java =
    "package a;\nclass V extends MPBaseEmbedView { void r() { MPEmbedViewHelper.registerEmbedView(\"a.V\", \"v\"); }\n"
}
