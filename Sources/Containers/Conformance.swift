import Diagnostics
import NativeSource

/// What classes lack of what their container calls.
extension PlatformFacts {
  /// The implemented classes of the container, by index.
  package func members(of container: Container) -> [Int] {
    container.registrations.isEmpty
      ? classes.all.indices.filter {
        classes.all[$0].implementation != nil && classes.isMember($0, of: container)
      } : viewClasses
  }

  /// The members of which objects are made, by index: those that are registered, and those that no scanned class
  /// inherits. The others are there to be inherited, and may leave things to their subclasses.
  package func instantiated(of container: Container) -> [Int] {
    let members = members(of: container)
    let registered = Set(registrations.compactMap(\.classIndex))
    let inherited = Set(members.flatMap { classes.all[$0].ancestors })
    return members.filter {
      registered.contains($0) || !inherited.contains($0) && !classes.all[$0].isAbstract
    }
  }

  /// The class at `index` and its scanned superclasses, the nearest first.
  package func chain(of index: Int) -> [NativeClass] {
    ([index] + classes.all[index].ancestors).map { classes.all[$0] }
  }

  /// Whether all methods of the class are known: not when a superclass is not scanned, or a macro may declare some.
  package func isWhollyKnown(_ index: Int, of container: Container) -> Bool {
    classes.isMember(index, of: container) && classes.all[index].isWhollyScanned
      && chain(of: index).allSatisfy(\.memberGaps.isEmpty)
  }

  /// The groups of the container that the class certainly does not satisfy.
  package func missingGroups(of index: Int, in container: Container) -> [Container.Group] {
    guard isWhollyKnown(index, of: container) else { return [] }
    let chain = chain(of: index)
    return container.groups.filter { group in
      let found = group.selectors.filter { selector in
        chain.contains { $0.implementation(of: selector) != nil }
      }
      return group.isEither ? found.isEmpty : found.count < group.selectors.count
    }
  }

  /// The methods of the class at `index` that are certainly meant to be another one, which the container calls and
  /// nothing implements.
  package func misspellings(
    of index: Int, in container: Container
  ) -> [(method: NativeClass.Method, intended: String)] {
    if case .other = classes.all[index].ancestry, container.baseClass != nil { return [] }
    let chain = chain(of: index)
    return classes.all[index].methods.compactMap { method in
      guard method.method.bodyRange != nil, !method.method.isStatic,
        let intended = container.intendedSelector(for: method.method.selector),
        !chain.contains(where: { $0.implementation(of: intended) != nil })
      else { return nil }
      return (method, intended)
    }
  }

  /// The method of the class that hands over the view, of those that must keep it: that of the nearest class, as far as
  /// each on the way is scanned.
  package func keptView(of index: Int, in container: Container) -> NativeClass.Method? {
    let selectors = container.methods.filter { $0.view == .kept }.map(\.selector)
    for view in chain(of: index) {
      if let method = selectors.lazy.compactMap({ view.implementation(of: $0) }).first { return method }
      if view.implementation == nil { return nil }
    }
    return nil
  }

  /// The nearest implementation of a method that must call super, and does not, for a class of the container.
  package func missingSuperCall(of index: Int, in container: Container) -> NativeClass.Method? {
    for selector in container.methods.filter(\.mustCallSuper).map(\.selector) {
      let chain = chain(of: index).compactMap { $0.implementation(of: selector) }
      // Each in turn calls the one of its superclass; after one that does not, the others do not matter.
      guard let first = chain.first(where: { !$0.method.superCalls.contains(selector) }) else { continue }
      // Another initialiser of the class may call it.
      if first.method.initialiserCalls.isEmpty { return first }
    }
    return nil
  }
}

extension Container {
  /// The method that the container calls and that `selector` most likely means, or nil when `selector` is one itself,
  /// or near none.
  ///
  /// Near is an edit distance of at most 2, for names of 12 bytes and more: `setView` is not meant as `getView`.
  package func intendedSelector(for selector: String) -> String? {
    if selectors.contains(selector) { return nil }
    if let known = misspellings[selector] { return known }
    guard selector.utf8.count >= 12 else { return nil }
    var best: (distance: Int, selector: String)?
    for candidate in selectors where candidate.utf8.count >= 12 {
      let distance = editDistance(selector.utf8, candidate.utf8, limit: 2)
      if distance <= 2, distance < best?.distance ?? 3 { best = (distance, candidate) }
    }
    return best?.selector
  }
}
