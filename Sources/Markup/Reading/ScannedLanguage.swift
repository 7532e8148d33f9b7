/// What the scanner needs to know of a dialect.
///
/// The memory of the names belongs to whoever made it and ends with `deallocate`.
struct ScannedLanguage {
  /// Tags that contain code, not markup.
  let rawBodies: PlainNames
  /// `</name` of each of them.
  let rawEnds: PlainNames
  /// Attributes whose value is an expression without `{{ }}`.
  let bareDirectives: PlainNames
  let buildNames: Set<String>
  /// Whether an end tag may be in another case than its start tag.
  let foldsEndTags: Bool

  init(_ dialect: Dialect) {
    rawBodies = PlainNames(dialect.rawBodies)
    rawEnds = PlainNames(dialect.rawBodies.map { "</" + $0 })
    bareDirectives = PlainNames(dialect.directives.bare.map(dialect.spelling))
    buildNames = dialect.buildNames
    foldsEndTags = dialect.foldsEndTags
  }

  func deallocate() {
    for names in [rawBodies, rawEnds, bareDirectives] { names.deallocate() }
  }
}
