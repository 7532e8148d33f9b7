import Diagnostics
import Files
import Testing

@testable import MiniProgram

/// Pages by the ends of their paths.
@Suite struct PathSuffixIndexTests {
  private static let index = PathSuffixIndex(
    AppConfiguration(
      JSONDocument(
        SourceText(
          path: "/p/app.json",
          #"{ "pages": ["pages/goods/index", "sub/goods/index", "new/shop/cart", "a/shop/list", "a/index/list"] }"#
        ))
    ))

  @Test(arguments: [
    // Two pages have as much of it.
    ("goods/index", nil), ("old/goods/index", nil), ("old/sub/goods/index", "sub/goods/index"),
    ("old/shop/cart", "new/shop/cart"), ("shop/list", "a/shop/list"), ("cart", nil),
    // Only words that many pages have.
    ("b/index/list", nil),
  ])
  func thePageWithTheLongestEnd(path: String, page: String?) {
    #expect(PathSuffixIndexTests.index.page(like: path) == page)
  }
}
