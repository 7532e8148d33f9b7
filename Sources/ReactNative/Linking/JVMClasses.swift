import Diagnostics

/// A Java or Kotlin class that makes views.
package struct JVMManager: Sendable {
  package var type: JVMClass
  package var path: String
  /// With the scanned classes that it extends, itself first.
  package var chain: [JVMClass]
  /// The component; nil when it cannot be resolved, or when it has no `getName()`.
  package var component: String?
  package var hasUnknownName: Bool
  /// The class that is not scanned at the end of the chain.
  package var base: String

  /// Whether commands and props go to a delegate that codegen makes.
  package var hasDelegate: Bool { chain.contains { $0.methods.contains("getDelegate") } }
  package func has(_ method: String) -> Bool { chain.contains { $0.methods.contains(method) } }
}

/// The classes of Java and Kotlin by name, and the named strings.
struct JVMClasses {
  private var all: [String: [(type: JVMClass, path: String)]] = [:]
  /// By the last part of their names, then by file.
  private var constants: [String: [String: [(name: String, value: JVMValue)]]] = [:]
  /// Constants of one file whose names end alike: of more, none is known.
  private static let mostNamesakes = 64

  init(_ files: [JVMFile]) {
    for file in files {
      for type in file.classes { all[type.name.text, default: []].append((type, file.path)) }
      for constant in file.constants {
        constants[lastPart(constant.name), default: [:]][file.path, default: []]
          .append((constant.name, constant.value))
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
      func areFew(_ path: String) -> Bool { (namesakes[path]?.count ?? 0) <= JVMClasses.mostNamesakes }
      guard areFew(path) else { return nil }
      let inFile = candidates(path)
      if inFile.isEmpty, !namesakes.keys.allSatisfy(areFew) { return nil }
      let own = inFile.filter { name.contains(".") || $0.name.contains(type + ".") }
      let known = inFile.isEmpty ? namesakes.keys.flatMap(candidates) : own.isEmpty ? inFile : own
      let values = Set(known.map { resolve($0.value, in: type, $0.path, depth: depth + 1) })
      return values.count == 1 ? values.first! : nil
    }
  }

  /// Names of React Native's classes that managers extend end so.
  private static let baseEndings = [
    "ViewManager", "GroupManager", "ImageManager", "TextInputManager", "TextViewManager",
  ]

  func managers(_ files: [JVMFile]) -> [JVMManager] {
    files.flatMap { file in
      file.classes.compactMap { type in
        var chain = [type]
        while let name = chain.last!.superclass, let next = all[name]?.first?.type, chain.count < 32,
          !chain.contains(where: { $0.name.text == next.name.text })
        {
          chain.append(next)
        }
        guard let base = chain.last!.superclass,
          JVMClasses.baseEndings.contains(where: base.hasSuffix) || base == "ViewManager" || isMaker(chain)
        else { return nil }
        var manager = JVMManager(type: type, path: file.path, chain: chain, hasUnknownName: false, base: base)
        if let owner = chain.first(where: { $0.componentName != nil }), let name = owner.componentName {
          let path = all[owner.name.text]?.first?.path ?? file.path
          manager.component = resolve(
            name, in: owner.name.text, owner.name.text == type.name.text ? file.path : path)
          manager.hasUnknownName = manager.component == nil
        }
        return manager
      }
    }
  }

  /// Whether a class of an unknown base makes views and says of which component.
  private func isMaker(_ chain: [JVMClass]) -> Bool {
    chain.contains { $0.methods.contains("createViewInstance") } && chain.contains { $0.componentName != nil }
  }
}
