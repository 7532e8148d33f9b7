import Diagnostics
import Files
import Markup
import MiniProgram
import Script

/// An event that a component sends.
struct ComponentEvent {
  let name: String
  /// The names in the calls that send it, in the component's script and in those of its mixins.
  fileprivate(set) var places: [Place]
}

extension ProgramView {
  /// The events that a component sends under names that are written out, in the order of its script, then of its mixins.
  func events(of component: SourceUnit) -> [ComponentEvent] {
    var resolution = MixinResolution(program)
    var paths = [component.scriptPath].compactMap { $0 }
    for path in resolution.objects(of: component).map(\.path) where !paths.contains(path) {
      paths.append(path)
    }
    var events: [ComponentEvent] = []
    for path in paths {
      for (name, range) in sentEvents(in: path, component) {
        let place = Place(path: path, range: range)
        if let known = events.firstIndex(where: { $0.name == name }) {
          if !events[known].places.contains(place) { events[known].places.append(place) }
        } else {
          events.append(ComponentEvent(name: name, places: [place]))
        }
      }
    }
    return events
  }

  /// What a script sends as its own component: by a function of the platform, and on Alipay by calling a property.
  private func sentEvents(in path: String, _ component: SourceUnit) -> [(name: String, range: ByteRange)] {
    guard let text = text(path) else { return [] }
    let facts = ScriptFacts(scanning: text, ScriptVocabulary(component.dialect))
    let sent = facts.sentEvents.filter { $0.isOwn && !$0.name.value.isEmpty }
      .map { (name: $0.name.value, range: $0.name.range) }
    if component.dialect.family != .alipay { return sent }
    let called = TokenList.typed(text).tokens.calledProps
    return sent + called.filter { component.dialect.events.name($0.name) != nil }
  }
}

extension MarkupPage {
  /// The event of a component that an attribute binds; nil where the component does not send it.
  func event(_ attribute: String, of component: SourceUnit) -> ComponentEvent? {
    guard dialect.events.name(attribute) != nil else { return nil }
    return view.events(of: component).first { dialect.binds(attribute, $0.name) }
  }
}

extension Dialect {
  /// Whether an attribute binds an event of a component that is sent under a name. A property that is called has the name of its
  /// attribute.
  func binds(_ attribute: String, _ sent: String) -> Bool {
    guard let event = events.name(attribute)?.event else { return false }
    return event == sent || events.boundName(ofTriggered: sent) == event || attribute == sent
  }
}

extension TokenList {
  /// The properties that are called like functions: `onPick` in `this.props.onPick(1)`.
  fileprivate var calledProps: [(name: String, range: ByteRange)] {
    (0..<count).compactMap { index in
      guard kind(index) == .identifier, isMember(index), isSpelled(index - 2, "props"), isMember(index - 2),
        callParenthesis(index) != nil
      else { return nil }
      return (string(index), range(index))
    }
  }
}
