import Containers
import Diagnostics
import Linting
import NativeSource

/// A mapped class that is not a widget.
package let missingWidgetConformance = Rule(
  id: "missing-widget-conformance",
  summary: "a mapped class that does not adopt CWIWidget",
  category: .widget,
  severity: .error,
  rationale: "The class must conform to the protocol, so that the platform can communicate with it.",
  examples: [
    .wrong(
      [
        WidgetExamples.file(
          "@interface ⟦Gauge⟧ : UIView <UIGestureRecognizerDelegate>\n@end\n@implementation Gauge\n"
            + WidgetExamples.initialiser + WidgetExamples.rest + "\n@end"),
        WidgetExamples.mappingFile(WidgetExamples.mapping()),
      ], message: #""Gauge" does not adopt CWIWidget"#),
    .wrong(
      [
        WidgetExamples.swiftFile("@objc(Gauge) class ⟦Gauge⟧: UIView, UIScrollViewDelegate { }"),
        WidgetExamples.mappingFile(WidgetExamples.mapping()),
      ], message: #""Gauge" does not adopt CWIWidget"#),
    .right([
      WidgetExamples.file(WidgetExamples.complete()), WidgetExamples.mappingFile(WidgetExamples.mapping()),
    ]),
    // By a superclass; a superclass or a protocol that is not scanned; not mapped.
    .right([
      .init("ios/Base.swift", "class Base: UIView, CWIWidget { }"),
      .init("ios/A.swift", "@objc(Gauge) class Gauge: Base { }\nclass Other: UIView { }"),
      WidgetExamples.mappingFile(WidgetExamples.mapping()),
    ]),
    .right([
      WidgetExamples.file("@interface Gauge : SDKGauge\n@end\n@implementation Gauge\n@end"),
      WidgetExamples.mappingFile(WidgetExamples.mapping()),
    ]),
    .right([
      WidgetExamples.file("@interface Gauge : UIView <AppWidget>\n@end\n@implementation Gauge\n@end"),
      WidgetExamples.mappingFile(WidgetExamples.mapping()),
    ]),
    // Declarations that contradict each other; a header alone; in Swift.
    .right([
      WidgetExamples.file(
        "#if A\n@interface Gauge : UIView\n#else\n@interface Gauge : UIControl\n#endif\n@end\n@implementation Gauge\n@end"
      ),
      .init("ios/Dial.h", "@interface Dial : UIView\n@end"),
      .init("ios/Lamp.swift", "@objc(Lamp) class Lamp: SDKLamp { }"),
      .init("ios/Knob.swift", "@objc(Knob) class Knob: UIView, AppWidget { }"),
      WidgetExamples.mappingFile(WidgetExamples.mapping(of: ["Gauge", "Dial", "Lamp", "Knob"], "")),
    ]),
  ],
  checks: [.host(checkConformance)])

private func checkConformance(_ context: HostContext) {
  guard let platform = context.facts[.voltMX][.ios] else { return }
  for (index, entries) in platform.mappedClasses.sorted(by: { $0.key < $1.key }) {
    let entry = platform.classes.all[index]
    guard entry.implementation != nil, case .other = entry.ancestry, entry.isWhollyScanned,
      !platform.classes.isMember(index, of: .voltMXWidget),
      platform.chain(of: index).allSatisfy({
        $0.conformances.allSatisfy { platform.knows(protocol: $0.name) }
      })
    else { continue }
    let mapping = entries.flatMap(\.mappings).first {
      $0.className.text == entry.name || $0.className.text == entry.runtimeName
    }
    context.report(
      entry.declaration, .notAWidget(entry),
      related: mapping.map { [RelatedPlace("mapped here", at: $0.className.place)] } ?? [])
  }
}

extension PlatformFacts {
  /// Whether the protocol, or the class in its place, is scanned or one of Apple's, so that what it refines is known.
  fileprivate func knows(protocol name: String) -> Bool {
    let simple = lastComponent(name)
    if classes.place(ofProtocol: simple) != nil || classes.named(simple) != nil { return true }
    let prefixes = ["NS", "UI", "CA", "CL", "MK", "AV", "WK", "SK", "SC", "MT", "CB"]
    return simple.hasSuffix("able")
      || prefixes.contains { prefix in
        simple.hasPrefix(prefix) && simple.dropFirst(2).first?.isUppercase == true
      }
  }
}

/// A mapping that names no class.
package let unknownWidgetClass = Rule(
  id: "unknown-widget-class",
  summary: "a widgetclass that no class of the scanned sources has as its name",
  category: .widget,
  severity: .error,
  rationale:
    "The platform makes an object of the class. What it generates does not build when there is none.",
  fix: .suggested,
  examples: [
    .wrong(
      [
        WidgetExamples.mappingFile(WidgetExamples.mapping(name: "⟦Guage⟧")),
        WidgetExamples.file(WidgetExamples.short()),
      ], message: #"there is no class "Guage""#, fixed: WidgetExamples.mapping(name: "Gauge")),
    .wrong(
      [
        WidgetExamples.mappingFile(
          "<application cwixmlversion='1'><cwiclass jsname='a'><classmappings><classmapping platform='iphone' library='G.zip' widgetclass='Gauge'/><classmapping platform='ipad' library='G.zip' widgetclass='⟦BigDial⟧'/></classmappings></cwiclass></application>"
        ), WidgetExamples.file(WidgetExamples.short()),
      ], message: #"there is no class "BigDial""#),
    .wrong(
      [
        WidgetExamples.mappingFile(WidgetExamples.mapping(name: "⟦Gauges⟧")),
        WidgetExamples.swiftFile(WidgetExamples.swift("")),
      ], message: #"there is no class "Gauges""#, fixed: WidgetExamples.mapping(name: "Gauge")),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping()), WidgetExamples.file(WidgetExamples.complete()),
    ]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping()),
      WidgetExamples.swiftFile(WidgetExamples.swift("")),
    ]),
    // The source is elsewhere.
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(name: "Dial", library: "Dial.zip")),
      WidgetExamples.file(WidgetExamples.short()),
    ]),
  ],
  checks: [.host(checkClasses)])

