import Diagnostics

/// One markup language of mini programs: everything in which it differs from the others, as a value.
///
/// A file has the dialect that its extension names, and one program may contain several. `Dialect.all` lists those that
/// are read. It is a class, so that handing a dialect to a file counts one reference and not one for each table; it
/// never changes.
package final class Dialect: Sendable {
  /// The name of a dialect for rules and tests.
  package struct ID: Hashable, Sendable, ExpressibleByStringLiteral {
    package let rawValue: String
    package init(stringLiteral value: String) { rawValue = value }
  }

  /// Languages that are read and that behave alike.
  package enum Family: Sendable, CaseIterable {
    case alipay, weChat, baidu
  }

  /// Which tags are built in, as far as that is known.
  package enum TagKnowledge: Sendable {
    /// All of them: any other name is a component or a mistake.
    case complete
    /// Most: only a name near to a known one is a mistake.
    case partial
    /// None of its own, only those of its family: no name is a mistake.
    case shared
  }

  /// Where packages that a reference names are looked for, from its folder upwards.
  package enum Packages: Sendable {
    /// Installed into `node_modules`.
    case installed
    /// Built into a folder of this name at or below the source root; what is not there is not built yet.
    case built(String)
  }

  /// Extensions, without dot, and names of files. The configuration of a program (`app.json`), of a plugin and of a page
  /// have the same names everywhere.
  package struct Files: Sendable {
    package let markup: String
    package let style: String
    package let module: String
    /// The file that says where a project keeps its program.
    package let project: String
    /// Whether files of other kinds have the extension of the markup. A file then counts only in a program with an
    /// `app.json`, and only when it begins as markup does.
    package let isMarkupShared: Bool

    package init(markup: String, style: String, module: String, project: String, isMarkupShared: Bool = false)
    {
      self.markup = markup
      self.style = style
      self.module = module
      self.project = project
      self.isMarkupShared = isMarkupShared
    }
  }

  /// The attributes that make conditions and loops.
  package struct Directives: Sendable {
    package let prefix: String
    /// The words after the prefix.
    package let names: KeyValuePairs<KnownName, String>
    /// The directives that take an expression without `{{ }}`, unless the value has a mustache all the same.
    package let bare: [KnownName]
    /// Other spellings of them after the prefix, which mean the same.
    package let synonyms: [String: KnownName]
    /// Those of the synonyms that are not to be written any more.
    package let deprecated: Set<String>
    /// Whole names that mean the same as a directive.
    package let otherNames: [String: KnownName]
    /// Prefixes that mean the same as `prefix`.
    package let otherPrefixes: [String]
    /// Prefixes of other languages: it is unknown whether they mean the same.
    package let undecidedPrefixes: [String]

    package init(
      prefix: String, names: KeyValuePairs<KnownName, String> = usualNames, bare: [KnownName] = [],
      synonyms: [String: KnownName] = [:], deprecated: Set<String> = [],
      otherNames: [String: KnownName] = [:],
      otherPrefixes: [String] = [], undecidedPrefixes: [String] = []
    ) {
      self.prefix = prefix
      self.names = names
      self.bare = bare
      self.synonyms = synonyms
      self.deprecated = deprecated
      self.otherNames = otherNames
      self.otherPrefixes = otherPrefixes
      self.undecidedPrefixes = undecidedPrefixes
    }

    /// Every prefix that directives begin with, the usual one first.
    package var prefixes: [String] { [prefix] + otherPrefixes }

    /// The word after the prefix in a directive; nil when the dialect has none with that meaning.
    package func word(_ meaning: KnownName) -> String? { names.first { $0.key == meaning }?.value }

    /// The rest after the prefix in a name that begins with one.
    package func rest(of name: String) -> Substring? {
      for prefix in prefixes where name.utf8.starts(with: prefix.utf8) {
        return Substring(name.utf8.dropFirst(prefix.utf8.count))
      }
      return nil
    }

    /// The spellings beside the usual ones, whole.
    package var otherSpellings: [(spelling: String, meaning: KnownName)] {
      let names = names.map { ($0.value, $0.key) } + synonyms.map { ($0.key, $0.value) }
      let withPrefixes = prefixes.flatMap { prefix in
        names.compactMap { rest, known in
          prefix == self.prefix && word(known) == rest ? nil : (spelling: prefix + rest, meaning: known)
        }
      }
      return withPrefixes + otherNames.map { (spelling: $0.key, meaning: $0.value) }
    }

    package static let usualNames: KeyValuePairs<KnownName, String> = [
      .if: "if", .elif: "elif", .else: "else", .for: "for", .forItem: "for-item", .forIndex: "for-index",
      .forKey: "key",
    ]
  }

  /// A tag that binds a script module to a name.
  package struct ScriptModule: Sendable {
    package let tag: String
    /// The attribute with the name, and the one with the path.
    package let name: KnownName
    package let source: KnownName
    /// How the paths of modules end; nil for the dialect's usual extension.
    let ownSuffix: String?
    /// Whether the module may be written between the tags.
    package let takesBody: Bool

    package init(
      tag: String, name: KnownName, source: KnownName, suffix: String? = nil, takesBody: Bool = false
    ) {
      self.tag = tag
      self.name = name
      self.source = source
      ownSuffix = suffix
      self.takesBody = takesBody
    }
  }

  /// The names of the programming interface that scripts of pages use.
  package struct ScriptNames: Sendable {
    /// The object with the functions of the container.
    package let platform: String
    /// Objects that have the same functions.
    package let otherPlatforms: [String]
    /// The objects of platforms that people convert from, which are not there.
    package let foreignPlatforms: [String]
    /// The methods of a page that change its data.
    package let dataSetters: [String]

    package init(
      platform: String, otherPlatforms: [String] = [], foreignPlatforms: [String] = [], dataSetters: [String]
    ) {
      self.platform = platform
      self.otherPlatforms = otherPlatforms
      self.foreignPlatforms = foreignPlatforms
      self.dataSetters = dataSetters
    }
  }

  package let id: ID
  package let family: Family
  /// The name of the language in messages.
  package let name: String
  /// Where what is known of it is from, in a few words.
  package let source: LocalizedText
  package let files: Files
  package let directives: Directives
  package let events: EventSyntax
  /// At most two.
  package let scriptModules: [ScriptModule]
  /// Tags that contain code, not markup.
  package let rawBodies: [String]
  package let script: ScriptNames
  /// The tags of native views; at most two.
  package let nativeTags: [String]
  /// The prefix of tag names that the platform keeps for its own elements.
  package let reservedTagPrefix: String?
  /// Whether a container reads it, too, in which no host app draws views: then a program shows by its settings in which
  /// one it runs.
  package let isReadWithoutHost: Bool
  package let expressions: ExpressionForms
  /// The forms on pages that a second framework renders, which a configuration chooses; nil where there is only one
  /// framework.
  package let secondFramework: ExpressionForms?
  /// Whether an end tag may be in another case than its start tag.
  package let foldsEndTags: Bool
  /// Whether a backslash before the quote of a value keeps it from ending there.
  package let escapesQuotes: Bool
  /// Whether `{= =}` binds a value in both directions.
  package let hasTwoWayBraces: Bool
  /// Whether an import takes the templates too that its file imports.
  package let importsAreTransitive: Bool
  package let tagKnowledge: TagKnowledge
  package let packages: Packages
  /// The names by which the conditional comments of build tools mean this platform.
  package let buildNames: Set<String>
  /// Made when it is first used: a program needs the table of its own dialect only.
  private let makeComponents: @Sendable () -> ComponentTable
  private let spellings: [String]
  /// Names that mean the same as a known one in another spelling.
  let otherSpellings: [(spelling: String, meaning: KnownName)]

  package init(
    id: ID, family: Family = .alipay, name: String, source: LocalizedText, files: Files,
    directives: Directives,
    events: EventSyntax,
    scriptModules: [ScriptModule], rawBodies: [String], script: ScriptNames, nativeTags: [String] = [],
    reservedTagPrefix: String? = nil, isReadWithoutHost: Bool = false, expressions: ExpressionForms = .all,
    secondFramework: ExpressionForms? = nil, foldsEndTags: Bool = false, escapesQuotes: Bool = false,
    hasTwoWayBraces: Bool = false, importsAreTransitive: Bool = false,
    tagKnowledge: TagKnowledge = .complete, packages: Packages = .installed, buildNames: Set<String>,
    components: @escaping @Sendable () -> ComponentTable
  ) {
    precondition(scriptModules.count <= 2 && nativeTags.count <= 2, "KnownName has ids for two of each")
    self.id = id
    self.family = family
    self.name = name
    self.source = source
    self.files = files
    self.directives = directives
    self.events = events
    self.scriptModules = scriptModules
    self.rawBodies = rawBodies
    self.script = script
    self.nativeTags = nativeTags
    self.reservedTagPrefix = reservedTagPrefix
    self.isReadWithoutHost = isReadWithoutHost
    self.expressions = expressions
    self.secondFramework = secondFramework
    self.foldsEndTags = foldsEndTags
    self.escapesQuotes = escapesQuotes
    self.hasTwoWayBraces = hasTwoWayBraces
    self.importsAreTransitive = importsAreTransitive
    self.tagKnowledge = tagKnowledge
    self.packages = packages
    otherSpellings = directives.otherSpellings
    self.buildNames = buildNames
    makeComponents = components
    var spellings = KnownName.allCases.map { known in
      let own: String? =
        switch known {
        case .nativeView: nativeTags.first
        case .otherNativeView: nativeTags.dropFirst().first
        case .scriptModule: scriptModules.first?.tag
        case .otherScriptModule: scriptModules.dropFirst().first?.tag
        default: known.commonSpelling
        }
      // No name of a file contains a blank.
      return own ?? " \(known.rawValue)"
    }
    for (known, word) in directives.names { spellings[Int(known.rawValue)] = directives.prefix + word }
    self.spellings = spellings
  }

  /// The built-in tags.
  package var components: ComponentTable { makeComponents() }

  /// The name as files of this dialect spell it.
  package func spelling(_ name: KnownName) -> String { spellings[Int(name.rawValue)] }

  /// The usual spelling of a name that may be written in another one: `wx:for` of `wx:for-items`.
  package func usualSpelling(of name: String) -> String {
    otherSpellings.first { $0.spelling == name }.map { spelling($0.meaning) } ?? name
  }

  /// The name of the language in editors. Where other files have the extension, its plain name is the name of their language.
  package var languageID: String {
    files.isMarkupShared ? "\(script.platform)-\(id.rawValue)" : id.rawValue
  }

  /// The extension of markup files with its dot.
  package var markupSuffix: String { "." + files.markup }

  /// How the paths of a module end, with the dot.
  package func suffix(of module: ScriptModule) -> String { "." + (module.ownSuffix ?? files.module) }

  /// How the paths of all its modules end.
  package var moduleSuffixes: [String] {
    scriptModules.isEmpty ? ["." + files.module] : scriptModules.map(suffix)
  }
}

