import Diagnostics
import Files

/// A command as its declaration describes it, read from what `--experimental-dump-help` prints.
struct CommandDescription {
  var name: String
  var abstract: String
  var discussion: String
  var arguments: [ArgumentDescription]
  /// The subcommands in the order of their declarations, without `help`.
  var allSubcommands: [CommandDescription]
  /// Whether help lists it.
  var isShown: Bool

  /// The subcommands that help lists.
  var subcommands: [CommandDescription] { allSubcommands.filter(\.isShown) }

  /// All of mpcheck, as it describes itself in the language of this process.
  static var mpcheck: CommandDescription { CommandDescription(dump: MPCheck._dumpHelp()) }

  init(dump: String) {
    let document = JSONDocument(SourceText(path: "", dump))
    self.init(document.root?["command"])
  }

  private init(_ command: JSONValue?) {
    name = command?["commandName"]?.string ?? ""
    abstract = command?["abstract"]?.string ?? ""
    discussion = command?["discussion"]?.string ?? ""
    arguments = (command?["arguments"]?.elements ?? []).filter(shouldDisplay).map(ArgumentDescription.init)
    allSubcommands = (command?["subcommands"]?.elements ?? []).map { CommandDescription($0) }
      .filter { $0.name != "help" }
    isShown = command.map(shouldDisplay) ?? false
  }
}

/// An argument, option or flag of a command.
struct ArgumentDescription {
  /// The names with their dashes; none for an argument that is known by its position.
  var names: [String]
  /// The name of the value in help; nil for a flag.
  var valueName: String?
  var isOptional: Bool
  var isRepeating: Bool
  var abstract: String
  /// The heading above it in help; nil for the common one.
  var section: String?
  /// All values that it can have; empty where any value is possible.
  var values: [String]
  var defaultValue: String?

  fileprivate init(_ argument: JSONValue) {
    names = (argument["names"]?.elements ?? []).compactMap { name in
      guard let word = name["name"]?.string else { return nil }
      return name["kind"]?.string == "long" ? "--\(word)" : "-\(word)"
    }
    valueName = argument["kind"]?.string == "flag" ? nil : argument["valueName"]?.string
    isOptional = argument["isOptional"]?.bool ?? false
    isRepeating = argument["isRepeating"]?.bool ?? false
    let help = argument["abstract"]?.string ?? ""
    abstract = ParserMessages.helps[help].map { $0[.spoken] } ?? help
    section = argument["sectionTitle"]?.string
    values = (argument["allValues"]?.elements ?? []).compactMap(\.string)
    defaultValue = argument["defaultValue"]?.string
  }

  /// Its values and its default, in parentheses; nil where it has neither.
  func facts(in language: Language) -> String? {
    var facts: [String] = []
    if !values.isEmpty {
      facts.append(
        language(
          en: "values: \(values.joined(separator: ", "))", zh: "可用的值：\(values.joined(separator: "、"))"))
    }
    if let defaultValue { facts.append(language(en: "default: \(defaultValue)", zh: "默认：\(defaultValue)")) }
    if facts.isEmpty { return nil }
    return language(en: "(\(facts.joined(separator: "; ")))", zh: "（\(facts.joined(separator: "；"))）")
  }
}

private func shouldDisplay(_ description: JSONValue) -> Bool { description["shouldDisplay"]?.bool ?? true }
