import Diagnostics
import Testing

@Suite struct ByteStringTableTests {
  /// Strings that differ only in their last bytes are the usual case: pages in a folder, `data-a` and `data-b`.
  @Test(arguments: [nil, 0, 3, 5_000])
  func numbersStringsInTheOrderInWhichTheyCome(expected: Int?) {
    var table = expected.map { ByteStringTable(expecting: $0) } ?? ByteStringTable()
    let strings =
      ["", "a", "b", "ab", "abcd", "abcdefgh", "abcdefgi", "中文", "\u{0}"]
      + (0..<5_000).map { "/program/pages/page-\($0)" }
    for (number, string) in strings.enumerated() {
      #expect(find(string, table) == nil)
      #expect(add(string, &table) == number)
    }
    for (number, string) in strings.enumerated() {
      #expect(add(string, &table) == number)
      #expect(find(string, table) == UInt32(number))
      #expect(table.text(UInt32(number)) == string)
    }
    #expect(table.count == strings.count)
    #expect(find("/program/pages/page-", table) == nil)
  }

  private func add(_ string: String, _ table: inout ByteStringTable) -> Int {
    var string = string
    return string.withUTF8 { Int(table.add($0)) }
  }

  private func find(_ string: String, _ table: ByteStringTable) -> UInt32? {
    var string = string
    return string.withUTF8 { table.find($0) }
  }
}
