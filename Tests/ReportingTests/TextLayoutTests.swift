import Diagnostics
import Reporting
import Testing

/// Which findings have frames, in which order all are, and what is said of that.
@Suite struct TextLayoutTests {
  private static let files = Dictionary(
    uniqueKeysWithValues: ["a", "b", "lib/c"].map {
      ("/repo/app/\($0).axml", Array("abcdefghijklm\n".utf8))
    })

  private func finding(
    _ rule: String, _ severity: Severity = .error, in file: String = "a", column: Int,
    fix: Fix.Applicability? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, category: "markup", severity: severity, message: LocalizedText(en: "wrong", zh: "有误"),
      place: Place(path: "/repo/app/\(file).axml", range: ByteRange(column - 1, column)),
      fix: fix.map { Fix("mend it", $0, edits: []) })
  }

  private func render(_ findings: [Diagnostic], _ style: TextStyle = TextStyle()) -> String {
    Sample.render(
      .text, Report(diagnostics: findings), in: Sample.context(textStyle: style, files: TextLayoutTests.files)
    )
  }

  private func frame(
    _ rule: String, _ column: Int, in file: String = "a", _ severity: String = "error", note: String = ""
  ) -> String {
    "\(severity)[\(rule)]: wrong\n   --> \(file).axml:1:\(column)\n    |\n  1 | abcdefghijklm\n    | "
      + String(repeating: " ", count: column - 1) + "^\n\(note)\n"
  }

  private func first(_ count: Int) -> String { (1...count).map { frame("a", $0) }.joined() }

  private func many(_ count: Int) -> [Diagnostic] { (1...count).map { finding("a", column: $0) } }

  @Test func ofManyFindingsOfARuleTheFirstThreeHaveFrames() {
    #expect(render(many(3)) == first(3) + "Found 3 errors.\n")
    #expect(
      render(many(4)) == first(3)
        + """
        also in this file:
        a.axml:1:4: error[a]: wrong

        Found 4 errors.
        1 finding is shown in short; --full shows its source.

        """)
    #expect(render(many(4), TextStyle(framesAll: true)) == first(4) + "Found 4 errors.\n")
  }

  /// The layout does not change back and forth: frames, then lines.
  @Test func framesAndLinesOfAFileStayTogether() {
    var mixed = many(6)
    mixed.insert(finding("b", column: 5), at: 5)
    #expect(
      render(mixed) == first(3) + frame("b", 5)
        + """
        also in this file:
        a.axml:1:4: error[a]: wrong
        a.axml:1:5: error[a]: wrong
        a.axml:1:6: error[a]: wrong

        Found 7 errors.
        3 findings are shown in short; --full shows their source.

        """)
  }

  @Test func aFileWithLinesAloneHasNoHeading() {
    let others = [finding("a", in: "b", column: 1), finding("a", in: "b", column: 2)]
    #expect(
      render(many(3) + others) == first(3)
        + """
        b.axml:1:1: error[a]: wrong
        b.axml:1:2: error[a]: wrong

        Found 5 errors.
        2 findings are shown in short; --full shows their source.

        """)
    // What is under a heading is apart from what is not.
    #expect(
      render(many(4) + others).contains(
        "a.axml:1:4: error[a]: wrong\n\nb.axml:1:1: error[a]: wrong\nb.axml:1:2:"))
    // And a frame is apart from a line.
    #expect(
      render(many(3) + [finding("a", in: "b", column: 1), finding("z", in: "lib/c", column: 1)]).contains(
        "b.axml:1:1: error[a]: wrong\n\nerror[z]: wrong\n   --> lib/c.axml:1:1\n"))
  }

  @Test func aLineEndsWithWhatFixesIt() {
    let findings =
      many(3) + [
        finding("a", column: 4, fix: .safe), finding("a", column: 5, fix: .suggested),
        finding("a", column: 6),
      ]
    #expect(
      render(findings).contains(
        """
        a.axml:1:4: error[a]: wrong [*]
        a.axml:1:5: error[a]: wrong [+]
        a.axml:1:6: error[a]: wrong

        Found 6 errors (1 fixable with --fix, 1 more with --unsafe-fixes).

        """))
  }

  @Test func whatIsSaidOfTheReportIsDim() {
    let text = render(many(5), TextStyle(usesColor: true))
    #expect(text.contains("\u{1B}[1malso in this file:\u{1B}[0m\n"))
    #expect(
      text.hasSuffix("\n\u{1B}[2m2 findings are shown in short; --full shows their source.\u{1B}[0m\n"))
  }

  @Test func codeOfOthersComesLastInShort() {
    let findings = [
      finding("a", column: 1), finding("a", in: "lib/c", column: 1), finding("a", in: "z", column: 1),
    ]
    func render(_ style: TextStyle = TextStyle()) -> String {
      let context = ReportContext(
        toolVersion: "0.1.0", workingDirectory: "/repo/app", textStyle: style,
        isVendored: { $0.hasPrefix("/repo/app/lib/") },
        source: { path in TextLayoutTests.files[path].map { SourceText(path: path, bytes: $0) } })
      return Sample.render(.text, Report(diagnostics: findings), in: context)
    }
    #expect(
      render() == frame("a", 1)
        + """
        error[a]: wrong
           --> z.axml

        in third-party code:
        lib/c.axml:1:1: error[a]: wrong

        Found 3 errors.
        1 finding is shown in short; --full shows its source.

        """)
    #expect(
      render(TextStyle(framesAll: true)) == frame("a", 1) + frame("a", 1, in: "lib/c")
        + "error[a]: wrong\n   --> z.axml\n\nFound 3 errors.\n")
    // They take no frames from the program's own.
    #expect(render(TextStyle(order: .severity)).contains("in third-party code:\nlib/c.axml:1:1: error[a]"))
  }

  @Test func errorsFirst() {
    let findings = [
      finding("w", .warning, column: 1), finding("a", column: 2), finding("i", .info, column: 3),
      finding("w", .warning, in: "b", column: 1), finding("a", in: "b", column: 2),
    ]
    let style = TextStyle(order: .severity)
    #expect(
      render(findings, style) == frame("a", 2) + frame("a", 2, in: "b") + frame("w", 1, "warning")
        + frame("w", 1, in: "b", "warning") + frame("i", 3, "info")
        + "Found 2 errors, 2 warnings and 1 info.\n")
    #expect(
      Sample.render(
        .concise, Report(diagnostics: findings),
        in: Sample.context(textStyle: style, files: TextLayoutTests.files)) == """
          a.axml:1:2: error[a]: wrong
          b.axml:1:2: error[a]: wrong
          a.axml:1:1: warning[w]: wrong
          b.axml:1:1: warning[w]: wrong
          a.axml:1:3: info[i]: wrong

          """)
    // What programs read has one order.
    for format in [OutputFormat.json, .sarif, .github, .gitlab, .checkstyle, .junit, .html] {
      let report = Report(diagnostics: findings)
      #expect(
        Sample.render(format, report, in: Sample.context(textStyle: style, files: TextLayoutTests.files))
          == Sample.render(format, report, in: Sample.context(files: TextLayoutTests.files)))
    }
  }

  @Test func aTerminalIsToldHowMuchWasCheckedAndHowLongItTook() {
    func render(_ report: Report, _ rules: Int, _ milliseconds: Int, chinese: Bool = false) -> String {
      let context = ReportContext(
        toolVersion: "0.1.0", workingDirectory: "/", language: chinese ? .chinese : .english,
        textStyle: TextStyle(run: .init(ruleCount: rules, duration: .milliseconds(milliseconds)))
      ) { _ in nil }
      return Sample.render(.text, report, in: context)
    }
    #expect(
      render(Report(fileCount: 270), 241, 391)
        == "No problems found in 270 files.\n270 files, 241 rules, 0.39 s\n")
    #expect(
      render(Report(fileCount: 1), 1, 12_004) == "No problems found in 1 file.\n1 file, 1 rule, 12.00 s\n")
    #expect(
      render(Report(fileCount: 2), 3, 1_055, chinese: true) == "没有发现问题：检查了 2 个文件。\n2 个文件，3 条规则，1.06 秒\n")
    #expect(render(Report(), 241, 391) == "There was nothing to check.\n")
  }

  @Test func aBaselineIsSummedUp() {
    func summary(_ places: Int, _ findings: [Diagnostic], shown: [Diagnostic] = []) -> String {
      var report = Report(diagnostics: shown, fileCount: 3, baselinedCount: places)
      report.baselined = BaselinedFindings(findings)
      return Sample.render(.text, report, in: Sample.context(files: TextLayoutTests.files))
    }
    let infos = [finding("i", .info, column: 1), finding("i", .info, column: 2), finding("a", column: 1)]
    #expect(
      summary(7, infos) == """
        No new problems in 3 files (7 known ones in the baseline).
        The baseline hides 7 places of 3 findings, 2 of them infos.

        """)
    #expect(
      summary(2, Array(infos.dropFirst())) == """
        No new problems in 3 files (2 known ones in the baseline).
        The baseline hides 2 findings, 1 of them an info.

        """)
    #expect(summary(1, [infos[2]]) == "No new problems in 3 files (1 known one in the baseline).\n")
    #expect(
      summary(7, infos, shown: [infos[2]]).hasSuffix(
        """
        Found 1 error (7 in the baseline); 3 files checked.
        The baseline hides 7 places of 3 findings, 2 of them infos.

        """))
  }

  @Test func whatAHelpListsIsOneALine() {
    var finding = finding("a", column: 1)
    finding.help = "implement these methods:"
    finding.helpItems = ["close:", "open: or openAll: which is a long name of a method"]
    #expect(
      render([finding], TextStyle(width: 40)) == """
        error[a]: wrong
           --> a.axml:1:1
            |
          1 | abcdefghijklm
            | ^
            |
            = help: implement these methods:
                close:
                open: or openAll: which is a
                  long name of a method

        Found 1 error.

        """)
    let report = Report(diagnostics: [finding])
    let context = Sample.context(files: TextLayoutTests.files)
    #expect(
      Sample.render(.json, report, in: context).contains(
        #""help": "implement these methods:\n- close:\n- open: or openAll: which is a long name of a method","#
      ))
    #expect(Sample.render(.github, report, in: context).contains("methods:%0A- close:%0A- open: or"))
    #expect(
      Sample.render(.html, report, in: context).contains(
        """
        <p class="note"><b>Help</b> implement these methods:</p>
        <ul class="items">
        <li>close:</li>
        <li>open: or openAll: which is a long name of a method</li>
        </ul>
        """))
  }

  /// A line that is longer than the terminal goes on after blanks; a pipe gets it whole.
  @Test func linesAreWrappedOnATerminalOnly() {
    var long = many(4)
    long[3].message = "this is a message that does not fit on one line of a narrow terminal"
    #expect(
      render(long, TextStyle(width: 60)).contains(
        """
        a.axml:1:4: error[a]: this is a message that does not fit on
            one line of a narrow terminal

        """))
    #expect(render(long).contains("a.axml:1:4: error[a]: \(long[3].message.english)\n"))
  }

  /// The name of a rule is never cut: a link leads from it.
  @Test func aRuleThatDoesNotFitAfterItsPlaceIsOnTheNextLine() {
    #expect(render(many(4), TextStyle(width: 22)).contains("\na.axml:1:4: error[a]:\n    wrong\n"))
    #expect(render(many(4), TextStyle(width: 20)).contains("\na.axml:1:4:\n    error[a]: wrong\n"))
  }

  @Test func chinese() {
    let context = ReportContext(
      toolVersion: "0.1.0", workingDirectory: "/repo/app", language: .chinese,
      isVendored: { $0.hasPrefix("/repo/app/lib/") },
      source: { path in TextLayoutTests.files[path].map { SourceText(path: path, bytes: $0) } })
    let findings = many(4) + [finding("a", in: "lib/c", column: 1, fix: .safe)]
    #expect(
      Sample.render(.text, Report(diagnostics: findings, fileCount: 2), in: context).hasSuffix(
        """
        此文件中还有：
        a.axml:1:4: error[a]: 有误

        第三方代码中：
        lib/c.axml:1:1: error[a]: 有误 [*]

        发现 5 个错误（1 个可用 --fix 修复）；检查了 2 个文件。
        2 个问题只显示一行，用 --full 显示源码。

        """))
    let baselined = Report(fileCount: 2, baselinedCount: 3)
    #expect(
      Sample.render(.text, baselined, in: context).hasPrefix("没有新问题：检查了 2 个文件（基线中有 3 个已知问题）。\n"))
  }
}
