import Diagnostics
import Files
import Markup
import Script

/// A markup file with what is beside it under the same stem: script, configuration, style sheet.
package struct SourceUnit: Sendable {
  package enum Kind: Sendable {
    /// `app.json` lists it, or its script calls `Page(`.
    case page
    /// Its configuration says so, or its script calls `Component(`.
    case component
    /// Neither: a file of templates, one that others include, or one of no known use.
    case fragment
  }

  package let dialect: Dialect
  /// Absolute.
  package var path: String
  package var kind: Kind
  package var script: ScriptFacts?
  /// Where the script is; kept when its text is not.
  package var scriptPath: String?
  package var scriptText: SourceText?
  package var configuration: PageConfiguration?
  package var configurationText: SourceText?
  /// Why the configuration, which is at `configurationPath`, is not JSON, or not what a build can read.
  package var configurationError: JSONError?
  /// Whether the second framework of the dialect renders it.
  package var usesSecondFramework = false
  /// The tags of views of the host app whose names the program gives to components of its own.
  package var replacedNativeTags: [String] = []

  /// The forms of expressions that its mustaches may have.
  package var expressions: ExpressionForms {
    usesSecondFramework ? dialect.secondFramework ?? dialect.expressions : dialect.expressions
  }

  /// The path without its extension: what pages and components are named by.
  package var stem: String { Path.stem(path) }

  /// Where the configuration is, if there is one.
  package var configurationPath: String { stem + ".json" }
}
