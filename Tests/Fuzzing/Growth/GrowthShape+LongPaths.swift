/// One path of as many folders: no file can have it, however it is written.
extension GrowthShape {
  static let longPaths: [GrowthShape] = [
    long("page alone") { ["app.json": "{ \"pages\": [\"\($0)\"] }"] },
    long("page") {
      [
        "app.json":
          "{ \"pages\": [\"a/a\", \"\($0)\"], \"subPackages\": [{ \"root\": \"\($0)\", \"pages\": [\"a\"] }] }",
        "a/a.axml": "<view/>",
      ]
    },
    long("component") {
      [
        "a.axml": "<c/><d/><e/>",
        "a.json": "{ \"usingComponents\": { \"c\": \"./\($0)\", \"d\": \"\($0)\", \"e\": \"/\($0)\" } }",
      ]
    },
    long("import") { path in
      [
        "a.axml": starts.map { "<import src=\"\($0)\(path).axml\"/><image src=\"\($0)\(path).png\"/>" }
          .joined()
      ]
    },
    long("module") { path in
      ["a.axml": "<view/>", "a.js": starts.map { "import '\($0)\(path)';" }.joined() + "Page({})"]
    },
    long("link") { path in
      [
        "app.json": #"{ "pages": ["a"] }"#,
        "a.axml": "<navigator url=\"/\(path)\"/><navigator url=\"\(path)\"/>",
        "a.js": "Page({ go() { my.navigateTo({ url: '/\(path)' }) } })",
      ]
    },
    long("project") {
      [
        "a.axml": "<view/>",
        "mini.project.json":
          "{ \"miniprogramRoot\": \"\($0)\", \"pluginRoot\": \"\($0)\", \"compileType\": \"plugin\" }",
      ]
    },
    long("configuration") {
      [
        "a.axml": "<view/>",
        "mpcheck.json": "{ \"hosts\": [\"\($0)\"], \"program\": \"\($0)\", \"exclude\": [\"\($0)\"] }",
      ]
    },
  ]

  private static let starts = ["./", "", "/", "../"]

  private static func long(
    _ what: String, _ files: @escaping @Sendable (String) -> [String: String]
  ) -> GrowthShape {
    GrowthShape("long paths/\(what)", 1_000...128_000) { count in
      files(String(repeating: "a/", count: count) + "b")
    }
  }
}
