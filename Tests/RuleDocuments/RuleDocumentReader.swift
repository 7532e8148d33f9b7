import Linting

/// Reads the lines of a document from the top; `RuleDocument` describes them.
struct RuleDocumentReader {
  private typealias Mistake = RuleDocument.Mistake

  private let lines: [Substring]
  private let path: String
  /// The index of the next line.
  private var next = 0

  init(_ text: String, path: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self.path = path
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
    while skipBlankLines(), !lines[next].hasPrefix("## ") { try readItem(of: &body) }
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
    var messages: [String] = []
    var fixed: String?
    var configuration: String?
    var change: ProgramChange?
  }

  /// Reads a label and its block.
  private mutating func readItem(of body: inout SectionBody) throws(RuleDocument.Mistake) {
    if takeLine("Messages:") {
      body.messages = try block().text.split(separator: "\n").map(String.init)
    } else if takeLine("After the fix:") {
      body.fixed = try block().text
    } else if let count = takeReported() {
      body.change = ProgramChange(findingCount: count)
    } else if body.change != nil, lines[next].hasPrefix("```diff") {
      body.change?.steps += try replacements(in: nil)
    } else if let (from, to) = takeMove(), body.change != nil {
      body.change?.steps.append(.move(from: from, to: to))
    } else if let name = takePath() {
      if body.change != nil, next < lines.count, lines[next].hasPrefix("```diff") {
        body.change?.steps += try replacements(in: name)
      } else if body.change != nil {
        body.change?.steps.append(.add(Example.File(name, try block().text)))
      } else if name == Configuration.fileName {
        body.configuration = try block().text
      } else {
        body.files.append(Example.File(name, try block().text))
      }
    } else {
      throw mistake("\"\(lines[next])\" is neither a path nor a label")
    }
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

  private mutating func takePath() -> String? {
    guard lines[next].count > 2, lines[next].hasPrefix("`"), lines[next].hasSuffix("`") else { return nil }
    let name = lines[next].dropFirst().dropLast()
    if name.contains("`") { return nil }
    next += 1
    return String(name)
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
