import Testing

@Suite struct ShardTests {
  private let workspace: Workspace

  init() {
    let names = ["a", "b", "c", "d", "e"]
    var files = ["app.json": "{ \"pages\": [\(names.map { "\"\($0)/\($0)\"" }.joined(separator: ","))], }"]
    for name in names {
      files["\(name)/\(name).axml"] = "<view id=\(name)/>\n<view></veiw>\n"
      files["\(name)/\(name).js"] = "Page({});\n"
      files["\(name)/\(name).json"] = "{ oops }\n"
    }
    workspace = Workspace(files)
  }

  private func findings(_ arguments: String...) -> [Substring] {
    Binary.run(["lint", "--format", "concise"] + arguments, in: workspace.path).output.split(separator: "\n")
  }

  @Test(arguments: [1, 2, 3, 7])
  func thePartsAreTheWhole(count: Int) {
    let parts = (1...count).flatMap { findings("--shard", "\($0)/\(count)") }
    #expect(parts.sorted() == findings().sorted())
    #expect(!parts.isEmpty)
  }

  /// They have the script and the configuration beside them in common, and the findings in these.
  @Test(arguments: [2, 3]) func pagesInSeveralLanguagesWithOneNameAreOnePart(count: Int) {
    let workspace = Workspace([
      "app.json": #"{ "pages": ["card/card", "other/other"] }"#, "card/card.js": "Page({ a: 1, a: 2 });\n",
      "card/card.json": "{ oops }\n", "card/card.axml": "<view id=a/>\n", "card/card.wxml": "<view id=a/>\n",
      "card/card.swan": "<view id=a/>\n", "other/other.ttml": "<view id=a/>\n",
      "other/other.js": "Page({});\n",
    ])
    func findings(_ arguments: String...) -> [Substring] {
      Binary.run(["lint", "--format", "concise"] + arguments, in: workspace.path).output.split(
        separator: "\n")
    }
    let parts = (1...count).flatMap { findings("--shard", "\($0)/\(count)") }
    #expect(parts.sorted() == findings().sorted())
    #expect(parts.contains { $0.hasPrefix("card/card.json:1:3: error[invalid-json]") })
    #expect(
      workspace.run("lint", "--show-files", "--shard", "1/2").output
        == "card/card.axml\ncard/card.swan\ncard/card.wxml\n")
    #expect(workspace.run("lint", "--show-files", "--shard", "2/2").output == "other/other.ttml\n")
  }

  /// What belongs to no page that is linted, such as native source beside another page, is in the first part.
  @Test func whatIsBesideAPageThatIsNotLintedIsInOnePart() {
    let workspace = Workspace([
      "app.json": #"{ "pages": ["a/a", "b/b"] }"#, "a/a.axml": "<view/>\n", "a/a.js": "Page({});\n",
      "b/b.axml": "<view/>\n", "b/b.js": "Page({});\n",
      "b/b.m": "@implementation B\n// mpcheck-disable-next-line no-such-rule: x\n@end\n",
    ])
    func findings(_ arguments: String...) -> String {
      Binary.run(
        ["lint", "a/a.axml", "b/b.m", "--host", "b", "--format", "concise", "--quiet"] + arguments,
        in: workspace.path
      ).output
    }
    #expect(findings().hasPrefix("b/b.m:2:"))
    #expect(findings("--shard", "1/2") + findings("--shard", "2/2") == findings())
  }

  @Test func splitsThePages() {
    let first = workspace.run("lint", "--show-files", "--shard", "1/2").output
    let second = workspace.run("lint", "--show-files", "--shard", "2/2").output
    #expect(first == "a/a.axml\nc/c.axml\ne/e.axml\n")
    #expect(second == "b/b.axml\nd/d.axml\n")
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2"])
  func otherValuesAreWrongUse(value: String) {
    #expect(workspace.run("lint", "--shard=\(value)").status == 2)
  }
}
