import Diagnostics

/// What the exit statuses of all commands mean, for the manual page and the pages about mpcheck. Backticks make code.
package enum ExitStatusTable {
  package static let rows: [(status: Int, meaning: LocalizedText)] = [
    (0, LocalizedText(en: "Nothing at or above --fail-on was found.", zh: "没有发现达到 --fail-on 级别的问题。")),
    (
      1,
      LocalizedText(
        en:
          "Findings; with `lint --diff`, `format --diff` or `format --check`, a change; with `contract --diff`, one that "
          + "breaks pages; with `contract`, no native view; with `query`, no match.",
        zh: "发现问题；使用 `lint --diff`、`format --diff` 或 `format --check` 时，有改动；使用 `contract --diff` 时，有会破坏页面的改动；"
          + "使用 `contract` 时，没有原生视图；使用 `query` 时，没有匹配。"
      )
    ),
    (
      2,
      LocalizedText(
        en:
          "Wrong use: an unknown option, rule or configuration key, a missing path; with --fail-on-no-files a path "
          + "without pages or a contract without views.",
        zh: "用法错误：未知的选项、规则或配置键，路径不存在；使用 --fail-on-no-files 时，路径中没有页面，或契约中没有视图。")
    ),
    (
      3,
      LocalizedText(
        en:
          "Not finished: an unreadable or unmerged file (all others are still linted), a full disk, a "
          + "deleted working folder.",
        zh: "未完成：文件无法读取或未合并（其余文件照常检查）、磁盘已满、工作目录已被删除。")
    ),
  ]
}
