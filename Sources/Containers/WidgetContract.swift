import Diagnostics
import NativeSource

/// A widget as its mapping or a contract file declares it: what scripts see of a class.
package struct WidgetContract: Hashable, Sendable {
  /// The name that scripts know.
  package var name: String
  package var className: String?
  package var place: Place
  /// An index in `PlatformFacts.classes.all`; nil when none is scanned.
  package var classIndex: Int?
  /// In byte order.
  package var properties: [String]
  package var events: [String]

  package init(
    name: String, className: String?, place: Place, classIndex: Int? = nil, properties: [String],
    events: [String]
  ) {
    self.name = name
    self.className = className
    self.place = place
    self.classIndex = classIndex
    self.properties = properties
    self.events = events
  }
}

extension PlatformFacts {
  /// The widgets of all mappings, and those that contract files declare, by name.
  package var widgets: [WidgetContract] {
    let mapped = mappings.flatMap(\.classes).map { entry in
      let classes = Set(entry.mappings.map(\.className.text))
      let name = classes.count == 1 ? classes.first : nil
      return WidgetContract(
        name: entry.scriptName, className: name, place: entry.place,
        classIndex: name.flatMap { classes.isEmpty ? nil : self.classes.mapped($0) },
        properties: names(entry.properties.filter { !$0.isEvent }),
        events: names(entry.properties.filter(\.isEvent)))
    }
    return (mapped + declaredWidgets).sorted {
      $0.name != $1.name
        ? $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
        : $0.place.path.utf8.lexicographicallyPrecedes($1.place.path.utf8)
    }
  }

  private func names(_ properties: [WidgetMapping.Property]) -> [String] {
    Set(properties.map(\.name.text)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
