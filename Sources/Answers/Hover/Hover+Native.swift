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
    var text = RichText(page.language)
    text.bold(type)
    text.paragraph()
    text.text(en: "A native view of the app.\n", zh: "宿主应用的原生视图。\n")
    for platform in NativePlatform.allCases {
      for (_, name, place) in (declaration?.classes ?? []).filter({ $0.platform == platform }) {
        text.item()
        let (system, file) = (platform.shown, page.shown(place))
        text.text(
          en: "\(system): class \(code: name) in \(code: file)",
          zh: "\(system)：类 \(code: name)，位于 \(code: file)")
      }
      for (_, place, _) in (declaration?.registrations ?? []).filter({ $0.platform == platform }) {
        text.item()
        let (system, file) = (platform.shown, page.shown(place))
        text.text(en: "\(system): registered in \(code: file)", zh: "\(system)：在 \(code: file) 中注册")
      }
    }
    if declaration == nil {
      for place in view?.declarations ?? [] {
        text.item()
        let file = page.shown(place)
        text.text(en: "Declared in \(code: file)", zh: "在 \(code: file) 中声明")
      }
    }
    let interface = page.nativeInterface(of: type)
    text.list(
      LocalizedText(en: "Parameters:", zh: "参数："), interface.parameters.map { ($0, interface.types[$0]) })
    text.list(LocalizedText(en: "Events:", zh: "事件："), interface.events.map { ($0, nil) })
    return text
  }

  /// A parameter or an event of a native view, with the places where native code reads or sends it.
  func nativeAttribute(_ attribute: String, _ element: Element) -> RichText? {
    guard let value = element.attribute(.type)?.staticValue else { return nil }
    let type = page.string(page.text.trimmed(value))
    let interface = page.nativeInterface(of: type)
    let isEvent = interface.events.contains(attribute)
    guard isEvent || interface.parameters.contains(attribute) else { return nil }
    var text = RichText(page.language)
    text.bold(attribute)
    text.type(interface.types[attribute])
    text.paragraph()
    if isEvent {
      text.text(en: "An event of the native view \(code: type)", zh: "原生视图 \(code: type) 的事件")
    } else {
      text.text(en: "A parameter of the native view \(code: type)", zh: "原生视图 \(code: type) 的参数")
    }
    let declaration = page.nativeDeclaration(type)
    let uses = ((isEvent ? declaration?.events : declaration?.parameters) ?? []).filter {
      $0.name == attribute
    }
    if !uses.isEmpty { text.text("\n") }
    for use in uses {
      text.item()
      let (system, file) = (use.platform.shown, page.shown(use.place))
      if isEvent {
        text.text(en: "\(system): sent in \(code: file)", zh: "\(system)：在 \(code: file) 中发送")
      } else {
        text.text(en: "\(system): read in \(code: file)", zh: "\(system)：在 \(code: file) 中读取")
      }
    }
    return text
  }
}
