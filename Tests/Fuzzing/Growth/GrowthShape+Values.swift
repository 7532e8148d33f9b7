/// Hosts whose registrations, events, messages and parameters are values that are followed.
extension GrowthShape {
  static let values: [GrowthShape] = [
    GrowthShape("values/a long table", 250...8_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.m":
          "\(apple)\n@end\n@implementation A\n- (void)a:(PSDService *)s {\nNSDictionary *all = @{\(each(count, separator: ",\n") { "@\"v\($0)\": @\"V\"" })};\nfor (NSString *name in all) { [s registerComponentWithName:name clsName:all[name]]; }\n}\n@end\n"
      ])
    },
    GrowthShape("values/a long list of pairs", 250...8_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.swift":
          "@objc(V) class V: NBComponent {}\nfunc a(_ s: PSDService) {\nlet all = [\(each(count, separator: ",\n") { "(\"v\($0)\", \"V\")" })]\nfor (name, cls) in all { s.registerComponent(withName: name, clsName: cls) }\n}\n"
      ])
    },
    // The rows are the product of all lists.
    GrowthShape("values/loops in loops", 1...64) { count in
      host([
        "h/A.swift":
          "@objc(V) class V: NBComponent {}\nfunc a(_ s: PSDService) {\n\(each(count) { "for a\($0) in [\"x\", \"y\"] {" })\ns.registerComponent(withName: \"\(each(count, separator: "") { "\\(a\($0))" })\", clsName: \"V\")\n\(each(count) { _ in "}" })\n}\n"
      ])
    },
    GrowthShape("values/loops one after the other", 250...8_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.kt":
          "package a\nclass V : MPBaseEmbedView() {}\nfun r() {\n\(each(count) { "for (n in listOf(\"a\($0)\", \"b\($0)\")) { MPEmbedViewHelper.registerEmbedView(\"a.V\", n) }" })\n}\n"
      ])
    },
    GrowthShape("values/cases of an enum", 250...8_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.swift":
          "enum T: String, CaseIterable {\n\(each(count) { "case a\($0) = \"v\($0)\"" })\n}\n@objc(V) class V: NBComponent {}\nfunc a(_ s: PSDService) { T.allCases.forEach { s.registerComponent(withName: $0.rawValue, clsName: \"V\") } }\n"
      ])
    },
    GrowthShape("values/a chain of enums", 64...4_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.swift": each(count) {
          "enum T\($0) { case a\nvar name: String { switch self { case .a: return T\($0 + 1).a.name } } }"
        }
          + "\nenum T\(count): String { case a = \"v\"\nvar name: String { rawValue } }\n@objc(V) class V: NBComponent {}\nfunc a(_ s: PSDService) { s.registerComponent(withName: T0.a.name, clsName: \"V\") }\n"
      ])
    },
    GrowthShape("values/calls of a wrapper", 250...8_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.java":
          "\(java)static void r(String type, Class<?> cls) { MPEmbedViewHelper.registerEmbedView(cls.getName(), type); }\nstatic void all() {\n\(each(count) { "r(\"v\($0)\", V.class);" })\n} }\n"
      ])
    },
    // Each calls the next one twice.
    GrowthShape("values/wrappers that double", 4...128) { count in
      host([
        "h/A.java":
          "\(java)\(each(count) { "static void r\($0)(String t) { r\($0 + 1)(t + \"a\"); r\($0 + 1)(t + \"b\"); }" })\nstatic void r\(count)(String t) { MPEmbedViewHelper.registerEmbedView(\"a.V\", t); }\nstatic void all() { r0(\"v\"); } }\n"
      ])
    },
    GrowthShape("values/ternaries", 64...4_000) { count in
      host([
        "h/A.kt":
          "package a\nclass V : MPBaseEmbedView() { fun m(k: Int) {\n\(each(count) { "val e\($0) = if (k == \($0)) \"onA\($0)\" else \"onB\($0)\"\nsendEventToTiny(e\($0), null)" })\n} }\n"
      ])
    },
    GrowthShape("values/a filled table", 250...8_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.java":
          "\(java)static final Map<String, String> ALL = new HashMap<>();\nstatic {\n\(each(count) { "ALL.put(\"v\($0)\", \"a.V\");" })\n}\nstatic void all() { for (Map.Entry<String, String> e : ALL.entrySet()) { MPEmbedViewHelper.registerEmbedView(e.getValue(), e.getKey()); } } }\n"
      ])
    },
    GrowthShape("values/a table of C", 250...8_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.m":
          "static const struct { const char *name; const char *cls; } all[] = {\n\(each(count, separator: ",\n") { "{ \"v\($0)\", \"V\" }" })\n};\nvoid a(PSDService *s) { for (int i = 0; i < sizeof(all) / sizeof(all[0]); i++) { [s registerComponentWithName:@(all[i].name) clsName:@(all[i].cls)]; } }\n\(apple)\n@end\n"
      ])
    },
    GrowthShape("values/handlers in a table", 250...8_000) { count in
      host([
        "h/A.m":
          "\(registration)\(apple)\n- (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {\nNSDictionary *all = @{\(each(count, separator: ",\n") { "@\"m\($0)\": ^(NSDictionary *d) { [self emit:d]; }" })};\nvoid (^handler)(NSDictionary *) = all[message];\nif (handler) handler(data);\n}\n@end\n"
      ])
    },
    GrowthShape("values/fields that are decoded", 250...8_000) { count in
      host([
        "h/A.swift":
          "struct P: Decodable {\n\(each(count) { "let a\($0): Int?" })\n}\n@objc(V) class V: NBComponent { func componentDataDidChange(withData data: [AnyHashable: Any]) { let p = try? JSONDecoder().decode(P.self, from: JSONSerialization.data(withJSONObject: data)) } }\nfunc a(_ s: PSDService) { s.registerComponent(withName: \"v\", clsName: \"V\") }\n"
      ])
    },
    GrowthShape("values/entries of a file", 250...16_000, finds: "unregistered-native-type") { count in
      closed([
        "h/views.plist":
          "<plist version=\"1.0\"><dict>\n\(each(count) { "<key>v\($0)</key><string>V</string>" })\n</dict></plist>",
        "h/A.m":
          "void a(PSDService *s) {\nNSDictionary *all = [NSDictionary dictionaryWithContentsOfFile:[[NSBundle mainBundle] pathForResource:@\"views\" ofType:@\"plist\"]];\n[all enumerateKeysAndObjectsUsingBlock:^(NSString *name, NSString *cls, BOOL *stop) { [s registerComponentWithName:name clsName:cls]; }];\n}\n\(apple)\n@end\n",
      ])
    },
    GrowthShape("values/uses of a macro", 250...8_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.m":
          "#define REG(name, cls) [s registerComponentWithName:name clsName:@#cls]\nvoid a(PSDService *s) {\n\(each(count) { "REG(@\"v\($0)\", V);" })\n}\n\(apple)\n@end\n"
      ])
    },
    GrowthShape("values/macros in macros", 250...8_000) { count in
      host([
        "h/A.m":
          "\(each(count) { "#define REG\($0)(name) REG\($0 + 1)(name)" })\n#define REG\(count)(name) [s registerComponentWithName:name clsName:@\"V\"]\nvoid a(PSDService *s) { REG0(@\"v\"); }\n\(apple)\n@end\n"
      ])
    },
    // Each gives two of the next one.
    GrowthShape("values/macros that double", 4...128) { count in
      host([
        "h/A.m":
          "\(each(count) { "#define REG\($0)(name) REG\($0 + 1)(name); REG\($0 + 1)(name)" })\n#define REG\(count)(name) [s registerComponentWithName:name clsName:@\"V\"]\nvoid a(PSDService *s) { REG0(@\"v\"); }\n\(apple)\n@end\n"
      ])
    },
    GrowthShape("values/a list of macros", 250...8_000, finds: "unregistered-native-type") { count in
      closed([
        "h/A.m":
          "#define ALL(X) \(each(count, separator: " ") { "X(v\($0), V)" })\n#define REG(name, cls) [s registerComponentWithName:@#name clsName:@#cls];\nvoid a(PSDService *s) { ALL(REG) }\n\(apple)\n@end\n"
      ])
    },
    // A method of the base class sends for each of its classes.
    GrowthShape("values/classes of one base", 64...2_000, ceiling: 4, finds: "unregistered-native-type") {
      count in
      closed([
        "h/A.kt":
          "package a\nabstract class Base : MPBaseEmbedView() { abstract val event: String\nfun m() { sendEventToTiny(event, null) } }\n\(each(count) { "class V\($0) : Base() { override val event = \"onA\($0)\" }" })\nfun r() {\n\(each(count) { "MPEmbedViewHelper.registerEmbedView(\"a.V\($0)\", \"v\($0)\")" })\n}\n"
      ])
    },
  ]

  /// A host that registers all that it does in `files`, which is not what its page uses.
  private static func closed(_ files: [String: String]) -> [String: String] {
    host(["a/a.axml": "<mpaas-component id=\"a\" type=\"nowhere\"/>"].and(files))
  }
}
