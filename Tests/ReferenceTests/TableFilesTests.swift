import Diagnostics
import ExpectedFiles
import Markup
import Testing

@testable import Reference

/// The lists that a lint has instead of `ReferenceTable` are those of the table; `make bless` writes their files.
@Suite struct TableFilesTests {
  private static let checkout = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  @Test(arguments: BuiltinTagsFile.all) private func hasTheTagsOfTheTable(_ file: BuiltinTagsFile) throws {
    try compare(file.text, with: "Sources/Markup/Language/BuiltinTags+\(file.dialect.name).swift")
  }

  @Test func haveTheWordsOfTheTable() throws {
    try compare(KnownWordsFile.text, with: "Sources/Reference/KnownWords+Lists.swift")
  }

  /// The list of a dialect whose letter is misspelled, or that does not have the tag, would be left out without a notice.
  @Test(arguments: BuiltinTagsFile.all) private func everySourceIsOfADialectOfTheTag(_ file: BuiltinTagsFile)
  {
    let table = ReferenceTable.all
    for tag in table.tags {
      guard let block = table.block(of: tag, for: file.dialect) else { continue }
      for list in BuiltinTagsFile.sources(of: block) {
        let owner = BuiltinTagsFile.all.first { $0.letter == list.letter }?.dialect
        #expect(owner.map { table.hasOwn(block.head, $0) } == true && !list.names.isEmpty, "\(tag): \(list)")
      }
    }
  }

  private func compare(_ text: String, with path: String) throws {
    let mistake = try ExpectedFile.mistake(
      in: TableFilesTests.checkout + "/" + path, written: Array(text.utf8))
    #expect(mistake == nil, "the tables in Sources/Reference/Tables give the file")
  }
}
