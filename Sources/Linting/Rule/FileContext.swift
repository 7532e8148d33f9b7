import Diagnostics
import Containers
import Markup
import MiniProgram
import Script

/// What a check sees of the file it looks at, and reports to. One thread uses it, for one file.
package final class FileContext: CheckContext {
  package let document: Document
  /// The file with its script and configuration.
  package let unit: SourceUnit
  /// The texts of the file, its script and its configuration.
  package let texts: SourceTexts
  /// What other files need to know of this one.
  package let file: ProjectFile
  package let program: ProgramSources
  private let types: TypesByTag
  private let options: RuleOptions
  /// Whether a check used the native types.
  private(set) var usesNativeTypes = false
  /// What rules of a team need; nil where the configuration has none.
  let custom: CustomContext?
  /// The rules that did not look at all of the file.
  private(set) var failures: [RuleFailure] = []
  /// Whether the dialect lacks some forms of expressions: looked at for each mustache.
  package let lacksExpressionForms: Bool
  private var stylesheetFacts: StylesheetFacts??
  /// The expression that a check asked for last: several look at the style of a native view, one after the other.
  private var lastExpression: ExpressionTree?
  private var lastMustache: ByteRange?
  /// The names that script modules are bound to.
  package private(set) lazy var sjsNames = file.moduleNames
  /// Whether a `}` is outside of all mustaches, or a `{` directly behind one.
  package private(set) lazy var hasBracesBesideMustaches = document.hasBracesBesideMustaches
  /// What the styles in the file say.
  package private(set) lazy var styles = document.styles()
  /// The forms of expressions that the file's mustaches may have.
  package let expressions: ExpressionForms

  init(
    document: Document, texts: SourceTexts, file: ProjectFile, program: ProgramSources,
    nativeTypes: TypesByTag, options: RuleOptions, findingLimit: Int, custom: CustomContext? = nil
  ) {
    self.document = document
    unit = file.unit
    self.texts = texts
    self.file = file
    self.program = program
    types = nativeTypes
    self.options = options
    self.custom = custom
    expressions = unit.expressions
    lacksExpressionForms = expressions != .all
    super.init(findingLimit: findingLimit)
  }

  /// Whether a file that no configuration belongs to may be rendered by the second framework of its dialect. The
  /// configurations of all pages are read for that, once for the file.
  package private(set) lazy var mayBeOfSecondFramework =
    unit.kind == .fragment && !unit.usesSecondFramework && dialect.secondFramework != nil
    && program.mayUseSecondFramework

  func note(_ failure: RuleFailure) { failures.append(failure) }

  /// Whether a flag of the rule that is being called is set in this file.
  package func isOn(_ option: RuleOption) -> Bool { options.isOn(option, ofRule: rule) }

  /// The reasons of an option of the rule that is being called, by name.
  package func reasons(_ option: RuleOption) -> [String: String] { options.reasons(option, ofRule: rule) }

  package var text: SourceText { document.text }
  package var dialect: Dialect { unit.dialect }
  /// Which native types are registered for the tag of a native view.
  package func nativeTypes(of element: Element) -> NativeTypes { nativeTypes(ofTag: element.tag) }

  /// Which native types are registered for a tag.
  package func nativeTypes(ofTag tag: String) -> NativeTypes {
    usesNativeTypes = true
    return types[tag]
  }

  /// Whether something is known of native types. Where no host is given, a check that asks this first need not ask for each
  /// view.
  package var hasNativeTypes: Bool {
    usesNativeTypes = true
    return types.areKnown
  }

  /// Whether it is known for some tag of the dialect which native types are registered.
  package var knowsNativeTypes: Bool {
    usesNativeTypes = true
    return types.isKnown(forAnyOf: dialect.nativeTags)
  }
  /// The page's or component's script, if there is one.
  package var script: ScriptFacts? { unit.script }

  /// The facts of the style sheet beside the file, read when it is first used; nil when they cannot be known.
  package var stylesheet: StylesheetFacts? {
    if let stylesheetFacts { return stylesheetFacts }
    let facts = program.stylesheet(of: unit)
    stylesheetFacts = .some(facts)
    return facts
  }

  /// The expression in a mustache.
  package func expression(_ mustache: ByteRange) -> ExpressionTree {
    if lastMustache == mustache, let lastExpression { return lastExpression }
    // Memory of one that no check has kept is used again.
    let tree =
      isKnownUniquelyReferenced(&lastExpression) ? lastExpression.unsafelyUnwrapped : ExpressionTree()
    tree.parse(text, range: text.expressionRange(mustache))
    (lastMustache, lastExpression) = (mustache, tree)
    return tree
  }

  /// Reports a finding in the markup file, which `fix` changes.
  package func report(
    _ range: ByteRange, _ message: Message, severity: Severity? = nil, related: [RelatedPlace] = [],
    fix: Fix? = nil
  ) {
    var fix = fix
    // A fix that is made alone has the blanks that it needs.
    if let edits = fix?.edits {
      fix?.edits = TokenSeparation(text, document).separated(edits)
      if edits.contains(where: copiesUndecodableText) { fix = nil }
    }
    report(place(range), message, severity: severity, related: related, fix: fix)
  }

  /// Whether an edit copies text of the file that is not UTF-8. It was read as U+FFFD and cannot be written as it was.
  private func copiesUndecodableText(_ edit: Edit) -> Bool {
    edit.text.unicodeScalars.contains("\u{FFFD}") && document.issues.contains { $0.kind == .notUTF8 }
  }

  /// The one of `candidates` that is most likely meant by `name` in the markup file.
  package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
    nearestName(to: name, in: candidates, for: unit.path)
  }

  /// A place in the markup file.
  package func place(_ range: ByteRange) -> Place { Place(path: unit.path, range: range) }

  /// An edit of the markup file.
  package func replace(_ range: ByteRange, with text: String) -> Edit {
    Edit(replace: place(range), with: text)
  }

  /// An edit that deletes a range of the markup file.
  package func remove(_ range: ByteRange) -> Edit { replace(range, with: "") }

  /// An edit that deletes an attribute and the white space before it.
  package func remove(_ attribute: Attribute) -> Edit {
    var start = Int(attribute.range.start)
    while start > 0, isMarkupSpace(text.bytes[start - 1]) { start -= 1 }
    return remove(ByteRange(start, Int(attribute.range.end)))
  }

  /// The text of a range of the markup file.
  package func string(_ range: ByteRange) -> String { text.string(range) }
}
