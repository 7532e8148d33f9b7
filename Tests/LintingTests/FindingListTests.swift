import Diagnostics
import Testing

@testable import Linting

@Suite struct FindingListTests {
  private func finding(_ offset: Int, rule: Int = 0, in path: String = "/a.axml") -> Finding {
    Finding(
      rule: rule, path: path, range: ByteRange(offset, offset + 1), message: Message(en: "wrong", zh: "错误"),
      related: [])
  }

  private func starts(_ findings: [Finding], rule: Int = 0, in path: String = "/a.axml") -> [UInt32] {
    findings.filter { $0.rule == rule && $0.path == path }.map(\.range.start).sorted()
  }

  /// Offsets in an order that is neither theirs nor its reverse.
  private static let shuffled = (0..<50).map { $0 * 37 % 50 }

  @Test(arguments: [Array(0..<50), Array((0..<50).reversed()), shuffled])
  func theFirstByPlaceAreKept(offsets: [Int]) {
    var list = FindingList(limit: 3)
    for offset in offsets { list.append(finding(offset)) }
    list.trim()
    #expect(starts(list.kept) == [0, 1, 2])
    #expect(list.others.map(\.path) == ["/a.axml"])
    #expect(list.others[0].ranges.map(\.start).sorted() == Array(3..<50))
  }

  @Test func eachRuleInEachFileHasItsOwnLimit() {
    var list = FindingList(limit: 3)
    for offset in 0..<3 {
      list.append(finding(offset))
      list.append(finding(offset, rule: 1))
      list.append(finding(offset, in: "/b.axml"))
    }
    list.trim()
    #expect(list.kept.count == 9)
    #expect(list.others.isEmpty)
    list.append(finding(3, in: "/b.axml"))
    list.trim()
    #expect(list.kept.count == 9)
    #expect(list.others.map(\.path) == ["/b.axml"])
    #expect(list.others.map(\.rule) == [0])
  }

  @Test func whatTwoContextsReportInOneFileIsThereOnce() {
    var list = FindingList(limit: 3)
    for offset in 0..<10 { list.append(finding(offset)) }
    list.trim()
    var sum = list
    sum.add(list)
    #expect(sum.others.count == 1)
    #expect(sum.others[0].ranges.count == 7)
  }

  @Test func findingsInUnwantedFilesAreLeftOutOfBoth() {
    var list = FindingList(limit: 3)
    for offset in 0..<10 {
      list.append(finding(offset))
      list.append(finding(offset, in: "/b.axml"))
    }
    list.trim()
    list.removeAll { $0 == "/b.axml" }
    #expect(list.kept.map(\.path) == ["/b.axml", "/b.axml", "/b.axml"])
    #expect(list.others.map(\.path) == ["/b.axml"])
  }
}
