import Linting
import Markup
import Testing

/// Helps that depend on more than the rule.
@Suite struct HelpTests {
  @Test(arguments: [
    ("text-child", "<text>one<view/></text>", "put it beside the text, and a view around both"),
    ("text-child", #"<text><image src="/a.png"/></text>"#, "write view in place of text"),
    ("text-child", #"<text onTap="go">one<image src="/a.png"/></text>"#, "write view in place of text"),
    ("foreign-directive", #"<view wx:key="id"/>"#, "write a:key"),
    (
      "foreign-directive", #"<view wx:key=" "/>"#,
      #"write a:key with the name of a field that differs from item to item, or "*this""#
    ),
    ("unbound-loop", #"<view a:for="taskList" a:key="id"/>"#, #"write a:for="{{taskList}}""#),
    (
      "unbound-loop", #"<view a:for="(a, i) in list" a:key="id"/>"#,
      #"write a:for="{{list}}" a:for-item="a" a:for-index="i""#
    ),
    ("unbound-condition", #"<view a:if=" {show} "/>"#, #"write a:if="{{show}}""#),
    ("unbound-condition", #"<view a:if="{a == 1}}"/>"#, #"write a:if="{{a == 1}}""#),
    ("unbound-loop", #"<view a:for="(taskList" a:key="id"/>"#, #"write a:for="{{taskList}}""#),
    ("unbound-loop", #"<view a:for="(a b" a:key="id"/>"#, #"write a:for="{{...}}""#),
    (
      "invalid-handler", #"<view onTap="return check(1)"/>"#,
      "write check, and pass values in data-... attributes"
    ),
    (
      "template-roots",
      #"<template name="a"><view a:if="{{x == 1}}"/><view a:if="{{x == 2}}"/></template><template is="a"/>"#,
      "make the second an a:elif"
    ),
    (
      "template-roots",
      #"<template name="a"><view a:if="{{x}}"/><view a:if="{{!x}}"/></template><template is="a"/>"#,
      "make the second an a:elif"
    ),
    (
      "template-roots",
      #"<template name="a"><view a:if="{{x}}"/><view a:if="{{y}}"/></template><template is="a"/>"#,
      "put one view around all of them"
    ),
    (
      "template-roots",
      #"<template name="a"><view a:if="{{x}}"/><view a:else/><view a:if="{{!x}}"/></template><template is="a"/>"#,
      "put one view around all of them"
    ),
    (
      "missing-native-size", #"<mpaas-component id="a" type="my_map" style="{{ width: 200 }}"/>"#,
      #"add ", height: 200""#
    ),
    (
      "missing-native-size", #"<mpaas-component id="a" type="my_map" style="height: 20px"/>"#,
      #"add "; width: 200px""#
    ),
    (
      "missing-native-size", #"<mpaas-component id="a" type="my_map" style="height: 20px; "/>"#,
      #"add " width: 200px""#
    ),
    (
      "missing-native-size", #"<mpaas-component id="a" type="my_map" style="height: 20px; width: 0"/>"#,
      #"give it both, such as style="{{ width: 200, height: 200 }}""#
    ),
    ("duplicate-attribute", #"<view class="a" class="b"/>"#, #"write class="a b""#),
    ("duplicate-attribute", #"<view style='a: 1' style="b: 1"/>"#, "write style='a: 1; b: 1'"),
    ("duplicate-attribute", #"<view id="a" id="b"/>"#, "keep one of the two"),
    ("duplicate-attribute", #"<view style="top: 0" style="top: 0"/>"#, "keep one of the two"),
    ("unclosed-tag", #"<view><image src="/a.png"></view>"#, "write <image ... />: it has no content"),
    (
      "unclosed-tag", "<view><text>one</view>",
      "write </text> after its content, or <text ... /> when it has none"
    ),
    (
      "invalid-key", #"<view a:for="{{l}}" a:key="item">{{item.a}}</view>"#,
      "write the name of a field that differs from item to item"
    ),
    (
      "unknown-directive", #"<view a:for="{{l}}" a:key="id" a:index="{{index}}"/>"#,
      "remove it: a:for-index takes a name without {{ }}"
    ),
    ("invalid-key", #"<view a:for="{{days}}" a:key="days">{{item}}</view>"#, "write *this"),
    (
      "invalid-key", #"<view a:for="{{days}}" a:key="days">{{item.a}}{{item}}</view>"#,
      "write the name of a field that differs from item to item"
    ),
    (
      "invalid-key", #"<view a:for="{{l}}" a:key="*this">{{item.a}}</view>"#,
      "write the name of a field that differs from item to item"
    ),
    ("misspelled-attribute", #"<input placehoder="b"/>"#, #"did you mean "placeholder"?"#),
    ("misspelled-attribute", #"<input placeholder="a" placehoder="b"/>"#, nil),
    ("stray-brace", "<view>{{a}}}</view>", "remove it: it is shown as text, or breaks the build"),
    ("stray-brace", #"<view class="{{a}}}"/>"#, "remove it: it is shown as text, or breaks the build"),
    ("stray-less-than", "<view>a << b</view>", "write {{'<<'}} for the characters"),
    ("stray-less-than", "<view>a < b</view>", "write {{'<'}} for the character"),
  ])
  func says(rule: String, page: String, help: String?) {
    let found = ExampleProgram(.right(page)).lint().filter { $0.rule == rule }
    #expect(found.map(\.help?.english) == [help])
  }

  @Test(arguments: [
    (
      "undefined-handler", #"<view onTap="go"/>"#,
      "Component({ method: { go() {} } }); my.request({ method: 'GET' })", #""method" should be "methods""#
    ),
    (
      "undefined-handler", #"<view onTap="go"/>"#, "Component({ mehtods: { go() {} }, mehtods: 1 })",
      #""mehtods" should be "methods""#
    ),
    (
      "undefined-data", #"<view a:for="{{list}}" a:key="id" class="{{tag.on ? 1 : 2}}">{{item.a}}</view>"#,
      "Page({ data: { list: [] } })", #"the item of the loop on this tag is called "item""#
    ),
    (
      "undefined-data", #"<view a:for="{{list}}" a:key="id" class="{{tag ? 1 : 2}}">{{item.a}}</view>"#,
      "Page({ data: { list: [] } })", "give it a value in data or by setData, or remove it"
    ),
    (
      "undefined-handler", #"<view onTap="go"/>"#, "Page({ methods: { go() {} } })",
      "this is a Page: move it out of methods"
    ),
    (
      "undefined-handler", #"<view onTap="onTapTips"/>"#, "Page({ onTabTap() {} })",
      #"add the method "onTapTips" to the page's script"#
    ),
    ("undefined-handler", #"<view onTap="gotap"/>"#, "Page({ goTap() {} })", #"did you mean "goTap"?"#),
    (
      "undefined-handler", #"<view onTap="onTap2"/>"#, "Page({ onTap1() {} })",
      #"add the method "onTap2" to the page's script"#
    ),
    ("undefined-handler", #"<view onTap="opne"/>"#, "Page({ open() {} })", #"did you mean "open"?"#),
    (
      "undefined-handler", #"<view onTap="opens"/>"#, "Page({ openA() {} })",
      #"add the method "opens" to the page's script"#
    ),
    (
      "undefined-handler", #"<view onTap="handleARReady"/>"#, "Page({ handleReady() {} })",
      #"add the method "handleARReady" to the page's script"#
    ),
    (
      "undefined-data", "<view>{{a ? 'x' : green}}</view>", "Page({ data: { a: 1 } })",
      "quote it, like the other branch"
    ),
    (
      "foreign-directive", #"<view bindtap="gone"/>"#, "Page({})",
      #"write onTap, and add the method "gone", which the script lacks"#
    ),
    ("foreign-directive", #"<view bindtap="go"/>"#, "Page({ go() {} })", "write onTap"),
    (
      "unknown-context-id", "<view/>", "Page({ a() { my.createMapContext('b') } })", "this page has no map"
    ),
    ("unknown-context-id", "<map/>", "Page({ a() { my.createMapContext('b') } })", "give a map this id"),
    (
      "unknown-context-id", #"<map id="chart"/>"#, "Page({ a() { my.createMapContext('b') } })",
      #"give the id of one of them: "chart""#
    ),
  ])
  func says(rule: String, page: String, script: String, help: String) {
    let found = ExampleProgram(.right(page, script: script)).lint().filter { $0.rule == rule }
    #expect(found.map(\.help?.english) == [help])
  }

  /// A template that contains the use, and one that differs in digits, are not offered.
  @Test(arguments: [
    (#"<template name="wx1"><template is="wx3"/></template><template is="wx1"/>"#, nil),
    (
      #"<template name="outer"><template is="inner"/></template><template name="inner"><template is="outre"/></template><template is="outer"/>"#,
      nil
    ),
    (#"<template name="wx1"><view/></template><template is="wx1"/><template is="wx2"/>"#, nil),
    (
      #"<template name="wxParse1"/><template name="wxParseBr"/><template name="wxParseImg"/><template is="wxParse12"/>"#,
      nil
    ),
    (#"<template name="item"><view/></template><template is="itme"/>"#, "item"),
  ]) func offersATemplate(page: String, name: String?) {
    let found = ExampleProgram(.right(page)).lint().filter { $0.rule == "undefined-template" }
    #expect(
      found.map(\.help?.english) == [
        name.map { "did you mean \"\($0)\"?" } ?? "define it, or import the file that does"
      ])
  }

  /// A slip is offered, and what others register under the very name; a name after a built-in one is another name.
  @Test(arguments: [
    ("veiw", "did you mean \"view\"?"), ("blcok", "did you mean \"block\"?"),
    ("Text", "did you mean \"text\"?"),
    ("scroll-veiw", "did you mean \"scroll-view\"?"), ("vant-icon", "did you mean \"van-icon\"?"),
    ("van-icno", "did you mean \"van-icon\"?"), ("van-col", nil), ("van-tag", nil), ("van-search", nil),
    ("nav-search", nil), ("head-view", nil), ("cu-custom", nil), ("x-ad", nil), ("my-map", nil), ("a-b", nil),
    ("main", nil), ("div", "did you mean \"view\"?"),
    ("header", "register it: \"header\": \"/components/header/header\""),
    ("blocker", "register it: \"blocker\": \"/components/blocker/blocker\""),
  ])
  func offersATag(tag: String, help: String?) {
    for (suffix, dialect) in [("axml", Dialect.axml), ("wxml", .wxml)] {
      if dialect === Dialect.wxml, tag == "div" { continue }
      let program = ExampleProgram([
        Example.File("pages/a/a.\(suffix)", "<\(tag)/>"),
        Example.File(
          "pages/a/a.json",
          #"{ "usingComponents": { "van-cell": "/c/c", "van-tab": "/c/c", "van-switch": "/c/c", "van-icon": "/c/c" } }"#
        ),
        Example.File("pages/a/a.js", "Page({})"),
        Example.File("pages/b/b.\(suffix)", "<header/>"),
        Example.File(
          "pages/b/b.json",
          #"{ "usingComponents": { "header": "../../components/header/header", "blocker": "/components/blocker/blocker" } }"#
        ),
        Example.File("pages/b/b.js", "Page({})"),
        Example.File("components/header/header.\(suffix)", "<view/>"),
        Example.File("components/header/header.json", #"{ "component": true }"#),
        Example.File("components/blocker/blocker.\(suffix)", "<view/>"),
        Example.File("components/blocker/blocker.json", #"{ "component": true }"#),
        Example.File("app.json", #"{ "pages": ["pages/a/a", "pages/b/b"] }"#),
      ])
      let found = program.lint().filter {
        $0.rule == "unknown-tag" && $0.place.path.hasSuffix("/a/a.\(suffix)")
      }
      #expect(found.map(\.help?.english) == [help ?? "register it in usingComponents"])
      #expect((found.first?.fix != nil) == (help?.hasPrefix("did") == true && tag != "div"))
    }
  }

  /// A method that is meant to do nothing is missed, but not the event.
  @Test(arguments: ["catchtouchmove", "catchtap", "catchlongpress"])
  func aMissingMethodThatDoesNothingWarns(attribute: String) {
    let page = Example.right(in: .wxml, "<view \(attribute)=\"noop\"/>", script: "Page({})")
    let found = ExampleProgram(page).lint().filter { $0.rule == "undefined-handler" }
    #expect(
      found.map(\.message.english) == [
        "\"noop\" is not a method of this page, so the console warns on each touch"
      ])
    #expect(found.map(\.help?.english) == ["name an empty method"])
  }

  /// In QQ's pages both spellings of a directive are right.
  @Test(arguments: [
    ("w:if", "write wx:if, or qq:if"), ("q:if", "write qq:if"),
    (
      "wx:iff",
      "the directives are qq:elif, qq:else, qq:for, qq:for-index, qq:for-item, qq:if, qq:key, also with wx:"
    ),
  ])
  func explainsBothSpellings(attribute: String, help: String) {
    let found = ExampleProgram(.right(in: .qml, "<view \(attribute)=\"{{a}}\"/>")).lint()
    #expect(found.filter { $0.rule == "unknown-directive" }.map(\.help?.english) == [help])
  }

  @Test(arguments: [
    ("task.endTime", #"write end="{{task.endTime}}""#), ("soon", "write a date as YYYY-MM-DD"),
    ("2024.1", "write a date as YYYY-MM-DD"),
  ])
  func aLimitThatIsAPathIsData(limit: String, help: String) {
    let found = ExampleProgram(.right(in: .wxml, "<picker mode=\"date\" end=\"\(limit)\"/>")).lint()
    #expect(found.filter { $0.rule == "unknown-attribute-value" }.map(\.help?.english) == [help])
  }

  @Test(arguments: [
    ("/pages/shop/list", "/packages/a/shop/list"), ("/pages/order/list", nil), ("/pages/main/index", nil),
    ("/pages/a/index/index", nil), ("/pages/news/list/list", nil), ("/x/edit/create", nil),
    ("/pages/user/user", "/my/pages/user/user"), ("/pages/usse/usse", "/pages/uses/uses"),
  ]) func offersAPageThatMoved(link: String, page: String?) {
    let program = ExampleProgram([
      Example.File(
        "app.json",
        #"{"pages": ["pages/x/x", "packages/a/shop/list", "packages/a/main/index", "packages/b/main/index", "packages/index/index", "pages/products/list/list", "packages/z/edit/create", "pages/uses/uses", "my/pages/user/user"]}"#
      ),
      Example.File("pages/x/x.axml", "<navigator url=\"\(link)\"/>"),
    ])
    let found = program.lint().filter { $0.rule == "unresolved-page-link" }
    #expect(
      found.map(\.help?.english) == [
        page.map { "did you mean \"\($0)\"?" } ?? #"write the path of a page that app.json lists, from "/""#
      ])
  }

  /// What a path of a medium is meant for, as the page writes paths.
  @Test(arguments: [
    ("/images/close.png", #"the file is named "Close.png""#),
    ("../../Images/list/nodata.png", #"did you mean "../../images/list/nodata.png"?"#),
    ("../images/nodata.png", #"did you mean "../../images/list/nodata.png"?"#),
    ("hoem.png", #"did you mean "home.png"?"#), ("./hoem.png?v=1", #"did you mean "./home.png"?"#),
    ("/pages/a/hoem.png", #"did you mean "/pages/a/home.png"?"#),
    ("/images/tab1.png", "add the file, or write the path of another one"),
    ("/images/h.png", "add the file, or write the path of another one"),
    ("/icons/twice.png", "add the file, or write the path of another one"),
  ]) func offersAMedium(path: String, help: String) {
    let media = [
      "images/Close.png", "images/list/nodata.png", "pages/a/home.png", "images/tab2.png", "images/twice.png",
      "other/twice.png", "images/b.png",
    ]
    let program = ExampleProgram(
      [
        Example.File("app.json", #"{"pages": ["pages/a/a"]}"#),
        Example.File("pages/a/a.axml", "<image src=\"\(path)\"/>"),
      ] + media.map { Example.File($0, "") })
    #expect(program.lint().filter { $0.rule == "missing-resource" }.map(\.help?.english) == [help])
  }

  /// A path that is right from another folder, and the component beside one that uses its tag.
  @Test(arguments: [
    ("../components/card/card", [#"did you mean "../../components/card/card"?"#]),
    ("../../card/card", []),
  ]) func offersARelocatedPath(path: String, helps: [String]) {
    let program = ExampleProgram([
      Example.File("app.json", #"{"pages": ["pages/a/a"]}"#), Example.File("pages/a/a.wxml", "<card/>"),
      Example.File("pages/a/a.json", "{ \"usingComponents\": { \"card\": \"\(path)\" } }"),
      Example.File("components/card/card.wxml", "<view/>"),
    ])
    let found = program.lint().filter { $0.rule == "unresolved-component" }
    #expect(found.compactMap(\.help?.english) == helps)
  }

  /// Each file may compare what it writes, and all together may do so for as long as five.
  @Test func offersNearPathsUntilThatTakesTooLong() {
    let folder = Array(repeating: String(repeating: "d", count: 200), count: 10).joined(separator: "/")
    // Of other lengths than the others, so none but one is near.
    let ends = (0..<200).map { String(repeating: "x", count: 4 * $0) }
    let program = ExampleProgram(
      [
        Example.File(
          "app.json",
          "{\"pages\": [\(ends.map { "\"\(folder)/page\($0)\"" }.joined(separator: ","))]}")
      ]
        + ends.indices.map { number in
          Example.File(
            "\(folder)/page\(ends[number]).axml",
            "<import src=\"/\(folder)/pege\(ends[(number + 1) % ends.count]).axml\"/>")
        })
    let found = program.lint().filter { $0.rule == "unresolved-import" }
    #expect(found.count == 200)
    let near = "did you mean"
    let offered = found.prefix { $0.help?.english.hasPrefix(near) == true }
    #expect(offered.count == 16)
    #expect(!found.dropFirst(offered.count).contains { $0.help?.english.hasPrefix(near) == true })
  }

  /// A file that was converted, and the functions that a component of Alipay calls.
  @Test func offersWhatIsThere() {
    let converted = ExampleProgram([
      Example.File("app.json", #"{"pages": ["pages/a/a"]}"#),
      Example.File("pages/a/a.swan", #"<import src="../../parse/parse.wxml"/>"#),
      Example.File("parse/parse.swan", #"<template name="a"><view/></template>"#),
    ])
    let imports = converted.lint().filter { $0.rule == "unresolved-import" }
    #expect(imports.map(\.help?.english) == [#"did you mean "../../parse/parse.swan"?"#])
    let calling = ExampleProgram([
      Example.File("app.json", #"{"pages": ["pages/a/a"]}"#),
      Example.File("pages/a/a.axml", #"<card onChangeTab="go"/>"#),
      Example.File("pages/a/a.js", "Page({ go() {} })"),
      Example.File("pages/a/a.json", #"{ "usingComponents": { "card": "./card" } }"#),
      Example.File("pages/a/card.axml", "<view/>"),
      Example.File("pages/a/card.json", #"{ "component": true }"#),
      Example.File(
        "pages/a/card.js",
        "Component({ methods: { tap() { const { onOther } = this.props; this.props.onChangeType(onOther) } } })"
      ),
    ])
    let events = calling.lint().filter { $0.rule == "unsent-component-event" }
    #expect(events.map(\.help?.english) == ["it sends: onOther, onChangeType"])
  }

  @Test(arguments: [
    ("van-icon", #"register it: "van-icon": "../icon/index""#), ("icon-x", "register it in usingComponents"),
  ]) func offersASiblingComponent(tag: String, help: String) {
    let program = ExampleProgram([
      Example.File("src/card/index.wxml", "<\(tag)/>"),
      Example.File("src/card/index.json", #"{ "component": true }"#),
      Example.File("src/icon/index.wxml", "<view/>"),
      Example.File("src/icon/index.json", #"{ "component": true }"#),
    ])
    #expect(program.lint().filter { $0.rule == "unknown-tag" }.map(\.help?.english) == [help])
  }

  /// Names of components resemble each other: a fix is offered for slips only.
  @Test(arguments: [
    ("van-serach", "van-search"), ("nav-search", nil), ("van-searc", "van-search"), ("Text", "text"),
    ("taro-parsez-tmpl", nil), ("taro-prase-img-tmp", "taro-parse-img-tmpl"), ("div-search", nil),
  ]) func writesATagForASlip(tag: String, fixed: String?) throws {
    let program = ExampleProgram([
      Example.File(
        "app.json",
        #"{"pages": ["a/a"], "usingComponents": {"van-search": "/b/b", "taro-parse-img-tmpl": "/b/b"}}"#),
      Example.File("a/a.wxml", "<\(tag)>one</\(tag)>"),
      Example.File("b/b.json", #"{"component": true}"#), Example.File("b/b.wxml", "<view/>"),
    ])
    let found = program.lint().filter { $0.rule == "unknown-tag" }
    #expect(found.count == 1)
    #expect(found[0].fix?.edits.map(\.text) == fixed.map { [$0, $0] })
  }
}
