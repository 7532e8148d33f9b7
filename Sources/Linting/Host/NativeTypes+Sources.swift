import Diagnostics
import Containers
import NativeSource

extension TypesByTag {
  /// The types that configuration and command line declare, for every tag, and those that native sources register for its
  /// system.
  package init(_ configuration: Configuration, host: NativeFacts?) {
    let declared = NativeTypes(configuration)
    self.init(declared)
    guard let host else { return }
    for system in ContainerSet.all.systems where !host[system].isEmpty {
      self[system.tag ?? ""] = declared.adding(host, of: system)
    }
  }
}

extension NativeTypes {
  /// These, and those that native sources register for the views of a system.
  fileprivate func adding(_ host: NativeFacts, of system: Container.System) -> NativeTypes {
    var types = self
    types.add(host, of: system)
    return types
  }

  private mutating func add(_ host: NativeFacts, of system: Container.System) {
    for facts in host[system].values {
      let platform = facts.platform
      if facts.isKnown { isKnown = true }
      // Exchanged with its class, the type is meant to be registered: that mistake is reported in native code.
      for registration in facts.registrations where registration.isSwapped {
        guard let type = registration.className.value else { continue }
        var view = View(name: type)
        view.platforms = NativePlatforms(platform)
        view.declarations = [registration.className.place]
        add(view)
      }
      if !facts.isComplete {
        isOpen = true
      } else if facts.isKnown {
        closedPlatforms.insert(NativePlatforms(platform))
      }
    }
    let registered = Dictionary(grouping: host.contracts(of: system), by: \.type)
    for (type, contracts) in registered.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      var view = View(contracts)
      view.add(contracts, to: self[type])
      if isOpen { view.hostsShowAllEvents = false }
      if closedPlatforms != .all { view.hostsShowAllParameters = false }
      add(view)
    }
  }
}

extension NativeTypes.View {
  /// Where the platforms register one type. What native code sends and reads is compared by the rules about hosts, which
  /// show its places, too: events and parameters are known completely only where they are declared.
  fileprivate init(_ contracts: [NativeViewContract]) {
    self.init(name: contracts[0].type)
    for contract in contracts {
      platforms.insert(NativePlatforms(contract.platform))
      declarations += contract.registrations.map(\.type.place)
    }
    hostsShowAllEvents = contracts.allSatisfy { $0.interface.events.isComplete }
    hostsShowAllParameters = contracts.allSatisfy { $0.interface.parameters.isComplete }
  }

  /// Where the configuration declares events or parameters, those that native code sends and reads are known, too.
  fileprivate mutating func add(_ contracts: [NativeViewContract], to declared: NativeTypes.View?) {
    if declared?.events != nil {
      events = Set(contracts.flatMap { $0.interface.events.items.compactMap { $0.name?.value } })
    }
    if declared?.parameters != nil {
      let names = contracts.flatMap { $0.interface.parameters.items.compactMap(\.value) }
      parameters = Dictionary(
        names.map { ($0, NativeTypes.Parameter(type: nil, declaration: nil)) }, uniquingKeysWith: { $1 })
    }
  }
}
