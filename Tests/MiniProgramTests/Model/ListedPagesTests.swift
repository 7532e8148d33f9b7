import Diagnostics
import Testing

@testable import MiniProgram

@Suite struct ListedPagesTests {
  private func listed(_ paths: [String], root: String = "/p") -> ListedPages {
    ListedPages(paths.map { ConfiguredPath(path: $0, range: ByteRange(0, 0)) }, root: root)
  }

  @Test func knowsStemsBelowTheRoot() {
    let pages = listed(["a/a", "../p/b", "../q/c", "中文/页"])
    #expect(["/p/a/a", "/p/b", "/p/中文/页"].allSatisfy(pages.contains))
    #expect(!["a/a", "/p/a", "/p/a/a.axml", "/q/c", "/pa/a", "/p", ""].contains(where: pages.contains))
    #expect(listed(["a/a"], root: "/").contains("/a/a"))
  }

  @Test func filesOfPages() {
    let pages = listed(["b", "a", "missing", "b"])
    #expect(
      pages.files(in: ["/p/a.axml", "/p/b.axml", "/p/b.wxml", "/q/a.axml", "axml"], suffix: ".axml")
        == ["/p/b.axml", "/p/a.axml", nil, "/p/b.axml"])
  }
}
