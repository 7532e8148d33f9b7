import Diagnostics
import Files
import Reporting
import RunnerLog
import Testing

/// No format is broken by what a path, a message or a source contains, or obeys it.
@Suite struct HostileReportTests {
  /// What no XML may have in it, not even as a reference.
  @Test(arguments: ["\u{FFFE}", "\u{FFFF}"]) func noncharactersAreReplaced(scalar: String) {
    var out = OutputBuffer()
    out.appendXML("a\(scalar)b")
    #expect(String(decoding: out.bytes, as: UTF8.self) == "a\u{FFFD}b")
  }

  static let hostile = [
    "\u{1B}[2J", "]]>", "100%", "a\nb", "\r\n::error::x", "\u{202E}", "\u{0}", "</script><script>", "<!--",
    "&amp;",
    "\" onload=\"", "' x='", "\\", "\u{FFFE}", "\u{2028}", "图🗺️",
    "##[stop-commands]", "##vso[task.setvariable variable=x]y", "\n::group::##[group]",
  ]

  @Test(arguments: OutputFormat.allCases, hostile)
  func wellFormed(format: OutputFormat, text: String) {
    let path = "/repo/app/\(text)/a.axml"
    let place = Place(path: path, range: ByteRange(0, 4))
    let bytes = [0xFF, 0xC3] + Array("\(text) <view>".utf8) + [0xED, 0xA0, 0x80]
    let words = LocalizedText(verbatim: text)
    let finding = Diagnostic(
      rule: text, category: text, severity: .error, message: words, help: words, place: place,
      related: [RelatedPlace(words, at: place)],
      fix: Fix(words, .safe, edits: [Edit(replace: place, with: text)]))
    let output = Sample.render(
      format, Report(diagnostics: [finding], notes: [words], fileCount: 1),
      in: Sample.context(files: [path: bytes]))
    for scalar in output.unicodeScalars {
      #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) || scalar == "\n")
      #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
    let written = Array(output.utf8)
    let log = RunnerLog(written.escapingRunnerCommands(as: format.runnerCommandEscape) ?? written)
    #expect(log.gitHubCommands == (format == .github ? ["error"] : []))
    #expect(log.azureCommands == [])
    switch format {
    case .json, .sarif, .gitlab: #expect(firstJSONError(in: output) == nil)
    case .checkstyle, .junit: #expect(firstMarkupError(in: output) == nil)
    case .html: #expect(firstMarkupError(in: output, voidElements: ["meta", "input", "wbr"]) == nil)
    case .concise, .github: #expect(output.filter { $0.isNewline }.count == 1)
    case .text:
      #expect(
        output.hasSuffix(
          " = fix: \(output.isEmpty ? "" : shown(text)) (with --fix)\n\nFound 1 error (1 fixable with --fix); 1 file checked.\n"
        ))
    }
  }

  private func shown(_ text: String) -> String {
    let stand: [Unicode.Scalar: String] = [
      "\u{1B}": "␛", "\n": "␊", "\r": "␍", "\u{0}": "␀", "\u{202E}": "<U+202E>", "\u{2028}": "<U+2028>",
    ]
    return text.unicodeScalars.map { stand[$0] ?? String(Character($0)) }.joined()
  }

  /// An escape of HTML is none in a style or a script, whose digests the page has.
  @Test func theStyleAndTheScriptOfAPageHaveNothingToEscape() throws {
    let html = Sample.render(.html, Sample.report, in: Sample.context())
    for name in ["style", "script"] {
      let start = try #require(html.firstRange(of: "<\(name)>"))
      let end = try #require(html.firstRange(of: "</\(name)>"))
      let asset = html[start.upperBound..<end.lowerBound]
      #expect(!asset.contains("&#35;[") && !asset.contains("&#58;:"))
      #expect(Array(asset.utf8).escapingRunnerCommands(as: .markup) == nil)
    }
  }

  @Test func aReportIsNotChangedAndRendersTheSameTwice() {
    let report = Sample.report
    let context = Sample.context()
    for format in OutputFormat.allCases {
      let first = format.render(report, in: context)
      #expect(format.render(report, in: context) == first)
      #expect(format.render(report, in: Sample.context()) == first)
    }
    #expect(report.diagnostics == Sample.report.diagnostics)
  }
}
