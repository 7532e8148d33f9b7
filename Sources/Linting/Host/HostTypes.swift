import Diagnostics
import HostCode

extension NativeTypes {
  /// The types that configuration and command line declare, and those that native sources register.
  package init(_ configuration: Configuration, host: HostFacts?) {
    self.init(configuration)
    guard let host else { return }
    for facts in host.platforms.values {
      let platform = Platform(facts.platform)
      if facts.isKnown { isKnown = true }
      if !facts.isClosed {
        isOpen = true
      } else if facts.isKnown {
        closedPlatforms.insert(platform)
      }
    }
    let registered = Dictionary(grouping: host.contracts, by: \.type)
    let hasBothPlatforms = closedPlatforms.count == Platform.allCases.count
    for (_, contracts) in registered.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      add(View(contracts, hasBothPlatforms: hasBothPlatforms))
    }
  }
}

extension NativeTypes.View {
  /// What the platforms say of one type. Its events are closed when those of every platform that registers it are. A
  /// parameter that is read on one platform only is written all the same, so parameters are closed only when there are
  /// both platforms.
  fileprivate init(_ contracts: [NativeViewContract], hasBothPlatforms: Bool) {
    self.init(name: contracts[0].type)
    for contract in contracts {
      platforms.insert(NativeTypes.Platform(contract.platform))
      declarations += contract.registrations.map(\.type.place)
    }
    if contracts.allSatisfy({ !$0.faces.events.isOpen }) {
      events = Set(contracts.flatMap { $0.faces.events.items.compactMap { $0.name?.value } })
    }
    if hasBothPlatforms, contracts.allSatisfy({ !$0.faces.parameters.isOpen }) {
      let names = contracts.flatMap { $0.faces.parameters.items.compactMap(\.value) }
      parameters = Dictionary(
        names.map { ($0, NativeTypes.Parameter(type: nil, declaration: nil)) }, uniquingKeysWith: { $1 })
    }
  }
}

extension NativeTypes.Platform {
  package init(_ platform: HostPlatform) {
    switch platform {
    case .ios: self = .ios
    case .android: self = .android
    }
  }
}
