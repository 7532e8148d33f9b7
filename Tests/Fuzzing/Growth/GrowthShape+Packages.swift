/// React Native packages.
extension GrowthShape {
  private static func package(_ files: [String: String]) -> [String: String] {
    [
      "package.json": #"{ "name": "acme-dial", "peerDependencies": { "react-native": "*" } }"#,
      "src/Dial.ts":
        "export default codegenNativeComponent<P>('AcmeDial');\ninterface P extends ViewProps {}\n",
    ].and(files)
  }

  private static func podspec(_ body: String) -> String {
    "Pod::Spec.new do |s|\ns.name = \"Dial\"\n\(body)\nend\n"
  }

  static let packages: [GrowthShape] = [
    GrowthShape("packages/patterns of a podspec", 64...4_000, ceiling: 4) { count in
      package(
        files(count, { "ios/V\($0).m" }) {
          "@interface V\($0) : RCTViewManager\n@end\n@implementation V\($0)\nRCT_EXPORT_MODULE(V\($0))\n@end\n"
        }
      )
      .and([
        "D.podspec": podspec(
          "s.source_files = [\(each(count, separator: ",\n") { "\"apple\($0)/**/*.{h,m,mm}\"" })]")
      ])
    },
    GrowthShape("packages/excluded of a podspec", 64...4_000, ceiling: 4) { count in
      package(
        files(count, { "ios/V\($0).m" }) {
          "@interface V\($0) : RCTViewManager\n@end\n@implementation V\($0)\nRCT_EXPORT_MODULE(V\($0))\n@end\n"
        }
      )
      .and([
        "D.podspec": podspec(
          "s.source_files = 'ios/*.m'\ns.exclude_files = [\(each(count, separator: ",\n") { "'ios/X\($0).m'" })]"
        )
      ])
    },
    GrowthShape("packages/alternatives of a podspec", 250...16_000) { count in
      package([
        "ios/V.m": "@implementation V\n@end\n",
        "D.podspec": podspec(
          "s.source_files = '{\(each(count, separator: ",") { "a\($0)" })}/*.{\(each(count, separator: ",") { "m\($0)" })}'"
        ),
      ])
    },
    GrowthShape("packages/stars of a podspec", 64...2_000) { count in
      package([
        "ios/\(String(repeating: "a", count: 200)).m": "@implementation V\n@end\n",
        "D.podspec": podspec("s.source_files = 'ios/\(String(repeating: "*a", count: count))b.m'"),
      ])
    },
    GrowthShape("packages/a podspec of line ends", 1_000...256_000) { count in
      package([
        "D.podspec": podspec("s.source_files = (" + String(repeating: "\n", count: count) + "'ios/*.m')")
      ])
    },
    GrowthShape("packages/dependencies of a podspec", 1_000...32_000) { count in
      package([
        "ios/V.m": "#import <Other/A.h>\n@implementation V\n@end\n",
        "D.podspec": podspec(each(count) { "s.dependency 'Pod\($0)'" }),
      ])
    },
    GrowthShape("packages/imports and dependencies", 250...8_000) { count in
      package([
        "ios/V.m": each(count) { "#import <Podx\($0)/A.h>" } + "\n@implementation V\n@end\n",
        "D.podspec": podspec("s.source_files = 'ios/*.m'\n" + each(count) { "s.dependency 'Pod\($0)'" }),
      ])
    },
    GrowthShape("packages/headers that are asked for", 250...16_000) { count in
      package([
        "ios/V.m": each(count) {
          "#if __has_include(\"A\($0)-Swift.h\")\n#import \"A\($0)-Swift.h\"\n#endif\n#import \"B\($0)-Swift.h\"\n"
        },
        "ios/V.swift": "class V {}\n",
        "D.podspec": podspec("s.source_files = 'ios/*.{m,swift}'"),
      ])
    },
    GrowthShape("packages/podspecs", 64...2_000, ceiling: 4) { count in
      package(files(count, { "D\($0).podspec" }) { _ in podspec("s.source_files = 'ios/*.m'") })
        .and(
          files(count, { "ios/V\($0).m" }) {
            "@interface V\($0) : RCTViewManager\n@end\n@implementation V\($0)\nRCT_EXPORT_MODULE(V\($0))\n@end\n"
          })
    },
    GrowthShape("packages/components of package.json", 250...16_000) { count in
      package([
        "package.json":
          "{ \"name\": \"a\", \"peerDependencies\": { \"react-native\": \"*\" }, \"codegenConfig\": { \"name\": \"S\", \"ios\": { \"componentProvider\": {\(each(count, separator: ",\n") { "\"Acme\($0)\": \"Acme\($0)x\"" })} } } }",
        "ios/A.mm": each(count) {
          "@interface Acme\($0) : RCTViewComponentView\n@end\n@implementation Acme\($0)\n@end\n"
        },
      ])
    },
    GrowthShape("packages/dependencies of package.json", 1_000...64_000) { count in
      package([
        "package.json":
          "{ \"name\": \"a\", \"dependencies\": {\(each(count, separator: ",\n") { "\"d\($0)\": \"*\"" })}, \"peerDependencies\": { \"react-native\": \"*\" } }"
      ])
    },
    GrowthShape("packages/exports of package.json", 1_000...64_000) { count in
      package([
        "package.json":
          "{ \"name\": \"a\", \"exports\": {\(each(count, separator: ",\n") { "\"./d\($0)\": \"./src/d\($0).js\"" })}, \"peerDependencies\": { \"react-native\": \"*\" } }"
      ])
    },
    GrowthShape("packages/in a repository", 64...1_000, ceiling: 4) { count in
      files(count, { "p\($0)/package.json" }) {
        "{ \"name\": \"d\($0)\", \"peerDependencies\": { \"react-native\": \"*\" } }"
      }
      .and(
        files(count, { "p\($0)/src/D.ts" }) {
          "export default codegenNativeComponent<P>('Acme\($0)');\ninterface P extends ViewProps { a: string }\n"
        })
    },
    GrowthShape("packages/components", 64...4_000, ceiling: 4) { count in
      package(
        files(count, { "src/D\($0).ts" }) {
          "export default codegenNativeComponent<P>('Acme\($0)');\ninterface P extends ViewProps { a: string }\n"
        }
      )
      .and([
        "ios/M.m": each(count) {
          "@interface Acmex\($0)Manager : RCTViewManager\n@end\n@implementation Acmex\($0)Manager\nRCT_EXPORT_MODULE()\nRCT_EXPORT_VIEW_PROPERTY(a, NSString)\n@end\n"
        }
      ])
    },
    GrowthShape("packages/props", 250...8_000) { count in
      package([
        "src/Dial.ts":
          "interface P extends ViewProps {\n\(each(count) { "a\($0)x: string" })\n}\nexport default codegenNativeComponent<P>('AcmeDial');\n",
        "ios/M.m":
          "@interface AcmeDialManager : RCTViewManager\n@end\n@implementation AcmeDialManager\nRCT_EXPORT_MODULE()\n\(each(count) { "RCT_EXPORT_VIEW_PROPERTY(a\($0), NSString)" })\n@end\n",
        "android/M.java":
          "package a;\nclass AcmeDialManager extends SimpleViewManager<V> { public String getName() { return \"AcmeDial\"; }\n\(each(count) { "@ReactProp(name = \"a\($0)\") public void setA\($0)(V v, String s) {}" })\n}\n",
      ])
    },
    GrowthShape("packages/props that extend", 250...8_000) { count in
      package([
        "src/Dial.ts": each(count) { "interface P\($0) extends P\($0 + 1) { a\($0): string }" }
          + "\ninterface P\(count) extends ViewProps {}\nexport default codegenNativeComponent<P0>('AcmeDial');\n"
      ])
    },
    GrowthShape("packages/types of types", 250...8_000) { count in
      package([
        "src/Dial.ts": each(count) { "type T\($0) = T\($0 + 1)" }
          + "\ninterface P extends ViewProps { \(each(count) { "a\($0): T0;" }) }\nexport default codegenNativeComponent<P>('AcmeDial');\n"
      ])
    },
    GrowthShape("packages/types by imports", 64...4_000, ceiling: 4) { count in
      package(
        files(count, { "src/T\($0).ts" }) {
          "import { P\($0 + 1) } from './T\($0 + 1)';\nexport interface P\($0) extends P\($0 + 1) { a\($0): string }\n"
        }
      )
      .and([
        "src/Dial.ts": "import { P0 } from './T0';\nexport default codegenNativeComponent<P0>('AcmeDial');\n"
      ])
    },
    GrowthShape("packages/commands", 250...8_000) { count in
      package([
        "src/Dial.ts":
          "interface C {\n\(each(count) { "a\($0): (ref: R) => void;" })\n}\nexport const Commands = codegenNativeCommands<C>({ supportedCommands: [\(each(count, separator: ", ") { "'a\($0)'" })] });\ninterface P extends ViewProps {}\nexport default codegenNativeComponent<P>('AcmeDial');\n",
        "android/M.java":
          "package a;\nclass AcmeDialManager extends SimpleViewManager<V> { public String getName() { return \"AcmeDial\"; }\npublic void receiveCommand(V v, String id, ReadableArray a) { switch (id) {\n\(each(count) { "case \"a\($0)x\": break;" })\n} } }\n",
      ])
    },
    GrowthShape("packages/events", 250...8_000) { count in
      package([
        "src/Dial.ts":
          "interface P extends ViewProps {\n\(each(count) { "onA\($0)?: DirectEventHandler<null>;" })\n}\nexport default codegenNativeComponent<P>('AcmeDial');\n",
        "android/M.java":
          "package a;\nclass AcmeDialManager extends SimpleViewManager<V> { public String getName() { return \"AcmeDial\"; }\npublic Map<String, Object> getExportedCustomDirectEventTypeConstants() { return MapBuilder.builder()\n\(each(count) { ".put(\"topAx\($0)\", MapBuilder.of(\"registrationName\", \"onAx\($0)\"))" }).build(); } }\n",
      ])
    },
    GrowthShape("packages/managers that extend", 250...8_000) { count in
      package([
        "android/M.java": "package a;\n"
          + each(count) {
            "class M\($0) extends M\($0 + 1) { @ReactProp(name = \"a\($0)\") public void setA\($0)(V v, String s) {} }"
          }
          + "\nclass M\(count) extends SimpleViewManager<V> { public String getName() { return \"AcmeDial\"; } }\n"
      ])
    },
    GrowthShape("packages/views that extend", 250...8_000) { count in
      package([
        "ios/M.m": each(count) {
          "@interface V\($0) : V\($0 + 1)\n@property NSString *a\($0);\n@end\n@implementation V\($0)\n@end"
        }
          + "\n@interface V\(count) : UIView\n@end\n@interface AcmeDialManager : RCTViewManager\n@end\n@implementation AcmeDialManager\nRCT_EXPORT_MODULE()\n- (UIView *)view { return [V0 new]; }\n\(each(count) { "RCT_EXPORT_VIEW_PROPERTY(b\($0), NSString)" })\n@end\n"
      ])
    },
    GrowthShape("packages/Swift views that extend", 250...8_000) { count in
      package([
        "ios/M.swift": each(count) {
          "@objc(V\($0)) class V\($0): V\($0 + 1) { @objc var a\($0): String = \"\" }"
        }
          + "\nclass V\(count): UIView {}\n@objc(AcmeDialManager) class AcmeDialManager: RCTViewManager { override func view() -> UIView! { V0() } }\n",
        "ios/M.m":
          "@interface RCT_EXTERN_MODULE(AcmeDialManager, RCTViewManager)\n\(each(count) { "RCT_EXPORT_VIEW_PROPERTY(b\($0), NSString)" })\n@end\n",
      ])
    },
    GrowthShape("packages/updates of props", 250...8_000) { count in
      package([
        "src/Dial.ts":
          "interface P extends ViewProps {\n\(each(count) { "a\($0): string" })\n}\nexport default codegenNativeComponent<P>('AcmeDial');\n",
        "ios/V.mm":
          "@interface AcmeDial : RCTViewComponentView\n@end\n@implementation AcmeDial\n- (void)updateProps:(Props::Shared const &)props oldProps:(Props::Shared const &)oldProps {\nconst auto &o = *std::static_pointer_cast<AcmeDialProps const>(_props);\nconst auto &n = *std::static_pointer_cast<AcmeDialProps const>(props);\n\(each(count) { "if (o.a\($0)x != n.a\($0)x) { [_v setA:n.a\($0)x]; }" })\n[super updateProps:props oldProps:oldProps];\n}\n@end\nClass<RCTComponentViewProtocol> AcmeDialCls(void) { return AcmeDial.class; }\n",
      ])
    },
  ]
}
