import Testing

@Suite struct RenderingFilesTests {
  private let program = ModelProgram([
    "app.json": #"{"pages":["a","b","c"]}"#,
    "a.axml": "<include src=\"./part.axml\"/>",
    "b.axml": "<import src=\"./tpl.axml\"/><template is=\"x\"/>",
    "c.axml": "<import src=\"./tpl.axml\"/><template is=\"{{kind}}\"/>",
    "part.axml": "<include src=\"./inner.axml\"/>",
    "inner.axml": "<import src=\"./tpl.axml\"/><view/><template is=\"y\"/>",
    "tpl.axml":
      "<template name=\"x\"><include src=\"./leaf.axml\"/></template><template name=\"y\"/><template name=\"z\"/>",
    "leaf.axml": "<view/>", "lost.axml": "<view/>",
  ])

  private func users(_ template: String?, _ path: String) -> [String] {
    program.paths(program.project.users(of: template, in: program.index(path)))
  }

  @Test func followsIncludes() {
    #expect(users(nil, "part.axml") == ["a.axml"])
    #expect(users(nil, "inner.axml") == ["a.axml"])
    #expect(users(nil, "a.axml") == ["a.axml"])
    #expect(users(nil, "lost.axml") == [])
  }

  @Test func followsTemplates() {
    #expect(users("x", "tpl.axml") == ["b.axml", "c.axml"])
    #expect(users("y", "tpl.axml") == ["a.axml", "c.axml"])
    #expect(users("z", "tpl.axml") == ["c.axml"])
    #expect(users(nil, "leaf.axml") == ["b.axml", "c.axml"])
  }

  @Test func findsWhatIncludeBindsTogether() {
    func group(_ path: String) -> [String] {
      program.paths(program.project.includeGroup(of: program.index(path)))
    }
    #expect(group("part.axml") == ["a.axml", "inner.axml", "part.axml"])
    #expect(group("b.axml") == ["b.axml"])
  }

  @Test func endsOnCircles() {
    let program = ModelProgram([
      "a.axml": "<include src=\"./b.axml\"/>", "b.axml": "<include src=\"./a.axml\"/>",
      "t.axml": "<template name=\"t\"><template is=\"t\"/></template>", "app.json": #"{"pages":["a"]}"#,
    ])
    #expect(program.paths(program.project.users(of: nil, in: program.index("b.axml"))) == ["a.axml"])
    #expect(program.project.users(of: "t", in: program.index("t.axml")) == [])
  }
}

@Suite struct ReferenceCycleTests {
  @Test func groupsFilesThatAreReachableFromEachOther() {
    let program = ModelProgram([
      "a.axml": "<include src=\"./b.axml\"/>",
      "b.axml": "<import src=\"./c.axml\"/><include src=\"./d.axml\"/>",
      "c.axml": "<include src=\"./a.axml\"/>", "d.axml": "<view/>",
    ])
    let groups = program.project.cycleGroups
    #expect(groups[0] == groups[1])
    #expect(groups[1] == groups[2])
    #expect(groups[3] != groups[0])
  }

  @Test func followsALongChain() {
    let count = 5000
    var files = ["x\(count).axml": "<view/>"]
    for index in 0..<count { files["x\(index).axml"] = "<include src=\"./x\(index + 1).axml\"/>" }
    #expect(Set(ModelProgram(files).project.cycleGroups).count == count + 1)
    files["x\(count).axml"] = "<include src=\"./x0.axml\"/>"
    #expect(Set(ModelProgram(files).project.cycleGroups).count == 1)
  }
}
