import Diagnostics
import NativeSource

/// A Java or Kotlin class that makes views.
package struct JVMManager: Sendable {
  package var type: JVMClass
  package var path: String
  /// The class itself, then the scanned classes that it extends.
  package var chain: [JVMClass]
  /// The component; nil when it cannot be resolved, or when it has no `getName()`.
  package var component: String?
  /// Where the name of the component is: its literal, if that is found.
  package var componentPlace: Place?
  package var hasUnknownName: Bool
  /// The class that is not scanned at the end of the chain.
  package var base: String
  /// The views that it makes, or the classes that are not scanned and at which their chains end.
  package var viewBases: Set<String> = []
  /// The commands by the numbers, or the simple names of their constants, that `getCommandsMap` gives them.
  var commandsByNumber: [String: String] = [:]
  /// The commands that `receiveCommand` names; nil where it may handle others too.
  package var handledCommands: Set<String>?

  /// Whether commands and props go to a delegate that codegen makes.
  package var hasDelegate: Bool { chain.contains { $0.methods.contains("getDelegate") } }
  /// Whether it has the setters that such a delegate calls.
  package var hasDelegateSetters: Bool {
    chain.contains { $0.interfaces.contains { $0.hasSuffix("ManagerInterface") } }
  }
  package func has(_ method: String) -> Bool { chain.contains { $0.methods.contains(method) } }
}

/// The classes of Java and Kotlin that make views, and the named strings.
struct JVMClasses {
  /// By the last part of their names, then by file.
  private var constants: [String: [String: [JVMConstant]]] = [:]
  /// The texts of the constants of each file.
  private var constantTexts: [String: Set<String>] = [:]
  /// The most constants of one file with the same last part of the name: with more, none is known.
  private static let maxNamesakes = 64

  init(_ files: [JVMFile]) {
    for file in files {
      for constant in file.constants {
        constants[lastPart(constant.name), default: [:]][file.path, default: []].append(constant)
        if case .literal(let text) = constant.value { constantTexts[file.path, default: []].insert(text) }
      }
    }
  }

