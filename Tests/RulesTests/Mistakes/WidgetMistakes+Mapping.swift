/// Mistakes by where they are made.
enum WidgetMistakes {}

extension WidgetMistakes {
  /// Mistakes in the mapping of widgets.
  static let mapping: [Mistake] = [
    Mistake(
      "resources/widgets.xml", #"name="value""#, #"name="valeu""#, finds: "undeclared-widget-property",
      at: "value", in: "Dial.m"),
    Mistake(
      "resources/widgets.xml",
      #"<property name="caption" type="String" programmable="false"><mappings><mapping platform="iphone" type="NSString"/></mappings></property>\#n"#,
      "", finds: "undeclared-widget-property", at: "caption", in: "Dial.m"),
    Mistake(
      "resources/widgets.xml", #"type="double""#, #"type="CGFloat""#, finds: "unsupported-widget-type",
      at: "CGFloat"),
    Mistake(
      "resources/widgets.xml", #"name="turnedToByUser""#, #"name="turnedByUser""#,
      finds: "unmapped-widget-event", at: "turnedTo", in: "DialEvents.h"),
    Mistake(
      "resources/widgets.xml", #"name="turnedToByUser""#, #"name="spun""#, finds: "unmapped-widget-event",
      at: "turnedTo", in: "DialEvents.h"),
    Mistake(
      "resources/widgets.xml", #"<mapping platform="iphone" type="Callback"/>"#,
      #"<mapping platform="iphone" type="CallBack"/>"#, finds: "unsupported-widget-type", at: "CallBack"),
    Mistake(
      "resources/widgets.xml", #"<mapping platform="iphone" type="Callback"/>"#,
      #"<mapping platform="iphone" type="id"/>"#, finds: "unmapped-widget-event", at: "turnedTo",
      in: "DialEvents.h"),
    Mistake(
      "resources/widgets.xml", #"widgetclass="Dial""#, #"widgetclass="Dail""#, finds: "unknown-widget-class",
      at: "Dail"),
    Mistake(
      "resources/widgets.xml", #"eventdelegateclass="DialEvents""#, #"eventdelegateclass="DialEvent""#,
      finds: "unknown-event-delegate", at: "DialEvent"),
    Mistake(
      "resources/widgets.xml", #"name="caption" type="String" programmable="false""#,
      #"name="caption" type="String" programmable="true""#, finds: "unhandled-widget-update", at: "caption",
      in: "Dial.m"),
    Mistake(
      "resources/widgets.xml",
      #"<property name="turnedToByUser" type="Function" programmable="false"><mappings><mapping platform="iphone" type="Callback"/></mappings></property>\#n"#,
      "", finds: "unmapped-widget-event", at: "turnedTo", in: "DialEvents.h"),
    Mistake(
      "resources/widgets.xml", #"name="colour""#, #"name="color""#, finds: "undeclared-widget-property",
      at: "colour", in: "Lamp.swift"),
    Mistake(
      "resources/widgets.xml", #"name="switched""#, #"name="switchd""#, finds: "unmapped-widget-event",
      at: "switched", in: "Lamp.swift"),
    Mistake(
      "resources/widgets.xml", #"widgetclass="Lamp""#, #"widgetclass="Lmap""#, finds: "unknown-widget-class",
      at: "Lmap"),
  ]
}
