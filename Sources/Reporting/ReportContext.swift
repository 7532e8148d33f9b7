import Diagnostics

/// How `text` looks; no finding depends on it.
package struct TextStyle: Sendable {
  /// Whether ANSI colours are written.
  package var usesColor: Bool
  /// The number of the terminal's columns. Nil without a terminal: then source lines are clipped at `defaultWidth`, and
  /// sentences are not wrapped.
  package var width: Int?
  /// Whether the summary line is written.
  package var showsSummary: Bool
  /// Whether each finding has a frame, however many of a rule there are.
  package var framesAll: Bool
  /// In which order the findings are.
  package var order: Order
  /// What the summary says of the run; nil without a terminal, because the same input gives the same bytes.
  package var run: Run?
  /// The name of this machine, in links from positions to their files; nil where the terminal shows no links.
  package var linkHost: String?
  /// Whether a CI runner may read the output.
  package var escapesRunnerCommands: Bool

  static let defaultWidth = 120

  /// The order of findings in `text` and `concise`.
  package enum Order: String, CaseIterable, Sendable {
    /// By file, then by place.
    case file
    /// Errors first, then warnings, then infos, each by file.
    case severity
  }

  /// How much was checked, and how long it took.
  package struct Run: Sendable {
    let ruleCount: Int
    private let hundredths: Int

    package init(ruleCount: Int, duration: Duration) {
      self.ruleCount = ruleCount
      let (seconds, attoseconds) = duration.components
      hundredths = Int(seconds) * 100 + Int((attoseconds + 5_000_000_000_000_000) / 10_000_000_000_000_000)
    }

    /// "0.39"
    var seconds: String { "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)" }
  }

  package init(
    usesColor: Bool = false, width: Int? = nil, showsSummary: Bool = true, framesAll: Bool = false,
    order: Order = .file, run: Run? = nil, linkHost: String? = nil, escapesRunnerCommands: Bool = false
  ) {
    self.usesColor = usesColor
    self.width = width
    self.showsSummary = showsSummary
    self.framesAll = framesAll
    self.order = order
    self.run = run
    self.linkHost = linkHost
    self.escapesRunnerCommands = escapesRunnerCommands
  }
}

/// What reporters need to know besides the report. One context serves all formats of a run, so each source is read and
/// indexed once.
package final class ReportContext {
  package let toolVersion: String
  /// The absolute path that shown paths are relative to.
  package let workingDirectory: String
  /// The top of the repository; nil when it is unknown. The formats for code hosts (sarif, github, gitlab) name paths
  /// relative to it if it contains the file, because those hosts resolve paths from there, wherever the tool ran.
  package let repositoryRoot: String?
  /// What was linted, as people call it; nil when it has no name.
  package let subject: String?
  /// When it was linted; nil when that is not to be shown.
  package let time: UTCTime?
  /// All rules that could have run, sorted by id.
  package let rules: [RuleDescription]
  /// Where there is a page about each of `rules` that mpcheck has; nil where none is published.
  let site: SiteAddress?
  /// The language of the formats for people: text and html. All others are in English.
  let language: Language
  /// How `text` looks; may differ from output to output.
  package var textStyle: TextStyle
  /// Where more is said of each of `rules`, by id.
  private lazy var pages = Dictionary(rules.map { ($0.id, $0.page) }) { first, _ in first }
  private let showsText: @Sendable (String) -> Bool
  /// Whether the file at a path is code of others.
  let isVendored: (String) -> Bool
  private let source: @Sendable (String) -> SourceText?
  /// Keyed by bytes: as strings, "é" composed and decomposed would be one path.
  private var sources: [[UInt8]: PositionIndex?] = [:]
  /// The file of the last place: most places are in the file of the one before.
  private var last: (path: String, source: PositionIndex?)?
  private var lastShown: (path: String, shown: String)?

  /// Makes a context. `source` gives the text that was linted for an absolute path. Nil means that it is gone: its findings
  /// are then reported without frames, at line 1, column 1. `showsText` is whether
  /// frames may show the text of a file, and `isVendored` whether a file is code of others.
  package init(
    toolVersion: String, workingDirectory: String, repositoryRoot: String? = nil,
    subject: String? = nil, time: UTCTime? = nil, rules: [RuleDescription] = [],
    site: SiteAddress? = nil, language: Language = .english,
    textStyle: TextStyle = TextStyle(),
    showsText: @escaping @Sendable (String) -> Bool = { _ in true },
    isVendored: @escaping (String) -> Bool = { _ in false },
    source: @escaping @Sendable (String) -> SourceText?
  ) {
    self.toolVersion = toolVersion
    self.workingDirectory = workingDirectory
    self.repositoryRoot = repositoryRoot
    self.subject = subject
    self.time = time
    self.rules = rules
    self.site = site
    self.language = language
    self.textStyle = textStyle
    self.showsText = showsText
    self.isVendored = isVendored
    self.source = source
  }

  /// The text at `path`, or nil when it is gone.
  func indexedSource(_ path: String) -> PositionIndex? {
    if let last, last.path.utf8.elementsEqual(path.utf8) { return last.source }
    let key = Array(path.utf8)
    let indexed = sources[key] ?? source(path).map { PositionIndex($0) }
    sources[key] = .some(indexed)
    last = (path, indexed)
    return indexed
  }

  /// The address of the page about a rule; nil where there is none.
  func page(ofRule id: String) -> String? {
    switch pages[id] {
    case .ofSite: site?.page(ofRule: id)
    case .address(let address): address
    case .some(.none), nil: nil
    }
  }

  func located(_ place: Place) -> LocatedPlace {
    let source = indexedSource(place.path)
    // A reversed range counts as empty.
    let end = max(place.range.start, place.range.end)
    return LocatedPlace(
      path: place.path,
      start: source?.position(at: place.range.start)
        ?? Position(line: 1, column: 1, offset: Int(place.range.start)),
      end: source?.position(at: end) ?? Position(line: 1, column: 1, offset: Int(end)),
      source: source, framed: showsText(place.path) ? source : nil)
  }

  /// `path` relative to the working directory, or as it is when it is not below it.
  func shownPath(_ path: String) -> String {
    if let lastShown, lastShown.path.utf8.elementsEqual(path.utf8) { return lastShown.shown }
    let shown = ReportContext.path(path, below: workingDirectory) ?? path
    lastShown = (path, shown)
    return shown
  }

  /// `path` relative to the repository's root if that is known and contains it, else as `shownPath` gives it.
  func repositoryPath(_ path: String) -> String {
    repositoryRoot.flatMap { ReportContext.path(path, below: $0) } ?? shownPath(path)
  }

  /// `path` relative to `folder`, or nil when it is not below it. Both are absolute and normalised.
  private static func path(_ path: String, below folder: String) -> String? {
    var folder = folder.utf8[...]
    if folder.last == UInt8(ascii: "/") { folder.removeLast() }
    let bytes = path.utf8
    guard bytes.starts(with: folder) else { return nil }
    let rest = bytes.dropFirst(folder.count)
    guard rest.first == UInt8(ascii: "/"), rest.count > 1 else { return nil }
    return String(rest.dropFirst())
  }
}

/// A place with its positions.
struct LocatedPlace {
  /// The absolute path of the file.
  let path: String
  let start: Position
  let end: Position
  /// The text of the file; nil when it is gone. Then the positions are line 1, column 1.
  let source: PositionIndex?
  /// The same where frames may show it.
  let framed: PositionIndex?
}
