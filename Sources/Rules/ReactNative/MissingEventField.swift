import Diagnostics
import Linting
import NativeSource
import ReactNative

/// An event that is sent without a field that the spec requires.
package var missingEventField: Rule {
  Rule(
    id: "missing-event-field",
    summary: .init(
      en: "an event sent without a field that the spec requires",
      zh: "事件发送时缺少 spec 文件要求的字段"),
    category: .reactNative,
    severity: .warning,
    rationale: .init(
      en:
        """
        The type says that the field is always there, so scripts read it without a test: they get \
        `undefined`.
        """,
      zh: "字段的类型表明字段一定存在，所以脚本读取时不作检查，结果得到 `undefined`。"),
    examples: [
      .wrong(
        [
          "ios/A.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [UISlider new]; }
          RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)
          - (void)a { view.onSpun(⟦@{@"value": @(1)}⟧); }
          @end
          """,
          "src/A.ts": """
          type E = Readonly<{value: CT.Double; step: CT.Int32; note?: string}>;
          interface NativeProps extends ViewProps { onSpun?: CT.DirectEventHandler<E> }
          export default codegenNativeComponent<NativeProps>('AcmeDial');
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""onSpun" is sent without "step""#),
      .right([
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [UISlider new]; }
        RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)
        - (void)a { view.onSpun(@{@"value": @(1)}); }
        @end
        """,
        "src/AcmeDialNativeComponent.ts": """
        interface NativeProps extends ViewProps { onSpun?: CT.DirectEventHandler<{value: CT.Double}> }
        export default codegenNativeComponent<NativeProps>('AcmeDial');
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkMissingEventField)])
}

private func checkMissingEventField(_ context: PackageContext) {
  let library = context.library
  var seen: Set<Place> = []
  for manager in library.appleManagers {
    guard let component = manager.component?.text, let spec = library.spec(of: component, on: .ios) else {
      continue
    }
    let parts = manager.type.parts + (manager.view?.parts ?? [])
    for sent in parts.flatMap(\.eventDictionaries) {
      guard let keys = sent.keys, let event = spec.event(sent.event), let payload = event.payload else {
        continue
      }
      // React Native adds the tag of the view as "target".
      let missing = payload.filter { !$0.isOptional && !keys.contains($0.name) && $0.name != "target" }.map(
        \.name)
      guard !missing.isEmpty, seen.insert(sent.place).inserted else { continue }
      context.report(
        sent.place, incomplete(sent.event, missing),
        related: event.payloadPlace.map { [RelatedPlace(en: "the type of the event", zh: "事件的类型", at: $0)] }
          ?? [])
    }
  }
}

private func incomplete(_ event: String, _ fields: [String]) -> Message {
  let (missing, optional) = (quotedSentence(fields), quotedSentence(fields.map { $0 + "?" }))
  return Message(
    en: "\"\(event)\" is sent without \(missing.english)", zh: "发送“\(event)”时缺少\(missing.chinese)",
    help: .init(
      en:
        "add \(fields.count < 2 ? "the field" : "the fields"), or declare \(optional.english) in the spec",
      zh: "加上缺少的字段，或在 spec 文件中声明为\(optional.chinese)"))
}
