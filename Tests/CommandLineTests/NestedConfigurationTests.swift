import Testing

/// Programs inside each other, each with a configuration of its own: what is in the innermost is walked as many times.
@Suite struct NestedConfigurationTests {
  private static let page = "<view class=a/>\n"

  /// As many programs inside each other, of which the innermost has a mistake.
  private static func programs(_ count: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<count {
      let folder = String(repeating: "d/", count: number)
      files[folder + "app.json"] = #"{ "pages": ["a"] }"#
      files[folder + "mpcheck.json"] = "{ \"exclude\": [\"b\(number)\"] }"
      files[folder + "a.axml"] = number == count - 1 ? page : "<view/>\n"
    }
    return files
  }

  private func lint(_ count: Int, _ arguments: String...) -> Binary.Run {
    let workspace = Workspace(NestedConfigurationTests.programs(count))
    return withExtendedLifetime(workspace) {
      Binary.run(["lint", "--format", "concise"] + arguments, in: workspace.path)
    }
  }

  private static let innermost = String(repeating: "d/", count: 16)

  @Test func sixteenAreLinted() {
    let run = lint(16)
    let folder = String(repeating: "d/", count: 15)
    #expect(run.output == "\(folder)a.axml:1:13: warning[unquoted-value]: this value has no quotes\n")
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [[], ["."], [innermost + "a.axml"], [innermost]])
  func theSeventeenthIsSaidToBeUnread(paths: [String]) {
    let workspace = Workspace(NestedConfigurationTests.programs(17))
    let run = withExtendedLifetime(workspace) {
      Binary.run(["lint", "--format", "concise"] + paths, in: workspace.path)
    }
    #expect(run.output == "")
    #expect(
      run.error
        == "mpcheck: \(NestedConfigurationTests.innermost)mpcheck.json: more than 16 files of this name are in folders inside each other, so what it is for is not linted\n"
    )
    #expect(run.status == 3)
  }

  /// The outermost is above the root of the repository.
  @Test func onlyThoseOfTheRepositoryCount() {
    let workspace = Workspace(NestedConfigurationTests.programs(17))
    workspace.makeFolder(workspace.absolute("d/.git"))
    let page = String(repeating: "d/", count: 15) + "a.axml"
    let run = withExtendedLifetime(workspace) {
      Binary.run(["lint", "--format", "concise", page], in: workspace.absolute("d"))
    }
    #expect(run.output == "\(page):1:13: warning[unquoted-value]: this value has no quotes\n")
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test func aGivenConfigurationIsForAll() {
    let run = lint(17, "--config", "mpcheck.json")
    #expect(
      run.output
        == "\(NestedConfigurationTests.innermost)a.axml:1:13: warning[unquoted-value]: this value has no quotes\n"
    )
    #expect(run.status == 0)
  }
}
