import Diagnostics
import Linting
import NativeSource
import ReactNative

/// A prop that a view manager exports.
struct ExportedProp {
  var name: NameAt
  var component: String
  var platform: NativePlatform
  /// What else the manager exports.
  var others: Set<String>
  /// The type of the value, where the manager says it, and its kind; nil for kinds that are not in the table.
  var type: NameAt?
  var kind: ValueKind?
}

/// What the managers of a library export, joined with its views and specs.
struct ExportedProps {
  /// The props of all managers whose components are known, each where it is exported.
  let all: [ExportedProp]
  /// Exported props that a view has no property for, with its class.
  let unsettable: [(export: ViewPropertyExport, view: AppleClass)]
  /// Exported names that no spec of their component declares, each with the declared name that is most likely meant.
  let undeclared: [(prop: ExportedProp, spec: ComponentSpec, meant: NameAt?)]

  init(_ library: Library) {
    all = library.exportedProps
    unsettable = library.unsettableProps
    let unsettablePlaces = Set(unsettable.map(\.export.name.place))
    undeclared = all.filter { !unsettablePlaces.contains($0.name.place) }.compactMap(library.undeclared)
  }

  /// The declared props and events that an exported name most likely means.
  var misspelled: Set<Place> { Set(undeclared.compactMap(\.meant?.place)) }
}

extension PackageContext {
  /// Made once for each library.
  var exportedProps: ExportedProps { shared(ExportedProps(library)) }
}

extension Library {
  fileprivate var exportedProps: [ExportedProp] {
    var found: [ExportedProp] = []
    for manager in appleManagers {
      guard let component = manager.component?.text else { continue }
      let all = Set(manager.exports.map(\.name.text))
      for export in manager.type.parts.flatMap(\.viewProperties) {
        found.append(
          ExportedProp(
            name: export.name, component: component, platform: .ios, others: all, type: export.type,
            kind: ValueKind(objectiveC: export.bareType)))
      }
    }
    for manager in androidManagers {
      guard let component = manager.component else { continue }
      let props = manager.type.props.compactMap { prop in
        value(of: prop.value, in: manager).map { (NameAt($0, at: prop.place), prop) }
      }
      let all = Set(props.map(\.0.text))
      for (name, prop) in props {
        let bare = prop.type?.text.filter { $0 != "?" && $0 != " " }
        found.append(
          ExportedProp(
            name: name, component: component, platform: .android, others: all, type: prop.type,
            kind: prop.hasCustomType ? nil : bare.flatMap(ValueKind.init(jvm:))))
      }
    }
    return found
  }

  fileprivate func undeclared(
    _ prop: ExportedProp
  ) -> (prop: ExportedProp, spec: ComponentSpec, meant: NameAt?)? {
    let specs = specs(of: prop.component)
    guard let spec = specs.first(where: { $0.platforms.contains(prop.platform) }) ?? specs.first,
      specs.allSatisfy(\.isClosed)
    else { return nil }
    let declared = specs.flatMap { $0.props.map(\.name) + $0.events.map(\.name) }
    let name = prop.name.text
    if declared.contains(where: { $0.text == name }) { return nil }
    if InheritedNames.props.contains(name) || InheritedNames.events.contains(name)
      || InheritedNames.rctViewProperties.contains(name)
    {
      return nil
    }
    let meant = declared.filter {
      ComponentNames.isMisspelling(name, of: $0.text) && !prop.others.contains($0.text)
    }.min {
      editDistance(name.utf8, $0.text.utf8, limit: 9) < editDistance(name.utf8, $1.text.utf8, limit: 9)
    }
    return (prop, spec, meant)
  }

  fileprivate var unsettableProps: [(export: ViewPropertyExport, view: AppleClass)] {
    var found: [(export: ViewPropertyExport, view: AppleClass)] = []
    for manager in appleManagers {
      guard let view = manager.view else { continue }
      let (chain, end) = classes.chain(view)
      if end != "UIView" { continue }
      let additions = ["UIView", "UIResponder", "NSObject"].compactMap { classes.all[$0] }
      let members = classes.exposedMembers(chain + additions)
      for export in manager.type.parts.flatMap(\.viewProperties) where export.kind != .custom {
        let name = export.settableName
        if InheritedNames.uiViewProperties.contains(name) { continue }
        let setter = "set" + name.capitalisedFirst + ":"
        let isSettable =
          members.properties.contains { $0.name.text == name }
          || members.methods.contains { $0.selector == setter || export.target != nil && $0.selector == name }
        if !isSettable { found.append((export, view)) }
      }
    }
    return found
  }
}

extension ViewPropertyExport {
  /// The property of the view that the prop sets, or that its key path begins with.
  var settableName: String { String((target ?? name).text.prefix { $0 != "." }) }
}