extension Dialect {
  /// Whether events call the functions of a component that are beside `methods`, too.
  ///
  /// Source: swan-core, src/master/custom-component: each option of a component but its data and properties is copied to the
  /// instance, and an event calls the instance's method.
  package var callsOptionsOfComponents: Bool { family == .baidu }
}

extension Dialect {
  /// Every dialect that is read. Where nothing else decides, the first one counts.
  package static let all: [Dialect] = [.axml, .wxml, .ttml, .qml, .ksml, .xhsml, .jxml, .fxml, .swan]

  /// Whether an element is a script module of any dialect: a page may have those of another one, beside its own. An ordinary
  /// component may have the name of such a tag, as `filter`: a module has a name.
  package static func isScriptModule(_ element: Element) -> Bool {
    element.has(.module) && moduleTags.contains(element.tag)
  }

  private static let moduleTags = Set(all.flatMap(\.rawBodies))
}

extension [Dialect] {
  /// The dialect of the markup file at `path`; nil when it is not one.
  package func dialect(ofFile path: String) -> Dialect? {
    var path = path
    return path.withUTF8 { bytes in
      guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
      let name = UnsafeBufferPointer(rebasing: bytes[(dot + 1)...])
      for dialect in self where dialect.files.markup.utf8.elementsEqual(name) { return dialect }
      return nil
    }
  }

  /// The dialects that have a markup file among the paths, in their order.
  package func dialects(ofFiles paths: [String]) -> [Dialect] {
    var found: [Dialect] = []
    // Nearly all files have the dialect of the one before.
    var last: Dialect?
    for path in paths {
      if let last, [last].dialect(ofFile: path) != nil { continue }
      last = dialect(ofFile: path)
      if let last, !found.contains(where: { $0 === last }) { found.append(last) }
    }
    return filter { dialect in found.contains { $0 === dialect } }
  }
}
