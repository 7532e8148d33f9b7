import Diagnostics
import Files
import Linting
import Testing

@Suite struct FoldingTests {
  private static let text = SourceText(path: "/p/a.axml", "aa bb aa bb aa")

  private static func rule(_ id: String, _ key: MergeKey?) -> Rule {
    Rule(
      id: id, summary: "", category: .markup, severity: .error, rationale: "", mergesBy: key, examples: [],
      checks: [])
  }

  private static let folding = FindingMerger([
    rule("each", nil), rule("by-message", .message), rule("by-text", .messageAndMarkedText),
  ])

  private func finding(
    _ rule: String, at start: Int, _ message: String = "wrong", _ severity: Severity = .warning,
    path: String = "/p/a.axml", help: String? = nil, fix: Fix? = nil, commonFinding: CommonFinding? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, category: "markup", severity: severity, message: LocalizedText(verbatim: message),
      help: help.map { LocalizedText(verbatim: $0) },
      place: Place(path: path, range: ByteRange(start, start + 2)), fix: fix, commonFinding: commonFinding)
  }

  /// Each finding as its first offset, those it stands for, and its severity.
  private func folded(_ findings: [Diagnostic]) -> [String] {
    Self.folding.folded(findings.sorted(by: Diagnostic.precedes)) { $0 == Self.text.path ? Self.text : nil }
      .map {
        finding in
        let starts = ([finding.place] + finding.furtherPlaces).map { String($0.range.start) }
        return "\(starts.joined(separator: "+")) \(finding.severity.rawValue)"
      }
  }

  @Test func aRuleSaysWhatFindingsHaveInCommon() {
    #expect(folded([finding("each", at: 0), finding("each", at: 3)]) == ["0 warning", "3 warning"])
    let named = [
      finding("by-message", at: 0), finding("by-message", at: 3), finding("by-message", at: 6, "other"),
      finding("by-message", at: 0, path: "/p/b.axml"), finding("by-text", at: 9),
    ]
    #expect(folded(named) == ["0+3 warning", "6 warning", "9 warning", "0 warning"])
    let marked = [0, 3, 6, 9, 12].map { finding("by-text", at: $0, help: $0 == 12 ? "so" : nil) }
    #expect(folded(marked) == ["0+6 warning", "3+9 warning", "12 warning"])
  }

  @Test func theMostSevereCounts() {
    #expect(
      folded([finding("by-message", at: 0, "a", .info), finding("by-message", at: 3, "a", .error)]) == [
        "0+3 error"
      ])
  }

  @Test func theFixMakesAll() {
    func fix(_ start: Int, _ applicability: Fix.Applicability = .safe) -> Fix {
      let place = Place(path: "/p/a.axml", range: ByteRange(start, start + 2))
      return Fix("write x", applicability, edits: [Edit(replace: place, with: "x")])
    }
    let findings = [
      finding("by-message", at: 0), finding("by-message", at: 3, fix: fix(3)),
      finding("by-message", at: 6, fix: fix(6)), finding("by-message", at: 9, fix: fix(9, .suggested)),
    ]
    let folded = Self.folding.folded(findings) { _ in nil }
    #expect(folded.count == 1)
    #expect(folded[0].fix?.edits.map(\.place.range.start) == [3, 6])
    #expect(folded[0].fix?.applicability == .safe)
  }

  @Test func enoughFindingsAreGathered() {
    let place = Place(path: "/p/a.axml", range: ByteRange(1, 2))
    func commonFinding() -> CommonFinding { CommonFinding(at: place, "many", help: "h", ofAtLeast: 3) }
    let findings = [0, 3, 6].map { finding("each", at: $0, commonFinding: commonFinding()) }
    #expect(folded(Array(findings.prefix(2))) == ["0 warning", "3 warning"])
    let other = finding("each", at: 0, "other")
    #expect(folded(findings + [other]) == ["0 warning", "1+0+3+6 warning"])
    let gathered = FindingMerger.gathered(findings)
    #expect(gathered.map(\.message.english) == ["many"])
    #expect(gathered[0].help?.english == "h")
    #expect(gathered[0].place == place)
    #expect(gathered[0].furtherPlaces == findings.map(\.place))
    let own = CommonFinding(at: findings[1].place, "many", help: nil, ofAtLeast: 2)
    var others = findings
    for index in others.indices { others[index].commonFinding = own }
    others[2].place.path = "/p/b.axml"
    let related = FindingMerger.gathered(others)
    #expect(related[0].furtherPlaces == [findings[0].place])
    #expect(related[0].related.map(\.place) == [others[2].place])
  }
}
