import Diagnostics
import Linting
import Markup
import NativeSource

extension MarkupHovers {
  /// A type of native views: where it is registered, its classes, parameters and events. Nil for a type that nothing
  /// knows.
  func native(_ type: String) -> RichText? {
    let view = page.nativeTypes[type]
    let declaration = page.nativeDeclaration(type)
    if view == nil, declaration == nil { return nil }
    var text = RichText()
    text.bold(type)
    text.paragraph()
    text.text("A native view of the app.\n")
    for platform in NativePlatform.allCases {
      for (_, name, place) in (declaration?.classes ?? []).filter({ $0.platform == platform }) {
        text.item()
        text.text("\(platform.shown): class ")
        text.code(name)
        text.text(" in ")
        text.code(page.shown(place))
      }
      for (_, place, _) in (declaration?.registrations ?? []).filter({ $0.platform == platform }) {
        text.item()
        text.text("\(platform.shown): registered in ")
        text.code(page.shown(place))
      }
    }
    if declaration == nil {
      for place in view?.declarations ?? [] {
        text.item()
        text.text("Declared in ")
        text.code(page.shown(place))
      }
    }
    let interface = page.nativeInterface(of: type)
    text.list("Parameters:", interface.parameters.map { ($0, interface.types[$0]) })
    text.list("Events:", interface.events.map { ($0, nil) })
    return text
  }

  /// A parameter or an event of a native view, with the places where native code reads or sends it.
  func nativeAttribute(_ attribute: String, _ element: Element) -> RichText? {
    guard let value = element.attribute(.type)?.staticValue else { return nil }
    let type = page.string(page.text.trimmed(value))
    let interface = page.nativeInterface(of: type)
    let isEvent = interface.events.contains(attribute)
    guard isEvent || interface.parameters.contains(attribute) else { return nil }
    var text = RichText()
    text.bold(attribute)
    if let known = interface.types[attribute] { text.text(": \(known)") }
    text.paragraph()
    text.text(isEvent ? "An event of the native view " : "A parameter of the native view ")
    text.code(type)
    let declaration = page.nativeDeclaration(type)
    let uses = ((isEvent ? declaration?.events : declaration?.parameters) ?? []).filter {
      $0.name == attribute
    }
    if !uses.isEmpty { text.text("\n") }
    for use in uses {
      text.item()
      text.text("\(use.platform.shown): \(isEvent ? "sent" : "read") in ")
      text.code(page.shown(use.place))
    }
    return text
  }
}
