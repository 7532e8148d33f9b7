import Files
import MiniProgram
import Testing

/// What nothing uses: templates and files.
@Suite struct UnreachedTests {
  /// The names of the `!` in the files that are in templates that nothing uses; each `!` is followed by a name of one letter.
  private func unreached(_ files: [String: String]) -> String {
    let program = ModelProgram(files)
    let templates = program.project.unreachedTemplates()
    var found: [String] = []
    for (path, text) in files where path.hasSuffix(".axml") {
      let bytes = Array(text.utf8)
      for offset in bytes.indices where bytes[offset] == UInt8(ascii: "!") {
        if templates.contains("/p/" + path, UInt32(offset)) {
          found.append(String(UnicodeScalar(bytes[offset + 1])))
        }
      }
    }
    return found.sorted().joined()
  }

  private static let abc =
    "!o<template name=\"a\">!a<template is=\"b\"/></template>!o<template name=\"b\">!b</template><template name=\"c\">!c</template>"

  @Test(arguments: [
    ("", "abc"),
    ("<template is=\"a\"/>", "c"),
    ("<template is=\"b\"/>", "ac"),
    ("<template is=\"{{t}}\"/>", ""),
    // It is used only where nothing uses it.
    ("<template name=\"d\">!d<template is=\"c\"/></template>", "abcd"),
    ("<template name=\"d\"><template is=\"{{c}}\"/></template>", "abc"),
    ("<template name=\"d\">!d<template is=\"d\"/></template>", "abcd"),
    // The innermost definition counts.
    ("<template name=\"d\">!d<template name=\"e\">!e</template>!f</template><template is=\"e\"/>", "abcdf"),
    ("<template name=\"d\">!d<template name=\"e\">!e</template>!f</template><template is=\"d\"/>", "abce"),
    // A part of the file may be missing in its tree.
    ("<view a=\"", ""),
  ])
  func templatesOfTheFile(markup: String, names: String) {
    #expect(unreached(["app.json": "{}", "a.axml": Self.abc + markup]) == names)
  }

  @Test(arguments: [
    ("<import src=\"./lib.axml\"/><template is=\"a\"/>", "c"),
    // It cannot name them.
    ("<template is=\"a\"/>", "abc"),
    ("<import src=\"./lib.axml\"/><template name=\"c\"/><template is=\"c\"/>", "ab"),
    ("<import src=\"./lib.axml\"/><template is=\"{{x}}\"/>", ""),
    ("<template is=\"{{x}}\"/>", "abc"),
    // It is unknown what is imported.
    ("<import src=\"{{lib}}\"/><template is=\"a\"/>", "c"),
    ("<import src=\"@/lib\"/><template is=\"{{a}}\"/>", ""),
    ("<include src=\"./part.axml\"/><import src=\"./lib.axml\"/>", "c"),
  ])
  func templatesOfAnotherFile(markup: String, names: String) {
    let files = [
      "app.json": "{}", "lib.axml": Self.abc, "a.axml": markup, "part.axml": "<template is=\"a\"/>",
    ]
    // Alone, the included file cannot name them either.
    let others = markup.contains("include") ? files : files.filter { $0.key != "part.axml" }
    #expect(unreached(others) == names)
  }

  private func files(_ app: String, _ others: [String: String] = [:]) -> String {
    var files = [
      "app.json": app, "a/a.axml": "<import src=\"/lib/l.axml\"/><card/>", "a/a.js": "Page({})",
      "a/a.json": #"{ "usingComponents": { "card": "/parts/plain" } }"#, "lib/l.axml": "", "b/b.axml": "",
      "b/b.js": "Page({})", "parts/plain.axml": "<include src=\"./inner.axml\"/>", "parts/inner.axml": "",
      "parts/own.axml": "", "parts/own.json": #"{ "component": true }"#, "parts/made.axml": "",
      "parts/made.js": "Component({})", "rest.axml": "",
    ]
    files.merge(others) { $1 }
    return ModelProgram(files).project.unreachedFiles().map { String($0.dropFirst(3)) }.joined(separator: " ")
  }

  @Test(arguments: [
    (#"{ "pages": ["a/a"] }"#, "b/b.axml rest.axml"),
    (#"{ "pages": ["a/a"], "subPackages": [{ "root": "b", "pages": ["b"] }] }"#, "rest.axml"),
    (#"{ "pages": ["a/a"], "tabBar": { "items": [{ "pagePath": "b/b" }] } }"#, "rest.axml"),
    (#"{ "pages": ["b/b"] }"#, "a/a.axml lib/l.axml parts/inner.axml parts/plain.axml rest.axml"),
    (#"{ "pages": ["b/b"], "usingComponents": { "x": "/a/a" } }"#, "rest.axml"),
    // A build puts the pages in place.
    (#"{ "pages": ["none"] }"#, ""), ("{", ""),
  ])
  func filesThatNothingReaches(app: String, files expected: String) {
    #expect(files(app) == expected)
  }

  @Test(arguments: [
    ["a/a.axml": "<navigator url=\"../b/b?x=1\"/><import src=\"/lib/l.axml\"/><card/>"],
    ["a/a.js": "Page({ go() { my.navigateTo({ url: '/b/b' }) } })"],
    [
      "a/a.js": "import go from '../go'; Page({ go })",
      "go.js": "export default () => my.navigateTo({ url: '/b/b' })",
    ],
    ["plugin.json": #"{ "publicPages": { "b": "b/b" } }"#], ["ext.json": #"{ "extPages": { "b/b": {} } }"#],
  ])
  func whatALinkOrAnotherManifestNamesIsReached(others: [String: String]) {
    #expect(files(#"{ "pages": ["a/a"] }"#, others) == "rest.axml")
  }

  @Test func aLinkFromAPageThatNothingReachesCountsNot() {
    let others = ["rest.axml": "<navigator url=\"/b/b\"/>"]
    #expect(files(#"{ "pages": ["a/a"] }"#, others) == "b/b.axml rest.axml")
  }
}
