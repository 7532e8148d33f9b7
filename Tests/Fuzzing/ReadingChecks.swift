import Diagnostics
import Files
import Containers
import NativeSource
import Markup
import MiniProgram
import Script

/// What is true of every text that is read, whatever its bytes are.
struct ReadingChecks {
  private let reader: MarkupReader
  /// Of the dialect whose values and mustaches have other ends, in both of its frameworks.
  private let otherReader: MarkupReader
  private var tree = ExpressionTree()

  /// Names of directives that the tree has under the usual one, such as "wx-if".
  private static let otherSpellings = [Dialect.axml, .wxml].flatMap(\.directives.otherSpellings)

  init() {
    MarkupReader.initializeLibrary()
    reader = MarkupReader(.axml)
    otherReader = MarkupReader(.wxml)
  }

  /// Reads each file as what its name says.
  mutating func check(_ input: FuzzInput) throws(FuzzFailure) {
    var native: [NativeFileFacts] = []
    for index in input.files.indices {
      let text = input.text(index)
      switch Path.pathExtension(text.path) {
      case "axml":
        try checkMarkup(text, reader)
        try checkMarkup(text, otherReader)
        try checkMarkup(text, otherReader, isOfSecondFramework: true)
      case "js", "ts", "sjs":
        try checkRanges(of: ScriptFacts(scanning: text, ScriptVocabulary(.axml)), in: text, "script range")
      case "json": try checkJSON(text)
      case "acss": try checkRanges(of: Stylesheet(text), in: text, "style sheet range")
      default:
        guard let facts = NativeFileFacts(reading: text) else { continue }
        try checkRanges(of: facts, in: text, "native range")
        native.append(facts)
      }
    }
    if native.isEmpty { return }
    let sizes = Dictionary(
      uniqueKeysWithValues: input.files.indices.map { (input.text($0).path, input.files[$0].bytes.count) })
    for place in RangeCollection(of: NativeFacts(native).systems).places {
      guard let size = sizes[place.path] else { throw FuzzFailure("native place", place.path) }
      try require(isInside(place.range, size), "native place", "\(place)")
    }
  }

  private func isInside(_ range: ByteRange, _ count: Int) -> Bool {
    range.start <= range.end && Int(range.end) <= count
  }

  private func checkRanges(of value: Any, in text: SourceText, _ check: String) throws(FuzzFailure) {
    for range in RangeCollection(of: value).ranges {
      try require(isInside(range, text.count), check, "\(range) in \(text.count) bytes of \(text.path)")
    }
  }

  // MARK: Markup

  private mutating func checkMarkup(
    _ text: SourceText, _ reader: MarkupReader, isOfSecondFramework: Bool = false
  ) throws(FuzzFailure) {
    let errorCount = reader.unexpectedErrorCount
    let document = reader.read(text, isOfSecondFramework: isOfSecondFramework)
    try require(reader.unexpectedErrorCount == errorCount, "libxml2 error")
    var open: [Node] = []
    var previousEnd = UInt32(0)
    for (index, node) in document.nodes.enumerated() {
      let place = "node \(index) at \(node.range)"
      try require(isInside(node.range, text.count), "node range", place)
      while let last = open.last, Int(last.subtreeEnd) <= index {
        open.removeLast()
        previousEnd = max(previousEnd, last.range.end)
      }
      try require(node.range.start >= previousEnd || index == 0, "node order", place)
      if let parent = open.last {
        try require(parent.range.contains(node.range), "node nesting", "\(place) in \(parent.range)")
      }
      if node.kind == .element {
        try checkElement(document.element(index), reader)
        previousEnd = node.startTagEnd
        open.append(node)
      } else {
        previousEnd = node.range.end
      }
    }
    for range in document.mustaches {
      try require(isInside(range, text.count), "mustache range", "\(range)")
      try checkExpression(document.text.expressionRange(range), in: text)
    }
    for issue in document.issues {
      try require(isInside(issue.range, text.count), "issue range", "\(issue)")
      if let other = issue.other { try require(isInside(other, text.count), "issue range", "\(issue)") }
    }
  }

