/// One level of indentation, as `"format": { "indent": ... }` says it.
package enum Indentation: Hashable, Sendable {
  case tab
  case blanks(Int)

  /// How many blanks may be configured.
  package static let sizes = 1...8
}
