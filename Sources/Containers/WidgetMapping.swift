import Diagnostics
import NativeSource

/// What an XML file says of the classes that a container makes objects of, and of what scripts see of these.
///
/// Source: the binding generator of the platform (`cwiffijsbindings_gen.pl`), which reads these elements and
/// attributes. Of its platforms, only `iphone` and `ipad` belong to iOS.
package struct WidgetMapping: Hashable, Sendable {
  /// A value of an attribute.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var place: Place
  }

  /// `cwiclass`: one widget for scripts.
  package struct Entry: Hashable, Sendable {
    /// The place of the entry.
    package var place: Place
    package var scriptName: String
    package var mappings: [ClassMapping] = []
    package var properties: [Property] = []
  }

  /// A `classmapping` for iOS.
  package struct ClassMapping: Hashable, Sendable {
    package var className: Name
    /// The protocol that raises events; nil for none.
    package var eventProtocol: Name?
    package var library: String
  }

  /// A `property`, with what it is on iOS.
  package struct Property: Hashable, Sendable {
    /// The value of `name`.
    package var name: Name
    /// Whether scripts may change it.
    package var isProgrammable: Bool
    /// The `mapping` elements for iOS.
    package var mappings: [NativeType]

    package struct NativeType: Hashable, Sendable {
      package var name: Name
      /// The name in native code.
      package var nativeName: String
    }

    package var nativeNames: Set<String> { Set(mappings.map(\.nativeName)) }
    package var isEvent: Bool { mappings.contains { $0.name.text == WidgetMapping.eventType } }
  }

  package static let eventType = "Callback"
  private static let platforms: Set<String> = ["iphone", "ipad"]

  package var path: String
  package private(set) var classes: [Entry] = []

  /// Nil for a file that is not a mapping.
  init?(_ facts: NativeFileFacts) {
    if facts.elements.isEmpty { return nil }
    path = facts.path
    // The entry and the property around each element, by the element's index.
    var entries = [Int](repeating: -1, count: facts.elements.count)
    var properties = entries
    for (index, element) in facts.elements.enumerated() {
      if element.parent >= 0 {
        entries[index] = entries[element.parent]
        properties[index] = properties[element.parent]
      }
      func value(_ name: String) -> Name? {
        element.attributes.first { $0.name.text == name }.map {
          Name(text: $0.value.text, place: Place(path: facts.path, range: $0.value.range))
        }
      }
      if element.name == "cwiclass" {
        entries[index] = classes.count
        classes.append(
          Entry(
            place: Place(path: facts.path, range: element.startTag), scriptName: value("jsname")?.text ?? ""))
      }
      guard entries[index] >= 0 else { continue }
      let entry = entries[index]
      switch element.name {
      case "classmapping" where isOfPlatform(value("platform")):
        guard let name = value("widgetclass"), !name.text.isEmpty else { continue }
        var mapping = ClassMapping(className: name, library: value("library")?.text ?? "")
        if let events = value("eventdelegateclass"), !events.text.isEmpty { mapping.eventProtocol = events }
        classes[entry].mappings.append(mapping)
      case "property":
        guard let name = value("name") else { continue }
        properties[index] = classes[entry].properties.count
        classes[entry].properties.append(
          Property(name: name, isProgrammable: value("programmable")?.text == "true", mappings: []))
      case "mapping" where isOfPlatform(value("platform")) && properties[index] >= 0:
        guard let type = value("type") else { continue }
        let property = classes[entry].properties[properties[index]]
        let native = value("propertyname").flatMap { $0.text.isEmpty ? nil : $0.text } ?? property.name.text
        classes[entry].properties[properties[index]].mappings.append(
          Property.NativeType(name: type, nativeName: native))
      default: break
      }
    }
    for index in classes.indices { classes[index].properties.removeAll { $0.mappings.isEmpty } }
    classes.removeAll { $0.mappings.isEmpty }
  }

  private func isOfPlatform(_ name: Name?) -> Bool {
    name.map { WidgetMapping.platforms.contains($0.text) } ?? false
  }
}

extension NativeClassTable {
  /// The class that a mapping with this name means; nil when there is none, or more than one.
  package func mapped(_ name: String) -> Int? {
    let exact = byRuntimeName[name] ?? byName[name] ?? []
    return exact.count == 1 ? exact[0] : nil
  }
}
