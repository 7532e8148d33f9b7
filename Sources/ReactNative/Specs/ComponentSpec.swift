import Diagnostics
import NativeSource

/// A component as a script declares it for codegen: a call of `codegenNativeComponent` and the types that it names.
package struct ComponentSpec: Sendable {
  package enum Phase: String, Sendable {
    case direct, bubbling
  }

  package enum PropType: Hashable, Sendable {
    case value(ValueKind)
    /// A union of strings or numbers.
    case choice
    /// An object, an array, a point, an image: codegen makes a structure of it.
    case structure
    /// `UnsafeMixed`, and what cannot be read.
    case unknown

    package var kind: ValueKind? { if case .value(let kind) = self { kind } else { nil } }
  }

  package struct Prop: Sendable {
    package var name: NameAt
    package var type: PropType
    /// The type as the script writes it: `Double`.
    package var typeName: String
    /// The value that codegen sets where the script says nothing; nil for types without one.
    package var initialValue: Literal?
    /// Whether the script says it, by `WithDefault`.
    package var statesInitialValue = false
  }

  package enum Literal: Hashable, Sendable {
    case number(Double)
    case boolean(Bool)
    case string(String)
    case nothing
  }

  package struct Field: Sendable {
    package var name: String
    package var isOptional: Bool
  }

  package struct Event: Sendable {
    package var name: NameAt
    package var phase: Phase
    /// Nil when the payload's type is not in the file.
    package var payload: [Field]?
    package var payloadPlace: Place?
  }

  package struct Argument: Sendable {
    package var name: String
    package var type: PropType
    package var typeName: String
    package var place: Place
  }

  package struct Command: Sendable {
    /// The string in `supportedCommands`.
    package var name: NameAt
    /// The arguments after the view reference; nil when the type of the commands is not in the file.
    package var arguments: [Argument]?
  }

  package var name: NameAt
  /// The name for the old architecture, if the script declares another one.
  package var paperName: String?
  /// The platforms that remain by the file's name and its options.
  package var platforms: Set<NativePlatform>
  package var excludesPlatforms = false
  /// Whether a bundler prefers the file to one without a suffix in its name.
  package var hasSuffix = false
  /// Whether all names after `extends`, `&` and `...` are `ViewProps` or types of the file.
  package var isComplete = true
  package private(set) var props: [Prop] = []
  package private(set) var events: [Event] = []
  /// The first prop and the first event of each name, by their indexes.
  private var propIndexes: [String: Int] = [:]
  private var eventIndexes: [String: Int] = [:]
  package var commands: [Command] = []

  init(name: NameAt, platforms: Set<NativePlatform>) {
    self.name = name
    self.platforms = platforms
  }

  package func event(_ name: String) -> Event? { eventIndexes[name].map { events[$0] } }
  package func prop(_ name: String) -> Prop? { propIndexes[name].map { props[$0] } }

  /// Whether a prop or an event has the name.
  package func declares(_ name: String) -> Bool { propIndexes[name] != nil || eventIndexes[name] != nil }

  mutating func add(_ prop: Prop) {
    if propIndexes[prop.name.text] == nil { propIndexes[prop.name.text] = props.count }
    props.append(prop)
  }

  mutating func add(_ event: Event) {
    if eventIndexes[event.name.text] == nil { eventIndexes[event.name.text] = events.count }
    events.append(event)
  }
}

/// A name of a component that a script uses.
package struct ComponentUse: Sendable {
  package enum Way: Hashable, Sendable {
    /// `requireNativeComponent('N')`
    case require
    /// `getViewManagerConfig('N')`
    case configuration
    /// `getViewManagerConfig('N').Commands.x`, `UIManager.N.Commands.x`
    case command(String, ByteRange)
  }

  package var name: NameAt
  package var way: Way
  package var platforms: Set<NativePlatform>
  /// Whether the file's name says which platform it is for.
  package var hasSuffix = false
  /// Whether it is in a function or a block, which need not run.
  package var isInBlock = false
}
