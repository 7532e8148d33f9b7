import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// What an attribute of a custom view is. Each is one thing only, so that one rule reports each mistake.
enum NativeAttribute: Equatable {
  /// `id`, `type` or `style` of the tag itself.
  case field
  /// A parameter that is named like one of those.
  case reserved(KnownName)
  /// What AXML or a framework reads: a directive, `class`, `data-x`.
  case language
  /// `onXxx` with the name of a method, or with what may be one.
  case event
  /// An event under a name that binds none, and the name that would.
  case misnamedEvent(String)
  /// Begins with `on` and is not an event.
  case onParameter(BoundValue)
  /// A parameter whose value is a function, and where that is.
  case functionParameter(ByteRange?)
  case parameter

  init(_ attribute: Attribute, of element: Element, _ context: FileContext) {
    if let field = NativeAttribute.field(attribute) {
      let isFirst = element.attribute(field)?.index == attribute.index
      // Of two branches that were not decided, each may have its own.
      self =
        isFirst || (attribute.name == field && context.document.hasUndecidedConditions)
        ? .field : .reserved(field)
      return
    }
    let name = attribute.nameText
    if NativeViewFacts.frameworkMarks.contains(name) {
      self = .language
      return
    }
    let value = BoundValue(attribute, of: element, context)
    if NativeAttribute.beginsWithOn(name) {
      self = NativeAttribute.on(name, value, element, context)
    } else if let event = NativeAttribute.foreignEvent(name, value, element, context) {
      self = .misnamedEvent(event)
    } else if !NativeView.isParameter(name, in: context.dialect) {
      self = .language
    } else if case .function(let place) = value {
      self = .functionParameter(place)
    } else {
      self = .parameter
    }
  }

  // MARK: What follows from a name alone

  private static func field(_ attribute: Attribute) -> KnownName? {
    if let known = attribute.name.known, NativeViewFacts.fields.contains(known) { return known }
    return attribute.nameRange.count <= 5 ? field(attribute.nameText) : nil
  }

  /// The attribute of the tag itself that has the name, in whatever case it is written.
  static func field(_ name: String) -> KnownName? {
    guard name.utf8.count <= 5 else { return nil }
    let lowered = name.lowercased()
    return NativeViewFacts.fields.first { $0.fieldName == lowered }
  }

  static func beginsWithOn(_ name: String) -> Bool { name.utf8.starts(with: "on".utf8) }

  /// Whether an attribute of that name may be a parameter whose name is well chosen.
  static func mayBeParameter(_ name: String, _ dialect: Dialect) -> Bool {
    !beginsWithOn(name) && field(name) == nil && NativeView.isParameter(name, in: dialect)
  }

  /// Whether an attribute of that name may be an event that the name does not bind.
  static func mayBeMisnamedEvent(_ name: String, _ dialect: Dialect) -> Bool {
    if beginsWithOn(name) { return dialect.events.name(name) == nil }
    return foreignPrefixes.contains { name.hasPrefix($0) }
      || ForeignName(name, on: nil, in: dialect)?.kind == .event
  }

  /// How names begin that bind events in other forms than a custom view takes.
  private static let foreignPrefixes = ["capture-on", "capture-catch", "capture-bind", "catch", "bind"]

  // MARK: Names that begin with `on`

  private static func on(
    _ name: String, _ value: BoundValue, _ element: Element, _ context: FileContext
  ) -> NativeAttribute {
    switch value {
    case .empty, .text, .data: return .onParameter(value)
    default: break
    }
    if context.dialect.events.name(name) != nil { return .event }
    let rest = name.dropFirst(2)
    if namesMethod(value, context) { return .misnamedEvent(eventName(String(rest), element, context)) }
    guard let first = rest.unicodeScalars.first,
      first == "-" || ("a"..."z").contains(first) || ("0"..."9").contains(first)
    else { return .parameter }
    switch value {
    // Without the whole script such a word may name a method, and the event be misspelled.
    case .word, .choice: return context.knowsMethods(at: element) ? .onParameter(value) : .parameter
    case .name(let name):
      let isData =
        context.script?.dataField(named: name) != nil || !context.sees(name, at: element)
        || context.script?.setDataKeys.contains(name) == true
      return isData || context.knowsMethods(at: element) ? .onParameter(value) : .parameter
    default: return .onParameter(value)
    }
  }

  // MARK: Events in other forms

  /// The name that an attribute in a form that binds nothing on a custom view should have; `onTap` is none of those.
  private static func foreignEvent(
    _ name: String, _ value: BoundValue, _ element: Element, _ context: FileContext
  ) -> String? {
    let dialect = context.dialect
    if let foreign = ForeignName(name, on: nil, in: dialect), foreign.kind == .event {
      let event = foreign.replacement.flatMap { dialect.events.name($0)?.event }
      return event.map { eventName($0, element, context) }
    }
    for prefix in foreignPrefixes where name.hasPrefix(prefix) {
      let rest = String(name.dropFirst(prefix.count))
      guard let first = rest.unicodeScalars.first, first.isASCII,
        first.properties.isAlphabetic || first == "-"
      else { return nil }
      let isCapture = prefix.hasPrefix("capture-") && dialect.events.name(name) != nil
      // A parameter may be called `catchment` or `bindings`.
      guard isCapture || dialect.components.bubblingEvent(rest) != nil || namesMethod(value, context)
      else { return nil }
      return eventName(rest, element, context)
    }
    return nil
  }

  private static func namesMethod(_ value: BoundValue, _ context: FileContext) -> Bool {
    guard let script = context.script else { return false }
    switch value {
    case .word(let name): return script.defines(handler: name)
    case .choice(let names): return names.contains { script.defines(handler: $0) }
    case .function(let place): return place.map { place in script.method(at: place) } ?? false
    default: return false
    }
  }

  /// `onRegionChange` of `regionchange`, `region-change` or `RegionChange`: as the type sends it when its events are
  /// known, else as AXML spells it, else with a capital letter where words begin.
  private static func eventName(_ event: String, _ element: Element, _ context: FileContext) -> String {
    let folded = letters("on" + event)
    let type = element.staticType.flatMap { context.nativeTypes(of: element)[context.string($0)] }
    if let known = type?.events?.sorted().first(where: { letters($0) == folded }) { return known }
    if let known = context.dialect.events.bubbling.first(where: { letters("on" + $0) == folded }) {
      return "on" + known
    }
    return "on"
      + event.split(whereSeparator: { "-_:.".contains($0) })
      .map(\.capitalisedFirst).joined()
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { !"-_".contains($0) }
  }
}

extension ScriptFacts {
  /// Whether the range is the name of a method.
  fileprivate func method(at range: ByteRange) -> Bool {
    instances.contains { $0.methods.contains { $0.nameRange == range } }
  }
}
