import Diagnostics
import Files
import Markup
import MiniProgram
import Script

/// What users of a component can give it and get from it, as far as its own script shows this.
struct ComponentInterface {
  struct Property {
    let name: String
    /// The type as it is declared (`String`), or the kind of its preset value; nil when it is unknown.
    let type: String?
    let place: Place
    /// Whether it is a function that the component calls: an event.
    let isFunction: Bool
  }

  let path: String
  /// The properties in the order of the script.
  let properties: [Property]
  /// The events that it sends; those among the properties are left out.
  let events: [ComponentEvent]

  /// Reads a component and its mixins; `path` is the path of its markup file, or of its configuration.
  init(at path: String, in page: MarkupPage) {
    self.path = path
    let component = page.component(at: path)
    var scripts: [String: TokenList] = [:]
    let declared = Set(component.properties.map(\.field.name))
    events = page.view.events(of: component.unit).filter { !declared.contains($0.name) }
    properties = component.properties.map { declaration in
      let (field, place) = (declaration.field, declaration.place)
      if field.source == .properties {
        let script = scripts[place.path] ?? page.program.text(place.path).map { TokenList.typed($0).tokens }
        scripts[place.path] = script
        return Property(
          name: field.name, type: script?.declaredType(ofMember: place.range), place: place, isFunction: false
        )
      }
      return Property(
        name: field.name, type: field.kind.shown, place: place, isFunction: field.kind == .function)
    }
  }

  subscript(name: String) -> Property? {
    // `my-prop` and `myProp` are one.
    let joined = name.camelCased
    return properties.first { $0.name == name || $0.name == joined }
  }
}

extension ValueKind {
  /// The name of the type, in English; nil where there is none to show.
  var shown: String? {
    switch self {
    case .function: "function"
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .array: "array"
    case .object: "object"
    case .null, .undefined, .unknown: nil
    }
  }
}

extension TokenList {
  /// The type that a member of `properties` declares: `String` in `name: String` and in `name: { type: String }`.
  func declaredType(ofMember name: ByteRange) -> String? {
    guard
      let index = (0..<count).first(where: { range($0).start + 1 >= name.start && range($0).end >= name.end }
      ),
      kind(index + 1) == .colon
    else { return nil }
    let value = index + 2
    guard kind(value) == .openingBrace else { return typeName(value) }
    let type = (value + 1..<closer(of: value)).first {
      parent($0) == value && kind($0) == .identifier && isSpelled($0, "type") && kind($0 + 1) == .colon
    }
    return type.flatMap { typeName($0 + 2) }
  }

  private func typeName(_ index: Int) -> String? {
    let name = string(index)
    return ["String", "Number", "Boolean", "Object", "Array", "Function"].contains(name) ? name : nil
  }
}
