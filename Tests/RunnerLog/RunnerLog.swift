/// What a step of a CI run writes, as its runner reads it: both runners' parsers of commands, written again from their sources.
///
/// Sources: actions/runner, src/Runner.Common/ActionCommand.cs (`TryParseV2`, `TryParse`); microsoft/azure-pipelines-agent,
/// src/Microsoft.VisualStudio.Services.Agent/Command.cs (`TryParse`). Both are in C#: texts are UTF-16, and a search for a text
/// passes over characters that have no weight, such as those without width, while what was found is taken to be as long as
/// the text that was searched for.
package struct RunnerLog {
  /// The commands that GitHub's runner obeys, such as `error` of `::error file=a.axml::`.
  package private(set) var gitHubCommands: [String] = []
  /// Those that Azure's agent obeys, such as `task.setvariable`.
  package private(set) var azureCommands: [String] = []

  package init(_ bytes: some Sequence<UInt8>) {
    let text = Array(String(decoding: Array(bytes), as: UTF8.self).utf16)
    for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = Array(line)
      if let command = RunnerLog.lineCommand(line) ?? RunnerLog.markedCommand(line, "##[") {
        if RunnerLog.registered.contains(command.lowercased()) { gitHubCommands.append(command) }
      }
      if let command = RunnerLog.markedCommand(line, "##vso["), command.split(separator: ".").count == 2 {
        azureCommands.append(command)
      }
    }
  }

  private static let registered: Set = [
    "add-mask", "add-matcher", "add-path", "debug", "echo", "endgroup", "error", "group",
    "internal-set-repo-path", "notice", "remove-matcher", "save-state", "set-env", "set-output",
    "stop-commands",
    "warning",
  ]

  /// The name in `::name properties::data` at the beginning of a line. A name that is not registered is none, but what is then
  /// looked for anywhere in the line is.
  private static func lineCommand(_ line: [UInt16]) -> String? {
    let trimmed = Array(line.drop { Unicode.Scalar($0)?.properties.isWhitespace ?? false })
    guard matches("::", trimmed, at: trimmed.firstIndex { !isWeightless($0) } ?? 0),
      let end = index(of: "::", in: trimmed, from: 2)
    else { return nil }
    let name = firstWord(trimmed[min(2, end)..<end])
    return registered.contains(name.lowercased()) ? name : nil
  }

  /// The name in `##[name properties]data` anywhere in a line.
  private static func markedCommand(_ line: [UInt16], _ mark: String) -> String? {
    guard let start = index(of: mark, in: line, from: 0),
      let end = line[start...].firstIndex(of: UInt16(UInt8(ascii: "]")))
    else { return nil }
    let from = start + mark.utf16.count
    return from <= end ? firstWord(line[from..<end]) : nil
  }

  private static func firstWord(_ units: ArraySlice<UInt16>) -> String {
    String(decoding: units.prefix { $0 != 0x20 }, as: UTF16.self)
  }

  private static func index(of text: String, in units: [UInt16], from start: Int) -> Int? {
    guard start <= units.count, let first = text.utf16.first else { return nil }
    var index = start
    while index < units.count {
      if units[index] == first, matches(text, units, at: index) { return index }
      index += 1
    }
    return nil
  }

  private static func matches(_ text: String, _ units: [UInt16], at start: Int) -> Bool {
    var index = start
    for unit in text.utf16 {
      while index > start, index < units.count, isWeightless(units[index]) { index += 1 }
      guard index < units.count, units[index] == unit else { return false }
      index += 1
    }
    return true
  }

  private static func isWeightless(_ unit: UInt16) -> Bool {
    guard let scalar = Unicode.Scalar(unit) else { return false }
    if "\t\n\u{B}\u{C}\r".unicodeScalars.contains(scalar) { return false }
    return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control
  }
}
