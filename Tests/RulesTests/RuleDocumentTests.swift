import Diagnostics
import Files
import Linting
import RuleDocuments
import Rules
import Testing

/// The documents in `Fixtures/rules`: all of them can be read, and their reader reports mistakes.
@Suite struct RuleDocumentTests {
  @Test func allAreRead() { #expect(RuleExamples.mistakes == []) }

  @Test func eachIsThatOfARule() throws {
    let disk = DiskFileSystem()
    var found: [String] = []
    for folder in try disk.entries(of: RuleExamples.folder) {
      for entry in try disk.entries(of: "\(RuleExamples.folder)/\(folder.name)") {
        found.append("\(folder.name)/\(entry.name)")
      }
    }
    let known = Set(allRules.map { "\($0.category.rawValue)/\($0.id).md" })
    #expect(found.filter { !known.contains($0) } == [])
    #expect(found.count == RuleExamples.all.count { !$0.sections.isEmpty })
  }

  @Test func eachProgramIsOfADocument() throws {
    let disk = DiskFileSystem()
    let texts = try disk.entries(of: RuleExamples.folder).flatMap { folder in
      try disk.entries(of: "\(RuleExamples.folder)/\(folder.name)").map { entry in
        let text = try disk.read("\(RuleExamples.folder)/\(folder.name)/\(entry.name)")
        return text.string(ByteRange(0, text.count))
      }
    }
    let programs = try disk.entries(of: RuleExamples.programFolder).map(\.name)
    #expect(programs.filter { name in !texts.contains { $0.contains("\nFrom `\(name)`\n") } } == [])
    #expect(programs.count > 20)
  }

  @Test func theRequestedRuleIsKnown() {
    if let rule = ExampleCase.requestedRule { #expect(allRules.contains { $0.id == rule }, "RULE=\(rule)") }
  }

  /// One reason, one heading.
  @Test(arguments: ExampleCase.rules.map(\.rule.id)) func noReasonComesTwice(rule: String) throws {
    let examples = try #require(RuleExamples.all.first { $0.rule.id == rule })
    var seen: Set<String> = []
    for section in examples.sections {
      let heading = "\(section.example.isWrong ? "finds" : "silent"): \(section.reason)"
      #expect(seen.insert(heading).inserted, "\(heading)", sourceLocation: section.example.location.inTests)
    }
  }

  // MARK: The reader

  private static let right = Example.right(["a.js": "Page({})"])
  private static let shared = [
    Example.File("a.ts", "let a = 1\nlet b = 1"), Example.File("b.ts", "b"),
    Example.File("mpcheck.json", "{}"),
  ]

  private func read(_ text: String) throws(RuleDocument.Mistake) -> [RuleDocument.Section] {
    try RuleDocument(
      text, path: "a.md", rule: "a", right: RuleDocumentTests.right,
      program: { $0 == "shared" ? RuleDocumentTests.shared : nil }
    ).sections
  }

  @Test func readsFilesMessagesAndFix() throws {
    let sections = try read(
      #"""
      # a

      ## finds: two marks

      - `a.axml`
      ```xml
      <⟦a⟧>

      </⟦b⟧>

      ```

      - `b.js`
      ```js
      ```
      - `mpcheck.json`
      ````json
      ```
      {}
      ````

      > "a" is wrong
      > `b\u{1}` is, too

      - After the fix:
      ```xml escaped
      <a\\\u{1}\r/>
      ```
      """#)
    #expect(sections.count == 1)
    let example = sections[0].example
    #expect(sections[0].reason == "two marks")
    #expect(example.files.map(\.path) == ["a.axml", "b.js"])
    #expect(example.files.map(\.marked) == ["<⟦a⟧>\n\n</⟦b⟧>\n", ""])
    #expect(example.configuration == "```\n{}")
    #expect(example.messages == ["\"a\" is wrong", "`b\u{1}` is, too"])
    #expect(example.fixed == "<a\\\u{1}\r/>")
    #expect(example.location.file == "a.md" && example.location.line == 3)
  }

  @Test func readsWhatTakesAReasonAway() throws {
    let sections = try read(
      """
      # a

      ## silent: the name

      - Reported when:
      ```diff
      -Page
      +App
      ```

      ## silent: two files

      - `a.ios.ts`
      ```ts
      let a = 1
      let b = 1
      ```

      - Reported 2 times when:
      - `a.ios.ts` is `a.ts`
      ```diff
      -let a = 1
      -let b
      +let c
      -1

      - = 
      ```
      - `b.ts`: `new`
      - `a.ts`
      ```diff
      -c
      +d
      ```

      ## silent: the same files

      - Reported when:
      ```diff
      -a
      +b
      ```
      """)
    #expect(sections.map(\.reason) == ["the name", "two files", "the same files"])
    #expect(sections[0].example.files.map(\.path) == ["a.js"])
    #expect(sections[0].change?.findingCount == 1)
    #expect(sections[0].change?.applied(to: sections[0].example.files)?.map(\.marked) == ["App({})"])
    #expect(sections[1].change?.findingCount == 2)
    let changed = sections[1].change?.applied(to: sections[1].example.files)
    #expect(changed?.map(\.path) == ["a.ts", "b.ts"])
    #expect(changed?.map(\.marked) == ["let d", "new"])
    #expect(sections[2].example.files.map(\.path) == ["a.ios.ts"])
    #expect(sections[2].change?.findingCount == 1)
  }

  @Test func readsTextsBesideTheirLabels() throws {
    let sections = try read(
      """
      # a

      ## finds: one line each

      - `a.axml`: `<⟦a⟧ b="{{ c | d }}"/>`
      - `a.js`: `Page({ a: "\\u{1}" })`
      - `mpcheck.json`: `{}`
      > "a" is wrong
      - After the fix: `<b/>`

      ## silent: the name

      - Reported when `Page({` becomes `App({`

      ## silent: both

      - Reported 2 times when `b` becomes `c: d is e`
      - `a.js` is not there
      """)
    #expect(sections[0].example.files.map(\.path) == ["a.axml", "a.js"])
    #expect(
      sections[0].example.files.map(\.marked)
        == ["<⟦a⟧ b=\"{{ c | d }}\"/>", "Page({ a: \"\\u{1}\" })"])
    #expect(sections[0].example.configuration == "{}")
    #expect(sections[0].example.fixed == "<b/>")
    let one = sections[1].change?.applied(to: sections[1].example.files)
    #expect(one?.last?.marked == "App({ a: \"\\u{1}\" })")
    #expect(sections[1].change?.findingCount == 1)
    #expect(sections[2].change?.findingCount == 2)
    #expect(
      sections[2].change?.applied(to: [.init("x", "b"), .init("a.js", "")])?.map(\.marked) == ["c: d is e"])
  }

  @Test func changesAProgramThatDocumentsShare() throws {
    let sections = try read(
      """
      # a

      ## finds: two changes

      From `shared`

      - `c.ts`: `⟦c⟧`
      - `a.ts`
      ```diff
      -let b
      +let ⟦c⟧
      ```
      - `b.ts` is not there
      - `mpcheck.json`
      ```diff
      -{}
      +{ "a": 1 }
      ```

      > one
      > two

      ## silent: as it is

      From `shared`

      ```diff
      -let a = 1
      +let a = 2
      ```
      - Reported when:
      - `b.ts`: `other`
      """)
    #expect(sections[0].example.files.map(\.path) == ["c.ts", "a.ts"])
    #expect(sections[0].example.files.map(\.marked) == ["⟦c⟧", "let a = 1\nlet ⟦c⟧ = 1"])
    #expect(sections[0].example.configuration == #"{ "a": 1 }"#)
    #expect(sections[0].isFirstOfExample)
    #expect(sections[1].example.files.map(\.marked) == ["let a = 2\nlet b = 1", "b"])
    #expect(sections[1].example.configuration == "{}")
    let changed = sections[1].change?.applied(to: sections[1].example.files)
    #expect(changed?.map(\.marked) == ["let a = 2\nlet b = 1", "other"])
  }

  @Test(arguments: [
    ("# a\n## silent: x\nFrom `none`", 4, "there is no program \"none\", or the section has files before it"),
    (
      "# a\n## silent: x\nFrom `shared`\n```diff\n-let c\n+let d\n```", 8,
      "a text is not there exactly once, or a file is not there"
    ),
    (
      "# a\n## silent: x\nFrom `shared`\n- `c.ts` is not there", 5,
      "a text is not there exactly once, or a file is not there"
    ),
    ("# b", 1, "\"# a\" is expected"),
    ("# a\n## found: x", 2, "\"## finds: \" or \"## silent: \" is expected"),
    ("# a\n## finds: x\n- `a`\n```\n```", 2, "a wrong example needs messages"),
    ("# a\n## silent: x\n> a", 2, "a right example has no messages"),
    ("# a\n## silent: x\n- `a`\n```\n```", 2, "a right example, and no other, says \"Reported when:\""),
    (
      "# a\n## finds: x\n> a\n- Reported when:", 2,
      "a right example, and no other, says \"Reported when:\""
    ),
    (
      "# a\n## silent: x\n- `a`\n```\n" + String(repeating: "a\n", count: 57) + "```", 2,
      "an example has at most 60 lines"
    ),
    ("# a\n## silent: x\n- `a`\ntext", 4, "a block of code is expected"),
    ("# a\n## silent: x\n- `a`\n```\ntext", 4, "the block has no end"),
    ("# a\n## silent: x\n- `a`\n``` x escaped\n\\q\n```", 4, "an escape is unknown"),
    ("# a\n## silent: x\n- `a`\n```\nb\n```", 4, "a text of one line is beside its path: `a`: `b`"),
    (
      "# a\n## silent: x\n- Reported twice when:", 3,
      "\"- Reported twice when:\" is neither a path nor a label"
    ),
    ("# a\n## silent: x\nSomething", 3, "\"Something\" is neither a path nor a label"),
    (
      "# a\n## silent: x\n- Reported when:\n```diff\n+a\n```", 4,
      "a line of a diff begins with - or +, the first one with -"
    ),
  ])
  func saysWhatItDoesNotUnderstand(text: String, line: Int, message: String) {
    #expect(throws: RuleDocument.Mistake.self) { try read(text) }
    do { _ = try read(text) } catch { #expect(error.description == "a.md:\(line): \(message)") }
  }

  @Test func aChangeNeedsItsTextExactlyOnce() {
    let files = [Example.File("a", "x x"), Example.File("b", "y")]
    func change(_ step: ProgramChange.Step) -> [Example.File]? {
      ProgramChange(steps: [step], findingCount: 1).applied(to: files)
    }
    #expect(change(.replace("x", with: "z", path: nil)) == nil)
    #expect(change(.replace("q", with: "z", path: nil)) == nil)
    #expect(change(.replace("y", with: "z", path: "a")) == nil)
    #expect(change(.replace("y", with: "z", path: "b"))?.map(\.marked) == ["x x", "z"])
    #expect(change(.move(from: "c", to: "d")) == nil)
  }
}
