import Diagnostics
import Linting
import ReactNative

/// A component view that codegen does not find.
package let unregisteredComponentView = Rule(
  id: "unregistered-component-view",
  summary: "a component view that React Native does not find",
  category: .reactNative,
  severity: .error,
  rationale: """
    The new architecture finds the class of a component by `componentProvider` of `package.json`, or, where there is none, \
    by a function `NameCls` in an Objective-C++ file. With a `componentProvider`, even an empty one, functions are not \
    looked for. A class that is found in neither way is never made.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/Dial.mm",
          "@implementation ⟦AcmeDialView⟧\n+ (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }\n@end"
        ),
        LibrarySources.spec(""), LibrarySources.package,
      ], message: #"React Native does not find "AcmeDialView", which draws "AcmeDial""#),
    .wrong(
      [
        .init(
          "ios/Dial.mm",
          """
          @implementation ⟦AcmeDialView⟧
          + (P)p { return concreteComponentDescriptorProvider<facebook::react::AcmeDialComponentDescriptor>(); }
          @end
          Class<RCTComponentViewProtocol> AcmeDialCls(void) { return AcmeDialView.class; }
          """),
        LibrarySources.spec(""),
        LibrarySources.manifest(
          #""dependencies": {"react-native": "*"}, "codegenConfig": {"ios": {"componentProvider": {}}}"#),
      ], message: #"React Native does not find "AcmeDialView", which draws "AcmeDial""#),
    .right([
      .init(
        "ios/Dial.mm",
        """
        @implementation AcmeDialView
        + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
        @end
        Class<RCTComponentViewProtocol> AcmeDialCls(void) { return AcmeDialView.class; }
        """),
      LibrarySources.spec(""), LibrarySources.package,
    ]),
    .right([
      .init(
        "ios/Dial.mm",
        "@implementation AcmeDialView\n+ (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }\n@end"
      ),
      LibrarySources.spec(""),
      LibrarySources.manifest(
        #""codegenConfig": {"ios": {"componentProvider": {"AcmeDial": "AcmeDialView"}}}"#),
    ]),
    // Registered in code, and the class of another key.
    .right([
      .init(
        "ios/Dial.mm",
        """
        @implementation AcmeDialView
        + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
        + (void)load { [factory registerComponentViewClass:self]; }
        @end
        """),
      LibrarySources.spec(""), LibrarySources.package,
    ]),
    .right([
      .init(
        "ios/Dial.mm",
        "@implementation AcmeDialView\n+ (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }\n@end"
      ),
      LibrarySources.spec(""),
      LibrarySources.manifest(
        #""codegenConfig": {"ios": {"components": {"Dial": {"className": "AcmeDialView"}}}}"#),
    ]),
    // Of a component that no script declares, and under a React Native that has no providers.
    .right([
      .init(
        "ios/Dial.mm",
        "@implementation Dial\n+ (P)p { return concreteComponentDescriptorProvider<OtherComponentDescriptor>(); }\n@end"
      ),
      LibrarySources.spec(""), LibrarySources.package,
    ]),
    .right([
      .init(
        "ios/Dial.mm",
        """
        @implementation AcmeDialView
        + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
        @end
        Class<RCTComponentViewProtocol> AcmeDialCls(void) { return [AcmeDialView class]; }
        """),
      LibrarySources.spec(""),
      LibrarySources.manifest(
        #""devDependencies": {"react-native": "0.76.1"}, "codegenConfig": {"ios": {"componentProvider": {}}}"#
      ),
    ]),
    // Codegen looks for functions in `.mm` files.
    .wrong(
      [
        .init(
          "ios/Dial.m",
          """
          @implementation ⟦AcmeDialView⟧
          + (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }
          @end
          Class<RCTComponentViewProtocol> AcmeDialCls(void) { return AcmeDialView.class; }
          """),
        LibrarySources.spec(""), LibrarySources.package,
      ], message: #"React Native does not find "AcmeDialView", which draws "AcmeDial""#),
    // The class of a provider, under another name.
    .right([
      .init(
        "ios/Dial.mm",
        "@implementation AcmeDialView\n+ (P)p { return concreteComponentDescriptorProvider<AcmeDialComponentDescriptor>(); }\n@end"
      ),
      LibrarySources.spec(""),
      LibrarySources.manifest(#""codegenConfig": {"ios": {"componentProvider": {"Dial": "AcmeDialView"}}}"#),
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
  let library = context.library
  if library.mayRegisterMore(on: .ios) { return }
  let provided = library.manifest.provided
  for (component, type) in library.componentViews {
    guard let spec = library.specs(of: component).first,
      let name = type.parts.first(where: { $0.kind == .implementation })?.name,
      !library.hasClassFunction(component), !provided.contains(where: { $0.component.text == component }),
      !provided.contains(where: { $0.className?.text == type.name })
    else { continue }
    context.report(
      name, .notFound(name.text, component, hasProvider: library.manifest.componentProvider != nil),
      related: [RelatedPlace("the component", at: spec.name)])
  }
}

extension Message {
  fileprivate static func notFound(_ type: String, _ component: String, hasProvider: Bool) -> Message {
    Message(
      "React Native does not find \"\(type)\", which draws \"\(component)\"",
      help: hasProvider
        ? "add \"\(component)\": \"\(type)\" to \"componentProvider\" in package.json"
        : "add \"\(component)\": \"\(type)\" to \"codegenConfig.ios.componentProvider\" in package.json, or write a function "
          + "\"Class<RCTComponentViewProtocol> \(component)Cls(void)\" that returns the class")
  }
}
