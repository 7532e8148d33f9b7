import Diagnostics
import Files
import Testing

@testable import Formatting

@Suite struct EditorConfigTests {
  // MARK: Patterns

  /// Patterns, with paths that each matches and paths that it does not.
  @Test(arguments: [
    ("a*b.c", ["ab.c", "axb.c", "axxb.c", "in/a.b.c"], ["ax.c", "a/b.c"]),
    ("*", [".editorconfig", "a", "in/b"], []),
    ("lib/*.c", ["lib/a.c", "lib/.c"], ["a.c", "in/lib/a.c", "lib/in/a.c"]),
    ("/top.c", ["top.c"], ["in/top.c"]),
    ("a?c", ["abc", "a中c"], ["ac", "abbc", "a/c"]),
    ("a**z", ["az", "a/z", "abz", "ab/cz", "a/b/cz"], ["az.c"]),
    ("b/**z", ["b/z", "b/az", "b/a/z"], ["bz", "ba/z"]),
    ("c**/z", ["c/z", "cab/z", "c/ab/z"], ["cz", "cabz", "c/abz"]),
    ("d/**/z", ["d/z", "d/a/z", "d/a/b/z"], ["dz", "d/az", "da/z"]),
    ("/**/e.c", ["e.c", "a/e.c", "a/b/e.c"], ["ae.c"]),
    ("**/f.c", ["f.c", "a/f.c"], ["af.c"]),
    ("[ab].c", ["a.c", "b.c"], ["c.c", "ab.c"]),
    ("[!ab].c", ["c.c"], ["a.c", "/.c"]),
    ("[d-g].c", ["d.c", "f.c", "g.c"], ["h.c", "-.c"]),
    ("[-a].c", ["-.c", "a.c"], ["b.c"]), (#"[a\-c].c"#, ["a.c", "-.c", "c.c"], ["b.c"]),
    (#"[\]a].c"#, ["].c", "a.c"], [#"\.c"#]),
    ("[a]].c", ["a].c"], ["].c", "a.c"]),
    ("a[b/]c", ["a[b/]c"], ["abc", "a/c"]),
    ("a[/c", ["a[/c"], ["a/c"]),
    ("*.{a,b,中}", ["x.a", "x.b", "x.中"], ["x.c", "x.{a,b,中}"]),
    ("{one}.c", ["{one}.c"], ["one.c"]),
    ("{}.c", ["{}.c"], [".c"]),
    ("a{b,,c}.d", ["a.d", "ab.d", "ac.d"], ["a,.d", "abc.d"]),
    ("{.c", ["{.c"], [".c"]),
    ("{a,{b,c},{d}}.e", ["a.e", "b.e", "c.e", "{d}.e"], ["d.e", "{b,c}.e"]),
    ("{},b}.c", ["{},b}.c"], ["b.c"]),
    ("{{,b,c{d}.e", ["{{,b,c{d}.e"], ["b.e", "{.e"]),
    (#"{a\,b,c}.d"#, ["a,b.d", "c.d"], ["a.d"]),
    (#"{a,\}}.c"#, ["a.c", "}.c"], [#"\.c"#]),
    (#"{a,\\}.c"#, ["a.c", #"\.c"#], ["}.c"]),
    ("{some,a{*c,b}[ef]}.j", ["some.j", "abe.j", "acf.j", "abce.j"], ["abg.j", "ae.j", ".j"]),
    ("{3..120}", ["3", "15", "120", "in/60"], ["1", "121", "5a", "060"]),
    ("{-2..2}", ["-2", "0", "2", "+1"], ["3", "-3"]),
    ("{2..1}0", ["10", "20"], ["30", "1"]),
    ("{aa..ac}", ["{aa..ac}"], ["aa", "ab"]),
    (#"a\*b"#, ["a*b"], ["axb"]),
    (" a ", [" a "], ["a"]),
  ]) func patternsMatch(_ pattern: String, _ matched: [String], _ others: [String]) {
    func matches(_ path: String) -> Bool {
      properties(["/.editorconfig": "[\(pattern)]\nx = 1\n"], of: "/" + path) != [:]
    }
    #expect(matched.filter { !matches($0) } == [])
    #expect(others.filter { matches($0) } == [])
  }

  @Test func aPatternTakesNoLongerThanItIs() {
    let text = "[\(String(repeating: "*a", count: 200))b]\nx = 1\n"
    #expect(properties(["/.editorconfig": text], of: "/" + String(repeating: "a", count: 400)) == [:])
    #expect(
      properties(["/.editorconfig": text], of: "/" + String(repeating: "a", count: 400) + "b") == ["x": "1"])
  }

  /// A file of many pages is compared with each, so what it costs is limited; the rest of it is said to be without effect.
  @Test func sectionsBeyondTheBudgetCountForNoFile() {
    var memory = MemoryFileSystem()
    let costly = (0..<1_000).map { "[\(String(repeating: "**a", count: 300))\($0)]\nx = 1\n" }.joined()
    memory.add(SourceText(path: "/a/.editorconfig", "[*]\nx = 2\n" + costly + "[*]\nx = 3\n"))
    memory.add(SourceText(path: "/b/.editorconfig", "[*]\nx = 4\n"))
    var configs = EditorConfigs(memory)
    #expect(configs.properties(of: "/b/a") == ["x": "4"])
    #expect(configs.cutFiles == [])
    for page in 0..<200 {
      #expect(configs.properties(of: "/a/\(String(repeating: "a", count: 50))/\(page)") == ["x": "2"])
    }
    #expect(configs.cutFiles == ["/a/.editorconfig"])
  }

  /// Nearer files come first, and what cannot match in a folder costs nothing there.
  @Test func outerSectionsBeyondTheBudgetDoNotCount() {
    let names = (0..<900).map { "[a\($0)bcdefghij]\nx = 1\n" }.joined()
    var memory = MemoryFileSystem()
    memory.add(SourceText(path: "/.editorconfig", "[*]\nx = 1\ny = 1\n" + names))
    memory.add(SourceText(path: "/p/.editorconfig", "[*]\nx = 2\n" + names))
    var configs = EditorConfigs(memory)
    #expect(configs.properties(of: "/a") == ["x": "1", "y": "1"])
    #expect(configs.cutFiles == [])
    #expect(configs.properties(of: "/p/a") == ["x": "2"])
    #expect(configs.cutFiles == ["/.editorconfig"])
    memory.add(
      SourceText(path: "/.editorconfig", "[*]\nx = 1\ny = 1\n" + names.replacing("[a", with: "[q/a")))
    configs = EditorConfigs(memory)
    #expect(configs.properties(of: "/p/a") == ["x": "2", "y": "1"])
    #expect(configs.cutFiles == [])
  }

  @Test(arguments: [
    String(repeating: "{a,", count: 20_000) + "b" + String(repeating: "}", count: 20_000),
    String(repeating: "{a,", count: 200_000), String(repeating: "{[(", count: 100_000),
  ]) func aSectionWithATooLongNameCountsForNoFile(_ name: String) {
    let text = "[\(name)]\nx = 1\n[a]\ny = 1\n"
    #expect(properties(["/.editorconfig": text], of: "/a") == ["y": "1"])
  }

  @Test func sectionsAfterTooManyCountForNoFile() {
    let text = (0...1_000).map { "[a]\nx = \($0)\n" }.joined()
    #expect(properties(["/.editorconfig": text], of: "/a") == ["x": "999"])
  }

  @Test func manyNestedFilesTakeNoLongerThanTheyAre() {
    var memory = MemoryFileSystem()
    var folder = "/a"
    for number in 0..<200 {
      memory.add(SourceText(path: folder + "/.editorconfig", "[*.wxml]\nx = \(number)\ny\(number) = 1"))
      folder += "/a"
    }
    var configs = EditorConfigs(memory)
    for page in 0..<200 { #expect(configs.properties(of: folder + "/\(page).wxml")["x"] == "199") }
  }

  // MARK: Files

  private func properties(_ files: [String: String], of path: String) -> [String: String] {
    var memory = MemoryFileSystem()
    for (path, text) in files { memory.add(SourceText(path: path, text)) }
    var configs = EditorConfigs(memory)
    return configs.properties(of: path)
  }

  @Test func aFileIsRead() {
    let text = """
      \u{FEFF}; a comment\r
      ignored = before the first section\r
      [*.wxml]\r
        Indent_Style  =  Space  \r
      # a comment
      [*.js]
      indent_style = tab

       [ *.wxml ]
      [{*.wxml,x}]
      value = a ; b # c
      ke y=1
      empty =
      no sign
      """
    #expect(
      properties(["/p/.editorconfig": text], of: "/p/in/a.wxml") == [
        "indent_style": "Space", "value": "a ; b # c", "ke y": "1", "empty": "",
      ])
  }

  @Test func laterSectionsAndNearerFilesWin() {
    let files = [
      "/.editorconfig": "[*]\na=top\nb=top\nc=top",
      "/p/.editorconfig": "[*.wxml]\na=1\nb=1\n[in/*]\na=2",
      "/p/in/.editorconfig": "[*]\na=3",
    ]
    #expect(properties(files, of: "/p/in/x.wxml") == ["a": "3", "b": "1", "c": "top"])
    #expect(properties(files, of: "/p/x.wxml") == ["a": "1", "b": "1", "c": "top"])
    #expect(properties(files, of: "/q/x.wxml") == ["a": "top", "b": "top", "c": "top"])
  }

  @Test(arguments: [
    ("root = true", ["b": "2"]), ("ROOT=True", ["b": "2"]), ("root=no", ["a": "1", "b": "2"]),
  ])
  func aRootEndsTheSearch(_ line: String, _ expected: [String: String]) {
    let files = ["/.editorconfig": "[*]\na=1", "/p/.editorconfig": "\(line)\n[*]\nb=2"]
    #expect(properties(files, of: "/p/in/x.wxml") == expected)
  }

  @Test func aRootInASectionIsNotOne() {
    let files = ["/.editorconfig": "[*]\na=1", "/p/.editorconfig": "[root]\nroot=true"]
    #expect(properties(files, of: "/p/x.wxml") == ["a": "1"])
  }

  // MARK: Styles

  @Test func valuesWithoutMeaningChangeNothing() {
    let style = FormatStyle.of([
      "indent_style": "tabs", "indent_size": "0", "tab_width": "-1", "end_of_line": "nl",
      "trim_trailing_whitespace": "no", "insert_final_newline": "unset",
    ])
    #expect(style == FormatStyle())
  }
}
