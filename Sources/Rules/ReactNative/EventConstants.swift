import Diagnostics
import NativeSource
import ReactNative

/// An event that the constants of a manager of Android register under another name than the one that is meant.
struct MisnamedEvent {
  var name: NameAt
  var component: String
  /// In the spec; without one, in the manager of iOS.
  var meant: NameAt
}

extension Library {
  /// The events in the constants of managers whose names the specs do not declare, and nearly do. Without a spec the
  /// events count that iOS exports.
  var misnamedEvents: [MisnamedEvent] {
    var budget = SpellingBudget()
    var found: [MisnamedEvent] = []
    for manager in androidManagers {
      let maps = manager.chain.flatMap(\.eventMaps)
      guard let component = manager.component, !maps.isEmpty, !maps.contains(where: \.isIncomplete) else {
        continue
      }
      let registered = Set(maps.flatMap(\.names).map(\.text))
      let specs = specs(of: component)
      guard specs.allSatisfy(\.isComplete) else { continue }
      let declared = specs.isEmpty ? exportedEvents(of: component) : specs.flatMap(\.events).map(\.name)
      let names = Set(declared.map(\.text))
      let unregistered = declared.filter { !registered.contains($0.text) }
      let byLetters = Dictionary(
        unregistered.map { ($0.text.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
      for name in manager.type.eventMaps.flatMap(\.names)
      where !names.contains(name.text) && !InheritedNames.events.contains(name.text) {
        let near = spellings(of: name.text).lazy.compactMap { byLetters[$0] }.first
        let meant = near ?? slip(name.text, unregistered, &budget)
        if let meant { found.append(MisnamedEvent(name: name, component: component, meant: meant)) }
      }
    }
    return found
  }

  private func exportedEvents(of component: String) -> [NameAt] {
    appleManagers.filter { $0.component?.text == component }.flatMap(\.exports).filter { $0.phase != nil }
      .map(\.name)
  }

  /// What a name is in lower case, and with `on` before it, or in the place of `top`.
  private func spellings(of name: String) -> [String] {
    let name = name.lowercased()
    return [name, "on" + name] + (name.hasPrefix("top") ? ["on" + name.dropFirst(3)] : [])
  }

  /// The event from which a name differs in one letter.
  private func slip(_ name: String, _ events: [NameAt], _ budget: inout SpellingBudget) -> NameAt? {
    guard name.utf8.count >= 5, let near = budget.nearestName(to: name, in: events.lazy.map(\.text)),
      editDistance(name.lowercased().utf8, near.lowercased().utf8, limit: 1) == 1
    else { return nil }
    return events.first { $0.text == near }
  }
}
