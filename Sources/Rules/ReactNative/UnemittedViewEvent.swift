import Diagnostics
import Linting
import ReactNative

/// An event of a spec that no native source sends.
package var unemittedViewEvent: Rule {
  Rule(
    id: "unemitted-view-event",
    summary: .init(
      en: "an event of a spec that no native source sends",
      zh: "spec 文件中的事件没有任何原生源码发送"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en:
        """
        Scripts can listen for the event but never receive it: no native source of the package has its \
        name.
        """,
      zh: "脚本可以监听该事件，但永远收不到：包中的原生源码都没有出现这个名称。"),
    examples: [
      .wrong(
        [
          "src/AcmeDialNativeComponent.ts": """
          interface NativeProps extends ViewProps { ⟦onSpun⟧?: CT.DirectEventHandler<null>; onStop?: \
          CT.BubblingEventHandler<null> }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_VIEW_PROPERTY(onStop, RCTBubblingEventBlock)
          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #"no native source sends "onSpun""#),
      .right([
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { onSpun?: CT.DirectEventHandler<null> }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)
        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUnemittedViewEvent)])
}

private func checkUnemittedViewEvent(_ context: PackageContext) {
  let exports = context.exportedProps
  for spec in context.library.specs {
    for event in context.library.unsentEvents(of: spec) where !exports.misspelled.contains(event.place) {
      context.report(
        event, unsent(event.text),
        related: exports.otherName(of: event).map {
          RelatedPlace(en: "an event that the spec lacks", zh: "spec 文件中缺少的事件", at: $0.name)
        })
    }
  }
}

extension Library {
  /// The events of a spec that no native source names.
  func unsentEvents(of spec: ComponentSpec) -> [NameAt] {
    guard canSearchNames, isRegisteredEverywhere(spec), !mayInheritEvents(spec) else { return [] }
    return spec.events.map(\.name).filter { event in
      isEventProp(event.text) && !words.mentionFolded(String(event.text.dropFirst(2)))
        && !InheritedNames.hasProp(event.text)
    }
  }
}

private func unsent(_ name: String) -> Message {
  Message(
    en: "no native source sends \"\(name)\"", zh: "没有原生源码发送“\(name)”",
    help: .init(en: "send it from the view, or remove it from the spec", zh: "在视图中发送该事件，或从 spec 文件中删除"))
}
