/// How Chinese texts are set: full-width punctuation, and one blank between Chinese and Latin characters.
enum ChineseText {
  static func hasHan(_ text: some StringProtocol) -> Bool { text.unicodeScalars.contains(where: isHan) }

  static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x4DBF).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
  }

  /// In the place of an interpolation in a literal: a Latin word, or a text of which it is not known how it begins and ends.
  static let latinParameter: Unicode.Scalar = "x"
  static let unknownParameter: Unicode.Scalar = "\u{E000}"

  private static let fullWidth = Set("，。；：！？、（）“”《》".unicodeScalars)
  private static let halfWidth = Set(",;:!?()".unicodeScalars)

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "`": true
    default: false
    }
  }

  /// What is wrong with a text, each with a few characters around it. Code in backticks is what it is.
  static func faults(in text: some StringProtocol) -> [String] {
    let scalars = withoutCode(text)
    var faults: [String] = []
    func report(_ fault: String, at index: Int) {
      let excerpt = scalars[max(0, index - 12)..<min(scalars.count, index + 12)]
      var shown = String.UnicodeScalarView()
      shown.append(contentsOf: excerpt.map { $0 == unknownParameter ? "…" : $0 })
      faults.append("\(fault): \(String(shown))")
    }
    for (index, scalar) in scalars.enumerated() {
      let previous = index > 0 ? scalars[index - 1] : "\n"
      let next = index + 1 < scalars.count ? scalars[index + 1] : "\n"
      if scalar == "「" || scalar == "」" { report("corner bracket", at: index) }
      if halfWidth.contains(scalar), isHan(previous), isHan(next) || next == " " {
        report("half-width punctuation", at: index)
      }
      if isHan(scalar) && isLatin(next) || isLatin(scalar) && isHan(next) {
        report("no blank between Chinese and Latin", at: index)
      }
      if scalar == " " {
        if isHan(previous), isHan(scalars[index...].first { $0 != " " } ?? "\n") {
          report("blank between Chinese characters", at: index)
        }
        // A cell of a table may begin and end with it.
        let isAfter = fullWidth.contains(previous) && next != "|" && next != " "
        if isAfter || fullWidth.contains(next) && previous != "|" {
          report("blank beside full-width punctuation", at: index)
        }
      }
    }
    return faults
  }

  /// The text, in which a code between backticks is one letter.
  private static func withoutCode(_ text: some StringProtocol) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var isCode = false
    for scalar in text.unicodeScalars {
      if scalar == "`" {
        if isCode { scalars.append("x") }
        isCode.toggle()
      } else if scalar == "\n", isCode {
        // Code does not go over lines: this backtick was one alone.
        isCode = false
        scalars.append(scalar)
      } else if isCode {
        continue
      }
      if !isCode { scalars.append(scalar) } else if scalar == "`" { scalars.append(scalar) }
    }
    return scalars
  }

  /// The texts between two marks, in order.
  static func parts(of text: String, from opening: Character, to closing: Character) -> [String] {
    var parts: [String] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: opening) {
      let inside = rest[rest.index(after: start)...]
      guard let end = inside.firstIndex(of: closing) else { break }
      parts.append(String(inside[..<end]))
      rest = inside[inside.index(after: end)...]
    }
    return parts
  }

  /// The text without what is between backticks.
  static func outsideCode(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count, by: 2).map { String(parts[$0]) }.joined(separator: "`")
  }
}

/// A string literal of a Swift source. Its interpolations are `ChineseText.latinParameter` or `unknownParameter`.
struct SourceLiteral: Sendable {
  let line: Int
  let text: String
}

/// The string literals with Chinese characters in a Swift source, those in interpolations among them.
struct SourceLiterals {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private(set) var found: [SourceLiteral] = []

  static func all(in source: String) -> [SourceLiteral] {
    var reader = SourceLiterals(bytes: Array(source.utf8))
    reader.readCode(toParenthesis: false)
    return reader.found.sorted { $0.line < $1.line }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func pass(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  /// Reads code up to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(toParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where isAt("//"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { pass() }
      case UInt8(ascii: "/") where isAt("/*"):
        while index < bytes.count, !isAt("*/") { pass() }
        pass(2)
      case UInt8(ascii: "#") where isAt("#/"):
        pass(2)
        while index < bytes.count, !isAt("/#") { pass() }
        pass(2)
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        var hashes = 0
        while index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "#") { hashes += 1 }
        if index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "\"") {
          pass(hashes)
          readLiteral(hashes: hashes)
        } else {
          pass(hashes)
        }
      case UInt8(ascii: "("):
        depth += 1
        pass()
      case UInt8(ascii: ")"):
        if toParenthesis, depth == 0 { return }
        depth -= 1
        pass()
      default: pass()
      }
    }
  }

  private mutating func readLiteral(hashes: Int) {
    let start = line
    let isLong = isAt("\"\"\"")
    let quotes = isLong ? 3 : 1
    pass(quotes)
    let hashBytes = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let closing = [UInt8](repeating: UInt8(ascii: "\""), count: quotes) + hashBytes
    let escape = [UInt8(ascii: "\\")] + hashBytes
    var text: [UInt8] = []
    while index < bytes.count, !bytes[index...].starts(with: closing) {
      if bytes[index...].starts(with: escape) {
        pass(escape.count)
        readEscape(into: &text)
      } else if bytes[index] == UInt8(ascii: "\n"), !isLong {
        // Not a literal after all.
        return
      } else {
        text.append(bytes[index])
        pass()
      }
    }
    pass(closing.count)
    let literal = String(decoding: text, as: UTF8.self)
    if ChineseText.hasHan(literal) { found.append(SourceLiteral(line: start, text: literal)) }
  }

  /// Reads what is after a backslash.
  private mutating func readEscape(into text: inout [UInt8]) {
    guard index < bytes.count else { return }
    switch bytes[index] {
    case UInt8(ascii: "("):
      pass()
      let start = index
      readCode(toParenthesis: true)
      let code = String(decoding: bytes[start..<index], as: UTF8.self)
      let isLatin =
        !code.contains("hinese") && !code.contains("[language]") && code.utf8.allSatisfy { $0 < 0x80 }
      text += String(isLatin ? ChineseText.latinParameter : ChineseText.unknownParameter).utf8
      pass()
    case UInt8(ascii: "\n"):
      // The line goes on.
      pass()
      while index < bytes.count, bytes[index] == UInt8(ascii: " ") { pass() }
    case UInt8(ascii: "n"):
      text.append(UInt8(ascii: "\n"))
      pass()
    case UInt8(ascii: "u"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "}") { pass() }
      pass()
      text += String(ChineseText.unknownParameter).utf8
    default:
      text.append(bytes[index])
      pass()
    }
  }
}
