import Diagnostics
import Markup

/// Descriptions of tags, attributes, directives and events, from `ReferenceTable`.
extension Dialect {
  /// What a built-in tag, a script module or a native view means; nil for other tags.
  package func reference(ofTag tag: String) -> TagReference? {
    guard let block = block(of: tag) else { return nil }
    return TagReference(
      summary: table.summary(of: block.head),
      attributes: lines(of: block.lines, events: false).compactMap { entry(of: $0, in: block.lines) },
      events: lines(of: block.lines, events: true).compactMap { entry(of: $0, in: block.lines) },
      since: table.version(of: block.head, for: self), source: source(ofTag: tag))
  }

  /// What an attribute means on a tag, or on any tag where `tag` is nil or not built in; nil when no line describes it.
  package func reference(ofAttribute name: String, onTag tag: String?) -> AttributeReference? {
    guard name.utf8.first != UInt8(ascii: "@") else { return nil }
    if let tag, let block = block(of: tag) {
      if let found = table.line(of: name, in: block.lines, for: self) {
        return entry(of: found, in: block.lines)
      }
      if block.isAlone { return nil }
    }
    return table.line(of: name, in: commonLines, for: self).flatMap { entry(of: $0, in: commonLines) }
  }

  /// What a directive means; nil when the dialect has none with this meaning.
  package func reference(ofDirective name: KnownName) -> AttributeReference? {
    guard directives.word(name) != nil,
      let word = Directives.usualNames.first(where: { $0.key == name })?.value,
      let block = table.block(of: "directives", for: self),
      let line = table.line(of: word, in: block.lines, for: self),
      let found = entry(of: line, in: block.lines)
    else { return nil }
    func spelled(_ sentence: String) -> String {
      sentence.split(separator: "{if}", omittingEmptySubsequences: false).joined(separator: spelling(.if))
    }
    return AttributeReference(
      name: spelling(name), type: found.type,
      summary: LocalizedText(en: spelled(found.summary.english), zh: spelled(found.summary.chinese)),
      values: found.values, since: found.since)
  }

  /// What an event means on a tag, or on any. `event` is spelled as in `EventName`; in another case it means nothing.
  package func reference(ofEvent event: String, onTag tag: String?) -> AttributeReference? {
    if let tag, let block = block(of: tag) {
      if let found = table.line(ofEvent: event, in: block.lines, for: self) {
        return entry(of: found, in: block.lines)
      }
      if block.isAlone { return nil }
    }
    return table.line(ofEvent: event, in: commonLines, for: self).flatMap { entry(of: $0, in: commonLines) }
  }

  /// The known attributes of a tag: first its own, then those that every tag has. A tag that is not built in has only
  /// these. Directives and events are left out, and names such as `data-*`, where only the beginning is certain.
  package func attributeNames(ofTag tag: String) -> [String] {
    let block = block(of: tag)
    var found = block.map { attributeNames(of: $0.lines) } ?? []
    if block?.isAlone != true {
      found += attributeNames(of: commonLines).filter { !found.contains($0) }
    }
    return found.filter { $0.utf8.last != UInt8(ascii: "*") }
  }

  // MARK: - Lines

  private var table: ReferenceTable { .all }

  /// The lines of a tag that is built in here.
  private func block(of tag: String) -> ReferenceTable.Block? {
    guard
      components.contains(tag) || scriptModules.contains(where: { $0.tag == tag }) || nativeTags.contains(tag)
    else { return nil }
    return table.block(of: tag, for: self)
  }

  private var commonLines: [ReferenceTable.Line] { table.block(of: "*", for: self)?.lines ?? [] }

  private func attributeNames(of lines: [ReferenceTable.Line]) -> [String] {
    self.lines(of: lines, events: false).map { table.text($0.name) }
  }

  /// The attributes or events of lines that this dialect has, in order, for each name one line.
  func lines(of lines: [ReferenceTable.Line], events: Bool) -> [ReferenceTable.Line] {
    var names: Set<String> = []
    return lines.compactMap { line in
      guard line.isEvent == events, table.isFor(line, self), case let name = table.text(line.name),
        names.insert(name).inserted
      else { return nil }
      return table.line(of: name, in: lines, for: self)
    }
  }

  /// The entry of a line, with what it takes from another one, which is in `lines` where it is of the same tag.
  func entry(of line: ReferenceTable.Line, in lines: [ReferenceTable.Line]) -> AttributeReference? {
    var content = line
    if let (other, tag) = table.same(as: line) {
      let others = tag.flatMap { table.block(of: $0, for: self)?.lines } ?? lines
      let key = line.isEvent ? "@" + other : other
      // Where the dialect has one of two spellings, the sentence is at the other one.
      guard let found = table.line(of: key, in: others, for: self) ?? table.anyLine(of: key, in: others)
      else { return nil }
      content = found
    }
    return AttributeReference(
      name: table.name(of: line, in: self),
      type: line.isEvent ? "event handler" : table.type(of: content), summary: table.summary(of: content),
      values: line.isEvent ? [] : table.values(of: content), since: table.version(of: line, for: self))
  }
}
