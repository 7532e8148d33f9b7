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
    } else if takeLine("- After the fix:") {
      body.fixed = try block()
    } else if let words = takeCode("- After the fix: ", "") {
      body.fixed = words[0]
    } else if let name = takeCode("From ", "")?[0] {
      guard body.files.isEmpty, let files = program(name) else {
        throw mistake("there is no program \"\(name)\", or the section has files before it")
      }
      body.files = files.filter { $0.path != Configuration.fileName }
      body.configuration = files.first { $0.path == Configuration.fileName }?.marked
      body.changed = []
    } else if let change = takeReported() {
      body.change = change
    } else if body.change == nil, body.changed != nil, let steps = try takeSteps() {
      for step in steps where !body.apply(step) {
        throw mistake("a text is not there exactly once, or a file is not there")
      }
    } else if body.change != nil, let steps = try takeSteps() {
      body.change?.steps += steps
    } else if let file = try takeFile() {
      if file.path == Configuration.fileName {
        body.configuration = file.marked
      } else {
        body.files.append(file)
      }
    } else {
      throw mistake("\"\(lines[next])\" is neither a path nor a label")
    }
  }

  /// Reads changes of a program; nil where the next line begins none.
  private mutating func takeSteps() throws(RuleDocument.Mistake) -> [ProgramChange.Step]? {
    if lines[next].hasPrefix("```diff") { return try replacements(in: nil) }
    if let words = takeCode("- ", " is ", "") { return [.move(from: words[0], to: words[1])] }
    if let words = takeCode("- ", " is not there") { return [.remove(words[0])] }
    if next + 1 < lines.count, lines[next + 1].hasPrefix("```diff"), let words = takeCode("- ", "") {
      return try replacements(in: words[0])
    }
    return try takeFile().map { [.put($0)] }
  }

  /// Reads a file: its path, and its text beside it or in a block; nil where the next line begins none.
  private mutating func takeFile() throws(RuleDocument.Mistake) -> Example.File? {
    if let words = takeCode("- ", ": ", "") { return Example.File(words[0], words[1]) }
    guard let path = takeCode("- ", "")?[0] else { return nil }
    let first = next
    let text = try block()
    if fitsBeside(text, line: lines[first + 1]) {
      next = first
      throw mistake("a text of one line is beside its path: `\(path)`: `\(text)`")
    }
    return Example.File(path, text)
  }

  /// Whether the text of a block can be between backticks: one line that Markdown shows as it is.
  private func fitsBeside(_ text: String, line: Substring) -> Bool {
    !text.isEmpty && text == line && !text.contains("`") && text.first?.isWhitespace == false
      && text.last?.isWhitespace == false
  }

  // MARK: Blocks

  /// The text of the block of code that begins at the next line.
  private mutating func block() throws(RuleDocument.Mistake) -> String {
    guard next < lines.count, lines[next].hasPrefix("```") else {
      throw mistake("a block of code is expected")
    }
    let fence = lines[next].prefix { $0 == "`" }
    let words = lines[next].dropFirst(fence.count).split(separator: " ")
    guard let end = lines[(next + 1)...].firstIndex(of: fence) else { throw mistake("the block has no end") }
    let text = lines[(next + 1)..<end].joined(separator: "\n")
    let isEscaped = words.dropFirst().first == "escaped"
    guard let unescaped = isEscaped ? unescaped(text) : text else { throw mistake("an escape is unknown") }
    next = end + 1
    return unescaped
  }

  /// The replacements that a block `diff` shows: lines with `-`, then the lines in their place with `+`. An empty line
  /// separates two replacements where the first one only removes.
  private mutating func replacements(in path: String?) throws(RuleDocument.Mistake) -> [ProgramChange.Step] {
    var steps: [(old: [Substring], new: [Substring])] = []
    let first = next
    var isNew = true
    for line in try block().split(separator: "\n", omittingEmptySubsequences: false) {
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

  /// The change that `Reported when:`, `Reported 2 times when:` or ``Reported when `a` becomes `b` `` begins.
  private mutating func takeReported() -> ProgramChange? {
    let line = lines[next]
    guard line.hasPrefix("- Reported "), let when = line.firstRange(of: "when") else { return nil }
    let words = line[..<when.lowerBound].dropFirst("- Reported ".count).split(separator: " ")
    let count = words.isEmpty ? 1 : words.count == 2 && words[1] == "times" ? Int(words[0]) : nil
    guard let count else { return nil }
    if takeLine("\(line[..<when.upperBound]):") { return ProgramChange(findingCount: count) }
    return takeCode("\(line[..<when.upperBound]) ", " becomes ", "").map {
      ProgramChange(steps: [.replace($0[0], with: $0[1], path: nil)], findingCount: count)
    }
  }

  /// What is between backticks in a line with these words before, between and after them; nil where the next line is another.
  private mutating func takeCode(_ words: String...) -> [String]? {
    let parts = lines[next].split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count == words.count * 2 - 1,
      words.indices.allSatisfy({ parts[$0 * 2] == words[$0] }),
      case let code = stride(from: 1, to: parts.count, by: 2).map({ String(parts[$0]) }),
      code.allSatisfy({ !$0.isEmpty })
    else { return nil }
    next += 1
    return code
  }

  /// A mistake at the next line.
  private func mistake(_ text: String) -> RuleDocument.Mistake {
    RuleDocument.Mistake(description: "\(path):\(next + 1): \(text)")
  }
}
