import Diagnostics

/// The fixed words of explanations and pages. What a rule, a key or a field says of itself is where these are.
struct Words {
  let language: Language

  // What `explain` and the page of a rule have in common.
  var why: String { language(en: "Why", zh: "原因") }
  /// Of examples whose language goes without saying, it is nil.
  func wrong(in dialect: String?) -> String {
    dialect.map { language(en: "Wrong in \($0)", zh: "\($0) 中的错误示例") } ?? language(en: "Wrong", zh: "错误示例")
  }
  func wrongWithFix(in dialect: String?) -> String {
    dialect.map { language(en: "Wrong in \($0), with a fix", zh: "\($0) 中可修复的错误示例") }
      ?? language(en: "Wrong, with a fix", zh: "可修复的错误示例")
  }
  var afterFix: String { language(en: "After the fix", zh: "修复之后") }
  func right(in dialect: String?) -> String {
    dialect.map { language(en: "Right in \($0)", zh: "\($0) 中的正确示例") } ?? language(en: "Right", zh: "正确示例")
  }
  var silent: String { language(en: "Not reported when", zh: "不报告的情况") }
  var inOtherLanguages: String { language(en: "In other languages", zh: "其他页面语言") }
  var configure: String { language(en: "Configure", zh: "配置") }
  var sources: String { language(en: "Sources", zh: "依据") }
  var folds: String {
    language(en: "one finding for all places of a cause in a file", zh: "一个文件中同一原因的所有位置合为一个问题")
  }
  func since(_ version: String) -> String { language(en: "since \(version)", zh: "自 \(version) 起") }
  // What `explain` says of a rule that a configuration defines.
  var help: String { language(en: "Help", zh: "帮助") }
  var selector: String { language(en: "Selector", zh: "选择器") }
  var asXPath: String { language(en: "as XPath: ", zh: "对应的 XPath：") }
  var definition: String { language(en: "Defined in", zh: "定义位置") }
  var more: String { language(en: "Read more", zh: "详细说明") }
  func files(_ patterns: String) -> String { language(en: "in files \(patterns)", zh: "适用于文件 \(patterns)") }
  func marks(_ attribute: String, value: Bool) -> String {
    language(
      en: "marks \(value ? "the value of " : "")\(attribute)", zh: "标出 \(attribute)\(value ? " 的值" : "")")
  }

  var fixedSafely: String { language(en: "fixed by --fix", zh: "可用 --fix 修复") }
  var fixedOnRequest: String { language(en: "fixed by --unsafe-fixes", zh: "可用 --unsafe-fixes 修复") }

  // All pages.
  var languageTag: String { language(en: "en", zh: "zh-CN") }
  static let tool = "mpcheck"
  var skip: String { language(en: "Skip to the content", zh: "跳到正文") }
  var pages: String { language(en: "Pages", zh: "页面") }
  func title(_ page: String) -> String { "\(page) - mpcheck" }
  func madeBy(_ version: String) -> String {
    language(en: "Written by mpcheck \(version).", zh: "由 mpcheck \(version) 生成。")
  }

  // The guide.
  var guide: String { language(en: "Guide", zh: "指南") }
  var guideDescription: String {
    language(
      en: "How to install, configure and use mpcheck. `mpcheck help TOPIC` prints the same pages.",
      zh: "如何安装、配置和使用 mpcheck。`mpcheck help TOPIC` 输出同样的内容。")
  }
  var toolDescription: String {
    language(
      en: "A linter, formatter and language server for mini-program markup and the native views behind it.",
      zh: "小程序标记代码及其原生视图的检查工具、格式化工具和语言服务器。")
  }
  var guideAndRules: String { language(en: "Guide and rules", zh: "指南和规则") }
  var quickStart: String { language(en: "Quick start", zh: "快速开始") }

