import Diagnostics

/// A view as a contract file declares it: what native source that is not at hand registers and does.
package struct DeclaredView: Sendable {
  package struct Name: Sendable {
    package var text: String
    package var place: Place

    package init(_ text: String, at place: Place) {
      self.text = text
      self.place = place
    }
  }

  /// Names, and the places behind which there may be more.
  package struct Names: Sendable {
    package var items: [Name] = []
    package var openPlaces: [Place] = []

    package init() {}
  }

  package var type: Name
  package var platform: HostPlatform
  /// The classes that are registered under the type.
  package var classNames: [Name] = []
  package var events = Names()
  package var messages = Names()
  package var parameters = Names()

  package init(type: Name, platform: HostPlatform) {
    self.type = type
    self.platform = platform
  }
}

/// What a contract file says of all native sources of one platform.
package struct DeclaredPlatform: Sendable {
  package var platform: HostPlatform
  package var views: [DeclaredView] = []
  /// Places behind which further types may be registered.
  package var openPlaces: [Place] = []

  package init(platform: HostPlatform) { self.platform = platform }
}

extension PlatformFacts {
  mutating func add(_ declaration: DeclaredPlatform) {
    isDeclared = true
    openPlaces += declaration.openPlaces
    for view in declaration.views {
      let contract = NativeViewContract(view)
      registrations += contract.registrations
      if let index = contracts.firstIndex(where: { $0.type == contract.type }) {
        contracts[index].add(contract)
      } else {
        contracts.append(contract)
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
    registrations = classes.map { HostRegistration(view, className: $0) }
    classIndex = nil
    faces = ViewFaces()
    faces.events.items = view.events.items.map { SentEvent($0, on: view.platform) }
    faces.events.openPlaces = view.events.openPlaces
    faces.messages.items = view.messages.items.map(HostText.init)
    faces.messages.openPlaces = view.messages.openPlaces
    faces.parameters.items = view.parameters.items.map(HostText.init)
    faces.parameters.openPlaces = view.parameters.openPlaces
  }

  /// Two sources that register one type: the view is what either says.
  fileprivate mutating func add(_ other: NativeViewContract) {
    registrations += other.registrations
    classIndex = classIndex ?? other.classIndex
    faces.events.items += other.faces.events.items
    faces.events.openPlaces += other.faces.events.openPlaces
    faces.messages.items += other.faces.messages.items
    faces.messages.openPlaces += other.faces.messages.openPlaces
    faces.parameters.items += other.faces.parameters.items
    faces.parameters.openPlaces += other.faces.parameters.openPlaces
  }
}

extension HostRegistration {
  /// A contract file does not tell which of two registrations is made, nor whether it repeats that of a source at hand.
  fileprivate init(_ view: DeclaredView, className: DeclaredView.Name?) {
    self.init(
      platform: view.platform, spelling: view.platform == .ios ? .componentName : .embedView,
      type: HostText(view.type), className: className.map(HostText.init) ?? HostText(place: view.type.place),
      place: view.type.place, reach: .unknown, isConditional: true)
  }
}

extension HostText {
  fileprivate init(_ name: DeclaredView.Name) { self.init(value: name.text, place: name.place) }
}

extension SentEvent {
  /// What a contract file lists is sent as it should be: to the view's own tag.
  fileprivate init(_ name: DeclaredView.Name, on platform: HostPlatform) {
    self.init(
      spelling: platform == .ios ? .sendCustomEventMessage : .sendEventToTiny, name: HostText(name),
      element: platform == .ios ? .ownTag : nil, dataPlace: name.place, place: name.place)
  }
}
