import Diagnostics
import Files

/// A command as its declaration describes it, read from what `--experimental-dump-help` prints.
struct CommandDescription {
  var name: String
  var abstract: String
  var discussion: String
  var arguments: [ArgumentDescription]
  /// The subcommands in the order of their declarations, without `help` and those that it does not show.
  var subcommands: [CommandDescription]

  init(dump: String) {
    let document = JSONDocument(SourceText(path: "", dump))
    self.init(document.root?["command"])
  }

  private init(_ command: JSONValue?) {
    name = command?["commandName"]?.string ?? ""
    abstract = command?["abstract"]?.string ?? ""
    discussion = command?["discussion"]?.string ?? ""
    arguments = (command?["arguments"]?.elements ?? []).filter(isShown).map(ArgumentDescription.init)
    subcommands = (command?["subcommands"]?.elements ?? []).filter(isShown).map { CommandDescription($0) }
      .filter { $0.name != "help" }
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
    abstract = argument["abstract"]?.string ?? ""
    section = argument["sectionTitle"]?.string
    values = (argument["allValues"]?.elements ?? []).compactMap(\.string)
    defaultValue = argument["defaultValue"]?.string
  }
}

private func isShown(_ description: JSONValue) -> Bool { description["shouldDisplay"]?.bool ?? true }
