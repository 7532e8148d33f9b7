import Testing

@testable import MiniProgram

@Suite struct PageLinkTests {
  private static let files = [
    "app.json": #"{"pages":["pages/a/a","pages/b/b"],"subPackages":[{"root":"shop","pages":["cart"]}]}"#,
    "mini.project.json": ##"{"resolveAlias":{"#/*":"./pages/*"}}"##,
    "pages/a/a.axml": "", "pages/b/b.axml": "", "shop/cart.axml": "", "node_modules/ui/a.axml": "",
  ]
  private let sources = ModelProgram(files).project.sources

  @Test(arguments: [
    "/pages/a/a", "/pages/a/a?x=1#y", "pages/b/b", "../b/b", "a", "./a", "/shop/cart", "//shop//cart", "",
    " ", "/",
    "plugin://p/x", "https://a.b/c", "alipays://platformapi", "@/x", "~/x", "#/x", "ui/pages/x", "/{{a}}",
    "?a=1",
  ])
  func isSilentAbout(url: String) {
    #expect(sources.missingPage(of: url, from: "/p/pages/a/a.axml") == nil)
  }

  @Test(arguments: [
    ("/pages/c/c?x=1", "pages/c/c"), ("../c/c", "pages/c/c"), ("c", "pages/a/c"), ("/cart", "cart"),
    ("/pages/a", "pages/a"),
  ])
  func misses(url: String, page: String) {
    #expect(sources.missingPage(of: url, from: "/p/pages/a/a.axml") == page)
  }

  @Test func understandsOnlyAbsolutePathsOutsideOfPages() {
    #expect(sources.missingPage(of: "../c/c", from: nil) == nil)
    #expect(sources.missingPage(of: "/pages/c/c", from: nil) == "pages/c/c")
  }

  @Test func knowsNothingWithoutAListOfPages() {
    var files = PageLinkTests.files
    files["app.json"] = #"{"pages":["#
    #expect(ModelProgram(files).project.sources.missingPage(of: "/none", from: nil) == nil)
  }

  @Test func offersNearPaths() {
    var paths = NearestPaths(sources)
    let page = "/p/pages/a/a.axml"
    #expect(paths.nearest(to: "/p/pages/b/bb.axml", writtenAs: "../b/bb.axml", in: page) == "../b/b.axml")
    #expect(paths.nearest(to: "/p/shop/carts.axml", writtenAs: "/shop/carts", in: page) == "/shop/cart")
    #expect(paths.nearest(to: "/p/shop/carts.axml", writtenAs: "shop/carts", in: page) == "shop/cart")
    #expect(paths.nearest(to: "/p/far/away.axml", writtenAs: "/far/away", in: page) == nil)
  }
}
