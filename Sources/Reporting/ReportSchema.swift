import Diagnostics
import Files

/// The JSON Schema (draft 7) of what `--format json` prints. Objects may contain further keys: a later version may write more.
package struct ReportSchema: Sendable {
  /// The version of the format.
  static let version = 1

  package let tree: JSONTree

  /// - Parameter language: of its descriptions.
  package init(in language: Language = .english) {
    let parts = ReportSchemaParts(language: language)
    let title = language(en: "What mpcheck lint --format json prints", zh: "mpcheck lint --format json 的输出")
    let definitions: Part.Members = [
      (
        "definitions",
        .object([
          ("diagnostic", .object(parts.diagnostic)), ("related", .object(parts.related)),
          ("fix", .object(parts.fix)), ("ruleCount", .object(parts.ruleCount)),
          ("edit", .object(parts.edit)), ("range", .object(parts.range)),
          ("position", .object(parts.position)),
        ])
      )
    ]
    tree = .object(Part.draft + [("title", .string(title))] + parts.report + definitions)
  }

  /// The schema as a JSON text with a line break at its end.
  package var text: String { tree.indented }
}

private typealias Part = SchemaPart

/// The parts of the schema, with descriptions in one language.
private struct ReportSchemaParts {
  let language: Language

  private func property(
    _ key: String, en english: String, zh chinese: String, _ value: Part.Members
  ) -> (key: String, value: JSONTree) {
    Part.property(key, language(en: english, zh: chinese), value)
  }

  var report: Part.Members {
    Part.object(
      [
        property(
          "version", en: "The version of this format.", zh: "此格式的版本。",
          [("const", .integer(ReportSchema.version))]),
        property("tool", en: "What printed it.", zh: "输出它的程序。", tool),
        property("summary", en: "Numbers of the whole run.", zh: "整次运行的统计。", summary),
        property(
          "statistics", en: "The findings of each rule, most first; with --statistics.",
          zh: "每条规则的问题数，从多到少；使用 --statistics 时才有。", Part.array(of: Part.reference("ruleCount"))),
        property(
          "notes", en: "Sentences about the run, such as a check that could not be made, and why.",
          zh: "关于本次运行的注意，例如某项检查未能进行及其原因。",
          Part.array(of: Part.string)),
        property(
          "diagnostics", en: "The findings, by path, then by place, then by rule.",
          zh: "发现的问题，依次按路径、位置、规则排序。",
          Part.array(of: Part.reference("diagnostic"))),
      ], optional: ["statistics"])
  }

  private var tool: Part.Members {
    Part.object([
      property("name", en: "Its name.", zh: "名称。", [("const", .string("mpcheck"))]),
      property("version", en: "Its version.", zh: "版本。", Part.string),
    ])
  }

  private var summary: Part.Members {
    Part.object([
      property("files", en: "The files that were linted.", zh: "检查的文件数。", Part.integer),
      property(
        "errors", en: "The findings with the severity error, hidden ones included.",
        zh: "严重级别为 error 的问题数，包括隐藏的问题。", Part.integer),
      property("warnings", en: "The same of warning.", zh: "warning 的问题数，同上。", Part.integer),
      property("infos", en: "The same of info.", zh: "info 的问题数，同上。", Part.integer),
      property(
        "hidden", en: "The findings below --min-severity: they are counted, and are not in diagnostics.",
        zh: "低于 --min-severity 的问题数：计入统计，但不在 diagnostics 中。", Part.integer
      ),
      property(
        "fixable", en: "The findings with a fix, hidden ones included.", zh: "有修复的问题数，包括隐藏的问题。", Part.integer),
      property("suppressed", en: "The findings that comments hide.", zh: "被注释屏蔽的问题数。", Part.integer),
      property("baselined", en: "The findings that the baseline hides.", zh: "被基线屏蔽的问题数。", Part.integer),
      property(
        "unreached", en: "The findings in templates that nothing uses: they are not in diagnostics.",
        zh: "未使用的模板中的问题数：不在 diagnostics 中。", Part.integer),
      property("fixed", en: "The findings that this run fixed.", zh: "本次运行修复的问题数。", Part.integer),
      property(
        "unkept",
        en: "Further findings of rules that found more than 1000 in a file: nothing else counts them.",
        zh: "某个规则在一个文件中发现超过 1000 个问题时，其余的问题数：不计入其他统计。", Part.integer),
    ])
  }

