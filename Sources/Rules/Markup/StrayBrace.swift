import Diagnostics
import Linting
import Markup
import SystemC

/// A brace beside a mustache, or the end of one that does not begin.
package var strayBrace: Rule {
  Rule(
    id: "stray-brace",
    summary: .init(en: "an extra brace beside a mustache", zh: "双大括号旁有多余的大括号"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        The page shows the brace as text, or it becomes part of the class, the style or the path. Some \
        compilers look for the end of a mustache from the right, and fail.
        """,
      zh: "该大括号会显示为文本，或成为类名、样式或路径的一部分。有些编译器从右往左找双大括号的结尾，构建会失败。"),
    fix: .suggested,
    examples: [
      .wrong(
        #"<text class="{{a}}⟦{⟧">{{res.title}}⟦}⟧</text><view class="box utils.bem('x') ⟦}}⟧"/>"#,
        message: #"extra "{""#, #"extra "}""#, #"extra "}}""#,
        fixed: #"<text class="{{a}}">{{res.title}}</text><view class="box utils.bem('x') "/>"#),
      .right(
        """
        <template name="t"><text>{ {{a}} }</text></template><template is="t" data="{{ {a: {b: 1}} }}"/>
        """),
      .wrong(
        in: .wxml, "<text>{{a}}⟦}⟧</text>", message: #"extra "}""#, fixed: "<text>{{a}}</text>"),
      .wrong(
        in: .swan, "<text>{{a}}⟦}⟧</text>", message: #"extra "}""#, fixed: "<text>{{a}}</text>"),
      .right(
        in: .wxml,
        #"<template name="t"><text>{ {{a}} }</text></template><template is="t" data="{{ {a: {b: 1}} }}"/>"#),
      .right(
        in: .swan,
        #"<template name="t"><text>{ {{a}} }</text></template><template is="t" data="{{ {a: {b: 1}} }}"/>"#),
    ],
    checks: [.document(checkStrayBrace)])
}

private func checkStrayBrace(_ context: FileContext) {
  guard context.hasBracesBesideMustaches, !context.hasSyntaxFaultBesideQuotes else { return }
  var search = BraceSearch(context)
  search.run()
}

/// Goes over what is outside of mustaches.
private struct BraceSearch {
  private let context: FileContext
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the search goes on; what is before it was looked at, or is code or a comment.
  private var offset = 0
  private var counted = CountedBraces(ByteRange(0, 0))

  init(_ context: FileContext) {
    self.context = context
    bytes = context.text.bytes
  }

  mutating func run() {
    for mustache in context.document.mustaches {
      lookThrough(to: Int(mustache.start))
      offset = max(offset, Int(mustache.end))
      lookAfter(mustache)
    }
    lookThrough(to: bytes.count)
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Looks at the one or two braces directly after a mustache.
  private mutating func lookAfter(_ mustache: ByteRange) {
    let start = Int(mustache.end)
    let brace = byte(start)
    guard brace == UInt8(ascii: "}") || brace == UInt8(ascii: "{") else { return }
    var end = start + 1
    while byte(end) == brace { end += 1 }
    offset = end
    // `{{` begins another mustache. What is wrong with the braces inside of one that cannot be read is reported there.
    guard end == start + 1 || brace == UInt8(ascii: "}") && end == start + 2,
      context.expression(mustache).root != nil
    else { return offset = brace == UInt8(ascii: "{") ? start : end }
    report(ByteRange(start, end))
  }

  /// Looks for `}}` up to `end`, where the next mustache begins.
  private mutating func lookThrough(to end: Int) {
    while offset < end {
      guard let found = memchr(bytes.baseAddress! + offset, Int32(UInt8(ascii: "}")), end - offset) else {
        break
      }
      let start = UnsafeRawPointer(found) - UnsafeRawPointer(bytes.baseAddress!)
      offset = start + 1
      while offset < end, bytes[offset] == UInt8(ascii: "}") { offset += 1 }
      if offset == start + 2 { report(ByteRange(start, offset)) }
    }
    offset = max(offset, end)
  }

  /// Reports braces unless they have their counterpart, or are no part of what is shown. Passes over comments and code.
  private mutating func report(_ braces: ByteRange) {
    guard let node = context.document.innermostNode(around: braces) else { return }
    if let element = node.element {
      guard let attribute = context.document.attribute(around: braces),
        !context.document.hasIssue(overlapping: element.startTagRange),
        !isReportedOtherwise(attribute, element), let value = attribute.valueRange,
        isUnmatched(braces, in: value)
      else { return }
    } else if node.kind == .comment || isCode(node) {
      offset = max(offset, Int(node.range.end))
      return
    } else if !isAfterMustacheOrName(braces) || !isUnmatched(braces, in: node.range) {
      return
    }
    context.report(
      braces, extraBrace(context.string(braces)),
      fix: Fix(en: "remove it", zh: "删除该大括号", .suggested, edits: [context.remove(braces)]))
  }

  /// Whether a text is the code of a script module.
  private func isCode(_ text: NodeView) -> Bool {
    text.parent.map { context.dialect.rawBodies.contains($0.tag) } ?? false
  }

  /// Whether it is in a condition, a list, a boolean or a key, of which other rules report that a mustache is not all of it, or
  /// not evaluated; or in the name of a method, of which another rule says that none has it.
  private func isReportedOtherwise(_ attribute: Attribute, _ element: Element) -> Bool {
    context.isTyped(attribute, of: element) || attribute.name == .forKey || attribute.name == .forItem
      || attribute.name == .forIndex || attribute.name == .key
      || !attribute.hasMustache && context.dialect.events.name(attribute.nameText) != nil
  }

  /// Whether what is before the braces is a mustache, a name, `]` or `)`: what is in a mustache. Braces elsewhere in a text are
  /// shown on purpose.
  private func isAfterMustacheOrName(_ braces: ByteRange) -> Bool {
    guard braces.start > 0 else { return false }
    let before = bytes[Int(braces.start) - 1]
    return before < 0x80 && isWordByte(before) || before == UInt8(ascii: "]") || before == UInt8(ascii: ")")
      || before == UInt8(ascii: "}")
  }

  /// Whether the braces have no counterpart in the text or value around them: after an opening one, none closes; before a closing
  /// one, none is open. Braces of mustaches do not count.
  private mutating func isUnmatched(_ braces: ByteRange, in range: ByteRange) -> Bool {
    if counted.range != range { counted = CountedBraces(range) }
    if bytes[Int(braces.start)] == UInt8(ascii: "{") {
      return counted.nextClosing(from: Int(braces.end), bytes, context.document.mustaches) == nil
    }
    return counted.depth(before: Int(braces.start), bytes, context.document.mustaches) == 0
  }
}

/// The braces outside of mustaches in one text or value. Each is counted once, however many questions are asked.
private struct CountedBraces {
  let range: ByteRange
  /// How many braces are open before `offset`.
  private var open = 0
  private var offset: Int
  /// Where the first closing brace is from some offset on, and that offset; `range.end` when there is none.
  private var closing: (from: Int, at: Int)?

  init(_ range: ByteRange) {
    self.range = range
    offset = Int(range.start)
  }

  /// How many braces are open before `end`, which is never less than in the question before.
  mutating func depth(
    before end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ mustaches: UnsafeBufferPointer<ByteRange>
  ) -> Int {
    var next = mustaches.partitioningIndex { Int($0.end) > offset }
    while offset < end {
      if next < mustaches.count, offset >= Int(mustaches[next].start) {
        offset = Int(mustaches[next].end)
        next += 1
        continue
      }
      if bytes[offset] == UInt8(ascii: "{") { open += 1 }
      // One that closes too much is reported by itself.
      if bytes[offset] == UInt8(ascii: "}") { open = max(open - 1, 0) }
      offset += 1
    }
    return open
  }

  /// The offset of the first closing brace from `start` on; nil when there is none.
  mutating func nextClosing(
    from start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ mustaches: UnsafeBufferPointer<ByteRange>
  ) -> Int? {
    if let closing, closing.from <= start, start <= closing.at {
      return closing.at < Int(range.end) ? closing.at : nil
    }
    var next = mustaches.partitioningIndex { Int($0.end) > start }
    var index = start
    while index < Int(range.end), bytes[index] != UInt8(ascii: "}") {
      if next < mustaches.count, index >= Int(mustaches[next].start) {
        index = Int(mustaches[next].end)
        next += 1
      } else {
        index += 1
      }
    }
    closing = (start, index)
    return index < Int(range.end) ? index : nil
  }
}

private func extraBrace(_ brace: String) -> Message {
  Message(
    en: "extra \"\(brace)\"", zh: "多了一个“\(brace)”",
    help: .init(en: "remove it: it is shown as text, or breaks the build", zh: "删除该大括号，否则会显示为文本，或导致构建失败"))
}
