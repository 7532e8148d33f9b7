import ArgumentParser
import Contracts
import Linting
import Reporting
import Rules

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of mpcheck.json, for editors, or that of an output.",
    discussion: """
      Write it beside the configuration and name it there:

        mpcheck schema > mpcheck.schema.json
        "$schema": "./mpcheck.schema.json"
      """)

  @Flag(help: "Prints the schema of what \"mpcheck contract\" writes.")
  var contract = false

  @Flag(help: "Prints the schema of what \"mpcheck lint --format json\" prints.")
  var report = false

  func validate() throws {
    if contract && report { throw ValidationError("--contract and --report are two schemas; name one") }
  }

  func run() throws {
    if report { return Terminal.writeOutput(Array(ReportSchema().text.utf8)) }
    if contract { return Terminal.writeOutput(Array(ContractSchema().text.utf8)) }
    let names = allRuleNames
    let schema = ConfigurationSchema(
      rules: zip(names.rules, allRules).map { ($0, $1.summary) }, categories: names.categories)
    Terminal.writeOutput(Array(schema.text.utf8))
  }
}
