import Testing

@testable import Answers

/// From a name that a script module exports to the function that it means, and back.
@Suite struct ScriptModuleTests {
  private static func workspace(_ module: String) -> TestWorkspace {
    TestWorkspace([
      "app.json": #"{ "pages": ["a", "b"] }"#, "a.wxml": "<view/>", "a.js": "Page({})",
      "b.wxml": #"<wxs module="n" src="./m.wxs"/>{{n.pad(1)}}{{n.other}}"#, "b.js": "Page({})",
      "m.wxs": module,
    ])
  }

  private static let page = #"<wxs module="m" src="./m.wxs"/>{{m.p|ad(1)}}"#

  @Test(arguments: [
    ("function pad(x) {}\nmodule.exports = { pad: pad };", "m.wxs 0:9-0:12"),
    ("function left(x) {}\nmodule.exports = { one: 1, 'pad': left };", "m.wxs 0:9-0:13"),
    ("var pad = function (x) {};\nmodule.exports = { pad };", "m.wxs 0:4-0:7"),
    ("var a = 1, left = function () {};\nmodule.exports.pad = left;", "m.wxs 0:11-0:15"),
    ("function pad() {}\nexports.pad = pad", "m.wxs 0:9-0:12"),
    ("module.exports = { pad: left, a: 1 };\nfunction left() { var pad = 1 }", "m.wxs 1:9-1:13"),
    // What has no declaration of its own is where it is named.
    ("module.exports = { pad: function (x) {} };", "m.wxs 0:19-0:22"),
    ("module.exports = { pad: tools.pad };\nfunction pad() {}", "m.wxs 0:19-0:22"),
    ("module.exports = { pad: left(pad) };\nfunction left() {}", "m.wxs 0:19-0:22"),
    ("var tools = require('./t.wxs');\nmodule.exports = { pad: left };", "m.wxs 1:19-1:22"),
    ("exports.pad = pad.bind(1);\nfunction pad() {}", "m.wxs 0:8-0:11"),
    ("function f() { function pad() {} }\nmodule.exports = { pad: pad };", "m.wxs 1:19-1:22"),
  ])
  func aNameLeadsToTheFunction(_ module: String, _ expected: String) throws {
    try expectEqual(
      ScriptModuleTests.workspace(module).definitions("a.wxml", ScriptModuleTests.page), [expected])
  }

  @Test(arguments: [
    ("export { left as pad };\nfunction left() {}", "a.sjs 1:9-1:13"),
    ("const pad = () => 1\nexport { pad }", "a.sjs 0:6-0:9"),
    ("function left() {}\nexport default { pad: left }", "a.sjs 0:9-0:13"),
    ("export { pad } from './other'", "a.sjs 0:9-0:12"),
  ])
  func soDoesOneOfAlipay(_ module: String, _ expected: String) throws {
    let workspace = TestWorkspace([
      "app.json": #"{ "pages": ["a"] }"#, "a.axml": "<view/>", "a.js": "Page({})", "a.sjs": module,
    ])
    for tag in [
      #"<import-sjs name="m" from="./a.sjs"/>{{m.p|ad(1)}}"#,
      #"<import-sjs name="{ pad: f }" from="./a.sjs"/>{{|f(1)}}"#,
    ] {
      try expectEqual(workspace.definitions("a.axml", tag), [expected])
    }
  }

  @Test func aModuleBetweenTheTags() throws {
    let text = "<wxs module=\"m\">\nfunction left() {}\nmodule.exports = { pad: left }\n</wxs>{{m.p|ad()}}"
    try expectEqual(ScriptModuleTests.workspace("").definitions("a.wxml", text), ["a.wxml 1:9-1:13"])
  }

  /// From the function, from the key, and from a use.
  @Test func usesAreFoundFromEverySide() throws {
    let module = "function left() {}\nmodule.exports = { pad: left, other: 1 }"
    let all = ["a.wxml 0:35-0:38", "b.wxml 0:35-0:38", "m.wxs 0:9-0:13", "m.wxs 1:19-1:22"]
    var workspace = ScriptModuleTests.workspace(module)
    workspace.open("a.wxml", ScriptModuleTests.page.replacing("|", with: ""))
    for marked in [
      module.replacing("left() {}", with: "le|ft() {}"), module.replacing("pad:", with: "p|ad:"),
    ] {
      try expectEqual(workspace.references("m.wxs", marked), all)
    }
    try expectEqual(workspace.references("a.wxml", ScriptModuleTests.page), all)
    try expectEqual(
      workspace.references("a.wxml", ScriptModuleTests.page, declaration: false), Array(all.prefix(2)))
    try expectEqual(
      workspace.definitions("m.wxs", module.replacing("pad:", with: "p|ad:")), ["m.wxs 0:9-0:13"])
  }

  @Test(arguments: [
    (#"<wxs module="m" src="./m.wxs"/>{{m.|}}"#, ["pad", "other"]),
    (#"<wxs module="m" src="./m.wxs"/>{{ a + m.o|ther }}"#, ["pad", "other"]),
    (#"<wxs module="m" src="./m.wxs"/><view bindtap="m.|"/>"#, ["pad", "other"]),
    (#"<wxs module="m" src="./m.wxs"/><view bindtap="m.p|"/>"#, ["pad", "other"]),
    (#"<wxs module="m" src="./m.wxs"/><view bindtap="{{m.|}}"/>"#, ["pad", "other"]),
    (#"<wxs module="m" src="./m.wxs"/>{{m.pad.|}}"#, []),
    (#"<wxs module="m" src="./m.wxs"/>{{k.|}}"#, []),
    (#"<wxs module="m" src="./m.wxs"/><view bindtap="k.|"/>"#, []),
  ])
  func membersAreCompleted(_ marked: String, _ labels: [String]) throws {
    let workspace = ScriptModuleTests.workspace(
      "// Fills up.\nfunction left() {}\nmodule.exports = { pad: left, other: 1 }")
    #expect(try workspace.completions("a.wxml", marked) == labels)
  }

  @Test(arguments: [
    #"<wxs module="m" src="./m.wxs"/>{{m.|}}"#,
    #"<wxs module="m" src="./m.wxs"/>{{ a + m.o|ther }}"#,
    #"<wxs module="m" src="./m.wxs"/><view bindtap="m.|"/>"#,
    #"<wxs module="m" src="./m.wxs"/><view bindtap="m.p|"/>"#,
    #"<wxs module="m" src="./m.wxs"/><view bindtap="{{m.|}}"/>"#,
  ])
  func membersHaveTheirComments(_ marked: String) throws {
    let workspace = ScriptModuleTests.workspace(
      "// Fills up.\nfunction left() {}\nmodule.exports = { pad: left, other: 1 }")
    let at = try workspace.at("a.wxml", marked)
    let page = try at.page()
    guard case .declared(let subject)? = page.completions(at: at.offset)?.first?.subject else {
      Issue.record("no subject")
      return
    }
    #expect(page.documentation(of: subject)?.plain == "m.wxs:2\n\nFills up.")
  }
}
