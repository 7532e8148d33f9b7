import Diagnostics
import NativeSource

/// A view as a contract file declares it: native source that is not at hand registers it, and does what is declared.
package struct DeclaredView: Sendable {
  package struct Name: Sendable {
    package var text: String
    package var place: Place

    package init(_ text: String, at place: Place) {
      self.text = text
      self.place = place
    }
  }

  /// Names, and the places after which there may be more.
  package struct Names: Sendable {
    package var items: [Name] = []
    package var gaps: [OpenPlace] = []

    package init() {}
  }

  package var type: Name
  package var platform: NativePlatform
  /// The classes that are registered under the type.
  package var classNames: [Name] = []
  package var events = Names()
  package var messages = Names()
  package var parameters = Names()

  package init(type: Name, platform: NativePlatform) {
    self.type = type
    self.platform = platform
  }
}

/// What a contract file says of all native sources of one platform, and of the views of one system.
package struct DeclaredPlatform: Sendable {
  package var system: Container.System
  package var platform: NativePlatform
  package var views: [DeclaredView] = []
  package var widgets: [WidgetContract] = []
  /// Places after which further types may be registered.
  package var gaps: [OpenPlace] = []

  /// The container's proxies that the sources name.
  package var proxies: Set<String> = []

  package init(_ system: Container.System, on platform: NativePlatform) {
    self.system = system
    self.platform = platform
  }
}

extension PlatformFacts {
  /// Adds what contract files declare, in their order.
  mutating func add(_ declarations: [DeclaredPlatform]) {
    isDeclared = true
    var indexes = Dictionary(
      contracts.enumerated().map { ($1.type, $0) }, uniquingKeysWith: { first, _ in first })
    for declaration in declarations {
      gaps += declaration.gaps
      declaredWidgets += declaration.widgets
      mentions.formUnion(declaration.proxies)
      for view in declaration.views {
        let contract = NativeViewContract(view)
        registrations += contract.registrations
        if let index = indexes[contract.type] {
          contracts[index].add(contract)
        } else {
          indexes[contract.type] = contracts.count
          contracts.append(contract)
        }
      }
    }
    contracts.sort { $0.type.utf8.lexicographicallyPrecedes($1.type.utf8) }
  }
}

extension NativeViewContract {
  fileprivate init(_ view: DeclaredView) {
    type = view.type.text
    platform = view.platform
    let classes: [DeclaredView.Name?] = view.classNames.isEmpty ? [nil] : view.classNames
    registrations = classes.map { ViewRegistration(view, className: $0) }
    classIndex = nil
    interface = ViewInterface()
    interface.events.items = view.events.items.map { SentEvent($0, on: view.platform) }
    interface.events.gaps = view.events.gaps
    interface.messages.items = view.messages.items.map(NativeText.init)
    interface.messages.gaps = view.messages.gaps
    interface.parameters.items = view.parameters.items.map(NativeText.init)
    interface.parameters.gaps = view.parameters.gaps
  }

  /// Two sources may register one type: the view is what either says.
  fileprivate mutating func add(_ other: NativeViewContract) {
    registrations += other.registrations
    classIndex = classIndex ?? other.classIndex
    interface.add(other.interface)
  }
}

extension ViewRegistration {
  /// A contract file does not say which of two registrations is made, nor whether it repeats a registration in a source
  /// that was read.
  fileprivate init(_ view: DeclaredView, className: DeclaredView.Name?) {
    self.init(
      platform: view.platform, spelling: .declared,
      type: NativeText(view.type),
      className: className.map(NativeText.init) ?? NativeText(place: view.type.place),
      place: view.type.place, reachability: .unknown, isConditional: true)
  }
}

extension NativeText {
  fileprivate init(_ name: DeclaredView.Name) { self.init(value: name.text, place: name.place) }
}

extension RegistrationSpelling {
  /// The registration is in a contract file.
  static let declared = RegistrationSpelling(rawValue: "declared")
}

extension SentEvent {
  /// What a contract file lists is sent as it should be: to the view's own tag.
  fileprivate init(_ name: DeclaredView.Name, on platform: NativePlatform) {
    self.init(
      spelling: platform == .ios ? .sendCustomEventMessage : .sendEventToTiny, name: NativeText(name),
      element: platform == .ios ? .ownTag : nil, dataPlace: name.place, place: name.place)
  }
}
