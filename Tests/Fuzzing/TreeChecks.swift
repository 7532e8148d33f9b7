import Diagnostics
import Files
import Linting
import Markup
import Rules

/// What fixes must leave in a page: everything that no edit is in. The texts of the trees are compared, before and after each
/// pass. Places in the page are not compared.
struct TreeChecks {
  private let reader: MarkupReader

  init() {
    MarkupReader.initializeLibrary()
    reader = MarkupReader(.axml)
  }

  /// Makes fixes in a draft, pass by pass, and compares the trees of each page that is changed.
  func check(_ draft: Draft, allowing: Set<Fix.Applicability>, _ name: String) throws(FuzzFailure) {
    var draft = draft
    for _ in 0..<TreeChecks.passCount {
      let fixes = draft.outcome.diagnostics.compactMap(\.fix).filter { allowing.contains($0.applicability) }
      var makes = false
      for (path, fixes) in Dictionary(grouping: fixes, by: { $0.path ?? "" }).sorted(by: { $0.key < $1.key })
      {
        guard let before = draft.text(path) else { throw FuzzFailure("\(name) changes files", path) }
        let made = draft.make(fixes, in: path).made
        if made.isEmpty { continue }
        makes = true
        guard let after = draft.text(path), Path.pathExtension(path) == "axml" else { continue }
        try compare(reader.read(before), reader.read(after), made.flatMap(\.edits), name)
      }
      if !makes { return }
      draft.update()
    }
  }

  /// Most pages need two passes.
  private static let passCount = 4

  // MARK: Trees as lists

  /// A thing of the tree, in the order of the page. The name of an element comes a second time where the element ends.
  private struct Item {
    enum Kind { case element, end, attribute, value, mustache, text, comment, edit }

    var kind: Kind
    var range: ByteRange
    /// Whether an edit is in it, or it is one.
    var isEdited: Bool
  }

  private func compare(_ old: Document, _ new: Document, _ edits: [Edit], _ name: String) throws(FuzzFailure)
  {
    // A "/" that is written before the ">" of a start tag without end tag ends the element there.
    let ends = Set(edits.filter { $0.text.hasSuffix("/") }.map(\.place.range.end))
    // After an attribute, a blank begins an attribute that is written.
    let written = Set(
      edits.filter { $0.place.range.isEmpty && $0.text.hasPrefix(" ") && $0.text.contains("=") }
        .map(\.place.range.end))
    let before = items(of: old, edits, ends, written)
    let after = items(of: new, [], [], [])
    // A tag that is written is ended later, by an end tag that was stray.
    let opened = Set(edits.compactMap { openedTag($0.text) })
    func skippingEnds(_ counts: Set<Int>) -> Set<Int> {
      if opened.isEmpty { return counts }
      var all = counts
      for var count in counts {
        while count < after.count, after[count].kind == .end,
          opened.contains(new.text.string(after[count].range))
        {
          count += 1
          all.insert(count)
        }
      }
      return all
    }
    // How many of the new things may have been passed so far. An edited thing may be gone or be another one, and an edit may
    // have written mustaches.
    var counts: Set<Int> = [0]
    for item in before {
      if item.isEdited {
        counts = skippingEnds(counts.union(counts.map { $0 + 1 }))
        continue
      }
      let bytes = old.text.slice(item.range)
      counts = Set(
        counts.filter { count in
          count < after.count && after[count].kind == item.kind
            && new.text.slice(after[count].range).elementsEqual(bytes)
        }.map { $0 + 1 })
      counts = skippingEnds(counts)
      try require(
        !counts.isEmpty, "\(name) changes no more of the tree than it names",
        "\(item.kind) \(old.text.string(item.range)) at \(item.range) of \(String(decoding: old.text.bytes, as: UTF8.self)), or what is before it"
      )
    }
    try require(
      counts.contains(after.count), "\(name) changes no more of the tree than it names",
      "there is more at the end")
    if old.issues.contains(where: \.kind.cutsReadingShort) { return }
    let issues = issueCounts(old)
    for (kind, count) in issueCounts(new) where count > issues[kind, default: 0] {
      throw FuzzFailure("\(name) brings no syntax mistake", "\(kind)")
    }
  }

  private func issueCounts(_ document: Document) -> [SyntaxIssue.Kind: Int] {
    document.issues.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
  }

