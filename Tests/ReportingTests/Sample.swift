import Diagnostics
import Reporting

/// A small mini program with what makes positions hard: a byte order mark, CRLF, tabs, Chinese, emoji.
enum Sample {
  static let root = "/repo/app"
  static let home = "/repo/app/pages/home/home.axml"
  static let list = "/repo/app/pages/list/list.axml"

  static let homeBytes: [UInt8] =
    [0xEF, 0xBB, 0xBF]
    + Array("<view>\r\n\t<text>北京🗺️</text>\t<mpaas-component id=\"map\"/>\r\n</view>\r\n".utf8)
  static let listBytes = Array("<mpaas-component\n  id=\"map\"\n  color=red\n/>\n".utf8)

  static let rules = [
    RuleDescription(
      id: "duplicate-native-id", summary: "one id on two native views",
      rationale: "The container finds a view by `id`; the second <view> takes over the first.",
      category: "native-view", defaultSeverity: .error),
    RuleDescription(
      id: "needless-block", summary: "a block that does nothing", rationale: "It only costs depth.",
      category: "markup", defaultSeverity: nil, fix: .safe),
  ]

  /// Two errors that point at each other, and a warning with a fix.
  static var report: Report {
    let first = place("id=\"map\"", in: home, from: 4, count: 3)
    let second = place("id=\"map\"", in: list, from: 4, count: 3)
    let value = place("color=red", in: list, from: 6, count: 3)
    return Report(
      diagnostics: [
        duplicate(at: first, other: second), duplicate(at: second, other: first),
        Diagnostic(
          rule: "unquoted-value", category: "syntax", severity: .warning,
          message: "the value of \"color\" has no quotes", place: value,
          fix: Fix("quote the value", .safe, edits: [Edit(replace: value, with: "\"red\"")])),
      ],
      notes: ["native types are not checked"], fileCount: 12, suppressedCount: 3)
  }

  static let clean = Report(fileCount: 12)

  static func context(
    textStyle: TextStyle = TextStyle(), workingDirectory: String = root, repositoryRoot: String? = nil,
    files: [String: [UInt8]] = [home: homeBytes, list: listBytes], site: SiteAddress? = nil
  ) -> ReportContext {
    ReportContext(
      toolVersion: "0.1.0", workingDirectory: workingDirectory, repositoryRoot: repositoryRoot, rules: rules,
      site: site, textStyle: textStyle
    ) { path in files[path].map { SourceText(path: path, bytes: $0) } }
  }

  static func render(_ format: OutputFormat, _ report: Report = report, in context: ReportContext = context())
    -> String
  {
    String(decoding: format.render(report, in: context), as: UTF8.self)
  }

  /// One finding that marks `range` of `bytes`.
  static func render(
    _ format: OutputFormat, marking range: ByteRange, of bytes: [UInt8], path: String = "/repo/app/a.axml",
    message: String = "wrong", textStyle: TextStyle = TextStyle(showsSummary: false)
  ) -> String {
    let finding = Diagnostic(
      rule: "a-rule", category: "markup", severity: .error, message: LocalizedText(verbatim: message),
      place: Place(path: path, range: range))
    return render(
      format, Report(diagnostics: [finding], fileCount: 1),
      in: context(textStyle: textStyle, files: [path: bytes]))
  }

  private static func duplicate(at place: Place, other: Place) -> Diagnostic {
    Diagnostic(
      rule: "duplicate-native-id", category: "native-view", severity: .error,
      message: "id \"map\" is used by 2 native views of this mini program",
      help: "give each mpaas-component an id of its own, such as \"home-map\"", place: place,
      related: [RelatedPlace("also here", at: other)])
  }

  /// The `count` bytes that begin `from` bytes into the first occurrence of `text` in the file.
  private static func place(_ text: String, in path: String, from: Int, count: Int) -> Place {
    let bytes = path == home ? homeBytes : listBytes
    let needle = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: needle) }! + from
    return Place(path: path, range: ByteRange(start, start + count))
  }
}

extension ByteRange {
  /// The range of the first occurrence of `text` in `bytes`.
  init(of text: String, in bytes: [UInt8]) {
    let needle = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: needle) }!
    self.init(start, start + needle.count)
  }
}
