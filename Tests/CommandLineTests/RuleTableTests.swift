import ExpectedFiles
import Testing

/// `Sources/Rules/README.md` has the table that `mpcheck rules --format markdown` prints; `make bless` writes it.
@Suite struct RuleTableTests {
  static let path =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Sources/Rules/README.md"

  static let introduction = """
    # The rules

    Written by `make bless`; the text of a rule and the examples that `mpcheck explain` shows are in its own file, all other
    examples, with the reasons why it reports or is silent, in `Fixtures/rules`. Rules that are `off` run when
    `--rule ID=SEVERITY` or `"rules"` in `mpcheck.json` gives them a severity. `safe` fixes are written by `--fix`,
    `suggested` ones by `--unsafe-fixes` alone.


    """

  @Test func listsEveryRule() throws {
    let run = Binary.run(["rules", "--format", "markdown"], in: "/")
    #expect(run.status == 0)
    let written = RuleTableTests.introduction + run.output
    let mistake = try ExpectedFile.mistake(in: RuleTableTests.path, written: Array(written.utf8))
    #expect(mistake == nil)
  }
}
