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
  /// The components of managers that extend this one, which have the prop as well.
  var heirs: Set<String> = []
  /// The type of the value, where the manager says it, and its kind; nil for kinds that are not in the table.
  var type: NameAt?
  var kind: ValueKind?
}

/// What the managers of a library export, joined with its views and specs.
struct ExportedProps {
  /// The props of all managers with a known component, each at the place where it is exported.
  let all: [ExportedProp]
  /// Exported props that a view has no property for, with its class.
  let unsettable: [(export: ViewPropertyExport, view: AppleClass)]
  /// Exported names that no spec of their component declares, each with the declared name that is most likely meant.
  let undeclared: [(prop: ExportedProp, spec: ComponentSpec, meant: NameAt?)]
  /// The events that constants of Android register under another name.
  let misnamedEvents: [MisnamedEvent]
  /// Declared props and events that most likely have another name in the native sources: the only one of a spec that these do
  /// not name, with the exports of the only name that the spec lacks.
  let renamed: [(declared: NameAt, exports: [ExportedProp], isInSpec: Bool)]
  /// The declared props and events that are reported at what is exported instead.
  let misspelled: Set<Place>
  /// The entry of `renamed` for each declared name, and for what is exported instead.
  private let renamedByPlace: [Place: Int]

  init(_ library: Library) {
    all = library.exportedProps
    unsettable = library.unsettableProps
    misnamedEvents = library.misnamedEvents
    let misnamed = library.apple.flatMap(\.parts).flatMap(\.viewProperties).filter(\.isMisnamedEvent)
    let reported = Set(unsettable.map(\.export.name.place) + misnamed.map(\.name.place))
    var declared: [String: DeclaredNames?] = [:]
    var comparisons = ExportedProps.maxComparisons
    undeclared = all.filter { !reported.contains($0.name.place) }.compactMap { prop in
      let key = "\(prop.component)\n\(prop.platform)"
      let names = declared[key] ?? DeclaredNames(of: prop, library)
      declared[key] = .some(names)
      // The old architecture takes what the manager exports: what is passed beside the props of the spec is for it.
      return names?.undeclared(prop, &comparisons).flatMap {
        library.mayPass(prop.name.text, to: $0.spec) || library.mayDeclare(prop) ? nil : $0
      }
    }
    let meant = Set(undeclared.compactMap(\.meant?.place) + misnamedEvents.map(\.meant.place))
    var renamed: [(declared: NameAt, exports: [ExportedProp], isInSpec: Bool)] = []
    let unknown = Dictionary(grouping: undeclared.filter { $0.meant == nil }, by: \.spec.name)
    for (spec, props) in unknown where Set(props.map(\.prop.name.text)).count == 1 {
      let unnamed = (library.unreadProps(of: props[0].spec) + library.unsentEvents(of: props[0].spec))
        .filter { !meant.contains($0.place) }
      guard unnamed.count == 1, library.specs(of: spec.text).count == 1 else { continue }
      let exports = props.map(\.prop)
      renamed.append((unnamed[0], exports, library.agree(exports, insteadOf: unnamed[0])))
    }
    self.renamed = renamed
    misspelled = Set(
      undeclared.compactMap(\.meant?.place) + misnamedEvents.map(\.meant.place)
        + renamed.filter { !$0.isInSpec }.map(\.declared.place))
    var byPlace: [Place: Int] = [:]
    for (index, one) in renamed.enumerated().reversed() {
      for place in [one.declared.place] + one.exports.map(\.name.place) { byPlace[place] = index }
    }
    renamedByPlace = byPlace
  }

  /// So many names are compared with each other in a library. Of props that come later nothing is known.
  private static let maxComparisons = 250_000

  /// What is exported instead of a declared prop or event.
  func otherName(of declared: NameAt) -> [ExportedProp] {
    guard let index = renamedByPlace[declared.place], renamed[index].declared == declared else { return [] }
    return renamed[index].exports
  }

  /// The declared name that an exported name has most likely in the spec.
  func declaredName(of export: ExportedProp) -> (name: NameAt, isWrong: Bool)? {
    guard let index = renamedByPlace[export.name.place], renamed[index].declared.place != export.name.place
    else { return nil }
    return (renamed[index].declared, renamed[index].isInSpec)
  }
}

/// What the specs of a component declare.
private struct DeclaredNames {
  private let spec: ComponentSpec
  private let names: [NameAt]
  private let texts: Set<String>

  /// Nil where a spec may declare more, and without one.
  init?(of prop: ExportedProp, _ library: Library) {
    let specs = library.specs(of: prop.component)
    guard let spec = specs.first(where: { $0.platforms.contains(prop.platform) }),
      specs.allSatisfy(\.isComplete)
    else { return nil }
    self.spec = spec
    names = specs.flatMap { $0.props.map(\.name) + $0.events.map(\.name) }
    texts = Set(names.map(\.text))
  }

