import Diagnostics
import Linting
import NativeSource
import ReactNative

/// An event that is sent without a field that the spec requires.
package let missingEventField = Rule(
  id: "missing-event-field",
  summary: "an event that is sent without a field that the spec requires",
  category: .reactNative,
  severity: .warning,
  rationale:
    "Scripts read the field without asking whether it is there, because its type says that it is: they get `undefined`.",
  examples: [
    .wrong(
      [
        .init(
          "ios/A.m",
          LibrarySources.managerText(
            "RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)\n- (void)a { view.onSpun(⟦@{@\"value\": @(1)}⟧); }"
          )),
        .init(
          "src/A.ts",
          "type E = Readonly<{value: CT.Double; step: CT.Int32; note?: string}>;\n"
            + LibrarySources.declaration("onSpun?: CT.DirectEventHandler<E>")),
        LibrarySources.package,
      ], message: #""onSpun" is sent without "step""#),
    .wrong(
      [
        .init("ios/A.m", LibrarySources.managerText("", view: "V")),
        .init(
          "ios/V.m",
          "@interface V : UIView\n@property (copy) RCTDirectEventBlock onSpun;\n@end\n@implementation V\n- (void)a { if (_onSpun) { _onSpun(⟦@{}⟧); } }\n@end"
        ),
        LibrarySources.spec("onSpun?: CT.DirectEventHandler<{value: CT.Double, step: CT.Int32}>"),
        LibrarySources.package,
      ], message: #""onSpun" is sent without "value" and "step""#),
    .right([
      LibrarySources.manager(
        "RCT_EXPORT_VIEW_PROPERTY(onSpun, RCTDirectEventBlock)\n- (void)a { view.onSpun(@{@\"value\": @(1)}); }"
      ),
      LibrarySources.spec("onSpun?: CT.DirectEventHandler<{value: CT.Double}>"), LibrarySources.package,
    ]),
    // Optional fields, more fields, a key that is not a literal, a payload from elsewhere, another class.
    .right([
      LibrarySources.manager(
        """
        - (void)a {
          view.onA(@{@"value": @(1), @"target": tag});
          view.onB(@{key: @(1)});
          view.onC(@{});
          view.onD(data);
        }
        """),
      .init("ios/W.m", "@implementation W\n- (void)a { _onA(@{}); }\n@end"),
      LibrarySources.spec(
        "onA?: CT.DirectEventHandler<{value: CT.Double; note?: string}>; onB?: CT.DirectEventHandler<{b: string}>; onC?: CT.DirectEventHandler<Other>; onD?: CT.DirectEventHandler<{d: string}>"
      ),
      LibrarySources.package,
    ]),
    // Two specs for one platform.
    .right([
      LibrarySources.manager("- (void)a { view.onSpun(@{}); }"),
      .init("src/A.ts", LibrarySources.declaration("onSpun?: CT.DirectEventHandler<{value: CT.Double}>")),
      .init("src/B.ts", LibrarySources.declaration("onSpun?: CT.DirectEventHandler<{value: CT.Double}>")),
      LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

private func check(_ context: PackageContext) {
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
      let missing = payload.filter { !$0.isOptional && !keys.contains($0.name) }.map(\.name)
      guard !missing.isEmpty, seen.insert(sent.place).inserted else { continue }
      context.report(
        sent.place, .incomplete(sent.event, missing),
        related: event.payloadPlace.map { [RelatedPlace("the type of the event", at: $0)] } ?? [])
    }
  }
}

extension Message {
  fileprivate static func incomplete(_ event: String, _ fields: [String]) -> Message {
    let quoted = fields.map { "\"\($0)\"" }
    let list =
      quoted.count < 2 ? quoted[0] : quoted.dropLast().joined(separator: ", ") + " and " + quoted.last!
    return Message(
      "\"\(event)\" is sent without \(list)",
      help:
        "add \(quoted.count < 2 ? "the field" : "the fields"), or declare \(quoted.count < 2 ? "it" : "them") with \"?\""
    )
  }
}
