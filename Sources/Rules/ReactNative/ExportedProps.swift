import Diagnostics
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

extension Library {
  /// The props of all managers whose components are known, each where it is exported.
  var exportedProps: [ExportedProp] {
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

  /// Exported names that no spec of their component declares, each with the declared name that is most likely meant.
  var undeclaredProps: [(prop: ExportedProp, spec: ComponentSpec, meant: NameAt?)] {
    let unsettable = Set(unsettableProps.map(\.export.name.place))
    return exportedProps.compactMap { prop in
      let specs = specs(of: prop.component)
      guard let spec = specs.first(where: { $0.platforms.contains(prop.platform) }) ?? specs.first,
        specs.allSatisfy(\.isClosed), !unsettable.contains(prop.name.place)
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
  }
}
