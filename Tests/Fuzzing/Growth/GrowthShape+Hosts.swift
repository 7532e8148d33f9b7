/// Native sources of a host, and contract files in their place.
extension GrowthShape {
  /// A program whose host is the folder `h`.
  static func host(_ files: [String: String]) -> [String: String] {
    [
      "a/a.axml": "<mpaas-component id=\"a\" type=\"v\" zoom=\"1\" onMove=\"go\"/>",
      "mpcheck.json": #"{ "hosts": ["h"] }"#,
    ]
    .and(files)
  }

  static let hosts: [GrowthShape] = [
    GrowthShape("hosts/views on both sides", 64...4_000, ceiling: 4) { count in
      host([
        "a/a.axml": each(count) {
          "<mpaas-component id=\"a\($0)\" type=\"v\($0)\" zoomx=\"1\" onMove=\"go\"/>"
        },
        "h/A.m": each(count) {
          "@interface V\($0) : NBComponent\n@end\n@implementation V\($0)\n- (void)componentDataDidChangeWithData:(NSDictionary *)data { _a = data[@\"zoom\"]; }\n@end\n"
        } + "void a(PSDService *s) {\n"
          + each(count) { "[s registerComponentWithName:@\"v\($0)\" clsName:@\"V\($0)\"];" } + "\n}\n",
        "h/A.java": "package a;\n"
          + each(count) {
            "class V\($0) extends MPBaseEmbedView { void r() { MPEmbedViewHelper.registerEmbedView(\"a.V\($0)\", \"v\($0)\"); sendEventToTiny(\"onMove\", null); } public void onReceivedRender(JSONObject data, H5BridgeContext context) { a = data.getString(\"zoom\"); } }"
          },
      ])
    },
    GrowthShape("hosts/files", 64...4_000, ceiling: 4) { count in
      host(
        files(count, { "h/V\($0).kt" }) {
          "package a.p\($0)\nclass V\($0) : MPBaseEmbedView() { fun r() { MPEmbedViewHelper.registerEmbedView(\"a.p\($0).V\($0)\", \"v\($0)\") } }\n"
        })
    },
    GrowthShape("hosts/constants", 500...32_000) { count in
      host([
        "h/A.java": "\(java)static final String K0 = \"v\";\n"
          + each(count) { "static final String K\($0 + 1) = K\($0);" }
          + "\nvoid q() { MPEmbedViewHelper.registerEmbedView(\"a.V\", K\(count)); } }\n"
      ])
    },
    GrowthShape("hosts/constants that are put together", 500...8_000) { count in
      host([
        "h/A.java": "\(java)static final String K0 = \"v\";\n"
          + each(count) { "static final String K\($0 + 1) = K\($0) + K\($0);" }
          + "\nvoid q() { MPEmbedViewHelper.registerEmbedView(\"a.V\", K\(count)); } }\n"
      ])
    },
    GrowthShape("hosts/constants by imports", 64...4_000, ceiling: 4) { count in
      host(
        files(count, { "h/K\($0).java" }) {
          "package a\($0);\nimport a\($0 + 1).K\($0 + 1);\npublic class K\($0) { public static final String NAME = K\($0 + 1).NAME; }\n"
        }.and([
          "h/V.java":
            "package a;\nimport a0.K0;\nclass V extends MPBaseEmbedView { void r() { MPEmbedViewHelper.registerEmbedView(\"a.V\", K0.NAME); } }\n"
        ]))
    },
    GrowthShape("hosts/macros", 500...16_000) { count in
      host([
        "h/A.m": "#define K0 @\"v\"\n" + each(count) { "#define K\($0 + 1) K\($0)" }
          + "\nvoid a(PSDService *s) { [s registerComponentWithName:K\(count) clsName:@\"V\"]; }\n\(apple)\n@end\n"
      ])
    },
    GrowthShape("hosts/wrappers", 250...8_000) { count in
      host([
        "h/A.m": each(count) { "void a\($0)(PSDService *s, NSString *n) { a\($0 + 1)(s, n); }" }
          + "\nvoid a\(count)(PSDService *s, NSString *n) { [s registerComponentWithName:n clsName:@\"V\"]; }\nvoid b(PSDService *s) { a0(s, @\"v\"); }\n\(apple)\n@end\n"
      ])
    },
    GrowthShape("hosts/wrappers of events", 250...8_000) { count in
      host([
        "h/A.java":
          "\(java)\(each(count) { "void e\($0)(String n) { e\($0 + 1)(n); }" })\nvoid e\(count)(String n) { sendEventToTiny(n, null); }\nvoid b() { e0(\"onMove\"); } }\n"
      ])
    },
    GrowthShape("hosts/conditions", 500...32_000) { count in
      host(["h/A.m": each(count) { "#if A\($0)" } + "\n\(registration)" + each(count) { _ in "#endif" }])
    },
    GrowthShape("hosts/protocols", 250...8_000) { count in
      host([
        "h/A.m": each(count) { "@protocol P\($0) <P\($0 + 1)>\n@end" }
          + "\n@protocol P\(count) <CWIWidget>\n@end\n@interface W : UIView <P0>\n@end\n@implementation W\n@end\n"
      ])
    },
    GrowthShape("hosts/categories", 250...8_000) { count in
      host([
        "h/A.m": "\(registration)\(apple)\n@end\n"
          + each(count) { "@implementation V (C\($0))\n- (void)m\($0) { [self emit:@\"onA\($0)\"]; }\n@end" }
      ])
    },
    GrowthShape("hosts/extensions", 250...8_000) { count in
      host([
        "h/A.swift":
          "@objc(V) class V: NBComponent { }\nfunc a(_ s: PSDService) { s.registerComponent(withName: \"v\", clsName: \"V\") }\n"
          + each(count) { "extension V { func m\($0)() { n(\"a\") } }" }
      ])
    },
    GrowthShape("hosts/property lists", 250...16_000) { count in
      host([
        "h/A.plist": "<plist><dict><key>ComponentRuntime</key><array>"
          + each(count) {
            "<dict><key>name</key><string>v\($0)</string><key>class</key><string>V\($0)</string></dict>"
          }
          + "</array></dict></plist>"
      ])
    },
    GrowthShape("hosts/widgets", 64...4_000, ceiling: 4) { count in
      host([
        "h/A.m": each(count) {
          "@interface W\($0) : UIView <CWIWidget>\n@end\n@implementation W\($0)\n- (void)a { x = [self.env.model valueForKey:@\"text\"]; }\n@end"
        },
        "h/w.xml": widgets(each(count) { widget("w\($0)", "W\($0)", property("text")) }),
      ])
    },
    GrowthShape("hosts/properties of a widget", 250...8_000) { count in
      host([
        "h/A.m":
          "@interface W : UIView <CWIWidget>\n@end\n@implementation W\n- (void)a {\n\(each(count) { "x = [self.env.model valueForKey:@\"text\($0)x\"];" })\n}\n@end\n",
        "h/w.xml": widgets(widget("w", "W", each(count) { property("text\($0)") })),
      ])
    },
    GrowthShape("hosts/widgets of one class", 64...4_000, ceiling: 4) { count in
      host([
        "h/A.m":
          "@interface W : UIView <CWIWidget>\n@end\n@implementation W\n- (void)a { x = [self.env.model valueForKey:@\"text\"]; }\n@end\n",
        "h/w.xml": widgets(each(count) { widget("w\($0)", "W", property("size\($0)")) }),
      ])
    },
  ]

  private static func widgets(_ text: String) -> String {
    "<application id=\"App\" cwixmlversion=\"2.0\" language=\"js\"><jsnamespace namespace=\"w\"><cwiclasses>\n\(text)\n</cwiclasses></jsnamespace></application>\n"
  }

  private static func widget(_ name: String, _ type: String, _ properties: String) -> String {
    "<cwiclass jsname=\"\(name)\"><classmappings><classmapping platform=\"iphone\" library=\"W.zip\" widgetclass=\"\(type)\" eventdelegateclass=\"\"/></classmappings><widgetproperties>\(properties)</widgetproperties></cwiclass>"
  }

  private static func property(_ name: String) -> String {
    "<property name=\"\(name)\" type=\"String\" programmable=\"false\"><mappings><mapping platform=\"iphone\" type=\"NSString\"/></mappings></property>"
  }

  /// Each class extends the next one.
  static let classes: [GrowthShape] = [
    GrowthShape("classes/Swift", 250...16_000) { count in
      host([
        "h/A.swift": each(count) { "class C\($0): C\($0 + 1) { func a() {} }" }
          + "\nclass C\(count): NBComponent {}\n"
      ])
    },
    GrowthShape("classes/Swift without an end", 250...16_000) { count in
      host(["h/A.swift": each(count) { "class C\($0): C\($0 + 1) {}" }])
    },
    GrowthShape("classes/Swift in a circle", 250...16_000) { count in
      host(["h/A.swift": each(count) { "class C\($0): C\(($0 + 1) % count) {}" }])
    },
    GrowthShape("classes/Objective-C", 250...8_000) { count in
      host([
        "h/A.m": each(count) {
          "@interface C\($0) : C\($0 + 1)\n@end\n@implementation C\($0)\n- (void)a { [super a]; }\n@end"
        }
          + "\n@interface C\(count) : NBComponent\n@end\n"
      ])
    },
    GrowthShape("classes/Objective-C, each registered", 250...4_000) { count in
      host([
        "h/A.m": each(count) {
          "@interface C\($0) : C\($0 + 1)\n@end\n@implementation C\($0)\n- (void)m\($0) { [self emit:@\"onMove\($0)\"]; x = data[@\"a\($0)\"]; }\n@end"
        }
          + "\n@interface C\(count) : NBComponent\n@end\nvoid a(PSDService *s) {\n"
          + each(count) { "[s registerComponentWithName:@\"v\($0)\" clsName:@\"C\($0)\"];" } + "\n}\n"
      ])
    },
    GrowthShape("classes/Java", 250...16_000) { count in
      host([
        "h/A.java": "package a;\n" + each(count) { "class C\($0) extends C\($0 + 1) { void a() {} }" }
          + "\nclass C\(count) extends MPBaseEmbedView {}\n"
      ])
    },
    GrowthShape("classes/Java, each registered", 250...2_000) { count in
      host([
        "h/A.java": "package a;\n"
          + each(count) {
            "class C\($0) extends C\($0 + 1) { void m\($0)() { MPEmbedViewHelper.registerEmbedView(\"a.C\($0)\", \"v\($0)\"); sendEventToTiny(\"onMove\($0)\", null); } }"
          } + "\nclass C\(count) extends MPBaseEmbedView {}\n"
      ])
    },
    GrowthShape("classes/Kotlin", 250...16_000) { count in
      host([
        "h/A.kt": "package a\n" + each(count) { "open class C\($0) : C\($0 + 1)() { fun a() {} }" }
          + "\nopen class C\(count) : MPBaseEmbedView()\n"
      ])
    },
    GrowthShape("classes/Swift widgets", 250...8_000) { count in
      host([
        "h/A.swift": each(count) {
          "class C\($0): C\($0 + 1), P\($0) { func m\($0)() { x = env?.model?.value(forKey: \"a\($0)\") } }\nprotocol P\($0): P\($0 + 1) {}"
        }
          + "\nclass C\(count): UIView, CWIWidget {}\n"
      ])
    },
    GrowthShape("classes/splash views", 250...8_000) { count in
      host([
        "h/A.m": each(count) {
          "@interface S\($0) : S\($0 + 1) <GRVSplashViewDelegate>\n@end\n@implementation S\($0)\n@end"
        }
          + "\n@interface S\(count) : NSObject\n@end\n"
      ])
    },
  ]

  static let contracts: [GrowthShape] = [
    GrowthShape("contracts/views", 500...64_000, ceiling: 4) { count in
      contract(each(count, separator: ",\n") { view("v\($0)") })
    },
    GrowthShape("contracts/views that say little", 1_000...256_000, ceiling: 6) { count in
      contract(each(count, separator: ",\n") { "{\"type\":\"v\($0)\",\"native\":[]}" })
    },
    GrowthShape("contracts/one view", 500...64_000, ceiling: 4) { count in
      contract(each(count, separator: ",\n") { _ in view("v") })
    },
    GrowthShape("contracts/native sides of one view", 500...32_000, ceiling: 4) { count in
      contract("{ \"type\": \"v\", \"native\": [\(each(count, separator: ",\n") { side("V\($0)", "[]") })] }")
    },
    GrowthShape("contracts/registrations", 1_000...128_000, ceiling: 4) { count in
      contract(
        "{ \"type\": \"v\", \"native\": [{ \"platform\": \"ios\", \"registrations\": [\(each(count, separator: ",\n") { "{ \"class\": \"V\($0)\" }" })], \(interface("[]")) }] }"
      )
    },
    GrowthShape("contracts/parameters", 1_000...64_000, ceiling: 4) { count in
      contract(view("v", "[\(each(count, separator: ",") { "\"a\($0)\"" })]"))
    },
    GrowthShape("contracts/platforms", 1_000...128_000) { count in
      contract(
        "", platforms: each(count, separator: ",\n") { _ in "{ \"platform\": \"ios\", \"open\": false }" })
    },
    GrowthShape("contracts/files", 64...2_000, ceiling: 4) { count in
      ["a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"v\($0)\"/>" }]
        .and(["mpcheck.json": "{ \"hosts\": [\(each(count, separator: ",") { "\"h\($0).json\"" })] }"])
        .and(files(count, { "h\($0).json" }) { contractText(view("v\($0)")) })
    },
    GrowthShape("contracts/mistakes", 250...8_000, finds: "unregistered-native-type") { count in
      contract(each(count, separator: ",\n") { view("view_\($0)") }).and([
        "a/a.axml": each(count) { "<mpaas-component id=\"a\($0)\" type=\"view_x\($0)\"/>" }
      ])
    },
    GrowthShape("contracts/widgets", 500...64_000, ceiling: 4) { count in
      host([
        "mpcheck.json": #"{ "hosts": ["h.json"] }"#,
        "h.json":
          "{ \"version\": 1, \"platforms\": [], \"views\": [], \"widgets\": [\(each(count, separator: ",\n") { "{ \"name\": \"w\($0)\", \"platform\": \"ios\", \"class\": \"W\($0)\", \"properties\": [\"a\"], \"events\": [] }" })] }",
      ])
    },
  ]

  private static func contract(_ views: String, platforms: String = #"{ "platform": "ios", "open": false }"#)
    -> [String: String]
  {
    host(["mpcheck.json": #"{ "hosts": ["h.json"] }"#, "h.json": contractText(views, platforms: platforms)])
  }

  private static func contractText(
    _ views: String, platforms: String = #"{ "platform": "ios", "open": false }"#
  ) -> String { "{ \"version\": 1, \"platforms\": [\(platforms)], \"views\": [\n\(views)\n] }" }

  private static func view(_ type: String, _ names: String = "[\"a\"]") -> String {
    "{ \"type\": \"\(type)\", \"native\": [\(side("V", names))] }"
  }

  private static func side(_ type: String, _ names: String) -> String {
    "{ \"platform\": \"ios\", \"registrations\": [{ \"class\": \"\(type)\" }], \(interface(names)) }"
  }

  private static func interface(_ names: String) -> String {
    ["events", "messages", "params"].map { "\"\($0)\": { \"open\": false, \"names\": \(names) }" }
      .joined(separator: ", ")
  }
}
