import Diagnostics

/// A file of native source that is read again for what the facts of thousands of files do not contain: what is in the
/// bodies of the methods of a few classes.
package struct MethodBodyReader: Sendable {
  package let text: SourceText
  /// The facts with all details of declarations.
  package let facts: NativeFileFacts
  let source: NativeTokens
  /// The methods by the ranges of their names.
  private let methods: [ByteRange: NativeMethod]
  /// The bodies of all methods and functions, in the order of their starts.
  private let bodyRanges: [ByteRange]
  /// For each body, the greatest end of it and the bodies before it.
  private let bodyEnds: [UInt32]
  /// The tokens that are identifiers, by their hashes.
  private let identifiers: [UInt32: [Int]]
  /// All strings that contain no values; what directives hide is left out.
  package let strings: Set<String>

  private static let interest = FactFilter(details: .all)

  /// Nil when the path is not a path of native source.
  package init?(_ text: SourceText) {
    guard let language = NativeLanguage(path: text.path), language != .xml, language != .propertyList else {
      return nil
    }
    self.text = text
    source = NativeLexer.tokens(of: text, language: language, words: MethodBodyReader.interest.words)
    facts = NativeFileFacts(of: source, for: MethodBodyReader.interest)
    let all = facts.classes.flatMap(\.methods) + facts.functions
    methods = Dictionary(all.map { ($0.nameRange, $0) }, uniquingKeysWith: { first, _ in first })
    bodyRanges = all.compactMap(\.bodyRange).sorted { $0.start < $1.start }
    var last: UInt32 = 0
    bodyEnds = bodyRanges.map { body in
      last = max(last, body.end)
      return last
    }
    identifiers = MethodBodyReader.identifiers(of: source)
    strings = MethodBodyReader.strings(of: source)
  }

  private static func identifiers(of source: NativeTokens) -> [UInt32: [Int]] {
    (0..<source.count).reduce(into: [:]) { identifiers, index in
      if source.isIdentifier(index) { identifiers[source.tokens[index].hash, default: []].append(index) }
    }
  }

  private static func strings(of source: NativeTokens) -> Set<String> {
    let reader = ExpressionReader(source: source, ownProperties: [])
    return (0..<source.count).reduce(into: []) { strings, index in
      guard source.isString(index),
        !StringFlags(rawValue: source.tokens[index].code).contains(.interpolated)
      else { return }
      strings.insert(reader.stringValue(index))
    }
  }

  /// Whether the byte at `offset` is in the body of a method or function.
  func isInBody(_ offset: UInt32) -> Bool {
    let count = bodiesStarting(upTo: offset)
    return count > 0 && offset < bodyEnds[count - 1]
  }

  /// The innermost body that contains the byte at `offset`.
  package func body(around offset: UInt32) -> ByteRange? {
    var index = bodiesStarting(upTo: offset) - 1
    // Where all bodies so far have ended, no body is around the offset.
    while index >= 0, offset < bodyEnds[index] {
      if offset < bodyRanges[index].end { return bodyRanges[index] }
      index -= 1
    }
    return nil
  }

  /// How many bodies start at `offset` or before it.
  private func bodiesStarting(upTo offset: UInt32) -> Int {
    bodyRanges.partitioningIndex { $0.start > offset }
  }

  /// The paths and modules that the file imports, and whether they are in angle brackets.
  package var importedPaths: [(path: String, isAngled: Bool)] {
    facts.importedFiles.map { file in
      let before = Int(file.range.start) - 1
      return (file.text, before >= 0 && text.bytes[before] == UInt8(ascii: "<"))
    }
  }

  /// Whether Objective-C only says that there is a class with this name: `@class A, Name;`
  package func declaresForward(_ name: String) -> Bool {
    (identifiers[identifierHash(name.utf8)] ?? []).contains { index in
      guard source.string(index) == name else { return false }
      var before = index - 1
      while source.isMark(before, .comma), source.isIdentifier(before - 1) { before -= 2 }
      return source.word(before) == .class && source.isMark(before - 1, .at)
    }
  }

  /// What the brackets around the token that begins at `offset` belong to, from the innermost: `onPostInit` of
  /// `void onPostInit() {`, `Framework.setup` of `Framework.setup(app, () -> {`.
  package func enclosingNames(of offset: Int) -> [String] {
    guard let token = token(at: offset) else { return [] }
    var names: [String] = []
    var opener = Int(source.tokens[token].parent)
    for _ in 0..<NativeSourceLimit.enclosingBlocks where opener > 0 {
      // `name(...) {` and `name(...)`
      let closer =
        source.isMark(opener, .openingBrace) && source.isMark(opener - 1, .closingParenthesis)
        ? source.open(opener - 1) : opener
      if let closer, source.isIdentifier(closer - 1) {
        let name = source.string(closer - 1)
        let isMember = source.isMark(closer - 2, .dot) && source.isIdentifier(closer - 3)
        names.append(isMember ? source.string(closer - 3) + "." + name : name)
      }
      opener = Int(source.tokens[opener].parent)
    }
    return names
  }

  /// The method or function with its name at `range`, with its signature.
  package func method(named range: ByteRange) -> NativeMethod? { methods[range] }

  /// `a:b:` of `@objc(a:b:)` before a method of Swift.
  package func exportedSelector(of method: NativeMethod) -> ByteRange? {
    guard source.language == .swift, let name = token(at: Int(method.nameRange.start)) else { return nil }
    return source.modifiers(before: source.word(name - 1) == .func ? name - 1 : name).exportedName?.range
  }

  /// Whether the byte at `offset` is between `#if` and `#endif`.
  package func isInCondition(_ offset: UInt32) -> Bool { source.isInCondition(offset) }

  /// A reading of each method and function with a body.
  package var bodies: [MethodReading] {
    (facts.functions + facts.classes.flatMap(\.methods)).compactMap { MethodReading($0, in: self) }
  }

  /// The name of the class part that contains the method at the byte `offset`.
  package func enclosingClass(of offset: Int) -> String? {
    for part in facts.classes {
      for method in part.methods {
        if let body = method.bodyRange, body.start <= offset, offset < body.end { return part.name }
      }
    }
    return nil
  }

  /// Whether the identifier at a place is followed by a call of its method: `Framework.start(...)`.
  package func calls(_ method: String, after place: ByteRange) -> Bool {
    guard let token = token(at: Int(place.start)) else { return false }
    return source.isMark(token + 1, .dot) && source.string(token + 2) == method
      && source.isMark(token + 3, .openingParenthesis)
  }

  /// Index of the token that begins at `offset`, or nil.
  func token(at offset: Int) -> Int? {
    var low = 0
    var high = source.count
    while low < high {
      let middle = (low + high) / 2
      if Int(source.tokens[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low < source.count && Int(source.tokens[low].start) == offset ? low : nil
  }

  /// The places of an identifier, whatever its meaning there.
  package func places(of name: String) -> [ByteRange] {
    (identifiers[identifierHash(name.utf8)] ?? []).compactMap { index in
      source.string(index) == name ? source.range(index) : nil
    }
  }

  /// What a constant of this file is: a text or a number, once for each definition. One that is another value is unknown.
  package func values(ofConstant name: String) -> [ValueComparison.Value] {
    let texts = facts.constants.filter { $0.name == name }.map { constant -> ValueComparison.Value in
      if case .string(let text) = constant.value.value { .text(text) } else { .unknown }
    }
    if !texts.isEmpty { return texts }
    return numbers(named: name).map { .number($0) }
  }

  /// The value that a constant of this file has as a number: `#define kGone 1004`, `const int kGone = 1004`; nil where several have
  /// the name.
  func number(named name: String) -> String? {
    let found = numbers(named: name)
    return found.count == 1 ? found[0] : nil
  }

  private func numbers(named name: String) -> [String] {
    (identifiers[identifierHash(name.utf8)] ?? []).compactMap { index in
      guard source.string(index) == name else { return nil }
      let value = source.isMark(index + 1, .assign) ? index + 2 : index + 1
      guard source.isMark(index + 1, .assign) || source.kind(index - 1) == .define,
        source.kind(value) == .number
      else { return nil }
      return source.string(value)
    }
  }
}
