import Containers
import Diagnostics
import Linting
import NativeSource

/// A key of the model that the mapping does not declare.
package let undeclaredWidgetProperty = Rule(
  id: "undeclared-widget-property",
  summary: "a key of the model that no mapping of the widget declares",
  category: .widget,
  severity: .error,
  rationale: """
    The platform makes one property of the model for each that is mapped. To read another key raises an exception, and \
    an update of it never comes.
    """,
  examples: [
    .wrong(
      [
        WidgetExamples.file(
          WidgetExamples.short(
            "- (void)start { self.label = [self.env.model valueForKey:@\"⟦txet⟧\"]; [[self.env model] valueForKey:@\"txet\"]; }",
            WidgetExamples.update("⟦size⟧"))),
        WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      ], message: #"the mapping declares no property "txet""#, #"the mapping declares no property "size""#),
    // A constant, a local variable, casts, Swift.
    .wrong(
      [
        WidgetExamples.file(
          "#define kText @\"⟦label⟧\"\n"
            + WidgetExamples.short(
              "- (void)start { id m = [(VoltMXCWIEnvironment *)self.env model]; self.label = [(NSObject *)m valueForKey:kText]; }"
            )), WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      ], message: #"the mapping declares no property "label""#),
    .wrong(
      [
        WidgetExamples.swiftFile(
          "@objc(Gauge) class Gauge: UIView, CWIWidget {\n  func a() { text = (env?.model as? NSObject)?.value(forKey: \"⟦label⟧\") }\n  func modelUpdated(forProperty p: String!, withOldValue o: Any!, newValue n: Any!) { switch p { case \"⟦size⟧\": a(); default: break } }\n}"
        ), WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      ], message: #"the mapping declares no property "label""#, #"the mapping declares no property "size""#),
    .right([
      WidgetExamples.file(WidgetExamples.complete(WidgetExamples.read, WidgetExamples.update("text"))),
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
    ]),
    // Not mapped; what every model has; a key that is not known; a type that is not supported; the native name.
    .right([WidgetExamples.file(WidgetExamples.short(WidgetExamples.read))]),
    .right([
      WidgetExamples.file(
        WidgetExamples.short(
          "- (void)start { [self.env.model valueForKey:@\"widgetType\"]; [self.env.model valueForKey:@\"onPeek\"]; [self.env.model valueForKey:@\"onPop\"]; [self.env.model valueForKey:self.key]; [self.env.model valueForKey:@\"size\"]; [self.env.model valueForKey:@\"native\"]; [self.env.data valueForKey:@\"other\"]; [self.env.model getNonModelStateValueForKey:@\"private\"]; }"
        )),
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(
          WidgetExamples.property("size", "CGFloat")
            + "<property name=\"script\"><mappings><mapping platform=\"iphone\" type=\"id\" propertyname=\"native\"/></mappings></property>"
        )),
    ]),
    .right([
      WidgetExamples.swiftFile(
        WidgetExamples.swift(
          "func start() { let m = env?.model as? NSObject; use(m?.value(forKey: \"widgetType\"), m?.value(forKey: \"onPeek\"), m?.value(forKey: \"onPop\"), m?.value(forKey: key), m?.value(forKey: \"size\"), m?.value(forKey: \"native\"), data.value(forKey: \"other\")) }",
          WidgetExamples.updateInSwift("size"))),
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(
          WidgetExamples.property("size", "CGFloat")
            + "<property name=\"script\"><mappings><mapping platform=\"iphone\" type=\"id\" propertyname=\"native\"/></mappings></property>"
        )),
    ]),
    .right([WidgetExamples.swiftFile(WidgetExamples.swift(WidgetExamples.readInSwift))]),
  ],
  checks: [.host(checkUndeclared)])

private func checkUndeclared(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.isMapped {
    let declared = widget.declaredNames.union(VoltMX.modelProperties)
    for (name, keys) in Dictionary(grouping: widget.keys, by: \.name).sorted(by: { $0.key < $1.key })
    where !declared.contains(name) {
      let first = keys[0]
      guard seen.insert(first.stringPlace).inserted else { continue }
      var related: [RelatedPlace] = []
      if first.stringPlace != first.text.place {
        related.append(RelatedPlace("used here", at: first.text.place))
      }
      related += keys.dropFirst().filter { $0.text.place != first.text.place }.map {
        RelatedPlace($0.isRead ? "read here, too" : "compared here, too", at: $0.text.place)
      }
      let near = nearestProperty(to: name, widget)
      if let near { related.append(RelatedPlace("a near one", at: near.name.place)) }
      context.report(first.stringPlace, .undeclared(name, near?.name.text), related: related)
    }
  }
}

/// The declared property that is most likely meant by a key that is not declared.
private func nearestProperty(to name: String, _ widget: WidgetReading) -> WidgetMapping.Property? {
  let near = nearestName(to: name, in: widget.declaredNames)
  return near.flatMap { near in widget.properties.first { $0.nativeNames.contains(near) } }
}

/// A property of the mapping that the widget does not know.
package let unreadWidgetProperty = Rule(
  id: "unread-widget-property",
  summary: "a mapped property that the widget neither reads nor follows",
  category: .widget,
  severity: .warning,
  rationale: "What an application sets has no effect.",
  examples: [
    .wrong(
      [
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(WidgetExamples.property("text") + WidgetExamples.property("⟦colour⟧"))),
        WidgetExamples.file(WidgetExamples.short(WidgetExamples.read)),
      ], message: #""Gauge" does not read "colour""#),
    .wrong(
      [
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(WidgetExamples.property("text") + WidgetExamples.property("⟦colour⟧"))),
        WidgetExamples.swiftFile(WidgetExamples.swift(WidgetExamples.readInSwift)),
      ], message: #""Gauge" does not read "colour""#),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      WidgetExamples.file(WidgetExamples.complete(WidgetExamples.read)),
    ]),
    // Compared; a callback; the string elsewhere; a near key that is not declared.
    .right([
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(
          ["text", "size", "colour"].map { WidgetExamples.property($0) }.joined()
            + WidgetExamples.property("tapped", "Callback"))),
      WidgetExamples.file(
        WidgetExamples.short(
          WidgetExamples.update("text"),
          "- (void)start { [self use:@\"size\"]; [self.env.model valueForKey:@\"color\"]; }")),
    ]),
    // A key that is not known; the name or the model handed on; a superclass that is not scanned.
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      WidgetExamples.file(
        WidgetExamples.short("- (void)start { [self.env.model valueForKey:self.key]; }")),
    ]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      WidgetExamples.file(
        WidgetExamples.short(
          "- (void)modelUpdatedForProperty:(NSString *)p withOldValue:(id)o newValue:(id)n { [self setValue:n forKey:p]; }"
        )),
    ]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      WidgetExamples.file(WidgetExamples.short("- (void)start { [helper read:self.env.model]; }")),
    ]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      WidgetExamples.file(WidgetExamples.short("- (void)start { [helper read:self.env]; }")),
    ]),
    // The same in Swift.
    .right([
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(
          ["text", "size", "colour"].map { WidgetExamples.property($0) }.joined()
            + WidgetExamples.property("tapped", "Callback"))),
      WidgetExamples.swiftFile(
        WidgetExamples.swift(
          WidgetExamples.updateInSwift("text"),
          "func start() { use(\"size\"); label = env?.model.value(forKey: \"color\") }")),
    ]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      WidgetExamples.swiftFile(
        WidgetExamples.swift("func start() { label = env?.model.value(forKey: key) }")),
    ]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      WidgetExamples.swiftFile(
        WidgetExamples.swift(
          "func modelUpdated(forProperty p: String!, withOldValue o: Any!, newValue n: Any!) { setValue(n, forKey: p) }"
        )),
    ]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      WidgetExamples.swiftFile(WidgetExamples.swift("func start() { helper.read(env?.model) }")),
    ]),
    .right([
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
      WidgetExamples.swiftFile(WidgetExamples.swift("func start() { helper.read(env) }")),
    ]),
    // Classes of which not all methods are known.
    .right(
      UnknownClasses.files(adopting: "CWIWidget") + [
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(of: UnknownClasses.names, WidgetExamples.property("text")))
      ]),
  ],
  checks: [.host(checkUnread)])

