import Diagnostics
import Files
import Markup
import MiniProgram
import Reference

/// What things mean, as hovers and completions show it.
extension RichText {
  /// A tag of the base library; nil where nothing is known of it.
  init?(tag: String, in dialect: Dialect) {
    guard let reference = dialect.reference(ofTag: tag) else { return nil }
    self.init()
    bold("<\(tag)>")
    paragraph()
    text(reference.summary)
    add(since: reference.since)
    paragraph()
    text("Source: \(reference.source).")
  }

  /// An attribute, event or directive.
  init(_ reference: AttributeReference, named name: String) {
    self.init()
    bold(name)
    if let type = reference.type, type != "none" { text(": \(type)") }
    paragraph()
    text(reference.summary)
    if !reference.values.isEmpty {
      paragraph()
      text("Values: ")
      for (index, value) in reference.values.enumerated() {
        if index > 0 { text(", ") }
        code(value)
      }
      text(".")
    }
    add(since: reference.since)
  }

  private mutating func add(since version: String?) {
    guard let version else { return }
    paragraph()
    text("Since version \(version) of the base library.")
  }

  /// A component with its properties and events.
  init(component tag: String, _ interface: ComponentInterface, shown path: String) {
    self.init()
    bold("<\(tag)>")
    paragraph()
    text("Component ")
    code(path)
    list("Properties:", interface.properties.filter { !$0.isFunction }.map { ($0.name, $0.type) })
    let events = interface.properties.filter(\.isFunction).map(\.name) + interface.events
    list("Events:", events.map { ($0, nil) })
  }
}

extension Dialect {
  /// The directive that an attribute is, in whatever spelling.
  func directive(_ name: String) -> KnownName? {
    let usual = usualSpelling(of: name)
    return [KnownName.if, .elif, .else, .for, .forItem, .forIndex, .forKey].first {
      directives.word($0) != nil && spelling($0) == usual
    }
  }
}

extension MarkupPage {
  /// A path as it is shown: from the root of the program if it is inside of that, else from the folder of the
  /// workspace.
  package func shown(_ path: String) -> String {
    (Path.relative(path, to: program.root) ?? Path.relative(path, to: view.snapshot.folder)).map(String.init)
      ?? path
  }

  /// A place as it is shown: the path with the line.
  func shown(_ place: Place) -> String {
    let path = shown(place.path)
    return view.text(place.path).map { "\(path):\($0.line(at: place.range.start))" } ?? path
  }

  /// A property of a component.
  func description(of property: ComponentInterface.Property, _ interface: ComponentInterface) -> RichText {
    var text = RichText()
    text.bold(property.name)
    if let type = property.type { text.text(": \(type)") }
    text.paragraph()
    text.text(property.isFunction ? "An event of the component " : "A property of the component ")
    text.code(shown(interface.path))
    return text
  }
}

extension SourceText {
  /// The line of the byte at an offset; counts from 1.
  func line(at offset: UInt32) -> Int { LineTable(self).lineIndex(at: min(Int(offset), count)) + 1 }
}
