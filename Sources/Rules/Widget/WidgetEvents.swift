import Containers
import Diagnostics
import Linting
import NativeSource

private let events = "@protocol GaugeEvents <NSObject>\n-(void)turned:(int)n by:(NSString *)who;\n@end"
private let raiseInSwift = "func turn() { events?.turned(1, by: \"a\") }"
private let raise = "- (void)turn { [self.events turned:1 by:@\"a\"]; }"

/// An event that the mapping does not have.
package let unmappedWidgetEvent = Rule(
  id: "unmapped-widget-event",
  summary: "an event of a widget for which the mapping has no Callback",
  category: .widget,
  severity: .error,
  rationale: """
    The property has the name of the method, its parts joined. Without one an exception is raised when the event is; with \
    one of another type the event is lost.
    """,
  examples: [
    .wrong(
      [
        WidgetExamples.header(
          "@protocol GaugeEvents <NSObject>\n-(void)⟦turned⟧:(int)n by:(NSString *)who;\n-(void)⟦reset⟧;\n@property int a;\n@end"
        ),
        WidgetExamples.file(WidgetExamples.short(raise)),
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(
            WidgetExamples.property("turnedby", "Callback") + WidgetExamples.property("reset"),
            events: "GaugeEvents")),
      ], message: #"the mapping has no Callback "turnedBy""#, #"the mapping has no Callback "reset""#),
    .wrong(
      [
        .init(
          "ios/Events.swift",
          "@objc protocol GaugeEvents {\n  func ⟦turned⟧(_ n: Int, by who: String)\n  var a: Int { get }\n}"),
        WidgetExamples.swiftFile(WidgetExamples.swift(raiseInSwift)),
        WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
      ], message: #"the mapping has no Callback "turnedBy""#),
    .right([
      WidgetExamples.header(events), WidgetExamples.file(WidgetExamples.complete(raise)),
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(WidgetExamples.property("turnedBy", "Callback"), events: "GaugeEvents")),
    ]),
    // Not mapped; a protocol that is not scanned.
    .right([WidgetExamples.header(events), WidgetExamples.file(WidgetExamples.short(raise))]),
    .right([
      WidgetExamples.file(WidgetExamples.short(raise)),
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
    ]),
    .right([
      WidgetExamples.header(events), WidgetExamples.swiftFile(WidgetExamples.swift(raiseInSwift)),
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(WidgetExamples.property("turnedBy", "Callback"), events: "GaugeEvents")),
    ]),
    .right([WidgetExamples.header(events), WidgetExamples.swiftFile(WidgetExamples.swift(raiseInSwift))]),
    .right([
      WidgetExamples.swiftFile(WidgetExamples.swift(raiseInSwift)),
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
    ]),
  ],
  checks: [.host(checkUnmapped)])

private func callbacks(_ widget: WidgetReading) -> [WidgetMapping.Property] {
  widget.properties.filter(\.isEvent)
}

private func checkUnmapped(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.isMapped {
    guard let events = widget.eventProtocol else { continue }
    let names = Set(callbacks(widget).map(\.name.text))
    for method in events.methods where !names.contains(method.eventName) {
      let place = Place(path: events.place.path, range: method.nameRange)
      guard seen.insert(place).inserted else { continue }
      let near = nearestName(to: method.eventName, in: names)
      let nearPlace = callbacks(widget).first { $0.name.text == near }?.name.place
      context.report(
        place, .unmapped(method.eventName, near),
        related: [
          widget.mappings.flatMap(\.mappings).first.map {
            RelatedPlace("mapped here", at: $0.className.place)
          },
          nearPlace.map { RelatedPlace("a near one", at: $0) },
        ].compactMap { $0 })
    }
  }
}

