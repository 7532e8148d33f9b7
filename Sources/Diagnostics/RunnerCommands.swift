/// How an output writes what a CI runner would take for a command.
///
/// GitHub's runner takes `##[command]` anywhere in a line and `::command::` at its beginning, after any white space; Azure's agent
/// takes `##vso[area.command]` anywhere. Both read everything that a step writes to either stream, and reports quote programs of
/// strangers. A zero-width character between the two `#` is not an escape: .NET ignores some of them when it searches. A source
/// that has one there needs no escape: runners cut what they find by the length of the prefix, and no command has such a name.
///
/// Sources: actions/runner, src/Runner.Common/ActionCommand.cs; microsoft/azure-pipelines-agent,
/// src/Microsoft.VisualStudio.Services.Agent/Command.cs.
package enum RunnerCommandEscape: Sendable {
  /// For people: `# #[`, and `./` before a line that begins with `::`, which is a path more often than not.
  case text
  /// Lines that are commands to GitHub's runner: what they quote is written as in a text.
  case annotations
  /// `#\u0023[`: a `#` is always in a string, and no line begins with `::`.
  case json
  /// `#&#35;[` and `&#58;:`, in XML and in HTML, where neither is in a script or a style.
  case markup

  /// Whether parsers read the same values with the escape as without it. Such an escape is applied to every stream and file.
  package var keepsValues: Bool { self == .json || self == .markup }
}

extension [UInt8] {
  /// The bytes without a command to a CI runner; nil when there is none in them.
  package func escapingRunnerCommands(as escape: RunnerCommandEscape) -> [UInt8]? {
    let places = withUnsafeBufferPointer { $0.runnerCommands(begin: escape.beginnings) }
    if places.isEmpty { return nil }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(count + places.count * 6)
    var copied = 0
    for place in places {
      escaped += self[copied..<place.offset]
      escaped += escape.replacement(of: place.kind).utf8
      copied = place.offset + place.kind.replacedCount
    }
    return escaped + self[copied...]
  }
}

/// Where a command begins: at the second `#` of a mark, at the beginning of a line, or at its first colon.
private struct RunnerCommand {
  enum Kind {
    case mark, line, colon

    var replacedCount: Int { self == .line ? 0 : 1 }
  }

  let offset: Int
  let kind: Kind
}

extension RunnerCommandEscape {
  /// What a command at the beginning of a line is escaped at; nil where none is escaped.
  fileprivate var beginnings: RunnerCommand.Kind? {
    switch self {
    case .text: .line
    case .markup: .colon
    case .annotations, .json: nil
    }
  }

  fileprivate func replacement(of kind: RunnerCommand.Kind) -> String {
    switch (kind, self) {
    case (.line, _): "./"
    case (.colon, _): "&#58;"
    case (.mark, .text), (.mark, .annotations): " #"
    case (.mark, .json): "\\u0023"
    case (.mark, .markup): "&#35;"
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The places of all commands, in their order.
  fileprivate func runnerCommands(begin beginning: RunnerCommand.Kind?) -> [RunnerCommand] {
    var places: [RunnerCommand] = []
    var start = 0
    while let found = firstIndex(of: "##", from: start) {
      if endsMark(at: found + 2) { places.append(RunnerCommand(offset: found + 1, kind: .mark)) }
      start = found + 1
    }
    guard let beginning else { return places }
    let markCount = places.count
    start = 0
    while let found = firstIndex(of: "::", from: start) {
      if let line = lineThatBegins(at: found), !isSeparator(at: found) {
        places.append(RunnerCommand(offset: beginning == .line ? line : found, kind: beginning))
      }
      start = found + 2
    }
    if markCount > 0, places.count > markCount { places.sort { $0.offset < $1.offset } }
    return places
  }

  /// Whether the byte at `offset` is a `#` that is escaped in a text, by a blank before it.
  package func isEscapedRunnerMark(at offset: Int) -> Bool {
    offset > 0 && offset < count && self[offset] == UInt8(ascii: "#") && self[offset - 1] == UInt8(ascii: "#")
      && endsMark(at: offset + 1)
  }

  /// Whether the bytes after `##` make it a command: `[` or `vso[`, in any case, as Azure's agent itself looks for it where it
  /// takes commands out of a text.
  private func endsMark(at offset: Int) -> Bool {
    guard offset < count else { return false }
    if self[offset] == UInt8(ascii: "[") { return true }
    guard offset + 3 < count else { return false }
    return self[offset] | 0x20 == UInt8(ascii: "v") && self[offset + 1] | 0x20 == UInt8(ascii: "s")
      && self[offset + 2] | 0x20 == UInt8(ascii: "o") && self[offset + 3] == UInt8(ascii: "[")
  }

  /// Where the line begins of which `offset` is the first byte that is not white space; nil for a line that has others before.
  private func lineThatBegins(at offset: Int) -> Int? {
    var start = offset
    while start > 0, self[start - 1] != 0x0A, self[start - 1] != 0x0D {
      // Other white space than that of ASCII has bytes above it.
      if self[start - 1] > 0x20, self[start - 1] < 0x80 { return nil }
      start -= 1
    }
    let before = String(decoding: self[start..<offset], as: UTF8.self)
    return before.unicodeScalars.allSatisfy { $0.properties.isWhitespace || isUnseen($0) } ? start : nil
  }

  /// Whether `::: ` is there, which a frame has between two files: the name of that command would be `:`, and none has it.
  private func isSeparator(at offset: Int) -> Bool {
    offset + 3 < count && self[offset + 2] == UInt8(ascii: ":") && self[offset + 3] == UInt8(ascii: " ")
  }
}
