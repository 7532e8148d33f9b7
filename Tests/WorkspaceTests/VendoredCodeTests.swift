import Files
import Rules
import Testing
import Workspace

/// Which files of a program are copies of other people's code.
@Suite struct VendoredCodeTests {
  private func vendored(
    _ paths: [String], given: [String] = ["/p"], beside others: [String: String] = [:]
  ) throws -> [String] {
    var files = MemoryFileSystem()
    files.add("/p/app.json", #"{ "pages": ["pages/a/a"] }"#)
    files.add("/p/pages/a/a.wxml", "<view/>")
    for path in paths { files.add(path, "<view/>") }
    for (path, text) in others { files.add(path, text) }
    let settings = WorkspaceSettings(paths: given, workingDirectory: "/p", rules: allRules)
    let code = VendoredCode(try Workspace.open(settings, in: files))
    return paths.filter(code.contains)
  }

  @Test func foldersOfLibraries() throws {
    let libraries = [
      "/p/vant/button/index.wxml", "/p/dist/iview/button/index.wxml", "/p/wux/index.wxml",
      "/p/wxParse/wxParse.wxml", "/p/lib/ColorUI/components/cu-custom.wxml", "/p/utils/wxparse/index.wxml",
    ]
    let own = ["/p/pages/vants/a.wxml", "/p/vant.wxml", "/p/components/button/index.wxml"]
    #expect(try vendored(libraries + own) == libraries)
  }

  @Test func foldersWithAnotherPackage() throws {
    let (lib, own) = ("/p/lib/deep/a.wxml", "/p/part/a.wxml")
    let packages = [
      "/p/lib/package.json": #"{ "name": "lib" }"#, "/p/part/package.json": #"{ "name": "shop" }"#,
    ]
    // The name is that of the nearest package at the program or above.
    for root in ["/p/package.json", "/package.json"] {
      let others = packages.merging([root: #"{ "name": "shop" }"#]) { $1 }
      #expect(try vendored([lib, own], beside: others) == [lib])
    }
    // A program without a package has none of its own in it.
    #expect(try vendored([lib, own], beside: packages) == [lib, own])
    // One without a name is nobody's.
    for text in [#"{ "private": true }"#, "{"] {
      #expect(try vendored([lib], beside: ["/p/lib/package.json": text]) == [])
    }
  }

  /// The folder of the program itself is its own, whatever it is called or in.
  @Test func theProgramIsItsOwn() throws {
    var files = MemoryFileSystem()
    files.add("/r/package.json", #"{ "name": "all" }"#)
    files.add("/r/vant/package.json", #"{ "name": "vant-demo" }"#)
    files.add("/r/vant/app.json", #"{ "pages": ["a/a"] }"#)
    files.add("/r/vant/a/a.wxml", "<view/>")
    let settings = WorkspaceSettings(paths: ["/r"], workingDirectory: "/r", rules: allRules)
    #expect(!VendoredCode(try Workspace.open(settings, in: files)).contains("/r/vant/a/a.wxml"))
  }

  /// Who gives a path in a library works on it.
  @Test func aGivenPathIsNotOfOthers() throws {
    let path = "/p/vant/button/index.wxml"
    for given in ["/p/vant", "/p/vant/button", path] { #expect(try vendored([path], given: [given]) == []) }
    #expect(try vendored([path], given: ["/p", "/p/pages"]) == [path])
  }

  @Test func nativeSourcesAreNot() throws {
    #expect(try vendored(["/q/vant/A.m"], given: ["/p", "/q"]) == [])
  }
}
