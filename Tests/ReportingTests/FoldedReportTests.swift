import Diagnostics
import Reporting
import Testing

/// A finding that stands for several, and many findings of a rule.
@Suite struct FoldedReportTests {
  private static let path = "/repo/app/a.axml"
  private static let bytes = Array("<a/>\n<a/>\n<a/>\n".utf8)

  private func place(_ line: Int) -> Place {
    Place(path: Self.path, range: ByteRange(5 * line - 4, 5 * line - 3))
  }

  private func finding(_ lines: Int..., rule: String = "a-rule", severity: Severity = .error) -> Diagnostic {
    var finding = Diagnostic(
      rule: rule, category: "markup", severity: severity, message: "wrong", help: "do it right",
      place: place(lines[0]))
    finding.furtherPlaces = lines.dropFirst().map(place)
    return finding
  }

  private func render(_ format: OutputFormat, _ findings: [Diagnostic], _ style: TextStyle = TextStyle())
    -> String
  {
    Sample.render(
      format, Report(diagnostics: findings, fileCount: 1),
      in: Sample.context(textStyle: style, files: [Self.path: Self.bytes]))
  }

  @Test func textSaysHowManyPlacesThereAre() {
    #expect(
      render(.text, [finding(1, 2, 3)]) == """
        error[a-rule]: wrong
           --> a.axml:1:2
            |
          1 | <a/>
            |  ^
          2 | <a/>
            |
            = and 2 more places in this file
            = help: do it right

        Found 1 error; 1 file checked.

        """)
    #expect(render(.text, [finding(1, 2)]).contains("    = and 1 more place in this file\n"))
    #expect(
      render(.concise, [finding(1, 2, 3)])
        == "a.axml:1:2: error[a-rule]: wrong (and 2 more places in this file)\n")
  }

  @Test func otherFormatsNameThePlaces() {
    let findings = [finding(1, 2, 3)]
    #expect(
      render(.json, findings).contains(
        #""related": [{"message": "also here", "path": "a.axml", "range": {"start": {"line": 2, "column": 2, "offset": 6}, "#
      ))
    let sarif = render(.sarif, findings)
    #expect(sarif.ranges(of: "\"message\": {\"text\": \"also here\"}").count == 2)
    #expect(render(.github, findings).hasSuffix("::wrong%0Ahelp: do it right%0Aalso at 2:2, 3:2\n"))
    for format in [OutputFormat.gitlab, .checkstyle, .junit, .html] {
      #expect(render(format, findings).contains("also at 2:2, 3:2"))
    }
    #expect(render(.json, findings).contains("\"errors\": 1,"))
  }

  @Test func thousandsOfPlacesAreNotListed() {
    var finding = finding(1)
    finding.furtherPlaces = Array(repeating: place(2), count: 1_000)
    let list = Array(repeating: "2:2", count: 100).joined(separator: ", ")
    #expect(render(.github, [finding]).hasSuffix("also at \(list) and 900 more\n"))
    #expect(render(.json, [finding]).ranges(of: "also here").count == 1_000)
  }

  /// GitLab knows a finding by its fingerprint: it is the same one when its first place is fixed.
  @Test func fingerprintsOutliveTheFirstPlace() {
    let rule = RuleDescription(
      id: "a-rule", summary: "", rationale: "", category: "markup", defaultSeverity: .error, folds: true)
    func fingerprint(_ text: String, _ rules: [RuleDescription]) -> Substring {
      let context = ReportContext(toolVersion: "", workingDirectory: "/repo/app", rules: rules) {
        SourceText(path: $0, text)
      }
      let report = Report(diagnostics: [finding(1)], fileCount: 1)
      let rendered = String(decoding: OutputFormat.gitlab.render(report, in: context), as: UTF8.self)
      return rendered.split(separator: "\"fingerprint\": \"")[1].prefix(32)
    }
    #expect(fingerprint("<a x/>", [rule]) == fingerprint("<a y/>", [rule]))
    #expect(fingerprint("<a x/>", [rule]) != fingerprint("<b x/>", [rule]))
    #expect(fingerprint("<a x/>", []) != fingerprint("<a y/>", []))
  }

  /// What a gathered finding stands for is in its message.
  @Test func theTextOfAGatheredFindingDoesNotCount() {
    var gathered = finding(1, 2, 3)
    gathered.commonFinding = CommonFinding(at: place(1), "wrong", help: nil, ofAtLeast: 2)
    #expect(!render(.text, [gathered]).contains("more places"))
    #expect(render(.concise, [gathered]) == "a.axml:1:2: error[a-rule]: wrong\n")
  }

  @Test func theFirstThreeOfARuleHaveFrames() {
    let findings = [
      finding(1), finding(1), finding(2), finding(2, 3), finding(3, rule: "b-rule"), finding(3),
    ]
    let text = render(.text, findings)
    #expect(text.ranges(of: "-->").count == 4)
    #expect(
      text.contains(
        "also in this file:\na.axml:2:2: error[a-rule]: wrong (and 1 more place in this file)\na.axml:3:2: error[a-rule]: wrong\n\n"
      ))
    #expect(
      text.hasSuffix(
        "\n\nFound 6 errors; 1 file checked.\n2 findings are shown in short; --full shows their source.\n"))
    #expect(render(.text, findings, TextStyle(framesAll: true)).ranges(of: "-->").count == 6)
  }

  @Test func longReportsNameTheFilesWithErrors() {
    func report(_ errors: Int, _ warnings: Int, files: Int) -> String {
      var findings: [Diagnostic] = []
      for index in 0..<errors + warnings {
        var found = finding(1, severity: index < errors ? .error : .warning)
        found.place.path = "/repo/app/p\(10 + index % files).axml"
        findings.append(found)
      }
      findings.sort(by: Diagnostic.precedes)
      let lines = render(.text, findings).split(separator: "\n")
      return String(lines.prefix { !$0.hasPrefix("Found ") }.last ?? "")
    }
    #expect(report(3, 18, files: 2) == "errors in: p10.axml (2), p11.axml (1)")
    #expect(!report(2, 18, files: 2).hasPrefix("errors in"))
    #expect(!report(0, 30, files: 2).hasPrefix("errors in"))
    let ten = (10..<20).map { "p\($0).axml (2)" }.joined(separator: ", ")
    #expect(report(24, 0, files: 12) == "errors in: \(ten) and 2 more files")
    #expect(report(22, 0, files: 11) == "errors in: \(ten) and 1 more file")
    #expect(report(20, 1, files: 10) == "errors in: \(ten)")
  }
}