  var diagnostic: Part.Members {
    Part.object(
      [
        property("rule", en: "The id of the rule.", zh: "规则的 id。", Part.string),
        property("category", en: "The category of the rule.", zh: "规则的类别。", Part.string),
        property(
          "severity", en: "The severity.", zh: "严重级别。",
          Part.choice(Severity.allCases.reversed().map(\.rawValue))),
        property(
          "message", en: "What is wrong: one sentence, without a full stop.", zh: "问题是什么：一句话，末尾没有句号。",
          Part.string),
        property("help", en: "What to write instead.", zh: "应当怎样写。", Part.string),
        property("path", en: "The file.", zh: "文件。", Part.string),
        property("range", en: "What is wrong there.", zh: "出问题的范围。", Part.reference("range")),
        property(
          "related", en: "Further places that explain it, and those that this finding stands for.",
          zh: "有助于说明问题的其他位置，以及此问题所代表的位置。",
          Part.array(of: Part.reference("related"))),
        property("fix", en: "What fixes it.", zh: "修复方法。", Part.reference("fix")),
      ], optional: ["help", "fix"])
  }

  var ruleCount: Part.Members {
    Part.object([
      property("rule", en: "The id of the rule.", zh: "规则的 id。", Part.string),
      property(
        "severity", en: "The highest severity of its findings.", zh: "其问题中最高的严重级别。",
        Part.choice(Severity.allCases.reversed().map(\.rawValue))),
      property(
        "count", en: "Its findings, those that are not kept included.", zh: "问题数，包括未保留的问题。", Part.integer),
      property("fixable", en: "Those with a fix.", zh: "其中有修复的问题数。", Part.integer),
    ])
  }

  var related: Part.Members {
    Part.object([
      property(
        "message", en: "What is there, in a few words; it may be empty.", zh: "该位置的简短说明；可能为空。", Part.string),
      property("path", en: "The file.", zh: "文件。", Part.string),
      property("range", en: "The place in it.", zh: "文件中的位置。", Part.reference("range")),
    ])
  }

  var fix: Part.Members {
    Part.object([
      property("title", en: "What it does: an imperative.", zh: "修复的内容，以动词开头。", Part.string),
      property(
        "applicability",
        en:
          "safe: a working page does the same afterwards; --fix applies it. suggested: most likely what "
          + "was meant; --unsafe-fixes applies it.",
        zh: "safe：正常工作的页面修复后行为不变，由 --fix 应用。suggested：很可能是原意，由 --unsafe-fixes 应用。",
        Part.choice([Fix.Applicability.safe, .suggested].map(\.rawValue))),
      property(
        "edits", en: "All of them are applied, or none; they are in one file.", zh: "要么全部应用，要么都不应用；都在同一个文件中。",
        Part.array(of: Part.reference("edit"))),
    ])
  }

  var edit: Part.Members {
    Part.object([
      property("path", en: "The file.", zh: "文件。", Part.string),
      property(
        "range", en: "What is replaced; where it is empty, the text is inserted.", zh: "被替换的范围；为空时插入文本。",
        Part.reference("range")),
      property("text", en: "What is written there.", zh: "写入的文本。", Part.string),
    ])
  }

  var range: Part.Members {
    Part.object([
      property("start", en: "Its first character.", zh: "第一个字符。", Part.reference("position")),
      property(
        "end", en: "The place after its last character.", zh: "最后一个字符之后的位置。", Part.reference("position")),
    ])
  }

  var position: Part.Members {
    Part.object([
      property("line", en: "The line, from 1.", zh: "行，从 1 开始。", Part.integer),
      property(
        "column", en: "The column in Unicode scalars, from 1; a byte order mark counts as none.",
        zh: "列，以 Unicode 标量计，从 1 开始；字节顺序标记不计。", Part.integer),
      property(
        "offset", en: "The same place in bytes of the file, from 0.", zh: "同一位置在文件中的字节偏移量，从 0 开始。",
        Part.integer),
    ])
  }
}
