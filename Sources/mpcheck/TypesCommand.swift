import ArgumentParser
import Diagnostics
import Files
import Containers
import Contracts
import NativeSource
import Linting
import Reporting

struct TypesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: spoken(
      en: "Lists the native view types that are known, and where each is registered.",
      zh: "列出已知的原生视图类型，以及各自在何处注册。"),
    discussion: spoken(
      en: """
        They come from native sources (given as a path, by --host or by "hosts" in mpcheck.json), from contract files and \
        from "nativeViews".

        mpcheck does not check what native sources leave open; --unknown lists every such place, with what to write instead.
        """,
      zh: """
        它们来自原生源码（以路径、--host 或 mpcheck.json 中的“hosts”给出）、契约文件和“nativeViews”。

        原生源码没有明确给出的内容不作检查；--unknown 列出所有这样的位置，以及可以改成的写法。
        """))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var query: NativeQueryOptions

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      en: "Prints the types as text or json.", zh: "以 text 或 json 输出类型。", valueName: "format"))
  var format: Format = .text

  @Flag(
    help: ArgumentHelp(
      en: "Lists what is unknown instead, and what to write there.", zh: "改为列出无法确定的内容，以及可以改成的写法。"))
  var unknown = false

  @OptionGroup var languageOptions: LanguageOptions

  func run() throws {
    let query = try NativeQuery(self.query)
    let facts = query.facts
    let open = query.openLists(in: facts)
    if unknown { return try listUnknown(open, query) }
    let listing = TypeListing([facts], declared: query.declaredTypes)
    let lines = LinesOfFiles()
    switch format {
    case .text: Terminal.writeOutput(Array(text(listing, query, lines).utf8))
    case .json: Terminal.writeOutput(json(listing, open, query, lines), as: .json)
    }
    if listing.entries.isEmpty, listing.widgets.isEmpty {
      Terminal.writeNote(LocalizedText(en: "no native view type is known", zh: "没有已知的原生视图类型"))
    }
    try query.finish(HostGap.gaps(of: open, facts))
    if !open.isEmpty {
      Terminal.writeNote(
        LocalizedText(
          en: "`mpcheck types --unknown` lists all of these places, with what to write instead",
          zh: "`mpcheck types --unknown` 列出所有这些位置，以及可以改成的写法"))
    }
  }

  private func listUnknown(_ open: [OpenList], _ query: NativeQuery) throws {
    let listing = UnknownListing(lists: open, workingDirectory: query.workingDirectory)
    switch format {
    case .text: Terminal.writeOutput(Array(listing.text.utf8))
    case .json: Terminal.writeOutput(listing.json, as: .json)
    }
    if open.isEmpty {
      Terminal.writeNote(LocalizedText(en: "nothing is unknown", zh: "没有无法确定的内容"))
    }
    try query.finish([])
  }

  private func text(_ listing: TypeListing, _ query: NativeQuery, _ lines: LinesOfFiles) -> String {
    [types(listing, query, lines), widgets(listing, query, lines)].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func widgets(_ listing: TypeListing, _ query: NativeQuery, _ lines: LinesOfFiles) -> String {
    if listing.widgets.isEmpty { return "" }
    let rows = listing.widgets.map { widget in
      [
        widget.name.visible(), widget.className?.visible() ?? "-",
        widget.properties.isEmpty ? "-" : widget.properties.joined(separator: ", ").visible(),
        widget.events.isEmpty ? "-" : widget.events.joined(separator: ", ").visible(),
        "\(query.shown(widget.place.path).visible()):\(lines.position(of: widget.place)?.line ?? 1)",
      ]
    }
    return Table.text(
      [
        spoken(en: "widget", zh: "自定义控件"), spoken(en: "class", zh: "类"), spoken(en: "properties", zh: "属性"),
        spoken(en: "events", zh: "事件"), spoken(en: "place", zh: "位置"),
      ], rows)
  }

  private func types(_ listing: TypeListing, _ query: NativeQuery, _ lines: LinesOfFiles) -> String {
    if listing.entries.isEmpty { return "" }
    let rows = listing.entries.map { entry in
      [entry.type.visible()] + (listing.hasSeveralTags ? [entry.tag ?? "-"] : []) + [
        entry.platform?.rawValue ?? "-", entry.className?.visible() ?? "-",
        entry.place.map { "\(query.shown($0.path).visible()):\(lines.position(of: $0)?.line ?? 1)" } ?? "-",
      ]
    }
    let tag = listing.hasSeveralTags ? [spoken(en: "tag", zh: "标签")] : []
    return Table.text(
      [spoken(en: "type", zh: "类型")] + tag
        + [spoken(en: "platform", zh: "平台"), spoken(en: "class", zh: "类"), spoken(en: "place", zh: "位置")],
      rows)
  }

  private func json(
    _ listing: TypeListing, _ open: [OpenList], _ query: NativeQuery, _ lines: LinesOfFiles
  ) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.member("version", 1)
    writer.key("open")
    writer.value(
      ContainerSet.all.systems.contains { query.facts[$0].values.contains { !$0.isComplete } })
    let openAt = open.filter { $0.subjects == [.types] }
    if !openAt.isEmpty {
      writer.key("openAt")
      writer.beginArray()
      for list in openAt.prefix(UnknownListing.maxOpenPlaces) {
        writer.beginObject(onOneLine: true)
        writer.member("platform", list.platform.rawValue)
        writer.member("path", list.spot.contract == nil ? query.shown(list.spot.path) : list.spot.path)
        writer.member("line", list.spot.line)
        writer.end()
      }
      writer.end()
    }
    writer.key("types")
    writer.beginArray()
    for entry in listing.entries {
      writer.beginObject(onOneLine: true)
      writer.member("type", entry.type)
      if let tag = entry.tag, listing.hasSeveralTags { writer.member("tag", tag) }
      writer.optional("platform", entry.platform?.rawValue)
      writer.optional("class", entry.className)
      writer.optional("path", entry.place.map { query.shown($0.path) })
      writer.key("line")
      if let line = entry.place.flatMap(lines.position)?.line { writer.value(line) } else { writer.null() }
      writer.end()
    }
    writer.end()
    if !listing.widgets.isEmpty { add(listing.widgets, query, lines, to: &writer) }
    writer.end()
    return writer.bytes
  }

  private func add(
    _ widgets: [WidgetContract], _ query: NativeQuery, _ lines: LinesOfFiles, to writer: inout JSONWriter
  ) {
    writer.key("widgets")
    writer.beginArray()
    for widget in widgets {
      writer.beginObject(onOneLine: true)
      writer.member("name", widget.name)
      writer.optional("class", widget.className)
      for (key, names) in [("properties", widget.properties), ("events", widget.events)] {
        writer.key(key)
        writer.beginArray()
        for name in names { writer.value(name) }
        writer.end()
      }
      writer.member("path", query.shown(widget.place.path))
      writer.key("line")
      if let line = lines.position(of: widget.place)?.line { writer.value(line) } else { writer.null() }
      writer.end()
    }
    writer.end()
  }
}

/// Positions in the files that register types. Each file is read once.
final class LinesOfFiles {
  private var indexes: [String: PositionIndex?] = [:]

  func position(of place: Place) -> Position? {
    let index: PositionIndex?
    if let known = indexes[place.path] {
      index = known
    } else {
      index = (try? DiskFileSystem().read(place.path)).map { PositionIndex($0) }
      indexes[place.path] = .some(index)
    }
    return index?.position(at: place.range.start)
  }
}

extension JSONWriter {
  fileprivate mutating func optional(_ name: String, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }
}
