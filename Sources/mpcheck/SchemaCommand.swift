import ArgumentParser
import Contracts
import Linting
import Reporting
import Rules

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: spoken(
      en: "Prints the JSON Schema of mpcheck.json, for editors, or of the JSON report or contract.",
      zh: "输出 JSON Schema：mpcheck.json 的（供编辑器使用）、JSON 报告的或契约的。"),
    discussion: spoken(
      en: """
        Write it beside the configuration and name it there:

          mpcheck schema > mpcheck.schema.json
          "$schema": "./mpcheck.schema.json"
        """,
      zh: """
        将其写到配置文件旁边，并在配置文件中指明：

          mpcheck schema > mpcheck.schema.json
          "$schema": "./mpcheck.schema.json"
        """))

  @Flag(
    help: ArgumentHelp(
      en: "Prints the schema of what `mpcheck contract` writes.",
      zh: "输出 `mpcheck contract` 所写内容的 schema。"))
  var contract = false

  @Flag(
    help: ArgumentHelp(
      en: "Prints the schema of what `mpcheck lint --format json` prints.",
      zh: "输出 `mpcheck lint --format json` 所写内容的 schema。"))
  var report = false

  @OptionGroup var languageOptions: LanguageOptions

  func validate() throws {
    if contract && report {
      throw ValidationError(
        en: "--contract and --report are two schemas; name one",
        zh: "--contract 和 --report 是两种 schema；只给出一个")
    }
  }

  func run() throws {
    if report { return Terminal.writeOutput(Array(ReportSchema().text.utf8), as: .json) }
    if contract { return Terminal.writeOutput(Array(ContractSchema().text.utf8), as: .json) }
    let names = allRuleNames
    let schema = ConfigurationSchema(
      rules: zip(names.rules, allRules).map { ($0, $1.summary) }, categories: names.categories)
    Terminal.writeOutput(Array(schema.text.utf8), as: .json)
  }
}
