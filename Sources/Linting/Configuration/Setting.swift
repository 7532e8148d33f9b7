import Diagnostics

/// Where a setting comes from.
package enum Origin: Hashable, Sendable {
  /// What is in force without any configuration.
  case builtIn
  /// A place in a configuration file: the key, or the element of an array.
  case file(Place)
  case commandLine
}

/// A value and where it was set.
package struct Setting<Value: Sendable>: Sendable {
  package var value: Value
  package var origin: Origin

  package init(_ value: Value, from origin: Origin) {
    self.value = value
    self.origin = origin
  }
}

extension Setting: Equatable where Value: Equatable {}
extension Setting: Hashable where Value: Hashable {}