/// A callback that no event is for.
package let undeclaredWidgetEvent = Rule(
  id: "undeclared-widget-event",
  summary: "a Callback of the mapping that no method of the event protocol raises",
  category: .widget,
  severity: .warning,
  rationale: """
    The platform calls what an application sets when the method of that name is sent to the event delegate, its parts \
    joined. This is read in a generator of Kony of 2024.
    """,
  examples: [
    .wrong(
      [
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(
            WidgetExamples.property("turnedBy", "Callback")
              + WidgetExamples.property("⟦stopped⟧", "Callback"),
            events: "GaugeEvents")), WidgetExamples.header(events),
        WidgetExamples.file(WidgetExamples.short(raise)),
      ], message: #""GaugeEvents" has no event "stopped""#),
    .wrong(
      [
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(WidgetExamples.property("⟦stopped⟧", "Callback"), events: "GaugeEvents")),
        .init("ios/Events.swift", "@objc protocol GaugeEvents { }"),
        WidgetExamples.swiftFile(WidgetExamples.swift("")),
      ], message: #""GaugeEvents" has no event "stopped""#),
    .right([
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(WidgetExamples.property("turnedBy", "Callback"), events: "GaugeEvents")),
      WidgetExamples.header(events), WidgetExamples.file(WidgetExamples.complete(raise)),
    ]),
    // A protocol that is not scanned; near an event that is not mapped.
    .right([
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(WidgetExamples.property("stopped", "Callback"), events: "GaugeEvents")),
      WidgetExamples.file(WidgetExamples.short(raise)),
    ]),
    .right([
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(WidgetExamples.property("turnedby", "Callback"), events: "GaugeEvents")),
      WidgetExamples.header(events), WidgetExamples.file(WidgetExamples.short(raise)),
    ]),
    .right([
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(WidgetExamples.property("turnedBy", "Callback"), events: "GaugeEvents")),
      .init("ios/Events.swift", "@objc protocol GaugeEvents { func turned(_ n: Int, by who: String) }"),
      WidgetExamples.swiftFile(WidgetExamples.swift(raiseInSwift)),
    ]),
    .right([
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(WidgetExamples.property("stopped", "Callback"), events: "GaugeEvents")),
      WidgetExamples.swiftFile(WidgetExamples.swift("")),
    ]),
  ],
  checks: [.host(checkUndeclaredEvents)])

private func checkUndeclaredEvents(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.isMapped {
    guard let events = widget.eventProtocol else { continue }
    let names = Set(events.methods.map(\.eventName))
    let mapped = Set(callbacks(widget).map(\.name.text))
    let near = Set(names.subtracting(mapped).compactMap { nearestName(to: $0, in: mapped) })
    for property in callbacks(widget)
    where !names.contains(property.name.text) && !near.contains(property.name.text) {
      guard seen.insert(property.name.place).inserted else { continue }
      context.report(
        property.name.place, .neverRaised(property.name.text, events.name),
        related: [RelatedPlace("the protocol", at: events.place)])
    }
  }
}

