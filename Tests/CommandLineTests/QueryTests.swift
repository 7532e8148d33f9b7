import Testing

@Suite struct QueryTests {
  /// A program with a page and a component.
  private let workspace = Workspace([
    "app.json": #"{ "pages": ["pages/home/home"] }"#,
    "pages/home/home.wxml": """
    <view class="page">
      <image
        src="{{item.cover}}"
        mode="aspectFill"
      />
    \t<text wx:if="{{a}}"> 价格\n  100 </text><!-- note -->
    </view>

    """,
    "pages/home/home.js": "Page({})\n",
    "components/card/card.wxml": "<view class=\"card\"><image lazy-load/></view>\n",
    "components/card/card.json": #"{ "component": true }"#,
    "components/card/card.js": "Component({})\n",
    "templates/list.wxml": "<template name=\"list\"></template>\n",
  ])

  private func query(_ arguments: String...) -> Binary.Run {
    Binary.run(["query"] + arguments, in: workspace.path)
  }

  // MARK: What is printed

  @Test func aLineForEachNode() {
    let run = query("image")
    #expect(run.status == 0)
    #expect(
      run.output == """
        components/card/card.wxml:1:20: <image lazy-load/>
        pages/home/home.wxml:2:3: <image src="{{item.cover}}" mode="aspectFill" />

        """)
    #expect(run.error == "")
  }

  @Test(arguments: [
    ("//@class", "components/card/card.wxml:1:7: class=\"card\"\npages/home/home.wxml:1:7: class=\"page\"\n"),
    ("//text()", "pages/home/home.wxml:6:23: 价格 100\n"),
    ("//comment()", "pages/home/home.wxml:7:14: <!-- note -->\n"),
    ("//@wx:if", "pages/home/home.wxml:6:8: wx:if=\"{{a}}\"\n"),
    ("//@lazy-load", "components/card/card.wxml:1:27: lazy-load\n"),
    ("/self::node()[template]", "templates/list.wxml:1:1:\n"),
    (
      "//template[$path = 'templates/list.wxml' and $dialect = 'wxml' and $kind = 'other']",
      "templates/list.wxml:1:1: <template name=\"list\">\n"
    ),
    ("//image[$kind = 'component']", "components/card/card.wxml:1:20: <image lazy-load/>\n"),
    (
      "//view[$kind = 'page' and starts-with($path, 'pages/')]",
      "pages/home/home.wxml:1:1: <view class=\"page\">\n"
    ),
  ])
  func nodesOfXPath(xpath: String, output: String) {
    let run = query("--xpath", xpath)
    #expect(run.output == output)
    #expect(run.status == 0)
  }

  @Test func textsAlone() {
    #expect(query("--xpath", "//@class", "--value").output == "card\npage\n")
    #expect(query("text", "--value").output == "价格 100\n")
    #expect(query("image", "pages", "--value").output == "\n")
  }

  @Test func countsAndFiles() {
    #expect(query("image", "--count").output == "2\n")
    #expect(query("view, image", "--files").output == "components/card/card.wxml\npages/home/home.wxml\n")
    let none = query("video", "--count")
    #expect(none.output == "0\n")
    #expect(none.status == 1)
    #expect(none.error == "")
  }

  @Test func json() {
    #expect(
      query("[wx:*], .card", "--format", "json").output == """
        [
          {"path": "components/card/card.wxml", "range": {"start": {"line": 1, "column": 1, "offset": 0}, "end": {"line": 1, "column": 20, "offset": 19}}, "kind": "element", "name": "view", "text": "<view class=\\"card\\">"},
          {"path": "pages/home/home.wxml", "range": {"start": {"line": 6, "column": 2, "offset": 82}, "end": {"line": 6, "column": 22, "offset": 102}}, "kind": "element", "name": "text", "text": "<text wx:if=\\"{{a}}\\">"}
        ]

        """)
    #expect(
      query("--xpath", "//text()", "-f", "json").output.contains(
        #""kind": "text", "name": null, "text": "价格 100"}"#))
    #expect(query("video", "-f", "json").output == "[]\n")
  }

  @Test func explains() {
    let run = query("--explain", "image:not([lazy-load]), .card > text")
    #expect(
      run.output
        == "/descendant::image[not(@lazy-load)] | /descendant::text[parent::*[has-word(@class, 'card')]]\n")
    #expect(run.status == 0)
    let line = String(run.output.dropLast())
    #expect(query("--xpath", line).output == query("image:not([lazy-load]), .card > text").output)
  }

  @Test(.enabled(if: RunningBinary.hasTerminals)) func linesAreCutToTheTerminal() {
    workspace.write("pages/home/home.wxml", "<view class=\"\(String(repeating: "中", count: 40))\"/>\n<a/>\n")
    let process = RunningBinary(
      ["query", "*", "pages"], in: workspace.path, environment: ["TERM": "xterm", "NO_COLOR": "1"],
      terminal: true)
    let lines = process.readAll().split(whereSeparator: \.isNewline)
    #expect(
      lines.first.map { $0.hasPrefix("pages/home/home.wxml:1:1: <view class=\"中") && $0.hasSuffix("中…") }
        == true)
    #expect(lines.first?.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) } == 80)
    #expect(lines.last == "pages/home/home.wxml:2:1: <a/>")
  }

  @Test(.enabled(if: RunningBinary.hasTerminals)) func positionsAreLinksAndNamesStandOut() {
    let process = RunningBinary(
      ["query", "template"], in: workspace.path, environment: ["TERM": "xterm-kitty"], terminal: true)
    let text = process.readAll()
    #expect(
      text.contains(
        "\(workspace.path)/templates/list.wxml\u{1B}\\templates/list.wxml:1:1\u{1B}]8;;\u{1B}\\: <\u{1B}[1mtemplate\u{1B}[0m name"
      ))
    #expect(
      query("template", "--color", "always").output
        == "templates/list.wxml:1:1: <\u{1B}[1mtemplate\u{1B}[0m name=\"list\">\n")
  }

  @Test func nothingInAPageSteersATerminal() {
    workspace.write("pages/home/home.wxml", "<view a=\"\u{1B}[31m\u{202E}\"/>\n")
    #expect(query("view", "pages").output == "pages/home/home.wxml:1:1: <view a=\"␛[31m<U+202E>\"/>\n")
  }

  // MARK: What is searched

  @Test func pathsAndExclusions() {
    #expect(query("image", "pages", "--count").output == "1\n")
    #expect(query("image", "components/card/card.wxml", "--count").output == "1\n")
    #expect(query("image", "components/card/card.js", "--count").output == "1\n")
    #expect(query("image", "pages/**/*.wxml", "--files").output == "pages/home/home.wxml\n")
    #expect(query("image", "--exclude", "pages", "--count").output == "1\n")
    #expect(query("--xpath", "//image", "components", "pages", "--count").output == "2\n")
    workspace.write("mpcheck.json", #"{ "exclude": ["components"] }"#)
    #expect(query("image", "--count").output == "1\n")
    #expect(query("image", "--count", "--no-config").output == "2\n")
  }

  @Test func aFolderWithoutPagesIsANote() {
    workspace.write("docs/a.txt", "<image/>")
    let run = query("image", "docs")
    #expect(run.error == "note: no page in docs\n")
    #expect(run.status == 1)
    #expect(query("image", "docs", "--quiet").error == "")
    #expect(query("image", "docs", "pages").error == "")
  }

  @Test func standardInput() {
    let run = workspace.run(
      "query", "a", "-", "--stdin-filename", "pages/home/home.wxml", standardInput: "<b><a/></b>")
    #expect(run.output == "pages/home/home.wxml:1:4: <a/>\n")
    let xpath = workspace.run(
      "query", "--xpath", "//a[$kind = 'page']", "-", "--stdin-filename", "pages/home/home.wxml",
      standardInput: "<a/>")
    #expect(xpath.output == "pages/home/home.wxml:1:1: <a/>\n")
  }

  @Test func changedFiles() {
    let repository = GitWorkspace.pages()
    func query(_ scope: String...) -> Binary.Run {
      Binary.run(["query", "view"] + scope, in: repository.files.path, environment: GitWorkspace.environment)
    }
    let none = query("--staged")
    #expect(none.status == 1)
    #expect(none.error == "note: no file is staged\n")
    repository.write("a/a.axml", "<view id=\"staged\"/>\n")
    repository.git("add", ".")
    repository.write("a/a.axml", "<view id=\"later\"/>\n")
    #expect(query("--staged").output == "a/a.axml:1:1: <view id=\"staged\"/>\n")
    #expect(query("--changed-since", "main").output == "a/a.axml:1:1: <view id=\"later\"/>\n")
    #expect(query("--changed-since", "nope").status == 2)
  }

  @Test func threadsChangeNothing() {
    for index in 0..<40 { workspace.write("pages/p\(index).wxml", "<view><image id=\"\(index)\"/></view>\n") }
    let one = query("view > image", "--jobs", "1")
    #expect(one.output.split(separator: "\n").count == 42)
    for jobs in ["2", "3", "8"] { #expect(query("view > image", "--jobs", jobs).output == one.output) }
  }

  // MARK: What goes wrong

  @Test func mistakesAreShownWithACaret() {
    let run = query("图片[src")
    #expect(run.status == 2)
    #expect(
      run.error == """
        mpcheck: expected "]" at character 7 of the selector
          图片[src
                  ^

        """)
    let xpath = query("--xpath", "//a[contain(., 'b')]")
    #expect(
      xpath.error == """
        mpcheck: unknown function "contain" at character 5 of the expression; did you mean "contains"?
          //a[contain(., 'b')]
              ^

        """)
    #expect(query("--xpath", "count(//a)").error == "mpcheck: the expression gives a number, not nodes\n")
    #expect(
      query("图片[src", "--language", "zh").error == """
        mpcheck: 选择器的第 7 个字符处：缺少“]”
          图片[src
                  ^

        """)
  }

  @Test func unknownTagsAreNoted() {
    let run = query("imgae")
    #expect(run.status == 1)
    #expect(run.error == "note: no page has \"imgae\"; did you mean \"image\"?\n")
    #expect(query("imgae", "-q").error == "")
    #expect(query("view imgae").error == "note: no page has \"imgae\"; did you mean \"image\"?\n")
    #expect(query("view, imgae").error == "")
  }

  @Test func whatNeedsTooMuchIsNamed() {
    workspace.write("pages/home/home.wxml", String(repeating: "<a><b/></a>\n", count: 4_000))
    let run = query("--xpath", "//*[count(//*) > 0]")
    #expect(run.status == 3)
    #expect(
      run.error == "mpcheck: pages/home/home.wxml: the expression needs more than 10 million operations\n")
    #expect(run.output.hasPrefix("components/card/card.wxml:1:1: <view class=\"card\">\n"))
  }

  @Test func filesThatCannotBeReadAreNamed() {
    workspace.write("pages/home/home.wxml", "")
    Binary.run(["-c", "printf '\\377\\376<\\0' > pages/home/home.wxml"], in: workspace.path, program: "sh")
    let run = query("image")
    #expect(run.status == 3)
    #expect(run.error == "mpcheck: pages/home/home.wxml: it is UTF-16, not UTF-8\n")
    #expect(run.output == "components/card/card.wxml:1:20: <image lazy-load/>\n")
  }

  @Test(arguments: [
    [], ["--count"], ["a", "--count", "--files"], ["a", "--value", "-f", "json"],
    ["a", "--explain", "--count"],
    ["--xpath", "//a", "--explain"], ["a", "missing"], ["a", "missing/*.wxml"], ["a", "-"],
    ["a", "-", "--stdin-filename", "b.wxml", "--staged"], ["a", "--stdin-filename", "b.wxml"], ["a", ""],
    ["a", "--jobs", "0"], ["a", "--staged", "--changed-since", "main"], ["a", "--format", "xml"], [""],
    ["pages/home"],
  ])
  func whatDoesNotGoTogetherIsWrongUse(_ arguments: [String]) {
    let run = Binary.run(["query"] + arguments, in: workspace.path)
    #expect(run.status == 2)
    #expect(run.output == "")
  }
}