  private func lastPart(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// The string that a value is, as seen from a class in a file; nil when that is not certain.
  func resolve(_ value: JVMValue, in type: String, _ path: String, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    switch value {
    case .literal(let text): return text
    case .unknown: return nil
    case .constant(let name):
      let last = lastPart(name)
      let namesakes = constants[last] ?? [:]
      let isOfAny = last == name || name.hasSuffix("Companion." + last)
      func candidates(_ path: String) -> [(path: String, name: String, value: JVMValue)] {
        (namesakes[path] ?? []).filter { isOfAny || $0.name == name || $0.name.hasSuffix("." + name) }
          .map { (path, $0.name, $0.value) }
      }
      func areFew(_ path: String) -> Bool { (namesakes[path]?.count ?? 0) <= JVMClasses.maxNamesakes }
      guard areFew(path) else { return nil }
      let inFile = candidates(path)
      if inFile.isEmpty, !namesakes.keys.allSatisfy(areFew) { return nil }
      let own = inFile.filter { name.contains(".") || $0.name.contains(type + ".") }
      let known = inFile.isEmpty ? namesakes.keys.flatMap(candidates) : own.isEmpty ? inFile : own
      let values = Set(known.map { resolve($0.value, in: type, $0.path, depth: depth + 1) })
      return values.count == 1 ? values.first! : nil
    }
  }

  /// Whether the file at a path declares a constant that a value may name.
  func declares(_ value: JVMValue, in path: String) -> Bool {
    value.simpleName.map { constants[$0]?[path] != nil } ?? false
  }

  /// The literal of a constant, as seen from a class in a file: the only one with its name in the class, in the file, or
  /// in all files.
  private func place(of value: JVMValue, _ text: String?, in type: JVMClass) -> Place? {
    guard case .constant(let name) = value, let text else { return nil }
    let namesakes = constants[lastPart(name)] ?? [:]
    let inFile = namesakes[type.name.place.path] ?? []
    let own = inFile.filter { $0.name.contains(type.name.text + ".") }
    let candidates = !own.isEmpty ? own : !inFile.isEmpty ? inFile : namesakes.values.flatMap { $0 }
    return candidates.count == 1 ? candidates.first { $0.value == .literal(text) }?.place : nil
  }

  /// Whether a named string of a file, or of one of the classes, has a value.
  func hasConstant(_ value: String, in chain: [JVMClass]) -> Bool {
    chain.contains { constantTexts[$0.name.place.path]?.contains(value) == true }
  }

  /// The command that a value of `receiveCommand` means; nil when that is not certain.
  func command(_ value: JVMValue, of manager: JVMManager) -> String? {
    if let command = value.simpleName.flatMap({ manager.commandsByNumber[$0] }) { return command }
    return resolve(value, in: manager.type.name.text, manager.path)
  }

  private func readCommands(of manager: inout JVMManager) {
    var isKnown = true
    for type in manager.chain {
      for number in type.commandNumbers {
        guard let command = resolve(number.command, in: type.name.text, type.name.place.path),
          let name = number.number.simpleName
        else {
          isKnown = false
          continue
        }
        manager.commandsByNumber[name] = command
      }
    }
    let dispatches = manager.chain.compactMap(\.commandDispatch)
    guard isKnown, !dispatches.isEmpty, !dispatches.contains(where: \.isIncomplete) else { return }
    manager.handledCommands = Set(dispatches.flatMap(\.values).compactMap { command($0, of: manager) })
  }

  /// The endings of the names of React Native's classes that managers extend.
  private static let baseEndings = [
    "ViewManager", "GroupManager", "ImageManager", "TextInputManager", "TextViewManager",
  ]

  func managers(_ files: [JVMFile]) -> [JVMManager] {
    let graph = ClassGraph(files.map(\.outline), .android)
    return files.indices.flatMap { file in
      files[file].classes.indices.compactMap { index in
        manager(files, graph, ClassGraph.Part(file: file, index: index))
      }
    }
  }

  /// Each declaration is a manager of its own: two source sets may declare one class.
  private func manager(_ files: [JVMFile], _ graph: ClassGraph, _ part: ClassGraph.Part) -> JVMManager? {
    let owner = NativeOwner(classIndex: part.index, methodIndex: -1)
    guard let index = graph.classIndex(part.file, owner) else { return nil }
    let (ancestors, end) = graph.ancestry(of: index, from: part)
    let parts = [part] + ancestors.map { graph.classes[$0].parts[0] }
    let chain = parts.map { files[$0.file].classes[$0.index] }
    guard let base = end.map(lastComponent),
      JVMClasses.baseEndings.contains(where: base.hasSuffix) || base == "ViewManager" || isMaker(chain)
    else { return nil }
    var manager = JVMManager(
      type: chain[0], path: files[part.file].path, chain: chain, hasUnknownName: false, base: base)
    for (part, type) in zip(parts, chain) {
      for view in type.madeView?.classes ?? [] {
        let bases = graph.index(named: view, in: part).map { graph.bases(of: $0) } ?? [view]
        manager.viewBases.formUnion(bases.map(lastComponent))
      }
    }
    if let owner = chain.first(where: { $0.componentName != nil }), let name = owner.componentName {
      manager.component = resolve(name, in: owner.name.text, owner.name.place.path)
      manager.componentPlace =
        place(of: name, manager.component, in: owner) ?? owner.componentNamePlace
      manager.hasUnknownName = manager.component == nil
    }
    readCommands(of: &manager)
    return manager
  }

  /// Whether a class with an unknown base makes views and says for which component.
  private func isMaker(_ chain: [JVMClass]) -> Bool {
    chain.contains { $0.methods.contains("createViewInstance") } && chain.contains { $0.componentName != nil }
  }
}