private func checkClasses(_ context: HostContext) {
  guard let platform = context.facts[.voltMX][.ios] else { return }
  let names = Set(
    platform.classes.all.flatMap { [$0.name, $0.runtimeName ?? $0.name, lastComponent($0.name)] })
  let all = context.mappedWidgets.flatMap(\.mappings)
  let libraries = Set(
    all.filter {
      platform.classes.mapped($0.className.text).map { platform.classes.all[$0].implementation != nil }
        ?? false
    }
    .map(\.library).filter { !$0.isEmpty })
  let widgets = platform.members(of: .voltMXWidget).map { platform.classes.all[$0] }
  for mapping in all where !names.contains(mapping.className.text) {
    let near = nearestName(to: mapping.className.text, in: widgets.map(\.name))
    guard near != nil || libraries.contains(mapping.library) else { continue }
    let place = widgets.first { $0.name == near }?.namePlace
    context.report(
      mapping.className.place, .noClass(mapping.className.text, near),
      related: place.map { [RelatedPlace("a near one", at: $0)] } ?? [],
      fix: near.map {
        Fix("write \($0)", .suggested, edits: [Edit(replace: mapping.className.place, with: $0)])
      })
  }
}

/// A mapping that names no event protocol.
package let unknownEventDelegate = Rule(
  id: "unknown-event-delegate",
  summary: "an eventdelegateclass that no protocol of the scanned sources has as its name",
  category: .widget,
  severity: .error,
  rationale: """
    It must be a protocol: the platform reads its declaration and generates a class that conforms to it. An object of \
    that class is what the widget gets.
    """,
  examples: [
    .wrong(
      [
        WidgetExamples.mappingFile(WidgetExamples.mapping(events: "⟦GaugeEvent⟧")),
        WidgetExamples.file(WidgetExamples.short()),
        WidgetExamples.header(
          "@protocol GaugeEvents <NSObject>\n@end\n@interface GaugeEvent : NSObject\n@end"),
      ], message: #"there is no protocol "GaugeEvent""#),
    .wrong(
      [
        WidgetExamples.mappingFile(WidgetExamples.mapping(events: "⟦GaugeEvents⟧")),
        WidgetExamples.swiftFile(WidgetExamples.swift("").replacing("GaugeEvents", with: "Events")),
      ], message: #"there is no protocol "GaugeEvents""#),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
      WidgetExamples.file(WidgetExamples.complete()),
      WidgetExamples.header("@protocol GaugeEvents <NSObject>\n@end"),
    ]),
    .right([WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvent"))]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping()), WidgetExamples.file(WidgetExamples.short()),
    ]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
      WidgetExamples.swiftFile(WidgetExamples.swift("")),
      .init("ios/Events.swift", "@objc protocol GaugeEvents { func turned(_ n: Int) }"),
    ]),
    // The header of the class alone.
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvent")),
      .init("ios/Gauge.h", "@interface Gauge : UIView <CWIWidget>\n@end"),
    ]),
  ],
  checks: [.host(checkDelegates)])

