import Diagnostics
import Files
import Markup

/// Files with changes that are not written yet, and the findings in them.
///
/// A draft never gains a syntax mistake, and an edit changes only what it is in (`PageTrial`): others are not made.
package struct Draft {
  /// The findings with texts laid over the files of the draft, by path.
  package typealias Lint = (_ texts: [String: SourceText], IssueLimits) -> LintOutcome

  /// What was found when the files were last linted.
  package private(set) var outcome: LintOutcome
  private let base: any FileSystem
  private let lint: Lint
  private let readers: PageReaders
  private let rules: [Rule]
  /// By path.
  private var texts: [String: TextChange] = [:]
  private var limits = IssueLimits()

  /// A draft that changes nothing yet.
  ///
  /// - Parameters:
  ///   - outcome: the findings in the files of `base`.
  ///   - rules: all rules that report syntax issues, perhaps with others.
  ///   - dialects: how markup is read; a file of none of them is taken for code.
  package init(
    of base: any FileSystem, _ outcome: LintOutcome, rules: [Rule], dialects: [Dialect],
    lint: @escaping Lint
  ) {
    self.base = base
    self.outcome = outcome
    self.rules = rules
    self.lint = lint
    readers = PageReaders(dialects)
  }

  /// The files that differ from what they were, sorted by path.
  package var changes: [TextChange] {
    texts.values.filter { !$0.old.bytes.elementsEqual($0.new.bytes) }.sorted {
      Path.precedes($0.path, $1.path)
    }
  }

  /// The files with the changes of the draft.
  package var fileSystem: any FileSystem {
    texts.isEmpty ? base : OverlayFileSystem(base: base, overlay: texts.mapValues(\.new))
  }

  /// The drafted text of a file; nil when there is none.
  package func text(_ path: String) -> SourceText? { texts[path]?.new ?? (try? base.read(path)) }

  /// What became of the fixes of one file.
  package struct Making {
    /// The fixes that are made. One that overlaps them is neither here nor refused.
    package fileprivate(set) var made: [Fix] = []
    /// Where the bytes of the earlier text are now.
    fileprivate(set) var map = EditMap([], lineEnd: 1)
    /// Why a fix is not made, as a clause.
    fileprivate(set) var refused: [Fix: LocalizedText] = [:]
  }

  /// Makes fixes of one file: those that can be made and do not overlap earlier ones. The findings stay as they were until
  /// `update`.
  package mutating func make(_ fixes: [Fix], in path: String) -> Making {
    var making = Making()
    guard let text = text(path) else { return making }
    let trial = readers.reader(for: path).map { PageTrial(text, $0, issueLimit: limits[path]) }
    var rest = fixes
    while making.made.isEmpty, !rest.isEmpty {
      var edits = EditSet()
      var group: [Fix] = []
      var overlapping: [Fix] = []
      for fix in rest {
        if edits.insert(fix) { group.append(fix) } else { overlapping.append(fix) }
      }
      if group.isEmpty { break }
      let objections = trial?.objections(to: group) ?? [:]
      for (fix, objection) in objections { making.refused[fix] = reason(objection) }
      making.made = group.filter { objections[$0] == nil }
      // What overlaps a refused fix may be made now.
      rest = overlapping
    }
    if making.made.isEmpty { return making }
    let edits =
      trial?.edits(of: making.made)
      ?? TokenSeparation(text, nil).separated(EditSet(making.made).edits(in: path))
    making.map = EditMap(edits, lineEnd: text.lineEnd.count)
    let new = SourceText(path: path, bytes: text.applying(edits))
    texts[path] = TextChange(old: texts[path]?.old ?? text, new: new)
    return making
  }

  /// Lints the files with the changes of the draft.
  package mutating func update() { outcome = lint(texts.mapValues(\.new), limits) }

  /// Of a file in which so many findings were fixed, the next update reports more syntax issues.
  mutating func raiseIssueLimit(of path: String, after fixedCount: Int) {
    limits.raise(path, after: fixedCount)
  }

  /// Lints the files of which more syntax issues were reported than usual once more, as others are linted.
  mutating func restoreIssueLimits() {
    if limits.areUsual { return }
    limits = IssueLimits()
    update()
  }

  private func reason(_ objection: PageTrial.Objection) -> LocalizedText {
    switch objection {
    case .tree: return .init(en: "it would change other parts of the page", zh: "会改动页面的其他部分")
    case .syntax(let kind):
      let rule = rules.first { rule in
        rule.checks.contains { if case .syntax(let kinds, _) = $0 { kinds.contains(kind) } else { false } }
      }
      guard let rule else { return .init(en: "it would cause a syntax error", zh: "会引起语法错误") }
      return .init(en: "it would cause \"\(rule.id)\"", zh: "会引起“\(rule.id)”问题")
    }
  }
}

/// Readers of markup, made when they are needed.
private final class PageReaders {
  private let dialects: [Dialect]
  private var readers: [ObjectIdentifier: MarkupReader] = [:]

  init(_ dialects: [Dialect]) { self.dialects = dialects }

  /// Nil for what is not markup.
  func reader(for path: String) -> MarkupReader? {
    guard let dialect = dialects.dialect(ofFile: path) else { return nil }
    let id = ObjectIdentifier(dialect)
    if let reader = readers[id] { return reader }
    MarkupReader.initializeLibrary()
    let reader = MarkupReader(dialect)
    readers[id] = reader
    return reader
  }
}
