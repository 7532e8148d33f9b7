import Diagnostics
import NativeSource

/// What classes lack, of what their container calls.
extension PlatformFacts {
  /// The implemented classes of the container, by index.
  package func members(of container: Container) -> [Int] {
    container.registrations.isEmpty
      ? classes.all.indices.filter { classes.all[$0].implementation != nil && isMember($0, of: container) }
      : viewClasses
  }

  private func isMember(_ index: Int, of container: Container) -> Bool {
    classes.isMember(index, of: container) || container.mapping != nil && mappedClasses[index] != nil
      || container.protocolName != nil && registeredClasses.contains(index)
  }

  /// The members that objects are made of, by index: classes that are registered, mapped or in `used`, and classes that
  /// no scanned class inherits from. The others exist to be inherited, and may leave things to their subclasses.
  package func instantiated(of container: Container, used: Set<Int> = []) -> [Int] {
    let members = members(of: container)
    var named = used.union(
      container.registrations.isEmpty ? [] : Set(registrations.compactMap(\.classIndex)))
    if container.mapping != nil { named.formUnion(mappedClasses.keys) }
    let inherited = Set(members.flatMap { classes.all[$0].ancestors })
    return members.filter {
      named.contains($0) || !inherited.contains($0) && !classes.all[$0].isAbstract
    }
  }

  /// The class at `index` and its scanned superclasses, the nearest first.
  package func chain(of index: Int) -> [NativeClass] {
    ([index] + classes.all[index].ancestors).map { classes.all[$0] }
  }

  /// Whether all methods of the class are known. They are not when a superclass is not scanned, a macro may declare
  /// some, or the class answers to messages without a method for them.
  package func isWhollyKnown(_ index: Int, of container: Container) -> Bool {
    guard isMember(index, of: container), classes.all[index].isWhollyScanned else { return false }
    switch classes.all[index].ancestry {
    case .unknown: return false
    case .base(let base): if base != container.baseClass { return false }
    case .other(let end): if end == "NSProxy" { return false }
    }
    return chain(of: index).allSatisfy {
      $0.memberGaps.isEmpty && !$0.addsMethods
        && $0.methods.allSatisfy { !Conformance.forwarding.contains($0.method.selector) }
    }
  }

  /// The groups of the container that the class certainly does not satisfy.
  package func missingGroups(of index: Int, in container: Container) -> [Container.Group] {
    guard isWhollyKnown(index, of: container) else { return [] }
    let chain = chain(of: index)
    return container.groups.filter { group in
      let found = group.selectors.filter { selector in
        container.method(selector).map { wanted in
          chain.contains { $0.implementation(of: wanted) != nil }
        } ?? false
      }
      return group.isEither ? found.isEmpty : found.count < group.selectors.count
    }
  }

  /// The methods of the class at `index`, and with `inherited` of its ancestors, that are certainly meant to be another
  /// method: one that the container calls and nothing implements.
  package func misspellings(
    of index: Int, in container: Container, inherited: Bool = false
  ) -> [(method: NativeClass.Method, intended: String)] {
    if case .other = classes.all[index].ancestry, container.baseClass != nil { return [] }
    let chain = chain(of: index)
    // Of few methods, with selectors that differ.
    var isImplemented: [String: Bool] = [:]
    return (inherited ? chain : [classes.all[index]]).flatMap(\.methods).compactMap { method in
      guard method.method.bodyRange != nil, let intended = container.intendedMethod(for: method),
        method.method.isStatic == intended.isStatic
      else { return nil }
      let selector = intended.selector
      let isTaken = isImplemented[selector] ?? chain.contains { $0.implementation(of: intended) != nil }
      isImplemented[selector] = isTaken
      return isTaken ? nil : (method, selector)
    }
  }

  /// The methods of the class at `index` that are certainly meant to be another one. Also those that are methods of the
  /// object in place of methods of the class, or the other way round.
  package func nearMisses(
    of index: Int, in container: Container
  ) -> [(method: NativeClass.Method, intended: String)] {
    let exchanged = classes.all[index].methods.filter { method in
      container.method(method.method.selector).map { $0.isStatic != method.method.isStatic } == true
    }
    return misspellings(of: index, in: container) + exchanged.map { ($0, $0.method.selector) }
  }

