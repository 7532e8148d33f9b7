import CLibXML2
import Diagnostics
import Files
import Linting
import Reporting
import Rules
import RunnerLog

/// What is true of every output of a report.
struct OutputChecks {
  private let report: Report
  private let context: ReportContext
  private let colored: ReportContext

  init(_ outcome: LintOutcome, _ program: LintedProgram) {
    let files = program.files
    let folded = FindingMerger(allRules).folded(outcome.diagnostics) { try? files.read($0) }
    report = Report(
      diagnostics: folded, notes: [LocalizedText(en: "a note", zh: "一条说明")], fileCount: outcome.fileCount,
      suppressedCount: outcome.suppressed.count)
    func context(_ style: TextStyle) -> ReportContext {
      ReportContext(
        toolVersion: "0.1.0", workingDirectory: FuzzInput.root,
        rules: allRules.map {
          RuleDescription(
            id: $0.id, summary: $0.summary, rationale: $0.rationale, category: $0.category.rawValue,
            defaultSeverity: $0.severity, fix: $0.fix)
        },
        textStyle: style, source: { try? files.read($0) })
    }
    self.context = context(TextStyle())
    colored = context(TextStyle(usesColor: true, width: 60, framesAll: true))
  }

  func check() throws(FuzzFailure) {
    for format in OutputFormat.allCases {
      let bytes = format.render(report, in: context)
      let name = format.rawValue
      try OutputChecks.checkVisible(bytes, name)
      try OutputChecks.checkObeyed(
        bytes, as: format.runnerCommandEscape, name,
        annotations: format == .github ? report.diagnostics.count : 0)
      try require(format.render(report, in: context) == bytes, "\(name) twice")
      switch format {
      case .json: try checkContent(bytes)
      case .sarif, .gitlab: try OutputChecks.checkJSON(bytes, name)
      case .checkstyle, .junit: try OutputChecks.checkXML(bytes, name)
      case .html: try OutputChecks.checkXML(OutputChecks.asXML(bytes), name)
      case .concise, .github:
        let lines = bytes.count { $0 == 0x0A }
        try require(lines >= report.diagnostics.count, "\(name) lines", "\(lines)")
        if format == .concise { try require(lines == report.diagnostics.count, "\(name) lines", "\(lines)") }
      case .text: break
      }
    }
    let coloredText = OutputFormat.text.render(report, in: colored)
    try OutputChecks.checkVisible(OutputChecks.withoutColors(coloredText), "coloured text")
    try OutputChecks.checkObeyed(coloredText, as: .text, "coloured text")
  }

  /// Checks that the bytes are UTF-8, with nothing in them that a terminal would obey.
  static func checkVisible(_ bytes: [UInt8], _ name: String) throws(FuzzFailure) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw FuzzFailure("\(name) is UTF-8") }
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
      let isControl =
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      try require(!isControl, "\(name) is visible", "U+\(String(scalar.value, radix: 16))")
    }
  }

  /// Checks that no CI runner takes a command from the output, but as many annotations.
  static func checkObeyed(
    _ bytes: [UInt8], as escape: RunnerCommandEscape, _ name: String, annotations: Int = 0
  ) throws(FuzzFailure) {
    let escaped = bytes.escapingRunnerCommands(as: escape)
    if escape.keepsValues { try require(escaped == nil, "\(name) is escaped") }
    let log = RunnerLog(escaped ?? bytes)
    let isObeyed = !log.azureCommands.isEmpty || log.gitHubCommands.count != annotations
    let areOthers = log.gitHubCommands.contains { !["error", "warning", "notice"].contains($0) }
    try require(
      !isObeyed && !areOthers, "\(name) has no command to a CI runner",
      "\(log.gitHubCommands + log.azureCommands)")
  }

  private static func withoutColors(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      var end = index
      if bytes[index] == 0x1B, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "[") {
        end = index + 2
        while end < bytes.count, (0x30...0x3B).contains(bytes[end]) { end += 1 }
        end = end < bytes.count && bytes[end] == UInt8(ascii: "m") ? end + 1 : index
      }
      if end == index {
        kept.append(bytes[index])
        end += 1
      }
      index = end
    }
    return kept
  }

  // MARK: JSON

  /// Checks that the bytes are JSON, without comments and without a comma too many, which the reader would accept: a `/`
  /// outside of strings, or a comma before a bracket.
  static func checkJSON(_ bytes: [UInt8], _ name: String) throws(FuzzFailure) {
    let document = JSONDocument(SourceText(path: "/output.json", bytes: bytes))
    if let error = document.error { throw FuzzFailure("\(name) is JSON", error.message.english) }
    var isInString = false
    var last = UInt8(0)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 }
      } else {
        let closesAfterComma =
          last == UInt8(ascii: ",") && (byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"))
        try require(byte != UInt8(ascii: "/") && !closesAfterComma, "\(name) is JSON", "at \(index)")
        if byte > 0x20 { last = byte }
      }
      index += 1
    }
  }

  /// Checks that `json` says what the findings say.
  private func checkContent(_ bytes: [UInt8]) throws(FuzzFailure) {
    try OutputChecks.checkJSON(bytes, "json")
    let root = JSONDocument(SourceText(path: "/output.json", bytes: bytes)).root
    let found = root?["diagnostics"]?.elements ?? []
    try require(found.count == report.diagnostics.count, "json count")
    for (value, diagnostic) in zip(found, report.diagnostics) {
      try require(value["rule"]?.string == diagnostic.rule, "json rule", diagnostic.rule)
      let message = diagnostic.message.english
      try require(value["message"]?.string == message, "json message", message)
      let range = value["range"]
      let start = range?["start"]?["offset"]?.number
      let end = range?["end"]?["offset"]?.number
      try require(
        start == Double(diagnostic.place.range.start) && end == Double(diagnostic.place.range.end),
        "json range",
        "\(diagnostic.place)")
    }
  }

  // MARK: XML

  /// Checks that libxml2 finds no error.
  static func checkXML(_ bytes: [UInt8], _ name: String) throws(FuzzFailure) {
    try require(!bytes.isEmpty, "\(name) is well-formed", "it is empty")
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue)
    let document = bytes.withUnsafeBytes {
      xmlReadMemory(
        $0.baseAddress!.assumingMemoryBound(to: CChar.self), Int32($0.count), nil, "UTF-8", options)
    }
    guard let document else {
      let error = xmlGetLastError().map { String(cString: $0.pointee.message) } ?? ""
      throw FuzzFailure("\(name) is well-formed", error)
    }
    xmlFreeDoc(document)
  }

  /// The body of the HTML report with its few elements that need no end, and attributes that need no value, written as
  /// XML wants them. Text cannot be mistaken for them, because a `<` in it is escaped.
  private static func asXML(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "<body>"),
      let end = text.firstRange(of: "<script>") ?? text.firstRange(of: "</body>")
    else { return [] }
    var xml = ""
    for part in text[start.lowerBound..<end.lowerBound].split(
      separator: "<", omittingEmptySubsequences: false
    ).dropFirst() {
      let tagEnd = part.firstIndex(of: ">") ?? part.startIndex
      var tag = String(part[..<tagEnd])
      for name in [" hidden", " checked", " open"] where tag.hasSuffix(name) { tag += "=\"\"" }
      if tag.hasPrefix("input") { tag += "/" }
      xml += "<\(tag)\(part[tagEnd...])"
    }
    return Array((xml + "</body>").utf8)
  }
}
