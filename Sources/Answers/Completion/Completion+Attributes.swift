import Diagnostics
import Files
import Markup
import Reference

extension CompletionList {
  /// Attributes, events and directives that the tag does not have yet. `hasValue` says that a value follows the cursor.
  mutating func addAttributes(hasValue: Bool) {
    guard let tag = place.tag else { return }
    var attributes = AttributeCompletion(
      tag, page, spellsColon: page.string(place.typed).utf8.contains(UInt8(ascii: ":")))
    attributes.addAll()
    let language = page.language
    for offer in attributes.offers {
      add(offer.name, offer.kind.completionKind, rank: offer.rank) { item in
        item.snippet = hasValue ? nil : offer.snippet
        item.detail = offer.type.map(language.shown(type:))
        item.subject = offer.subject
      }
    }
  }
}

/// Finds the attributes that a tag can have besides those that it has.
struct AttributeCompletion {
  struct Offer {
    /// What is usually written after the name.
    enum Value { case none, text, expression }

    let name: String
    let kind: BuiltinSubject.AttributeKind
    let rank: Int
    var value = Value.text
    /// The type of the value, as reference tables and scripts have it.
    var type: String?
    var subject: CompletionSubject?

    /// The name with quotes after it, and the cursor between them.
    var snippet: String? {
      let name =
        self.name.utf8.contains(UInt8(ascii: "$")) ? self.name.replacing("$", with: "\\$") : self.name
      switch value {
      case .none: return nil
      case .text: return name + "=\"$1\""
      case .expression: return name + "=\"{{$1}}\""
      }
    }
  }

  private let page: MarkupPage
  private let tag: String
  private let type: String?
  /// Whether events are written with a colon after the prefix: as in what is typed.
  private let spellsColon: Bool
  /// What the tag has, or what is offered already.
  private var seen: Set<String> = []
  private(set) var offers: [Offer] = []

  private var dialect: Dialect { page.dialect }

  init(_ tag: TagText, _ page: MarkupPage, spellsColon: Bool) {
    self.page = page
    self.spellsColon = spellsColon && page.dialect.events.form == .plain
    self.tag = page.string(tag.name)
    type = tag.staticValue(page.dialect.spelling(.type), in: page.text)
    for attribute in tag.attributes { seen.insert(key(page.string(attribute.name))) }
  }

  mutating func addAll() {
    if page.isNativeView(tag) {
      addNativeView()
    } else if page.isBuiltin(tag) {
      addOwn(attributes: 1, events: 2)
    } else {
      addComponent()
    }
    if takesDirectives { addDirectives() }
    for name in dialect.attributeNames(ofTag: builtinTag ?? "") where isReal(name) { add(attribute: name, 5) }
    if takesBubblingEvents { addBubblingEvents() }
  }

  /// The tag, where the base library provides it.
  private var builtinTag: String? { page.isBuiltin(tag) ? tag : nil }

  // MARK: Offers

  /// Two spellings of one attribute have one key.
  private func key(_ name: String) -> String {
    if let event = dialect.events.name(name) { return "\(event.binding) \(event.event)" }
    return dialect.usualSpelling(of: name)
  }

  private mutating func add(_ offer: Offer) {
    if seen.insert(key(offer.name)).inserted { offers.append(offer) }
  }

  private mutating func add(attribute name: String, _ rank: Int) {
    let reference = dialect.reference(ofAttribute: name, onTag: builtinTag)
    let isBoolean = dialect.isBoolean(name, onTag: builtinTag ?? "")
    var offer = Offer(name: name, kind: .attribute, rank: rank)
    let type = reference?.type ?? ""
    if isBoolean {
      offer.value = .none
    } else if type.hasPrefix("object") || type.hasPrefix("array") || type == "expression" {
      offer.value = .expression
    }
    offer.type = reference?.type ?? (isBoolean ? "boolean" : nil)
    offer.subject = subject(.attribute, name)
    add(offer)
  }

  /// Adds an event; `subject` says where its documentation is, when it is not one of the dialect.
  private mutating func add(
    event: String, _ binding: EventSyntax.Binding, prefix: String? = nil, _ rank: Int,
    at subject: CompletionSubject? = nil
  ) {
    let syntax = dialect.events
    var name = syntax.spelling(binding, event)
    if let prefix { name = prefix + (event.utf8.contains(UInt8(ascii: "-")) ? ":" : "") + event }
    if spellsColon, !name.utf8.contains(UInt8(ascii: ":")) {
      name = String(name.dropLast(event.count)) + ":" + event
    }
    var offer = Offer(name: name, kind: .event, rank: rank)
    offer.subject = subject ?? self.subject(.event, event)
    add(offer)
  }

  private func subject(_ kind: BuiltinSubject.AttributeKind, _ name: String) -> CompletionSubject {
    .builtin(.attribute(kind, name, onTag: builtinTag, dialect))
  }