  /// The nearest implementation of a method, as far as each class on the way is scanned.
  package func implementation(of wanted: Container.Method, in index: Int) -> NativeClass.Method? {
    for entry in chain(of: index) {
      if let method = entry.implementation(of: wanted) { return method }
      if entry.implementation == nil { return nil }
    }
    return nil
  }

  /// The method that hands over the view, if it is one that must keep the view: in the nearest class that has it, as
  /// far as each class on the way is scanned.
  package func keptView(of index: Int, in container: Container) -> NativeClass.Method? {
    let methods = container.methods.filter { $0.view == .kept }
    for view in chain(of: index) {
      if let method = methods.lazy.compactMap({ view.implementation(of: $0) }).first { return method }
      if view.implementation == nil { return nil }
    }
    return nil
  }

  /// The nearest implementation of a method that must call super and does not, in a class of the container.
  package func missingSuperCall(of index: Int, in container: Container) -> NativeClass.Method? {
    for method in container.methods where method.mustCallSuper {
      let chain = chain(of: index).compactMap { $0.implementation(of: method) }
      // Each calls the one of its superclass in turn; after one that does not, the others do not matter.
      guard let first = chain.first(where: { !$0.method.superCalls.contains(method.selector) }) else {
        continue
      }
      // Another initialiser of the class may call it.
      if first.method.initialiserCalls.isEmpty { return first }
    }
    return nil
  }
}

private enum Conformance {
  /// With one of these a class answers to messages for which it has no method. Source: `NSObject`.
  static let forwarding: Set<String> = [
    "forwardInvocation:", "forwardingTargetForSelector:", "methodSignatureForSelector:",
    "resolveInstanceMethod:", "respondsToSelector:",
  ]
}

extension Container {
  /// The method that the container calls and that `method` most likely means; nil when `method` is such a method
  /// itself, or is near none.
  package func intendedMethod(for method: NativeClass.Method) -> Method? {
    if self.method(answeredBy: method) != nil { return nil }
    let isSwift = method.isSwift && !method.method.hasExportedSelector
    return intendedSelector(for: method.method.selector, inSwift: isSwift).flatMap { self.method($0) }
  }

  /// The same by the selector alone.
  ///
  /// Near is equal but for case, or an edit distance of at most 2, with equally many parts, for names of at least 12
  /// bytes: `setView` is not meant as `getView`.
  package func intendedSelector(for selector: String, inSwift: Bool = false) -> String? {
    if selectors.contains(selector) { return nil }
    if let known = misspellings[selector] { return known }
    guard selector.utf8.count >= 12 else { return nil }
    let parts = selector.utf8.count(where: { $0 == UInt8(ascii: ":") })
    let folded = selector.lowercased()
    var best: (distance: Int, selector: String)?
    for method in methods {
      for candidate in [method.selector] + (inSwift ? method.derivedSelectors : [])
      where candidate.utf8.count >= 12 && candidate.utf8.count(where: { $0 == UInt8(ascii: ":") }) == parts {
        let distance =
          candidate.lowercased() == folded ? 0 : editDistance(selector.utf8, candidate.utf8, limit: 2)
        if distance <= 2, distance < best?.distance ?? 3 { best = (distance, method.selector) }
      }
    }
    return best?.selector ?? relabelledSelector(for: selector)
  }

  /// The selector that has the same name and other labels: `componentDataDidChange:` for `componentDataDidChangeWithData:`.
  private func relabelledSelector(for selector: String) -> String? {
    guard let methodPrefix, selector.hasPrefix(methodPrefix) else { return nil }
    let name = selector.prefix { $0 != ":" }
    let found = selectors.filter {
      let own = $0.prefix { $0 != ":" }
      return own == name || own.hasPrefix(name + "With")
    }
    return found.count == 1 ? found[0] : nil
  }
}