/// An event that nothing raises.
package let unraisedWidgetEvent = Rule(
  id: "unraised-widget-event",
  summary: "an event of a widget that nothing in the scanned sources sends",
  category: .widget,
  severity: .warning,
  rationale: "An application that waits for the event waits for ever.",
  examples: [
    .wrong(
      [
        WidgetExamples.header(
          "@protocol GaugeEvents <NSObject>\n-(void)⟦turned⟧:(int)n by:(NSString *)who;\n@end"),
        WidgetExamples.file(WidgetExamples.short("- (void)turned:(int)n by:(id)w { }")),
      ], message: #"nothing sends "turned:by:""#),
    .wrong(
      [
        WidgetExamples.header("@protocol GaugeEvents <NSObject>\n-(void)⟦stopped⟧;\n@end"),
        WidgetExamples.swiftFile(WidgetExamples.completeSwift),
      ], message: #"nothing sends "stopped""#),
    .right([WidgetExamples.header(events), WidgetExamples.file(WidgetExamples.complete(raise))]),
    // The delegate handed on; selectors; in a closure of a property.
    .right([
      WidgetExamples.header(events),
      WidgetExamples.file(WidgetExamples.short("- (void)a { [helper use:self.events]; }")),
    ]),
    .right([
      WidgetExamples.header(events),
      WidgetExamples.file(
        WidgetExamples.short("- (void)a { [self.events performSelector:@selector(turned:by:)]; }")),
    ]),
    .right([
      WidgetExamples.header(events),
      WidgetExamples.file(WidgetExamples.short("- (void)a { SEL s = NSSelectorFromString(self.name); }")),
    ]),
    .right([
      WidgetExamples.header(events),
      WidgetExamples.file(
        WidgetExamples.short("- (void)a { SEL s = NSSelectorFromString(@\"turned:by:\"); }")),
    ]),
    .right([
      WidgetExamples.header(events), WidgetExamples.swiftFile(WidgetExamples.completeSwift),
      .init("ios/More.swift", "class More { lazy var a = { [self] in events?.turned(1, by: \"a\") } }"),
    ]),
    .right([
      WidgetExamples.header(events), WidgetExamples.swiftFile(WidgetExamples.completeSwift),
      .init("ios/More.swift", "let s = #selector(GaugeEvents.turned)"),
    ]),
    // The delegate itself, handed on by the initialiser; in Swift.
    .right([
      WidgetExamples.header(events),
      WidgetExamples.file(
        WidgetExamples.short("").replacing("_events = e;", with: "_events = e; [helper use:e];")),
    ]),
    .right([
      WidgetExamples.header(events),
      WidgetExamples.swiftFile(WidgetExamples.swift("func a() { helper.use(events) }")),
    ]),
    .right([
      WidgetExamples.header(events),
      WidgetExamples.swiftFile(WidgetExamples.swift("func a() { let s = NSSelectorFromString(name) }")),
    ]),
  ],
  checks: [.host(checkUnraised)])

private func checkUnraised(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets {
    guard let events = widget.eventProtocol else { continue }
    for method in widget.unraised(events.methods) {
      let place = Place(path: events.place.path, range: method.nameRange)
      guard seen.insert(place).inserted else { continue }
      context.report(
        place, .unraised(method.selector), related: [RelatedPlace("the class", at: widget.entry.namePlace)])
    }
  }
}

/// An argument of an event that arrives damaged.
package let widgetEventArgument = Rule(
  id: "widget-event-argument",
  summary: "a type of an argument that the platform does not hand on to scripts as it is",
  category: .widget,
  severity: .warning,
  rationale: """
    The platform's binding generator looks at the name of the type: of one with "int" in it, as NSTimeInterval, it makes \
    an int, and with a structure what it writes does not build. This is read in a generator of Kony of 2024.
    """,
  examples: [
    .wrong(
      [
        WidgetExamples.header(
          "@protocol GaugeEvents <NSObject>\n-(void)turned:(⟦NSTimeInterval⟧)n by:(⟦CGPoint⟧)p;\n-(void)stopped:(⟦uint64_t⟧)a;\n@end"
        ),
        WidgetExamples.file(WidgetExamples.short()),
      ], message: "of NSTimeInterval the whole part alone arrives",
      "an argument of the type CGPoint does not build",
      "of uint64_t the lower half alone arrives"),
    .wrong(
      [
        .init("ios/Events.swift", "@objc protocol GaugeEvents { func moved(to p: ⟦CGPoint⟧) }"),
        WidgetExamples.swiftFile(WidgetExamples.swift("func a() { events?.moved(to: .zero) }")),
      ], message: "an argument of the type CGPoint does not build"),
    .right([WidgetExamples.header(events), WidgetExamples.file(WidgetExamples.complete(raise))]),
    // Every other type; another protocol.
    .right([
      WidgetExamples.header(
        "@protocol GaugeEvents <NSObject>\n-(void)turned:(NSInteger)n by:(CGFloat)f at:(NSUInteger)i;\n@end\n@protocol Other\n-(void)a:(CGRect)r;\n@end"
      ),
      WidgetExamples.file(WidgetExamples.short()),
    ]),
    .right([
      .init(
        "ios/Events.swift",
        "@objc protocol GaugeEvents { func turned(_ n: Int, by f: CGFloat) }\nprotocol Other { func a(_ r: CGRect) }"
      ),
      WidgetExamples.swiftFile(WidgetExamples.swift(raiseInSwift)),
    ]),
  ],
  checks: [.host(checkArguments)])

private func checkArguments(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets {
    guard let events = widget.eventProtocol else { continue }
    for type in events.methods.flatMap(\.signature).compactMap(\.type) {
      let place = Place(path: events.place.path, range: type.range)
      if VoltMX.cutTypes.contains(type.text), seen.insert(place).inserted {
        context.report(place, .cutArgument(type.text))
      } else if VoltMX.brokenTypes.contains(type.text), seen.insert(place).inserted {
        context.report(place, .brokenArgument(type.text))
      }
    }
  }
}

extension Message {
  fileprivate static func unmapped(_ name: String, _ near: String?) -> Message {
    Message(
      "the mapping has no Callback \"\(name)\"",
      help: near.map { "rename \($0), or add the property" }
        ?? "add a property of that name and of the type Callback")
  }

  fileprivate static func neverRaised(_ name: String, _ protocolName: String) -> Message {
    Message(
      "\"\(protocolName)\" has no event \"\(name)\"",
      help: "declare a method whose parts make that name when they are joined")
  }

  fileprivate static func unraised(_ selector: String) -> Message {
    Message("nothing sends \"\(selector)\"", help: "send it to the event delegate that the initialiser got")
  }

  fileprivate static func cutArgument(_ type: String) -> Message {
    let part = type.hasSuffix("_t") ? "lower half" : "whole part"
    return Message("of \(type) the \(part) alone arrives", help: "hand over a double or an NSNumber *")
  }

  fileprivate static func brokenArgument(_ type: String) -> Message {
    Message(
      "an argument of the type \(type) does not build", help: "hand over an NSDictionary * or NSString *")
  }
}
