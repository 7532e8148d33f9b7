/// What the scanner needs to know of a dialect.
///
/// The memory of the names belongs to whoever made it and ends with `deallocate`.
struct ScannedLanguage {
  /// Tags that contain code, not markup.
  let rawBodies: PlainNames
  /// `</name` of each of them.
  let rawEnds: PlainNames
  /// Attributes that take an expression without `{{ }}`.
  let bareDirectives: PlainNames
  /// The one of them that is a loop.
  let bareLoops: PlainNames
  /// Whether `{= =}` is a mustache, too.
  let hasTwoWayBraces: Bool
  let buildNames: Set<String>
  /// Whether an end tag may be in another case than its start tag.
  let foldsEndTags: Bool
  /// Whether the file is of the dialect's second framework.
  var isOfSecondFramework = false
  private let escapesQuotes: Bool

  init(_ dialect: Dialect) {
    rawBodies = PlainNames(dialect.rawBodies)
    rawEnds = PlainNames(dialect.rawBodies.map { "</" + $0 })
    let directives = dialect.directives
    let synonyms = directives.synonyms.filter { directives.bare.contains($0.value) }.keys
    bareDirectives = PlainNames(
      directives.bare.filter { $0 != .for }.map(dialect.spelling) + synonyms.map { directives.prefix + $0 })
    bareLoops = PlainNames(directives.bare.contains(.for) ? [dialect.spelling(.for)] : [])
    hasTwoWayBraces = dialect.hasTwoWayBraces
    buildNames = dialect.buildNames
    foldsEndTags = dialect.foldsEndTags
    escapesQuotes = dialect.escapesQuotes
  }

  /// Whether a quote after a backslash is a part of a value.
  var readsEscapedQuotes: Bool { escapesQuotes && !isOfSecondFramework }

  /// Whether a string in a mustache may have the quotes of the value.
  ///
  /// Source: wechat-miniprogram/glass-easel, glass-easel-template-compiler/src/parse/tag.rs, which reads the expression of a
  /// mustache before it looks for the end of the value.
  var takesStringsWhole: Bool { isOfSecondFramework }

  func deallocate() {
    for names in [rawBodies, rawEnds, bareDirectives, bareLoops] { names.deallocate() }
  }
}
