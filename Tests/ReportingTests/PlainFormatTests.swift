import Diagnostics
import Reporting
import Testing

/// The formats without frames: one line, object or element for each finding.
@Suite struct PlainFormatTests {
  @Test func concise() {
    #expect(
      Sample.render(.concise) == """
        pages/home/home.axml:2:41: error[duplicate-native-id]: id "map" is used by 2 native views of this mini program
        pages/list/list.axml:2:7: error[duplicate-native-id]: id "map" is used by 2 native views of this mini program
        pages/list/list.axml:3:9: warning[unquoted-value]: the value of "color" has no quotes

        """)
    #expect(Sample.render(.concise, Sample.clean) == "")
  }

  @Test func json() {
    let help = #""help": "give each mpaas-component an id of its own, such as \"home-map\"", "#
    let home =
      #""path": "pages/home/home.axml", "range": {"start": {"line": 2, "column": 41, "offset": 60}, "end": {"line": 2, "column": 44, "offset": 63}}"#
    let list =
      #""path": "pages/list/list.axml", "range": {"start": {"line": 2, "column": 7, "offset": 23}, "end": {"line": 2, "column": 10, "offset": 26}}"#
    let color =
      #""path": "pages/list/list.axml", "range": {"start": {"line": 3, "column": 9, "offset": 36}, "end": {"line": 3, "column": 12, "offset": 39}}"#
    let duplicate =
      #"{"rule": "duplicate-native-id", "category": "native-view", "severity": "error", "message": "id \"map\" is used by 2 native views of this mini program", "#
      + help
    #expect(
      Sample.render(.json) == """
        {
          "version": 1,
          "tool": {"name": "mpcheck", "version": "0.1.0"},
          "summary": {"files": 12, "errors": 2, "warnings": 1, "infos": 0, "hidden": 0, "fixable": 1, "suppressed": 3, "baselined": 0, "unreached": 0, "fixed": 0, "unkept": 0},
          "notes": [
            "native types are not checked"
          ],
          "diagnostics": [
            \(duplicate)\(home), "related": [{"message": "also here", \(list)}]},
            \(duplicate)\(list), "related": [{"message": "also here", \(home)}]},
            {"rule": "unquoted-value", "category": "syntax", "severity": "warning", "message": "the value of \\"color\\" has no quotes", \(color), "related": [], "fix": {"title": "quote the value", "applicability": "safe", "edits": [{\(color), "text": "\\"red\\""}]}}
          ]
        }

        """)
    #expect(Sample.render(.json, Sample.clean).hasSuffix("\"notes\": [],\n  \"diagnostics\": []\n}\n"))
  }

  @Test func github() {
    #expect(
      Sample.render(.github) == """
        ::error file=pages/home/home.axml,line=2,endLine=2,col=41,endColumn=44,title=mpcheck%3A duplicate-native-id::id "map" is used by 2 native views of this mini program%0Ahelp: give each mpaas-component an id of its own, such as "home-map"
        ::error file=pages/list/list.axml,line=2,endLine=2,col=7,endColumn=10,title=mpcheck%3A duplicate-native-id::id "map" is used by 2 native views of this mini program%0Ahelp: give each mpaas-component an id of its own, such as "home-map"
        ::warning file=pages/list/list.axml,line=3,endLine=3,col=9,endColumn=12,title=mpcheck%3A unquoted-value::the value of "color" has no quotes

        """)
    #expect(Sample.render(.github, Sample.clean) == "")
  }

  @Test func githubPutsErrorsFirstAndCountsWhatIsNotAnnotated() {
    let path = "/repo/app/a.axml"
    let findings = (0..<34).map { index in
      Diagnostic(
        rule: "a-rule", category: "markup", severity: index % 3 == 0 ? .error : .info,
        message: "no. \(index)",
        place: Place(path: path, range: ByteRange(index, index + 40)))
    }
    let text = Sample.render(
      .github, Report(diagnostics: findings),
      in: Sample.context(files: [path: Array(repeating: 0x0A, count: 100)]))
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "::error file=a.axml,line=1,endLine=41,title=mpcheck%3A a-rule::no. 0")
    #expect(lines[11].hasPrefix("::error ") && lines[12].hasPrefix("::notice "))
    #expect(
      lines.dropFirst(34) == [
        "mpcheck: 2 more errors, 12 more infos not annotated: GitHub shows at most 10 annotations of a level in a step"
      ])
  }

  @Test func githubEscapes() {
    let bytes = Array("<view/>".utf8)
    let text = Sample.render(
      .github, marking: ByteRange(1, 5), of: bytes, path: "/repo/app/50%,a:b\n\u{1B}.axml",
      message: "100%: a,b\r\n::error::\u{1B}")
    #expect(
      text
        == "::error file=50%25%2Ca%3Ab%0A␛.axml,line=1,endLine=1,col=2,endColumn=6,title=mpcheck%3A a-rule"
        + "::100%25: a,b%0D%0A::error::␛\n")
  }

  @Test func stepSummary() {
    #expect(
      String(decoding: renderStepSummary(Sample.report, in: Sample.context()), as: UTF8.self) == """
        ### mpcheck

        2 errors, 1 warning in 12 files

        | severity | rule | findings | first |
        |---|---|---:|---|
        | error | duplicate-native-id | 2 | pages/home/home.axml:2:41 |
        | warning | unquoted-value | 1 | pages/list/list.axml:3:9 |

        """)
    #expect(
      String(decoding: renderStepSummary(Sample.clean, in: Sample.context()), as: UTF8.self)
        == "### mpcheck\n\nNo problems found in 12 files.\n")
    var hidden = Sample.report
    hidden.hide(below: .error)
    #expect(
      String(decoding: renderStepSummary(hidden, in: Sample.context()), as: UTF8.self).contains(
        "\n2 errors in 12 files (1 warning hidden; --min-severity warning shows it)\n"))
    hidden.diagnostics = []
    #expect(
      String(decoding: renderStepSummary(hidden, in: Sample.context()), as: UTF8.self)
        == "### mpcheck\n\nFound no errors in 12 files (1 warning hidden; --min-severity warning shows it).\n"
    )
    let odd = Diagnostic(
      rule: "a_|rule", category: "markup", severity: .info, message: "wrong",
      place: Place(path: "/repo/app/<b>`\n.axml", range: ByteRange(0, 0)))
    #expect(
      String(decoding: renderStepSummary(Report(diagnostics: [odd]), in: Sample.context()), as: UTF8.self)
        .hasSuffix("| info | a\\_\\|rule | 1 | \\<b\\>\\`␊.axml:1:1 |\n"))
  }

  /// A rule may find mistakes of several severities.
  @Test func aRowOfTheStepSummaryHasTheHighestSeverity() {
    let findings = [Severity.info, .error, .warning].map { severity in
      Diagnostic(
        rule: "a-rule", category: "markup", severity: severity, message: "wrong",
        place: Place(path: Sample.list, range: ByteRange(0, 0)))
    }
    #expect(
      String(
        decoding: renderStepSummary(Report(diagnostics: findings), in: Sample.context()), as: UTF8.self
      ).hasSuffix("\n| error | a-rule | 3 | pages/list/list.axml:1:1 |\n"))
  }

  @Test func checkstyle() {
    #expect(
      Sample.render(.checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="pages/home/home.axml">
            <error line="2" column="41" severity="error" message="id &quot;map&quot; is used by 2 native views of this mini program&#10;help: give each mpaas-component an id of its own, such as &quot;home-map&quot;" source="mpcheck.duplicate-native-id"/>
          </file>
          <file name="pages/list/list.axml">
            <error line="2" column="7" severity="error" message="id &quot;map&quot; is used by 2 native views of this mini program&#10;help: give each mpaas-component an id of its own, such as &quot;home-map&quot;" source="mpcheck.duplicate-native-id"/>
            <error line="3" column="9" severity="warning" message="the value of &quot;color&quot; has no quotes" source="mpcheck.unquoted-value"/>
          </file>
        </checkstyle>

        """)
    #expect(
      Sample.render(.checkstyle, Sample.clean)
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n")
  }

  @Test func junit() {
    var report = Sample.report
    report.diagnostics.removeFirst()
    #expect(
      Sample.render(.junit, report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="mpcheck" tests="2" failures="2" errors="0">
          <testsuite name="pages/list/list.axml" tests="2" failures="2" errors="0">
            <testcase name="duplicate-native-id (2:7)" classname="pages/list/list.axml" file="pages/list/list.axml" line="2">
              <failure message="id &quot;map&quot; is used by 2 native views of this mini program" type="error">pages/list/list.axml:2:7: error[duplicate-native-id]: id &quot;map&quot; is used by 2 native views of this mini program
        help: give each mpaas-component an id of its own, such as &quot;home-map&quot;</failure>
            </testcase>
            <testcase name="unquoted-value (3:9)" classname="pages/list/list.axml" file="pages/list/list.axml" line="3">
              <failure message="the value of &quot;color&quot; has no quotes" type="warning">pages/list/list.axml:3:9: warning[unquoted-value]: the value of &quot;color&quot; has no quotes</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(
      Sample.render(.junit, Sample.clean) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="mpcheck" tests="1" failures="0" errors="0">
          <testsuite name="mpcheck" tests="1" failures="0" errors="0">
            <testcase name="no findings" classname="mpcheck"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func xmlEscapes() {
    let text = Sample.render(
      .checkstyle, marking: ByteRange(0, 1), of: [0xFF], path: "/repo/app/\u{1B}\n'.axml",
      message: "]]> & <a>\t\u{0}\u{85}\u{FFFF}")
    #expect(text.contains("<file name=\"␛&#10;&#39;.axml\">"))
    #expect(text.contains("message=\"]]&gt; &amp; &lt;a&gt;&#9;␀&lt;U+0085&gt;\u{FFFD}\""))
  }

  /// Each checked file is a test case: a server that counts them sees what passed.
  @Test func junitHasAPassingTestCaseForEachCheckedFile() {
    var report = Sample.report
    report.diagnostics.removeFirst(2)
    report.checkedFiles = ["/repo/app/pages/a.axml", Sample.list, "/repo/app/pages/z.axml"]
    #expect(
      Sample.render(.junit, report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="mpcheck" tests="3" failures="1" errors="0">
          <testsuite name="pages/a.axml" tests="1" failures="0" errors="0">
            <testcase name="no findings" classname="pages/a.axml" file="pages/a.axml"/>
          </testsuite>
          <testsuite name="pages/list/list.axml" tests="1" failures="1" errors="0">
            <testcase name="unquoted-value (3:9)" classname="pages/list/list.axml" file="pages/list/list.axml" line="3">
              <failure message="the value of &quot;color&quot; has no quotes" type="warning">pages/list/list.axml:3:9: \
        warning[unquoted-value]: the value of &quot;color&quot; has no quotes</failure>
            </testcase>
          </testsuite>
          <testsuite name="pages/z.axml" tests="1" failures="0" errors="0">
            <testcase name="no findings" classname="pages/z.axml" file="pages/z.axml"/>
          </testsuite>
        </testsuites>

        """)
  }
}