  /// Nil where the prop is declared, and where so many names were compared before that this is not known.
  func undeclared(
    _ prop: ExportedProp, _ comparisons: inout Int
  ) -> (prop: ExportedProp, spec: ComponentSpec, meant: NameAt?)? {
    let name = prop.name.text
    if texts.contains(name) { return nil }
    if InheritedNames.hasProp(name) || InheritedNames.events.contains(name)
      || InheritedNames.rctViewProperties.contains(name)
    {
      return nil
    }
    comparisons -= names.count
    if comparisons < 0 { return nil }
    let meant = names.filter {
      ComponentNames.isMisspelling(name, of: $0.text) && !prop.others.contains($0.text)
    }.min {
      editDistance(name.utf8, $0.text.utf8, limit: 9) < editDistance(name.utf8, $1.text.utf8, limit: 9)
    }
    return (prop, spec, meant)
  }
}

extension PackageContext {
  /// The exported props, made once for each library.
  var exportedProps: ExportedProps { shared(ExportedProps(library)) }
}

extension Library {
  /// Whether native sides agree on one name instead of a declared one, which is then wrong: several managers export it, or
  /// Android registers the event that iOS exports.
  func agree(_ exports: [ExportedProp], insteadOf declared: NameAt) -> Bool {
    let name = exports[0].name.text
    if !exports.allSatisfy({ $0.name.text == name }) { return false }
    return exports.count > 1
      || exports[0].platform == .ios && isEventProp(declared.text) && androidStrings.contains(name)
        && !androidStrings.contains(declared.text)
  }

  /// Whether the spec of a component whose manager inherits an exported prop declares it, or is not known.
  fileprivate func mayDeclare(_ prop: ExportedProp) -> Bool {
    prop.heirs.contains { component in
      let specs = specs(of: component)
      return specs.isEmpty || specs.contains { !$0.isComplete || $0.declares(prop.name.text) }
    }
  }

  fileprivate var exportedProps: [ExportedProp] {
    var found: [ExportedProp] = []
    var heirs: [String: Set<String>] = [:]
    for manager in appleManagers {
      guard let component = manager.component?.text else { continue }
      for type in manager.chain.dropFirst() { heirs[type.name, default: []].insert(component) }
    }
    for manager in appleManagers {
      guard let component = manager.component?.text else { continue }
      let all = Set(manager.exports.map(\.name.text))
      for export in manager.type.parts.flatMap(\.viewProperties) {
        found.append(
          ExportedProp(
            name: export.name, component: component, platform: .ios, others: all,
            heirs: heirs[manager.type.name, default: []].subtracting([component]), type: export.type,
            // The code after the macro takes the value as it comes: the type converts nothing.
            kind: export.kind == .custom ? nil : ValueKind(objectiveC: export.bareType)))
      }
    }
    let overloads = delegateOverloads
    var androidHeirs: [Place: Set<String>] = [:]
    for manager in androidManagers {
      guard let component = manager.component else { continue }
      for type in manager.chain.dropFirst() { androidHeirs[type.name.place, default: []].insert(component) }
    }
    for manager in androidManagers {
      guard let component = manager.component else { continue }
      let called = overloads[manager.type.name.place]
      let props = manager.type.props.compactMap { prop in
        value(of: prop.value, in: manager).map { (NameAt($0, at: prop.place), prop) }
      }
      let all = Set(props.map(\.0.text))
      for (name, prop) in props {
        let type = called?[NativeProperty.setterName(name.text)] ?? prop.type
        let bare = type?.text.filter { $0 != "?" && $0 != " " }
        found.append(
          ExportedProp(
            name: name, component: component, platform: .android, others: all,
            heirs: androidHeirs[manager.type.name.place, default: []].subtracting([component]), type: type,
            kind: prop.hasCustomType ? nil : bare.flatMap(ValueKind.init(jvm:))))
      }
    }
    return found
  }

  /// The types of the values of setters without annotations that delegates call, by the names of the setters, for each class
  /// that declares or inherits them, or is extended by one that declares them: `setSize(v, float)` beside
  /// `@ReactProp(name = "size") setSize(v, int)`.
  private var delegateOverloads: [Place: [String: NameAt]] {
    var found: [Place: [String: NameAt]] = [:]
    for manager in androidManagers where manager.hasDelegate && manager.hasDelegateSetters {
      var types: [String: NameAt] = [:]
      for type in manager.chain {
        let annotated = Set(type.props.compactMap(\.type))
        for setter in type.setters where types[setter.name.text] == nil {
          if let value = setter.type, !annotated.contains(value) { types[setter.name.text] = value }
        }
        found[type.name.place, default: [:]].merge(types) { first, _ in first }
      }
    }
    return found
  }

