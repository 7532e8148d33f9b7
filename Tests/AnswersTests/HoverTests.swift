import Diagnostics
import Testing

@testable import Answers

@Suite struct HoverTests {
  private static let app = [
    "app.json": #"{"pages":["pages/a/a"]}"#,
    "pages/a/a.json": #"{"usingComponents":{"my-list":"/list/list","far":"plugin://p/far"}}"#,
    "pages/a/a.js": """
    import m from './mixin'
    Page({
      data: {
        // What the page shows,
        // first of all.
        title: '',
        list: [],
      },
      mixins: [m],
      /**
       * Opens the *page*.
       * @param e the event
       */
      async onTap(e) {},
      onMove() {},
    })
    """,
    "pages/a/mixin.js": "export default {\r\n  /* From 混入. */\r\n  shared() {}\r\n}",
    "list/list.json": #"{"component":true}"#, "list/list.axml": "<slot/>",
    "list/list.js": "Component({ props: { title: '', onPick() {} } })",
    "utils/m.sjs": "// Formats.\nconst f = () => 1;\nexport default { f }",
    "mpcheck.json":
      #"{"hosts":["ios"],"nativeViews":{"my_map":{"params":{"zoom":"number"}}}}"#,
    "ios/MapView.m": """
    @interface MapView : NBComponent
    @end
    @implementation MapView
    - (void)componentDataWillChangeWithData:(NSDictionary *)data { [self show:data[@"center"]]; }
    - (void)moved {
      [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
        component:self data:@{@"element": self.componentId, @"eventName": @"onMove"} callback:nil];
    }
    @end
    """,
    "ios/AppDelegate.m": """
    @implementation AppDelegate
    - (void)application:(UIApplication *)app beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
      [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
    }
    @end
    """,
  ]

  /// The Markdown, or the plain text, at the `|` of a text and its range; `-` where there is nothing.
  private func hover(_ marked: String, inMarkdown: Bool = true) throws -> String {
    let at = try TestWorkspace(HoverTests.app).at("pages/a/a.axml", marked)
    guard let hover = try at.page().hover(at: at.offset) else { return "-" }
    return "\(at.text.shown(hover.range)) \(inMarkdown ? hover.text.markdown : hover.text.plain)"
  }

