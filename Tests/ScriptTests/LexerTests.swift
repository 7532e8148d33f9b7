import Diagnostics
import Testing

@testable import Script

/// What the lexer passes over eight bytes at a time, with every length and at every place.
@Suite struct LexerTests {
  private func read(_ script: String) -> (tokens: [String], lexed: LexedScript) {
    let text = SourceText(path: "/p/index.js", script)
    let lexed = ScriptLexer.read(text, ScriptVocabulary(platform: "my", dataSetters: ["setData"]))
    let tokens = lexed.tokens.indices.map { index in
      "\(lexed.tokens[index].kind) "
        + text.string(ByteRange(lexed.tokens[index].start, lexed.tokens[index].end))
    }
    return (tokens, lexed)
  }

  /// A member with the name of a statement is a call, and what is after it divides.
  @Test(arguments: [("a.if(b) /c/ d", false), ("a?.while(b) /c/ d", false), ("if (b) /c/.test(d)", true)])
  func slashes(script: String, isExpression: Bool) {
    #expect(read(script).tokens.contains("regularExpression /c/") == isExpression)
  }

  private static let lengths = Array(0..<20)

  @Test(arguments: lengths) func names(length: Int) {
    let name = "a" + String(repeating: "Z9_$", count: length).prefix(length)
    for end in ["", " ", "\u{0}", "(", "@", "[", "{", "/", ":", "-", "`"] {
      #expect(read(name + end).tokens.first == "identifier \(name)")
    }
    #expect(read(name + "名b").tokens == ["identifier \(name)名b"])
    #expect(read(name + "\\u0061b").tokens == ["identifier \(name)\\u0061b"])
    #expect(read(name + "\u{3000}b").tokens == ["identifier \(name)", "identifier b"])
  }

  @Test(arguments: lengths) func whiteSpace(length: Int) {
    let blanks = String(String(repeating: " \n\t\r\u{0}", count: length).unicodeScalars.prefix(length))
    #expect(read(blanks).tokens == [])
    #expect(read(blanks + "a" + blanks + ";" + blanks).tokens == ["identifier a", "semicolon ;"])
  }

  @Test(arguments: lengths) func strings(length: Int) {
    let content = String(repeating: "x'é ", count: length).prefix(length)
    #expect(read("\"\(content)\";").tokens == ["string \"\(content)\"", "semicolon ;"])
    #expect(read("\"\(content)\\\"\";").tokens == ["string \"\(content)\\\"\"", "semicolon ;"])
    #expect(read("\"\(content)\\\r\n\";").tokens == ["string \"\(content)\\\r\n\"", "semicolon ;"])
    for rest in ["", "\n", "\r", "\\"] {
      let (tokens, lexed) = read("\"\(content)\(rest)")
      #expect(tokens == ["string \"\(content)\(rest == "\\" ? rest : "")"])
      #expect(lexed.fault == ByteRange(0, 1))
    }
  }

  @Test(arguments: lengths) func comments(length: Int) {
    let content = String(repeating: "*-k/", count: length).prefix(length).replacing("*/", with: "* ")
    for end in ["\n", "\r", "\r\n"] {
      #expect(read("//\(content)\(end)a").tokens == ["identifier a"])
      #expect(read("/* \(content)\(end)*/a").tokens == ["identifier a"])
    }
    #expect(read("// \(content)").tokens == [])
    for open in ["/* \(content)", "/* \(content)*"] {
      let (tokens, lexed) = read("a " + open)
      #expect(tokens == ["identifier a"])
      #expect(lexed.fault == ByteRange(2, 4))
    }
  }

  @Test(arguments: lengths) func directives(length: Int) {
    let content = String(repeating: "k-ck", count: length).prefix(length)
    for (open, close) in [("//", "\n"), ("/*", "*/")] {
      func directives(_ word: String) -> [ByteRange] {
        read("a \(open)\(content)\(word)\(close)").lexed.directives
      }
      let end = 2 + open.utf8.count + length + 8 + (open == "/*" ? 2 : 0)
      #expect(directives("mpcheck-") == [ByteRange(2, end)])
      #expect(directives("mpcheck_") == [])
      #expect(directives("npcheck-") == [])
    }
    // It is not read beyond the comment.
    #expect(read("/*\(content)mpchec*/k-").lexed.directives == [])
  }

  @Test func whichBytesNamesHave() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 8)
        bytes[place] = byte
        let found = bytes.withUnsafeBufferPointer {
          (~ScriptByte.plainIdentifiers(in: ByteWord(at: $0.baseAddress!))).first
        }
        #expect(found == (isWordByte(byte) && byte < 0x80 ? 8 : place))
      }
    }
  }
}
