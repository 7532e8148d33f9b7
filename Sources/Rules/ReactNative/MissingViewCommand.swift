import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A command of a spec that a native side does not have.
package let missingViewCommand = Rule(
  id: "missing-view-command",
  summary: "a command that a native side of the component does not have",
  category: .reactNative,
  severity: .error,
  rationale: """
    A command goes to the native side by its name. Where the manager exports no method of that name, or the component view \
    has no `handleCommand:args:`, it is dropped, or the app stops.
    """,
  examples: [
    .wrong(
      [
        LibrarySources.commands("'⟦reset⟧', 'stop'"),
        LibrarySources.manager("RCT_EXPORT_METHOD(stop:(nonnull NSNumber *)tag) {}"), LibrarySources.package,
      ], message: #""AcmeDialManager" has no command "reset""#),
    .wrong(
      [
        LibrarySources.commands("'⟦reset⟧'"),
        .init(
          "ios/A.mm",
          """
          @interface DialView : RCTViewComponentView
          @end
          @implementation DialView
          + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
          @end
          Class<RCTComponentViewProtocol> AcmeDialCls(void) { return DialView.class; }
          """),
        LibrarySources.package,
      ], message: #""DialView" has no command "reset""#),
    .wrong(
      [
        LibrarySources.commands("'⟦reset⟧'"),
        LibrarySources.kotlin(
          "override fun receiveCommand(v: Dial, id: String, a: ReadableArray?) { when (id) { \"stop\" -> v.stop() } }"
        ),
        LibrarySources.kotlinPackage, LibrarySources.package,
      ], message: #""AcmeDialManager" has no command "reset""#),
    .right([
      LibrarySources.commands("'reset'"),
      LibrarySources.manager("RCT_EXPORT_METHOD(reset:(nonnull NSNumber *)tag) {}"),
      LibrarySources.java(
        "public void receiveCommand(Dial v, String id, ReadableArray a) { if (\"reset\".equals(id)) { v.reset(); } }"
      ),
      LibrarySources.package,
    ]),
    // The extern method of a Swift manager, and a component view that has all commands.
    .right([
      LibrarySources.commands("'reset'"),
      .init(
        "ios/A.m",
        "@interface RCT_EXTERN_REMAP_MODULE(AcmeDial, DialManager, RCTViewManager)\nRCT_EXTERN_METHOD(reset:(nonnull NSNumber *)tag)\n@end"
      ),
      .init(
        "ios/A.swift",
        "@objc(DialManager) class DialManager: RCTViewManager {\n@objc func reset(_ tag: NSNumber) {}\noverride func view() -> UIView! { return UISlider() }\n}"
      ),
      .init(
        "ios/A.mm",
        """
        @interface DialView : RCTViewComponentView
        @end
        @implementation DialView
        + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
        - (void)handleCommand:(const NSString *)name args:(const NSArray *)args { }
        @end
        """),
      LibrarySources.manifest(#""codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "DialView"}}}"#),
    ]),
    // A macro of the library's own exports it.
    .right([
      LibrarySources.commands("'reset'"),
      .init(
        "ios/A.m",
        "#define COMMAND(name) RCT_EXPORT_METHOD(name:(nonnull NSNumber *)tag) { }\n"
          + LibrarySources.managerText("COMMAND(reset)")),
      LibrarySources.package,
    ]),
    // A script that asks for the architecture, a stub, a superclass of another library, a delegate.
    .right([
      LibrarySources.commands("'reset'", after: "const isNew = global.nativeFabricUIManager != null;\n"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    .right([
      LibrarySources.commands("'reset'"),
      .init(
        "ios/B.m",
        "@interface AcmeDialManager : RCTViewManager\n@end\n@implementation AcmeDialManager\nRCT_EXPORT_MODULE()\n@end"
      ),
      .init(
        "ios/A.mm",
        "@interface DialView : VendorView\n@end\n@implementation DialView\n+ (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }\n@end"
      ),
      LibrarySources.kotlin(
        "override fun getDelegate() = d\noverride fun receiveCommand(v: Dial, id: String, a: ReadableArray?) { d.receiveCommand(v, id, a) }"
      ),
      LibrarySources.manifest(#""codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "DialView"}}}"#),
    ]),
    .right([
      LibrarySources.commands("'reset'"),
      LibrarySources.kotlin(""), LibrarySources.kotlinPackage, LibrarySources.package,
    ]),
    .wrong(
      [
        .init(
          "src/A.js",
          "export const Commands = (codegenNativeCommands<C>({supportedCommands: ['⟦reset⟧', '⟦stop⟧']}): C);\n"
            + LibrarySources.declaration("")),
        .init(
          "ios/A.mm",
          """
          @interface Base : RCTViewComponentView
          @end
          @implementation Base
          @end
          @interface DialView : Base
          @end
          @implementation DialView
          + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
          @end
          """),
        LibrarySources.manifest(
          #""codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "DialView"}}}"#),
      ], message: #""DialView" has no command "reset""#, #""DialView" has no command "stop""#),
    .wrong(
      [
        .init(
          "src/A.ts",
          "export const Commands = codegenNativeCommands<C>({supportedCommands: ['⟦reset⟧']});\n"
            + LibrarySources.declaration("")),
        .init(
          "ios/A.m",
          "@interface RCT_EXTERN_REMAP_MODULE(AcmeDial, DialManager, RCTViewManager)\nRCT_EXTERN_METHOD(stop:(nonnull NSNumber *)tag)\n@end"
        ),
        .init(
          "ios/A.swift",
          "@objc(DialManager) class DialManager: RCTViewManager {\n@objc func stop(_ tag: NSNumber) {}\noverride func view() -> UIView! { return UISlider() }\n}"
        ),
        LibrarySources.package,
      ], message: #""DialManager" has no command "reset""#),
    .wrong(
      [
        .init(
          "src/A.ts",
          "export const Commands = codegenNativeCommands<C>({supportedCommands: ['⟦reset⟧']});\n"
            + LibrarySources.declaration("")),
        LibrarySources.java(
          "public void receiveCommand(Dial v, String id, ReadableArray a) { switch (id) { case \"stop\": v.stop(); } }"
        ),
        LibrarySources.package,
      ], message: #""AcmeDialManager" has no command "reset""#),
    // What a scanned base has, on both platforms, and a platform that the spec leaves out.
    .right([
      .init(
        "src/A.ts",
        "export const Commands = codegenNativeCommands<C>({supportedCommands: ['reset']});\n"
          + LibrarySources.declaration("")),
      .init(
        "ios/A.mm",
        """
        @interface Base : RCTViewComponentView
        @end
        @implementation Base
        - (void)handleCommand:(const NSString *)name args:(const NSArray *)args { }
        @end
        @interface DialView : Base
        @end
        @implementation DialView
        + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
        @end
        @interface BaseManager : RCTViewManager
        @end
        @implementation BaseManager
        RCT_REMAP_METHOD(reset, resetDial:(nonnull NSNumber *)tag) {}
        - (UIView *)view { return [UISlider new]; }
        @end
        @interface AcmeDialManager : BaseManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE()
        @end
        """),
      .init(
        "android/Base.kt",
        "abstract class Base : SimpleViewManager<Dial>() {\noverride fun receiveCommand(v: Dial, id: String, a: ReadableArray?) { if (id == RESET) v.reset() }\ncompanion object { const val RESET = \"reset\" } }"
      ),
      .init("android/A.kt", "class AManager : Base() { override fun getName() = \"AcmeDial\" }"),
      LibrarySources.package,
    ]),
    .right([
      .init(
        "src/A.ts",
        "export const Commands = codegenNativeCommands<C>({supportedCommands: ['reset']});\n"
          + LibrarySources.declaration("").replacing(
            "'AcmeDial'", with: "'AcmeDial', {excludedPlatforms: ['iOS']}")),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // Two specs for one platform.
    .right([
      .init(
        "src/A.ts",
        "export const Commands = codegenNativeCommands<C>({supportedCommands: ['reset']});\n"
          + LibrarySources.declaration("")),
      .init("src/B.ts", LibrarySources.declaration("")), LibrarySources.manager(""), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  for spec in library.specs {
    for command in spec.commands {
      guard let lacking = library.implementation(of: spec, lacking: command.name.text) else { continue }
      context.report(
        command.name, .missing(command.name.text, lacking.text),
        related: [RelatedPlace("the class", at: lacking)])
    }
  }
}

extension Library {
  /// The first class that draws a component and does not have a command.
  fileprivate func implementation(of spec: ComponentSpec, lacking command: String) -> NameAt? {
    let mayExport = apple.contains { $0.macroNames.contains(command) }
    if !mayExport, !scripts.contains(where: \.testsArchitecture) {
      for manager in appleManagers
      where manager.servesViews && isSpec(spec, of: manager.component?.text, on: .ios) {
        if manager.methods.contains(where: { $0.scriptName == command }) { continue }
        if let place = manager.type.place { return NameAt(manager.type.name, at: place) }
      }
    }
    for view in componentViews where isSpec(spec, of: view.component, on: .ios) {
      let (chain, end) = classes.chain(view.type)
      if end != "RCTViewComponentView"
        || chain.contains(where: { $0.methods.contains { $0.selector == "handleCommand:args:" } })
      {
        continue
      }
      if let place = view.type.place { return NameAt(view.type.name, at: place) }
    }
    return androidManagers.first { manager in
      isSpec(spec, of: manager.component, on: .android) && manager.has("receiveCommand")
        && !manager.hasDelegate && !androidStrings.contains(command)
    }?.type.name
  }
}

extension Message {
  fileprivate static func missing(_ command: String, _ type: String) -> Message {
    Message(
      "\"\(type)\" has no command \"\(command)\"",
      help: "add it there, or take it out of \"supportedCommands\"")
  }
}