  /// `edits` do not overlap. `ends` are the offsets before which a `/` is written, `written` those at which an
  /// attribute with a value is.
  private func items(
    of document: Document, _ edits: [Edit], _ ends: Set<UInt32>, _ written: Set<UInt32>
  ) -> [Item] {
    var items: [Item] = []
    let counts = Dictionary(edits.map { ($0.place.range, thingCount($0.text)) }, uniquingKeysWith: +)
    let edits = edits.map(\.place.range).sorted()
    func add(_ kind: Item.Kind, _ range: ByteRange) {
      // Only edits from the last one on that ends before it can be in it or beside it.
      let first = edits.partitioningIndex { $0.end >= range.start }
      let near = edits[first...].prefix { $0.start <= range.end }
      let isEdited = near.contains { edit in
        // Two words with a comment between them are one without it.
        if kind == .text { return true }
        // An empty value is between its quotes: what is written there is in it.
        if edit.isEmpty {
          return range.start < edit.start && edit.start < range.end || kind == .value && range == edit
        }
        return range.isEmpty ? edit.start < range.start && range.end <= edit.end : edit.overlaps(range)
      }
      items.append(Item(kind: kind, range: range, isEdited: isEdited))
    }
    /// Adds what is in a text or a value: words, mustaches and edits.
    func addContent(
      of range: ByteRange, _ words: [ByteRange], _ mustaches: Slice<UnsafeBufferPointer<ByteRange>>
    ) {
      let written = edits.filter { range.start <= $0.start && $0.end <= range.end }
      let parts =
        words.map { (kind: Item.Kind.text, range: $0) } + mustaches.map { (.mustache, $0) }
        + written.map { (.edit, $0) }
      for part in parts.sorted(by: { $0.range.start < $1.range.start }) {
        if part.kind == .edit {
          for _ in 0..<(counts[part.range] ?? 1) {
            items.append(Item(kind: .edit, range: part.range, isEdited: true))
          }
        } else {
          add(part.kind, part.range)
        }
      }
    }
    var open: [Int] = []
    func close(upTo index: Int) {
      while let last = open.last, Int(document.nodes[last].subtreeEnd) <= index {
        open.removeLast()
        add(.end, document.element(last).tagRange)
      }
    }
    for index in document.nodes.indices {
      close(upTo: index)
      let view = document.node(index)
      switch view.kind {
      case .comment: add(.comment, view.range)
      case .text:
        addContent(of: view.range, words(of: document.text, view.range), view.textMustaches)
      case .element:
        let element = view.element!
        add(.element, element.tagRange)
        for attribute in element.attributes {
          add(.attribute, attribute.nameRange)
          if let value = attribute.valueRange {
            add(.value, value)
            addContent(of: value, [], attribute.mustaches)
          }
          if written.contains(attribute.range.end) {
            let place = ByteRange(attribute.range.end, attribute.range.end)
            for _ in ["name", "value"] { items.append(Item(kind: .edit, range: place, isEdited: true)) }
          }
        }
        if !element.node.isSelfClosing, !element.node.hasEndTag, ends.contains(element.node.startTagEnd - 1) {
          add(.end, element.tagRange)
        } else {
          open.append(index)
        }
      }
    }
    close(upTo: document.nodes.count)
    return items
  }

  /// How many things what an edit writes may be in the new tree: several mustaches, or a tag with its attributes.
  private func thingCount(_ text: String) -> Int {
    let mustaches = max(1, text.split(separator: "{{").count)
    guard text.hasPrefix("<"), text.dropFirst().first?.isLetter == true else { return mustaches }
    // An element begins and ends, an attribute is a name and a value.
    return mustaches + 2 + 2 * text.split(whereSeparator: \.isWhitespace).count
  }

  /// The name of the start tag that a text is; nil for one that ends itself.
  private func openedTag(_ text: String) -> String? {
    guard text.hasPrefix("<"), !text.hasSuffix("/>") else { return nil }
    let name = text.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    return name.first?.isLetter == true ? String(name) : nil
  }

  private func words(of text: SourceText, _ range: ByteRange) -> [ByteRange] {
    text.slice(range).split(whereSeparator: isMarkupSpace).map { word in
      ByteRange(Int(range.start) + word.startIndex, Int(range.start) + word.endIndex)
    }
  }
}
