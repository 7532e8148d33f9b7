import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A prop that React Native cannot set: the view class has no property for it, or nothing calls the setter of the manager.
package var unsettableViewProp: Rule {
  Rule(
    id: "unsettable-view-prop",
    summary: .init(
      en: "a prop that cannot be set",
      zh: "属性无法设置：视图没有该属性，或者其 setter 没有调用方"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        `RCT_EXPORT_VIEW_PROPERTY` calls the setter of the property on the view. Without it, the app \
        crashes with "unrecognized selector sent to instance" when a script first sets the prop. On \
        Android, the delegate that `getDelegate` returns, or `@ReactProp`, calls the setters of a manager.
        """,
      zh:
        """
        `RCT_EXPORT_VIEW_PROPERTY` 向视图发送该属性的 setter。视图没有这个 setter 时，脚本首次设置该属性就会使应用崩溃，报错 "unrecognized \
        selector sent to instance"。在 Android 上，管理器的 setter 由 `getDelegate` 返回的代理调用，或通过 `@ReactProp` 调用。
        """),
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
    checks: [.package(checkUnsettableViewProp)])
}

private func checkUnsettableViewProp(_ context: PackageContext) {
  let unsettable = context.exportedProps.unsettable
  // Where Objective-C sees none of the properties and setters, it is the class that hides them.
  let views = Dictionary(unsettable.map { ($0.view.name, $0.view) }, uniquingKeysWith: { first, _ in first })
  let hidden = views.mapValues { $0.exposesProps ? [] : $0.hiddenProps }
  let hiding = Dictionary(grouping: unsettable) { $0.view.name }.mapValues { exports in
    exports.map(\.export).filter { hidden[exports[0].view.name]!.contains($0.settableName) }
  }
  for (export, view) in unsettable {
    let related = view.place.map { [RelatedPlace(en: "the view", zh: "视图", at: $0)] } ?? []
    let exports = hiding[view.name]!
    if exports.count > 1, hidden[view.name]!.contains(export.settableName) {
      guard export.name == exports[0].name else { continue }
      context.report(
        export.target ?? export.name, hiddenProp(exports.map(\.settableName), view),
        related: related
          + exports.dropFirst().map { RelatedPlace(en: "exported here", zh: "在这里导出", at: $0.name) })
      continue
    }
    let (name, place) = (export.settableName, export.target ?? export.name)
    if view.hiddenProps.contains(name) {
      context.report(place, hiddenProp(name, view), related: related)
      continue
    }
    let properties = view.properties.filter { $0.isExposed || view.exposesMembers }
    if let property = properties.first(where: { $0.objectiveCName.text == name }) {
      context.report(place, unsettableProp(name, view, by: property.setter), related: related)
      continue
    }
    let near =
      properties.first { $0.name.text == name }?.objectiveCName.text
      ?? context.nearestName(to: name, in: properties.lazy.map(\.objectiveCName.text), for: place.place.path)
    context.report(place, unsettableProp(name, view, near: near), related: related)
  }
  for manager in context.library.androidManagers {
    let setters = context.library.uncalledSetters(of: manager)
    guard let first = setters.first else { continue }
    context.report(
      first, uncalled(setters.map(\.text), manager.type.name.text),
      related: setters.dropFirst().map { RelatedPlace(en: "not called either", zh: "同样没有调用方", at: $0) })
  }
}

extension AppleClass {
  /// Whether Objective-C sees a property of it, or a setter.
  fileprivate var exposesProps: Bool {
    exposesMembers || properties.contains(where: \.isExposed)
      || methods.contains { $0.isExposed && $0.settableProp != nil }
  }

  /// The names of its properties, and of what its setters set, that Objective-C does not see.
  fileprivate var hiddenProps: Set<String> {
    Set(properties.filter { !$0.isExposed }.map(\.objectiveCName.text))
      .union(methods.filter { !$0.isExposed }.compactMap(\.settableProp))
  }

  fileprivate func setter(of name: String) -> AppleMethod? {
    methods.first { $0.settableProp == name }
  }
}

extension Library {
  /// The setters of a manager of the new architecture that has no delegate: without `@ReactProp`, nothing calls them. The
  /// interface that codegen makes asks for setters of all props: those of props that a manager leaves alone are empty.
  fileprivate func uncalledSetters(of manager: JVMManager) -> [NameAt] {
    guard !Library.isDerived(manager), !manager.hasDelegate, manager.hasDelegateSetters,
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
    return manager.type.setters.map(\.name).filter {
      setters.contains($0.text) && !manager.type.emptyMethods.contains($0.text)
    }
  }
}

private func uncalled(_ setters: [String], _ manager: String) -> Message {
  let names = quotedSentence(setters)
  return Message(
    en: "nothing calls \(names.english) of \"\(manager)\", which has no delegate",
    zh: "“\(manager)”没有代理，其\(names.chinese)没有调用方",
    help: .init(
      en:
        "return the delegate that codegen makes from \"getDelegate\", or write \"@ReactProp\" before the setter",
      zh: "在“getDelegate”中返回 Codegen 生成的代理，或在 setter 前加上“@ReactProp”"))
}

private func hiddenProp(_ names: [String], _ view: AppleClass) -> Message {
  let setters = names.count { view.setter(of: $0) != nil }
  let (members, chineseMembers) =
    setters == 0
    ? ("property", "属性")
    : setters == names.count ? ("setter", " setter ") : ("property and setter", "属性和 setter ")
  let properties = quotedSentence(names)
  return Message(
    en: "Objective-C sees none of the properties \(properties.english) of \"\(view.name)\"",
    zh: "Objective-C 看不到“\(view.name)”的属性\(properties.chinese)",
    help: .init(
      en: "write \"@objcMembers\" before the class, or \"@objc\" before each \(members)",
      zh: "在类前加上“@objcMembers”，或在每个\(chineseMembers)前加上“@objc”"))
}

private func hiddenProp(_ name: String, _ view: AppleClass) -> Message {
  let setter = view.setter(of: name).map { $0.spelling ?? $0.name.text }
  return Message(
    en: "\"\(view.name)\" has no property \"\(name)\" that Objective-C sees",
    zh: "“\(view.name)”没有 Objective-C 可见的属性“\(name)”",
    help: .init(
      en: "write \"@objc\" before \(setter.map { "\"\($0)\"" } ?? "it")",
      zh: "在\(setter.map { "“\($0)”" } ?? "该属性的声明")前加上“@objc”"))
}

private func unsettableProp(_ name: String, _ view: AppleClass, by setter: String) -> Message {
  Message(
    en: "\"\(view.name)\" sets \"\(name)\" by \"\(setter)\", "
      + "and React Native sends \"\(NativeProperty.setter(name))\"",
    zh: "“\(view.name)”通过“\(setter)”设置“\(name)”，而 React Native 发送“\(NativeProperty.setter(name))”",
    help: .init(
      en: "give the property the setter \"\(NativeProperty.setter(name))\"",
      zh: "把该属性的 setter 改为“\(NativeProperty.setter(name))”"))
}

private func unsettableProp(_ name: String, _ view: AppleClass, near: String?) -> Message {
  Message(
    en: "\"\(view.name)\" has no property \"\(name)\"", zh: "“\(view.name)”没有属性“\(name)”",
    help: didYouMean(near)
      ?? .init(en: "add the property, or export the name that it has", zh: "添加该属性，或用已有的属性名导出"))
}
