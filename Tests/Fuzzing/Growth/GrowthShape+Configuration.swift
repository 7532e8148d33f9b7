/// `mpcheck.json`, `.gitignore` and baselines: what a program of strangers brings beside its pages.
extension GrowthShape {
  private static let page = ["a/a.axml": "<view class=a/>"]

  /// A list of strings.
  private static func list(_ count: Int, _ text: (Int) -> String) -> String {
    "[\(each(count, separator: ",\n") { "\"\(text($0))\"" })]"
  }

  private static func configured(_ configuration: String) -> [String: String] {
    page.and(["mpcheck.json": configuration])
  }

  /// Pages and a configuration, as many of both.
  private static func manyPages(_ count: Int, _ files: [String: String]) -> [String: String] {
    GrowthShape.manyFiles(count).and(["app.json": "{ \"pages\": [] }"]).and(files)
  }

  private static func manyFiles(_ count: Int) -> [String: String] {
    Fuzzing.files(count, { "p\($0)/a\($0).axml" }) { _ in "<view class=a/>" }
  }

  static let configuration: [GrowthShape] = [
    GrowthShape("configuration/native views", 2_500...160_000) { count in
      configured("{ \"nativeViews\": {\n\(each(count, separator: ",\n") { "\"view_\($0)\": {}" })\n} }")
    },
    GrowthShape("configuration/native views of two files", 2_500...160_000) { count in
      configured(
        "{ \"extends\": \"./b.json\", \"nativeViews\": {\n\(each(count, separator: ",\n") { "\"view_\($0)\": {}" })\n} }"
      ).and(["b.json": "{ \"nativeViews\": {\n\(each(count, separator: ",\n") { "\"view_\($0)\": {}" })\n} }"]
      )
    },
    GrowthShape("configuration/parameters and events", 2_500...80_000) { count in
      configured(
        "{ \"nativeViews\": { \"v\": { \"params\": {\(each(count, separator: ",\n") { "\"p\($0)\": \"string\"" })}, \"events\": \(list(count) { "onA\($0)" }) } } }"
      )
    },
    GrowthShape("configuration/tags", 2_500...160_000) { count in
      configured("{ \"tags\": \(list(count) { "tag-\($0)" }) }")
    },
    GrowthShape("configuration/unknown keys", 2_500...160_000) { count in
      configured("{ \"nativeViews\": { \"a\": {\(each(count, separator: ",\n") { "\"k\($0)\": 1" })} } }")
    },
    GrowthShape("configuration/patterns that match nothing", 250...32_000) { count in
      configured("{ \"exclude\": \(list(count) { "a//b\($0)" }) }")
    },
    GrowthShape("configuration/alternatives", 250...16_000) { count in
      configured("{ \"exclude\": \(list(count) { "{a,b}/{c,d}/e\($0)" }) }")
    },
    GrowthShape("configuration/nested alternatives", 1_000...64_000) { count in
      configured(
        "{ \"exclude\": [\"\(String(repeating: "{a,", count: count))b\(String(repeating: "}", count: count))\"] }"
      )
    },
    GrowthShape("configuration/patterns of other folders", 64...4_000, ceiling: 4) { count in
      manyPages(
        count, ["mpcheck.json": "{ \"exclude\": \(list(count) { $0 % 2 == 0 ? "./b\($0)" : "../c\($0)" }) }"])
    },
    GrowthShape("configuration/exclude", 64...4_000, ceiling: 4, finds: "unquoted-value") { count in
      manyPages(count, ["mpcheck.json": "{ \"exclude\": \(list(count) { "b\($0)/**" }) }"])
    },
    GrowthShape("configuration/overrides", 64...4_000, ceiling: 4, finds: "unquoted-value") { count in
      manyPages(
        count,
        [
          "mpcheck.json":
            "{ \"overrides\": [\(each(count, separator: ",\n") { "{ \"files\": [\"b\($0)/**\"], \"rules\": { \"unquoted-value\": \"error\" } }" })] }"
        ])
    },
    GrowthShape("configuration/overrides by extension", 64...4_000, ceiling: 4, finds: "unquoted-value") {
      count in
      manyPages(
        count,
        [
          "mpcheck.json":
            "{ \"overrides\": [\(each(count, separator: ",\n") { "{ \"files\": [\"*.b\($0).axml\", \"c\($0)*\"], \"rules\": { \"unquoted-value\": \"off\" } }" })] }"
        ])
    },
    GrowthShape("configuration/overrides for one file", 250...32_000) { count in
      configured(
        "{ \"overrides\": [\(each(count, separator: ",\n") { _ in "{ \"files\": [\"**/*.axml\"], \"rules\": { \"unquoted-value\": \"error\" } }" })] }"
      )
    },
    GrowthShape("configuration/path aliases", 250...16_000) { count in
      [
        "app.json": #"{ "pages": ["a/a"] }"#,
        "mini.project.json":
          "{ \"compileOptions\": { \"resolveAlias\": { \(each(count, separator: ",") { "\"@a\($0)\": \"/b\"" }) } } }",
        "a/a.axml": each(count) { "<import src=\"@a\($0)/c.axml\"/>" },
      ]
    },
    GrowthShape("configuration/hosts", 64...4_000, ceiling: 4) { count in
      configured("{ \"hosts\": \(list(count) { "h\($0)" }) }")
        .and(
          files(count, { "h\($0)/A.m" }) {
            "@interface V\($0) : NBComponent\n@end\n@implementation V\($0)\n@end\n"
          })
    },
    GrowthShape("configuration/one host", 64...4_000, ceiling: 4) { count in
      configured("{ \"hosts\": \(list(count) { _ in "ios" }) }")
        .and(
          files(count, { "ios/A\($0).m" }) {
            "@interface V\($0) : NBComponent\n@end\n@implementation V\($0)\n@end\n"
          })
    },
    GrowthShape("configuration/hosts in hosts", 64...4_000, ceiling: 4) { count in
      configured("{ \"hosts\": \(list(count) { "ios" + String(repeating: "/a", count: $0 % 64) }) }")
        .and(
          files(64, { "ios" + String(repeating: "/a", count: $0) + "/A\($0).m" }) { number in
            each(count / 64) {
              "@interface V\(number)_\($0) : NBComponent\n@end\n@implementation V\(number)_\($0)\n@end\n"
            }
          })
    },
    GrowthShape("configuration/hosts without sources", 64...4_000, ceiling: 4) { count in
      configured("{ \"hosts\": \(list(count) { "h\($0)" }) }").and(
        files(count, { "h\($0)/a.txt" }) { _ in "" }
      )
      .and(["ios/A.m": registration])
    },
    GrowthShape("configuration/sections of an .editorconfig", 64...4_000, ceiling: 4, .format) { count in
      manyPages(
        count,
        [".editorconfig": each(count) { "[\(String(repeating: "**a", count: 300))\($0)]\nindent_size = 2\n" }]
      )
    },
    GrowthShape("configuration/rules of its own", 1_000...64_000) { count in
      configured(
        "{ \"custom\": {\(each(count, separator: ",\n") { "\"r\($0)\": { \"select\": \"view\", \"message\": \"m\" }" })} }"
      )
    },
    GrowthShape("configuration/mistakes in rules of its own", 1_000...64_000) { count in
      configured("{ \"custom\": {\(each(count, separator: ",\n") { "\"R\($0)\": { \"selct\": 1 }" })} }")
    },
    GrowthShape("configuration/findings of a rule of its own", 1_000...64_000, finds: "custom/a") { count in
      configured(
        #"{ "custom": { "a": { "select": "view:not([b]) > text:first-child", "mark": "id", "message": "{@id} {name(..)}" } } }"#
      ).and(["a/a.axml": each(count) { "<view><text id=\"a\($0)\"/></view>" }])
    },
    GrowthShape("configuration/rules", 1_000...128_000) { count in
      configured("{ \"rules\": {\(each(count, separator: ",\n") { "\"rule-\($0)\": \"off\"" })} }")
    },
  ]

  static let ignored: [GrowthShape] = [
    ignored("names") { "b\($0)" }, ignored("paths") { "/b\($0)/c/a\($0).axml" },
    ignored("paths of one name") { "b\($0)/a1.axml" }, ignored("extensions") { "*.b\($0)" },
    ignored("beginnings") { "b\($0)*" }, ignored("folders") { "b\($0)/**" },
    ignored("what is in folders") { "b\($0)/*" },
    ignored("folders anywhere") { "**/b\($0)/**" }, ignored("middles") { "*b\($0)*" },
    ignored("single bytes") { "b\($0)?" }, ignored("classes") { "[bc]\($0)[de]" },
    ignored("kept names") { "!b\($0)" }, ignored("kept ends") { "!*b\($0)" },
    ignored("folders alone") { "b\($0)/" },
    GrowthShape("ignored/stars", 64...2_000) { count in
      page.and([
        ".gitignore": String(repeating: "*a", count: count) + "b\n",
        String(repeating: "a", count: 200) + ".axml": "<view/>",
      ])
    },
    GrowthShape("ignored/deep", 64...2_000) { count in
      page.and([
        ".gitignore": String(repeating: "**/a/", count: count) + "b\n",
        String(repeating: "a/", count: 500) + "a.axml": "<view/>",
      ])
    },
    GrowthShape("ignored/files in many folders", 64...4_000, ceiling: 4) { count in
      manyPages(count, files(count, { "p\($0)/.gitignore" }) { "b\($0)\n*.c\n" })
    },
    GrowthShape("ignored/submodules", 64...2_000, ceiling: 4) { count in
      page.and([
        "a/a.axml": each(count) { "<import src=\"../none/x\($0).axml\"/>" },
        ".gitmodules": each(20 * count) { "path = s\($0)" } + "\npath = none\n", ".git/HEAD": "",
      ])
    },
  ]

  private static func ignored(_ what: String, pattern: @escaping @Sendable (Int) -> String) -> GrowthShape {
    GrowthShape("ignored/\(what)", 125...4_000, ceiling: 4, finds: "unquoted-value") { count in
      manyPages(count, [".gitignore": each(count) { pattern($0) } + "\n"])
    }
  }

  static let baselines: [GrowthShape] = [
    GrowthShape("baselines/findings", 250...16_000, .baseline) { count in
      ["a/a.axml": each(count) { "<view class=a\($0)/>" }]
    },
    GrowthShape("baselines/one finding", 250...16_000, .baseline) { count in
      ["a/a.axml": each(count) { _ in "<view class=a/>" }]
    },
    GrowthShape("baselines/findings of one line", 250...16_000, .baseline) { count in
      ["a/a.axml": each(count, separator: "") { "<view class=a\($0)/>" }]
    },
    GrowthShape("baselines/findings of many pages", 64...2_000, ceiling: 4, .baseline) { manyPages($0, [:]) },
    GrowthShape("baselines/what is gone", 1_000...64_000, .baseline) { count in
      page.and(["mpcheck-baseline.json": baseline(["a/a.axml"], count)])
    },
    GrowthShape("baselines/what is gone with files", 1_000...64_000, ceiling: 4, .baseline) { count in
      page.and(["mpcheck-baseline.json": baseline((0..<count).map { "b\($0)/a.axml" }, 1)])
    },
    GrowthShape("baselines/what is gone under overrides", 500...8_000, ceiling: 4, .baseline) { count in
      configured(
        "{ \"overrides\": [\(each(count, separator: ",\n") { "{ \"files\": [\"b\($0)/**\"], \"rules\": { \"unquoted-value\": \"error\" } }" })] }"
      ).and(["mpcheck-baseline.json": baseline(["a/a.axml"], count)])
    },
    GrowthShape("baselines/what is gone of many programs", 64...1_000, ceiling: 4, .baseline) { count in
      files(count, { "p\($0)/app.json" }) { _ in #"{ "pages": ["a/a"] }"# }
        .and(files(count, { "p\($0)/a/a.axml" }) { _ in "<view class=a/>" })
        .and(["mpcheck-baseline.json": baseline((0..<count).map { "p\($0)/a/a.axml" }, 2)])
    },
  ]

  /// A baseline with so many findings for each path.
  private static func baseline(_ paths: [String], _ count: Int) -> String {
    let files = paths.map { path in
      "\"\(path)\": {\n\(each(count, separator: ",\n") { "\"\(String($0 + 1_000_000_000)):1\": \"message\"" })\n}"
    }
    return "{ \"version\": 1, \"findings\": { \"unquoted-value\": {\n\(files.joined(separator: ",\n"))\n} } }"
  }
}
