import Guide
import Testing

@testable import mpcheck

@Suite struct ExitStatusTests {
  /// The manual page and the site say what each status means.
  @Test func eachStatusHasItsMeaning() {
    #expect(ExitStatusTable.rows.map(\.status) == ExitStatus.allCases.map { Int($0.rawValue) })
  }
}
