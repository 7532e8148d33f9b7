import Files
import Markup
import Testing
import Workspace

@Suite struct KnownFilesTests {
  /// A commit that changes only such a file is not one without files to check.
  @Test func theHooksPassThemOn() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = try DiskFileSystem().read(root + "/.pre-commit-hooks.yaml")
    let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
    let patterns = lines.filter { $0.hasPrefix("  files: ") }
    // The last one is of the hook that formats: it is for markup alone.
    let expected = [KnownFiles.extensions, KnownFiles.extensions, Dialect.all.map(\.files.markup)]
    #expect(patterns.count == expected.count)
    for (pattern, extensions) in zip(patterns, expected) {
      let list = pattern.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      #expect(list.split(separator: "|").sorted() == extensions.map { Substring($0) }.sorted())
    }
  }

  @Test(arguments: [
    ("/a/b.axml", true), ("/a/b.sjs", true), ("/a/b.wxss", true), ("/a/b.kt", true), ("/a.json5", true),
    ("/a/b.vue", false), ("/a/json", false), ("/a/.js", false), ("/a.js/b", false),
  ])
  func areKnownByTheirExtensions(path: String, expected: Bool) {
    #expect(KnownFiles.contain(path) == expected)
  }
}
