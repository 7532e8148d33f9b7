import Diagnostics
import Files

/// What a first configuration file for a program says: `mpcheck init` writes it.
package struct StarterConfiguration: Sendable {
  /// The version that writes it.
  package var version: Version
  /// The source root, relative to the folder of the file; nil when it is that folder.
  package var program: String?
  /// The static types of the native views in the markup, in the order in which they are written.
  package var nativeTypes: [String]

  package init(version: Version, program: String?, nativeTypes: [String]) {
    self.version = version
    self.program = program
    self.nativeTypes = nativeTypes
  }

  /// A file with comments, which loads as it is; so does each example in a comment once its `//` is removed.
  ///
  /// - Parameter language: of its comments.
  package func text(in language: Language) -> String {
    let head = language(
      en: "What is in force and why: mpcheck config. What a rule finds: mpcheck explain RULE.",
      zh: "生效的配置及其来源：mpcheck config。规则检查的内容：mpcheck explain RULE。")
    let schema = language(
      en:
        "Lets editors complete this file, once `mpcheck schema > mpcheck.schema.json` has written the schema.",
      zh: "运行 `mpcheck schema > mpcheck.schema.json` 生成 schema 后，编辑器可以补全此文件。")
    let exclude = language(
      en: "What is not linted, besides what .gitignore names; patterns as there.",
      zh: "除 .gitignore 指定的内容外，不检查的内容；模式写法相同。")
    let dialects = language(
      en: "Languages of pages that are not linted, by extension: axml, wxml, ttml, swan and others.",
      zh: "不检查的页面语言，以扩展名为键：axml、wxml、ttml、swan 等。")
    let hosts = language(
      en: "Native sources, or exported contract files, in which registrations of native views are looked up.",
      zh: "原生源码，或导出的契约文件，从中查找原生视图的注册。")
    let custom = language(
      en: "Rules of your own, by CSS selectors or XPath.", zh: "自定义规则，用 CSS 选择器或 XPath 编写。")
    let message = language(en: "add lazy-load", zh: "请加上 lazy-load")
    let rules = language(
      en: "\"off\", \"info\", \"warning\" or \"error\" for single rules or categories.",
      zh: "单条规则或类别的严重级别：“off”、“info”、“warning”或“error”。")
    let overrides = language(en: "Other severities for some files.", zh: "部分文件的其他严重级别。")
    let baseline = language(
      en: "Findings that are not reported again; `mpcheck lint --write-baseline` writes them.",
      zh: "不再报告的问题；由 `mpcheck lint --write-baseline` 写入。")
    let format = language(
      en:
        "How `mpcheck format` indents pages: blanks, or \"tab\". Without it, each as most of its lines are.",
      zh: "`mpcheck format` 缩进页面的方式：空格数，或“tab”。没有该键时，各页面按多数行的方式缩进。")
    return """
      // \(head)
      {
        // \(schema)
        // "$schema": "./mpcheck.schema.json",

        "required": ">=\(version)",

      \(programSection(in: language))  // \(exclude)
        // "exclude": ["dist/**"],

        // \(dialects)
        // "dialects": { "swan": "off" },

        // \(hosts)
        // "hosts": ["../ios-app", "../android-app"],

      \(nativeViewsSection(in: language))
        // \(custom)
        // "custom": { "lazy-image": { "select": "image:not([lazy-load])", "message": "\(message)" } },

        // \(rules)
        "rules": {
          // "missing-key": "off",
        },

        // \(overrides)
        // "overrides": [{ "files": ["pages/legacy/**"], "rules": { "missing-key": "off" } }],

        // \(baseline)
        // "baseline": "mpcheck-baseline.json",

        // \(format)
        // "format": { "indent": 2 },
      }

      """
  }

  private func programSection(in language: Language) -> String {
    guard let program else { return "" }
    return """
        // \(language(en: "The folder of app.json.", zh: "app.json 所在目录。"))
        "program": "\(JSONWriter.escaped(program))",


      """
  }

  private func nativeViewsSection(in language: Language) -> String {
    let example = """
      { "params": { "zoom": "number" }, "events": ["onRegionChange"], "platforms": ["ios", "android"] }
      """
    if nativeTypes.isEmpty {
      let comment = language(
        en: "The native view types that the host app registers; what is left out of an entry is not checked.",
        zh: "宿主应用注册的原生视图类型；条目中省略的内容不检查。")
      return """
          // \(comment)
          // "nativeViews": { "custom_map": \(example) },

        """
    }
    let entries = nativeTypes.map { "    \"\(JSONWriter.escaped($0))\": {},\n" }.joined()
    let comment = language(
      en: """
        // The native view types in the markup. Compare each with what the host app registers; any other type is
          // reported. An entry may say more:
        """,
      zh: """
        // 标记代码中的原生视图类型。与宿主应用注册的类型逐一核对；其他类型会报告问题。
          // 条目中还可以写明：
        """)
    return """
        \(comment)
        // \(example)
        "nativeViews": {
      \(entries)  },

      """
  }
}
