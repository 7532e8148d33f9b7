import Diagnostics
import NativeSource

/// The container of Volt MX and Kony applications: custom widgets.
///
/// Sources: the vendor's page "Custom Widgets for iOS", with the protocol and a sample; for the mapping and what is
/// made of it the platform's own binding generator, `cwiffijsbindings_gen.pl`; for the older name of the environment
/// the headers of that platform. The names that Swift has for the methods are what its importer makes of the protocol.
package enum VoltMX {
  package static let initialiser = "initWithEventDelegate:withVoltMXEnvironment:"
  package static let olderInitialiser = "initWithEventDelegate:withKonyEnvironment:"
  package static let view = "getWidgetView"
  package static let size = "getPreferredSizeForGivenSize:"
  package static let frame = "setWidgetViewFrame:"
  package static let update = "modelUpdatedForProperty:withOldValue:newValue:"
  /// The property of the environment from which the properties of the widget are read, by their keys.
  package static let model = "model"

  /// The names in the files of a class that is written for one platform or the other, by its initialiser.
  package static let environments: [String: [String]] = [
    initialiser: ["VoltMXCWIEnvironment", "VoltMXEnvironment"],
    olderInitialiser: ["KonyCWIEnvironment", "KonyEnvironment"],
  ]

  /// Properties that every model has. Source: `WidgetModel.h`, `WidgetModel+PreviewingModel.h`.
  package static let modelProperties: Set<String> = ["widgetType", "onPeek", "onPop"]

  /// The types of properties that the generator knows. Source: its `getObjcType`.
  package static let propertyTypes = [
    "int", "long", "float", "double", "BOOL", "NSNumber", "NSString", "NSArray", "NSDictionary",
    WidgetMapping.eventType, "id",
  ]

  /// Types of arguments that the generator turns into an `int`, because their names contain "int".
  package static let cutTypes: Set<String> = ["NSTimeInterval", "CFTimeInterval", "int64_t", "uint64_t"]
  /// Types of arguments with which the generated code does not build.
  package static let brokenTypes: Set<String> = [
    "CGPoint", "CGRect", "CGSize", "CGVector", "CGAffineTransform", "NSRange", "UIEdgeInsets",
  ]
}

extension Container.System {
  package static let voltMX = Container.System(
    "Volt MX",
    source: .init(
      en:
        "the vendor's page \"Custom Widgets for iOS\"; for the mapping the platform's own binding generator",
      zh: "厂商的页面“Custom Widgets for iOS”；映射依据平台自己的绑定生成器"))
}

extension Container {
  package static let voltMXWidget = Container(
    system: .voltMX, platform: .ios, identity: .conformance("CWIWidget"),
    methods: [
      Method(VoltMX.initialiser, swift: ["init(eventDelegate:withVoltMXEnvironment:)"]),
      Method(VoltMX.olderInitialiser, swift: ["init(eventDelegate:withKonyEnvironment:)"]),
      Method(VoltMX.view, swift: ["getView()", "getWidgetView()"], view: .kept),
      Method(
        VoltMX.size,
        swift: [
          "getPreferredSizeFor(given:)", "getPreferredSize(forGivenSize:)", "getPreferredSize(forGiven:)",
        ]),
      Method(VoltMX.frame, swift: ["setWidgetViewFrame(_:)"]),
      Method(VoltMX.update, swift: ["modelUpdated(forProperty:withOldValue:newValue:)"]),
      Method("willBeginLayout"), Method("didEndLayout"), Method("didCreateWidget"),
      Method("willDestroyWidget"),
    ],
    groups: [
      .either(VoltMX.initialiser, VoltMX.olderInitialiser), .all(VoltMX.view), .all(VoltMX.size),
      .all(VoltMX.frame),
    ], methodPrefix: "modelUpdatedForProperty", names: Set(VoltMX.environments.values.joined()),
    mapping: FactFilter.DocumentRoot("application", attribute: "cwixmlversion"))
}
