import Diagnostics
import Files

/// The findings that a project has taken note of and that are not to be shown again.
///
/// A finding is known by its rule, its file, the first line of what it marks and the line that this is in, both
/// without surrounding white space. So it stays hidden when it moves, is indented or gets other line ends. Of equal ones
/// as many are hidden as were noted.
package struct Baseline: Sendable {
  /// What findings have in common that cannot be distinguished.
  struct Kind: Hashable, Sendable {
    var rule: String
    /// The path of the file, relative to the folder of the baseline.
    var path: String
    /// The hash of the marked text and its line: 16 hexadecimal digits.
    var hash: String
  }

  /// The absolute path of the file that the baseline is kept in.
  package let path: String
  /// What was read of it; nil for one that is new.
  package let text: SourceText?
  /// The message of each noted finding.
  private(set) var messages: [Kind: [String]] = [:]

  /// A baseline without findings.
  package init(path: String) { self.init(path: path, messages: [:]) }

  init(path: String, messages: [Kind: [String]], text: SourceText? = nil) {
    self.path = path
    self.messages = messages
    self.text = text
  }

  /// The number of findings.
  package var count: Int { messages.values.reduce(0) { $0 + $1.count } }

  /// What became of some findings.
  package struct Comparison {
    /// Those that the baseline does not contain, in their order.
    package var shown: [Diagnostic] = []
    /// Those that it contains, in their order.
    package var hidden: [Diagnostic] = []
    /// How many findings of the baseline were not found, although their rules were asked about their files.
    package var staleCount = 0
  }

  /// Compares findings, those of one file side by side, with the baseline: of two equal ones the first is hidden first.
  ///
  /// - Parameters:
  ///   - text: the text that was linted, by path.
  ///   - isChecked: whether a rule was asked about a file; what was not is not stale.
  package func compare(
    _ diagnostics: [Diagnostic], text: @escaping (String) -> SourceText?,
    isChecked: (_ path: String, _ rule: String) -> Bool
  ) -> Comparison {
    var comparison = Comparison()
    var left = messages.mapValues(\.count)
    var identifier = FindingIdentifier(baseline: path, text: text)
    for diagnostic in diagnostics {
      var (kind, needed) = (identifier.kind(of: diagnostic), 1)
      if left[kind, default: 0] == 0 {
        if let whole = identifier.kindByWholeLine(of: diagnostic) {
          kind = whole
        } else if let characters = identifier.kindByCharacters(of: diagnostic) {
          (kind, needed) = characters
        }
      }
      if let count = left[kind], count >= needed {
        left[kind] = count - needed
        comparison.hidden.append(diagnostic)
      } else {
        comparison.shown.append(diagnostic)
      }
    }
    for (kind, count) in left where count > 0 && isChecked(absolute(kind.path), kind.rule) {
      comparison.staleCount += count
    }
    return comparison
  }

  /// The baseline of these findings. From this one it keeps the findings that were not looked for: `isChecked` says
  /// whether a rule was asked about a file.
  package func refreshed(
    _ diagnostics: [Diagnostic], text: @escaping (String) -> SourceText?,
    isChecked: (_ path: String, _ rule: String) -> Bool
  ) -> Baseline {
    var refreshed = messages.filter { !isChecked(absolute($0.key.path), $0.key.rule) }
    var identifier = FindingIdentifier(baseline: path, text: text)
    for diagnostic in diagnostics {
      let kind = identifier.kind(of: diagnostic)
      if isChecked(diagnostic.place.path, diagnostic.rule) {
        refreshed[kind, default: []].append(diagnostic.message.english)
      }
    }
    return Baseline(path: path, messages: refreshed)
  }

  private func absolute(_ relative: String) -> String { Path.join(Path.parent(path), relative) }
}

/// Says what a finding is known by; each text is split into lines once.
private struct FindingIdentifier {
  private let folder: String
  private let text: (String) -> SourceText?
  /// So many bytes of a line are read. Thousands of findings may be in one.
  private static let maxLineLength = 2_048
  /// How much of longer lines is read, because older baselines know findings by the whole line.
  private var wholeLineBudget = 16 << 20
  private var known: (path: String, relative: String, text: SourceText?, lines: LineTable?)?

  init(baseline: String, text: @escaping (String) -> SourceText?) {
    folder = Path.parent(baseline)
    self.text = text
  }

  /// What older baselines know a finding by in a line that is longer than what is read of it now; nil in others, and when too
  /// much was read.
  mutating func kindByWholeLine(of diagnostic: Diagnostic) -> Baseline.Kind? {
    guard let known, known.path == diagnostic.place.path, known.text != nil, let lines = known.lines
    else {
      return nil
    }
    let line = lines.contentRange(ofLine: lines.lineIndex(at: Int(diagnostic.place.range.start)))
    guard line.count > FindingIdentifier.maxLineLength, wholeLineBudget >= line.count else { return nil }
    wholeLineBudget -= line.count
    return kind(of: diagnostic, marking: diagnostic.place.range, maxLineLength: line.count)
  }

  /// What older baselines know a finding by that marks a run of one character, such as `<<`, and how often: they have one
  /// finding for each character. Nil for other findings.
  mutating func kindByCharacters(of diagnostic: Diagnostic) -> (kind: Baseline.Kind, count: Int)? {
    let range = diagnostic.place.range
    guard let known, known.path == diagnostic.place.path, let bytes = known.text?.slice(range),
      bytes.count > 1, let first = bytes.first, bytes.allSatisfy({ $0 == first })
    else { return nil }
    return (kind(of: diagnostic, marking: ByteRange(range.start, range.start + 1)), bytes.count)
  }

  mutating func kind(of diagnostic: Diagnostic) -> Baseline.Kind {
    kind(of: diagnostic, marking: diagnostic.place.range)
  }

  private mutating func kind(
    of diagnostic: Diagnostic, marking range: ByteRange, maxLineLength: Int = FindingIdentifier.maxLineLength
  ) -> Baseline.Kind {
    let path = diagnostic.place.path
    if known?.path != path {
      let text = text(path)
      known = (path, relativePath(path, from: folder), text, text.map { LineTable($0) })
    }
    guard let (_, relative, text, lines) = known else { return Baseline.Kind(rule: "", path: "", hash: "") }
    var hash = StableHash()
    if let text, let lines {
      let line = lines.contentRange(ofLine: lines.lineIndex(at: Int(range.start)))
      hash.add(text.slice(text.trimmed(ByteRange(range.start, min(range.end, line.end)))))
      // No byte of the text ends the first part: it has no line feed.
      hash.add([0x0A])
      let content = text.trimmed(line)
      let length = min(content.count, maxLineLength)
      hash.add(text.slice(ByteRange(content.start, content.start + UInt32(length))))
    }
    return Baseline.Kind(rule: diagnostic.rule, path: relative, hash: hash.digits)
  }
}

/// `path` as it is written in a file in `folder`; both are normalised and absolute.
private func relativePath(_ path: String, from folder: String) -> String {
  var common = folder
  var ascent = ""
  while !Path.isInside(path, common) {
    common = Path.parent(common)
    ascent += "../"
  }
  return ascent + (Path.relative(path, to: common) ?? path[...])
}
