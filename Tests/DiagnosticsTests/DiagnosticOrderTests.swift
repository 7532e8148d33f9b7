import Testing

@testable import Diagnostics

@Suite struct DiagnosticOrderTests {
  @Test func sortingIsByPathThenPlaceThenRule() {
    var findings: [Diagnostic] = []
    var state: UInt32 = 7
    func next(_ count: UInt32) -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return (state >> 16) % count
    }
    for _ in 0..<500 {
      let start = next(5)
      findings.append(
        Diagnostic(
          rule: ["a", "b", "c"][Int(next(3))], category: "d", severity: .warning,
          message: LocalizedText(verbatim: ["x", "y"][Int(next(2))]),
          place: Place(
            path: ["/b/a", "/b", "/b-a", "/é"][Int(next(4))], range: ByteRange(start, start + next(3)))))
    }
    for count in [0, 1, 2, 3, 500] {
      let some = Array(findings.prefix(count))
      let sorted = some.sortedByPlace()
      #expect(Set(sorted) == Set(some) && sorted.count == count)
      for (a, b) in zip(sorted, sorted.dropFirst()) { #expect(!Diagnostic.precedes(b, a)) }
      #expect(sorted.sortedByPlace() == sorted)
    }
  }
}
