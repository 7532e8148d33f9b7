import Diagnostics
import Files

/// What a `.podspec` says in literals. It is a Ruby program; what is not a literal is unknown.
package struct Podspec: Sendable {
  package let path: String
  /// The name; nil when it is put together.
  package private(set) var name: String?
  package private(set) var usesPackageName = false
  /// Whether the name of the module may be another one than the literals say.
  private var hasUnknownModule = false
  /// Whether it has frameworks or libraries that are built already.
  package private(set) var hasVendoredCode = false
  package private(set) var moduleName: NameAt?
  package private(set) var headerNames: [NameAt] = []
  package private(set) var hasUnknownHeaderName = false
  /// How many times a name of the header is given in a branch.
  private var headersInBranches = 0
  package private(set) var sourcePatterns: [SourcePattern] = []
  package private(set) var hasUnknownSources = false
  /// What is before the first wildcard of each pattern of `exclude_files`, in lower case.
  private var excludedPatterns: [String] = []
  package private(set) var dependencies: [String] = []
  /// The first numbers of the versions of Swift that it names.
  package private(set) var swiftVersions: [Int] = []
  /// Whether it loads or evaluates other programs, or names dependencies by something other than literals.
  package private(set) var hasUnknownDependencies = false
  package private(set) var namePlace: Place?
  package private(set) var suppressionComments: [ByteRange] = []

  package init(reading text: SourceText) {
    path = text.path
    var lines = RubyLines(text)
    suppressionComments = lines.suppressionComments
    var blocks = RubyBlocks()
    while let line = lines.next() {
      blocks.pass(line.code)
      read(line, isInBranch: blocks.hasBranch)
    }
    // What a single branch gives may never be set; a condition and its `else` give one each.
    if headersInBranches == 1 { (headerNames, hasUnknownHeaderName) = ([], true) }
    if sourcePatterns.count + excludedPatterns.count > Podspec.maxPatterns {
      (sourcePatterns, excludedPatterns, hasUnknownSources) = ([], [], true)
    }
  }

  /// Of more patterns nothing is known: each is compared with each file of the package.
  private static let maxPatterns = 256

  private mutating func read(_ line: RubyLines.Line, isInBranch: Bool) {
    func place(_ string: RubyLines.Literal) -> NameAt {
      NameAt(string.text, at: Place(path: path, range: string.range))
    }
    let code = line.code
    let isPlain = !line.literals.contains(where: \.isInterpolated)
    if code.contains("load") || code.contains("spm_dependency") || code.contains("eval")
      || code.contains("instance_eval")
    {
      hasUnknownDependencies = true
    }
    if let value = line.assigned(".name") {
      if value == "\"\"", isPlain, let first = line.literals.first {
        hasUnknownModule = hasUnknownModule || usesPackageName || name.map { $0 != first.text } ?? false
        name = first.text
        namePlace = place(first).place
      } else if value == "package[\"\"]", line.literals.first?.text == "name" {
        hasUnknownModule = hasUnknownModule || name != nil
        usesPackageName = true
      } else {
        hasUnknownModule = true
      }
    } else if let value = line.assigned(".module_name") {
      if isPlain, value == "\"\"" {
        moduleName = line.literals.first.map(place)
      } else {
        hasUnknownModule = true
      }
    } else if let value = line.assigned(".source_files") {
      let isLiteral = value.allSatisfy { "\"[],+() ".contains($0) } || value.hasPrefix("%w")
      if isLiteral, isPlain, !line.literals.isEmpty {
        sourcePatterns += line.literals.map { SourcePattern(place($0)) }
      } else {
        hasUnknownSources = true
      }
    } else if let value = line.assigned(".exclude_files") {
      if value.allSatisfy({ "\"[],+() ".contains($0) }), isPlain {
        excludedPatterns += line.literals.map {
          $0.text.prefix { $0 != "*" && $0 != "{" && $0 != "[" }.lowercased()
        }
      } else {
        hasUnknownSources = true
      }
    } else if line.assigned(".swift_version") != nil || line.assigned(".swift_versions") != nil {
      if isPlain { swiftVersions += line.literals.compactMap { SwiftVersions.number($0.text) } }
    } else if code.contains(".dependency") {
      if let name = line.argument(of: ".dependency"), !name.isInterpolated {
        dependencies.append(name.text)
      } else {
        hasUnknownDependencies = true
      }
    }
    if code.contains("vendored_") { hasVendoredCode = true }
    if code.contains("SWIFT_OBJC_INTERFACE_HEADER_NAME") { hasUnknownHeaderName = true }
    if code.contains("PRODUCT_MODULE_NAME")
      || line.literals.contains(where: { $0.text == "PRODUCT_MODULE_NAME" })
    {
      hasUnknownModule = true
    }
    if let key = line.literals.firstIndex(where: { $0.text == "SWIFT_OBJC_INTERFACE_HEADER_NAME" }) {
      if isInBranch { headersInBranches += 1 }
      if key + 1 < line.literals.count, !line.literals[key + 1].isInterpolated,
        !line.literals[key + 1].text.contains("$")
      {
        headerNames.append(place(line.literals[key + 1]))
      } else {
        hasUnknownHeaderName = true
      }
    }
  }

  package var folder: String { Path.parent(path) }

  /// Whether a pattern takes a file.
  package func takes(_ path: String) -> Bool {
    Path.relative(path, to: folder).map { file in
      sourcePatterns.contains { $0.takes(String(file)) } && !excludes(String(file))
    } ?? false
  }

  /// Whether no pattern takes a file, as far as the patterns are known.
  package func leavesOut(_ path: String) -> Bool {
    !hasUnknownSources && !sourcePatterns.isEmpty && !takes(path)
  }

  /// Whether a pattern excludes a file: the part before its first wildcard is the file, a folder around it, or the
  /// beginning of its name.
  package func excludes(_ file: String) -> Bool {
    if excludedPatterns.isEmpty { return false }
    let file = file.lowercased()
    return excludedPatterns.contains { file.hasPrefix($0) }
  }

  /// The module's name; nil when it is unknown.
  package func module(_ manifest: Manifest) -> String? {
    if hasUnknownModule { return nil }
    if let moduleName { return moduleName.text }
    guard let name = name ?? (usesPackageName ? manifest.name : nil) else { return nil }
    let module = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "_" })
    return module.first?.isNumber == true ? "_" + module : module
  }
}

