import Diagnostics
import Linting
import ReactNative

/// An event property of a view that no manager exports.
package var unexportedViewEvent: Rule {
  Rule(
    id: "unexported-view-event",
    summary: .init(
      en: "an event of a view that no manager exports",
      zh: "视图的事件没有任何管理器导出"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en:
        """
        React Native sets only the blocks of events that a manager exports. This block is always nil, and \
        its event is never sent.
        """,
      zh: "React Native 只设置管理器导出的事件 block。这个 block 始终是 nil，事件永远不会发送。"),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [AcmeDialView new]; }

          @end
          """,
          "ios/V.h": """
          @interface AcmeDialView : UIView
          @property (nonatomic, copy) RCTDirectEventBlock ⟦onSpun⟧;
          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"no manager exports "onSpun""#),
      .right([
        "ios/A.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [AcmeDialView new]; }
        RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)
        @end
        """,
        "ios/V.h": """
        @interface AcmeDialView : UIView
        @property (nonatomic, copy) RCTDirectEventBlock onSpun;
        @end
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { onSpun?: CT.DirectEventHandler<null> }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnexportedViewEvent)])
}

/// The events of React Native itself that bubble. A manager that exports one of them as a direct event stops the app: "Event
/// cannot be both direct and bubbling".
///
/// Source: `bubblingEventTypes` in `Libraries/NativeComponent/BaseViewConfig.ios.js` of React Native.
private let ownBubblingEvents: Set = [
  "onBlur", "onChange", "onEndEditing", "onFocus", "onKeyPress", "onPress", "onSubmitEditing",
]

private func checkUnexportedViewEvent(_ context: PackageContext) {
  let library = context.library
  let exported = library.exportedNames
  var (named, drawn): (Set<String>, Set<String>) = ([], [])
  let disabled = Set(library.apple.flatMap(\.disabledExports))
  for file in library.apple {
    named.formUnion(file.macroNames)
    if file.drawsComponents {
      drawn.formUnion(file.assignedNames)
    } else {
      named.formUnion(file.assignedNames)
    }
  }
  var seen: Set<Place> = []
  for manager in library.appleManagers {
    guard let view = manager.view, manager.component != nil else { continue }
    // An export that is reported is most likely the event under another name.
    if manager.exports.contains(where: { $0.phase != nil && !isEventProp($0.name.text) }) { continue }
    let spec = manager.component.flatMap { library.spec(of: $0.text, on: .ios) }
    var unexported: [(name: NameAt, type: String)] = []
    for property in view.properties where property.isEventBlock || property.isClosure {
      let name = property.objectiveCName.text
      var type = property.type
      // A closure is an event where the spec says so.
      if property.isClosure {
        guard property.isExposed || view.exposesMembers, let event = spec?.event(name) else { continue }
        type = event.phase == .direct ? "RCTDirectEventBlock" : "RCTBubblingEventBlock"
      }
      let isKnown =
        exported.contains(name) || named.contains(name)
        // What the component view of the new architecture assigns, the old one does not see.
        || drawn.contains(name) && spec?.event(name) == nil
        || disabled.contains(name) || !library.isWanted(property, of: manager)
      if ownBubblingEvents.contains(name) { type = "RCTBubblingEventBlock" }
      if !isKnown { unexported.append((property.objectiveCName, type)) }
    }
    let isRenamed = unexported.count == 1 && context.exportedProps.reportsEvent(of: manager)
    for (name, type) in unexported where !isRenamed && seen.insert(name.place).inserted {
      context.report(
        name, notExported(name.text, type),
        related: manager.type.place.map { [RelatedPlace(en: "the manager", zh: "管理器", at: $0)] } ?? [])
    }
  }
}

extension AppleFile {
  /// Whether all classes that it implements are component views.
  fileprivate var drawsComponents: Bool {
    let implemented = parts.filter { $0.kind == .implementation }
    return !implemented.isEmpty && implemented.allSatisfy { !$0.descriptors.isEmpty }
  }
}

extension Library {
  /// Whether a native source may send an event of a view, or a script listens to it. Where no script of the package uses the
  /// component, others do.
  fileprivate func isWanted(_ property: AppleProperty, of manager: AppleManager) -> Bool {
    let name = property.objectiveCName.text
    guard let component = manager.component?.text, !property.isUsed, !isPassed(name) else { return true }
    let specs = specs(of: component)
    if specs.isEmpty, !uses.contains(where: { $0.name.text == component }) { return true }
    return specs.contains { $0.event(name) != nil }
      || apple.contains { file in
        file.path != property.name.place.path && !words(of: file).isDisjoint(with: [name, "_" + name])
      }
  }

  /// The names of all props that managers of iOS export, and of the properties that these set.
  var exportedNames: Set<String> {
    Set(appleManagers.flatMap(\.exports).flatMap { [$0.name.text, $0.target?.text ?? ""] })
  }
}

extension ExportedProps {
  private var reportedPlaces: Set<Place> {
    Set(unsettable.map(\.export.name.place) + undeclared.map(\.prop.name.place))
  }

  /// Whether something is wrong with a name that a manager exports: most likely, another prop is meant.
  func reports(_ manager: AppleManager) -> Bool {
    let reported = reportedPlaces
    return manager.exports.contains { reported.contains($0.name.place) }
  }

  /// The same for events.
  func reportsEvent(of manager: AppleManager) -> Bool {
    let reported = reportedPlaces
    return manager.exports.contains { $0.phase != nil && reported.contains($0.name.place) }
  }
}

private func notExported(_ name: String, _ type: String) -> Message {
  Message(
    en: "no manager exports \"\(name)\"",
    zh: "没有管理器导出“\(name)”",
    help: .init(
      en: "write \"RCT_EXPORT_VIEW_PROPERTY(\(name), \(type))\" in the manager",
      zh: "在管理器中加上“RCT_EXPORT_VIEW_PROPERTY(\(name), \(type))”"))
}
