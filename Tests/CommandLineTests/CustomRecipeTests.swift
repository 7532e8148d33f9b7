import Testing

/// The recipes of the guide page `custom-rules`, each over a small program with what it finds and what it does not.
@Suite struct CustomRecipeTests {
  /// Where the rule finds something, as `path:line:column`.
  private func places(_ rule: String, _ files: [String: String]) -> [String] {
    let workspace = Workspace(
      ["mpcheck.json": "{ \"custom\": { \"r\": { \(rule), \"message\": \"m\" } } }"].merging(files) { $1 })
    let run = workspace.run("lint", "--format", "concise", "--only", "custom")
    #expect(run.status == 0 && !run.error.contains("mpcheck: "), "\(run)")
    return run.output.split(separator: "\n").map { $0.split(separator: ": ").first.map(String.init) ?? "" }
  }

  private func program(_ page: String, _ path: String = "pages/a/a.wxml") -> [String: String] {
    ["app.json": #"{ "pages": ["pages/a/a"] }"#, path: page, "pages/a/a.js": "Page({})\n"]
  }

  private func page(_ rule: String, _ page: String, _ path: String = "pages/a/a.wxml") -> [String] {
    places(rule, program(page, path)).map { String($0.dropFirst(path.count + 1)) }
  }

  @Test func everyImageIsLazy() {
    #expect(
      page(
        #""select": "image:not([lazy-load])""#,
        "<image src=\"a\"/>\n<image lazy-load/>\n<image lazy-load=\"{{l}}\"/>\n<view/>\n") == ["1:2"])
  }

  @Test func noInlineStyle() {
    #expect(
      page(
        #""select": "[style]", "mark": "style""#,
        "<view style=\"a:b\"/>\n<view class=\"a\"/>\n<text style=\"{{s}}\" id=\"a\"/>\n") == ["1:7", "3:7"])
  }

  @Test func aButtonTracks() {
    #expect(
      page(
        #""select": "button:not([data-track])""#,
        "<button/>\n<button data-track=\"buy\"/>\n<button data-track-id=\"buy\"/>\n") == ["1:2", "3:2"])
    #expect(
      page(#""select": "button:not([data-*])""#, "<button/>\n<button data-x/>\n<button data=\"a\"/>\n") == [
        "1:2", "3:2",
      ])
  }

  @Test(arguments: [("wxml", "wx:"), ("axml", "a:"), ("ttml", "tt:"), ("swan", "s-")])
  func loopsHaveAKeyInAnyDialect(dialect: String, prefix: String) {
    let rule = #""xpath": "//*[@*[contains(name(), ':for')] and not(@*[contains(name(), ':key')])]""#
    let found = page(
      rule,
      "<view \(prefix)for=\"{{l}}\"/>\n<view \(prefix)for=\"{{l}}\" \(prefix)key=\"id\"/>\n<view \(prefix)if=\"{{l}}\"/>\n",
      "pages/a/a.\(dialect)")
    // Swan writes s-for, without a colon.
    #expect(found == (dialect == "swan" ? [] : ["1:2"]))
  }

  @Test func classNamesFollowAConvention() {
    let rule =
      #""xpath": "//*[@class and not(contains(@class, '{{')) and not(matches(@class, '^(u|c|is)-[a-z-]+( (u|c|is)-[a-z-]+)*$'))]""#
    #expect(
      page(
        rule,
        """
        <view class="u-left c-card"/>
        <view class="left"/>
        <view class="u-left Card"/>
        <view class="{{a}} left"/>
        <view/>

        """) == ["2:2", "3:2"])
  }

  @Test func aPageNeedsTheShell() {
    let rule = #""xpath": "/self::node()[$kind = 'page' and not(page-shell)]""#
    let files = [
      "app.json":
        #"{ "pages": ["pages/a/a", "pages/b/b"], "usingComponents": { "page-shell": "/c/c", "my-c": "/c/c" } }"#,
      "pages/a/a.wxml": "<view/>\n", "pages/a/a.js": "Page({})\n",
      "pages/b/b.wxml": "<page-shell><view/></page-shell>\n", "pages/b/b.js": "Page({})\n",
      "c/c.wxml": "<slot/>\n", "c/c.js": "Component({})\n", "c/c.json": #"{ "component": true }"#,
    ]
    #expect(places(rule, files) == ["pages/a/a.wxml:1:1"])
  }

  @Test func chineseTextIsInTheDictionary() {
    #expect(
      page(
        #""xpath": "//text()[matches(., '[一-龥]')]""#,
        "<view>\n  确定\n</view>\n<view>ok</view>\n<text>{{t('确定')}}</text>\n<!-- 注释 -->\n") == ["2:3", "5:7"])
  }

  @Test func aPageHasOnePrimaryButton() {
    #expect(
      page(
        #""xpath": "(//button[@type='primary'])[position() > 1]""#,
        "<view><button type=\"primary\"/></view>\n<button/>\n<button type=\"primary\"/>\n<view><button type=\"primary\"/></view>\n"
      ) == ["3:2", "4:8"])
  }

  @Test func textIsNotDirectlyInAView() {
    #expect(
      page(
        #""xpath": "//view/text()[normalize-space()]""#,
        "<view>\n a <text>b</text>\n</view>\n<view><text>c</text></view>\n") == ["2:2"])
  }

  @Test func aCoverViewIsInAMap() {
    #expect(
      page(
        #""xpath": "//cover-view[not(ancestor::map)]""#,
        "<map><view><cover-view/></view></map>\n<cover-view/>\n") == ["2:2"])
    let workspace = Workspace(
      program("<view/>\n").merging(
        [
          "mpcheck.json":
            #"{ "custom": { "r": { "select": "cover-view:not(map cover-view)", "message": "m" } } }"#
        ]) { $1 })
    let run = workspace.run("lint")
    #expect(run.error.hasPrefix("mpcheck: mpcheck.json:1:"))
    #expect(run.status == 2)
  }

  @Test(arguments: [
    #""select": "[src^='http:'], [url^='http:']""#, #""select": "[src^=\"http:\"], [url^=\"http:\"]""#,
  ])
  func noAddressIsWithoutEncryption(rule: String) {
    #expect(
      page(
        rule,
        "<image src=\"http://a/b\"/>\n<image src=\"https://a/b\"/>\n<navigator url=\"http://a\"/>\n<image src=\"/http:\"/>\n"
      ) == ["1:2", "3:2"])
  }

  @Test func aWebViewHasABoundAddress() {
    #expect(
      page(
        #""xpath": "//web-view/@src[not(contains(., '{{'))]", "at": "value""#,
        "<web-view src=\"https://a\"/>\n<web-view src=\"{{url}}\"/>\n<web-view/>\n") == ["1:16"])
  }

  @Test func anInputHasAConfirmType() {
    #expect(
      page(#""xpath": "//input[not(@confirm-type)]""#, "<input/>\n<input confirm-type=\"done\"/>\n") == [
        "1:2"
      ])
  }

  @Test func nativeViewsAreInPagesOfOneFolder() {
    let rule = #""xpath": "//mpaas-component[not(starts-with($path, 'pages/map/'))]""#
    let files = [
      "app.json": #"{ "pages": ["pages/map/map", "pages/b/b"] }"#,
      "pages/map/map.axml": "<mpaas-component id=\"a\"/>\n",
      "pages/map/map.js": "Page({})\n", "pages/b/b.axml": "<mpaas-component id=\"b\"/>\n",
      "pages/b/b.js": "Page({})\n",
    ]
    #expect(places(rule, files) == ["pages/b/b.axml:1:2"])
  }
}
