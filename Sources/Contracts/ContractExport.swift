import Diagnostics
import Files
import Containers
import NativeSource
import MiniProgram

/// The contract of all native views that hosts register and programs use, to be written as `native-views.json`.
///
/// It contains everything in the order of names, and lines only of places that leave a list open, so that the file of a wholly known
/// host changes only when the contract does.
package struct ContractExport {
  private let facts: NativeFacts
  private let projects: [Project]
  private let shownPath: @Sendable (String) -> String
  private let line: (Place) -> Int
  private let toolVersion: String

  /// The most places of one list that are written.
  package static let maxOpenPlaces = 20

  /// - Parameters:
  ///   - projects: the programs that use the views.
  ///   - shownPath: how an absolute path is written.
  ///   - line: the line of a place, from 1.
  package init(
    _ facts: NativeFacts, _ projects: [Project], toolVersion: String,
    shownPath: @escaping @Sendable (String) -> String, line: @escaping (Place) -> Int
  ) {
    self.facts = facts
    self.projects = projects
    self.toolVersion = toolVersion
    self.shownPath = shownPath
    self.line = line
  }

  /// The contract as a JSON text with a line break at its end.
  package var text: String { tree.indented }

  var tree: JSONTree {
    let systems = ContainerSet.all.systems
    var members: [(key: String, value: JSONTree)] = [
      (ContractKey.version, .integer(ContractFile.version)),
      (
        ContractKey.tool,
        .line(
          .object([(ContractKey.name, .string("mpcheck")), (ContractKey.version, .string(toolVersion))]))
      ),
      (ContractKey.platforms, .array(systems.flatMap(platforms))),
      (ContractKey.views, .array(systems.flatMap(views))),
    ]
    let widgets = facts[.voltMX].values.sorted { $0.platform < $1.platform }.flatMap { facts in
      facts.widgets.map { tree(of: $0, facts) }
    }
    if !widgets.isEmpty { members.append((ContractKey.widgets, .array(widgets))) }
    return .object(members)
  }

  private func platforms(of system: Container.System) -> [JSONTree] {
    let known = facts[system].values.filter { $0.isKnown || !$0.isComplete }
    return known.sorted { $0.platform < $1.platform }.map { facts in
      var members: [(key: String, value: JSONTree)] = [
        (ContractKey.platform, .string(facts.platform.rawValue)),
        (ContractKey.open, .bool(!facts.isComplete)),
      ]
      members += openAt(facts.gaps)
      members += tag(of: system)
      if !facts.mentions.isEmpty {
        members.append((ContractKey.proxies, .strings(facts.mentions.sorted(by: Path.precedes))))
      }
      return .line(.object(members))
    }
  }

  /// The tag is left out for the first system: the first contracts had no other.
  private func tag(of system: Container.System) -> [(key: String, value: JSONTree)] {
    system == .mPaaS ? [] : [(ContractKey.tag, .string(system.tag ?? ""))]
  }

  private func views(of system: Container.System) -> [JSONTree] {
    let contracts = Dictionary(grouping: facts.contracts(of: system), by: \.type)
    let uses = NativeViewUse.byType(in: projects, of: system)
    let types = Set(contracts.keys).union(uses.keys).sorted(by: Path.precedes)
    return types.map { type in
      var members: [(key: String, value: JSONTree)] = [(ContractKey.type, .string(type))]
      members += tag(of: system)
      members.append((ContractKey.native, .array((contracts[type] ?? []).map { tree(of: $0, system) })))
      if let use = uses[type] { members.append((ContractKey.used, use.tree)) }
      return .object(members)
    }
  }

  private func tree(of widget: WidgetContract, _ facts: PlatformFacts) -> JSONTree {
    var members: [(key: String, value: JSONTree)] = [
      (ContractKey.name, .string(widget.name)), (ContractKey.platform, .string(facts.platform.rawValue)),
      (ContractKey.class, widget.className.map { .string($0) } ?? .null),
      (ContractKey.path, .string(shownPath(widget.place.path))),
    ]
    if let index = widget.classIndex, facts.classes.all[index].implementation != nil {
      members.append(
        (ContractKey.implementation, tree(of: facts.classes.all[index], facts.classes, .voltMXWidget)))
    }
    members += [
      (ContractKey.properties, .strings(widget.properties)), (ContractKey.events, .strings(widget.events)),
    ]
    return .object(members)
  }

  private func tree(of contract: NativeViewContract, _ system: Container.System) -> JSONTree {
    var members: [(key: String, value: JSONTree)] = [
      (ContractKey.platform, .string(contract.platform.rawValue)),
      (ContractKey.registrations, .array(registrations(of: contract))),
    ]
    if let index = contract.classIndex, let facts = facts[system][contract.platform],
      let container = ContainerSet.all.container(of: system, on: contract.platform)
    {
      members.append(
        (ContractKey.implementation, tree(of: facts.classes.all[index], facts.classes, container)))
    }
    let interface = contract.interface
    members += [
      (ContractKey.events, names(interface.events) { $0.name?.value }),
      (ContractKey.messages, names(interface.messages, \.value)),
      (ContractKey.params, names(interface.parameters, \.value)),
    ]
    return .object(members)
  }

  /// A part of an interface.
  private func names<Item>(_ names: KnownNames<Item>, _ name: (Item) -> String?) -> JSONTree {
    .names(names.items.compactMap(name), isIncomplete: !names.isComplete, openAt(names.gaps))
  }

  /// The files and lines that leave a list open, each once, in their order.
  private func openAt(_ gaps: [OpenPlace]) -> [(key: String, value: JSONTree)] {
    let places = gaps.map { gap in
      gap.stated ?? OpenPlace.Stated(path: shownPath(gap.place.path), line: line(gap.place))
    }.inOrder
    if places.isEmpty { return [] }
    let shown = places.prefix(ContractExport.maxOpenPlaces).map(\.tree)
    return [(ContractKey.openAt, .array(shown))]
  }

  /// Each class and file once: how often one file registers a class does not belong to the contract.
  private func registrations(of contract: NativeViewContract) -> [JSONTree] {
    var seen: Set<String> = []
    return contract.registrations.map { (name: $0.className.value, path: shownPath($0.type.place.path)) }
      .sorted { ($0.path, $0.name ?? "") < ($1.path, $1.name ?? "") }
      .filter { seen.insert("\($0.path)\u{0}\($0.name ?? "")").inserted }
      .map { entry in
        .line(
          .object([
            (ContractKey.class, entry.name.map { .string($0) } ?? .null),
            (ContractKey.path, .string(entry.path)),
          ]))
      }
  }

  /// The class, and the methods of the container that it or a scanned ancestor implements.
  private func tree(
    of entry: NativeClass, _ classes: NativeClassTable, _ container: Container
  ) -> JSONTree {
    let chain = [entry] + entry.ancestors.map { classes.all[$0] }
    let methods = container.methods.filter { method in
      chain.contains { $0.implementation(of: method) != nil }
    }.map(\.selector)
    return .object([
      (ContractKey.class, .string(entry.name)), (ContractKey.path, .string(shownPath(entry.namePlace.path))),
      (ContractKey.methods, .strings(methods.sorted(by: Path.precedes))),
    ])
  }
}

extension [OpenPlace.Stated] {
  /// Each once, by path and line.
  var inOrder: [OpenPlace.Stated] {
    Set(self).sorted { $0.path != $1.path ? Path.precedes($0.path, $1.path) : $0.line < $1.line }
  }
}

extension OpenPlace.Stated {
  var tree: JSONTree {
    .object([(ContractKey.path, .string(path)), (ContractKey.line, .integer(line))])
  }
}

extension JSONTree {
  /// A part of an interface; `isIncomplete` when there may be more names.
  static func names(
    _ names: some Sequence<String>, isIncomplete: Bool, _ openAt: [(key: String, value: JSONTree)] = []
  ) -> JSONTree {
    .line(
      .object(
        [(ContractKey.open, .bool(isIncomplete))] + openAt
          + [(ContractKey.names, .strings(Set(names).sorted(by: Path.precedes)))]))
  }
}
