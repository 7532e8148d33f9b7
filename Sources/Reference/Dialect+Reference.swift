import Diagnostics
import Markup

/// Descriptions of tags, attributes, directives and events, from `ReferenceTable`.
extension Dialect {
  /// What a built-in tag, a script module or a native view means; nil for other tags.
  package func reference(ofTag tag: String) -> TagReference? {
    guard let block = block(of: tag) else { return nil }
    func entries(events: Bool) -> [AttributeReference] {
      names(of: block.lines, events: events).compactMap { reference(to: $0, in: block.lines, of: tag) }
    }
    return TagReference(
      summary: table.summary(of: block.head), attributes: entries(events: false),
      events: entries(events: true),
      since: table.version(of: block.head, for: self), source: source(ofTag: tag))
  }

  /// What an attribute means on a tag, or on any tag where `tag` is nil or not built in; nil when no line describes it.
  package func reference(ofAttribute name: String, onTag tag: String?) -> AttributeReference? {
    guard name.utf8.first != UInt8(ascii: "@") else { return nil }
    if let tag, let block = block(of: tag) {
      if let found = reference(to: name, in: block.lines, of: tag) { return found }
      if block.isAlone { return nil }
    }
    return reference(to: name, in: commonLines, of: nil)
  }

  /// What a directive means; nil when the dialect has none with this meaning.
  package func reference(ofDirective name: KnownName) -> AttributeReference? {
    guard directives.word(name) != nil,
      let word = Directives.usualNames.first(where: { $0.key == name })?.value,
      let block = table.block(of: "directives", for: self),
      let found = reference(to: word, in: block.lines, of: nil)
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
    let key = "@" + (events.form == .capitalised ? event.lowercased() : event)
    if let tag, let block = block(of: tag) {
      if let found = reference(to: key, in: block.lines, of: tag) { return found.name == event ? found : nil }
      if block.isAlone { return nil }
    }
    guard let found = reference(to: key, in: commonLines, of: nil), found.name == event else { return nil }
    return found
  }

  /// The known attributes of a tag: first its own, then those that every tag has. A tag that is not built in has only
  /// these. Directives and events are left out, and names such as `data-*`, where only the beginning is certain.
  package func attributeNames(ofTag tag: String) -> [String] {
    let block = block(of: tag)
    var found = block.map { names(of: $0.lines, events: false) } ?? []
    if block?.isAlone != true {
      found += names(of: commonLines, events: false).filter { !found.contains($0) }
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

  /// The names that lines have for this dialect, in order, each once.
  private func names(of lines: [ReferenceTable.Line], events: Bool) -> [String] {
    var found: [String] = []
    for line in lines where line.isEvent == events && table.isFor(line, self) {
      let name = table.text(line.name)
      if !found.contains(name) { found.append(name) }
    }
    return found
  }

  /// The entry of a name, with what it takes from another entry; `tag` is nil for what every tag has.
  private func reference(
    to name: String, in lines: [ReferenceTable.Line], of tag: String?
  ) -> AttributeReference? {
    guard let line = table.line(of: name, in: lines, for: self) else { return nil }
    var content = line
    if let (other, otherTag) = table.same(as: line) {
      let others = otherTag.flatMap { table.block(of: $0, for: self)?.lines } ?? lines
      let key = line.isEvent ? "@" + other : other
      // Where the dialect has one of two spellings, the sentence is at the other one.
      guard let found = table.line(of: key, in: others, for: self) ?? table.anyLine(of: key, in: others)
      else { return nil }
      content = found
    }
    let spelled = table.text(line.name)
    return AttributeReference(
      name: line.isEvent ? spelling(ofEvent: String(spelled.dropFirst()), onTag: tag) : spelled,
      type: line.isEvent ? "event handler" : table.type(of: content), summary: table.summary(of: content),
      values: line.isEvent ? [] : table.values(of: content), since: table.version(of: line, for: self))
  }

  /// The spelling of an event in the table: as most dialects write it.
  private func spelling(ofEvent event: String, onTag tag: String?) -> String {
    guard events.form == .capitalised else { return event }
    return tag.flatMap { components[$0] }.flatMap { components.event(event, of: $0) }
      ?? components.bubblingEvent(event) ?? event
  }
}
