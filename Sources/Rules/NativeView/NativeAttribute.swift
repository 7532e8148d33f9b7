import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// What an attribute of a native view is. It is one thing only, so only one rule reports a mistake in it.
enum NativeAttribute: Equatable {
  /// `id`, `type` or `style` of the tag itself.
  case field
  /// A parameter with the name of one of those.
  case reserved(KnownName)
  /// What AXML or a framework reads: a directive, `class`, `data-x`.
  case language
  /// `onXxx` with the name of a method, or with what may be one.
  case event
  /// An event under a name that does not bind one, and the name that would.
  case misnamedEvent(String)
  /// A parameter with a name that begins with `on`; it is not an event.
  case onParameter(BoundValue)
  /// A parameter with a function as value, and where that function is.
  case functionParameter(ByteRange?)
  case parameter

  init(_ attribute: Attribute, of element: Element, _ context: FileContext) {
    if let field = NativeAttribute.field(attribute) {
      let isFirst = element.attribute(field)?.index == attribute.index
      // Where branches are undecided, each may have an attribute of its own.
      self =
        isFirst || (attribute.name == field && context.document.hasUndecidedConditions)
        ? .field : .reserved(field)
      return
    }
    let name = attribute.nameText
    if BuildMark.isMark(name) {
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

  /// The attribute of the tag itself with that name, in any case.
  static func field(_ name: String) -> KnownName? {
    guard name.utf8.count <= 5 else { return nil }
    let lowered = name.lowercased()
    return NativeViewFacts.fields.first { $0.fieldName == lowered }
  }

  static func beginsWithOn(_ name: String) -> Bool { name.utf8.starts(with: "on".utf8) }

  /// Whether an attribute of that name may be a parameter with a suitable name.
  static func mayBeParameter(_ name: String, _ dialect: Dialect) -> Bool {
    !beginsWithOn(name) && field(name) == nil && NativeView.isParameter(name, in: dialect)
  }

  /// Whether an attribute of that name may be an event that the name does not bind.
  static func mayBeMisnamedEvent(_ name: String, _ dialect: Dialect) -> Bool {
    if beginsWithOn(name) { return dialect.events.name(name) == nil }
    return foreignPrefixes.contains { name.hasPrefix($0) }
      || ForeignName(name, on: nil, in: dialect)?.kind == .event
  }

  /// How names begin that bind events in forms that a native view does not have.
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
    // If not all of the script is known, such a word may name a method, and the event may be misspelled.
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

  /// The name that an attribute should have if its form binds nothing on a native view. `onTap` is not such a form.
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

  /// The attribute for an event: `onRegionChange` for `regionchange`, `region-change` or `RegionChange`. It is spelled as the
  /// type sends it when its events are known, else as AXML spells it, else with a capital letter where words begin.
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
