import Diagnostics
import Files
import Fuzzing
import Markup
import Testing

/// Every page of the fixtures keeps its tree, as two readers see it.
@Suite struct FixturePageTests {
  private static let fixtures =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures"

  @Test(arguments: Dialect.all.map(\.id.rawValue)) func pagesKeepTheirTrees(_ id: String) throws {
    let dialect = Dialect.all.first { $0.id.rawValue == id }!
    let disk = DiskFileSystem()
    let checks = FormatChecks(dialect)
    let tree = FileTree(
      walking: FixturePageTests.fixtures, in: disk,
      filter: FileFilter(extensions: [dialect.files.markup], skippedFolders: []))
    var count = 0
    for path in tree.files {
      if try checks.check(try disk.read(path), in: disk) { count += 1 }
    }
    #expect(count > 0)
  }

  /// What the second reader is for: it sees what has a meaning.
  @Test(arguments: [
    ("<view>\n a\n</view>", "<view>\n  a\n  </view>\n", true), ("<view>a</view>", "<view>b</view>", false),
    ("<view>a b</view>", "<view>a\nb</view>", false), ("<text>\n a</text>", "<text>\na</text>", false),
    ("<view a=\"b\n c\"/>", "<view a=\"b\nc\"/>", false),
    ("<view class=\"b\n c\"/>", "<view class=\"b\nc\"/>", true),
    ("<wxs>\n a\n </wxs>", "<wxs>\n a\n</wxs>", true), ("<wxs>\n a\n</wxs>", "<wxs>\na\n</wxs>", false),
    ("<view><image/></view>", "<view/><image/>", false), ("<view a b/>", "<view b a/>", false),
    ("<!-- a\n b -->", "<!-- a\nb -->", true), ("<!-- a b -->", "<!-- a  b -->", false),
  ]) func theSecondReaderSeesWhatHasAMeaning(_ a: String, _ b: String, _ isSame: Bool) {
    #expect((PlainPage(a.utf8) == PlainPage(b.utf8)) == isSame)
  }
}
