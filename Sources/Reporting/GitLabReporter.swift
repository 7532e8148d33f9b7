import Diagnostics
import Files

/// A GitLab Code Quality report: an array of issues, `[]` when there are none.
func renderGitLab(_ report: Report, in context: ReportContext) -> [UInt8] {
  var json = JSONWriter(.indented)
  var fingerprints = StableFingerprints(folding: Set(context.rules.filter(\.folds).map(\.id)))
  json.beginArray()
  for diagnostic in report.diagnostics {
    let located = context.located(diagnostic.place)
    let path = context.repositoryPath(diagnostic.place.path)
    json.beginObject(onOneLine: true)
    json.member("description", context.messageWithPlaces(diagnostic))
    json.member("check_name", diagnostic.rule)
    json.member("fingerprint", fingerprints.next(for: diagnostic, at: located, path: path))
    json.member("severity", diagnostic.severity.gitLabName)
    json.object("location") {
      $0.member("path", path)
      $0.object("lines") {
        $0.member("begin", located.start.line)
        $0.member("end", located.end.line)
      }
    }
    json.end()
  }
  json.end()
  return json.bytes
}

extension Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}

/// Gives findings names that survive edits elsewhere in the file. No two findings share a name: GitLab shows only the first
/// of several issues with one fingerprint.
private struct StableFingerprints {
  /// The rules with findings that stand for all with one cause. Such a finding remains when the first place is fixed, so its name
  /// is without the line.
  private let folding: Set<String>
  private var counts: [FowlerNollVo: Int] = [:]
  /// The hash of the last line: a long line with thousands of findings is read once.
  private var lastLine: (source: PositionIndex, line: Int, hash: FowlerNollVo)?

  /// How many bytes of a marked text are read at most: ranges may contain each other, to any depth.
  private static let longestMark: UInt32 = 1024

  init(folding: Set<String>) { self.folding = folding }

  mutating func next(for diagnostic: Diagnostic, at place: LocatedPlace, path: String) -> String {
    var hash = FowlerNollVo()
    hash.add(diagnostic.rule.utf8)
    hash.add(path.utf8)
    if let source = place.source {
      let range = diagnostic.place.range
      let end = min(
        range.end, range.start.addingReportingOverflow(StableFingerprints.longestMark).partialValue)
      hash.add(source.text.slice(ByteRange(range.start, end)))
      if !folding.contains(diagnostic.rule) { hash.add(lineHash(place.start.line, source).digits.utf8) }
    } else {
      hash.add(diagnostic.message.english.utf8)
    }
    let ordinal = counts[hash, default: 0]
    counts[hash] = ordinal + 1
    hash.add(String(ordinal).utf8)
    return hash.digits
  }

  private mutating func lineHash(_ line: Int, _ source: PositionIndex) -> FowlerNollVo {
    if let lastLine, lastLine.source === source, lastLine.line == line { return lastLine.hash }
    var hash = FowlerNollVo()
    // Indentation does not count.
    let text = source.text.slice(source.lines.contentRange(ofLine: line - 1))
    hash.add(text.drop(while: \.isBlank))
    lastLine = (source, line, hash)
    return hash
  }
}

/// Two FNV-1a hashes of 64 bits with different starts.
private struct FowlerNollVo: Hashable {
  private var a = StableHash()
  private var b: UInt64 = 0x6c62_272e_07bb_0142

  /// Adds the bytes and an end mark, so that "ab", "c" and "a", "bc" differ.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { mix(UInt64(byte)) }
    mix(0x100)
  }

  private mutating func mix(_ value: UInt64) {
    a.mix(value)
    b = (b ^ value ^ b >> 29) &* 0x100_0000_01b3
  }

  /// The hash as 32 hexadecimal digits.
  var digits: String { a.digits + StableHash.digits(of: b) }
}