  // The list of rules.
  var rules: String { language(en: "Rules", zh: "规则") }
  var rulesDescription: String {
    language(
      en: "What mpcheck finds in the markup of mini programs and in the native code of their hosts.",
      zh: "mpcheck 在小程序页面和宿主应用原生代码中能发现的问题。")
  }
  func rulesIntroduction(count: Int) -> String {
    language(
      en:
        "\(count) rules, by category. Each has a page that says why it exists, what is wrong and right, and when it does not report.",
      zh: "共 \(count) 条规则，按类别排列。每条规则有一页，说明原因、错误和正确的写法，以及不报告的情况。")
  }
  var search: String { language(en: "Search", zh: "搜索") }
  var searchHint: String { language(en: "id or words", zh: "id 或文字") }
  var category: String { language(en: "Category", zh: "类别") }
  var allCategories: String { language(en: "all categories", zh: "全部类别") }
  var markupLanguage: String { language(en: "Language", zh: "语言") }
  var allLanguages: String { language(en: "all languages", zh: "全部语言") }
  var nativeCode: String { language(en: "native code", zh: "原生代码") }
  var severity: String { language(en: "Severity", zh: "严重级别") }
  var allSeverities: String { language(en: "all severities", zh: "全部级别") }
  var fix: String { language(en: "Fix", zh: "修复") }
  var anyFix: String { language(en: "with or without", zh: "有无修复均可") }
  var safeFix: String { language(en: "safe fix", zh: "安全修复") }
  var suggestedFix: String { language(en: "suggested fix", zh: "建议修复") }
  var noFix: String { language(en: "no fix", zh: "无修复") }
  /// In the script, with the numbers in place of the stars.
  var shown: String { language(en: "* of * pages", zh: "* / * 个页面") }
  static let off = "off"

  // The page of a rule.
  var fromSafeFix: String { language(en: "safe, by --fix", zh: "安全，使用 --fix") }
  var fromSuggestedFix: String { language(en: "suggested, by --unsafe-fixes", zh: "建议，使用 --unsafe-fixes") }
  var noneOfIt: String { language(en: "none", zh: "无") }
  var languages: String { language(en: "Languages", zh: "适用范围") }
  var everyLanguage: String { language(en: "all languages of pages", zh: "全部页面语言") }
  var nativeLanguages: String { language(en: "native code", zh: "原生代码") }
  var packageLanguages: String {
    language(en: "scripts and native code of React Native libraries", zh: "React Native 库的脚本和原生代码")
  }
  var version: String { language(en: "Since", zh: "起始版本") }
  var folding: String { language(en: "Places", zh: "位置") }
  var offIntroduction: String {
    language(
      en: "It is off until a configuration or --rule gives it a severity.",
      zh: "默认关闭，在配置中或用 --rule 指定严重级别后生效。")
  }
  var inConfiguration: String { language(en: "In mpcheck.json:", zh: "在 mpcheck.json 中：") }
  var itsOption: String { language(en: "With its option:", zh: "使用该选项：") }
  var onePlace: String { language(en: "A comment hides one place:", zh: "用注释屏蔽一处：") }
  var moreOnConfiguration: String { language(en: "All keys of the configuration", zh: "全部配置项") }
  func line(_ number: Int) -> String { language(en: "line \(number)", zh: "第 \(number) 行") }

