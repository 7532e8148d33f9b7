/// A macro that a file of the C family defines; a constant is none, and what its value is is not kept.
package struct NativeMacro: Hashable, Sendable {
  /// `identifierHash` of its name.
  package var nameHash: UInt32
  /// Whether it has parameters: `#define F(x)`.
  package var isFunction: Bool
  /// Whether what it is given may be called: `#define VIEWS(X) X(map) X(pay)`.
  package var callsParameter = false
  /// Hashes of the identifiers of its body, each once.
  package var names: [UInt32] = []
}

/// A number that a file of the C family defines: `#define FEATURE 0`.
package struct NativeFlag: Hashable, Sendable {
  /// `identifierHash` of its name.
  package var nameHash: UInt32
  /// Nil where it is neither 0 nor 1, where a condition decides it, and where it is taken back.
  package var value: Bool?
}
