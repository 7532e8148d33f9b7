import Diagnostics
import NativeSource

/// A registration as one file shows it.
struct RegistrationCall {
  var registration: Container.Registration
  var container: Container
  var type: NativeExpression
  /// Nil when it is the class that the call is in.
  var className: NativeExpression?
  /// The whole call, or the `<dict>` of a property list.
  var range: ByteRange
  var owner: NativeOwner
  /// Whether it depends on a condition of the program or of its build.
  var isConditional: Bool
  /// Whether it is the selector alone.
  var isSelector = false

  /// The arguments that are the type and the class.
  var positions: [Int] { [registration.type] + (registration.className.map { [$0] } ?? []) }
}

/// An event as one file shows it.
struct EventCall {
  var event: Container.Event
  var channel: NativeExpression?
  /// The name, where it is not an entry of the dictionary.
  var name: NativeExpression?
  var call: NativeCall
}

extension NativeFileFacts {
  func registrations(of system: Container.System, in set: ContainerSet) -> [RegistrationCall] {
    calls.compactMap { call in
      guard case .registration(let registration, let container) = set.meanings[call.pattern],
        container.system == system
      else { return nil }
      return RegistrationCall(
        registration: registration, container: container, type: call.arguments[registration.type],
        className: registration.className.map { call.arguments[$0] }, range: call.range, owner: call.owner,
        isConditional: call.isConditional, isSelector: call.isSelector)
    }
  }

  func events(of system: Container.System, in set: ContainerSet) -> [EventCall] {
    calls.compactMap { call in
      guard case .event(let event, let container) = set.meanings[call.pattern], container.system == system,
        !call.isSelector
      else { return nil }
      func argument(_ index: Int?) -> NativeExpression? {
        index.flatMap { $0 < call.arguments.count ? call.arguments[$0] : nil }
      }
      return EventCall(event: event, channel: argument(event.channel), name: argument(event.name), call: call)
    }
  }

  /// The calls that take registrations back.
  func removals(of system: Container.System, in set: ContainerSet) -> [NativeCall] {
    calls.filter {
      guard case .removal(let container) = set.meanings[$0.pattern], !$0.isSelector else { return false }
      return container.system == system
    }
  }

  /// The places where anything may be registered.
  func unknownRegistrations(of container: Container, in set: ContainerSet) -> [OpenPlace] {
    let calls = calls.filter {
      guard case .unknownRegistrations(let own) = set.meanings[$0.pattern], !$0.isSelector else {
        return false
      }
      return own.system == container.system
    }
    // Only gaps in files that can register types matter.
    let mayRegister = container.registrations.contains { $0.call.form.isOf(language) }
    let unread = mayRegister ? gaps.filter { $0.subject == .calls }.map(\.range) : []
    func places(_ ranges: [ByteRange], _ cause: OpenPlace.Cause) -> [OpenPlace] {
      ranges.map { OpenPlace(place($0), cause) }
    }
    return places(unread, .unreadList) + places(calls.map(\.range), .wholeList)
      + places(unknownTypes(of: container), .anyType)
  }

  /// The classes that extend or adopt a name with which any type may be shown; the start of the file when such a name
  /// is used elsewhere in it.
  private func unknownTypes(of container: Container) -> [ByteRange] {
    let names = container.unknownTypes.filter { $0.languages.contains(language) }
      .reduce(Set()) { $0.union($1.names) }.intersection(mentions)
    if names.isEmpty { return [] }
    let showing = classes.indices.filter { shows(names, $0) }
    if showing.isEmpty { return [ByteRange(0, 0)] }
    return showing.filter { !isClosedProxy($0, of: container) }.map { classes[$0].nameRange }
  }

  private func shows(_ names: Set<String>, _ index: Int) -> Bool {
    classes[index].superclass.map { names.contains(simpleName($0)) } == true
      || classes[index].conformances.contains { names.contains(simpleName($0.text)) }
  }

  /// Whether the class at `index` shows views of the types alone that it compares with.
  private func isClosedProxy(_ index: Int, of container: Container) -> Bool {
    guard container.proxies != nil, !classes[index].isAbstract, !classes[index].isOpen else { return false }
    return comparisons.contains { $0.owner.classIndex == index }
      && !gaps.contains { $0.subject == .comparisons && $0.owner.classIndex == index }
  }

  /// The types that proxies compare with, each with the index of its class.
  func proxyTypes(of container: Container) -> [(type: NativeExpression, classIndex: Int)] {
    guard let proxies = container.proxies else { return [] }
    let closed = classes.indices.filter { shows(proxies.names, $0) && isClosedProxy($0, of: container) }
    return comparisons.filter { closed.contains($0.owner.classIndex) }.map { ($0.value, $0.owner.classIndex) }
  }
}

extension CallPattern.Form {
  /// Whether files of the language have calls of this form.
  fileprivate func isOf(_ language: NativeLanguage) -> Bool {
    if case .propertyList = self { return language == .propertyList }
    return language != .propertyList
  }
}
