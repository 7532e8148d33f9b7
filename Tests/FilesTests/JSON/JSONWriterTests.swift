import Files
import Testing

@Suite struct JSONWriterTests {
  private func write(_ style: JSONWriter.Style, _ body: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter(style)
    body(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private func writeSample(_ json: inout JSONWriter) {
    json.beginObject()
    json.member("name", "x")
    json.array("empty") { _ in }
    json.array("pairs") {
      for number in [1, -2] {
        $0.beginArray(onOneLine: true)
        $0.value(number)
        $0.null()
        $0.end()
      }
    }
    json.object("line", onOneLine: true) {
      $0.member("a", true)
      $0.object("b") { $0.member("c", 3) }
    }
    json.end()
  }

  @Test func compactHasNoWhiteSpace() {
    #expect(
      write(.compact, writeSample)
        == #"{"name":"x","empty":[],"pairs":[[1,null],[-2,null]],"line":{"a":true,"b":{"c":3}}}"#)
  }

  @Test func indentedKeepsAContainerOnOneLineOnRequest() {
    #expect(
      write(.indented, writeSample) == """
        {
          "name": "x",
          "empty": [],
          "pairs": [
            [1, null],
            [-2, null]
          ],
          "line": {"a": true, "b": {"c": 3}}
        }

        """)
  }

  @Test func paddedHasSpacesInsideBracesOnOneLine() {
    #expect(
      write(.padded) {
        $0.beginObject()
        $0.object("line", onOneLine: true) {
          $0.member("a", true)
          $0.object("b") { _ in }
          $0.array("c") { $0.value(1) }
        }
        $0.end()
      } == """
        {
          "line": { "a": true, "b": {}, "c": [1] }
        }

        """)
  }

  @Test func escapesWhatJSONAndTerminalsNeedEscaped() {
    let text = "\"\\/\n\r\t\u{0}\u{1B}\u{7F}\u{85}\u{2028}\u{202E}\u{FEFF}图🗺️"
    #expect(
      write(.compact) { $0.value(text) }
        == #""\"\\/\n\r\t\u0000\u001b\u007f\u0085\u2028\u202e\ufeff图🗺️""#)
  }

  @Test func aBareValueIsADocument() {
    #expect(write(.indented) { $0.value(7) } == "7\n")
    #expect(write(.compact) { $0.null() } == "null")
  }
}
