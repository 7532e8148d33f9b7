import Containers
import Diagnostics
import Files
import NativeSource

/// What changes for pages from one contract of native views to another.
///
/// What the new contract does not list, and says that it does not list everything, is unclear. What is new to an old contract
/// that did not list everything is not mentioned: it may have been there.
package struct ContractComparison: Sendable {
  package struct Change: Hashable, Sendable {
    package enum Subject: Int, Sendable, Comparable {
      case platform, type, event, message, parameter, widget, property

      package static func < (a: Subject, b: Subject) -> Bool { a.rawValue < b.rawValue }

      /// As people and programs read it.
      var word: String {
        switch self {
        case .platform: "platform"
        case .type: "type"
        case .event: "event"
        case .message: "message"
        case .parameter: "parameter"
        case .widget: "widget"
        case .property: "property"
        }
      }
    }

    package var subject: Subject
    /// The tag that shows the views; nil for widgets, and for the views of a configuration, which serve every tag.
    package var tag: String?
    /// The type, or the widget; nil for a platform.
    package var type: String?
    /// The name of the event, the message, the parameter or the property.
    package var name: String?
    /// What the type of a parameter was, and what it is.
    package var types: [NativeTypes.ParameterType] = []
    /// Where it is so, in order.
    package var platforms: [NativePlatform] = []
    /// What is unclear: the places that leave the new list open, as its contract names them, in order.
    package var openAt: [OpenPlace.Stated] = []
  }

  /// What breaks pages: it is gone, or a parameter has another type. Sorted, as the others are.
  package private(set) var breaking: [Change] = []
  /// What may be gone.
  package private(set) var unclear: [Change] = []
  package private(set) var added: [Change] = []

  package init(from old: ContractSide, to new: ContractSide) {
    for (key, platform) in old.platforms {
      guard let next = new.platforms[key] else {
        if platform.views.isEmpty, platform.widgets.isEmpty { continue }
        breaking.append(Change(subject: .platform, tag: key.tag, platforms: [key.platform]))
        continue
      }
      compare(platform, next, key)
    }
    for key in new.platforms.keys where old.platforms[key] == nil {
      added.append(Change(subject: .platform, tag: key.tag, platforms: [key.platform]))
    }
    breaking = ContractComparison.joined(breaking)
    unclear = ContractComparison.joined(unclear)
    added = ContractComparison.joined(added)
  }

  private mutating func compare(
    _ old: ContractSide.Platform, _ new: ContractSide.Platform, _ key: ContractSide.Key
  ) {
    func change(_ subject: Change.Subject, _ type: String?, _ name: String? = nil) -> Change {
      Change(subject: subject, tag: key.tag, type: type, name: name, platforms: [key.platform])
    }
    func compare(_ old: ContractSide.Names, _ new: ContractSide.Names, _ make: (String) -> Change) {
      for name in old.names.subtracting(new.names) {
        var gone = make(name)
        if new.isComplete {
          breaking.append(gone)
        } else {
          gone.openAt = new.openAt
          unclear.append(gone)
        }
      }
      if old.isComplete { added += new.names.subtracting(old.names).map(make) }
    }
    compare(
      ContractSide.Names(Set(old.views.keys), isComplete: old.listsAllTypes, openAt: old.openAt),
      ContractSide.Names(Set(new.views.keys), isComplete: new.listsAllTypes, openAt: new.openAt)
    ) { change(.type, $0) }
    for (type, view) in old.views {
      guard let next = new.views[type] else { continue }
      compare(view.events, next.events) { change(.event, type, $0) }
      compare(view.messages, next.messages) { change(.message, type, $0) }
      compare(view.parameters, next.parameters) { change(.parameter, type, $0) }
      for (name, before) in view.parameterTypes {
        guard let after = next.parameterTypes[name], after != before else { continue }
        var retyped = change(.parameter, type, name)
        retyped.types = [before, after]
        breaking.append(retyped)
      }
    }
    compare(
      ContractSide.Names(Set(old.widgets.keys), isComplete: true),
      ContractSide.Names(Set(new.widgets.keys), isComplete: true)
    ) { change(.widget, $0) }
    for (name, widget) in old.widgets {
      guard let next = new.widgets[name] else { continue }
      compare(widget.events, next.events) { change(.event, name, $0) }
      compare(widget.properties, next.properties) { change(.property, name, $0) }
    }
  }

  /// The changes in order, those that differ in their platform alone as one.
  private static func joined(_ changes: [Change]) -> [Change] {
    var joined: [Change: Change] = [:]
    for change in changes {
      var key = change
      (key.platforms, key.openAt) = ([], [])
      joined[key, default: key].platforms += change.platforms
      joined[key]!.openAt += change.openAt
    }
    return joined.values.map { change in
      var change = change
      change.platforms = NativePlatform.allCases.filter(change.platforms.contains)
      change.openAt = change.openAt.inOrder
      return change
    }.sorted { a, b in
      if a.type != b.type { return Path.precedes(a.type ?? "", b.type ?? "") }
      if a.tag != b.tag { return Path.precedes(a.tag ?? "", b.tag ?? "") }
      if a.subject != b.subject { return a.subject < b.subject }
      if a.name != b.name { return Path.precedes(a.name ?? "", b.name ?? "") }
      return a.types.map(\.rawValue).lexicographicallyPrecedes(b.types.map(\.rawValue))
    }
  }
}

