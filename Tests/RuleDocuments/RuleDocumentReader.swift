import Linting

/// Reads the lines of a document from the top; `RuleDocument` describes them.
struct RuleDocumentReader {
  private typealias Mistake = RuleDocument.Mistake

  private let lines: [Substring]
  private let path: String
  /// The files of a shared program, by its name; nil when there is none.
  private let program: (String) -> [Example.File]?
  /// The index of the next line.
  private var next = 0

  /// How many lines a section may have: what is longer is of several reasons, or repeats a program that others have, too.
  private static let maxSectionLength = 60

  init(_ text: String, path: String, program: @escaping (String) -> [Example.File]?) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.path = path
    self.program = program
  }

  mutating func sections(of rule: String, after right: Example?) throws(RuleDocument.Mistake)
    -> [RuleDocument.Section]
  {
    guard takeLine("# \(rule)") else { throw mistake("\"# \(rule)\" is expected") }
    var sections: [RuleDocument.Section] = []
    var before = right
    while skipBlankLines() {
      let section = try section(after: before)
      before = section.example
      sections.append(section)
    }
    return sections
  }

  private mutating func section(after before: Example?) throws(RuleDocument.Mistake) -> RuleDocument.Section {
    let line = next
    let isWrong: Bool
    let reason: Substring
    if let text = takePrefix("## finds: ") {
      (isWrong, reason) = (true, text)
    } else if let text = takePrefix("## silent: ") {
      (isWrong, reason) = (false, text)
    } else {
      throw mistake("\"## finds: \" or \"## silent: \" is expected")
    }
    var body = SectionBody()
    var end = next
    while skipBlankLines(), !lines[next].hasPrefix("## ") {
      try readItem(of: &body)
      end = next
    }
    if end - line > RuleDocumentReader.maxSectionLength {
      next = line
      throw mistake("an example has at most \(RuleDocumentReader.maxSectionLength) lines")
    }
    if isWrong == body.messages.isEmpty {
      next = line
      throw mistake(isWrong ? "a wrong example needs messages" : "a right example has no messages")
    }
    // An example in which nothing could be found proves nothing.
    if isWrong == (body.change != nil) {
      next = line
      throw mistake("a right example, and no other, says \"Reported when:\"")
    }
    let isFirst = !body.files.isEmpty
    body.moveChangedFilesForward()
    if !isFirst {
      guard let before else {
        throw mistake("the first section needs files: the rule shows no right example")
      }
      body.files = before.files
      body.configuration = before.configuration
    }
    let example = Example(
      files: body.files, messages: body.messages, fixed: body.fixed, configuration: body.configuration,
      location: Example.Location(file: path, line: line + 1))
    let bar = isWrong ? nil : reason.firstRange(of: " | ")
    return RuleDocument.Section(
      reason: String(reason[..<(bar?.lowerBound ?? reason.endIndex)]),
      chineseReason: bar.map { String(reason[$0.upperBound...]) }, example: example,
      isFirstOfExample: isFirst, change: body.change)
  }

  /// What the lines of a section say so far.
  private struct SectionBody {
    var files: [Example.File] = []
    /// The paths of the files of a shared program that the section changes or adds, in its order; nil where it has files of its own.
    var changed: [String]?
    var messages: [String] = []
    var fixed: String?
    var configuration: String?
    var change: ProgramChange?

    /// Changes the shared program. Returns whether it could be.
    mutating func apply(_ step: ProgramChange.Step) -> Bool {
      let all = files + [configuration.map { Example.File(Configuration.fileName, $0) }].compactMap { $0 }
      guard let after = ProgramChange(steps: [step], findingCount: 0).applied(to: all) else { return false }
      let before = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0.marked) })
      for file in after where before[file.path] != file.marked && changed?.contains(file.path) == false {
        changed?.append(file.path)
      }
      files = after.filter { $0.path != Configuration.fileName }
      configuration = after.first { $0.path == Configuration.fileName }?.marked
      return true
    }

    /// Puts the files that the section shows before the others: the first one is the one that a fix is shown of.
    mutating func moveChangedFilesForward() {
      guard let changed else { return }
      files =
        changed.compactMap { path in files.first { $0.path == path } }
        + files.filter { !changed.contains($0.path) }
    }
  }

  /// Reads a label and its block.
  private mutating func readItem(of body: inout SectionBody) throws(RuleDocument.Mistake) {
    if let line = takePrefix("> ") {
      guard let message = unescaped(String(line)) else { throw mistake("an escape is unknown") }
      body.messages.append(message)
    } else if takeLine("After the fix:") {
      body.fixed = try block().text
    } else if let name = takeName("From ", "") {
      guard body.files.isEmpty, let files = program(name) else {
        throw mistake("there is no program \"\(name)\", or the section has files before it")
      }
      body.files = files.filter { $0.path != Configuration.fileName }
      body.configuration = files.first { $0.path == Configuration.fileName }?.marked
      body.changed = []
    } else if let count = takeReported() {
      body.change = ProgramChange(findingCount: count)
    } else if body.change == nil, body.changed != nil, let steps = try takeSteps() {
      for step in steps where !body.apply(step) {
        throw mistake("a text is not there exactly once, or a file is not there")
      }
    } else if body.change != nil, let steps = try takeSteps() {
      body.change?.steps += steps
    } else if let name = takeName("", "") {
      if name == Configuration.fileName {
        body.configuration = try block().text
      } else {
        body.files.append(Example.File(name, try block().text))
      }
    } else {
      throw mistake("\"\(lines[next])\" is neither a path nor a label")
    }
  }

  /// Reads changes of a program; nil where the next line begins none.
  private mutating func takeSteps() throws(RuleDocument.Mistake) -> [ProgramChange.Step]? {
    if lines[next].hasPrefix("```diff") { return try replacements(in: nil) }
    if let (from, to) = takeMove() { return [.move(from: from, to: to)] }
    if let name = takeName("", " is not there") { return [.remove(name)] }
    guard let name = takeName("", "") else { return nil }
    if next < lines.count, lines[next].hasPrefix("```diff") { return try replacements(in: name) }
    return [.put(Example.File(name, try block().text))]
  }

  // MARK: Blocks

  /// The text of the block of code that begins at the next line.
  private mutating func block() throws(RuleDocument.Mistake) -> (text: String, language: Substring) {
    guard next < lines.count, lines[next].hasPrefix("```") else {
      throw mistake("a block of code is expected")
    }
    let fence = lines[next].prefix { $0 == "`" }
    let words = lines[next].dropFirst(fence.count).split(separator: " ")
    guard let end = lines[(next + 1)...].firstIndex(of: fence) else { throw mistake("the block has no end") }
    let text = lines[(next + 1)..<end].joined(separator: "\n")
    let isEscaped = words.dropFirst().first == "escaped"
    let language = words.first ?? ""
    guard let unescaped = isEscaped ? unescaped(text) : text else { throw mistake("an escape is unknown") }
    next = end + 1
    return (unescaped, language)
  }

  /// The replacements that a block `diff` shows: lines with `-`, then the lines in their place with `+`. An empty line
  /// separates two replacements where the first one only removes.
  private mutating func replacements(in path: String?) throws(RuleDocument.Mistake) -> [ProgramChange.Step] {
    var steps: [(old: [Substring], new: [Substring])] = []
    let first = next
    var isNew = true
    for line in try block().text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("-") {
        if isNew || steps.last?.new.isEmpty == false { steps.append(([], [])) }
        isNew = false
        steps[steps.count - 1].old.append(line.dropFirst())
      } else if line.hasPrefix("+"), !steps.isEmpty {
        steps[steps.count - 1].new.append(line.dropFirst())
      } else if line.isEmpty {
        isNew = true
      } else {
        next = first
        throw mistake("a line of a diff begins with - or +, the first one with -")
      }
    }
    return steps.map {
      .replace($0.old.joined(separator: "\n"), with: $0.new.joined(separator: "\n"), path: path)
    }
  }

  private func unescaped(_ text: String) -> String? {
    var result = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      if character != "\\" {
        result.append(character)
        continue
      }
      switch rest.popFirst() {
      case "\\": result.append("\\")
      case "r": result.append("\r")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard rest.first == "{", let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
        else {
          return nil
        }
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(digits.count + 2)
      default: return nil
      }
    }
    return result
  }

  // MARK: Lines

  /// Goes to the next line that is not empty; false at the end.
  private mutating func skipBlankLines() -> Bool {
    while next < lines.count, lines[next].isEmpty { next += 1 }
    return next < lines.count
  }

  private mutating func takeLine(_ line: String) -> Bool {
    guard next < lines.count, lines[next] == line else { return false }
    next += 1
    return true
  }

  private mutating func takePrefix(_ prefix: String) -> Substring? {
    guard lines[next].hasPrefix(prefix) else { return nil }
    next += 1
    return lines[next - 1].dropFirst(prefix.count)
  }

  /// The number of findings in `Reported when:` and `Reported 2 times when:`.
  private mutating func takeReported() -> Int? {
    if takeLine("Reported when:") { return 1 }
    let words = lines[next].split(separator: " ")
    guard words.count == 4, words[0] == "Reported", let count = Int(words[1]),
      words[2...] == ["times", "when:"]
    else { return nil }
    next += 1
    return count
  }

  /// The name in a line that is `before`, the name between backticks, and `after`.
  private mutating func takeName(_ before: Substring, _ after: Substring) -> String? {
    let parts = lines[next].split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == before, parts[2] == after, !parts[1].isEmpty
    else { return nil }
    next += 1
    return String(parts[1])
  }

  private mutating func takeMove() -> (from: String, to: String)? {
    let parts = lines[next].split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[2] == " is ", parts[4].isEmpty else { return nil }
    next += 1
    return (String(parts[1]), String(parts[3]))
  }

  /// A mistake at the next line.
  private func mistake(_ text: String) -> RuleDocument.Mistake {
    RuleDocument.Mistake(description: "\(path):\(next + 1): \(text)")
  }
}
