import Diagnostics
import Files
import Testing

@testable import Linting

@Suite struct ConfigurationLoaderTests {
  @Test func findsTheNearestFileUpToTheRepository() {
    var files = MemoryFileSystem([
      "/mpcheck.json": "{}", "/r/a/mpcheck.json": "{}", "/r/a/b/c/app.json": "{}",
    ])
    files.addFolder("/r/.git")
    files.addFolder("/r/d/mpcheck.json")
    files.add("/r/sub/.git", "gitdir: ../.git/modules/sub")
    files.addFolder("/free/x")
    let loader = ConfigurationLoader(fileSystem: files, names: ruleNames, version: Version(0, 1, 0))
    #expect(loader.find(from: "/r/a/b/c") == "/r/a/mpcheck.json")
    #expect(loader.find(from: "/r/a") == "/r/a/mpcheck.json")
    // It is no file, which reading says.
    #expect(loader.find(from: "/r/d") == "/r/d/mpcheck.json")
    #expect(loader.find(from: "/r") == nil)
    #expect(loader.find(from: "/r/sub") == nil)
    #expect(loader.find(from: "/free/x") == "/mpcheck.json")
  }

  @Test func knowsTheFilesThatTheNearestReplaces() {
    var files = MemoryFileSystem([
      "/mpcheck.json": "{}", "/r/mpcheck.json": "{}", "/r/a/b/mpcheck.json": "{}",
    ])
    files.addFolder("/r/.git")
    let loader = ConfigurationLoader(fileSystem: files, names: ruleNames, version: Version(0, 1, 0))
    #expect(loader.find(from: "/r/a/b/c") == "/r/a/b/mpcheck.json")
    #expect(loader.replaced(from: "/r/a/b/c") == ["/r/mpcheck.json"])
    #expect(loader.replaced(from: "/r/a") == [])
    #expect(loader.replaced(from: "/r/a/b") == ["/r/mpcheck.json"])
  }