private func checkDelegates(_ context: HostContext) {
  guard let platform = context.facts[.voltMX][.ios] else { return }
  for mapping in context.mappedWidgets.flatMap(\.mappings) {
    guard let events = mapping.eventProtocol, platform.classes.place(ofProtocol: events.text) == nil,
      let index = platform.classes.mapped(mapping.className.text),
      platform.classes.all[index].implementation != nil
    else { continue }
    let near = nearestName(to: events.text, in: context.protocolNames(on: platform))
    context.report(
      events.place, .noProtocol(events.text, near),
      related: near.flatMap { platform.classes.place(ofProtocol: $0) }.map {
        [RelatedPlace("a near one", at: $0)]
      }
        ?? [])
  }
}

extension HostContext {
  /// The names of all protocols, which are in the texts alone.
  fileprivate func protocolNames(on platform: PlatformFacts) -> [String] {
    Dictionary(grouping: platform.classes.protocols.values, by: \.path).flatMap { path, places in
      let text = text(at: path)
      return places.compactMap { text?.string($0.range) }
    }
  }
}

/// A type that the platform does not know.
package let unsupportedWidgetType = Rule(
  id: "unsupported-widget-type",
  summary: "a type of a property on iOS that the platform does not know",
  category: .widget,
  severity: .warning,
  rationale: """
    The platform's binding generator leaves such a property out of the model, without a word. This is read in a \
    generator of Kony of 2024.
    """,
  examples: [
    .wrong(
      [
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(
            "<property name=\"a\"><mappings><mapping platform=\"iphone\" type=\"⟦CGFloat⟧\"/><mapping platform=\"ipad\" type=\"⟦String⟧\"/></mappings></property>"
          ))
      ], message: #"the platform does not know the type "CGFloat""#,
      #"the platform does not know the type "String""#),
    .right([
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(
          [
            "int", "long", "float", "double", "BOOL", "NSNumber", "NSString", "NSArray", "NSDictionary",
            "Callback", "id",
          ]
          .map { WidgetExamples.property("p" + $0, $0) }.joined()))
    ]),
    // Another platform.
    .right([
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(
          "<property name=\"a\"><mappings><mapping platform=\"android\" type=\"String\"/><mapping platform=\"spaipad\" type=\"String\"/></mappings></property>"
        ))
    ]),
  ],
  checks: [.host(checkTypes)])

private func checkTypes(_ context: HostContext) {
  for type in context.mappedWidgets.flatMap(\.properties).flatMap(\.mappings)
  where !VoltMX.propertyTypes.contains(type.name.text) {
    context.report(type.name.place, .unknownType(type.name.text))
  }
}

extension Message {
  fileprivate static func notAWidget(_ entry: NativeClass) -> Message {
    Message(
      "\"\(entry.name)\" does not adopt CWIWidget",
      help: "add \(entry.language == .swift ? "CWIWidget" : "<CWIWidget>") to its declaration")
  }

  fileprivate static func noClass(_ name: String, _ near: String?) -> Message {
    Message(
      "there is no class \"\(name)\"",
      help: near.map { "write \($0)" } ?? "write the name of the widget's class")
  }

  fileprivate static func noProtocol(_ name: String, _ near: String?) -> Message {
    Message(
      "there is no protocol \"\(name)\"",
      help: near.map { "write \($0)" } ?? "declare the protocol, with one method for each event")
  }

  fileprivate static func unknownType(_ name: String) -> Message {
    Message(
      "the platform does not know the type \"\(name)\"",
      help: "write one of \(sentenceList(VoltMX.propertyTypes))")
  }
}
