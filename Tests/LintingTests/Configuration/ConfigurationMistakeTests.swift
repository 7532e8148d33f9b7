import Diagnostics
import Files
import Testing

@testable import Linting

@Suite struct ConfigurationMistakeTests {
  @Test(
    arguments: [
      (#"{"rules": }"#, "}", #"broken JSON: expected a value after ":""#, nil),
      ("", "", "broken JSON: the file contains no value", nil),
      ("[1]", "[", "the configuration must be an object, not an array", nil),
      ("true", "true", "the configuration must be an object, not true", nil),
      (
        #"{"rules": {"missing-kye": "off"}}"#, "missing-kye", #"rule "missing-kye" is unknown"#,
        #"did you mean "missing-key"?"#
      ),
      (
        #"{"rules": {"no-such-thing": "off"}}"#, "no-such-thing", #"rule "no-such-thing" is unknown"#,
        #"`mpcheck rules` lists all rules"#
      ),
      (
        #"{"rules": {"missing-key": "Eror"}}"#, "Eror", #"severity "Eror" is unknown"#,
        #"did you mean "error"?"#
      ),
      (
        #"{"rules": {"missing-key": "fatal"}}"#, "fatal", #"severity "fatal" is unknown"#,
        #"the severities are "off", "info", "warning", "error""#
      ),
      (
        #"{"rules": {"missing-key": 2}}"#, "2",
        #"the severity of "missing-key" must be a string, not a number"#, nil
      ),
      (
        #"{"rules": {"missing-key": {"sevrity": "off"}}}"#, "sevrity",
        #""missing-key" has no option "sevrity""#, #"did you mean "severity"?"#
      ),
      (
        #"{"rules": {"duplicate-id": {"static-lists": true}}}"#, "static-lists",
        #""duplicate-id" has no option "static-lists""#, #"it has "severity""#
      ),
      (
        #"{"rules": {"markup": {"static-lists": true}}}"#, "static-lists",
        #""markup" has no option "static-lists""#, #"it has "severity""#
      ),
      (
        #"{"rules": {"missing-key": {"static-lists": "yes"}}}"#, "yes",
        #""static-lists" must be true or false, not a string"#, nil
      ),
      (
        #"{"rules": {"missing-key": {"severity": "fatal"}}}"#, "fatal", #"severity "fatal" is unknown"#,
        #"the severities are "off", "info", "warning", "error""#
      ),
      (
        #"{"rules": {"missing-key": {"severity": "off", "severity": "off"}}}"#, "severity",
        #"duplicate key "severity""#, "remove one of the two"
      ),
      (
        #"{"rules": {"needless-block": {}}}"#, "{",
        #""needless-block" is off without a "severity""#,
        #"add "severity": "warning""#
      ),
      (
        #"{"rules": {"restricted-names": {"severity": "error", "names": ["a"]}}}"#, "[",
        #""names" must be an object, not an array"#, nil
      ),
      (
        #"{"rules": {"restricted-names": {"severity": "error", "names": {"a": 1}}}}"#, "1",
        #"the reason of "a" must be a string, not a number"#, nil
      ),
      (
        #"{"rules": {"restricted-names": {"severity": "error", "names": {"a": " "}}}}"#, " ",
        #"the reason of "a" is empty"#, "write what to use instead"
      ),
      (
        #"{"rules": {"restricted-names": {"severity": "error", "names": {"@a": "b"}}}}"#, "@a",
        #""@a" is not a name"#, attributeHelp
      ),
      (
        #"{"rules": {"restricted-names": "error"}}"#, "restricted-names",
        #""restricted-names" is on without "names" and finds nothing"#, #"add "names": { "a@b": "c" }"#
      ),
      (
        #"{"rules": {"restricted-names": {"severity": "error", "names": {}}}}"#, "restricted-names",
        #""restricted-names" is on without "names" and finds nothing"#, #"add "names": { "a@b": "c" }"#
      ),
      (
        #"{"overrides": [{"files": ["a"], "rules": {"restricted-names": "info"}}]}"#, "restricted-names",
        #""restricted-names" is on without "names" and finds nothing"#, #"add "names": { "a@b": "c" }"#
      ),
      (
        #"{"rules": {"markpu": "off"}}"#, "markpu", #"rule "markpu" is unknown"#, #"did you mean "markup"?"#
      ),
      (
        #"{"extends": {"a": 1}}"#, "{", #""extends" must be a string or an array of strings, not an object"#,
        nil
      ),
      (#"{"extends": [1]}"#, "1", #"an entry of "extends" must be a string, not a number"#, nil),
      (#"{"rules": ["missing-key"]}"#, "[", #""rules" must be an object, not an array"#, nil),
      (
        #"{"rules": {"missing-key": "off", "missing-key": "error"}}"#, "missing-key",
        #"duplicate key "missing-key""#, "remove one of the two"
      ),
      (#"{"hosts": [], "hosts": []}"#, "hosts", #"duplicate key "hosts""#, "remove one of the two"),
      (
        #"{"dialects": {"wxlm": "off"}}"#, "wxlm", #"dialect "wxlm" is unknown"#, #"did you mean "wxml"?"#
      ),
      (
        #"{"dialects": {"wxml": "of"}}"#, "of", #"switch "of" is unknown"#, #"did you mean "off"?"#
      ),
      (
        #"{"dialects": {"wxml": false}}"#, "false", #"the switch of "wxml" must be a string, not false"#, nil
      ),
      (#"{"globals": ["a", 1]}"#, "1", #"an entry of "globals" must be a string, not a number"#, nil),
      (#"{"tags": "scan-view"}"#, "scan-view", #""tags" must be an array of strings, not a string"#, nil),
      (#"{"hosts": "../ios"}"#, "../ios", #""hosts" must be an array of strings, not a string"#, nil),
      (#"{"exclude": ["a", null]}"#, "null", #"an entry of "exclude" must be a string, not null"#, nil),
      (#"{"exclude": {"a": 1}}"#, "{", #""exclude" must be an array of strings, not an object"#, nil),
      (#"{"program": 1}"#, "1", #""program" must be a string, not a number"#, nil),
      (#"{"baseline": true}"#, "true", #""baseline" must be a string, not true"#, nil),
      (#"{"$schema": false}"#, "false", #""$schema" must be a string, not false"#, nil),
      (
        #"{"required": ">>1"}"#, ">>1", #"">>1" is not a range of versions"#,
        #"write one such as ">=0.1.0", ">=0.1 <2" or "^0.1.0""#
      ),
      (#"{"required": 1}"#, "1", #""required" must be a string, not a number"#, nil),
      (#"{"nativeViews": ["custom_map"]}"#, "[", #""nativeViews" must be an object, not an array"#, nil),
      (#"{"nativeViews": {"m": true}}"#, "true", #""m" must be an object, not true"#, nil),
      (
        #"{"nativeViews": {"m": {"param": {}}}}"#, "param", #"key "param" is unknown"#,
        #"did you mean "params"?"#
      ),
      (
        #"{"nativeViews": {"m": {"params": {"a": "int"}}}}"#, "int", #"parameter type "int" is unknown"#,
        #"the parameter types are "string", "number", "boolean", "object", "array", "any""#
      ),
      (
        #"{"nativeViews": {"m": {"params": {"a": {}}}}}"#, "{",
        #"the type of "a" must be a string, not an object"#, nil
      ),
      (#"{"nativeViews": {"m": {"params": []}}}"#, "[", #""params" must be an object, not an array"#, nil),
      (
        #"{"nativeViews": {"m": {"events": [1]}}}"#, "1",
        #"an entry of "events" must be a string, not a number"#, nil
      ),
      (
        #"{"nativeViews": {"m": {"platforms": ["iOS"]}}}"#, "iOS", #"platform "iOS" is unknown"#,
        #"did you mean "ios"?"#
      ),
      (
        #"{"nativeViews": {"m": {"platforms": "ios"}}}"#, "ios",
        #""platforms" must be an array of strings, not a string"#, nil
      ),
      (#"{"overrides": {}}"#, "{", #""overrides" must be an array, not an object"#, nil),
      (#"{"overrides": ["a"]}"#, "a", "an override must be an object, not a string", nil),
      (
        #"{"overrides": [{"files": ["a"]}]}"#, "{", #"the override has no "rules""#,
        "the entry has no effect without it"
      ),
      (
        #"{"overrides": [{"rules": {}}]}"#, "{", #"the override has no "files""#,
        "the entry has no effect without it"
      ),
      (
        #"{"overrides": [{"file": []}]}"#, "file", #"key "file" is unknown"#,
        #"did you mean "files"?"#
      ),
    ] as [(String, String, String, String?)])
  func marksTheMistake(content: String, range: String, message: String, help: String?) throws {
    let (error, marked) = try #require(failure(content))
    #expect(error.message.english == message)
    #expect(error.help?.english == help)
    #expect(marked == range)
    #expect(error.place?.path == "/p/mpcheck.json")
  }

  private static let attributeHelp =
    #"write an attribute such as "mode" or "data-*", or "tag@attribute" such as "image@mode""#

  /// What can never be the name of a tag or an attribute is no key of an option.
  @Test(
    arguments: [
      ("image!", .attribute, #"a name has no "!""#), ("a=b", .attribute, #"a name has no "=""#),
      ("a b", .attribute, "a name has no blanks"), ("a\t", .tag, "a name has no blanks"),
      ("<view>", .tag, #"a name has no "<""#), ("a/b", .tag, #"a name has no "/""#),
      ("a*b", .tag, #""*" is for the end of a tag or an attribute"#),
      ("*-a", .attribute, #""*" is for the end of a tag or an attribute"#),
      ("a**", .attribute, #""*" is for the end of a tag or an attribute"#),
      ("a*b@c", .attribute, #""*" is for the end of a tag or an attribute"#),
      ("a@b@c", .attribute, #"it has more than one "@""#),
      ("a@@b", .attribute, #"it has more than one "@""#),
      ("a@b@c", .attributeOfTag, #"it has more than one "@""#),
      ("image@mode", .tag, #"a tag has no "@""#),
    ] as [(String, NamePattern.Form, String)])
  func whatCannotBeANameIsAMistake(key: String, form: NamePattern.Form, reason: String) {
    #expect(NamePattern.flaw(in: key, as: form)?.english == "\"\(key)\" can match nothing: \(reason)")
    #expect(!matches(key, form.pattern))
  }

  @Test(
    arguments: [
      ("web-view", .tag), ("wev*", .tag), ("*", .tag), ("小程序", .tag), ("mode", .attribute),
      ("image@mode", .attribute), ("data-*", .attribute), ("*@data-*", .attribute), ("im*@*", .attribute),
      ("wx:if", .attribute), ("image@lazy-load", .attributeOfTag), ("form@bind*", .attributeOfTag),
    ] as [(String, NamePattern.Form)])
  func aNameOrHowItBeginsIsNone(key: String, form: NamePattern.Form) {
    #expect(NamePattern.flaw(in: key, as: form) == nil)
    #expect(matches(key, form.pattern))
  }

  @Test(arguments: ["@a", "a@", "@", "@a@b"])
  func aHalfNameIsNone(key: String) {
    #expect(NamePattern.flaw(in: key, as: .attribute)?.english == "\"\(key)\" is not a name")
    #expect(!matches(key, NamePattern.Form.attribute.pattern))
  }

  @Test func anAttributeThatNeedsATagNamesIt() {
    #expect(NamePattern.flaw(in: "lazy-load", as: .attributeOfTag)?.english == "\"lazy-load\" names no tag")
    #expect(!matches("lazy-load", NamePattern.Form.attributeOfTag.pattern))
  }

  /// The pattern is for JSON Schema, and written so that Swift reads it, too.
  private func matches(_ key: String, _ pattern: String) -> Bool {
    guard let expression = try? Regex(pattern) else { return false }
    return key.wholeMatch(of: expression) != nil
  }

  /// Names that another file gives, or an override, are enough.
  @Test func namesOfOtherEntriesAreEnough() {
    let names = #"{"rules": {"restricted-names": {"severity": "off", "names": {"a": "b"}}}}"#
    #expect(
      failures(
        #"{"extends": "b.json", "rules": {"restricted-names": "error"}}"#, ["/p/b.json": names]
      ).isEmpty)
    let overrides = #"[{"files": ["a"], "rules": {"restricted-names": {"names": {"a": "b"}}}}]"#
    #expect(
      failures(#"{"rules": {"restricted-names": "error"}, "overrides": \#(overrides)}"#).isEmpty)
  }

  /// One run says everything, in the order of the files and of the places in them.
  @Test func namesAllMistakes() {
    let all = failures(
      """
      { "rulse": {}, "exclude": ["a", 1, 2],
        "rules": { "missing-kye": "off", "missing-key": "of", "restricted-names": { "severity": "error", "names": { "a b": "c", "@": "" } } },
        "overrides": [{ "files": 1 }, 2], "tags": "a", "extends": ["b.json", "none.json"], "program": 1 }
      """, ["/p/b.json": #"{ "globals": [1], "baseline": 2 }"#])
    #expect(
      all.map(\.error.message.english) == [
        #"key "rulse" is unknown"#,
        #"an entry of "exclude" must be a string, not a number"#,
        #"an entry of "exclude" must be a string, not a number"#,
        #"rule "missing-kye" is unknown"#,
        #"severity "of" is unknown"#,
        #""a b" can match nothing: a name has no blanks"#,
        #""@" is not a name"#,
        #"the override has no "rules""#,
        #""files" must be an array of strings, not a number"#,
        #"an override must be an object, not a number"#,
        #""tags" must be an array of strings, not a string"#,
        #""none.json": the configuration file cannot be read: there is no such file"#,
        #""program" must be a string, not a number"#,
        #"an entry of "globals" must be a string, not a number"#,
        #""baseline" must be a string, not a number"#,
      ])
    #expect(all.suffix(2).map(\.error.place?.path) == ["/p/b.json", "/p/b.json"])
  }

  /// What is right is read all the same.
  @Test func whatIsRightIsRead() {
    let files = [
      "/p/mpcheck.json": #"{ "tags": ["a", 1], "rules": { "missing-key": "error", "duplicate-id": 1 } }"#
    ]
    let read = loader(files).read("/p/mpcheck.json")
    #expect(read.errors.count == 2)
    #expect(!read.hasOnlyCustomErrors)
    #expect(read.configuration.tags.map(\.value) == ["a"])
    #expect(read.configuration.entries.severities.mapValues(\.value) == ["missing-key": .error])
  }

  @Test func marksTheLaterOfTwoKeys() throws {
    let content = #"{"hosts": [], "hosts": []}"#
    #expect(try #require(failure(content)).error.place?.range == ByteRange(15, 20))
  }

  @Test func namesLineAndColumn() throws {
    let (error, _) = try #require(failure("{\r\n  /* 页面 */ \"hots\": []\r\n}"))
    #expect(error.position == Position(line: 2, column: 13, offset: 19))
  }
}

@Suite struct ConfigurationRobustnessTests {
  private static let content = Array(
    #"""
    { "extends": "a", "required": "^0.1", "exclude": ["../a/**"], "nativeViews": { "页": { "params": { "a": "any" } } },
      "rules": { "missing-key": "off" }, "overrides": [{ "files": ["!x", "[a"], "rules": {} }] }
    """#.utf8)

  /// Each text is read or refused with a place inside of it.
  private func check(_ bytes: [UInt8]) {
    var files = MemoryFileSystem(["/p/a": "{}"])
    files.add(SourceText(path: "/p/mpcheck.json", bytes: bytes))
    let loader = ConfigurationLoader(fileSystem: files, names: ruleNames, version: Version(0, 1, 0))
    do {
      _ = try loader.load("/p/mpcheck.json")
    } catch {
      for error in error.all {
        #expect(error.place.map { Int($0.range.end) <= bytes.count } == true)
        #expect(error.position != nil)
      }
    }
  }

  @Test func survivesTruncationAtEveryByte() {
    for end in Self.content.indices { check(Array(Self.content[..<end])) }
  }

  @Test func survivesEveryByteReplaced() {
    for index in Self.content.indices {
      for byte in [0, 0x22, 0x5C, 0x7B, 0x5D, 0x2C, 0x2F, 0x39, 0xFF] as [UInt8] {
        var bytes = Self.content
        bytes[index] = byte
        check(bytes)
      }
    }
  }
}
