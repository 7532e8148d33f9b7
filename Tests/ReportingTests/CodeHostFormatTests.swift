import Diagnostics
import Reporting
import Testing

/// SARIF and GitLab: formats in which a finding has a name that stays the same in later runs.
@Suite struct CodeHostFormatTests {
  @Test func sarif() {
    let home =
      #""physicalLocation": {"artifactLocation": {"uri": "pages/home/home.axml", "uriBaseId": "%SRCROOT%"}, "region": {"startLine": 2, "startColumn": 41, "endLine": 2, "endColumn": 44}}"#
    let list =
      #""physicalLocation": {"artifactLocation": {"uri": "pages/list/list.axml", "uriBaseId": "%SRCROOT%"}, "region": {"startLine": 2, "startColumn": 7, "endLine": 2, "endColumn": 10}}"#
    let message =
      #""message": {"text": "id \"map\" is used by 2 native views of this mini program\nhelp: give each mpaas-component an id of its own, such as \"home-map\""}"#
    #expect(
      Sample.render(.sarif) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "mpcheck",
                  "semanticVersion": "0.1.0",
                  "rules": [
                    {"id": "duplicate-native-id", "shortDescription": {"text": "one id on two native views"}, "fullDescription": {"text": "The container finds a view by `id`; the second <view> takes over the first."}, "help": {"text": "The container finds a view by `id`; the second <view> takes over the first.", "markdown": "The container finds a view by `id`; the second \\\\<view> takes over the first."}, "defaultConfiguration": {"level": "error"}, "properties": {"tags": ["native-view"], "precision": "high", "problem.severity": "error"}},
                    {"id": "unquoted-value", "shortDescription": {"text": "unquoted-value"}, "fullDescription": {"text": "unquoted-value"}, "help": {"text": "unquoted-value", "markdown": "unquoted-value"}, "defaultConfiguration": {"level": "warning"}, "properties": {"tags": ["syntax"], "precision": "high", "problem.severity": "warning"}}
                  ]
                }
              },
              "invocations": [
                {
                  "executionSuccessful": true,
                  "toolExecutionNotifications": [
                    {"level": "note", "message": {"text": "native types are not checked"}}
                  ]
                }
              ],
              "originalUriBaseIds": {"%SRCROOT%": {"description": {"text": "The top folder of the sources."}}},
              "columnKind": "unicodeCodePoints",
              "results": [
                {"ruleId": "duplicate-native-id", "ruleIndex": 0, "level": "error", \(message), "locations": [{\(home)}], "relatedLocations": [{"id": 1, \(list), "message": {"text": "also here"}}], "partialFingerprints": {"primaryLocationLineHash": "3d14cd279eb0a0dc:1"}},
                {"ruleId": "duplicate-native-id", "ruleIndex": 0, "level": "error", \(message), "locations": [{\(list)}], "relatedLocations": [{"id": 1, \(home), "message": {"text": "also here"}}], "partialFingerprints": {"primaryLocationLineHash": "9b3a7984c39d3edd:1"}},
                {"ruleId": "unquoted-value", "ruleIndex": 1, "level": "warning", "message": {"text": "the value of \\"color\\" has no quotes"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "pages/list/list.axml", "uriBaseId": "%SRCROOT%"}, "region": {"startLine": 3, "startColumn": 9, "endLine": 3, "endColumn": 12}}}], "partialFingerprints": {"primaryLocationLineHash": "3488010867d89a7:1"}, "fixes": [{"description": {"text": "quote the value"}, "artifactChanges": [{"artifactLocation": {"uri": "pages/list/list.axml", "uriBaseId": "%SRCROOT%"}, "replacements": [{"deletedRegion": {"startLine": 3, "startColumn": 9, "endLine": 3, "endColumn": 12}, "insertedContent": {"text": "\\"red\\""}}]}], "properties": {"applicability": "safe"}}]}
              ]
            }
          ]
        }

        """)
    let clean = Sample.render(.sarif, Sample.clean)
    #expect(clean.contains("\"results\": []"))
    #expect(clean.contains("\"rules\": []"))
  }

  /// The expected values come from a run of the upload action's own code; the first and the last case are among
  /// its tests too.
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (
      "a\r \nb\rc\n\n d",
      [
        "5a6f0db11e70b2ff:1", "9447905735fc2c08:1", "7637b694ce51cabe:1", "f8ac93a55d88711a:1",
        "6bf49ae9d59c5bc1:1", "a23a3dc5e078b07b:1",
      ]
    ),
    (
      "\u{FEFF}<view>\r\n\t<text>北京🗺️</text>\t<mpaas-component id=\"map\"/>\r\n</view>\r\n",
      ["8a500bf115817562:1", "3d14cd279eb0a0dc:1", "74d562cd3ec9852d:1", "c129715d7a2bc9a3:1"]
    ),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      [
        "a7f2ff13bc495cf2:1", "a7f2ff13bc495cf2:2", "a7f2ff13bc495cf2:3", "a7f2ff13bc495cf2:4",
        "a7f2ff13bc495cf2:5", "a7f2ff13bc495cf2:6", "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1",
        "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
      ]
    ),
  ])
  func lineFingerprints(text: String, expected: [String]) {
    let prints = LineFingerprints(SourceText(path: "/a", text))
    #expect((1...expected.count).map { prints.fingerprint(ofLine: $0) } == expected)
    #expect(prints.fingerprint(ofLine: expected.count + 1) == nil)
    #expect(prints.fingerprint(ofLine: 0) == nil)
  }

  @Test func lineFingerprintsOfBytesThatAreNoText() {
    let prints = LineFingerprints(
      SourceText(path: "/a", bytes: [0x61, 0xFF, 0xE5, 0x80, 0x0A, 0x62]))
    #expect(prints.fingerprint(ofLine: 1) == "6efaba3f9748c89e:1")
    #expect(prints.fingerprint(ofLine: 2) == "8ee5a81e681643c1:1")
  }

  @Test func sarifEncodesPathsAndLeavesTheRootOutElsewhere() {
    let bytes = Array("<view/>".utf8)
    let inside = Sample.render(.sarif, marking: ByteRange(1, 5), of: bytes, path: "/repo/app/首页 #1%?:\n.axml")
    #expect(
      inside.contains(
        #""artifactLocation": {"uri": "%E9%A6%96%E9%A1%B5%20%231%25%3F%3A%0A.axml", "uriBaseId": "%SRCROOT%"}"#
      ))
    let outside = Sample.render(.sarif, marking: ByteRange(1, 5), of: bytes, path: "/repo/app2/a b.axml")
    #expect(outside.contains(#""artifactLocation": {"uri": "file:///repo/app2/a%20b.axml"}"#))
  }

  @Test func codeHostsGetPathsFromTheTopOfTheRepository() {
    let context = Sample.context(workingDirectory: "/repo/app/pages", repositoryRoot: "/repo")
    #expect(Sample.render(.concise, in: context).hasPrefix("home/home.axml:2:41: "))
    #expect(Sample.render(.github, in: context).hasPrefix("::error file=app/pages/home/home.axml,"))
    #expect(Sample.render(.gitlab, in: context).contains("\"path\": \"app/pages/home/home.axml\""))
    #expect(Sample.render(.sarif, in: context).contains("\"uri\": \"app/pages/home/home.axml\""))
  }

  @Test func gitlab() {
    #expect(
      Sample.render(.gitlab) == """
        [
          {"description": "id \\"map\\" is used by 2 native views of this mini program\\nhelp: give each mpaas-component an id of its own, such as \\"home-map\\"", "check_name": "duplicate-native-id", "fingerprint": "e7389234149c101f2775ddb295869e79", "severity": "major", "location": {"path": "pages/home/home.axml", "lines": {"begin": 2, "end": 2}}},
          {"description": "id \\"map\\" is used by 2 native views of this mini program\\nhelp: give each mpaas-component an id of its own, such as \\"home-map\\"", "check_name": "duplicate-native-id", "fingerprint": "c1581f2c6beed383fb4f8a78fab3e0b2", "severity": "major", "location": {"path": "pages/list/list.axml", "lines": {"begin": 2, "end": 2}}},
          {"description": "the value of \\"color\\" has no quotes", "check_name": "unquoted-value", "fingerprint": "28a673b6f09707f5557d16801fcbc328", "severity": "minor", "location": {"path": "pages/list/list.axml", "lines": {"begin": 3, "end": 3}}}
        ]

        """)
    #expect(Sample.render(.gitlab, Sample.clean) == "[]\n")
  }

  @Test func gitlabFingerprintsAreUniqueAndOutliveOtherLines() {
    let line = "  <a b=c b=c/>\n"
    func fingerprints(_ text: String) -> [String] {
      let bytes = Array(text.utf8)
      let starts = bytes.indices.filter { bytes[$0] == UInt8(ascii: "b") }
      let findings = starts.map {
        Diagnostic(
          rule: "a-rule", category: "markup", severity: .info, message: "wrong",
          place: Place(path: "/repo/app/a", range: ByteRange($0, $0 + 3)))
      }
      let text = Sample.render(
        .gitlab, Report(diagnostics: findings), in: Sample.context(files: ["/repo/app/a": bytes]))
      return text.split(separator: "\n").compactMap { line in
        line.split(separator: "\"fingerprint\": \"").dropFirst().first.map { String($0.prefix(32)) }
      }
    }
    let before = fingerprints(line + line)
    #expect(Set(before).count == 4)
    #expect(fingerprints("<x>\n\t" + line + "\n" + line) == before)
    #expect(Set(fingerprints(line + "<a b=c/>\n")).subtracting(before).count == 1)
  }
}