  fileprivate var unsettableProps: [(export: ViewPropertyExport, view: AppleClass)] {
    var found: [(export: ViewPropertyExport, view: AppleClass)] = []
    // A manager exports for the views of those that extend it, too.
    var extending: [String: [AppleManager]] = [:]
    for manager in appleManagers {
      for ancestor in manager.chain.dropFirst() {
        extending[ancestor.name, default: []].append(manager)
      }
    }
    for manager in appleManagers {
      guard let view = manager.view, let names = settableNames(of: view) else { continue }
      let exports = manager.type.parts.flatMap(\.viewProperties).filter {
        $0.kind != .custom && $0.isSent && !$0.isMisnamedEvent && !names.contain($0)
      }
      if exports.isEmpty { continue }
      let others = extending[manager.type.name, default: []].map { $0.view.flatMap(settableNames) }
      for export in exports where others.allSatisfy({ $0.map { !$0.contain(export) } ?? false }) {
        found.append((export, view))
      }
    }
    return found
  }

  /// What can be set in a view; nil where that is not all known.
  private func settableNames(of view: AppleClass) -> SettableNames? {
    let (chain, end) = classes.chain(view)
    // Each branch of an `#if` may name another superclass.
    if end != "UIView" || classes.bases(view) != ["UIView"] || classes.mayHaveMore(chain) { return nil }
    let additions = ["UIView", "UIResponder", "NSObject"].compactMap { classes.all[$0] }
    let members = classes.exposedMembers(chain + additions)
    let variables = chain.flatMap(\.parts).flatMap(\.instanceVariables).map(\.name.text)
    return SettableNames(
      declared: Set(chain.flatMap(\.parts).flatMap(\.synthesized))
        .union(hasSwiftVersion ? [] : usedProps(of: chain)).union(requiredProps(of: chain)),
      readable: Set(members.properties.map(\.objectiveCName.text) + variables),
      selectors: Set(members.properties.map(\.setter) + members.methods.map(\.selector)))
  }
}

extension Library {
  /// The properties of classes that Objective-C uses: it sees them, whatever is before them.
  private func usedProps(of chain: [AppleClass]) -> Set<String> {
    let used = apple.reduce(into: Set<String>()) { used, file in
      if file.usedMembers.isEmpty { return }
      for type in chain { used.formUnion(file.usedMembers[type.name] ?? []) }
    }
    if used.isEmpty { return [] }
    return used.intersection(
      chain.flatMap(\.properties).filter { !$0.isPrivate }.map(\.objectiveCName.text)
        + chain.flatMap(\.methods).filter { !$0.isPrivate }.compactMap(\.settableProp))
  }
}

extension Library {
  /// The properties of Swift classes that adopt a protocol of Objective-C: it sees those that the protocol requires, whatever is
  /// before them. Delegates require methods.
  private func requiredProps(of chain: [AppleClass]) -> [String] {
    let required = requiredMembers(of: chain)
    return required.properties.map(\.name.text) + required.methods.compactMap(\.settableProp)
  }

  /// The methods of these classes that a protocol of the library may require. React Native's require none of a library.
  func requiredMethods(of chain: [AppleClass]) -> [AppleMethod] {
    requiredMembers(
      of: chain.filter { type in
        !type.parts.flatMap(\.conformances).allSatisfy { name in
          name == type.superclass || name.hasPrefix("RCT") || Library.plainProtocols.contains(name)
        }
      }
    ).methods
  }

  /// Protocols of Swift's own modules without methods that scripts call.
  private static let plainProtocols: Set<String> = [
    "NSObject", "Sendable", "ObservableObject", "Identifiable", "Equatable", "Hashable", "Codable",
    "CustomStringConvertible",
  ]

  /// The members of these classes that may be such ones.
  private func requiredMembers(
    of chain: [AppleClass]
  ) -> (properties: [AppleProperty], methods: [AppleMethod]) {
    let adopting = chain.filter { type in
      type.isSwift
        && type.parts.flatMap(\.conformances).contains { name in
          name != type.superclass && classes.find(name) == nil && !name.hasSuffix("Delegate")
            && !name.hasSuffix("DataSource") && !apple.contains { $0.swiftProtocols.contains(name) }
        }
    }
    return (
      adopting.flatMap(\.properties).filter { !$0.isPrivate },
      adopting.flatMap(\.methods).filter { !$0.isPrivate }
    )
  }
}

/// What can be set in a view.
private struct SettableNames {
  /// Properties of which it is not known how they are set.
  let declared: Set<String>
  /// The properties and instance variables.
  let readable: Set<String>
  let selectors: Set<String>

  func contain(_ export: ViewPropertyExport) -> Bool {
    let name = export.settableName
    if InheritedNames.uiViewProperties.contains(name) || declared.contains(name) { return true }
    if selectors.contains(NativeProperty.setter(name)) { return true }
    // The first part of a key path is read by `valueForKey:`.
    return export.hasKeyPath
      && ([name, "_" + name].contains(where: readable.contains) || selectors.contains(name))
  }
}

extension ViewPropertyExport {
  /// The property of the view that the prop sets, or that its key path begins with.
  var settableName: String { String((target ?? name).text.prefix { $0 != "." }) }
  /// Whether React Native sends the prop: of `style` it sends what is in it.
  ///
  /// Source: getNativeComponentAttributes.js of React Native.
  fileprivate var isSent: Bool { name.text != "style" }
  fileprivate var hasKeyPath: Bool { target?.text.utf8.contains(UInt8(ascii: ".")) ?? false }
}
