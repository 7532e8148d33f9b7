import Testing

@Suite struct ConfigurationCommandTests {
  @Test func initWritesAFileThatIsInForceAtOnce() {
    let workspace = Workspace(["mini/app.json": #"{ "pages": ["a/a"] }"#, "mini/a/a.js": "Page({});\n"])
    workspace.write("mini/a/a.axml", "<mpaas-component id=\"m\" type=\"custom_map\" style=\"width: 1px\"/>\n")
    let run = workspace.run("init")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.error == "wrote mini/mpcheck.json\n")
    #expect(workspace.read("mini/mpcheck.json")?.contains("\"custom_map\": {}") == true)
    #expect(workspace.run("config").output.hasPrefix("read from no file\n"))
    #expect(workspace.run("config", "mini").output.hasPrefix("read from mini/mpcheck.json\n"))
  }

  @Test func initOverwritesNothing() {
    let workspace = Workspace.page("<view/>\n", ["mpcheck.json": "{}"])
    let run = workspace.run("init")
    #expect(run.status == 2)
    #expect(run.error == "mpcheck: mpcheck.json exists and is left as it is\n")
    #expect(workspace.read("mpcheck.json") == "{}")
  }

  @Test func initTellsWhichConfigurationItReplaces() {
    let workspace = Workspace([
      "mpcheck.json": "{}", "mini/app.json": #"{ "pages": ["a"] }"#, "mini/a.axml": "<view/>\n",
    ])
    let run = workspace.run("init")
    #expect(run.status == 0)
    #expect(
      run.error
        == "wrote mini/mpcheck.json\nnote: mpcheck.json no longer applies here; \"extends\" keeps what it says\n"
    )
  }

  @Test func initWithoutAProgramWritesIntoTheWorkingDirectory() {
    let workspace = Workspace()
    #expect(workspace.run("init").status == 0)
    #expect(workspace.read("mpcheck.json")?.contains("\"required\"") == true)
  }

  @Test func configTellsWhereAKeyIsSet() {
    let workspace = Workspace.page(
      "<view/>\n",
      [
        "mpcheck.json": """
        { "rules": { "unquoted-value": "error" },
          "overrides": [{ "files": ["old"], "rules": { "unquoted-value": "off" } }] }
        """, "old/a.axml": "<view/>\n",
      ])
    let run = workspace.run("config", "--format", "json")
    #expect(run.status == 0)
    let line = { (output: String) in
      output.split(separator: "\n").first { $0.hasPrefix("rules.unquoted-value") }
    }
    #expect(line(workspace.run("config").output)?.hasSuffix("mpcheck.json:1:15") == true)
    #expect(line(workspace.run("config", "old/a.axml").output)?.hasSuffix("mpcheck.json:2:49") == true)
    #expect(run.output.hasPrefix("{\n  \"version\": 1,\n  \"files\": [\"mpcheck.json\"],\n"))
  }

  @Test func aMistakeInTheConfigurationIsWrongUse() {
    let run = Workspace.page("<view/>\n", ["mpcheck.json": #"{ "rulse": {} }"#]).run("config")
    #expect(run.status == 2)
    #expect(run.error == "mpcheck: mpcheck.json:1:4: key \"rulse\" is unknown; did you mean \"rules\"?\n")
    #expect(Workspace().run("config", "nowhere").status == 2)
  }

  @Test func schemaNamesEveryRule() {
    let workspace = Workspace()
    let schema = workspace.run("schema")
    #expect(schema.status == 0)
    for line in workspace.run("rules").output.split(separator: "\n") where line.hasPrefix("  ") {
      #expect(schema.output.contains("\"\(line.split(separator: " ")[0])\""))
    }
  }

  @Test(arguments: ["lint", "config", "init", "schema"])
  func helpFitsInto80Columns(command: String) {
    let help = Workspace().run("help", command)
    #expect(help.status == 0)
    for line in help.output.split(separator: "\n") { #expect(line.count <= 80) }
  }
}
