import Diagnostics

/// What ArgumentParser says itself, in both languages. It has no other than English.
enum ParserMessages {
  /// The helps of the options that it adds, by their English.
  static let helps: [String: LocalizedText] = [
    "Show the version.": LocalizedText(en: "Shows the version.", zh: "显示版本。"),
    "Show help information.": LocalizedText(en: "Shows this help.", zh: "显示此帮助。"),
    "Show subcommand help information.": LocalizedText(
      en: "Shows the help of a command.", zh: "显示命令的帮助。"),
  ]

  /// What is wrong with the arguments, in Chinese. Each `*` of a pattern is what its sentence is made of. The first that
  /// matches counts.
  private static let sentences: [(pattern: String, chinese: @Sendable ([String]) -> String)] = [
    (
      "Unknown option '*'. Did you mean '*'?\n   or: Missing value for '*' in '*'",
      { "未知的选项“\($0[3])”，或其中的“\($0[2])”缺少值；是否想写“\($0[1])”？" }
    ),
    ("Unknown option '*'\n   or: Missing value for '*' in '*'", { "未知的选项“\($0[2])”，或其中的“\($0[1])”缺少值" }),
    ("Unknown option '*'. Did you mean '*'?", { "未知的选项“\($0[0])”；是否想写“\($0[1])”？" }),
    ("Unknown option '*'", { "未知的选项“\($0[0])”" }),
    ("Missing value for '*'", { "“\($0[0])”缺少值" }),
    ("The option '*' does not take any value, but '*' was specified.", { "选项“\($0[0])”不带值，却给出了“\($0[1])”" }),
    ("Unexpected argument '*'", { "多余的参数“\($0[0])”" }),
    ("* unexpected arguments: '*'", { "\($0[0]) 个多余的参数：\(listed($0[1], between: "', '"))" }),
    ("Missing expected argument '*'", { "缺少参数“\($0[0])”" }),
    ("Missing one of: '*'", { "缺少其中之一：\(listed($0[0], between: "', '"))" }),
    (
      "The value '*' is invalid for '*'. Please provide one of the following:\n  - *",
      { "“\($0[1])”的值“\($0[0])”无效；可用的值：\(listed($0[2], between: "\n  - "))" }
    ),
    (
      "The value '*' is invalid for '*'. Please provide one of '*' and '*'.",
      { "“\($0[1])”的值“\($0[0])”无效；可用的值：“\($0[2])”和“\($0[3])”" }
    ),
    (
      "The value '*' is invalid for '*'. Please provide one of '*' or '*'.",
      { "“\($0[1])”的值“\($0[0])”无效；可用的值：\(listed($0[2], between: "', '"))、“\($0[3])”" }
    ),
    ("The value '*' is invalid for '*': *", { "“\($0[1])”的值“\($0[0])”无效：\($0[2])" }),
    ("The value '*' is invalid for '*'", { "“\($0[1])”的值“\($0[0])”无效" }),
    (
      "Can't generate completion scripts for '*'.\nPlease use --generate-completion-script=<shell> with one of:\n    *",
      {
        "无法为“\($0[0])”生成补全脚本；改为 `--generate-completion-script=<shell>`，其中的 shell 为 \(listed($0[1], between: " "))"
      }
    ),
    (
      "Can't autodetect a supported shell.\nPlease use --generate-completion-script=<shell> with one of:\n    *",
      {
        "无法判断正在使用的 shell；改为 `--generate-completion-script=<shell>`，其中的 shell 为 \(listed($0[0], between: " "))"
      }
    ),
  ]

  /// A message in Chinese; nil for one that is not known.
  static func inChinese(_ message: String) -> String? {
    for (pattern, chinese) in sentences {
      if let parts = parts(of: message, matching: pattern) { return chinese(parts) }
    }
    return nil
  }

  /// The name that is no format, and what to write instead; nil where a message says something else.
  static func unknownFormat(_ message: String) -> (name: String, help: LocalizedText)? {
    if let parts = parts(of: message, matching: "The value '*' is invalid for '*': *"),
      parts[1].contains("--format"), !parts[0].contains("=")
    {
      return (parts[0], LocalizedText(en: parts[2], zh: parts[2]))
    }
    guard
      let parts = parts(
        of: message, matching: "The value '*' is invalid for '--format <format>'. Please provide one of '*'.")
    else { return nil }
    let names = parts[1].replacingAll("' or '", with: "', '").replacingAll("' and '", with: "', '")
      .replacingAll("', '", with: ", ")
    return (parts[0], LocalizedText(en: "use \(names)", zh: "可用的格式：\(names.replacingAll(", ", with: "、"))"))
  }

  /// The parts of `message` that the `*` of `pattern` stand for, each as short as possible; nil where it does not match.
  private static func parts(of message: String, matching pattern: String) -> [String]? {
    var fixed = pattern.split(separator: "*", omittingEmptySubsequences: false)[...]
    guard let first = fixed.popFirst(), message.hasPrefix(first) else { return nil }
    var rest = message.dropFirst(first.count)
    var parts: [String] = []
    while let next = fixed.popFirst() {
      if fixed.isEmpty {
        guard rest.hasSuffix(next) else { return nil }
        parts.append(String(rest.dropLast(next.count)))
      } else {
        guard let range = rest.firstRange(of: next) else { return nil }
        parts.append(String(rest[..<range.lowerBound]))
        rest = rest[range.upperBound...]
      }
    }
    return parts
  }

  /// `“a”、“b”` of `a', 'b`.
  private static func listed(_ names: String, between separator: String) -> String {
    var rest = names[...]
    var list: [String] = []
    while let range = rest.firstRange(of: separator) {
      list.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return (list + [String(rest)]).map { "“\($0)”" }.joined(separator: "、")
  }
}
