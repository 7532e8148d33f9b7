import Linting

/// Widgets that several examples share.
enum WidgetExamples {
  static let initialiser = """
    - (id)initWithEventDelegate:(id)eventDelegate withVoltMXEnvironment:(id)env {
      self = [super init];
      self.events = eventDelegate;
      self.env = env;
      return self;
    }
    """
  static let rest = """
    - (UIView *)getWidgetView { return self; }
    - (CGSize)getPreferredSizeForGivenSize:(CGSize)givenSize { return givenSize; }
    - (void)setWidgetViewFrame:(CGRect)frame { self.frame = frame; }
    """

  /// An Objective-C class with these methods alone.
  static func objectiveC(_ methods: String..., name: String = "Gauge")
    -> String
  {
    (["@interface \(name) : UIView <CWIWidget>", "@end", "@implementation \(name)"] + methods + [
      "@end"
    ])
    .joined(separator: "\n")
  }

  /// A complete one, with further methods.
  static func complete(_ methods: String...) -> String {
    ([
      """
      @interface Gauge : UIView <CWIWidget>
      @property id<GaugeEvents> events;
      @property id env;
      @end
      @implementation Gauge
      """, initialiser, rest,
    ] + methods + ["@end"]).joined(separator: "\n")
  }

  /// One that keeps what it is made with, and these methods: most rules need no more.
  static func short(_ methods: String...) -> String {
    ([
      """
      @interface Gauge : UIView <CWIWidget>
      @property id<GaugeEvents> events;
      @end
      @implementation Gauge
      - (id)initWithEventDelegate:(id)e withVoltMXEnvironment:(id)v { _events = e; _env = v; }
      """
    ] + methods + ["@end"]).joined(separator: "\n")
  }

  static let completeSwift = """
    class Gauge: UIView, CWIWidget {
      required init(eventDelegate: Any!, withVoltMXEnvironment env: Any!) {
        self.events = eventDelegate as? GaugeEvents
        self.env = env
        super.init(frame: .zero)
      }
      func getView() -> UIView! { self }
      func getPreferredSizeFor(given size: CGSize) -> CGSize { size }
      func setWidgetViewFrame(_ frame: CGRect) { self.frame = frame }
    }
    """

  /// A mapping of the class `Gauge`.
  ///
  /// - Parameter properties: as a mapping has them.
  static func mapping(
    _ properties: String = "", name: String = "Gauge", events: String = "", library: String = "Gauge.zip"
  ) -> String {
    """
    <application id="App" cwixmlversion="2.0" language="js"><jsnamespace namespace="w"><cwiclasses>
    <cwiclass jsname="gauge"><classmappings><classmapping platform="iphone" library="\(library)" widgetclass="\(name)" eventdelegateclass="\(events)"/></classmappings>
    <widgetproperties>\(properties)</widgetproperties></cwiclass></cwiclasses></jsnamespace></application>
    """
  }

  /// A mapping of several classes, each with these properties.
  static func mapping(of names: [String], _ properties: String) -> String {
    "<application cwixmlversion=\"2.0\">"
      + names.map {
        "\n<cwiclass jsname=\"\($0)\"><classmapping platform=\"iphone\" library=\"\" widgetclass=\"\($0)\"/>\(properties)</cwiclass>"
      }.joined() + "</application>"
  }

  static func property(_ name: String, _ type: String = "NSString", programmable: Bool = false) -> String {
    "<property name=\"\(name)\" type=\"String\" programmable=\"\(programmable)\"><mappings><mapping platform=\"iphone\" type=\"\(type)\"/></mappings></property>"
  }

  /// The Swift class with further methods.
  static func swift(_ methods: String...) -> String {
    completeSwift.replacing("class Gauge", with: "@objc(Gauge) class Gauge").dropLast()
      + methods.map { "  \($0)\n" }.joined() + "}"
  }

  static func file(_ text: String) -> Example.File { .init("ios/Gauge.m", text) }
  static func swiftFile(_ text: String) -> Example.File { .init("ios/Gauge.swift", text) }
  static func mappingFile(_ text: String) -> Example.File { .init("ios/widgets.xml", text) }
  static func header(_ text: String) -> Example.File { .init("ios/GaugeEvents.h", text) }

  static let readInSwift =
    "func start() { label = (env?.model as AnyObject?)?.value(forKey: \"text\") as? String }"
  static func updateInSwift(_ name: String) -> String {
    "func modelUpdated(forProperty property: String!, withOldValue o: Any!, newValue n: Any!) { if property == \"\(name)\" { start() } }"
  }

  static let read = "- (void)start { self.label = [self.env.model valueForKey:@\"text\"]; }"
  static func update(_ name: String) -> String {
    "- (void)modelUpdatedForProperty:(NSString *)propertyName withOldValue:(id)o newValue:(id)n { if ([propertyName isEqualToString:@\"\(name)\"]) { [self start]; } }"
  }
}
