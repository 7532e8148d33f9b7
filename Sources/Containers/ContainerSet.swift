import Diagnostics
import NativeSource

/// The containers that native source is checked for, and what is kept of it for all of them.
package struct ContainerSet: Sendable {
  /// What a call of the interest means.
  enum Meaning: Sendable {
    case registration(Container.Registration, of: Container)
    case event(Container.Event, of: Container)
    case unknownRegistrations
  }

  package let containers: [Container]
  package let interest: Interest
  /// By the index of the pattern in `interest.calls`.
  let meanings: [Meaning]

  /// All that are known.
  package static let all = ContainerSet(Container.mPaaS + [.grvSplash, .voltMXWidget])

  package init(_ containers: [Container]) {
    self.containers = containers
    interest = containers.map(\.interest).reduce(Interest()) { $0.union($1) }
    meanings = containers.flatMap { container in
      container.registrations.map { Meaning.registration($0, of: container) }
        + container.events.map { .event($0, of: container) }
        + container.unknownRegistrations.map { _ in .unknownRegistrations }
    }
  }

  package func containers(on platform: NativePlatform) -> [Container] {
    containers.filter { $0.platform == platform }
  }
}

extension NativeFileFacts {
  /// Reads the facts of one file that any container needs, or nil when it is not native source.
  package init?(reading text: SourceText) { self.init(reading: text, for: ContainerSet.all.interest) }
}
