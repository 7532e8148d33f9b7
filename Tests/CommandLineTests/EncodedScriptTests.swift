import Testing

/// Scripts in UTF-16: of what they say, nothing is known.
@Suite struct EncodedScriptTests {
  private static let script = "Page({ data: { known: 1 }, open() {} });\n"

  private func lint(_ scripts: [String: [UInt8]], _ arguments: String...) -> Binary.Run {
    let workspace = Workspace([
      "app.json": #"{ "pages": ["a", "b"] }"#, "a.axml": "<view onTap=\"shut\">{{unknown}}</view>\n",
      "b.axml": "<view onTap=\"open\">{{known}}</view>\n", "b.js": EncodedScriptTests.script,
    ])
    for (name, bytes) in scripts {
      _ = Binary.run(
        ["-c", "cat > \"$0\"", name], in: workspace.path, standardInput: bytes, program: "/bin/sh")
    }
    return withExtendedLifetime(workspace) {
      Binary.run(["lint", "--format", "concise"] + arguments, in: workspace.path)
    }
  }

  private static func utf16(isBigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + script).utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: [false, true]) func aScriptInUTF16IsSaid(isBigEndian: Bool) {
    let bytes = EncodedScriptTests.utf16(isBigEndian: isBigEndian)
    let run = lint(["a.js": bytes])
    #expect(run.output == "")
    #expect(run.error == "note: a.js is UTF-16 and is not read\n")
    #expect(run.status == 0)
    let both = lint(["a.js": bytes, "b.js": bytes])
    #expect(both.output == "")
    #expect(both.error == "note: a.js and 1 other are UTF-16 and are not read\n")
    #expect(lint(["a.js": bytes], "--language", "zh").error == "注意：a.js 是 UTF-16 编码，未读取\n")
  }

  @Test func othersAreRead() {
    for mark in ["", "\u{FEFF}"] {
      let run = lint(["a.js": Array((mark + EncodedScriptTests.script).utf8)])
      #expect(run.output.contains("a.axml:1:14: "))
      #expect(run.error == "")
      #expect(run.status == 1)
    }
  }
}
