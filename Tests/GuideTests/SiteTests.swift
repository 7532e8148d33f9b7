import Diagnostics
import Files
import Guide
import Linting
import Markup
import Reporting
import Rules
import Testing

/// The pages as texts: each link leads somewhere, and each rule has what `explain` says of it.
@Suite struct SiteTests {
  private static let files = Site(version: "1.2.3").files
  private static let texts = Dictionary(
    uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  private static let chinese = Dictionary(
    uniqueKeysWithValues: Site(version: "1.2.3", language: .chinese).files.map {
      ($0.path, String(decoding: $0.bytes, as: UTF8.self))
    })
  private static let pages = texts.keys.filter { $0.hasSuffix(".html") }.sorted()
  /// Where the guide leads out of the site.
  private static let outside: Set = [
    "https://pre-commit.com",
    "https://developers.weixin.qq.com/miniprogram/dev/devtools/editorextensions.html",
  ]
  /// The names of the places in each page.
  private static let places = Dictionary(
    uniqueKeysWithValues: pages.map { ($0, values(of: "id", in: $0)) })

  /// The values of an attribute in a page, as they are written.
  private static func values(of attribute: String, in page: String) -> [String] {
    texts[page]!.split(separator: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  /// A text as it is written in a page.
  private static func written(_ text: String) -> String {
    var html = OutputBuffer()
    html.appendProse(text)
    return String(decoding: html.bytes, as: UTF8.self)
  }

  @Test func thereIsAPageForEachRuleAndNoOther() {
    let ofRules = SiteTests.pages.filter { $0.hasPrefix("rules/") }
    #expect(ofRules == allRules.map { SiteAddress.path(ofRule: $0.id) }.sorted())
    #expect(
      SiteTests.pages.filter { !$0.hasPrefix("rules/") && !$0.hasPrefix("guide/") }
        == ["config.html", "contract.html", "exit-status.html", "guide.html", "index.html", "json.html"])
    #expect(
      SiteTests.pages.filter { $0.hasPrefix("guide/") } == Topic.all.map { "guide/\($0.name).html" }.sorted())
  }

  @Test(arguments: pages) func everyLinkLeadsToAPlace(page: String) throws {
    let links = SiteTests.values(of: "href", in: page) + SiteTests.values(of: "src", in: page)
    #expect(links.count > 6)
    for link in links
    where link != "data:," && !(page.hasPrefix("guide/") && SiteTests.outside.contains(link)) {
      #expect(!link.contains(":"), "\(link) leads out of the site")
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let file =
        parts[0].isEmpty
        ? page : String(Path.normalised("/" + Path.parent("/" + page) + "/" + parts[0]).dropFirst())
      _ = try #require(SiteTests.texts[file], "\(link)")
      if parts.count == 2 {
        #expect(SiteTests.places[file]?.contains(String(parts[1])) == true, "\(link)")
      }
    }
  }

  @Test(arguments: pages) func noPlaceHasTheNameOfAnother(page: String) throws {
    let ids = try #require(SiteTests.places[page])
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: allRules.map(\.id)) func aPageSaysWhatTheRuleSays(id: String) throws {
    let rule = try #require(allRules.first { $0.id == id })
    let page = try #require(SiteTests.texts[SiteAddress.path(ofRule: id)])
    // Names of other rules lead to their pages.
    let text = page.replacing(/<a href="\.\.\/rules\/[a-z0-9-]+\.html">([a-z0-9-]+)<\/a>/) { $0.output.1 }
    for sentence in [rule.summary.english] + rule.rationale.english.paragraphs
      + rule.silences.map({ String($0.english.dropFirst()) + "." })
      + rule.factSources.map(\.english) + rule.options.map(\.summary.english)
    {
      #expect(text.contains(SiteTests.written(sentence)), "\(sentence)")
    }
    // A sentence begins with a capital letter.
    for message in rule.examples.first(where: \.isWrong)?.messages ?? [] {
      #expect(text.contains(SiteTests.written(message)), "\(message)")
    }
    let wrong = rule.examples.filter(\.isWrong)
    let shown = wrong.prefix(1).flatMap(\.files).map { MarkedText($0.marked).marks.count }.reduce(0, +)
    #expect(text.split(separator: "<mark", omittingEmptySubsequences: false).count > shown)
    #expect(text.contains("<dt>Since</dt><dd>\(rule.since)</dd>"))
    #expect(text.contains("mpcheck.json:"))
    let index = try #require(SiteTests.texts["index.html"])
    #expect(index.contains("<a href=\"\(SiteAddress.path(ofRule: id))\"><code>\(id)</code></a>"))
  }

  /// Of the English texts a Chinese page has the sources of facts and the examples alone.
  @Test(arguments: allRules.map(\.id)) func aChinesePageSaysWhatTheRuleSays(id: String) throws {
    let rule = try #require(allRules.first { $0.id == id })
    let page = try #require(SiteTests.chinese[SiteAddress.path(ofRule: id)])
    let text = page.replacing(/<a href="\.\.\/rules\/[a-z0-9-]+\.html">([a-z0-9-]+)<\/a>/) { $0.output.1 }
    for sentence in [rule.summary.chinese] + rule.rationale.chinese.paragraphs
      + rule.silences.map({ $0.chinese + "。" })
      + rule.options.map(\.summary.chinese)
    {
      #expect(text.contains(SiteTests.written(sentence)), "\(sentence)")
    }
    for message in rule.examples.filter(\.isWrong).flatMap(\.messages) {
      #expect(!text.contains("<li>" + SiteTests.written(message) + "</li>"), "\(message)")
    }
    #expect(text.contains("<dt>起始版本</dt><dd>\(rule.since)</dd>"))
  }

  @Test func bothLanguagesHaveTheSamePages() {
    #expect(SiteTests.chinese.keys.sorted() == SiteTests.texts.keys.sorted())
    for page in SiteTests.pages {
      #expect(SiteTests.chinese[page]!.hasPrefix("<!doctype html>\n<html lang=\"zh-CN\">"), "\(page)")
      #expect(SiteTests.texts[page]!.hasPrefix("<!doctype html>\n<html lang=\"en\">"), "\(page)")
    }
    // A schema of the configuration has its descriptions in the language of the pages.
    #expect(SiteTests.chinese["report.schema.json"]!.contains("规则的 id。"))
  }

  /// A finding that is not as severe as others of its rule has its severity beside it, and the page says what it depends on.
  @Test func aFindingHasItsOwnSeverity() throws {
    let page = try #require(SiteTests.texts["rules/stray-less-than.html"])
    #expect(
      page.contains(
        "<li><span class=\"badge warning\">warning</span> &quot;&lt;&quot; does not start a tag</li>"))
    #expect(
      page.contains(
        "<p>Severity: warning where white space or another &quot;&lt;&quot; follows, error elsewhere.</p>"))
    #expect(!SiteTests.texts["rules/unbound-style.html"]!.contains("<li><span class=\"badge"))
    let chinese = try #require(SiteTests.chinese["rules/stray-less-than.html"])
    #expect(chinese.contains("<p>严重级别：后面是空白或另一个“&lt;”时为 warning，其余为 error。</p>"))
  }

  @Test(arguments: ["restricted-tags", "native-param-type", "unknown-native-param"])
  func aWrongExampleHasItsConfiguration(id: String) throws {
    let page = try #require(SiteTests.texts["rules/\(id).html"])
    let right = try #require(page.firstRange(of: "<h2>Right"))
    #expect(page[..<right.lowerBound].contains("<figcaption><code>mpcheck.json</code></figcaption>"))
  }

  @Test(arguments: allRules.filter { $0.fix != nil }.map(\.id))
  func aPageOfARuleWithAFixShowsOne(id: String) {
    #expect(SiteTests.texts["rules/\(id).html"]!.contains("<h3>After the fix</h3>"))
  }

  @Test func anUnboundStyleHasThisPage() throws {
    let page = try #require(SiteTests.texts["rules/unbound-style.html"])
    let start = try #require(page.firstRange(of: "<h2>Wrong</h2>"))
    let end = try #require(page.firstRange(of: "<h2 id=\"configure\">"))
    #expect(
      page[start.lowerBound..<end.lowerBound] == """
        <h2>Wrong</h2>
        <figure>
        <figcaption><code>pages/index/index.axml</code></figcaption>
        <pre tabindex="0"><code>&lt;view style=&quot;<mark>{ color: x }</mark>&quot;/&gt;</code></pre>
        <ul class="messages">
        <li>this style has braces, but is not bound</li>
        </ul>
        </figure>
        <h3>After the fix</h3>
        <figure>
        <figcaption><code>pages/index/index.axml</code></figcaption>
        <pre tabindex="0"><code>&lt;view style=&quot;{{ color: x }}&quot;/&gt;</code></pre>
        </figure>
        <h2>Right</h2>
        <figure>
        <figcaption><code>pages/index/index.axml</code></figcaption>
        <pre tabindex="0"><code>&lt;view style=&quot;color: red&quot;/&gt;&lt;view style=&quot;{{ color: x }}&quot;/&gt;&lt;view style=&quot;color: {{x}}&quot;/&gt;</code></pre>
        </figure>
        <h2 id="silent">Not reported when</h2>
        <ul class="lines">
        <li>The mustache is unterminated, which <a href="../rules/unterminated-mustache.html">unterminated-mustache</a> reports.</li>
        </ul>

        """)
  }

  @Test func namesTheVersion() {
    for page in SiteTests.pages { #expect(SiteTests.texts[page]!.contains("Written by mpcheck 1.2.3.")) }
    #expect(SiteTests.texts["json.html"]!.contains("&quot;version&quot;: &quot;1.2.3&quot;"))
  }

  /// What a page shows of the output is what the program prints: with a fix, a related place and a help.
  @Test func theExampleOfTheOutputHasEveryKindOfField() {
    for key in ["fix", "edits", "related", "help"] {
      #expect(SiteTests.texts["json.html"]!.contains("&quot;\(key)&quot;: "), "\(key)")
    }
  }

  /// Most programs have no native views: what is about them comes after what every page has.
  @Test func theListBeginsWithWhatEveryProgramHas() throws {
    let sections = try #require(SiteTests.texts["index.html"]).split(
      separator: "<section class=\"category\" id=\""
    )
    .dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(
      sections == [
        "guide", "project", "markup", "syntax", "native-view", "host", "splash-view", "widget",
        "react-native", "meta",
      ])
  }

  /// Without the script all languages are below each other; it makes a tab of each part.
  @Test func examplesAreInAPartForEachLanguage() throws {
    let page = try #require(SiteTests.texts["rules/missing-key.html"])
    let parts = page.split(separator: "<section id=\"in-").dropFirst()
    #expect(
      parts.map { $0.prefix { $0 != ">" } } == [
        #"axml" data-language="axml" data-name="AXML""#, #"wxml" data-language="wxml" data-name="WXML""#,
      ])
    #expect(page.contains("<div class=\"languages\" data-label=\"Languages\">\n<section"))
    #expect(parts[1].contains("<h2>Wrong in AXML</h2>") && parts[1].contains("<h2>Right in AXML</h2>"))
    #expect(parts[2].contains("<h2>Wrong in WXML</h2>") && parts[2].contains("<h2>Right in WXML</h2>"))
    #expect(page.contains("<script src=\"../script.js\" defer></script>"))
    // One language needs neither parts nor a script.
    let single = try #require(SiteTests.texts["rules/unbound-style.html"])
    #expect(!single.contains("class=\"languages\"") && !single.contains("<script"))
    #expect(SiteTests.texts["script.js"]!.contains(#"localStorage.setItem(key, value)"#))
  }

  /// A rule of several families has an example of each.
  @Test func everyFamilyHasAPart() {
    for rule in allRules where [.syntax, .markup, .project, .nativeView].contains(rule.category) {
      let families = Set(Dialect.all.filter(rule.dialects.contains).map(\.family))
      let page = SiteTests.texts["rules/\(rule.id).html"]!
      let parts = page.split(separator: "<section id=\"in-").count - 1
      #expect(parts == (families.count > 1 ? families.count : 0), "\(rule.id)")
      #expect(page.split(separator: "<h2>Right").count - 1 == families.count, "\(rule.id)")
    }
  }
}
