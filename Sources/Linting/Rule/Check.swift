import Diagnostics
import Markup
import Script

/// What a rule wants to be called for, and the function to call.
///
/// FactFilter is data, so that tables of the checks for each name can be built before the walk. The functions capture nothing
/// and keep nothing; what they find goes to the context.
package enum Check: Sendable {
  case elements(Names, @Sendable (Element, FileContext) -> Void)
  /// The attributes of these names, on elements of the names `of`. Of these, `on` chooses the pairs of an attribute and a tag: it
  /// is asked once for each that occurs, with the dialect of the file.
  case attributes(
    Names, of: Names = .all, on: (@Sendable (_ attribute: String, _ tag: String, Dialect) -> Bool)? = nil,
    with: Values = .all, @Sendable (Attribute, Element, FileContext) -> Void)
  /// The mustaches of the file, read as expressions. Left out are plain paths, and, in a dialect that has all forms of
  /// expressions, those that are `ExpressionTree.isSound`. These are nine of ten, and a call for each took 5 % of the
  /// processor time of a lint.
  case expressions(@Sendable (Mustache, FileContext) -> Void)
  /// What the reader of the markup had to repair or leave out.
  case syntax([SyntaxIssue.Kind], @Sendable (SyntaxIssue, FileContext) -> Void)
  /// Once per markup file, before its elements.
  case document(@Sendable (FileContext) -> Void)
  /// Once per page or component with a script.
  case script(@Sendable (ScriptFacts, SourceText, FileContext) -> Void)
  /// Once, when every file of the program is read.
  case project(@Sendable (ProjectContext) -> Void)
  /// Once, when the native sources and every program that uses them are read; not called without native sources.
  case host(@Sendable (HostContext) -> Void)

  /// Once for each package with native views that has components.
  case package(@Sendable (PackageContext) -> Void)

  /// Each rule id in a comment that hides findings, when all findings are known.
  case suppressions(@Sendable (SuppressionUse, SuppressionContext) -> Void)

  /// The values of attributes that a check is for.
  package enum Values: Sendable {
    case all
    /// Those with a mustache.
    case mustaches
    /// Those without one, also where there is no value.
    case text

    package func contain(_ attribute: Attribute) -> Bool { contain(hasMustache: attribute.hasMustache) }

    func contain(hasMustache: Bool) -> Bool {
      switch self {
      case .all: true
      case .mustaches: hasMustache
      case .text: !hasMustache
      }
    }
  }

  /// The element or attribute names that a check is for.
  package enum Names: Sendable {
    case all
    /// Names that are the same in every dialect.
    case named([String])
    /// Names as the dialect of the file spells them.
    case known([KnownName])
    /// Called once for each distinct name that occurs, with the dialect of the file.
    case matching(@Sendable (String, Dialect) -> Bool)

    package static func named(_ names: String...) -> Names { .named(names) }
    package static func known(_ names: KnownName...) -> Names { .known(names) }

    /// The tags of native views.
    package static let nativeViews = Names.known(.nativeView, .otherNativeView)
    /// The tags that bind script modules.
    package static let scriptModules = Names.known(.scriptModule, .otherScriptModule)

    package func contains(_ name: String, in dialect: Dialect) -> Bool {
      switch self {
      case .all: true
      case .named(let names): names.contains(name)
      case .known(let names): names.contains { dialect.spelling($0) == name }
      case .matching(let predicate): predicate(name, dialect)
      }
    }
  }
}

/// A mustache and the expression in it.
package struct Mustache {
  /// From `{{` to the end of `}}`.
  package let range: ByteRange
  package let tree: ExpressionTree
  /// The element that has it in a value or as a text child; nil for text outside of all elements.
  package let element: Element?
  /// The attribute that has it in its value; nil in text.
  package let attribute: Attribute?
}
