import Diagnostics
import Reporting
import Testing

@Suite struct TextReporterTests {
  @Test func framesRelatedPlacesHelpAndSummary() {
    #expect(
      Sample.render(.text) == """
        error[duplicate-native-id]: id "map" is used by 2 native views of this mini program
           --> pages/home/home.axml:2:41
            |
          1 | <view>
          2 |     <text>北京🗺️</text> <mpaas-component id="map"/>
            |                                              ^^^
          3 | </view>
            |
           ::: pages/list/list.axml:2:7
            |
          2 |   id="map"
            |       --- also here
            |
            = help: give each mpaas-component an id of its own, such as "home-map"

        error[duplicate-native-id]: id "map" is used by 2 native views of this mini program
           --> pages/list/list.axml:2:7
            |
          1 | <mpaas-component
          2 |   id="map"
            |       ^^^
          3 |   color=red
            |
           ::: pages/home/home.axml:2:41
            |
          2 |     <text>北京🗺️</text> <mpaas-component id="map"/>
            |                                              --- also here
            |
            = help: give each mpaas-component an id of its own, such as "home-map"

        warning[unquoted-value]: the value of "color" has no quotes
           --> pages/list/list.axml:3:9
            |
          2 |   id="map"
          3 |   color=red
            |         ^^^
          4 | />
            |
            = fix: quote the value (with --fix)

        Found 2 errors and 1 warning (1 fixable with --fix, 3 suppressed); 12 files checked.

        """)
  }

  @Test func aCleanRunHasAFriendlyLine() {
    #expect(Sample.render(.text, Sample.clean) == "No problems found in 12 files.\n")
    #expect(Sample.render(.text, Report()) == "There was nothing to check.\n")
    var empty = Report()
    empty.reasonsForNothing = ["no page in docs", "a.vue is not a page"]
    #expect(
      Sample.render(.text, empty) == "There was nothing to check (no page in docs; a.vue is not a page).\n")
    var strange = Report(fileCount: 12)
    strange.unrecognisedSourceCount = 12
    #expect(
      Sample.render(.text, strange)
        == "Nothing to report on: nothing in 12 native sources was recognised.\n")
    strange.unrecognisedSourceCount = 1
    #expect(
      Sample.render(.text, strange) == "Nothing to report on: nothing in 1 native source was recognised.\n")
    let quiet = Sample.context(textStyle: TextStyle(showsSummary: false))
    #expect(Sample.render(.text, Sample.clean, in: quiet) == "")
  }

  @Test func marksTheFirstAndTheLastLineOfALongRange() {
    let bytes = Array("<view>\n  <block\n    a\n    b\n  >\n  </block>\n</view>\n".utf8)
    let range = ByteRange(of: "<block\n    a\n    b\n  >\n  </block>", in: bytes)
    #expect(
      Sample.render(.text, marking: range, of: bytes) == """
        error[a-rule]: wrong
           --> a.axml:2:3
            |
          1 | <view>
          2 |   <block
            |   ^^^^^^
          3 |     a
        ...
          5 |   >
          6 |   </block>
            |   ^^^^^^^^
          7 | </view>


        """)
  }

  @Test func marksTheEndOfTheFile() {
    let bytes = Array("<view>\n".utf8)
    #expect(
      Sample.render(.text, marking: ByteRange(7, 7), of: bytes) == """
        error[a-rule]: wrong
           --> a.axml:2:1
            |
          1 | <view>
          2 |
            | ^


        """)
  }

  @Test(arguments: [0, 40, 3_000, 200_000])
  func clipsLongLinesAroundTheMark(before: Int) throws {
    let bytes = Array(
      (String(repeating: "图x", count: before) + "MARK" + String(repeating: "y", count: 900)).utf8)
    let range = ByteRange(of: "MARK", in: bytes)
    let text = Sample.render(
      .text, marking: range, of: bytes, textStyle: TextStyle(width: 60, showsSummary: false))
    let lines = text.split(separator: "\n")
    let (line, marker) = (lines[3], lines[4])
    #expect(lines.count == 5)
    #expect(line.hasSuffix("…"))
    #expect(line.dropFirst(6).hasPrefix("…") == (before > 0))
    // Each wide character before the mark takes two cells.
    let wide = line.prefix(while: { $0 != "M" }).filter { $0 == "图" }.count
    let column = try #require(line.firstIndex(of: "M"))
    let caret = try #require(marker.firstIndex(of: "^"))
    #expect(
      line.distance(from: line.startIndex, to: column) + wide
        == marker.distance(from: marker.startIndex, to: caret))
    #expect(marker.hasSuffix("^^^^") && !marker.hasSuffix(" ^^^^^"))
    #expect(line.count + line.filter { $0 == "图" }.count <= 60)
  }

  @Test(arguments: [
    ("\tx MARK", 6), ("ab\tMARK", 4), ("地图MARK", 4), ("e\u{301}MARK", 1), ("👨‍👩‍👧MARK", 2), ("👍🏽MARK", 2),
    ("❤️MARK", 2), ("1️⃣MARK", 2), ("🇨🇳MARK", 2), ("한MARK", 2), ("ＡMARK", 2), ("\u{1B}MARK", 1),
    ("\u{202E}MARK", 8),
  ])
  func countsCells(line: String, cells: Int) {
    let bytes = Array(line.utf8)
    let text = Sample.render(.text, marking: ByteRange(of: "MARK", in: bytes), of: bytes)
    #expect(text.hasSuffix("    | " + String(repeating: " ", count: cells) + "^^^^\n\n"))
  }

  @Test func standsInForWhatATerminalWouldObey() {
    let bytes = Array("<a b=\"\u{1B}[31m\u{7}\u{85}\u{202E}\"/>".utf8) + [0xFF]
    let text = Sample.render(
      .text, marking: ByteRange(0, 2), of: bytes, path: "/repo/app/\u{1B}]0;x\u{7}\n.axml",
      message: "tag \"\u{1B}c\" is \u{2066}odd")
    #expect(
      text == """
        error[a-rule]: tag "␛c" is <U+2066>odd
           --> ␛]0;x␇␊.axml:1:1
            |
          1 | <a b="␛[31m␇<U+0085><U+202E>"/>\u{FFFD}
            | ^^


        """)
  }

  @Test func listsFurtherRelatedPlacesWithoutFrames() {
    let bytes = Array("a b c d e\n".utf8)
    let path = "/repo/app/a.axml"
    func at(_ offset: Int) -> Place { Place(path: path, range: ByteRange(offset, offset + 1)) }
    let finding = Diagnostic(
      rule: "a-rule", category: "markup", severity: .info, message: "wrong", place: at(4),
      related: [0, 2, 6, 8].map { RelatedPlace("and", at: at($0)) })
    #expect(
      Sample.render(.text, Report(diagnostics: [finding]), in: Sample.context(files: [path: bytes])) == """
        info[a-rule]: wrong
           --> a.axml:1:5
            |
          1 | a b c d e
            |     ^
            | - and
            |   - and
            |
            = and: a.axml:1:7
            = and: a.axml:1:9

        Found 1 info.

        """)
  }

  private func finding(_ rule: String, _ severity: Severity, at offset: Int = 0) -> Diagnostic {
    Diagnostic(
      rule: rule, category: "markup", severity: severity, message: "wrong",
      place: Place(path: "/repo/app/a.axml", range: ByteRange(offset, offset + 1)))
  }

  private func summary(_ findings: [Diagnostic], below severity: Severity, suppressed: Int = 0) -> String? {
    var report = Report(diagnostics: findings, fileCount: 2, suppressedCount: suppressed)
    report.hide(below: severity)
    return Sample.render(.text, report, in: Sample.context(files: [:])).split(separator: "\n").last
      .map(String.init)
  }

  @Test func whatIsHiddenIsCounted() {
    let infos = [finding("a", .info), finding("b", .info)]
    let all = [finding("e", .error), finding("w", .warning)] + infos
    #expect(
      summary(all, below: .warning)
        == "Found 1 error and 1 warning (2 infos hidden; --min-severity info shows them); 2 files checked.")
    #expect(
      summary(all, below: .error, suppressed: 3)
        == "Found 1 error (1 warning and 2 infos hidden; --min-severity info shows them; 3 suppressed); 2 files checked."
    )
    #expect(
      summary(infos, below: .warning)
        == "Found no errors or warnings (2 infos hidden; --min-severity info shows them); 2 files checked.")
    #expect(
      summary([finding("w", .warning)], below: .error)
        == "Found no errors (1 warning hidden; --min-severity warning shows it); 2 files checked.")
  }

  @Test func aFixReplacesTheHelp() {
    var finding = finding("a", .error)
    finding.help = "put it in quotes"
    finding.fix = Fix("quote it", .suggested, edits: [])
    #expect(
      Sample.render(.text, Report(diagnostics: [finding]), in: Sample.context(files: [:])) == """
        error[a]: wrong
           --> a.axml
            = fix: quote it (with --unsafe-fixes)

        Found 1 error (1 fixable with --unsafe-fixes).

        """)
  }

  @Test func aLabelThatDoesNotFitAfterItsMarkerIsBeforeIt() {
    let bytes = Array(("x" + String(repeating: " ", count: 40) + "y").utf8)
    let path = "/repo/app/a.axml"
    let finding = Diagnostic(
      rule: "a-rule", category: "markup", severity: .info, message: "wrong",
      place: Place(path: path, range: ByteRange(0, 1)),
      related: [RelatedPlace("the end", at: Place(path: path, range: ByteRange(41, 42)))])
    let context = Sample.context(textStyle: TextStyle(width: 50, showsSummary: false), files: [path: bytes])
    #expect(
      Sample.render(.text, Report(diagnostics: [finding]), in: context) == """
        info[a-rule]: wrong
           --> a.axml:1:1
            |
          1 | x                                        y
            | ^
            |                                  the end -


        """)
  }

  @Test func aFileThatIsGoneHasNoFrame() {
    var report = Sample.report
    report.diagnostics.removeLast(2)
    #expect(
      Sample.render(.text, report, in: Sample.context(files: [:])) == """
        error[duplicate-native-id]: id "map" is used by 2 native views of this mini program
           --> pages/home/home.axml
           ::: pages/list/list.axml: also here
            = help: give each mpaas-component an id of its own, such as "home-map"

        Found 1 error (3 suppressed); 12 files checked.

        """)
  }

  @Test func coloursOnlyAddSequences() {
    let plain = Sample.render(.text)
    let colored = Sample.render(.text, in: Sample.context(textStyle: TextStyle(usesColor: true)))
    #expect(colored.hasPrefix("\u{1B}[1;31merror[duplicate-native-id]\u{1B}[0m\u{1B}[1m: id"))
    var stripped = ""
    var isInside = false
    for scalar in colored.unicodeScalars {
      if scalar == "\u{1B}" { isInside = true }
      if !isInside { stripped.unicodeScalars.append(scalar) }
      if scalar == "m" { isInside = false }
    }
    #expect(stripped == plain)
  }

  @Test func positionsAreLinksWhereTheTerminalShowsThem() {
    let text = Sample.render(
      .text, marking: ByteRange(1, 5), of: Array("<view/>".utf8), path: "/repo/app/页 1.axml",
      textStyle: TextStyle(showsSummary: false, linkHost: "a machine"))
    let address = "file://a%20machine/repo/app/%E9%A1%B5%201.axml"
    #expect(text.contains("--> \u{1B}]8;;\(address)\u{1B}\\页 1.axml:1:2\u{1B}]8;;\u{1B}\\\n"))
  }

  @Test func wrapsSentencesOnATerminalOnly() {
    let message = "the handler \"点击地图\" of this element is no method of the script that belongs to the page"
    let bytes = Array("<view/>".utf8)
    let wrapped = Sample.render(
      .text, marking: ByteRange(1, 5), of: bytes, message: message,
      textStyle: TextStyle(width: 40, showsSummary: false))
    #expect(
      wrapped.hasPrefix(
        """
        error[a-rule]: the handler "点击地图" of
          this element is no method of the
          script that belongs to the page
           --> a.axml:1:2
        """))
    #expect(
      Sample.render(.text, marking: ByteRange(1, 5), of: bytes, message: message).contains(message + "\n"))
  }

  @Test func rangesBeyondTheTextDoNotTrap() {
    let bytes = Array("<view>\n".utf8)
    for range in [
      ByteRange(0, UInt32.max), ByteRange(UInt32.max, UInt32.max), ByteRange(5, 2), ByteRange(7, 900),
    ] {
      for format in OutputFormat.allCases {
        #expect(!Sample.render(format, marking: range, of: bytes).isEmpty)
      }
    }
    for cut in 0...Sample.homeBytes.count {
      let report = Sample.report
      let files = [Sample.home: Array(Sample.homeBytes.prefix(cut)), Sample.list: [0xE5, 0x80]]
      for format in OutputFormat.allCases {
        #expect(!Sample.render(format, report, in: Sample.context(files: files)).isEmpty)
      }
    }
  }
}

