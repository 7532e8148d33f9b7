import Diagnostics

/// A command line to start from, and what it does.
struct CommandExample {
  let line: String
  let meaning: LocalizedText

  private init(_ line: String, en english: String, zh chinese: String) {
    self.line = line
    meaning = LocalizedText(en: english, zh: chinese)
  }

  /// The examples of a command, for the end of its help; those of mpcheck itself without a name.
  static func all(of command: String?) -> [CommandExample] { byCommand[command ?? ""] ?? [] }

  private static let byCommand: [String: [CommandExample]] = [
    "": [
      CommandExample("mpcheck lint", en: "Lints the program in this folder.", zh: "检查此目录中的小程序。"),
      CommandExample("mpcheck lint --fix", en: "Writes the safe fixes.", zh: "写入安全的修复。"),
      CommandExample("mpcheck explain missing-key", en: "Explains a rule.", zh: "说明一条规则。"),
    ],
    "lint": [
      CommandExample("mpcheck lint pages/home", en: "Lints one folder of pages.", zh: "检查一个页面目录。"),
      CommandExample(
        "mpcheck lint --fix --diff", en: "Shows what the safe fixes change.", zh: "显示安全的修复会改动什么。"),
      CommandExample(
        "mpcheck lint --host ../ios-app", en: "Checks pages against native code.", zh: "对照原生代码检查页面。"),
    ],
    "format": [
      CommandExample("mpcheck format", en: "Formats all pages in this folder.", zh: "格式化此目录中的所有页面。"),
      CommandExample(
        "mpcheck format --check", en: "Lists the pages that are not formatted.", zh: "列出没有格式化的页面。"),
      CommandExample(
        "mpcheck format --diff pages/home", en: "Shows what would change.", zh: "显示将要做的改动。"),
    ],
    "query": [
      CommandExample(
        "mpcheck query 'image:not([lazy-load])' pages", en: "Finds images that load at once.",
        zh: "查找没有懒加载的图片。"),
      CommandExample(
        "mpcheck query --count 'button[bindtap]'", en: "Counts buttons that can be tapped.",
        zh: "统计绑定了点击事件的按钮。"),
      CommandExample(
        "mpcheck query --xpath '//@class' --value", en: "Prints the value of every class.",
        zh: "显示每个 class 的值。"),
    ],
    "rules": [
      CommandExample("mpcheck rules", en: "Lists all rules.", zh: "列出所有规则。"),
      CommandExample(
        "mpcheck rules --category native-view", en: "Lists the rules of a category.", zh: "列出一个类别的规则。"),
      CommandExample(
        "mpcheck rules --format html --output site", en: "Writes a page for each rule.",
        zh: "为每条规则写一个页面。"),
    ],
    "explain": [
      CommandExample("mpcheck explain missing-key", en: "Explains a rule.", zh: "说明一条规则。"),
      CommandExample("mpcheck explain native-view", en: "Lists the rules of a category.", zh: "列出一个类别的规则。"),
      CommandExample(
        "mpcheck explain missing-key --dialect wxml", en: "Shows WXML examples first.", zh: "先显示 WXML 的示例。"),
    ],
    "config": [
      CommandExample("mpcheck config", en: "Prints the configuration of this folder.", zh: "显示此目录的配置。"),
      CommandExample(
        "mpcheck config pages/home/home.wxml", en: "Prints what applies to one page.", zh: "显示对一个页面生效的配置。"),
      CommandExample("mpcheck config --format json", en: "Prints it as JSON.", zh: "以 JSON 显示配置。"),
    ],
    "init": [
      CommandExample("mpcheck init", en: "Writes mpcheck.json.", zh: "写出 mpcheck.json。"),
      CommandExample("mpcheck init --language zh", en: "Writes it with Chinese comments.", zh: "注释使用中文。"),
      CommandExample("mpcheck config", en: "Prints what applies now.", zh: "显示现在生效的配置。"),
    ],
    "schema": [
      CommandExample(
        "mpcheck schema > mpcheck.schema.json", en: "Saves the schema of mpcheck.json.",
        zh: "保存 mpcheck.json 的 schema。"),
      CommandExample(
        "mpcheck schema --report", en: "Prints the schema of the JSON report.", zh: "输出 JSON 报告的 schema。"),
      CommandExample(
        "mpcheck schema --contract", en: "Prints the schema of the contract.", zh: "输出契约的 schema。"),
    ],
    "types": [
      CommandExample(
        "mpcheck types", en: "Lists the types that mpcheck.json knows.", zh: "列出 mpcheck.json 中已知的类型。"),
      CommandExample("mpcheck types ../ios-app", en: "Lists what an app registers.", zh: "列出应用注册的类型。"),
      CommandExample(
        "mpcheck types ../ios-app --unknown", en: "Lists what its code leaves open.", zh: "列出其代码中无法确定的内容。"),
    ],
    "contract": [
      CommandExample(
        "mpcheck contract ../ios-app > native-views.json", en: "Writes a contract.", zh: "写出契约文件。"),
      CommandExample(
        "mpcheck lint --host native-views.json", en: "Lints against it.", zh: "对照契约检查页面。"),
      CommandExample(
        "mpcheck contract --diff old.json new.json", en: "Shows what breaks in pages.", zh: "显示页面中会失效的用法。"),
    ],
    "server": [
      CommandExample("mpcheck server", en: "Serves an editor.", zh: "为编辑器服务。"),
      CommandExample("mpcheck server --language zh", en: "Shows Chinese messages.", zh: "显示中文消息。"),
      CommandExample("mpcheck help editors", en: "Explains how to set up editors.", zh: "说明如何设置编辑器。"),
    ],
    "parse": [
      CommandExample("mpcheck parse pages/home/home.wxml", en: "Prints the tree.", zh: "输出语法树。"),
      CommandExample("mpcheck parse home.axml | jq .", en: "Reads it with jq.", zh: "用 jq 读取语法树。"),
      CommandExample("mpcheck parse home.axml > tree.json", en: "Saves it to a file.", zh: "将语法树保存到文件。"),
    ],
    "completions": [
      CommandExample(
        "mpcheck completions bash > ~/.local/share/bash-completion/completions/mpcheck",
        en: "Installs the completions of bash.", zh: "安装 bash 的补全。"),
      CommandExample(
        "mpcheck completions zsh > ~/.zfunc/_mpcheck", en: "Installs the completions of zsh.",
        zh: "安装 zsh 的补全。"),
      CommandExample(
        "mpcheck completions fish > ~/.config/fish/completions/mpcheck.fish",
        en: "Installs the completions of fish.", zh: "安装 fish 的补全。"),
    ],
    "manual": [
      CommandExample("mpcheck manual > mpcheck.1", en: "Saves the manual page.", zh: "保存手册页。"),
      CommandExample("mpcheck manual | man -l -", en: "Shows it.", zh: "显示手册页。"),
      CommandExample("mpcheck manual --language zh", en: "Prints it in Chinese.", zh: "输出中文手册页。"),
    ],
    "dialects": [
      CommandExample("mpcheck dialects", en: "Prints all languages.", zh: "输出所有页面语言。"),
      CommandExample("mpcheck dialects > dialects.json", en: "Saves them to a file.", zh: "保存到文件。"),
      CommandExample("mpcheck dialects | jq '.dialects[].id'", en: "Prints their ids.", zh: "输出各语言的 id。"),
    ],
  ]
}
