import Diagnostics
import NativeSource

/// A registration as one file shows it.
struct RegistrationCall {
  var registration: Container.Registration
  var container: Container
  var type: NativeExpression
  var className: NativeExpression
  /// The whole call, or the `<dict>` of a property list.
  var range: ByteRange
  var owner: NativeOwner
  /// Whether a condition of the program or of its build decides about it.
  var isConditional: Bool
}

/// An event as one file shows it.
struct EventCall {
  var event: Container.Event
  var channel: NativeExpression?
  /// Where it is not an entry of the dictionary.
  var name: NativeExpression?
  var call: NativeCall
}

extension NativeFileFacts {
  func registrations(of set: ContainerSet) -> [RegistrationCall] {
    calls.compactMap { call in
      guard case .registration(let registration, let container) = set.meanings[call.pattern] else {
        return nil
      }
      return RegistrationCall(
        registration: registration, container: container, type: call.arguments[registration.type],
        className: call.arguments[registration.className], range: call.range, owner: call.owner,
        isConditional: call.isConditional)
    }
  }

  func events(of set: ContainerSet) -> [EventCall] {
    calls.compactMap { call in
      guard case .event(let event, _) = set.meanings[call.pattern] else { return nil }
      func argument(_ index: Int?) -> NativeExpression? {
        index.flatMap { $0 < call.arguments.count ? call.arguments[$0] : nil }
      }
      return EventCall(event: event, channel: argument(event.channel), name: argument(event.name), call: call)
    }
  }

  /// Where anything may be registered.
  func unknownRegistrations(of set: ContainerSet) -> [ByteRange] {
    let calls = calls.filter {
      if case .unknownRegistrations = set.meanings[$0.pattern] { true } else { false }
    }
    return gaps.filter { $0.subject == .calls }.map(\.range) + calls.map(\.range)
  }
}