  @Test func tagsAndAttributes() throws {
    #expect(
      try hover("中😀<vi|ew>").hasPrefix("0:8-0:12 **`<view>`**\n\n"))
    #expect(try hover("<view></vi|ew>").hasPrefix("0:8-0:12 **`<view>`**"))
    #expect(try hover("<view hover-|class=\"a\"/>").hasPrefix("0:6-0:17 **`hover-class`**: string\n\n"))
    #expect(
      try hover("<view a:fo|r=\"{{a}}\"/>").hasPrefix(
        "0:6-0:11 **`a:for`**: expression\n\nThe element is there once"))
    #expect(
      try hover("<view catch|Tap=\"a\"/>")
        == "0:6-0:14 **`catchTap`**: event handler\n\nThe element was tapped.\n\nThe event does not propagate to outer elements."
    )
    #expect(try hover("<image mode=\"aspect|Fill\"/>").contains("**`mode`**"))
    for nothing in [
      "<view>a|</view>", "<viw|/>", "<view foo|=\"a\"/>", "<view class=\"a|\"/>", "<!-- <view| -->",
    ] {
      #expect(try hover(nothing) == "-", "\(nothing)")
    }
  }

  @Test func handlers() throws {
    #expect(
      try hover("<view onTap=\"on|Tap\"/>")
        == "0:13-0:18 **`onTap`**\n\nA method in `pages/a/a.js:14`\n\nOpens the \\*page\\*.\n@param e the event"
    )
    #expect(
      try hover("<view onTap=\"onMove|\"/>") == "0:13-0:19 **`onMove`**\n\nA method in `pages/a/a.js:15`")
    #expect(
      try hover("<view onTap=\"{{a ? 'onMove' : 'shar|ed'}}\"/>")
        == "0:31-0:37 **`shared`**\n\nA method in `pages/a/mixin.js:3`\n\nFrom 混入.")
    #expect(try hover("<view onTap=\"other|\"/>") == "-")
    #expect(
      try hover("<view onTap=\"on|Tap\"/>", inMarkdown: false)
        == "0:13-0:18 onTap\n\nA method in pages/a/a.js:14\n\nOpens the *page*.\n@param e the event")
    // A mistake before it, and one after it.
    #expect(try hover("<view class=\"a>\n<text onTap=\"on|Move\"/><view").hasPrefix("1:13-1:19 **`onMove`**"))
  }

  @Test func components() throws {
    #expect(
      try hover("<my-li|st/>")
        == "0:1-0:8 **`<my-list>`**\n\nComponent `list/list.axml`\n\nProperties:\n\n- `title`: string\n\nEvents:\n\n- `onPick`"
    )
    #expect(
      try hover("<my-list tit|le=\"\"/>")
        == "0:9-0:14 **`title`**: string\n\nA property of the component `list/list.axml`\n\n`list/list.js:1`")
    #expect(try hover("<fa|r/>") == "0:1-0:4 **`<far>`**\n\nComponent `plugin://p/far`")
  }

  @Test func names() throws {
    #expect(
      try hover("{{ ti|tle }}")
        == "0:3-0:8 **`title`**\n\nA field of the data: string, in `pages/a/a.js:6`\n\nWhat the page shows,\nfirst of all."
    )
    #expect(
      try hover("<view a:for=\"{{list}}\">{{ it|em.name }}</view>")
        == "0:26-0:30 **`item`**\n\nThe entry of the loop `a:for=\"{{list}}\"`")
    #expect(try hover("<view a:for=\"{{list}}\">{{ item.na|me }}</view>") == "-")
    #expect(try hover("<view a:for=\"{{list}}\">{{ ind|ex }}</view>").contains("The number of the entry"))
    let module = "<import-sjs name=\"m\" from=\"/utils/m.sjs\"/>"
    #expect(try hover(module + "{{ |m.f(1) }}") == "0:45-0:46 **`m`**\n\nA script module, in `utils/m.sjs`")
    #expect(
      try hover(module + "{{ m.f|(1) }}").hasPrefix(
        "0:47-0:48 **`f`**\n\nExported by a script module in `utils/m.sjs:"))
    #expect(try hover("{{ unknown| }}") == "-" && hover("{{ 'title|' }}") == "-")
  }

  @Test func templates() throws {
    #expect(
      try hover("<template name=\"t\"/>\n<template is=\"t|\"/>")
        == "1:14-1:15 **`t`**\n\nA template, defined in `pages/a/a.axml:1`")
  }

  @Test func nativeViews() throws {
    let expected = """
      **`my_map`**

      A native view of the app.

      - iOS: class `MapView` in `ios/MapView.m:3`
      - iOS: registered in `ios/AppDelegate.m:3`

      Parameters:

      - `center`
      - `zoom`: number

      Events:

      - `onMove`
      """
    #expect(try hover("<mpaas-component type=\"my_|map\"/>").hasPrefix("0:23-0:29 " + expected))
    #expect(try hover("<mpaas-comp|onent type=\"my_map\"/>").contains(expected))
    #expect(
      try hover("<mpaas-component type=\"my_map\" zo|om=\"1\"/>")
        == "0:31-0:35 **`zoom`**: number\n\nA parameter of the native view `my_map`")
    #expect(
      try hover("<mpaas-component type=\"my_map\" on|Move=\"a\"/>")
        == "0:31-0:37 **`onMove`**\n\nAn event of the native view `my_map`\n\n- iOS: sent in `ios/MapView.m:7`"
    )
    #expect(
      try hover("<mpaas-component type=\"my_map\" cent|er=\"a\"/>")
        == "0:31-0:37 **`center`**\n\nA parameter of the native view `my_map`\n\n- iOS: read in `ios/MapView.m:4`"
    )
    #expect(try hover("<mpaas-component type=\"other|\"/>") == "-")
  }

  @Test(arguments: [
    ("/a`b", "``/a`b``"), ("/a``", "``` /a`` ```"), ("/``` ``", "```` /``` `` ````"),
    ("/a\\n\\n![x](http://e/x)", "`/a␊␊![x](http://e/x)`"), ("/<img src=x>", "`/<img src=x>`"),
  ])
  func whatIsQuotedIsNoMarkdown(path: String, shown: String) throws {
    var app = HoverTests.app
    app["pages/a/a.json"] = #"{"usingComponents":{"my-list":"\#(path)"}}"#
    let at = try TestWorkspace(app).at("pages/a/a.axml", "<my-l|ist/>")
    let text = try #require(try at.page().hover(at: at.offset)).text
    #expect(text.markdown == "**`<my-list>`**\n\nComponent \(shown)")
  }

  @Test func typesOfOthersAreNoMarkdown() {
    var text = RichText(.english)
    text.code("zoom")
    text.type("![x](http://e/x) & <b>")
    #expect(text.markdown == "`zoom`: \\!\\[x\\](http://e/x) \\& \\<b\\>")
    #expect(text.plain == "zoom: ![x](http://e/x) & <b>")
  }
}
