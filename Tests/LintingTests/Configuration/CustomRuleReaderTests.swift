import Diagnostics
import Files
import Markup
import Testing

@testable import Linting

/// The rules that `/p/mpcheck.json` defines.
private func customRules(_ content: String, _ others: [String: String] = [:]) throws -> [CustomRule] {
  try loader(others.merging(["/p/mpcheck.json": content]) { $1 }).load("/p/mpcheck.json").customRules
}

@Suite struct CustomRuleReaderTests {
  @Test func readsEveryKey() throws {
    let content = #"""
      { "custom": {
          "lazy-image": {
            "select": "image:not([lazy-load])", "message": "<image src=\"{@src}\"> loads at once",
            "help": { "en": "add lazy-load", "zh": "加上 lazy-load" }, "severity": "error",
            "dialects": ["wxml", "axml"], "files": ["pages/**/*.wxml", "!pages/old/*"], "mark": "src", "at": "value",
            "url": "https://wiki.example.org/ui#images" },
          "b2": { "xpath": "//view/@class", "message": { "zh": "类名" }, "severity": "off" } } }
      """#
    let rules = try customRules(content)
    #expect(rules.map(\.id) == ["custom/b2", "custom/lazy-image"])
    let image = rules[1]
    #expect(image.source == .selector("image:not([lazy-load])"))
    #expect(image.expression.tags == ["image"])
    #expect(image.message.source == LocalizedText(verbatim: "<image src=\"{@src}\"> loads at once"))
    #expect(image.help?.source == LocalizedText(en: "add lazy-load", zh: "加上 lazy-load"))
    #expect(image.severity == .error)
    #expect(Dialect.all.filter(image.looksAt).map(\.id.rawValue).sorted() == ["axml", "wxml"])
    #expect(image.files?.matches(file: "/p/pages/a/a.wxml") == true)
    #expect(image.files?.matches(file: "/p/pages/old/a.wxml") == false)
    #expect(image.files?.matches(file: "/p/other/a.wxml") == false)
    #expect(image.mark == "src")
    #expect(image.part == .value)
    #expect(image.url == "https://wiki.example.org/ui#images")
    #expect(SourceText(path: "", content).string(image.place.range) == "lazy-image")
    let plain = rules[0]
    #expect(plain.source == .xpath("//view/@class"))
    // One language is enough.
    #expect(plain.message.source == LocalizedText(verbatim: "类名"))
    #expect(plain.severity == nil)
    #expect(plain.part == .name)
    #expect(
      (plain.help == nil, plain.files == nil, plain.mark == nil, plain.url == nil) == (true, true, true, true)
    )
    #expect(Dialect.all.allSatisfy(plain.looksAt))
    #expect(try customRules(#"{"custom":{"a":{"select":"a","message":"m"}}}"#)[0].severity == .warning)
  }

  /// A later entry replaces the earlier one whole.
  @Test func anEntryReplacesThatOfAnExtendedFile() throws {
    let rules = try customRules(
      #"{ "extends": "b.json", "custom": { "a": { "select": "text", "message": "mine" }, "c": { "select": "c", "message": "m" } } }"#,
      [
        "/p/b.json":
          #"{ "custom": { "a": { "select": "view", "message": "base", "help": "h", "severity": "error" }, "b": { "select": "b", "message": "m" } } }"#
      ])
    #expect(rules.map(\.name) == ["a", "b", "c"])
    #expect(rules[0].message.source.english == "mine")
    #expect(rules[0].help == nil)
    #expect(rules[0].severity == .warning)
    #expect(rules.map(\.place.path) == ["/p/mpcheck.json", "/p/b.json", "/p/mpcheck.json"])
  }

  @Test(arguments: ["a", "a1", "lazy-image", "no-2-views", String(repeating: "a", count: 64)])
  func names(name: String) throws {
    #expect(try customRules(#"{"custom":{"\#(name)":{"select":"a","message":"m"}}}"#).map(\.name) == [name])
    #expect(CustomRule.isID("custom/" + name))
  }

  @Test(arguments: [
    "", "A", "1a", "-a", "a-", "a--b", "a_b", "a b", "a/b", "ä", "a.b", String(repeating: "a", count: 65),
  ])
  func whatIsNoName(name: String) throws {
    let (error, marked) = try #require(failure(#"{"custom":{"\#(name)":{"select":"a","message":"m"}}}"#))
    #expect(error.message.english == "\"\(name)\" is not a name for a rule")
    #expect(
      error.help?.english
        == #"write lower-case words with "-" between them, such as "lazy-image", at most 64 characters"#)
    #expect(marked == name)
    #expect(!CustomRule.isID("custom/" + name))
  }

  /// The entry of the rule `a`, what is marked of it, the message, and the help.
  @Test(
    arguments: [
      (#""b""#, #"b"#, #""a" must be an object, not a string"#, nil),
      (
        #"{"message":"m"}"#, "{", #""a" has neither "select" nor "xpath""#,
        #"write one of them, such as "select": "image""#
      ),
      (
        #"{"xpath":"//a","message":"m","select":"a"}"#, "select", #""a" has both "select" and "xpath""#,
        "remove one of the two"
      ),
      (#"{"select":"a"}"#, "{", #""a" has no "message""#, "say in it what is wrong"),
      (#"{"selct":"a","message":"m"}"#, "selct", #"key "selct" is unknown"#, #"did you mean "select"?"#),
      (#"{"select":"a","mesage":"m"}"#, "mesage", #"key "mesage" is unknown"#, #"did you mean "message"?"#),
      (#"{"select":1,"message":"m"}"#, "1", #""select" must be a string, not a number"#, nil),
      (#"{"xpath":null,"message":"m"}"#, "null", #""xpath" must be a string, not null"#, nil),
      (#"{"select":"a","message":" "}"#, " ", #"the message of "a" is empty"#, nil),
      (
        #"{"select":"a","message":{}}"#, "{", #""message" has neither "en" nor "zh""#, "one of them is enough"
      ),
      (
        #"{"select":"a","message":["m"]}"#, "[",
        #""message" must be a string or an object with "en" and "zh", not an array"#, nil
      ),
      (
        #"{"select":"a","message":{"zh":1}}"#, "1", #"the message of "a" must be a string, not a number"#, nil
      ),
      (
        #"{"select":"a","message":{"en":"m","fr":"n"}}"#, "fr", #"key "fr" is unknown"#,
        #"the keys are "en", "zh""#
      ),
      (#"{"select":"a","message":"m","help":""}"#, "", #"the help of "a" is empty"#, nil),
      (
        #"{"select":"a","message":"m","severity":"warn"}"#, "warn", #"severity "warn" is unknown"#,
        #"the severities are "off", "info", "warning", "error""#
      ),
      (
        #"{"select":"a","message":"m","severity":1}"#, "1",
        #"the severity of "a" must be a string, not a number"#, nil
      ),
      (
        #"{"select":"a","message":"m","dialects":["wxml","axm"]}"#, "axm", #"dialect "axm" is unknown"#,
        #"did you mean "axml"?"#
      ),
      (
        #"{"select":"a","message":"m","dialects":"wxml"}"#, "wxml",
        #""dialects" must be an array of strings, not a string"#, nil
      ),
      (
        #"{"select":"a","message":"m","files":[1]}"#, "1",
        #"an entry of "files" must be a string, not a number"#, nil
      ),
      (
        #"{"xpath":"//a","message":"m","mark":"style"}"#, "mark", #""mark" only goes with "select""#,
        #"have the expression give the attribute: "//image/@style""#
      ),
      (
        #"{"select":"a","message":"m","mark":"a b"}"#, "a b",
        #""a b" can match nothing: a name has no blanks"#,
        #"write the attribute, such as "style""#
      ),
      (
        #"{"select":"a","message":"m","mark":"data-*"}"#, "data-*", #""data-*" is not a name"#,
        #"write the attribute, such as "style""#
      ),
      (
        #"{"select":"a","message":"m","mark":""}"#, "", #""" is not a name"#,
        #"write the attribute, such as "style""#
      ),
      (
        #"{"select":"a","message":"m","at":"values"}"#, "values",
        #"part of an attribute "values" is unknown"#,
        #"did you mean "value"?"#
      ),
      (
        #"{"select":"a","message":"m","url":"wiki/ui"}"#, "wiki/ui",
        #""wiki/ui" is not an address of the web"#,
        #"write one that begins with "https://""#
      ),
      (
        #"{"select":"a","message":"m","url":"javascript:alert(1)"}"#, "javascript:alert(1)",
        #""javascript:alert(1)" is not an address of the web"#, #"write one that begins with "https://""#
      ),
      (
        #"{"select":"a","message":"m","url":"https://"}"#, "https://",
        #""https://" is not an address of the web"#,
        #"write one that begins with "https://""#
      ),
      (
        #"{"select":"a","message":"m","url":"http://a b"}"#, "http://a b",
        #""http://a b" is not an address of the web"#,
        #"write one that begins with "https://""#
      ),
      // Mistakes in expressions are at their characters, whatever JSON writes for these.
      (
        #"{"select":"image:not([lazy-load]","message":"m"}"#, "",
        #"expected ")" at character 22 of the selector"#, nil
      ),
      (#"{"xpath":"//a[@b='c'","message":"m"}"#, "", #"expected "]" at character 11 of the expression"#, nil),
      (
        #"{"xpath":"//a[@b='\u4e00\ud83d\ude00' $]","message":"m"}"#, "$",
        #"expected "]" at character 13 of the expression"#, nil
      ),
      (#"{"xpath":"count(//a)","message":"m"}"#, "count(//a)", "gives a number, not nodes", nil),
      (#"{"xpath":"'a'","message":"m"}"#, "'a'", "gives text, not nodes", nil),
      (#"{"xpath":"//a = 1","message":"m"}"#, "//a = 1", "gives a boolean, not nodes", nil),
      (
        #"{"xpath":"//a[foo(.)]","message":"m"}"#, "f",
        #"unknown function "foo" at character 5 of the expression"#, nil
      ),
      (
        #"{"select":"a","message":"\"{@a\""}"#, "", #"expected "}" at character 6 of the message"#,
        #"write "{{" for a brace"#
      ),
      (
        #"{"select":"a","message":"m","help":"\\{$b}"}"#, "$",
        #"unknown variable "$b" at character 3 of the message"#,
        "the variables are $path, $dialect and $kind"
      ),
    ] as [(String, String, String, String?)])
  func marksTheMistake(entry: String, range: String, message: String, help: String?) throws {
    let all = failures(#"{"custom":{"a":\#(entry)}}"#)
    #expect(all.count == 1, "\(all.map(\.error.message.english))")
    let (error, marked) = try #require(all.first)
    #expect(error.message.english == message)
    #expect(error.help?.english == help)
    #expect(marked == range)
  }

  @Test func saysEverythingAtOnce() {
    let all = failures(
      #"""
      { "custom": { "a": { "xpath": "//a[", "message": "{", "severity": "of", "url": "u", "dialects": ["x"] }, "B": 1 },
        "rules": { "custom/a": "of", "custom/b": "off" } }
      """#)
    #expect(
      all.map(\.error.message.english) == [
        #"expected an expression at character 5 of the expression"#,
        #"expected "}" at character 2 of the message"#, #"severity "of" is unknown"#,
        #""u" is not an address of the web"#, #"dialect "x" is unknown"#, #""B" is not a name for a rule"#,
        #""B" must be an object, not a number"#, #"severity "of" is unknown"#, #"rule "custom/b" is unknown"#,
      ])
  }

  // MARK: Limits

  private func many(_ count: Int) -> String {
    "{\"custom\":{"
      + (0..<count).map { "\"r\($0)\":{\"select\":\"a\",\"message\":\"m\"}" }.joined(separator: ",") + "}}"
  }

  @Test func aConfigurationMayDefineAHundredRules() throws {
    #expect(try customRules(many(100)).count == 100)
    let (error, marked) = try #require(failure(many(103)))
    #expect(error.message.english == #""custom" has more than 100 rules"#)
    #expect(error.help?.english == #"join some with "," or "|""#)
    #expect(marked == "r100")
    // Those of extended files count; what replaces one does not.
    let base = ["/p/b.json": many(99)]
    #expect(
      try customRules(
        #"{"extends":"b.json","custom":{"r1":{"select":"b","message":"m"},"z":{"select":"b","message":"m"}}}"#,
        base
      ).count == 100)
    let second =
      #"{"extends":"b.json","custom":{"y":{"select":"b","message":"m"},"z":{"select":"b","message":"m"}}}"#
    #expect(try #require(failure(second, base)).marked == "z")
  }

  @Test func anExpressionAndAMessageHaveALimit() throws {
    let long = String(repeating: "a", count: 4_097)
    for entry in [#""select":"\#(long)","message":"m""#, #""xpath":"\#(long)","message":"m""#] {
      let error = try #require(failure("{\"custom\":{\"a\":{\(entry)}}}")).error
      #expect(error.message.english.contains("4096"), "\(error.message.english)")
    }
    let error = try #require(failure(#"{"custom":{"a":{"select":"a","message":"\#(long)"}}}"#)).error
    #expect(error.message.english == #"the message of "a" has more than 4096 bytes"#)
    #expect(try customRules(#"{"custom":{"a":{"select":"\#(long.dropLast())","message":"m"}}}"#).count == 1)
  }

  // MARK: Where its name can be written

  @Test func theNameOfARuleCanBeWrittenInOtherKeys() throws {
    let content = #"""
      { "rules": { "custom/a": "error", "custom": "info" },
        "overrides": [{ "files": ["old/**"], "rules": { "custom/a": "off", "custom/b": { "severity": "error" } } }],
        "custom": { "a": { "select": "a", "message": "m" }, "b": { "select": "b", "message": "m" },
          "c": { "select": "c", "message": "m", "severity": "off" } } }
      """#
    let configuration = try loader(["/p/mpcheck.json": content]).load("/p/mpcheck.json")
    let settings = RuleSettings(
      rules: ruleNames.adding(configuration.customRules), configuration: configuration)
    let first = ruleNames.rules.count
    #expect(Array(settings.severities(for: "/p/a.wxml")[first...]) == [.error, .info, nil])
    #expect(Array(settings.severities(for: "/p/old/a.wxml")[first...]) == [nil, .error, nil])
    #expect(!settings.isOnAnywhere(first + 2))
    let origins = settings.settings(for: "/p/a.wxml")[first...].map { marked($0.origin, configuration) }
    #expect(
      origins == ["/p/mpcheck.json: custom/a", "/p/mpcheck.json: custom", "/p/mpcheck.json: c"])
    // Without rules of its own, a file may name the category.
    #expect(failures(#"{ "rules": { "custom": "off" } }"#).isEmpty)
    #expect(
      try #require(failure(#"{ "rules": { "custom/a": "off" } }"#)).error.message.english
        == #"rule "custom/a" is unknown"#)
    // An extended file may name a rule that the other one defines.
    #expect(
      failures(
        #"{ "extends": "b.json", "custom": { "a": { "select": "a", "message": "m" } } }"#,
        ["/p/b.json": #"{ "rules": { "custom/a": "error" } }"#]
      ).isEmpty)
  }

  /// The rules in which nothing is wrong can be used without the others.
  @Test func knowsWhetherOnlyRulesAreWrong() {
    func read(_ content: String) -> ConfigurationLoader.Reading {
      loader(["/p/mpcheck.json": content]).read("/p/mpcheck.json")
    }
    let custom =
      #""custom": { "a": { "select": "a[", "message": "m" }, "b": { "select": "b", "message": "m" } }"#
    let only = read("{ \(custom), \"rules\": { \"custom/a\": \"off\" }, \"tags\": [\"t\"] }")
    #expect(only.hasOnlyCustomErrors)
    #expect(only.errors.count == 1)
    #expect(only.configuration.customRules.map(\.name) == ["b"])
    #expect(only.configuration.tags.map(\.value) == ["t"])
    let more = read("{ \(custom), \"tags\": [\"t\"], \"rulse\": {} }")
    #expect(!more.hasOnlyCustomErrors)
    let alone = more.configuration.customRulesAlone
    #expect(alone.customRules.map(\.name) == ["b"])
    #expect(alone.tags.isEmpty)
    #expect(alone.files.map(\.path) == ["/p/mpcheck.json"])
  }

  @Test func theListingShowsWhatDefinesThem() throws {
    let content = #"""
      {
        "custom": {
          "a": { "select": "a", "message": { "en": "m", "zh": "问题" }, "mark": "b", "at": "value", "files": ["x/**"] }
        },
        "rules": { "custom/a": "error" }
      }
      """#
    let configuration = try loader(["/p/mpcheck.json": content]).load("/p/mpcheck.json")
    let listing = ConfigurationListing(
      configuration, rules: ruleNames, at: "/p/a.wxml", workingDirectory: "/p")
    let lines = listing.text.split(separator: "\n").filter { $0.contains("custom") }
    #expect(
      lines.map { $0.split(separator: " ").joined(separator: " ") } == [
        #"custom.a { "select": "a", "message": { "en": "m", "zh": "问题" }, "severity": "warning", "files": ["x/**"], "mark": "b", "at": "value" } mpcheck.json:3:6"#,
        #"rules.custom/a "error" mpcheck.json:5:15"#,
      ])
  }
}
