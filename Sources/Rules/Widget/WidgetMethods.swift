import Containers
import Diagnostics
import Linting
import NativeSource

/// A widget that lacks a method which the platform calls.
package let missingWidgetMethod = Rule(
  id: "missing-widget-method",
  summary: "a CWIWidget without one of the methods that the platform calls",
  category: .widget,
  severity: .error,
  rationale: """
    What the platform generates for a widget calls these methods without asking. Of the two initialisers the one is \
    needed that the platform calls: Volt MX or the older Kony.
    """,
  examples: [
    .wrong(
      [
        WidgetExamples.file(
          "@interface Gauge : UIView <CWIWidget>\n@end\n@implementation ⟦Gauge⟧\n- (UIView *)getWidgetView { return self; }\n- (CGSize)getPreferredSizeForGivenSize:(CGSize)s { return s; }\n@end"
        )
      ],
      message:
        #""Gauge" does not implement initWithEventDelegate:withVoltMXEnvironment: or initWithEventDelegate:withKonyEnvironment: and setWidgetViewFrame:"#
    ),
    .wrong(
      [
        WidgetExamples.swiftFile(
          "class ⟦Gauge⟧: UIView, CWIWidget {\n  init(eventDelegate: Any!, withKonyEnvironment env: Any!) { super.init(frame: .zero) }\n  func getWidgetView() -> UIView { self }\n  var widgetViewFrame: CGRect { get { frame } set { frame = newValue } }\n}"
        )
      ], message: #""Gauge" does not implement getPreferredSizeFor(given:)"#),
    // A class that a mapping names; the platform's header says which initialiser.
    .wrong(
      [
        WidgetExamples.file(
          "@interface Gauge : UIView\n@end\n@implementation ⟦Gauge⟧\n" + WidgetExamples.rest + "\n@end"),
        WidgetExamples.mappingFile(WidgetExamples.mapping()),
        .init(
          "ios/CWIWidget.h",
          "@protocol CWIWidget <NSObject>\n- (id) initWithEventDelegate: (id) eventDelegate withKonyEnvironment:(id) env;\n@end"
        ),
      ], message: #""Gauge" does not implement initWithEventDelegate:withKonyEnvironment:"#),
    .right([WidgetExamples.file(WidgetExamples.complete())]),
    .right([WidgetExamples.swiftFile(WidgetExamples.completeSwift)]),
    .right([
      WidgetExamples.swiftFile(
        "class Gauge: UIView, CWIWidget {\n  init(eventDelegate: Any!, withKonyEnvironment env: Any!) { }\n  func getWidgetView() -> UIView { self }\n  func getPreferredSize(forGivenSize size: CGSize) -> CGSize { size }\n  func setWidgetViewFrame(_ frame: CGRect) { }\n}"
      )
    ]),
    // Accessors of properties; a near name, and the other initialiser.
    .right([
      WidgetExamples.file(
        "@interface Gauge : UIView <CWIWidget>\n@property (getter=getWidgetView, readonly) UIView *inner;\n@property CGRect widgetViewFrame;\n@end\n@implementation Gauge\n"
          + WidgetExamples.initialiser
          + "\n- (CGSize)getPreferredSizeForGivenSize:(CGSize)s { return s; }\n@end"),
      .init(
        "ios/C.m",
        "@interface C : UIView <CWIWidget>\n@property VoltMXCWIEnvironment *env;\n@end\n@implementation C\n- (id)initWithEventDelegate:(id)e withKonyEnvironment:(id)env { return self; }\n- (UIView *)getWigdetView { return self; }\n- (CGSize)getPreferredSizeForGivenSize:(CGSize)s { return s; }\n- (void)setWidgetViewFrame:(CGRect)f { }\n@end"
      ),
    ]),
    .right([
      WidgetExamples.swiftFile(
        "class Base: UIView, CWIWidget {\n  @objc(getWidgetView) func inner() -> UIView { self }\n}\n"
          + WidgetExamples.completeSwift.replacing("UIView, CWIWidget", with: "Base")
          .replacing("func getView() -> UIView! { self }\n", with: ""))
    ]),
    // Another protocol; a class that has widgets.
    .right([
      WidgetExamples.file(
        "@interface Gauge : UIView <CWIWidgetListener>\n@property id<CWIWidget> widget;\n@end\n@implementation Gauge\n@end"
      ),
      .init("ios/Dial.swift", "class Dial: UIView, CWIWidgetListener {\n  var widget: (any CWIWidget)?\n}"),
    ]),
    // Classes of which not all methods are known.
    .right(UnknownClasses.files(adopting: "CWIWidget")),
  ],
  checks: [.host(checkMissing)])

private func checkMissing(_ context: HostContext) {
  for (member, groups) in context.missingGroups(in: .voltMXWidget) {
    let platform = WidgetReading(member, context).initialiser?.selector
    let own = groups.map { group -> Container.Group in
      guard let platform, group.isEither, group.selectors.contains(platform) else { return group }
      return .all(platform)
    }
    context.report(
      member.entry.namePlace, .missingMethods(member.entry, own),
      related: [member.origin(in: .voltMXWidget)].compactMap { $0 })
  }
}

/// A method of a widget that the platform never calls, because its name is not quite the right one.
package let misspelledWidgetMethod = Rule(
  id: "misspelled-widget-method",
  summary: "a method of a CWIWidget whose name is nearly one that the platform calls",
  category: .widget,
  severity: .error,
  rationale: """
    The platform finds the methods by their names. A near one compiles and is never called; of those that need not be \
    implemented nothing else says so.
    """,
  fix: .suggested,
  examples: [
    .wrong(
      [
        WidgetExamples.file(
          WidgetExamples.objectiveC(
            "- (void)modelUpdatedForProperty:(NSString *)p ⟦withOldvalue⟧:(id)o newValue:(id)n { }",
            "- (void)⟦willBeginLayuot⟧ { }"))
      ], message: "the platform does not call modelUpdatedForProperty:withOldvalue:newValue:",
      "the platform does not call willBeginLayuot",
      fixed: WidgetExamples.objectiveC(
        "- (void)modelUpdatedForProperty:(NSString *)p withOldValue:(id)o newValue:(id)n { }",
        "- (void)willBeginLayout { }")),
    .wrong(
      [
        WidgetExamples.swiftFile(
          "class Gauge: UIView, CWIWidget {\n  func ⟦didCreateWidgets⟧() { }\n  func modelUpdated(⟦forPropety⟧ p: String!, withOldValue o: Any!, newValue n: Any!) { }\n}"
        )
      ], message: "the platform does not call didCreateWidgets()",
      "the platform does not call modelUpdated(forPropety:withOldValue:newValue:)",
      fixed:
        "class Gauge: UIView, CWIWidget {\n  func didCreateWidget() { }\n  func modelUpdated(forProperty p: String!, withOldValue o: Any!, newValue n: Any!) { }\n}"
    ),
    .wrong(
      [
        WidgetExamples.swiftFile(
          "class Gauge: UIView, CWIWidget {\n  @objc(modelUpdatedForProperty:⟦withOldvalue⟧:newValue:) func update(_ p: String, _ o: Any, _ n: Any) { }\n}"
        )
      ], message: "the platform does not call modelUpdatedForProperty:withOldvalue:newValue:",
      fixed:
        "class Gauge: UIView, CWIWidget {\n  @objc(modelUpdatedForProperty:withOldValue:newValue:) func update(_ p: String, _ o: Any, _ n: Any) { }\n}"
    ),
    .right([WidgetExamples.file(WidgetExamples.complete())]),
    // The right one is there, too; other words; a class that is not a widget.
    .right([
      WidgetExamples.file(
        WidgetExamples.objectiveC(
          "- (void)willBeginLayout { }", "- (void)willBeginLayuot { }", "- (void)didEndLayouts:(id)a { }",
          "- (UIView *)getView { return nil; }")),
      .init("ios/A.m", "@interface A : UIView\n@end\n@implementation A\n- (void)willBeginLayuot { }\n@end"),
    ]),
    // A declaration, a class method, in Swift, too.
    .right([
      WidgetExamples.file(
        WidgetExamples.objectiveC("- (void)willBeginLayuot;", "+ (void)willDestroyWidgit { }"))
    ]),
    .right([
      WidgetExamples.swiftFile(
        WidgetExamples.swift(
          "func didCreateWidget() { }", "func didCreateWidgets() { }", "static func willDestroyWidgit() { }",
          "@objc(willBeginLayout) func willBeginLayuot() { }")),
      .init("ios/Other.swift", "class Other: UIView { func didCreateWidgets() { } }"),
    ]),
  ],
  checks: [.host { $0.reportMisspelledMethods(of: .voltMXWidget) { .uncalledMethod($0, $1) } }])

/// A widget with the initialiser of the other platform.
package let mixedWidgetEnvironment = Rule(
  id: "mixed-widget-environment",
  summary: "a CWIWidget whose initialiser is that of Kony on Volt MX, or the other way round",
  category: .widget,
  severity: .error,
  rationale: """
    Kony's initialiser ends with withKonyEnvironment:, that of Volt MX with withVoltMXEnvironment:. A widget that was \
    taken from the one to the other and has the older name crashes when it is made.
    """,
  fix: .suggested,
  examples: [
    .wrong(
      [
        WidgetExamples.file(
          "@interface Gauge : UIView <CWIWidget>\n@property VoltMXCWIEnvironment *env;\n@end\n@implementation Gauge\n- (id)initWithEventDelegate:(id)e ⟦withKonyEnvironment⟧:(id)env { return [self initWith:e and:env]; }\n"
            + WidgetExamples.rest + "\n@end")
      ], message: "the platform calls initWithEventDelegate:withVoltMXEnvironment:",
      fixed:
        "@interface Gauge : UIView <CWIWidget>\n@property VoltMXCWIEnvironment *env;\n@end\n@implementation Gauge\n- (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)env { return [self initWith:e and:env]; }\n"
        + WidgetExamples.rest + "\n@end"),
    .wrong(
      [
        WidgetExamples.swiftFile(
          "class Gauge: UIView, CWIWidget {\n  init(eventDelegate: Any!, ⟦withVoltMXEnvironment⟧ env: Any!) { }\n}"
        ),
        .init(
          "ios/CWIWidget.h",
          "@protocol CWIWidget <NSObject>\n- (id) initWithEventDelegate: (id) eventDelegate withKonyEnvironment:(id) env;\n@end"
        ),
      ], message: "the platform calls init(eventDelegate:withKonyEnvironment:)",
      fixed:
        "class Gauge: UIView, CWIWidget {\n  init(eventDelegate: Any!, withKonyEnvironment env: Any!) { }\n}"),
    .right([WidgetExamples.file(WidgetExamples.complete())]),
    // Both; a platform that is not known, or that is either.
    .right([
      WidgetExamples.file(
        "@interface Gauge : UIView <CWIWidget>\n@property VoltMXCWIEnvironment *env;\n@end\n@implementation Gauge\n- (id)initWithEventDelegate:(id)e withKonyEnvironment:(id)env { return [self initWith:e and:env]; }\n- (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)env { return [self initWith:e and:env]; }\n@end"
      ),
      .init(
        "ios/A.m",
        WidgetExamples.objectiveC(
          "- (id)initWithEventDelegate:(id)e withKonyEnvironment:(id)env { return [self initWith:e and:env]; }",
          name: "A")),
      .init(
        "ios/B.m",
        WidgetExamples.objectiveC(
          "- (id)initWithEventDelegate:(id)e withKonyEnvironment:(KonyCWIEnvironment *)env { VoltMXEnvironment *v = (id)env; return [self initWith:e and:v]; }",
          name: "B")),
    ]),
    .right([
      WidgetExamples.swiftFile(
        "class Gauge: UIView, CWIWidget {\n  var env: VoltMXCWIEnvironment?\n  init(eventDelegate: Any!, withVoltMXEnvironment env: Any!) { }\n  init(eventDelegate: Any!, withKonyEnvironment env: Any!) { }\n}"
      ),
      .init(
        "ios/A.swift",
        "class A: UIView, CWIWidget {\n  init(eventDelegate: Any!, withKonyEnvironment env: Any!) { }\n}"),
      .init(
        "ios/B.swift",
        "class B: UIView, CWIWidget {\n  var env: KonyCWIEnvironment?\n  init(eventDelegate: Any!, withVoltMXEnvironment env: VoltMXCWIEnvironment) { }\n}"
      ),
    ]),
  ],
  checks: [.host(checkEnvironment)])

private func checkEnvironment(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.initialisers.count == 1 {
    let method = widget.initialisers[0]
    guard let (selector, origin) = widget.initialiser, let wanted = Container.voltMXWidget.method(selector),
      !wanted.isAnswered(by: method), let signature = context.signature(of: method)?.signature,
      signature.count == 2, seen.insert(method.namePlace).inserted
    else { continue }
    let label = selector.split(separator: ":").last.map(String.init) ?? ""
    let place = Place(path: method.path, range: signature[1].label)
    context.report(
      place, .otherPlatform(Container.voltMXWidget.spelling(of: selector, in: widget.entry), label),
      related: [RelatedPlace("the platform is known here", at: origin)],
      fix: Fix("write \(label)", .suggested, edits: [Edit(replace: place, with: label)]))
  }
}

/// A widget that drops what it is made with.
package let unusedWidgetArgument = Rule(
  id: "unused-widget-argument",
  summary: "an initialiser of a CWIWidget that does not use the environment or the event delegate",
  category: .widget,
  severity: .warning,
  rationale: """
    The environment has the model that the widget reads, and the event delegate is what it raises events on. Messages \
    to nil are silent.
    """,
  examples: [
    .wrong(
      [
        WidgetExamples.file(
          WidgetExamples.objectiveC(
            "- (id)initWithEventDelegate:(id)⟦eventDelegate⟧ withVoltMXEnvironment:(id)⟦env⟧ { return [super init]; }",
            WidgetExamples.read)),
        WidgetExamples.header("@protocol GaugeEvents <NSObject>\n-(void)turned:(int)n;\n@end"),
        WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
      ], message: #""eventDelegate" is not used"#, #""env" is not used"#),
    .wrong(
      [
        WidgetExamples.swiftFile(
          "class Gauge: UIView, CWIWidget {\n  init(eventDelegate: Any!, withVoltMXEnvironment ⟦env⟧: Any!) { self.events = eventDelegate }\n  func a() { text = (self.env?.model as AnyObject).value(forKey: \"text\") }\n}"
        )
      ], message: #""env" is not used"#),
    // The protocol of a property.
    .wrong(
      [
        WidgetExamples.swiftFile(
          WidgetExamples.swift("").replacing("eventDelegate: Any!", with: "⟦eventDelegate⟧: Any!")
            .replacing("self.events = eventDelegate as? GaugeEvents", with: "")),
        WidgetExamples.header("@protocol GaugeEvents <NSObject>\n-(void)turned:(int)n;\n@end"),
        WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
      ], message: #""eventDelegate" is not used"#),
    .right([WidgetExamples.file(WidgetExamples.complete())]),
    // Any use; nothing is read, and there are no events.
    .right([
      WidgetExamples.file(
        WidgetExamples.objectiveC(
          "- (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)env { return [self initWith:e and:env]; }",
          WidgetExamples.read)),
      WidgetExamples.header("@protocol GaugeEvents <NSObject>\n-(void)turned:(int)n;\n@end"),
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
    ]),
    .right([
      WidgetExamples.file(
        WidgetExamples.objectiveC(
          "- (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)env { return [super init]; }")),
      WidgetExamples.header("@protocol GaugeEvents <NSObject>\n@end"),
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
    ]),
    // A helper, in Swift; nothing is read; no events.
    .right([
      WidgetExamples.file(
        WidgetExamples.objectiveC(
          "- (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)env { [self keep:env]; (void)e; return self; }",
          WidgetExamples.read)),
      WidgetExamples.header("@protocol GaugeEvents <NSObject>\n-(void)turned:(int)n;\n@end"),
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
    ]),
    .right([
      WidgetExamples.swiftFile(WidgetExamples.swift(WidgetExamples.readInSwift)),
      WidgetExamples.header("@protocol GaugeEvents <NSObject>\n-(void)turned:(int)n;\n@end"),
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
    ]),
    .right([
      WidgetExamples.swiftFile(
        "@objc(Gauge) class Gauge: UIView, CWIWidget {\n  init(eventDelegate: Any!, withVoltMXEnvironment env: Any!) { }\n}"
      ),
      WidgetExamples.header("@protocol GaugeEvents <NSObject>\n@end"),
      WidgetExamples.mappingFile(WidgetExamples.mapping(events: "GaugeEvents")),
    ]),
  ],
  checks: [.host(checkArguments)])

private func checkArguments(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets {
    for method in widget.initialisers {
      guard let reading = context.reading(of: method), reading.method.signature.count == 2,
        seen.insert(method.namePlace).inserted
      else { continue }
      func place(_ index: Int) -> Place {
        Place(path: method.path, range: reading.method.signature[index].name.range)
      }
      if !reading.usesParameter(0), let events = widget.eventProtocol, !events.methods.isEmpty {
        let mapped = widget.mappings.flatMap(\.mappings).compactMap(\.eventProtocol).first
        context.report(
          place(0), .unusedDelegate(reading.method.parameters[0]),
          related: [RelatedPlace("its events", at: mapped?.place ?? events.place)])
      }
      if !reading.usesParameter(1), let first = widget.keys.first(where: \.isRead) {
        context.report(
          place(1), .unusedEnvironment(reading.method.parameters[1]),
          related: [RelatedPlace("a property is read here", at: first.text.place)])
      }
    }
  }
}

/// A widget that hands over another view each time, or none.
package let freshWidgetView = Rule(
  id: "fresh-widget-view",
  summary: "a getWidgetView that makes a new view each time, or returns nil",
  category: .widget,
  severity: .warning,
  rationale:
    "The platform asks for the view each time it needs it. It must get the one that is shown and changed.",
  examples: [
    .wrong(
      [
        WidgetExamples.file(
          WidgetExamples.objectiveC(
            "- (UIView *)⟦getWidgetView⟧ {\n  if (self.hidden) { return nil; }\n  return [[UIView alloc] init];\n}"
          ))
      ], message: "getWidgetView makes a new view each time"),
    .wrong(
      [
        WidgetExamples.swiftFile("class Gauge: UIView, CWIWidget { func ⟦getView⟧() -> UIView! { nil } }"),
        .init(
          "ios/Dial.swift",
          "class Dial: UIView, CWIWidget { func ⟦getWidgetView⟧() -> UIView { let v = UIView(); return v } }"),
      ],
      message: "getView() returns nothing", "getWidgetView() makes a new view each time"),
    .right([WidgetExamples.file(WidgetExamples.complete())]),
    // One way of two makes it.
    .right([
      WidgetExamples.file(
        WidgetExamples.objectiveC(
          "- (UIView *)getWidgetView {\n  if (!_inner) { return [[UIView alloc] init]; }\n  return _inner;\n}"
        ))
    ]),
    .right([
      WidgetExamples.swiftFile(
        "class Gauge: UIView, CWIWidget {\n  func getView() -> UIView! {\n    if inner == nil { return UIView() }\n    return inner\n  }\n}"
      )
    ]),
  ],
  checks: [.host(checkView)])

private func checkView(_ context: HostContext) {
  for (member, method) in context.implementations(of: VoltMX.view, in: .voltMXWidget) {
    guard let returns = context.reading(of: method)?.returns, !returns.isEmpty,
      returns.allSatisfy({ $0.kind != .other })
    else { continue }
    let name =
      member.entry.language == .swift
      ? (context.closeReading(of: method.path)?.text.string(method.method.nameRange) ?? "") + "()"
      : VoltMX.view
    context.report(
      method.namePlace, returns.contains { $0.kind == .fresh } ? .freshView(name) : .missingView(name),
      related: context.relatedReturns(returns, method.path))
  }
}

extension Message {
  fileprivate static func missingMethods(_ entry: NativeClass, _ groups: [Container.Group]) -> Message {
    let list = Container.voltMXWidget.list(groups, in: entry)
    return Message("\"\(entry.name)\" does not implement \(list)", help: "implement \(list)")
  }

  fileprivate static func uncalledMethod(_ name: String, _ intended: String) -> Message {
    Message("the platform does not call \(name)", help: "write \(intended)")
  }

  fileprivate static func otherPlatform(_ spelling: String, _ label: String) -> Message {
    Message("the platform calls \(spelling)", help: "write \(label)")
  }

  fileprivate static func unusedDelegate(_ name: String) -> Message {
    Message("\"\(name)\" is not used", help: "keep it: the events of the widget are raised on it")
  }

  fileprivate static func unusedEnvironment(_ name: String) -> Message {
    Message("\"\(name)\" is not used", help: "keep it: the properties of the widget are read of its model")
  }

  fileprivate static func freshView(_ name: String) -> Message {
    Message("\(name) makes a new view each time", help: "make the view once, keep it, and return it here")
  }

  fileprivate static func missingView(_ name: String) -> Message {
    Message("\(name) returns nothing", help: "make the view once, keep it, and return it here")
  }
}
