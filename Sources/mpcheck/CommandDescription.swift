import Diagnostics
import Files

/// A command as its declaration describes it, read from what `--experimental-dump-help` prints.
struct CommandDescription {
  var name: String
  var abstract: String
  var discussion: String
  var arguments: [ArgumentDescription]
  /// In the order of declaration, without `help` and those that it does not show.
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
  /// With their dashes; none for what is known by its position.
  var names: [String]
  /// The name of the value in help; nil for a flag.
  var valueName: String?
  var isOptional: Bool
  var isRepeating: Bool
  var abstract: String
  /// The heading that it is under in help; nil for the common one.
  var section: String?
  /// All that it can be; empty where that is open.
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
