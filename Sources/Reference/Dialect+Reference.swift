import Markup

/// Descriptions of tags, attributes, directives and events, from `ReferenceTable`.
extension Dialect {
  /// What a built-in tag, a script module or a native view means; nil of other tags.
  package func reference(ofTag tag: String) -> TagReference? {
    guard let block = block(of: tag) else { return nil }
    let lines = block.lines.filter { $0.isFor(self) }
    return TagReference(
      summary: String(block.summary),
      attributes: names(of: lines, events: false).compactMap { reference(to: $0, in: lines, of: tag) },
      events: names(of: lines, events: true).compactMap { reference(to: $0, in: lines, of: tag) },
      since: block.codes.version(for: self), source: source(ofTag: tag))
  }

  /// What an attribute means on a tag, or on any where `tag` is nil or not built in; nil when nothing says so.
  package func reference(ofAttribute name: String, onTag tag: String?) -> AttributeReference? {
    guard !name.utf8.starts(with: "@".utf8) else { return nil }
    if let tag, let block = block(of: tag) {
      if let found = reference(to: name, in: block.lines, of: tag) { return found }
      if block.isAlone { return nil }
    }
    return reference(to: name, in: commonLines, of: nil)
  }

  /// What a directive means; nil when the dialect has none of this meaning.
  package func reference(ofDirective name: KnownName) -> AttributeReference? {
    guard directives.names[name] != nil, let word = Directives.usualNames[name],
      let block = ReferenceTable.all.block(of: "directives", for: self),
      let found = reference(to: word, in: block.lines, of: nil)
    else { return nil }
    let parts = found.summary.split(separator: "{if}", omittingEmptySubsequences: false)
    return AttributeReference(
      name: spelling(name), type: found.type, summary: parts.joined(separator: spelling(.if)),
      values: found.values, since: found.since)
  }

  /// What an event means on a tag, or on any; `event` is spelled as in `EventName`, and means nothing in another case.
  package func reference(ofEvent event: String, onTag tag: String?) -> AttributeReference? {
    let key = "@" + (events.form == .capitalised ? event.lowercased() : event)
    if let tag, let block = block(of: tag) {
      if let found = reference(to: key, in: block.lines, of: tag) { return found.name == event ? found : nil }
      if block.isAlone { return nil }
    }
    guard let found = reference(to: key, in: commonLines, of: nil), found.name == event else { return nil }
    return found
  }

  /// The known attributes of a tag, first its own and then those of every tag; of a tag that is not built in, those of
  /// every tag. Without directives and events, and without names of which only the beginning is certain, as `data-*`.
  package func attributeNames(ofTag tag: String) -> [String] {
    let block = block(of: tag)
    var found = block.map { names(of: $0.lines.filter { $0.isFor(self) }, events: false) } ?? []
    if block?.isAlone != true {
      found += names(of: commonLines.filter { $0.isFor(self) }, events: false).filter { !found.contains($0) }
    }
    return found.filter { $0.utf8.last != UInt8(ascii: "*") }
  }

  // MARK: - Lines

  /// The lines of a tag that is built in here.
  private func block(of tag: String) -> ReferenceTable.Block? {
    guard
      components.contains(tag) || scriptModules.contains(where: { $0.tag == tag }) || nativeTags.contains(tag)
    else { return nil }
    return ReferenceTable.all.block(of: tag, for: self)
  }

  private var commonLines: [ReferenceTable.Line] {
    ReferenceTable.all.block(of: "*", for: self)?.lines ?? []
  }

  /// The names in their order, each once.
  private func names(of lines: [ReferenceTable.Line], events: Bool) -> [String] {
    var found: [String] = []
    for line in lines where line.isEvent == events && !found.contains(line.name) { found.append(line.name) }
    return found
  }

  /// The entry of a name, with what it takes from another entry; `tag` is nil for the lines of every tag.
  private func reference(to name: String, in lines: [ReferenceTable.Line], of tag: String?)
    -> AttributeReference?
  {
    guard let line = lines.line(of: name, for: self) else { return nil }
    var content = line
    if let (other, otherTag) = line.same {
      let others = otherTag.flatMap { ReferenceTable.all.block(of: $0, for: self)?.lines } ?? lines
      let key = line.isEvent ? "@" + other : other
      // Where the dialect has one of two spellings, the sentence is at the other one.
      guard let found = others.line(of: key, for: self) ?? others.first(where: { $0.name == key }) else {
        return nil
      }
      content = found
    }
    return AttributeReference(
      name: line.isEvent ? spelling(ofEvent: String(line.name.dropFirst()), onTag: tag) : line.name,
      type: content.isEvent ? "event handler" : content.type, summary: content.summary,
      values: content.values,
      since: line.codes.version(for: self))
  }

  /// An event of the table, where it is written as most dialects write it.
  private func spelling(ofEvent event: String, onTag tag: String?) -> String {
    guard events.form == .capitalised else { return event }
    return tag.flatMap { components[$0] }.flatMap { components.event(event, of: $0) }
      ?? components.bubblingEvent(event) ?? event
  }
}