/// One of two contracts that are compared.
package struct ContractSide: Sendable {
  struct Names: Sendable {
    var names: Set<String> = []
    /// Whether there are no others.
    var isComplete = false
    /// Where the contract says that there may be.
    var openAt: [OpenPlace.Stated] = []

    init() {}

    init(_ names: Set<String>, isComplete: Bool, openAt: [OpenPlace.Stated] = []) {
      self.names = names
      self.isComplete = isComplete
      self.openAt = openAt
    }

    mutating func add(_ other: DeclaredView.Names) {
      names.formUnion(other.items.map(\.text))
      openAt += other.gaps.compactMap(\.stated)
      isComplete = isComplete && other.gaps.isEmpty
    }
  }

  struct View: Sendable {
    var events = Names()
    var messages = Names()
    var parameters = Names()
    /// Those that are known.
    var parameterTypes: [String: NativeTypes.ParameterType] = [:]
  }

  struct Widget: Sendable {
    var properties: Names
    var events: Names
  }

  struct Platform: Sendable {
    var listsAllTypes = true
    var openAt: [OpenPlace.Stated] = []
    var views: [String: View] = [:]
    var widgets: [String: Widget] = [:]
  }

  struct Key: Hashable, Sendable {
    var tag: String?
    var platform: NativePlatform
  }

  private(set) var platforms: [Key: Platform] = [:]

  /// What a contract file says.
  package init(_ contract: ContractFile) {
    for declared in contract.platforms {
      let key = Key(tag: declared.system.tag, platform: declared.platform)
      var platform = platforms[key] ?? Platform()
      if !declared.gaps.isEmpty { platform.listsAllTypes = false }
      platform.openAt += declared.gaps.compactMap(\.stated)
      for view in declared.views {
        let complete = Names([], isComplete: true)
        var known =
          platform.views[view.type.text] ?? View(events: complete, messages: complete, parameters: complete)
        known.events.add(view.events)
        known.messages.add(view.messages)
        known.parameters.add(view.parameters)
        platform.views[view.type.text] = known
      }
      for widget in declared.widgets {
        platform.widgets[widget.name] = Widget(
          properties: Names(Set(widget.properties), isComplete: true),
          events: Names(Set(widget.events), isComplete: true))
      }
      platforms[key] = platform
    }
  }

  /// What a configuration declares in `nativeViews`. A view without platforms is on all of them.
  package init(declared views: [NativeTypes.View]) {
    for platform in NativePlatform.allCases { platforms[Key(tag: nil, platform: platform)] = Platform() }
    for view in views {
      var known = View()
      if let events = view.events { known.events = Names(events, isComplete: true) }
      if let parameters = view.parameters {
        known.parameters = Names(Set(parameters.keys), isComplete: true)
        known.parameterTypes = parameters.compactMapValues(\.type)
      }
      for platform in NativePlatform.allCases
      where view.platforms.isEmpty || view.platforms.contains(platform) {
        platforms[Key(tag: nil, platform: platform)]!.views[view.name] = known
      }
    }
  }
}