  /// Both extend `c`, which is read once, for the first of them.
  @Test func aListExtendsSeveralFilesAndTheLaterWins() throws {
    let read = try loader([
      "/s/c.json":
        #"{ "exclude": ["c"], "rules": { "missing-key": "info", "duplicate-id": "info", "markup": "off" } }"#,
      "/s/a.json":
        #"{ "extends": "c.json", "exclude": ["a"], "rules": { "missing-key": "error" }, "program": "a" }"#,
      "/s/b.json":
        #"{ "extends": ["c.json"], "exclude": ["b"], "rules": { "missing-key": "warning" }, "program": "b" }"#,
      "/p/mpcheck.json":
        #"{ "extends": ["../s/a.json", "../s/b.json"], "exclude": ["p"], "rules": { "duplicate-id": "error" } }"#,
    ]).load("/p/mpcheck.json")
    #expect(read.files.map(\.path) == ["/s/c.json", "/s/a.json", "/s/b.json", "/p/mpcheck.json"])
    #expect(read.exclude.entries.map(\.value) == ["c", "a", "b", "p"])
    #expect(
      read.entries.severities.mapValues(\.value)
        == ["missing-key": .warning, "duplicate-id": .error, "markup": nil])
    #expect(read.program?.value == "/s/b")
    let none = try loader(["/p/mpcheck.json": #"{ "extends": [] }"#]).load("/p/mpcheck.json")
    #expect(none.files.map(\.path) == ["/p/mpcheck.json"])
  }

  @Test func optionsOfExtendedFilesAreMergedOneByOne() throws {
    let read = try loader([
      "/p/base.json": #"{ "rules": { "missing-key": { "severity": "error", "static-lists": true } } }"#,
      "/p/mpcheck.json": #"{ "extends": "base.json", "rules": { "missing-key": "info" } }"#,
    ]).load("/p/mpcheck.json")
    #expect(read.entries.severities["missing-key"]?.value == .info)
    #expect(read.entries.options["missing-key"]?.value == ["static-lists": .flag(true)])
    #expect(marked(read.entries.options["missing-key"]!.origin, read) == "/p/base.json: missing-key")
  }

  /// Each names two others: without a limit there would be a thousand million.
  @Test func manyExtendedFilesAreTooMany() throws {
    var files: [String: String] = [:]
    for index in 0..<300 { files["/p/\(index).json"] = "{}" }
    let names = (0..<300).map { "\"\($0).json\"" }.joined(separator: ",")
    files["/p/mpcheck.json"] = "{ \"extends\": [\(names)] }"
    let error = failure(loading: "/p/mpcheck.json", loader(files))
    #expect(error?.message.english == #""extends" leads to more than 256 files"#)
  }

  @Test func readsEveryKey() throws {
    let content = """
      {
        // the schema beside it
        "$schema": "./mpcheck.schema.json",
        "required": ">=0.1.0",
        "program": "miniprogram",
        "exclude": ["dist/**", "*.bak.axml"],
        "hosts": ["../ios-app", "/abs", "native-views.json"],
        "nativeViews": {
          "custom_map": {
            "params": { "color": "string", "id": "any" }, "events": ["onTap", "onTap"], "platforms": ["ios"]
          },
          "custom_chart": {},
        },
        "tags": ["mouseable-view", "scan-view"],
        "globals": ["I18n", "$t"],
        "rules": { "missing-key": "error", "duplicate-id": "off" },
        "overrides": [{ "files": ["pages/legacy/**"], "rules": { "missing-key": "off" } }],
        "baseline": "./base.json",
      }
      """
    let read = try loader(["/a/p/mpcheck.json": content]).load("/a/p/mpcheck.json")
    func origin<Value>(_ setting: Setting<Value>?) -> String? { setting.map { marked($0.origin, read) } }
    #expect(read.files.map(\.path) == ["/a/p/mpcheck.json"])
    #expect(read.required.map(\.value.text) == [">=0.1.0"])
    #expect(read.program?.value == "/a/p/miniprogram")
    #expect(origin(read.program) == "/a/p/mpcheck.json: program")
    #expect(read.exclude.entries.map(\.value) == ["dist/**", "*.bak.axml"])
    #expect(origin(read.exclude.entries.last) == "/a/p/mpcheck.json: *.bak.axml")
    #expect(read.exclude.matches(file: "/a/p/dist/x/y.axml"))
    #expect(read.exclude.matches(file: "/a/p/q/x.bak.axml"))
    #expect(!read.exclude.matches(file: "/a/p/q/dist/x.axml"))
    #expect(read.hosts.map(\.value) == ["/a/ios-app", "/abs", "/a/p/native-views.json"])
    #expect(origin(read.hosts.first) == "/a/p/mpcheck.json: ../ios-app")
    #expect(read.tags.map(\.value) == ["mouseable-view", "scan-view"])
    #expect(origin(read.tags.last) == "/a/p/mpcheck.json: scan-view")
    #expect(read.globals.map(\.value) == ["I18n", "$t"])
    #expect(origin(read.globals.last) == "/a/p/mpcheck.json: $t")
    #expect(read.nativeViews.map(\.value.name) == ["custom_map", "custom_chart"])
    #expect(origin(read.nativeViews.first) == "/a/p/mpcheck.json: custom_map")
    let map = try #require(read.nativeViews.first?.value)
    #expect(map.declarations.map { read.files[0].string($0.range) } == ["custom_map"])
    #expect(map.events == ["onTap"])
    #expect(map.platforms == [.ios])
    #expect(map.parameters?.mapValues(\.type) == ["color": .string, "id": nil])
    let id = try #require(map.parameters?["id"]?.declaration)
    #expect(id.path == "/a/p/mpcheck.json")
    #expect(read.files[0].string(id.range) == "id")
    let chart = read.nativeViews[1].value
    #expect(chart.parameters == nil)
    #expect(chart.events == nil)
    #expect(chart.platforms == [])
    #expect(read.entries.severities.mapValues(\.value) == ["missing-key": .error, "duplicate-id": nil])
    #expect(origin(read.entries.severities["duplicate-id"]) == "/a/p/mpcheck.json: duplicate-id")
    #expect(read.overrides.map { marked($0.origin, read) } == ["/a/p/mpcheck.json: {"])
    #expect(read.overrides[0].value.files.matches(file: "/a/p/pages/legacy/a.axml"))
    #expect(read.overrides[0].value.entries.severities.mapValues(\.value) == ["missing-key": nil])
    #expect(read.baseline?.value == "/a/p/base.json")
  }

  @Test func theExtendingFileWinsEntryByEntry() throws {
    let read = try loader([
      "/s/base.json": """
      { "program": "m", "exclude": ["a"], "hosts": ["h"], "rules": {"missing-key": "off", "duplicate-id": "info"},
        "nativeViews": { "x": { "events": [] }, "y": {} }, "baseline": "b.json",
        "overrides": [{"files": ["f"], "rules": {}}] }
      """,
      "/s/middle.json": #"{ "extends": "base.json", "required": "^0.1.0" }"#,
      "/p/mpcheck.json": """
      { "extends": "../s/middle.json", "exclude": ["b"], "hosts": ["i"], "rules": {"missing-key": "error"},
        "required": "0.1", "program": "n",
        "nativeViews": { "z": {}, "x": {} }, "overrides": [{"files": ["g"], "rules": {}}] }
      """,
    ]).load("/p/mpcheck.json")
    #expect(read.files.map(\.path) == ["/s/base.json", "/s/middle.json", "/p/mpcheck.json"])
    #expect(read.required.map(\.value.text) == ["^0.1.0", "0.1"])
    #expect(read.program?.value == "/p/n")
    #expect(read.baseline?.value == "/s/b.json")
    #expect(read.exclude.entries.map(\.value) == ["a", "b"])
    #expect(read.exclude.matches(file: "/s/a"))
    #expect(read.exclude.matches(file: "/p/b/c"))
    #expect(!read.exclude.matches(file: "/p/a"))
    #expect(read.hosts.map(\.value) == ["/s/h", "/p/i"])
    #expect(read.nativeViews.map(\.value.name) == ["x", "y", "z"])
    #expect(read.nativeViews[0].value.events == nil)
    #expect(marked(read.nativeViews[0].origin, read) == "/p/mpcheck.json: x")
    #expect(read.entries.severities.mapValues(\.value) == ["missing-key": .error, "duplicate-id": .info])
    #expect(marked(read.entries.severities["duplicate-id"]!.origin, read) == "/s/base.json: duplicate-id")
    #expect(read.overrides.map { $0.value.files.entries[0].value } == ["f", "g"])
  }

  @Test(arguments: [
    (
      #"{"extends": "mpcheck.json"}"#, "mpcheck.json",
      #""extends" is circular: "mpcheck.json" is already being read"#
    ),
    (
      #"{"extends": "none.json"}"#, "none.json",
      #""none.json": the configuration file cannot be read: there is no such file"#
    ),
    (#"{"extends": "../p"}"#, "../p", #""../p": the configuration file cannot be read: it is a folder"#),
    (
      #"{"extends": ["mpcheck.json"]}"#, "mpcheck.json",
      #""extends" is circular: "mpcheck.json" is already being read"#
    ),
  ])
  func reportsWhatCannotBeExtended(content: String, range: String, message: String) throws {
    let (error, marked) = try #require(failure(content))
    #expect(error.message.english == message)
    #expect(marked == range)
  }

  @Test func reportsCirclesAndMistakesInTheFileThatHasThem() throws {
    let circle = try #require(
      failure(#"{"extends": "../q/a.json"}"#, ["/q/a.json": #"{"extends": "../p/mpcheck.json"}"#]))
    #expect(
      circle.error.message.english
        == #""extends" is circular: "../p/mpcheck.json" is already being read"#)
    #expect(circle.error.place?.path == "/q/a.json")
    #expect(circle.marked == "../p/mpcheck.json")
    let mistake = try #require(failure(#"{"extends": "b.json"}"#, ["/p/b.json": "{\n  \"rulse\": {}\n}"]))
    #expect(
      mistake.error.text(from: "/p").english
        == #"b.json:2:4: key "rulse" is unknown; did you mean "rules"?"#
    )
  }

  /// 32 files in a row may extend each other; one more is too many, and is no circle.
  @Test(arguments: [32, 33]) func saysThatAChainIsTooLong(count: Int) throws {
    var files = ["/p/mpcheck.json": #"{"extends": "1.json"}"#]
    for number in 1..<count {
      files["/p/\(number).json"] = number + 1 < count ? "{\"extends\": \"\(number + 1).json\"}" : "{}"
    }
    if count == 32 {
      #expect(try loader(files).load("/p/mpcheck.json").files.count == 32)
      return
    }
    let error = failure(loading: "/p/mpcheck.json", loader(files))
    #expect(error?.message.english == #""extends" leads through more than 32 files that extend each other"#)
    #expect(error?.place?.path == "/p/31.json")
  }

  @Test func endsAChainThatLinksMakeEndless() throws {
    var files = MemoryFileSystem(["/p/mpcheck.json": #"{"extends": "l/mpcheck.json"}"#])
    files.addLink("/p/l", to: "/p")
    let loader = ConfigurationLoader(fileSystem: files, names: ruleNames, version: Version(0, 1, 0))
    let error = failure(loading: "/p/mpcheck.json", loader)
    #expect(error?.message.english == #""extends" is circular: "l/mpcheck.json" is already being read"#)
  }

  @Test func reportsAFileThatIsNotThere() {
    let error = failure(loading: "/p/x.json", loader([:]))
    #expect(
      error?.text(from: "/p").english
        == "x.json: the configuration file cannot be read: there is no such file")
    var files = MemoryFileSystem(["/p/x.json": "{}"])
    files.lock("/p/x.json")
    let locked = ConfigurationLoader(fileSystem: files, names: ruleNames, version: Version(0, 1, 0))
    let denied = failure(loading: "/p/x.json", locked)
    #expect(
      denied?.text(from: "/q").english
        == "/p/x.json: the configuration file cannot be read: permission denied")
  }

  @Test func checksTheVersionBeforeAnythingElse() throws {
    let (error, marked) = try #require(
      failure(#"{"rules": {"new-rule": "error"}, "new": 1, "required": ">=0.2"}"#))
    #expect(error.message.english == "mpcheck >=0.2 is required, this is 0.1.0")
    #expect(error.help?.english == "install a version that satisfies it")
    #expect(marked == "required")
    let base = try #require(failure(#"{"extends": "b.json"}"#, ["/p/b.json": #"{"required": "1"}"#]))
    #expect(base.error.place?.path == "/p/b.json")
  }
}
