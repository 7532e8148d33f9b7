import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// The name of a loop variable, or a path from one, as text where the value is meant.
package var literalLoopVariable: Rule {
  Rule(
    id: "literal-loop-variable",
    summary: .init(
      en: "a loop variable written as text",
      zh: "循环变量写成了文本"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The attribute gets the name itself, the same for every item of the loop. A name alone is reported \
        only if a method reads it from the dataset. A path such as item.id is reported in every attribute \
        except directives, events, classes and styles.
        """,
      zh: "属性的值就是这个名称，循环的每一项都相同。单独的名称只在方法从 dataset 中读取它时报告；item.id 这样的路径在指令、事件、class 和 style 以外的所有属性中都报告。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<view a:for="{{list}}" a:key="id" data-index="⟦index⟧" onTap="pick"/>"#,
        script: "Page({ pick(e) { this.choose(e.currentTarget.dataset.index) } })",
        message: #""index" is plain text here, not the loop index"#,
        fixed: #"<view a:for="{{list}}" a:key="id" data-index="{{index}}" onTap="pick"/>"#),
      .right(
        #"<view a:for="{{list}}" a:key="id" data-index="{{index}}" onTap="pick"/>"#,
        script:
          "Page({ data: { list: [] }, pick(e) { this.setData({ at: e.currentTarget.dataset.index }) } })"),
      .wrong(
        in: .wxml, #"<view wx:for="{{list}}" wx:key="id"><text data-row="⟦item⟧" bindtap="pick"/></view>"#,
        script: "Page({ pick(e) { const { row } = e.currentTarget.dataset; this.choose(row) } })",
        message: #""item" is plain text here, not the loop item"#,
        fixed: #"<view wx:for="{{list}}" wx:key="id"><text data-row="{{item}}" bindtap="pick"/></view>"#),
      .wrong(
        in: .swan, #"<view s-for="list" data-index="⟦index⟧" bindtap="pick"/>"#,
        script: "Page({ pick(e) { this.choose(e.currentTarget.dataset.index) } })",
        message: #""index" is plain text here, not the loop index"#,
        fixed: #"<view s-for="list" data-index="{{index}}" bindtap="pick"/>"#),
      .right(
        in: .wxml, #"<view wx:for="{{list}}" wx:key="id" data-index="{{index}}" bindtap="pick"/>"#,
        script:
          "Page({ data: { list: [] }, pick(e) { this.setData({ at: e.currentTarget.dataset.index }) } })"),
      .right(
        in: .swan, #"<view s-for="list" data-index="{{index}}" bindtap="pick"/>"#,
        script:
          "Page({ data: { list: [] }, pick(e) { this.setData({ at: e.currentTarget.dataset.index }) } })"),
    ],
    checks: [.document(checkLiteralLoopVariable)])
}

private func checkLiteralLoopVariable(_ context: FileContext) {
  guard let loops = LoopNames(in: context.document) else { return }
  for (path, attribute, element) in QuotedPath.all(in: context).found {
    guard let isIndex = isLoopIndex(path.root, at: element), !isIndex else { continue }
    context.report(
      path.range, literalPath(context.string(path.range), attribute.nameText), fix: path.fix(context))
  }
  let (document, bytes) = (context.document, context.text.bytes)
  let attributes = document.attributes
  for index in attributes.indices where attributes[index].mustacheCount == 0 {
    let value = attributes[index].valueRange
    // Nearly no text begins with the name of a loop variable.
    guard value.start < value.end, loops.mayBegin(with: bytes[Int(value.start)]),
      let length = loops.lengthOfName(in: bytes.slice(value)),
      case let attribute = document.attribute(index), let element = document.element(with: attribute)
    else { continue }
    if length == value.count {
      checkName(value, attribute, element, context)
    } else {
      checkPath(value, attribute, element, context)
    }
  }
}

/// The names that the loops of a file bind.
private struct LoopNames {
  /// By their hashes.
  private var names = HashIndex()
  /// Bit n means a name with that first byte, modulo 64.
  private var firstBytes: UInt64 = 0

  /// Nil where the file has no loop.
  init?(in document: Document) {
    for index in document.nodes.indices {
      // Only elements have attributes.
      guard case let element = document.element(index), element.has(.for),
        let loop = LoopVariables(of: element)
      else { continue }
      if let item = loop.item { add(item) }
      if let index = loop.index { add(index) }
    }
    if names.isEmpty { return nil }
  }

  private mutating func add(_ name: String) {
    guard let first = name.utf8.first else { return }
    if names.isEmpty { names.reserveCapacity(8) }
    names.set(0, for: WordSet.hash(of: name))
    firstBytes |= 1 << UInt64(first & 63)
  }

  func mayBegin(with byte: UInt8) -> Bool { firstBytes >> UInt64(byte & 63) & 1 != 0 }

  /// How long the name is that a value is, or that a dot follows at its beginning; nil for other values.
  func lengthOfName(in value: UnsafeBufferPointer<UInt8>) -> Int? {
    let length = value.firstIndex(of: UInt8(ascii: ".")) ?? value.count
    return names[WordSet.hash(UnsafeBufferPointer(rebasing: value[..<length]))].map { _ in length }
  }
}

/// Whether an attribute of the name may take the value of a path. Left out are those where a text with a dot is a class, a style,
/// the name or the path of something else, and those that another language reads.
func takesValue(_ name: String, _ dialect: Dialect) -> Bool {
  if name.hasPrefix("data-") {
    return !["key", "field", "path"].contains(where: name.lowercased().hasSuffix)
  }
  guard name.utf8.allSatisfy({ isWordByte($0) || $0 == UInt8(ascii: "-") }), dialect.events.name(name) == nil,
    !["class", "style", "is", "name", "slot", "prop", "model", "ref", "url"].contains(name)
  else { return false }
  if ["key", "field", "path", "class", "style", "name", "by"].contains(where: name.lowercased().hasSuffix) {
    return false
  }
  return !["v", "wx", "bind", "catch", "on"].contains { name.hasPrefix($0 + "-") }
    && !Dialect.all.contains { name.hasPrefix($0.directives.prefix.dropLast() + "-") }
}

private func checkPath(
  _ value: ByteRange, _ attribute: Attribute, _ element: Element, _ context: FileContext
) {
  guard value.count >= 3, value.count <= 80, takesValue(attribute.nameText, context.dialect),
    let root = rootOfPath(value, context.text), let isIndex = isLoopIndex(root, at: element), !isIndex,
    !context.document.hasUndecidedConditions
  else { return }
  let (path, name) = (context.string(value), context.string(root))
  // A script may read or write data by that path.
  if let text = context.texts.script, isString(path, in: text) { return }
  if let script = context.script, script.dataField(named: name) != nil || script.setDataKeys.contains(name) {
    return
  }
  reportLiteralLoopVariable(value, path, literalPath(path, attribute.nameText), context)
}

/// The first name of a path such as `item.user.name`; nil for other texts with a dot, and for what may be the name of a file.
func rootOfPath(_ value: ByteRange, _ text: SourceText) -> ByteRange? {
  let bytes = text.slice(value)
  let names = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  guard names.allSatisfy({ isIdentifier(UnsafeBufferPointer(rebasing: $0)) }),
    !otherEndings.contains(String(decoding: names[names.count - 1], as: UTF8.self).lowercased()),
    !MediaFiles.contain(text.string(value))
  else { return nil }
  return ByteRange(value.start, value.start + UInt32(names[0].count))
}

/// What names of files, and of hosts, end with, beside those of media.
private let otherEndings: Set = [
  "axml", "cn", "com", "css", "htm", "html", "js", "json", "net", "org", "pdf", "sjs", "swan", "ts", "ttml",
  "txt", "wxml", "wxs", "wxss", "xml",
]

private func checkName(
  _ value: ByteRange, _ attribute: Attribute, _ element: Element, _ context: FileContext
) {
  guard value.count <= 40, attribute.nameBytes.begin(with: "data-"),
    isIdentifier(context.text.slice(value)), let isIndex = isLoopIndex(value, at: element),
    !context.document.hasUndecidedConditions,
    let script = context.script,
    isRead(String(attribute.nameText.dropFirst(5)), on: element, script, context)
  else { return }
  let name = context.string(value)
  // A text of that name may be what the script asks for.
  if let text = context.texts.script, isString(name, in: text) { return }
  reportLiteralLoopVariable(value, name, literalVariable(name, attribute.nameText, isIndex: isIndex), context)
}

private func reportLiteralLoopVariable(
  _ value: ByteRange, _ text: String, _ message: Message, _ context: FileContext
) {
  context.report(
    value, message,
    fix: Fix(
      en: "write {{\(text)}}", zh: "改为 {{\(text)}}", .suggested,
      edits: [context.replace(value, with: "{{\(text)}}")]))
}

/// Whether the name is the index of the innermost loop that binds it, on the element or around it; nil where none does.
func isLoopIndex(_ name: ByteRange, at element: Element) -> Bool? {
  let name = element.bytes.string(name)
  let loop =
    LoopVariables(of: element).flatMap { $0.binds(name) ? $0 : nil }
    ?? LoopVariables.binding(name, around: element).flatMap { LoopVariables(of: $0) }
  return loop.map { $0.index == name }
}

/// Whether a method that an event of the element calls reads the key of its dataset.
private func isRead(_ key: String, on element: Element, _ script: ScriptFacts, _ context: FileContext) -> Bool
{
  guard let text = context.texts.script else { return false }
  let keys = [key.camelCased, key.lowercased().camelCased]
  return element.attributes.contains { attribute in
    guard context.dialect.events.name(attribute.nameText) != nil, let value = attribute.staticValue,
      let method = script.method(named: context.string(context.text.trimmed(value)))
    else { return false }
    return DatasetReads(text, from: method, in: script).contains(keys)
  }
}

/// Whether the script has the word as a whole string literal.
func isString(_ word: String, in text: SourceText) -> Bool {
  ["'", "\"", "`"].contains { quote in text.bytes.contains(word: quote + word + quote) }
}

/// What a method reads of `dataset`, looked for in its text: from its name to that of the next method.
private struct DatasetReads {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ text: SourceText, from method: Method, in script: ScriptFacts) {
    let start = method.nameRange.start
    let end = script.instances.lazy.flatMap(\.methods).map(\.nameRange.start).filter { $0 > start }.min()
    bytes = text.slice(ByteRange(start, end ?? UInt32(text.count)))
  }

  func contains(_ keys: [String]) -> Bool {
    guard bytes.containsBytes(of: "dataset") else { return false }
    return keys.contains { key in
      if hasWord("dataset." + key) || hasWord("dataset['\(key)']") || hasWord("dataset[\"\(key)\"]") {
        return true
      }
      // `const { key } = e.currentTarget.dataset`, or through a variable.
      return bytes.containsBytes(of: "dataset.") ? false : hasWord(key)
    }
  }

  /// Whether the text is there, and no name goes on after it.
  private func hasWord(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      var start = 0
      while let found = bytes.firstIndex(of: word, from: start) {
        let end = found + word.count
        if end == bytes.count || !isWordByte(bytes[end]) || !isWordByte(word[word.count - 1]) { return true }
        start = found + 1
      }
      return false
    }
  }
}

private func literalPath(_ path: String, _ attribute: String) -> Message {
  Message(
    en: "\"\(path)\" is plain text here, not a value of the loop item", zh: "“\(path)”在这里只是文本，不是循环的当前项中的值",
    help: .init(en: "write \(attribute)=\"{{\(path)}}\"", zh: "改为 \(attribute)=\"{{\(path)}}\""))
}

private func literalVariable(_ name: String, _ attribute: String, isIndex: Bool) -> Message {
  Message(
    en: "\"\(name)\" is plain text here, not the loop \(isIndex ? "index" : "item")",
    zh: "“\(name)”在这里只是文本，不是循环的\(isIndex ? "下标" : "当前项")",
    help: .init(en: "write \(attribute)=\"{{\(name)}}\"", zh: "改为 \(attribute)=\"{{\(name)}}\""))
}
