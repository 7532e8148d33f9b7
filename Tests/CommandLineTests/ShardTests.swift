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