/// The blocks of a Ruby text that are open at a line.
private struct RubyBlocks {
  /// Whether each is a branch, the innermost one last.
  private var open: [Bool] = []

  /// Whether what is in the line may never run.
  var hasBranch: Bool { open.contains(true) }

  mutating func pass(_ code: String) {
    let words = code.utf8.split { !isWordByte($0) }.map { String(Substring($0)) }
    guard let first = words.first, let last = words.last else { return }
    if first == "end" {
      _ = open.popLast()
    } else if last == "end" {
      return
    } else if ["if", "unless", "case", "while", "until"].contains(first) {
      open.append(true)
    } else if first == "def" || first == "begin" || words.contains("do") {
      open.append(false)
    }
  }
}

/// The statements of a Ruby text: lines, joined where brackets or a comma at the end continue them.
private struct RubyLines {
  struct Literal {
    var text: String
    var range: ByteRange
    var isInterpolated: Bool
  }

  struct Line {
    /// The code with `""` in the place of each string.
    var code: String
    var literals: [Literal]

    /// The first argument of a call, with or without brackets, where it is a string.
    func argument(of call: String) -> Literal? {
      guard let range = code.firstRange(of: call) else { return nil }
      var rest = code[range.upperBound...].drop { $0 == " " }
      if rest.first == "(" { rest = rest.dropFirst().drop { $0 == " " } }
      guard rest.hasPrefix("\"\"") else { return nil }
      let before =
        code[..<rest.startIndex].split(separator: "\"\"", omittingEmptySubsequences: false).count - 1
      return before < literals.count ? literals[before] : nil
    }

    /// What is assigned to an attribute, without white space at its ends.
    func assigned(_ attribute: String) -> String? {
      guard let range = code.firstRange(of: attribute) else { return nil }
      var rest = code[range.upperBound...].drop { $0 == " " }
      if rest.hasPrefix("+=") { rest = rest.dropFirst() }
      guard rest.hasPrefix("="), !rest.hasPrefix("==") else { return nil }
      var value = String(rest.dropFirst().drop { $0 == " " })
      while value.last == " " { value.removeLast() }
      return value
    }
  }

  private let text: SourceText
  private var offset: Int
  private(set) var suppressionComments: [ByteRange] = []

  init(_ text: SourceText) {
    self.text = text
    offset = text.byteOrderMarkLength
    var copy = self
    while copy.next() != nil {}
    suppressionComments = copy.suppressionComments
  }

  mutating func next() -> Line? {
    let bytes = text.bytes
    guard offset < bytes.count else { return nil }
    var code: [UInt8] = []
    var literals: [Literal] = []
    var depth = 0
    // The last byte of the code that is no blank.
    var last: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "#"):
        let start = offset
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
        let comment = UnsafeBufferPointer(rebasing: bytes[start..<offset])
        if comment.containsBytes(of: "mpcheck-") { suppressionComments.append(ByteRange(start, offset)) }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        literals.append(literal(byte))
        code += Array("\"\"".utf8)
        last = UInt8(ascii: "\"")
      case 0x0A, 0x0D:
        offset += 1
        if depth <= 0, last != UInt8(ascii: ","), last != UInt8(ascii: "\\"), last != UInt8(ascii: "="),
          !isCallNext
        {
          return Line(code: String(decoding: code, as: UTF8.self), literals: literals)
        }
        code.append(UInt8(ascii: " "))
      default:
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
        let blank = UInt8(ascii: " ")
        code.append(byte == 0x09 ? blank : byte)
        if byte != 0x09, byte != blank { last = byte }
        offset += 1
      }
    }
    return Line(code: String(decoding: code, as: UTF8.self), literals: literals)
  }

  /// Whether the next line begins with a call on what is before it: `.split("/").last`.
  private var isCallNext: Bool {
    let rest = text.bytes[min(offset, text.count)...].drop {
      $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
    }
    return rest.first == UInt8(ascii: ".")
  }

  private mutating func literal(_ quote: UInt8) -> Literal {
    let bytes = text.bytes
    let start = offset + 1
    var end = start
    var isInterpolated = false
    while end < bytes.count, bytes[end] != quote, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "\\") { end += 1 }
      if bytes[min(end, bytes.count - 1)] == UInt8(ascii: "#"), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "{"),
        quote == UInt8(ascii: "\"")
      {
        isInterpolated = true
        // A string inside `#{...}` does not end this one.
        while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != 0x0A { end += 1 }
        continue
      }
      end += 1
    }
    end = min(end, bytes.count)
    offset = min(end + 1, bytes.count)
    let range = ByteRange(start, end)
    return Literal(text: text.string(range), range: range, isInterpolated: isInterpolated)
  }
}
