import Testing

@testable import MiniProgram

/// A program of which one page changed is linked as one that is linked anew.
@Suite struct FileLinksTests {
  private static let before = [
    "app.json":
      #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c"], "usingComponents": { "card": "/card/card" } }"#,
    "card/card.axml": "<view/>", "card/card.json": #"{ "component": true }"#, "card/card.js": "Component({})",
    "pages/a/a.axml": #"<card/><include src="/x.axml"/>"#,
    "pages/b/b.axml": #"<card/><import src="/x.axml"/><template is="t"/>"#,
    "pages/c/c.axml": #"<view><card/><include src="/x.axml"/></view>"#,
    "x.axml": #"<template name="t"/><card/>"#,
  ]

  @Test(arguments: [
    // What it uses moved, was removed, came again, and leads elsewhere.
    #"<view>b</view><card/><import src="/x.axml"/><template is="t"/>"#,
    "<view/>",
    #"<card/><include src="/x.axml"/><card/><include src="/x.axml"/><template is="t"/><template is="{{t}}"/>"#,
    #"<import src="/pages/a/a.axml"/><include src="/pages/b/b.axml"/>"#,
    #"<include src="/nothing.axml"/>"#,
  ])
  func aChangedPage(_ text: String) {
    let old = ModelProgram(FileLinksTests.before)
    let new = ModelProgram(FileLinksTests.before.merging(["pages/b/b.axml": text]) { $1 }).project
    let changed = old.index("pages/b/b.axml")
    var files = old.project.files
    files[changed] = new.files[changed]
    let linked = Project(sources: new.sources, files: files, after: old.project)
    #expect(linked.linkCount == new.linkCount)
    for index in files.indices {
      #expect(shown(linked.usages[index]) == shown(new.usages[index]), "\(new.display(index))")
      #expect(linked.templateUses(of: "t", in: index) == new.templateUses(of: "t", in: index))
    }
  }

  private func shown(_ usage: FileLinks.Usage) -> [[String]] {
    [usage.includers, usage.importers, usage.componentUsers].map { sites in
      sites.map { "\($0.file) \($0.number) \($0.range)" }
    }
  }
}
