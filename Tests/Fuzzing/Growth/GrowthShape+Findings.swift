/// Many findings, many comments that hide them, and many fixes of them.
extension GrowthShape {
  static let findings: [GrowthShape] = [
    GrowthShape("findings/of one rule in one file", 2_000...64_000, finds: "unknown-tag") { count in
      ["a/a.axml": each(count) { _ in "<a/>" }]
    },
    GrowthShape("findings/of one rule in one line", 2_000...64_000, finds: "unknown-tag") { count in
      ["a/a.axml": each(count, separator: "") { _ in "<a/>" }]
    },
    GrowthShape("findings/of many rules in one file", 1_000...16_000, finds: "unknown-tag") { count in
      [
        "a/a.axml": each(count) {
          "<a\($0) onTap=\"\" a:for=\"x\" class=\"\" x:y=1/><image src=\"a\($0).png\"/>"
        }
      ]
    },
    GrowthShape("findings/hidden by comments", 1_000...32_000) { count in
      [
        "a/a.axml": each(count) { _ in "<!-- mpcheck-disable-next-line unknown-tag, missing-key: a -->\n<a/>"
        }
      ]
    },
    GrowthShape("findings/hidden in regions", 1_000...32_000) { count in
      [
        "a/a.axml": each(count) { _ in
          "<!-- mpcheck-disable unknown-tag -->\n<a/>\n<!-- mpcheck-enable unknown-tag -->"
        }
      ]
    },
    GrowthShape("findings/hidden by categories", 1_000...32_000) { count in
      [
        "a/a.axml": each(count) { _ in
          "<!-- mpcheck-disable markup -->\n<a/>\n<!-- mpcheck-enable unknown-tag -->"
        }
      ]
    },
    GrowthShape("findings/hidden by comments for the file", 1_000...32_000) { count in
      [
        "a/a.axml": each(count) { _ in "<!-- mpcheck-disable-file unknown-tag -->" }
          + each(count) { _ in "<a/>" }
      ]
    },
  ]

  /// What is listed in one comment.
  static let comments: [GrowthShape] = [
    GrowthShape("comments/one name many times", 2_500...80_000, finds: "unused-suppression") { count in
      ["a/a.axml": "<!-- mpcheck-disable \(list(count) { _ in "missing-key" }) -->\n<view/>"]
    },
    GrowthShape("comments/one name many times, fixed", 2_500...80_000, .fix) { count in
      ["a/a.axml": "<!-- mpcheck-disable \(list(count) { _ in "missing-key" }) -->\n<view/>"]
    },
    GrowthShape("comments/unknown names", 2_500...80_000, finds: "unknown-rule") { count in
      ["a/a.axml": "<!-- mpcheck-disable-next-line \(list(count) { "a\($0)" }) -->\n<view/>"]
    },
    GrowthShape("comments/regions of unknown names", 2_500...40_000, finds: "unknown-rule") { count in
      [
        "a/a.axml":
          "<!-- mpcheck-disable \(list(count) { "a\($0)" }) -->\n<view/><!-- mpcheck-enable \(list(count) { "b\($0)" }) -->"
      ]
    },
    GrowthShape("comments/names that are enabled", 2_500...80_000) { count in
      ["a/a.axml": "<!-- mpcheck-enable \(list(count) { _ in "missing-key" }) -->\n<view/>"]
    },
    GrowthShape("comments/names in a script", 2_500...80_000, finds: "unused-suppression") { count in
      [
        "a/a.axml": "<view/>",
        "a/a.js": "// mpcheck-disable \(list(count) { _ in "missing-key" })\nPage({})\n",
      ]
    },
    GrowthShape("comments/names in JSON", 2_500...80_000, finds: "unused-suppression") { count in
      ["a/a.axml": "<view/>", "a/a.json": "// mpcheck-disable \(list(count) { _ in "missing-key" })\n{}\n"]
    },
    GrowthShape("comments/after a format switch", 2_500...80_000, .format) { count in
      ["a/a.axml": "<!-- mpcheck-format-off: \(list(count) { "a\($0)" }) -->\n<view/>"]
    },
    GrowthShape("comments/format switches", 2_500...40_000, .format) { count in
      ["a/a.axml": each(count) { _ in "<!-- mpcheck-format-off -->\n<view  />\n<!-- mpcheck-format-on -->" }]
    },
  ]

  static let fixes: [GrowthShape] = [
    GrowthShape("fixes/one class many times", 125...4_000, .fix) { count in
      ["a/a.axml": "<view \(each(count, separator: " ") { _ in "class=\"a\"" })/>"]
    },
    GrowthShape("fixes/many classes", 125...4_000, .fix) { count in
      ["a/a.axml": "<view \(each(count, separator: " ") { "class=\"a\($0)\"" })/>"]
    },
    GrowthShape("fixes/many styles", 125...4_000, .fix) { count in
      ["a/a.axml": "<view \(each(count, separator: " ") { "style=\"a\($0): b\"" })/>"]
    },
    GrowthShape("fixes/one long class and others", 500...4_000, .fix) { count in
      [
        "a/a.axml":
          "<view class=\"\(each(count, separator: " ") { "c\($0)" })\" \(each(count, separator: " ") { "class=\"a\($0)\"" })/>"
      ]
    },
    GrowthShape("fixes/reserved names many times", 500...4_000, finds: "duplicate-attribute") { count in
      [
        "a/a.axml": each(10 * count, separator: "") { _ in "<view/>" }
          + "<view \(each(count, separator: " ") { _ in "id=\"a\"" })/>"
      ]
    },
    GrowthShape("fixes/unquoted values", 5_000...160_000, ceiling: 8, .fix) { count in
      ["a/a.axml": each(count) { "<view class=a\($0)/>" }]
    },
    GrowthShape("fixes/unquoted values of one tag", 250...4_000, .fix) { count in
      ["a/a.axml": "<view \(each(count, separator: " ") { "a\($0)=b" })/>"]
    },
    GrowthShape("fixes/unquoted values of many pages", 1_024...65_536, ceiling: 8, .fix) { count in
      let side = Int(Double(count).squareRoot())
      return files(side, { "p\($0)/a.axml" }) { _ in each(side * 4) { "<view class=a\($0)/>" } }
        .and(["app.json": "{ \"pages\": [\(each(side, separator: ",") { "\"p\($0)/a\"" })] }"])
    },
  ]

  /// The names in a comment.
  private static func list(_ count: Int, _ name: (Int) -> String) -> String {
    each(count, separator: ", ", name)
  }
}
