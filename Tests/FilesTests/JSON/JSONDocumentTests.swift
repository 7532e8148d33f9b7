import Diagnostics
import SeededRandom
import Testing

@testable import Files

private func document(_ content: String) -> JSONDocument {
  JSONDocument(SourceText(path: "/a.json", content))
}

/// A value as canonical JSON text, for comparison of whole trees.
private func rendered(_ value: JSONValue) -> String {
  if let string = value.string { return "\"\(string)\"" }
  if let number = value.number { return "\(number)" }
  if let bool = value.bool { return "\(bool)" }
  if value.isNull { return "null" }
  if value.isArray { return "[" + value.elements.map(rendered).joined(separator: ",") + "]" }
  return "{" + value.members.map { "\"\($0.key)\":" + rendered($0.value) }.joined(separator: ",") + "}"
}

@Suite struct JSONDocumentTests {
  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), ("null", "null"), (" true ", "true"), ("-0.5e+1", "-5.0"), ("0", "0.0"),
    (#"{"a":[1,{"b":[]},2],"c":{"d":{}},"e":"f"}"#, #"{"a":[1.0,{"b":[]},2.0],"c":{"d":{}},"e":"f"}"#),
    ("// c\n[1, /* x */ 2, ] // end", "[1.0,2.0]"), (#"{"a": 1 , }"#, #"{"a":1.0}"#),
    ("\u{FEFF}[false]\r\n", "[false]"), (#""\u9875\n\/\ud83d\ude00""#, "\"页\n/😀\""),
    (#""\ud83d x""#, "\"\u{FFFD} x\""), (#""\udc00\ud800A""#, "\"\u{FFFD}\u{FFFD}A\""), ("\"\t\"", "\"\t\""),
    (#"{"a":1,"a":2}"#, #"{"a":1.0,"a":2.0}"#), ("/**/1/***/", "1.0"),
  ])
  func reads(content: String, expected: String) throws {
    let read = document(content)
    #expect(read.error == nil)
    #expect(rendered(try #require(read.root)) == expected)
  }

  @Test(
    arguments: [
      ("", 0, 0, "the file contains no value"), ("  // x", 6, 6, "the file contains no value"),
      (#"{"a" 1}"#, 5, 6, #"expected ":" after the key"#), (#"{"a":}"#, 5, 6, #"expected a value after ":""#),
      (#"{"a":1 "b":2}"#, 7, 8, #"expected "," or "}" after the value"#),
      ("[1 2]", 3, 4, #"expected "," or "]" after the value"#), ("[,]", 1, 2, #"expected a value or "]""#),
      ("[1,,2]", 3, 4, #"expected a value or "]""#),
      ("{a:1}", 1, 2, #"expected a key in double quotes or "}""#),
      ("{'a':1}", 1, 2, #"expected a key in double quotes or "}""#), ("[1", 0, 1, #""[" is never closed"#),
      (#"[{"a":1,"#, 1, 2, #""{" is never closed"#), (#"{"a":"#, 0, 1, #""{" is never closed"#),
      ("[1}", 2, 3, #"expected "," or "]" after the value"#), ("[\"a\nb\"]", 1, 2, "the string never ends"),
      (#""a\"#, 0, 1, "the string never ends"), (#""a\q""#, 2, 4, #""\q" is not an escape sequence"#),
      (#""\页""#, 1, 5, #""\页" is not an escape sequence"#),
      (#""\u12""#, 1, 5, #"expected four hexadecimal digits after "\u""#),
      ("01", 0, 2, "this is not a number"),
      ("[1.]", 1, 3, "this is not a number"), ("[-]", 1, 2, "this is not a number"),
      ("1e", 0, 2, "this is not a number"),
      ("12px", 0, 4, "this is not a number"), ("[truE]", 1, 5, "expected a value"),
      ("undefined", 0, 9, "expected a value"), ("{} {}", 3, 4, "expected nothing after the value"),
      ("[1] /* x", 4, 6, "the comment never ends"), ("/ 1", 0, 1, #"expected a comment after "/""#),
      ("[“a”]", 1, 4, #"expected a value or "]""#), ("1 /*/", 2, 4, "the comment never ends"),
    ] as [(String, Int, Int, String)])
  func reportsTheFirstMistake(content: String, start: Int, end: Int, message: String) {
    let read = document(content)
    #expect(read.error?.range == ByteRange(start, end))
    #expect(read.error?.message.english == message)
    #expect(read.root == nil)
  }

  @Test func refusesUTF16() {
    let read = JSONDocument(SourceText(path: "/a.json", bytes: [0xFF, 0xFE, 0x7B, 0]))
    #expect(read.error?.range == ByteRange(0, 2))
    #expect(read.error?.message.english == "the file is UTF-16, not UTF-8")
  }

  @Test func knowsBlankTexts() {
    #expect(document(" \n").isBlank)
    #expect(document("\u{FEFF}/* x */").isBlank)
    #expect(!document("x").isBlank)
  }

  @Test func keepsRanges() throws {
    let content = #"/*页*/{ "k\u0065y": "v", "list": [ -1.5, {} ] }"#
    let read = document(content)
    let root = try #require(read.root)
    let slice = { (range: ByteRange) in read.text.string(range) }
    #expect(root.range == ByteRange(7, content.utf8.count))
    let member = try #require(root.member("key"))
    #expect(slice(member.keyRange) == #"k\u0065y"#)
    #expect(slice(member.value.range) == "v")
    #expect(root["list"]?.elements.map { slice($0.range) } == ["-1.5", "{}"])
    #expect(slice(try #require(root["list"]).range) == "[ -1.5, {} ]")
    #expect(root["none"] == nil)
    #expect(root["key"]?["x"] == nil)
  }

  @Test func takesTheLastOfEqualKeys() throws {
    let root = try #require(document(#"{"a":{"x":1},"b":2,"\u0061":[3]}"#).root)
    #expect(root["a"]?.elements.map(\.number) == [3])
    #expect(root.members.map(\.key) == ["a", "b", "a"])
  }

  @Test func stopsAtTheDepthLimit() {
    let deep = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(document(deep(512)).error == nil)
    #expect(document(deep(513)).error?.range == ByteRange(512, 513))
    #expect(document(deep(513)).error?.message.english == "nesting is deeper than 512")
    #expect(
      document(String(repeating: "[", count: 3_000_000)).error?.message.english
        == "nesting is deeper than 512")
  }

  @Test func survivesTruncationAtEveryByte() {
    let content = Array(
      #"{"页":[1.5e3,"a\u00e9\ud83d\ude00",{"b":null,"c":[true,false]}],/*x*/"d":"e"} // f"#.utf8)
    let complete = content.count - 5
    for count in 0..<content.count {
      let read = JSONDocument(SourceText(path: "/a.json", bytes: content[..<count]))
      #expect((read.error == nil) == (count >= complete && count != complete + 2))
      if let error = read.error {
        #expect(error.range.start <= error.range.end && Int(error.range.end) <= count)
      }
    }
  }

  @Test func survivesAnyBytes() {
    var random = SplitMix64(seed: 7)
    let alphabet = Array("{}[]\",:\\/*u1e-tn \n".utf8) + [0, 0xFF, 0xE9]
    for _ in 0..<5000 {
      let bytes = (0..<random.below(40)).map { _ in alphabet[random.below(alphabet.count)] }
      let read = JSONDocument(SourceText(path: "/a.json", bytes: bytes))
      #expect((read.error == nil) == (read.root != nil))
      if let root = read.root { _ = rendered(root) }
      if let error = read.error { #expect(Int(error.range.end) <= bytes.count) }
    }
  }
}