  /// Whether a name of the tables is a name, and not the beginning of some names.
  private func isReal(_ name: String) -> Bool { name.utf8.last != UInt8(ascii: "*") }

  // MARK: Tags

  /// Adds what the tables list for the tag, with these ranks.
  private mutating func addOwn(attributes: Int, events: Int) {
    let reference = dialect.reference(ofTag: tag)
    let builtin = dialect.components[tag]
    for attribute in reference?.attributes ?? [] where isReal(attribute.name) {
      add(attribute: attribute.name, attributes)
    }
    for name in (builtin?.booleans ?? []) + (builtin?.enumerations.keys.sorted() ?? []) {
      add(attribute: name, attributes)
    }
    for event in reference?.events ?? [] { add(event: event.name, .bind, events) }
    for attribute in builtin?.events ?? [] {
      if let event = dialect.events.name(attribute) { add(event: event.event, event.binding, events) }
    }
  }

  private mutating func addComponent() {
    guard let path = page.program.componentTargets(of: page.unit)[tag] else { return }
    let interface = ComponentInterface(at: path, in: page)
    for property in interface.properties {
      var offer = Offer(
        name: property.name, kind: property.isFunction ? .event : .attribute,
        rank: property.isFunction ? 2 : 1)
      if property.type?.lowercased() == "boolean" || property.type?.lowercased() == "number" {
        offer.value = .expression
      }
      offer.type = property.type
      offer.subject = .declared(.property(property.name, ofComponent: path))
      add(offer)
    }
    for event in interface.events {
      let place = event.places.first.map(CompletionSubject.name)
      if dialect.events.name(event.name)?.binding == .bind {
        // A property that is called has the name of its attribute.
        var offer = Offer(name: event.name, kind: .event, rank: 2)
        offer.subject = place
        add(offer)
      } else {
        add(event: dialect.events.boundName(ofTriggered: event.name), .bind, 2, at: place)
      }
    }
  }

  /// `id`, `type` and `style`, then what the type has.
  private mutating func addNativeView() {
    for name in [KnownName.id, .type, .style] { add(attribute: dialect.spelling(name), 0) }
    if let type {
      let view = page.nativeInterface(of: type)
      for name in view.parameters {
        add(Offer(name: name, kind: .attribute, rank: 1, type: view.types[name]))
      }
      for name in view.events { add(Offer(name: name, kind: .event, rank: 2)) }
    }
    addOwn(attributes: 3, events: 3)
  }

  // MARK: What every tag has

  /// Whether the tag takes conditions and loops. A tag that only binds files, or is put together from them, does not.
  private var takesDirectives: Bool {
    tag != dialect.spelling(.import) && !dialect.scriptModules.contains { $0.tag == tag }
  }

  private mutating func addDirectives() {
    for name in [KnownName.if, .elif, .else, .for, .forItem, .forIndex, .forKey]
    where dialect.directives.word(name) != nil {
      var offer = Offer(name: dialect.spelling(name), kind: .directive, rank: 4)
      switch name {
      case .else: offer.value = .none
      case .if, .elif, .for: offer.value = dialect.directives.bare.contains(name) ? .text : .expression
      default: break
      }
      offer.subject = subject(.directive, dialect.spelling(name))
      add(offer)
    }
  }

  /// Whether the tag takes bubbling events. The tags that make up the language have none, and native views have only
  /// their own.
  private var takesBubblingEvents: Bool {
    guard let builtinTag, dialect.reference(ofTag: builtinTag) != nil else { return true }
    return dialect.events.bubbling.contains { dialect.reference(ofEvent: $0, onTag: builtinTag) != nil }
  }

  private mutating func addBubblingEvents() {
    let names = dialect.events.bubbling.sorted()
    var rank = 6
    for (prefix, binding) in dialect.events.prefixes {
      for event in names { add(event: event, binding, prefix: prefix, rank) }
      rank = min(rank + 1, 9)
    }
  }
}

extension BuiltinSubject.AttributeKind {
  fileprivate var completionKind: Completion.Kind {
    switch self {
    case .attribute: .attribute
    case .event: .event
    case .directive: .directive
    }
  }
}

extension EventSyntax {
  /// The event of a component as attributes write it: `Change` for a triggered `change`, where names begin with a
  /// capital letter.
  func boundName(ofTriggered event: String) -> String {
    form == .capitalised ? event.capitalisedFirst : event
  }
}

extension MarkupPage {
  /// Whether the host app draws the elements of a tag.
  func isNativeView(_ tag: String) -> Bool {
    dialect.nativeTags.contains(tag) && !unit.replacedNativeTags.contains(tag)
  }

  /// Whether the base library provides a tag, and no component replaces it.
  func isBuiltin(_ tag: String) -> Bool {
    let isKnown =
      dialect.components.contains(tag) || dialect.nativeTags.contains(tag)
      || dialect.scriptModules.contains { $0.tag == tag }
    return isKnown && !program.registers(tag, in: unit)
  }
}
