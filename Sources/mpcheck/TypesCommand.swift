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
        """,
      zh: """
        它们来自原生源码（以路径、--host 或 mpcheck.json 中的“hosts”给出）、契约文件和“nativeViews”。
        """))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var query: NativeQueryOptions

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(en: "text or json.", zh: "text 或 json。", valueName: "format"))
  var format: Format = .text

  @OptionGroup var languageOptions: LanguageOptions

  func run() throws {
    let query = try NativeQuery(self.query)
    let listing = TypeListing([query.facts], declared: query.declaredTypes)
    let lines = LinesOfFiles()
    switch format {
    case .text: Terminal.writeOutput(Array(text(listing, query, lines).utf8))
    case .json: Terminal.writeOutput(json(listing, query, lines), as: .json)
    }
    if listing.entries.isEmpty, listing.widgets.isEmpty {
      Terminal.writeNote(LocalizedText(en: "no native view type is known", zh: "没有已知的原生视图类型"))
    }
    try query.finish(for: [])
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

  private func json(_ listing: TypeListing, _ query: NativeQuery, _ lines: LinesOfFiles) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.member("version", 1)
    writer.key("open")
    writer.value(
      ContainerSet.all.systems.contains { query.facts[$0].values.contains { !$0.isComplete } })
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
