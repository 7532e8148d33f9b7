import Diagnostics
import Files
import Markup
import MiniProgram
import Reference

/// What things mean, as hovers and completions show it.
extension RichText {
  /// A tag of the base library; nil where nothing is known of it.
  init?(tag: String, in dialect: Dialect, _ language: Language) {
    guard let reference = dialect.reference(ofTag: tag) else { return nil }
    self.init(language)
    bold("<\(tag)>")
    paragraph()
    text(reference.summary[language])
    add(since: reference.since)
    paragraph()
    text(en: "Source: \(reference.source.english).", zh: "来源：\(reference.source.chinese)。")
  }

  /// An attribute, event or directive.
  init(_ reference: AttributeReference, named name: String, _ language: Language) {
    self.init(language)
    bold(name)
    type(reference.type)
    paragraph()
    text(reference.summary[language])
    if !reference.values.isEmpty {
      paragraph()
      text(en: "Values: ", zh: "取值：")
      for (index, value) in reference.values.enumerated() {
        if index > 0 { text(en: ", ", zh: "、") }
        code(value)
      }
      text(en: ".", zh: "。")
    }
    add(since: reference.since)
  }

  private mutating func add(since version: String?) {
    guard let version else { return }
    paragraph()
    text(en: "Since version \(version) of the base library.", zh: "从基础库 \(version) 起支持。")
  }

  /// A component with its properties and events.
  init(component tag: String, _ interface: ComponentInterface, shown path: String, _ language: Language) {
    self.init(language)
    bold("<\(tag)>")
    paragraph()
    text(en: "Component \(code: path)", zh: "组件 \(code: path)")
    list(
      LocalizedText(en: "Properties:", zh: "属性："),
      interface.properties.filter { !$0.isFunction }.map { ($0.name, $0.type) })
    let events = interface.properties.filter(\.isFunction).map(\.name) + interface.events.map(\.name)
    list(LocalizedText(en: "Events:", zh: "事件："), events.map { ($0, nil) })
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
    let component = shown(interface.path)
    var text = RichText(language)
    text.bold(property.name)
    text.type(property.type)
    text.paragraph()
    if property.isFunction {
      text.text(en: "An event of the component \(code: component)", zh: "组件 \(code: component) 的事件")
    } else {
      text.text(en: "A property of the component \(code: component)", zh: "组件 \(code: component) 的属性")
    }
    return text
  }
}

extension SourceText {
  /// The line of the byte at an offset; counts from 1.
  func line(at offset: UInt32) -> Int { LineTable(self).lineIndex(at: min(Int(offset), count)) + 1 }
}