private func checkUnread(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets
  where widget.isMapped && widget.isWhollyKnown && widget.readsAreKnown && widget.comparisonsAreKnown {
    let known = Set(widget.keys.map(\.name))
    let undeclared = known.subtracting(widget.declaredNames)
    let meant = Set(undeclared.compactMap { nearestProperty(to: $0, widget)?.name.text })
    let strings = Set(widget.files.flatMap(\.strings).map(\.text))
    for property in widget.properties where !property.isEvent {
      guard property.nativeNames.isDisjoint(with: known.union(strings)), !meant.contains(property.name.text),
        property.mappings.allSatisfy({ VoltMX.propertyTypes.contains($0.name.text) }),
        seen.insert(property.name.place).inserted
      else { continue }
      context.report(
        property.name.place, .unread(property.name.text, widget.entry),
        related: [RelatedPlace("the class", at: widget.entry.namePlace)])
    }
  }
}

/// A property that scripts may change, and of which the widget does not follow the changes.
package let unhandledWidgetUpdate = Rule(
  id: "unhandled-widget-update",
  summary: "a property that scripts may change and that the widget reads once",
  category: .widget,
  severity: .warning,
  rationale: """
    modelUpdatedForProperty:withOldValue:newValue: is called when a script changes a property. Without it the widget \
    keeps showing the first value.
    """,
  examples: [
    .wrong(
      [
        WidgetExamples.file(
          WidgetExamples.short("- (void)start { self.label = [self.env.model valueForKey:@\"⟦text⟧\"]; }")),
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(WidgetExamples.property("text", programmable: true))),
      ], message: #"changes of "text" are not followed"#),
    .wrong(
      [
        WidgetExamples.file(
          WidgetExamples.short(
            "- (void)start { self.label = [self.env.model valueForKey:@\"⟦text⟧\"]; }",
            WidgetExamples.update("size"))),
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(
            WidgetExamples.property("text", programmable: true) + WidgetExamples.property("size"))),
      ], message: #"changes of "text" are not followed"#),
    .wrong(
      [
        WidgetExamples.swiftFile(
          WidgetExamples.swift(
            WidgetExamples.readInSwift.replacing("\"text\"", with: "\"⟦text⟧\""),
            WidgetExamples.updateInSwift("size"))),
        WidgetExamples.mappingFile(
          WidgetExamples.mapping(
            WidgetExamples.property("text", programmable: true) + WidgetExamples.property("size"))),
      ], message: #"changes of "text" are not followed"#),
    .right([
      WidgetExamples.file(WidgetExamples.complete(WidgetExamples.read, WidgetExamples.update("text"))),
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text", programmable: true))),
    ]),
    // No mapping; one that scripts cannot change.
    .right([WidgetExamples.file(WidgetExamples.short(WidgetExamples.read))]),
    .right([
      WidgetExamples.file(WidgetExamples.short(WidgetExamples.read)),
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
    ]),
    // Comparisons that are not known; a near misspelt method.
    .right([
      WidgetExamples.file(
        WidgetExamples.short(
          WidgetExamples.read,
          "- (void)modelUpdatedForProperty:(NSString *)p withOldValue:(id)o newValue:(id)n { [self setValue:n forKey:p]; }"
        )),
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text", programmable: true))),
    ]),
    .right([
      WidgetExamples.file(
        WidgetExamples.short(
          WidgetExamples.read,
          "- (void)modelUpdatedForPropety:(NSString *)p withOldValue:(id)o newValue:(id)n { }")),
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text", programmable: true))),
    ]),
    // Another value of the attribute, and none.
    .right([
      WidgetExamples.file(WidgetExamples.short(WidgetExamples.read)),
      WidgetExamples.mappingFile(
        WidgetExamples.mapping(
          WidgetExamples.property("text").replacing("\"false\"", with: "\"TRUE\"")
            + "<property name=\"text\"><mapping platform=\"iphone\" type=\"id\"/></property>")),
    ]),
    // The same in Swift.
    .right([
      WidgetExamples.swiftFile(
        WidgetExamples.swift(WidgetExamples.readInSwift, WidgetExamples.updateInSwift("text"))),
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text", programmable: true))),
    ]),
    .right([WidgetExamples.swiftFile(WidgetExamples.swift(WidgetExamples.readInSwift))]),
    .right([
      WidgetExamples.swiftFile(WidgetExamples.swift(WidgetExamples.readInSwift)),
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text"))),
    ]),
    .right([
      WidgetExamples.swiftFile(
        WidgetExamples.swift(
          WidgetExamples.readInSwift,
          "func modelUpdated(forProperty p: String!, withOldValue o: Any!, newValue n: Any!) { setValue(n, forKey: p) }"
        )),
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text", programmable: true))),
    ]),
    .right([
      WidgetExamples.swiftFile(
        WidgetExamples.swift(
          WidgetExamples.readInSwift,
          "func modelUpdated(forPropety p: String!, withOldValue o: Any!, newValue n: Any!) { }")),
      WidgetExamples.mappingFile(WidgetExamples.mapping(WidgetExamples.property("text", programmable: true))),
    ]),
    // Classes of which not all methods are known.
    .right(
      UnknownClasses.files(
        adopting: "CWIWidget", members: WidgetExamples.read, swiftMembers: WidgetExamples.readInSwift) + [
          WidgetExamples.mappingFile(
            WidgetExamples.mapping(
              of: UnknownClasses.names, WidgetExamples.property("text", programmable: true)))
        ]),
  ],
  checks: [.host(checkUpdates)])

private func checkUpdates(_ context: HostContext) {
  var seen: Set<Place> = []
  for widget in context.widgets where widget.isMapped && widget.isWhollyKnown && widget.comparisonsAreKnown {
    let misspelt = widget.member.platform.misspellings(
      of: widget.member.index, in: .voltMXWidget, inherited: true)
    if misspelt.contains(where: { $0.intended == VoltMX.update }) { continue }
    let followed = Set(widget.keys.filter { !$0.isRead }.map(\.name))
    var reported: Set<String> = []
    for property in widget.properties where property.isProgrammable && !property.isEvent {
      for name in property.nativeNames.sorted() where !followed.contains(name) {
        guard let first = widget.keys.first(where: { $0.isRead && $0.name == name }),
          reported.insert(name).inserted, seen.insert(first.stringPlace).inserted
        else { continue }
        let method = widget.updates.first.map { RelatedPlace("not compared here", at: $0.namePlace) }
        context.report(
          first.stringPlace, .unfollowed(name, widget.entry),
          related: [method, RelatedPlace("scripts may change it", at: property.name.place)].compactMap { $0 })
      }
    }
  }
}

extension Message {
  fileprivate static func undeclared(_ name: String, _ near: String?) -> Message {
    Message(
      "the mapping declares no property \"\(name)\"",
      help: near.map { "write \($0), or declare it under the name that is read" }
        ?? "declare it in the mapping")
  }

  fileprivate static func unread(_ name: String, _ entry: NativeClass) -> Message {
    let read =
      entry.language == .swift
      ? "env.model.value(forKey: \"\(name)\")" : "[self.env.model valueForKey:@\"\(name)\"]"
    return Message("\"\(entry.name)\" does not read \"\(name)\"", help: "read it of the model: \(read)")
  }

  fileprivate static func unfollowed(_ name: String, _ entry: NativeClass) -> Message {
    let compared = entry.language == .swift ? "the name with \"\(name)\"" : "propertyName with @\"\(name)\""
    return Message(
      "changes of \"\(name)\" are not followed",
      help: "compare \(compared) in \(Container.voltMXWidget.spelling(of: VoltMX.update, in: entry))")
  }
}
