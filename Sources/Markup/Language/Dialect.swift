/// One markup language of mini programs: everything in which it differs from the others, as a value.
///
/// A file has the dialect that its extension names, and one program may contain several. `Dialect.all` lists those that
/// are read. A class, so that handing one to a file counts one reference and not one for each table; it never changes.
package final class Dialect: Sendable {
  /// What rules and tests name a dialect by.
  package struct ID: Hashable, Sendable, ExpressibleByStringLiteral {
    package let rawValue: String
    package init(stringLiteral value: String) { rawValue = value }
  }

  /// Extensions, without dot, and names of files. The configuration of a program (`app.json`), of a plugin and of a page
  /// have the same names everywhere.
  package struct Files: Sendable {
    package let markup: String
    package let style: String
    package let module: String
    /// The file that says where a project keeps its program.
    package let project: String

    package init(markup: String, style: String, module: String, project: String) {
      self.markup = markup
      self.style = style
      self.module = module
      self.project = project
    }
  }

  /// The attributes that make conditions and loops.
  package struct Directives: Sendable {
    package let prefix: String
    /// What follows the prefix.
    package let names: [KnownName: String]
    /// The directives whose value is an expression without `{{ }}`, unless it has a mustache all the same.
    package let bare: Set<KnownName>

    package init(prefix: String, names: [KnownName: String] = usualNames, bare: Set<KnownName> = []) {
      self.prefix = prefix
      self.names = names
      self.bare = bare
    }

    package static let usualNames: [KnownName: String] = [
      .if: "if", .elif: "elif", .else: "else", .for: "for", .forItem: "for-item", .forIndex: "for-index",
      .forKey: "key",
    ]
  }

  /// A tag that binds a script module to a name.
  package struct ScriptModule: Sendable {
    package let tag: String
    /// The attribute that gives the name, and the one that gives the path.
    package let name: KnownName
    package let source: KnownName

    package init(tag: String, name: KnownName, source: KnownName) {
      self.tag = tag
      self.name = name
      self.source = source
    }
  }

  /// The names of the programming interface that scripts of pages use.
  package struct ScriptNames: Sendable {
    /// The object with the functions of the container.
    package let platform: String
    /// The methods of a page that change its data.
    package let dataSetters: [String]

    package init(platform: String, dataSetters: [String]) {
      self.platform = platform
      self.dataSetters = dataSetters
    }
  }

  package let id: ID
  /// As messages name the language.
  package let name: String
  package let files: Files
  package let directives: Directives
  package let events: EventSyntax
  /// At most two.
  package let scriptModules: [ScriptModule]
  /// Tags that contain code, not markup.
  package let rawBodies: [String]
  package let script: ScriptNames
  /// The tags of views that the host app draws; at most two.
  package let nativeTags: [String]
  package let expressions: ExpressionForms
  /// The names by which the conditional comments of build tools mean this platform.
  package let buildNames: Set<String>
  /// Made when it is first used: a program needs the table of its own dialect only.
  private let makeComponents: @Sendable () -> ComponentTable
  private let spellings: [String]

  package init(
    id: ID, name: String, files: Files, directives: Directives, events: EventSyntax,
    scriptModules: [ScriptModule], rawBodies: [String], script: ScriptNames, nativeTags: [String] = [],
    expressions: ExpressionForms = .all, buildNames: Set<String>,
    components: @escaping @Sendable () -> ComponentTable
  ) {
    precondition(scriptModules.count <= 2 && nativeTags.count <= 2, "KnownName has ids for two of each")
    self.id = id
    self.name = name
    self.files = files
    self.directives = directives
    self.events = events
    self.scriptModules = scriptModules
    self.rawBodies = rawBodies
    self.script = script
    self.nativeTags = nativeTags
    self.expressions = expressions
    self.buildNames = buildNames
    makeComponents = components
    spellings = KnownName.allCases.map { known in
      if let name = directives.names[known] { return directives.prefix + name }
      let own: String? =
        switch known {
        case .nativeView: nativeTags.first
        case .otherNativeView: nativeTags.dropFirst().first
        case .scriptModule: scriptModules.first?.tag
        case .otherScriptModule: scriptModules.dropFirst().first?.tag
        default: known.commonSpelling
        }
      // No name of a file has a blank in it.
      return own ?? " \(known.rawValue)"
    }
  }

  /// The built-in tags.
  package var components: ComponentTable { makeComponents() }

  /// The name as files of this dialect spell it.
  package func spelling(_ name: KnownName) -> String { spellings[Int(name.rawValue)] }

  /// The extension of markup files with its dot.
  package var markupSuffix: String { "." + files.markup }
}

extension Dialect {
  /// Every dialect that is read. Where nothing else decides, the first one counts.
  package static let all: [Dialect] = [.axml]
}

extension Collection<Dialect> {
  /// The dialect of the markup file at `path`; nil when it is not one.
  package func dialect(ofFile path: String) -> Dialect? {
    first { dialect in
      let suffix = dialect.files.markup.utf8
      let name = path.utf8.suffix(suffix.count + 1)
      return name.first == UInt8(ascii: ".") && name.dropFirst().elementsEqual(suffix)
    }
  }
}
