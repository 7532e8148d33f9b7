extension WidgetMistakes {
  /// Mistakes in the classes of widgets.
  static let `class`: [Mistake] = [
    Mistake(
      "Dial.m", #"kValue = @"value""#, #"kValue = @"valeu""#, finds: "undeclared-widget-property", at: "valeu"
    ),
    Mistake(
      "Dial.m", #"valueForKey:@"caption""#, #"valueForKey:@"captoin""#, finds: "undeclared-widget-property",
      at: "captoin"),
    Mistake(
      "Dial.m", "isEqualToString:kValue", #"isEqualToString:@"valeu""#, finds: "undeclared-widget-property",
      at: "valeu"),
    Mistake(
      "Dial.m", "isEqualToString:kValue", #"isEqualToString:@"caption""#, finds: "unhandled-widget-update",
      at: "value"),
    Mistake(
      "Dial.m", "modelUpdatedForProperty:", "modelUpdateForProperty:", finds: "misspelled-widget-method",
      at: "modelUpdateForProperty"),
    Mistake(
      "Dial.m", #"  self.accessibilityLabel = [(NSObject *)model valueForKey:@"caption"];\#n"#, "",
      finds: "unread-widget-property", at: "caption", in: "resources/widgets.xml"),
    Mistake(
      "Dial.m", "- (UIView *)getWidgetView", "- (UIView *)getWidgetVeiw", finds: "misspelled-widget-method",
      at: "getWidgetVeiw"),
    Mistake(
      "Dial.m", "- (UIView *)getWidgetView {\n  return self;\n}\n", "", finds: "missing-widget-method",
      at: "Dial"),
    Mistake(
      "Dial.m", "  return self;\n}\n\n- (CGSize)", "  return [UIView new];\n}\n\n- (CGSize)",
      finds: "fresh-widget-view", at: "getWidgetView"),
    Mistake("Dial.m", "setWidgetViewFrame:", "setWidgetFrame:", finds: "missing-widget-method", at: "Dial"),
    Mistake(
      "Dial.m", "withVoltMXEnvironment:", "withKonyEnvironment:", finds: "mixed-widget-environment",
      at: "withKonyEnvironment"),
    Mistake(
      "Dial.m", "    self.events = eventDelegate;\n", "", finds: "unused-widget-argument", at: "eventDelegate"
    ),
    Mistake("Dial.m", "    self.environment = env;\n", "", finds: "unused-widget-argument", at: "env"),
    Mistake(
      "Dial.m", "  [self.events turnedTo:self.value byUser:YES];\n", "", finds: "unraised-widget-event",
      at: "turnedTo", in: "DialEvents.h"),
    Mistake("Dial.h", "UIControl <CWIWidget>", "UIControl", finds: "missing-widget-conformance", at: "Dial"),
    Mistake(
      "DialEvents.h", "-(void)turnedTo", "  -(void)turnedTo", finds: "unreadable-widget-event", at: "turnedTo"
    ),
    Mistake(
      "DialEvents.h", "(double)value", "(NSTimeInterval)value", finds: "widget-event-argument",
      at: "NSTimeInterval"),
    Mistake("DialEvents.h", "(double)value", "(CGPoint)value", finds: "widget-event-argument", at: "CGPoint"),
    Mistake(
      "DialEvents.h", "-(void)turnedTo", "// raised by the user\n-(void)turnedTo",
      finds: "unreadable-widget-event", at: "// raised by the user"),
    Mistake(
      "DialEvents.h", "turnedTo:(double)value byUser", "turned:(double)value byUser",
      finds: "unmapped-widget-event", at: "turned"),
    Mistake(
      "Lamp.swift", #"forKey: "colour""#, #"forKey: "color""#, finds: "undeclared-widget-property",
      at: "color"),
    Mistake(
      "Lamp.swift", #"case "colour""#, #"case "color""#, finds: "undeclared-widget-property", at: "color"),
    Mistake(
      "Lamp.swift", "func modelUpdated(forProperty", "func modelUpdate(forProperty",
      finds: "misspelled-widget-method", at: "modelUpdate"),
    Mistake("Lamp.swift", "func getView()", "func getVew()", finds: "missing-widget-method", at: "Lamp"),
    Mistake(
      "Lamp.swift", "func getPreferredSizeFor(given", "func getPreferedSizeFor(given",
      finds: "misspelled-widget-method", at: "getPreferedSizeFor"),
    Mistake(
      "Lamp.swift", "withVoltMXEnvironment env", "withKonyEnvironment env", finds: "mixed-widget-environment",
      at: "withKonyEnvironment"),
    Mistake("Lamp.swift", "UIView, CWIWidget", "UIView", finds: "missing-widget-conformance", at: "Lamp"),
    Mistake(
      "Lamp.swift", "events?.switched(true)", "_ = event", finds: "unraised-widget-event", at: "switched"),
    Mistake(
      "Lamp.swift", "func switched(_ isOn", "func toggled(_ isOn", finds: "unmapped-widget-event",
      at: "toggled"),
  ]
}
