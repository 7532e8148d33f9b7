import Diagnostics
import Files
import Markup
import Script

/// A markup file with what is beside it under the same stem: script, configuration, style sheet. Checks, facts and the
/// linked program share one: its script alone has twenty lists, and copies of it took 2 % of a lint.
package final class SourceUnit: Sendable {
  package enum Kind: Sendable {
    /// `app.json` lists it, or its script calls `Page(`.
    case page
    /// Its configuration says so, or its script calls `Component(`.
    case component
    /// Neither: a file of templates, one that others include, or one with an unknown use.
    case fragment
  }

  package let dialect: Dialect
  /// Absolute.
  package let path: String
  /// The path without its extension: the name of pages and components.
  package let stem: String
  package let kind: Kind
  package let script: ScriptFacts?
  /// Where the script is.
  package let scriptPath: String?
  package let configuration: PageConfiguration?
  /// Why the configuration at `configurationPath` is not JSON, or not what a build can read.
  package let configurationError: JSONError?
  /// Whether the second framework of the dialect renders it.
  package let usesSecondFramework: Bool
  /// The tags of native views that the program registers as components of its own.
  package let replacedNativeTags: [String]

  package init(
    dialect: Dialect, path: String, kind: Kind, script: ScriptFacts? = nil, scriptPath: String? = nil,
    configuration: PageConfiguration? = nil, configurationError: JSONError? = nil,
    usesSecondFramework: Bool = false, replacedNativeTags: [String] = []
  ) {
    self.dialect = dialect
    self.path = path
    stem = Path.stem(path)
    self.kind = kind
    self.script = script
    self.scriptPath = scriptPath
    self.configuration = configuration
    self.configurationError = configurationError
    self.usesSecondFramework = usesSecondFramework
    self.replacedNativeTags = replacedNativeTags
  }

  /// The forms of expressions that its mustaches may have.
  package var expressions: ExpressionForms {
    usesSecondFramework ? dialect.secondFramework ?? dialect.expressions : dialect.expressions
  }

  /// Whether a range of the file is an identifier with which a mustache can look up a declared field of the page or component.
  package func hasDataField(named name: ByteRange, in text: SourceText) -> Bool {
    guard let script, name.count <= 64, isIdentifier(text.slice(name)) else { return false }
    return script.hasDataField(text.slice(name))
  }

  /// What passes the names of such fields, and hardly anything else.
  package var dataFieldFilter: NameFilter? {
    guard let script else { return nil }
    var filter = NameFilter()
    for object in script.objects where object.kind.isInstance {
      for field in object.dataFields {
        let name = field.name.utf8
        if let first = name.first { filter.insert(first: first, length: name.count) }
      }
    }
    return filter.isEmpty ? nil : filter
  }

  /// Where the configuration is, if there is one.
  package var configurationPath: String { stem + ".json" }
}

/// The texts beside a markup file. The file's own checks see them, and nothing keeps them.
package struct SourceTexts: Sendable {
  package var script: SourceText?
  package var configuration: SourceText?
}
