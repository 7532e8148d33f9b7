import Diagnostics
import NativeSource

extension TypesByTag {
  /// The types that configuration and command line declare, for every tag; and the types that native sources register,
  /// for the tag of their system.
  package init(declared views: [NativeTypes.View], host: NativeFacts?) {
    let declared = NativeTypes(declared: views)
    self.init(declared)
    guard let host else { return }
    for system in ContainerSet.all.systems where !host[system].isEmpty {
      self[system.tag ?? ""] = declared.adding(host, of: system)
    }
  }
}

extension NativeTypes {
  /// These types, and the types that native sources register for the views of a system.
  fileprivate func adding(_ host: NativeFacts, of system: Container.System) -> NativeTypes {
    var types = self
    types.add(host, of: system)
    return types
  }

  private mutating func add(_ host: NativeFacts, of system: Container.System) {
    var found: [View] = []
    for facts in host[system].values {
      let platform = facts.platform
      if facts.isKnown { isKnown = true }
      // Where type and class are exchanged, the type is meant to be registered; the mistake is reported in native code.
      for registration in facts.registrations where registration.isSwapped {
        guard let type = registration.className.value else { continue }
        var view = View(name: type)
        view.platforms = NativePlatforms(platform)
        view.declarations = [registration.className.place]
        found.append(view)
      }
      if system == .mPaaS, facts.registrations.contains(where: { $0.type.value == MPaaS.placeholderType }) {
        hasPlaceholder = true
      }
      if !facts.isComplete {
        hasUnknownTypes = true
        unknownNames.formUnion(facts.unknownNames)
      } else if facts.isKnown {
        completePlatforms.insert(NativePlatforms(platform))
      }
    }
    // A host with classes of views registers them somewhere: what was read says nothing of types.
    if host[system].values.allSatisfy({ $0.registrations.isEmpty && !$0.isDeclared && $0.isComplete }),
      views.isEmpty
    {
      (isKnown, completePlatforms) = (false, NativePlatforms())
    }
    add(found)
    let registered = Dictionary(grouping: host.contracts(of: system), by: \.type)
    add(
      registered.map { type, contracts in
        var view = View(contracts)
        view.add(contracts, to: self[type])
        if hasUnknownTypes { view.hostsShowAllEvents = false }
        if completePlatforms != .all { view.hostsShowAllParameters = false }
        return view
      })
  }
}

extension NativeTypes.View {
  /// Where the platforms register one type. The rules about hosts compare what native code sends and reads, and show
  /// its places, too. So events and parameters are known completely only where they are declared.
  fileprivate init(_ contracts: [NativeViewContract]) {
    self.init(name: contracts[0].type)
    for contract in contracts {
      platforms.insert(NativePlatforms(contract.platform))
      declarations += contract.registrations.map(\.type.place)
    }
    hostsShowAllEvents = contracts.allSatisfy { $0.interface.events.isComplete }
    hostsShowAllParameters = contracts.allSatisfy { $0.interface.parameters.isComplete }
  }

  /// Where the configuration declares events or parameters, those of native code are known, too.
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
