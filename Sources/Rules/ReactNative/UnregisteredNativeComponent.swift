import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A component of a script that no native source registers.
package let unregisteredNativeComponent = Rule(
  id: "unregistered-native-component",
  summary: "a component that no native view manager or component view registers",
  category: .reactNative,
  severity: .error,
  rationale: """
    React Native finds the native side of a component by its name alone. Under a name that nothing registers the screen \
    stays empty or turns red, "Invariant Violation: requireNativeComponent: ... was not found in the UIManager", when the \
    component is first drawn.
    """,
  examples: [
    .wrong(
      [
        .init("src/Dial.ts", "export default codegenNativeComponent<NativeProps>('⟦AcmeDail⟧');"),
        LibrarySources.manager(""), LibrarySources.package,
      ], message: #""AcmeDail" is registered by no native view manager or component view"#),
    // A name that only `Manager` is too much in, and one of Android.
    .wrong(
      [
        .init("src/Dial.js", "const Dial = requireNativeComponent('⟦AcmeDialManager⟧');"),
        LibrarySources.kotlin(""), LibrarySources.kotlinPackage, LibrarySources.package,
      ], message: #""AcmeDialManager" is registered by no native view manager or component view"#),
    // A provider for the new architecture hides the functions that codegen would look for.
    .wrong(
      [
        .init(
          "src/Dial.tsx",
          "export default (codegenNativeComponent<NativeProps>('⟦AcmeDial⟧'): HostComponent<NativeProps>);"),
        .init("ios/Dial.mm", "Class<RCTComponentViewProtocol> AcmeDialCls(void) { return Dial.class; }"),
        .init("ios/Knob.m", "@implementation Knob\n@end"),
        LibrarySources.manifest(
          #""dependencies": {"react-native": "0.81.0"}, "codegenConfig": {"ios": {"componentProvider": {"AcmeKnob": "Knob"}}}"#
        ),
      ], message: #""AcmeDial" is registered by no native view manager or component view"#),
    .right([
      LibrarySources.spec("value?: CT.Double;"),
      LibrarySources.manager("RCT_EXPORT_VIEW_PROPERTY(value, double)"), LibrarySources.package,
    ]),
    // One platform is enough.
    .right([
      LibrarySources.spec(""),
      .init(
        "ios/Knob.m",
        "@interface KnobManager : RCTViewManager\n@end\n@implementation KnobManager\nRCT_EXPORT_MODULE()\n@end"
      ),
      LibrarySources.java(""), LibrarySources.package,
    ]),
    // The class name without its ending.
    .right([
      LibrarySources.spec(""),
      .init(
        "ios/A.m",
        "@interface AcmeDialManager : RCTViewManager\n@end\n@implementation AcmeDialManager\nRCT_EXPORT_MODULE()\n@end"
      ),
      LibrarySources.package,
    ]),
    .right([
      LibrarySources.spec(""),
      .init("ios/A.mm", "Class<RCTComponentViewProtocol> AcmeDialCls(void) { return Dial.class; }"),
      LibrarySources.manager("").renamed("ios/B.m", "AcmeDial", "AcmeKnob"), LibrarySources.package,
    ]),
    // Components of others, a name that is far from all, a name that is not a literal.
    .right([
      .init(
        "src/Dial.ts",
        """
        requireNativeComponent('RCTImageView'); requireNativeComponent('AndroidSwitch');
        requireNativeComponent('ViewManagerAdapter_Acme'); requireNativeComponent('BVLinearGradient');
        requireNativeComponent(NAME); codegenNativeComponent<NativeProps>(NAME);
        """),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // A name that is made at run time may be any.
    .right([
      .init("src/Dial.ts", "export default codegenNativeComponent<NativeProps>('AcmeDail');"),
      LibrarySources.kotlin("").renamed("android/A.kt", "\"AcmeDial\"", "names.first()"),
      LibrarySources.package,
    ]),
    // Where native sources register nothing, another library may.
    .right([
      .init("src/Dial.ts", "export default codegenNativeComponent<NativeProps>('AcmeDail');"),
      .init("ios/A.m", "@implementation Dial\n@end"), LibrarySources.package,
    ]),
    .wrong(
      [
        .init(
          "src/Dial.jsx",
          "requireNativeComponent('⟦acmeDial⟧');\nrequireNativeComponent('⟦AcmeDialView⟧');\nrequireNativeComponent('⟦AcmeDlai⟧');"
        ),
        .init(
          "ios/A.m", "@interface RCT_EXTERN_REMAP_MODULE(AcmeDial, M, RCTViewManager)\n@end"),
        .init("ios/A.swift", "@objc(M) class M: RCTViewManager {}"), LibrarySources.package,
      ], message: #""acmeDial" is registered by no native view manager or component view"#,
      #""AcmeDialView" is registered by no native view manager or component view"#,
      #""AcmeDlai" is registered by no native view manager or component view"#),
    // Names of React Native's and Expo's own components, wherever they are declared.
    .right([
      .init(
        "src/Dial.ts",
        """
        codegenNativeComponent<P>('RCTDial');
        codegenNativeComponent<P>('AndroidDial');
        codegenNativeComponent<P>('ViewManagerAdapter_Dial');
        """),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // In Java and Kotlin a string is enough.
    .right([
      .init("src/Dial.ts", "export default codegenNativeComponent<P>('AcmeKnob');"),
      LibrarySources.java("static final String OTHER = \"AcmeKnob\";"), LibrarySources.package,
    ]),
    // `codegenConfig` names it; with an old React Native functions count beside it.
    .right([
      LibrarySources.spec(""), .init("ios/A.mm", "@implementation A\n@end"),
      LibrarySources.manifest(#""codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "A"}}}"#),
    ]),
    .right([
      LibrarySources.spec(""), .init("ios/A.mm", "@implementation A\n@end"),
      LibrarySources.manifest(#""codegenConfig": {"ios": {"components": {"AcmeDial": {"className": "A"}}}}"#),
    ]),
    .right([
      LibrarySources.spec(""),
      .init("ios/A.mm", "Class<RCTComponentViewProtocol> AcmeDialCls(void) { return A.class; }"),
      LibrarySources.manifest(
        #""devDependencies": {"react-native": "^0.76.0"}, "codegenConfig": {"ios": {"componentProvider": {"Other": "A"}}}"#
      ),
    ]),
    // Code registers component views.
    .right([
      .init("src/Dial.ts", "export default codegenNativeComponent<P>('AcmeKnob');"),
      LibrarySources.manager("+ (void)a { [factory registerComponentViewClass:Knob.class]; }"),
      LibrarySources.package,
    ]),
    // A manager in Swift, by the name of its class and by one of its own.
    .right([
      .init(
        "src/Dial.ts", "codegenNativeComponent<P>('AcmeDial');\ncodegenNativeComponent<P>('AcmeKnob');"),
      .init(
        "ios/A.m",
        "@interface RCT_EXTERN_MODULE(AcmeDialManager, RCTViewManager)\n@end\n@interface RCT_EXTERN_REMAP_MODULE(AcmeKnob, M, RCTViewManager)\n@end"
      ),
      .init(
        "ios/A.swift",
        "@objc(AcmeDialManager) class AcmeDialManager: RCTViewManager {}\n@objc(M) class M: RCTViewManager {}"
      ),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  let registered = NativePlatform.allCases.flatMap { library.registrations(on: $0) }
  if registered.isEmpty { return }
  for spec in library.unregisteredSpecs {
    context.report(
      spec.name, .unregistered(spec.name.text, registered), related: related(spec.name.text, registered))
  }
  let isOpen = NativePlatform.allCases.contains { library.mayRegisterMore(on: $0) }
  for use in library.uses where use.way == .require && !isOpen {
    let name = use.name.text
    if ComponentNames.isForeign(name) || !library.specs(of: name).isEmpty { continue }
    if NativePlatform.allCases.contains(where: { library.isRegistered(name, on: $0) }) { continue }
    if ComponentNames.nearest(to: name, in: registered) == nil { continue }
    context.report(use.name, .unregistered(name, registered), related: related(name, registered))
  }
}

private func related(_ name: String, _ registered: [NameAt]) -> [RelatedPlace] {
  ComponentNames.nearest(to: name, in: registered).map { [RelatedPlace("a registered one", at: $0)] } ?? []
}

extension Library {
  /// Declared components that no platform registers, where native sources register others.
  var unregisteredSpecs: [ComponentSpec] {
    if NativePlatform.allCases.allSatisfy({ registrations(on: $0).isEmpty }) { return [] }
    return specs.filter { spec in
      !ComponentNames.isForeign(spec.name.text)
        && !NativePlatform.allCases.contains { mayBeRegistered(spec, on: $0) }
    }
  }
}

extension Message {
  fileprivate static func unregistered(_ name: String, _ registered: [NameAt]) -> Message {
    Message(
      "\"\(name)\" is registered by no native view manager or component view",
      help: didYouMean(ComponentNames.nearest(to: name, in: registered)?.text)
        ?? "register it under this name, or write the name that is registered")
  }
}