  // The pages from schemas.
  var configuration: String { language(en: "Configuration", zh: "配置") }
  var configurationDescription: String {
    language(en: "Every key of mpcheck.json.", zh: "mpcheck.json 的每一个键。")
  }
  var configurationIntroduction: [String] {
    switch language {
    case .english:
      [
        "mpcheck reads the nearest `mpcheck.json` in the folder of the program's `app.json` or above it, up to the top of the "
          + "repository, and that one alone. Comments and commas at the end are allowed. An unknown key is exit status 2.",
        "`mpcheck init` writes a commented file, and `mpcheck config` says which settings are in force and where each is from.",
      ]
    case .chinese:
      [
        "mpcheck 读取小程序 `app.json` 所在目录或其上级目录（直到仓库顶层）中最近的 `mpcheck.json`，并且只读这一个。允许注释和末尾的逗号。未知的键会使退出码为 2。",
        "`mpcheck init` 写出一份带注释的文件，`mpcheck config` 说明哪些设置生效以及各自的来源。",
      ]
    }
  }
  var output: String { language(en: "JSON output", zh: "JSON 输出") }
  var outputDescription: String {
    language(
      en: "Every field of what mpcheck lint --format json prints.", zh: "mpcheck lint --format json 输出的每一个字段。"
    )
  }
  var outputIntroduction: [String] {
    switch language {
    case .english:
      [
        "`mpcheck lint --format json` prints one object; `--format json=FILE` writes it into a file. The same input gives the same "
          + "bytes. A later version may add fields, so a reader passes over those that it does not know; `version` changes when a "
          + "field is gone or means something else.",
        "Lines count from 1, columns are Unicode scalars from 1, and offsets are bytes from 0. The end of a range is the place "
          + "after its last character. Paths are relative to the working directory where they are below it.",
      ]
    case .chinese:
      [
        "`mpcheck lint --format json` 输出一个对象；`--format json=FILE` 将其写入文件。相同的输入得到相同的字节。以后的版本可能增加字段，读取时应跳过未知的字段；字段被删除或改变含义时，`version` 会改变。",
        "行从 1 开始计数，列是从 1 开始的 Unicode 标量，偏移量是从 0 开始的字节。范围的终点是最后一个字符之后的位置。工作目录之下的路径是相对路径。",
      ]
    }
  }
  var outputExample: String { language(en: "What it prints", zh: "输出示例") }
  var contract: String { language(en: "Contract file", zh: "契约文件") }
  var contractDescription: String {
    language(en: "Every field of the file that mpcheck contract writes.", zh: "mpcheck contract 写出的文件的每一个字段。")
  }
  var contractIntroduction: [String] {
    switch language {
    case .english:
      [
        "`mpcheck contract ios-app android-app > native-views.json` writes down what native code offers to pages. "
          + "`--host native-views.json` and `\"hosts\"` take the file in place of the code, and `mpcheck contract --diff OLD NEW` "
          + "says what a change breaks. The file changes only when the contract does."
      ]
    case .chinese:
      [
        "`mpcheck contract ios-app android-app > native-views.json` 记录原生代码向页面提供的内容。`--host native-views.json` 和 `\"hosts\"` 可用该文件代替代码，`mpcheck contract --diff OLD NEW` 列出不兼容的改动。只有契约改变时文件才会改变。"
      ]
    }
  }
  var asSchema: String { language(en: "The same as a JSON Schema: ", zh: "对应的 JSON Schema：") }
  var wholeFile: String { language(en: "The file", zh: "整个文件") }
  var wholeOutput: String { language(en: "The object", zh: "整个对象") }
  var required: String { language(en: "always there", zh: "始终存在") }
  var requiredOfUsers: String { language(en: "required", zh: "必填") }
  func byDefault(_ value: String) -> String { language(en: "default: \(value)", zh: "默认：\(value)") }
  var or: String { language(en: " or ", zh: "或") }
  var listOf: String { language(en: "list of ", zh: "数组，元素为") }
  var typeNamesInLists: [String: String] {
    switch language {
    case .english: ["string": "strings", "integer": "whole numbers"]
    case .chinese: ["string": "字符串", "integer": "整数"]
    }
  }
  var objectOf: String { language(en: "object by names, each ", zh: "以名称为键的对象，值为") }
  var anObject: String { language(en: "object", zh: "对象") }
  var typeNames: [String: String] {
    switch language {
    case .english:
      [
        "string": "string", "integer": "whole number", "boolean": "true or false", "null": "null",
        "array": "list",
        "object": "object",
      ]
    case .chinese:
      [
        "string": "字符串", "integer": "整数", "boolean": "true 或 false", "null": "null", "array": "数组",
        "object": "对象",
      ]
    }
  }

  // Exit statuses.
  var exitStatus: String { language(en: "Exit status", zh: "退出码") }
  var exitStatusDescription: String {
    language(en: "What each exit status of mpcheck means.", zh: "mpcheck 的退出码的含义。")
  }
  var exitStatusIntroduction: String {
    language(
      en: "Scripts and CI can rely on these numbers. `--fail-on` and `--max-warnings` say what counts.",
      zh: "脚本和 CI 可以依赖这些数字。哪些问题计入由 `--fail-on` 和 `--max-warnings` 决定。")
  }

  // The main pages.
  func title(of page: MainPage) -> String {
    switch page {
    case .rules: rules
    case .guide: guide
    case .configuration: configuration
    case .output: output
    case .contract: contract
    case .exitStatus: exitStatus
    }
  }

  func summary(of page: MainPage) -> String {
    switch page {
    case .rules: rulesDescription
    case .guide: guideDescription
    case .configuration: configurationDescription
    case .output: outputDescription
    case .contract: contractDescription
    case .exitStatus: exitStatusDescription
    }
  }
}
