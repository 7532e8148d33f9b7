import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A prop that React Native cannot set: the view class has no property for it, or nothing calls the setter of the manager.
package var unsettableViewProp: Rule {
  Rule(
    id: "unsettable-view-prop",
    summary: "a prop that cannot be set: its view has no property, or its setter is not called",
    category: .reactNative,
    severity: .error,
    rationale: """
      `RCT_EXPORT_VIEW_PROPERTY` sends the setter of the property to the view. A view without it ends the app with \
      "unrecognized selector sent to instance" when a script first sets the prop. On Android, the setters of a manager are \
      called by the delegate that `getDelegate` returns, or by `@ReactProp`.
      """,
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [AcmeDialView new]; }
          RCT_EXPORT_VIEW_PROPERTY(⟦colour⟧, UIColor)
          RCT_REMAP_VIEW_PROPERTY(tint, ⟦ring.color⟧, UIColor)
          @end
          """,
          "ios/V.h": """
          @interface AcmeDialView : UIView
          @property (nonatomic) UIColor *color;
          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""AcmeDialView" has no property "colour""#, #""AcmeDialView" has no property "ring""#),
      .right([
        "ios/A.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [AcmeDialView new]; }
        RCT_EXPORT_VIEW_PROPERTY(value, double)
        @end
        """,
        "ios/V.h": """
        @interface AcmeDialView : UIView
        @property (nonatomic) double value;
        @end
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { value?: CT.Double; }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(check)])
}

private func check(_ context: PackageContext) {
  let unsettable = context.exportedProps.unsettable
  // Where Objective-C sees none of the properties, it is the class that hides them.
  let views = Dictionary(unsettable.map { ($0.view.name, $0.view) }, uniquingKeysWith: { first, _ in first })
  let hidden = views.mapValues { $0.exposesProperties ? [] : Set($0.properties.map(\.name.text)) }
  let hiding = Dictionary(grouping: unsettable) { $0.view.name }.mapValues { exports in
    exports.map(\.export).filter { hidden[exports[0].view.name]!.contains($0.settableName) }
  }
  for (export, view) in unsettable {
    let related = view.place.map { [RelatedPlace("the view", at: $0)] } ?? []
    let exports = hiding[view.name]!
    if exports.count > 1, hidden[view.name]!.contains(export.settableName) {
      guard export.name == exports[0].name else { continue }
      context.report(
        export.target ?? export.name, .hidden(exports.map(\.settableName), view),
        related: related + exports.dropFirst().map { RelatedPlace("exported here", at: $0.name) })
      continue
    }
    let (name, place) = (export.settableName, export.target ?? export.name)
    let isHidden = view.properties.contains { $0.name.text == name }
    let properties = view.properties.lazy.filter { $0.isExposed || view.exposesMembers }.map(\.name.text)
    let near =
      isHidden ? nil : context.nearestName(to: name, in: properties, for: place.place.path)
    context.report(place, .unsettable(name, view, isHidden: isHidden, near: near), related: related)
  }
  for manager in context.library.androidManagers {
    let setters = context.library.uncalledSetters(of: manager)
    guard let first = setters.first else { continue }
    context.report(
      first, .uncalled(setters.map(\.text), manager.type.name.text),
      related: setters.dropFirst().map { RelatedPlace("not called either", at: $0) })
  }
}

extension AppleClass {
  /// Whether Objective-C sees a property of it.
  fileprivate var exposesProperties: Bool { exposesMembers || properties.contains(where: \.isExposed) }
}

extension Library {
  /// The setters of a manager of the new architecture that has no delegate: without `@ReactProp`, nothing calls them.
  fileprivate func uncalledSetters(of manager: JVMManager) -> [NameAt] {
    guard !Library.isDerived(manager), !manager.hasDelegate,
      manager.chain.contains(where: { $0.interfaces.contains { $0.hasSuffix("ManagerInterface") } }),
      let component = manager.component, let spec = spec(of: component, on: .android)
    else { return [] }
    let annotated = manager.chain.flatMap(\.props)
    let settable = Set(annotated.map { value(of: $0.value, in: manager) })
    let hasGroups = android.contains { file in
      file.names.contains("ReactPropGroup") && manager.chain.contains { $0.name.place.path == file.path }
    }
    if hasGroups || settable.contains(nil) { return [] }
    let names = spec.props.map(\.name.text).filter { !settable.contains($0) }
    let setters = Set(names.map(NativeProperty.setterName))
    return manager.type.setters.filter { setters.contains($0.text) }
  }
}

extension Message {
  fileprivate static func uncalled(_ setters: [String], _ manager: String) -> Message {
    Message(
      "nothing calls \(quotedSentence(setters)) of \"\(manager)\", which has no delegate",
      help:
        "return the delegate that codegen makes from \"getDelegate\", or write \"@ReactProp\" before the setter"
    )
  }

  fileprivate static func hidden(_ names: [String], _ view: AppleClass) -> Message {
    Message(
      "Objective-C sees none of the properties \(quotedSentence(names)) of \"\(view.name)\"",
      help: "write \"@objcMembers\" before the class, or \"@objc\" before each property")
  }

  fileprivate static func unsettable(
    _ name: String, _ view: AppleClass, isHidden: Bool, near: String?
  ) -> Message {
    Message(
      "\"\(view.name)\" has no property \"\(name)\"\(isHidden ? " that Objective-C sees" : "")",
      help: isHidden
        ? "write \"@objc\" before it"
        : didYouMean(near)
          ?? "add the property, or export it under the name that it has")
  }
}
