import Diagnostics
import Reporting
import Testing

@Suite struct HTMLReporterTests {
  /// The part of `text` from `start` up to and with the next `end`.
  private func part(of text: String, from start: String, to end: String) -> String {
    let tail = text.split(separator: start, maxSplits: 1).last ?? ""
    return start + (tail.split(separator: end, maxSplits: 1).first ?? "") + end
  }

  @Test func findingsHaveFramesPlacesHelpAndFix() {
    let html = Sample.render(.html)
    #expect(
      part(of: html, from: "<article", to: "</article>") == """
        <article class="error" id="finding-1" data-severity="error" data-rule="duplicate-native-id">
        <h4><span class="badge">error</span> id &quot;map&quot; is used by 2 native views of this mini program</h4>
        <p class="place"><span class="path">pages/home/home.axml:2:41</span> <a href="#rule-1"><code>duplicate-native-id</code></a></p>
        <pre tabindex="0"><span class="line"><i>1</i><span>&lt;view&gt;
        </span></span><span class="line"><i>2</i><span>    &lt;text&gt;北京🗺️&lt;/text&gt; &lt;mpaas-component \
        id=&quot;<mark>map</mark>&quot;/&gt;
        </span></span><span class="line"><i>3</i><span>&lt;/view&gt;
        </span></span></pre>
        <ul class="related">
        <li>also here: <span class="path">pages/list/list.axml:2:7</span></li>
        </ul>
        <p class="note"><b>Help</b> give each mpaas-component an id of its own, such as &quot;home-map&quot;</p>
        </article>
        """)
    #expect(html.contains("<p class=\"note\"><b>Fix</b> quote the value (with --fix)</p>"))
  }

  @Test func rulesAreExplained() {
    #expect(
      part(of: Sample.render(.html), from: "<section class=\"rule\" id=\"rule-1\">", to: "</section>") == """
        <section class="rule" id="rule-1">
        <h3>duplicate-native-id <span class="count">2 findings</span></h3>
        <p><strong>one id on two native views</strong></p>
        <p>The container finds a view by <code>id</code>; the second &lt;view&gt; takes over the first.</p>
        <details>
        <summary>Where</summary>
        <ul>
        <li data-finding="finding-1"><a href="#finding-1"><span class="path">pages/home/home.axml:2:41</span></a></li>
        <li data-finding="finding-2"><a href="#finding-2"><span class="path">pages/list/list.axml:2:7</span></a></li>
        </ul>
        </details>
        </section>
        """)
  }

  @Test func saysWhatWasLintedWhenAndByWhich() {
    let context = ReportContext(
      toolVersion: "0.1.0", workingDirectory: "/", subject: "coffee <&> and 2 more",
      time: UTCTime(secondsSince1970: 1_772_694_599)
    ) { _ in nil }
    let html = String(decoding: OutputFormat.html.render(Report(), in: context), as: UTF8.self)
    #expect(html.contains("<title>mpcheck report: coffee &lt;&amp;&gt; and 2 more</title>"))
    #expect(
      html.contains(
        "<p class=\"place\">coffee &lt;&amp;&gt; and 2 more, 2026-03-05 07:09 UTC, mpcheck 0.1.0</p>"))
  }

  /// The expected values are those of `date -u -d @SECONDS`.
  @Test(arguments: [
    (0, "1970-01-01 00:00 UTC"), (951_782_399, "2000-02-28 23:59 UTC"), (951_782_400, "2000-02-29 00:00 UTC"),
    (951_868_800, "2000-03-01 00:00 UTC"), (1_709_251_199, "2024-02-29 23:59 UTC"),
    (4_107_542_400, "2100-03-01 00:00 UTC"), (-1, "1969-12-31 23:59 UTC"),
    (-86_400, "1969-12-31 00:00 UTC"), (-2_203_891_200, "1900-03-01 00:00 UTC"),
  ])
  func timeIsInUTC(seconds: Int, expected: String) {
    #expect(UTCTime(secondsSince1970: seconds).text == expected)
  }

  @Test func totals() {
    #expect(
      part(of: Sample.render(.html), from: "<header>", to: "</header>") == """
        <header>
        <h1>mpcheck report</h1>
        <p class="place">mpcheck 0.1.0</p>
        <ul class="totals">
        <li class="error"><strong>2</strong> errors</li>
        <li class="warning"><strong>1</strong> warning</li>
        <li class="none"><strong>0</strong> infos</li>
        <li class="plain"><strong>12</strong> files checked</li>
        <li class="plain"><strong>1</strong> fixable</li>
        <li class="plain"><strong>3</strong> suppressed</li>
        </ul>
        <ul class="notes">
        <li>native types are not checked</li>
        </ul>
        </header>
        """)
  }

  @Test func linksLeadSomewhere() {
    let html = Sample.render(.html)
    let links = html.split(separator: "href=\"#").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(links.count == 1 + 2 + 2 + 3 + 3)
    for link in links { #expect(html.contains(" id=\"\(link)\"")) }
  }

  @Test func loadsNothing() {
    let html = Sample.render(.html)
    #expect(html.contains("content=\"default-src 'none'; style-src 'sha256-"))
    #expect(!html.contains("unsafe-inline"))
    for reference in ["http:", "https:", "src=", "@import", "url("] { #expect(!html.contains(reference)) }
  }

  @Test func aCleanReportNeedsNoScript() {
    let html = Sample.render(.html, Sample.clean)
    #expect(html.contains("<p><strong>No problems found</strong> in 12 files.</p>"))
    #expect(!html.contains("<script"))
    #expect(firstMarkupError(in: html, voidElements: ["meta", "input", "wbr"]) == nil)
  }

  @Test func whatIsHiddenIsCounted() {
    var report = Sample.report
    report.hide(below: .error)
    let some = Sample.render(.html, report)
    // One total says both: none of them is shown.
    #expect(
      part(of: some, from: "<ul class=\"totals\">", to: "</ul>") == """
        <ul class="totals">
        <li class="error"><strong>2</strong> errors</li>
        <li class="warning"><strong>1</strong> warning hidden</li>
        <li class="none"><strong>0</strong> infos</li>
        <li class="plain"><strong>12</strong> files checked</li>
        <li class="plain"><strong>1</strong> fixable</li>
        <li class="plain"><strong>3</strong> suppressed</li>
        </ul>
        """)
    report.diagnostics = []
    #expect(
      Sample.render(.html, report).contains(
        "<p>Found no errors (1 warning hidden; --min-severity warning shows it).</p>"))
  }

  @Test func isSortedByFileSeverityOrRule() {
    let html = Sample.render(.html)
    #expect(
      part(of: html, from: "<label>Sort by", to: "</label>") == """
        <label>Sort by <select id="sort">
        <option value="file" data-title="By file">file</option>
        <option value="severity" data-title="By severity">severity</option>
        <option value="rule" data-title="By rule">rule</option>
        </select></label>
        """)
  }

  /// Lines are shown without the indentation that all of them have.
  @Test func aFrameIsNotIndented() {
    let bytes = Array("    <a>\n      <b/>\n    </a>\n".utf8)
    func frame(_ range: ByteRange) -> String {
      part(of: Sample.render(.html, marking: range, of: bytes), from: "<pre", to: "</pre>")
    }
    #expect(
      frame(ByteRange(15, 16)) == """
        <pre tabindex="0"><span class="line"><i>1</i><span>&lt;a&gt;
        </span></span><span class="line"><i>2</i><span>  &lt;<mark>b</mark>/&gt;
        </span></span><span class="line"><i>3</i><span>&lt;/a&gt;
        </span></span></pre>
        """)
    // What is marked is shown.
    #expect(frame(ByteRange(9, 15)).contains("<i>2</i><span><mark>     &lt;</mark>b/&gt;\n"))
  }

  @Test func anEmptyMarkIsAPoint() {
    let bytes = Array("<view>\n".utf8)
    #expect(
      part(of: Sample.render(.html, marking: ByteRange(7, 7), of: bytes), from: "<pre", to: "</pre>") == """
        <pre tabindex="0"><span class="line"><i>1</i><span>&lt;view&gt;
        </span></span><span class="line"><i>2</i><span><mark class="point"></mark>
        </span></span></pre>
        """)
  }
}
