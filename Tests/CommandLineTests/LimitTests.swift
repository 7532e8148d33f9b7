import Diagnostics
import Files
import Testing

/// Inputs at and far beyond the limits: a finding says so, in bounded time, and the other files are linted.
@Suite struct LimitTests {
  private static let other =
    "pages/other/other.axml:1:13: warning[unquoted-value]: this value has no quotes\n"

  /// The findings in the page, without those of the other one, and the exit status.
  private func lint(_ page: [UInt8]) -> (output: String, status: Int32) {
    let workspace = Workspace(["app.json": "{}", "pages/other/other.axml": "<view class=a/>\n"])
    workspace.write("pages/big/big.axml", bytes: page)
    let run = workspace.run("lint", "--format", "concise", "--max-warnings", "9999999")
    #expect(run.error == "")
    #expect(run.output.hasSuffix(LimitTests.other))
    let own = run.output.dropLast(LimitTests.other.count)
    return (String(own.replacing("pages/big/big.axml:", with: "")), run.status)
  }

  private func bytes(_ text: String, count: Int = 1) -> [UInt8] {
    Array(String(repeating: text, count: count).utf8)
  }

  @Test func elevenMegabytes() {
    let (output, status) = lint(bytes("<view/>\n", count: 1_375_000))
    #expect(output == "1:1: error[input-limit]: the file has more than 10 MB and is not read\n")
    #expect(status == 1)
  }

  @Test func justBelowTenMegabytes() {
    let (output, status) = lint(bytes("<view class=\"some-name\">text</view>\n", count: 270_000))
    #expect(output == "")
    #expect(status == 0)
  }

  @Test func aHundredThousandAttributes() {
    var page = bytes("<view")
    for index in 0..<100_000 { page += " a\(index)".utf8 }
    let (output, status) = lint(page + bytes("/>\n"))
    #expect(
      output
        == "1:23473: error[input-limit]: the tag has more than 4,096 attributes; the ones from here on are not read\n"
    )
    #expect(status == 1)
  }

  @Test(arguments: [true, false]) func aHundredThousandLevels(areClosed: Bool) {
    let page = bytes("<view>", count: 100_000) + (areClosed ? bytes("</view>", count: 100_000) : [])
    let (output, status) = lint(page)
    let lines = output.split(separator: "\n")
    let isTold = lines.contains("1:1538: error[input-limit]: \"view\" is nested deeper than 256 elements")
    #expect(isTold)
    #expect(lines.count == (areClosed ? 1 : 1_001))
    #expect(status == 1)
  }

  @Test func aHundredThousandOpenings() {
    let (output, status) = lint(bytes("< ", count: 100_000))
    let lines = output.split(separator: "\n")
    #expect(lines.first == #"1:1: warning[stray-less-than]: "<" does not start a tag"#)
    #expect(lines.count == 1_001)
    #expect(lines.last?.contains("error[input-limit]") == true)
    #expect(status == 1)
    let run = lint(bytes("<", count: 200_000)).output
    #expect(
      run == "1:1: error[stray-less-than]: \"\(String(repeating: "<", count: 60))...\" does not start a tag\n"
    )
    #expect(lint(bytes("<a", count: 100_000)).status == 1)
    #expect(lint(bytes("<a ", count: 100_000)).status == 1)
    #expect(lint(bytes("</", count: 100_000)).status <= 1)
    #expect(lint(bytes("<!--", count: 50_000)).status == 1)
    #expect(lint(bytes("{{", count: 100_000)).status == 1)
    #expect(lint(bytes("<a b=\"", count: 40_000)).status == 1)
  }

  @Test func aNull() {
    let (output, status) = lint(bytes("<view a=\"\0\"/>\n\0<text/>"))
    #expect(
      output == """
        1:10: warning[control-character]: control character U+0000
        2:1: warning[control-character]: control character U+0000

        """)
    #expect(status == 0)
  }

  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func utf16WithItsMark(mark: [UInt8]) {
    let text = "<view/>".utf16.flatMap { mark[0] == 0xFF ? [UInt8($0), 0] : [0, UInt8($0)] }
    let (output, status) = lint(mark + text)
    #expect(output == "1:1: error[not-utf8]: this file is UTF-16\n")
    #expect(status == 1)
  }

  @Test(arguments: [true, false]) func utf16WithoutItsMark(isLittle: Bool) {
    let (output, status) = lint("<view/>".utf16.flatMap { isLittle ? [UInt8($0), 0] : [0, UInt8($0)] })
    #expect(output == "1:\(isLittle ? 2 : 1): error[not-utf8]: this file is UTF-16, or not text at all\n")
    #expect(status == 1)
  }

  @Test(arguments: ["", "\u{FEFF}", " \n"]) func emptyFile(text: String) {
    let (output, status) = lint(bytes(text))
    #expect(output == "")
    #expect(status == 0)
  }

  /// Scripts and configurations are read up to the same size. What is not read is reported, because rules need it.
  @Test func aScriptAboveTenMegabytes() {
    let workspace = Workspace.page("<view onTap=\"tap\"/>\n")
    workspace.write("pages/index/index.js", bytes: bytes("Page({});\n", count: 1_100_000))
    let run = workspace.run("lint", "--format", "concise")
    #expect(run.error == "mpcheck: pages/index/index.js: its 11000000 bytes are more than are read\n")
    #expect(run.status == 3)
  }
}

extension Workspace {
  /// Writes any bytes.
  func write(_ name: String, bytes: [UInt8]) {
    write(name, "")
    try? DiskFileSystem().replace(absolute(name), with: bytes)
  }

  /// Each import that leads nowhere asks whether it is in a submodule.
  @Test func manyImportsLeadIntoSubmodules() {
    let imports = (0..<2_000).map { "<import src=\"../none/x\($0).axml\"/>\n" }.joined()
    let submodules = (0..<40_000).map { "path = s\($0)\n" }.joined() + "path = none\n"
    let workspace = Workspace([
      "app.json": "{}", "a/a.axml": imports, ".gitmodules": submodules, ".git/HEAD": "",
    ])
    let run = workspace.run("lint", "--format", "concise")
    #expect(run.output == "")
  }
}
