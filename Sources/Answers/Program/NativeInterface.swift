import Containers
import Files
import Linting
import NativeSource

/// What is known of a type of native views, from configuration, contract files and native code together.
struct NativeInterface {
  /// In byte order; events have the names of their attributes.
  var parameters: [String] = []
  var events: [String] = []
  /// The types of parameters that are declared.
  var types: [String: String] = [:]
}

extension MarkupPage {
  /// The registrations and classes of a type on each platform, in the order of platforms.
  func nativeContracts(of type: String) -> [(contract: NativeViewContract, facts: PlatformFacts)] {
    view.native.flatMap { native in
      native.platforms.values.flatMap { facts in
        facts.contracts.filter { $0.type == type }.map { ($0, facts) }
      }
    }.sorted { $0.0.platform < $1.0.platform }
  }

  func nativeInterface(of type: String) -> NativeInterface {
    var interface = NativeInterface()
    let view = nativeTypes[type]
    var parameters = Set((view?.parameters ?? [:]).keys)
    var events = view?.events ?? []
    for (name, parameter) in view?.parameters ?? [:] { interface.types[name] = parameter.type?.rawValue }
    for (contract, _) in nativeContracts(of: type) {
      parameters.formUnion(contract.interface.parameters.items.compactMap(\.value))
      events.formUnion(contract.interface.events.items.compactMap { $0.name?.value })
    }
    // The tag has these by itself: they are not attributes to offer on the page.
    parameters.subtract(["id", "type", "style", "class"])
    interface.parameters = parameters.sorted(by: Path.precedes)
    interface.events = events.filter { dialect.events.name($0) != nil }.sorted(by: Path.precedes)
    return interface
  }
}