@Suite struct WrappingTests {
  @Test func breaksBetweenWordsAndCountsCells() {
    #expect(wrapped("one two three", width: nil) == "one two three")
    #expect(wrapped("one two three", width: 7) == "one two\nthree")
    #expect(wrapped("  one two three\n\nfour\n", width: 9, hanging: 2) == "  one two\n    three\n\nfour\n")
    #expect(wrapped("页面 目录 a", width: 6) == "页面\n目录 a")
    // What closes a name does not open another.
    #expect(wrapped("`abc`，一二三四五六七八九十", width: 24) == "`abc`，一二三四五六七八\n九十")
    #expect(
      wrapped("报错 \"a b\"，一二三四五六七八九十", width: 24) == "报错 \"a b\"，一二三四五六\n七八九十")
    // A count stays with what it counts.
    #expect(wrapped("in: a.axml (3), b.axml (12) and", width: 14) == "in:\na.axml (3),\nb.axml (12)\nand")
    #expect(wrapped("one two (a) (b2)", width: 7) == "one two\n(a)\n(b2)")
    #expect(wrapped("a   b", width: 3) == "a\nb")
    #expect(wrapped("toolongaword b", width: 4) == "toolongaword\nb")
    #expect(wrapped("\u{1B}[1mone\u{1B}[0m two", width: 7) == "\u{1B}[1mone\u{1B}[0m two")
    #expect(wrapped("", width: 7) == "")
  }
}