  private func checkElement(_ element: Element, _ reader: MarkupReader) throws(FuzzFailure) {
    let text = element.bytes
    let name = reader.spelling(element.name)
    try require(element.startTagRange.contains(element.tagRange), "tag range", "\(element.node)")
    try require(element.range.contains(element.startTagRange), "tag range", "\(element.node)")
    try require(
      text.slice(ByteRange(element.range.start, element.range.start + 1)).first == UInt8(ascii: "<"),
      "tag start",
      "\(element.node)")
    try require(element.tag == name, "tag name", "\"\(element.tag)\" is \"\(name)\" in the tree")
    var end = element.tagRange.end
    for attribute in element.attributes {
      let name = reader.spelling(attribute.name)
      let isOtherSpelling = ReadingChecks.otherSpellings.contains {
        $0.spelling == attribute.nameText && NameID($0.meaning) == attribute.name
      }
      let place =
        "\"\(attribute.nameText)\" at \(attribute.nameRange), \(attribute.range) in \(element.startTagRange)"
      try require(
        attribute.nameText == name || isOtherSpelling, "attribute name", "\(place) is \"\(name)\" in the tree"
      )
      try require(attribute.nameRange.start >= end, "attribute order", place)
      try require(element.startTagRange.contains(attribute.range), "attribute range", place)
      end = attribute.range.end
      for mustache in attribute.mustaches {
        try require(
          attribute.valueRange?.contains(mustache) ?? false, "mustache in value", "\(mustache), \(place)")
      }
    }
  }

  private mutating func checkExpression(_ range: ByteRange, in text: SourceText) throws(FuzzFailure) {
    tree.parse(text, range: range)
    try require(range.contains(tree.range), "expression range", "\(tree.range) in \(range)")
    switch tree.reading {
    case .invalid(let at, _):
      try require(tree.range.contains(at), "expression failure range", "\(at) in \(tree.range)")
    case .unsupported(_, let at):
      try require(tree.range.contains(at), "expression failure range", "\(at) in \(tree.range)")
    case .empty, .expression, .bareObject, .tooDeep: break
    }
    var names: [ByteRange] = []
    tree.forEachReference { names.append($0) }
    for name in names { try require(range.contains(name), "name range", "\(name) in \(range)") }
    guard let root = tree.root else { return }
    var waiting = [root]
    while let expression = waiting.popLast() {
      try require(
        tree.range.contains(expression.range), "expression range", "\(expression.range) in \(tree.range)")
      var end = expression.range.start
      for child in expression.children {
        try require(
          expression.range.contains(child.range), "expression nesting",
          "\(child.range) in \(expression.range)")
        // Key and value of a shorthand are the same text.
        try require(
          child.range.start >= end || expression.kind == .property, "expression order", "\(child.range)")
        end = child.range.end
        waiting.append(child)
      }
    }
  }

  // MARK: JSON

  private func checkJSON(_ text: SourceText) throws(FuzzFailure) {
    let document = JSONDocument(text)
    for comment in jsonComments(in: text) {
      try require(isInside(comment, text.count), "JSON comment", "\(comment)")
    }
    if let error = document.error {
      try require(isInside(error.range, text.count), "JSON error range", "\(error)")
    }
    try require((document.root == nil) == (document.error != nil), "JSON root or error")
    var waiting = document.root.map { [$0] } ?? []
    while let value = waiting.popLast() {
      try require(isInside(value.range, text.count), "JSON range", "\(value.range)")
      for member in value.members {
        try require(
          value.range.contains(member.keyRange), "JSON nesting", "\(member.keyRange) in \(value.range)")
      }
      for child in value.elements + value.members.map(\.value) {
        try require(value.range.contains(child.range), "JSON nesting", "\(child.range) in \(value.range)")
        waiting.append(child)
      }
    }
  }
}
