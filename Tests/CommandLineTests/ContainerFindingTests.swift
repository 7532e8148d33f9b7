import Diagnostics
import Files
import Testing

/// Findings of containers in native sources and in XML, with all that shows, hides and fixes findings.
@Suite struct ContainerFindingTests {
  private static let fixtures =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/native"
  private static let mapping = "widget/resources/widgets.xml"

  /// The projects with defects of both containers side by side: 39 findings, 4 of them in the XML, and one that is
  /// hidden there.
  private let workspace: Workspace

  init() throws {
    workspace = Workspace()
    for (from, to, names) in [
      ("splash-view/defects", "splash", ["CitySplash.m", "TownSplash.swift"]),
      ("widget/defects", "widget", ["Dial.m", "DialEvents.h", "Lamp.swift", "resources/widgets.xml"]),
    ] {
      for name in names {
        let text = try DiskFileSystem().read("\(ContainerFindingTests.fixtures)/\(from)/\(name)")
        workspace.write("\(to)/\(name)", text.string(ByteRange(0, text.count)))
      }
    }
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A format with a text that it has once for each finding, the number of findings, and the finding about the class in the
  /// XML.
  @Test(
    arguments: [
      ("text", "\n   --> ", 39, "   --> widget/resources/widgets.xml:17:106\n"),
      (
        "concise", "]: ", 39,
        "widget/resources/widgets.xml:17:106: error[unknown-widget-class]: unknown class \"Lampe\"\n"
      ),
      (
        "json", "{\"rule\": ", 39,
        #""path": "widget/resources/widgets.xml", "range": {"start": {"line": 17, "column": 106, "offset": 1789}, "end": {"line": 17, "column": 111, "offset": 1794}}"#
      ),
      (
        "sarif", "\"ruleIndex\": ", 39,
        #"{"artifactLocation": {"uri": "widget/resources/widgets.xml", "uriBaseId": "%SRCROOT%"}, "region": {"startLine": 17, "startColumn": 106, "endLine": 17, "endColumn": 111}}"#
      ),
      (
        "github", "title=mpcheck%3A ", 39,
        "::error file=widget/resources/widgets.xml,line=17,endLine=17,col=106,endColumn=111,title=mpcheck%3A unknown-widget-class::unknown class \"Lampe\"%0Ahelp: write Lamp\n"
      ),
      (
        "gitlab", "\"check_name\": ", 39,
        #""location": {"path": "widget/resources/widgets.xml", "lines": {"begin": 17, "end": 17}}"#
      ),
      (
        "checkstyle", "<error ", 39,
        "<error line=\"17\" column=\"106\" severity=\"error\" message=\"unknown class &quot;Lampe&quot;&#10;help: write Lamp\" source=\"mpcheck.unknown-widget-class\"/>"
      ),
      (
        "junit", "<testcase ", 39,
        "<testcase name=\"unknown-widget-class (17:106)\" classname=\"widget/resources/widgets.xml\" file=\"widget/resources/widgets.xml\" line=\"17\">"
      ),
      ("html", "<article ", 39, "widgetclass=&quot;<mark>Lampe</mark>&quot;"),
    ] as [(String, String, Int, String)])
  func isShownInEveryFormat(format: String, unit: String, count: Int, mapping: String) {
    let run = workspace.run("lint", ".", "--format", format)
    #expect(run.status == 1)
    #expect(("\n" + run.output).split(separator: unit, omittingEmptySubsequences: false).count - 1 == count)
    #expect(run.output.contains(mapping))
  }

  /// The comment that hides a finding is in the file of the finding.
  @Test(
    arguments: [
      ("missing-splash-method", "// mpcheck-disable-next-line missing-splash-method: why"),
      ("unraised-widget-event", "// mpcheck-disable-next-line unraised-widget-event: why"),
      ("unread-widget-property", "<!-- mpcheck-disable-next-line unread-widget-property: why -->"),
      ("unknown-widget-class", "<!-- mpcheck-disable-next-line unknown-widget-class: why -->"),
    ])
  func explainShowsTheCommentOfTheFile(rule: String, comment: String) {
    let run = workspace.run("explain", rule)
    #expect(run.status == 0)
    #expect(run.output.contains("  one place:     \(comment)\n"))
  }

  @Test func rulesAndCompletionsKnowThem() {
    let json = workspace.run("rules", "--format", "json").output
    #expect(json.split(separator: "\"category\": \"splash-view\"").count - 1 == 12)
    #expect(json.split(separator: "\"category\": \"widget\"").count - 1 == 17)
    for shell in ["bash", "zsh", "fish"] {
      let script = workspace.run("--generate-completion-script", shell).output
      #expect(script.contains("unattached-extension-delegate"))
      #expect(script.contains("mixed-widget-environment"))
    }
  }

  @Test func isHiddenByCommentsOfAllKinds() throws {
    func change(_ name: String, _ old: String, _ new: String) throws {
      let text = try #require(workspace.read(name))
      #expect(text.contains(old))
      workspace.write(name, text.replacing(old, with: new))
    }
    try change(
      "splash/CitySplash.m", "- (UIView *)createSplashView",
      "// mpcheck-disable-next-line unused-splash-action: its owner closes it\n- (UIView *)createSplashView")
    try change(
      "splash/TownSplash.swift", "class TownSplash",
      "// mpcheck-disable nil-splash-view, empty-splash-method: not done\nclass TownSplash")
    try change(
      "widget/DialEvents.h", "@protocol",
      "// mpcheck-disable-file unreadable-widget-event: generated\n@protocol")
    try change(
      Self.mapping, "<property name=\"range\"",
      "<!-- mpcheck-disable unsupported-widget-type: Android has it --><property name=\"range\"")
    try change(
      Self.mapping, "</cwiclasses>",
      "<!-- mpcheck-enable unsupported-widget-type --></cwiclasses><!-- mpcheck-disable-file unread-widget-property -->"
    )
    let run = workspace.run("lint", ".", "--format", "concise")
    // The comment that was there hides only what the one for the whole file hides, too.
    #expect(lines(run.output).count { $0.contains("unsupported-widget-type") } == 0)
    for rule in [
      "nil-splash-view", "empty-splash-method", "unreadable-widget-event", "unread-widget-property",
    ] {
      #expect(!run.output.contains("[\(rule)]"), "\(rule)")
    }
    #expect(lines(run.output).count { $0.contains("unused-splash-action") } == 1)
  }

  @Test func aBaselineHidesThem() throws {
    let written = workspace.run("lint", ".", "--baseline", "known.json", "--write-baseline")
    #expect(written.error == "note: known.json contains 39 findings\n")
    let run = workspace.run("lint", ".", "--baseline", "known.json")
    #expect(run.status == 0)
    #expect(run.output == "No new problems in 6 files (1 suppressed, 39 known ones in the baseline).\n")
    // A line more does not bring them back; another property does.
    let mapping = try #require(workspace.read(Self.mapping))
    workspace.write(Self.mapping, "<!-- new -->\n" + mapping.replacing("\"size\"", with: "\"width\""))
    let changed = workspace.run("lint", ".", "--baseline", "known.json", "--format", "concise")
    #expect(
      changed.output
        == "widget/resources/widgets.xml:15:17: warning[unread-widget-property]: \"Lamp\" does not read \"width\"\n"
    )
    #expect(
      changed.error == "note: known.json contains 1 finding that is gone; --write-baseline drops it\n")
  }

  /// In the protocol of events a comment would be a finding itself, so none is written there.
  @Test func suppressionsAreAddedAndOneIsNotWhereItWouldBeWrong() throws {
    let run = workspace.run("lint", ".", "--add-suppressions", "later", "--format", "concise")
    #expect(run.status == 1)
    #expect(
      run.error
        == "note: 33 findings hidden by comments\nnote: 6 left: no comment can be written above them\n")
    #expect(
      lines(run.output).dropLast().map { $0.prefix { $0 != " " } } == [
        "splash/TownSplash.swift:17:34:", "widget/DialEvents.h:2:1:", "widget/DialEvents.h:3:8:",
        "widget/DialEvents.h:3:18:", "widget/DialEvents.h:4:9:",
        "widget/DialEvents.h:4:9:",
      ])
    let mapping = try #require(workspace.read(Self.mapping))
    #expect(
      lines(mapping).filter { $0.contains("later") } == [
        "<!-- mpcheck-disable-next-line unsupported-widget-type: later -->",
        "<!-- mpcheck-disable-next-line unknown-event-delegate: later -->",
        "<!-- mpcheck-disable-next-line unread-widget-property: later -->",
        "<!-- mpcheck-disable-next-line unknown-widget-class: later -->",
      ])
    let again = workspace.run("lint", ".", "--add-suppressions", "later")
    #expect(again.error.hasPrefix("note: 0 findings hidden by comments\n"))
  }

  /// Real mappings have one line; before an XML declaration nothing can be.
  @Test(
    arguments: [
      ("", "", "<!-- mpcheck-disable-next-line unsupported-widget-type: old -->\n"),
      ("\u{FEFF}", "\u{FEFF}", "<!-- mpcheck-disable-next-line unsupported-widget-type: old -->\n"),
      (
        "<?xml version=\"1.0\"?>\r\n", "<?xml version=\"1.0\"?>\r\n",
        "<!-- mpcheck-disable-next-line unsupported-widget-type: old -->\r\n"
      ),
      ("<?xml version=\"1.0\"?>", "<?xml version=\"1.0\"?>", ""),
    ])
  func aSuppressionOfAMappingOfOneLine(start: String, before: String, comment: String) {
    let end = start.contains("\r") ? "\r\n" : "\n"
    let mapping =
      "<application cwixmlversion=\"1\"><cwiclass jsname=\"a\"><classmapping platform=\"ipad\" library=\"a\" widgetclass=\"A\"/><property name=\"p\"><mapping platform=\"ipad\" type=\"CGFloat\"/></property></cwiclass></application>\(end)"
    let workspace = Workspace(["w.xml": start + mapping])
    let run = workspace.run("lint", "w.xml", "--add-suppressions", "old")
    #expect(workspace.read("w.xml") == before + comment + mapping)
    #expect(run.error.hasPrefix("note: \(comment.isEmpty ? "0 findings" : "1 finding") hidden by comments\n"))
  }

  @Test func fixesAreMadeInAllKindsOfFiles() throws {
    let run = workspace.run("lint", ".", "--fix", "--unsafe-fixes")
    #expect(
      run.output.hasSuffix("\nFound 10 errors and 22 warnings (7 fixed, 1 suppressed); 6 files checked.\n"))
    for (name, new) in [
      ("splash/CitySplash.m", "splashView updateLoadingInfo:(GRVSplashViewInfo *)info"),
      ("splash/CitySplash.m", "[code isEqual:@\"1001\"]"),
      ("widget/Dial.m", "eventDelegate withVoltMXEnvironment:(id)env"),
      ("widget/Dial.m", "- (void)willDestroyWidget {"), ("widget/Lamp.swift", "func didCreateWidget() {"),
      (Self.mapping, "library=\"Lamp2.zip\" widgetclass=\"Lamp\"/>"),
    ] {
      #expect(workspace.read(name)?.contains(new) == true, "\(new)")
    }
  }
}
