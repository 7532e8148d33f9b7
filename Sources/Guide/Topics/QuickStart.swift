import Diagnostics

/// The commands to try first, and what each does. The README has them, too.
enum QuickStart {
  static let rows: [(command: String, meaning: LocalizedText)] = [
    (
      "mpcheck lint pages/",
      .init(en: "prints what is wrong in these pages, and what to write instead", zh: "输出这些页面里的问题，以及应该怎么写")
    ),
    (
      "mpcheck explain duplicate-id",
      .init(en: "prints why a rule exists, with a wrong and a right example", zh: "输出一条规则的原因，以及错误示例和正确示例")
    ),
    (
      "mpcheck lint --fix pages/",
      .init(en: "fixes what can be fixed safely, and prints the rest", zh: "修复可以安全修复的问题，输出其余的问题")
    ),
    (
      "mpcheck lint --baseline mpcheck-baseline.json --write-baseline",
      .init(
        en: "records the current findings, so that later runs report only new ones", zh: "记录现有的问题，以后只报告新的问题")
    ),
    ("mpcheck init", .init(en: "writes a commented mpcheck.json", zh: "写一个带注释的 mpcheck.json")),
    ("mpcheck server", .init(en: "runs the language server that editors start", zh: "运行编辑器启动的语言服务器")),
  ]
}
