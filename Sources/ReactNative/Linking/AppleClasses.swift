import Diagnostics
import NativeSource

/// A class of Apple's sources: all that the files say about it.
package struct AppleClass: Sendable {
  /// The name in Objective-C.
  package let name: String
  /// The index in the graph of classes.
  fileprivate let index: Int
  package let parts: [AppleClassPart]

  /// The first superclass that a declaration names, without outer types.
  package let superclass: String?
  package var isSwift: Bool { parts.contains { $0.kind == .swiftClass } }
  /// Whether the class itself is in the sources, and not only a category of it.
  package var isDefined: Bool { parts.contains { $0.kind != .category && $0.kind != .swiftExtension } }
  /// Whether Objective-C finds the class under a name: it is a class of its own, or a Swift class with `@objc(Name)`.
  package func isVisible(as name: String) -> Bool {
    parts.contains { part in
      part.kind == .implementation && part.name.text == name
        || part.kind == .swiftClass && part.runtimeName == name
    }
  }
  package var methods: [AppleMethod] { parts.flatMap(\.methods) }
  package var properties: [AppleProperty] { parts.flatMap(\.properties) }
  package var exposesMembers: Bool { parts.contains { $0.kind == .swiftClass && $0.exposesMembers } }
  package var descriptors: [String] { parts.flatMap(\.descriptors) }
  package var moduleName: NameAt? { parts.lazy.compactMap(\.moduleName).first }
  package func initialises(_ name: String) -> Bool { parts.contains { $0.initialised.contains(name) } }
  package var assignsProps: Bool { parts.contains(where: \.assignsProps) }
  /// The name of its implementation, or of the first declaration.
  package var place: Place? {
    (parts.first { $0.kind == .implementation || $0.kind == .swiftClass } ?? parts.first)?.name.place
  }
}

/// The classes of Apple's sources.
package struct AppleClasses: Sendable {
  /// By their names in Objective-C.
  package private(set) var all: [String: AppleClass] = [:]
  private let graph: ClassGraph
  /// The version of Swift, as far as it is named.
  private let swiftVersion: Int?

  init(_ files: [AppleFile], swiftVersion: Int?) {
    self.swiftVersion = swiftVersion
    graph = ClassGraph(files.map(\.outline), .ios, identity: .objectiveC)
    for (index, entry) in graph.classes.enumerated() {
      let parts = entry.parts.sorted().map { files[$0.file].parts[$0.index] }
      all[entry.name] = AppleClass(
        name: entry.name, index: index, parts: parts,
        superclass: entry.superclass.map { lastComponent($0.name) })
    }
  }

  private func type(_ index: Int) -> AppleClass { all[graph.classes[index].name]! }

  package func find(_ name: String) -> AppleClass? { graph.find(name).map(type) }

  /// A class and the scanned classes that it extends, and the name of the first class that is not scanned; that name is
  /// nil where a superclass is unknown.
  package func chain(_ first: AppleClass) -> (classes: [AppleClass], end: String?) {
    let (ancestors, end) = graph.ancestry(of: first.index)
    return ([first] + ancestors.map(type), end.map(lastComponent))
  }
}

extension AppleClasses {
  /// The names of the classes that are not scanned and at which the chain of superclasses ends; an empty name where it
  /// is unknown.
  package func bases(_ type: AppleClass) -> Set<String> {
    let bases = graph.bases(of: type.index)
    return bases.isEmpty ? [""] : Set(bases.map(lastComponent))
  }

  /// Whether some classes may have members that their declarations do not name: they pass on what they do not know, or macros
  /// of the library declare members.
  package func mayHaveMore(_ chain: [AppleClass]) -> Bool {
    chain.contains { type in
      type.parts.contains(where: \.hasMacroMembers)
        || type.methods.contains { AppleClasses.forwarding.contains($0.selector) }
    }
  }

  private static let forwarding: Set<String> = [
    "forwardInvocation:", "forwardingTargetForSelector:", "forwardingTargetFor:", "resolveInstanceMethod:",
  ]

  /// A class and all scanned classes that it may extend, in any branch of an `#if`.
  package func family(of type: AppleClass) -> [AppleClass] {
    graph.family(of: type.index).classes.map(self.type)
  }

  /// What Objective-C sees of a class and of the classes that it extends; `@objcMembers` counts for subclasses too. Before
  /// Swift 4 it saw all members that are not private.
  ///
  /// Source: SE-0160, "Limiting @objc inference".
  package func exposedMembers(_ chain: [AppleClass]) -> (properties: [AppleProperty], methods: [AppleMethod])
  {
    var found: (properties: [AppleProperty], methods: [AppleMethod]) = ([], [])
    var isExposed = swiftVersion.map { $0 < 4 } ?? false
    for type in chain.reversed() {
      isExposed = isExposed || type.exposesMembers
      found.properties += type.properties.filter { $0.isExposed || isExposed && !$0.isPrivate }
      found.methods += type.methods.filter { $0.isExposed || isExposed && !$0.isPrivate }
    }
    if let swiftVersion, swiftVersion < 3 { found.methods = found.methods.map(\.withoutFirstLabel) }
    return found
  }
}

extension AppleMethod {
  /// The method as Swift 2 names it: `func move(view: UIView)` is `move:`.
  ///
  /// Source: SE-0046, "Establish consistent label behavior across all parameters including first labels".
  fileprivate var withoutFirstLabel: AppleMethod {
    guard !hasExportedSelector, let colon = selector.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return self
    }
    var method = self
    method.selector = name.text + selector[colon...]
    return method
  }
}

/// A class that makes views for the old architecture.
package struct AppleManager: Sendable {
  package var type: AppleClass
  /// The class with the classes that it extends.
  package var chain: [AppleClass]
  /// The component; nil when nothing registers the class.
  package var component: NameAt?
  /// Whether it, or a scanned ancestor, makes views: a stub does not.
  package var servesViews: Bool
  /// The class of the views that it makes, if it is one scanned class.
  package var view: AppleClass?
  /// Whether the views that it makes are plain ones, which stand in for those of the new architecture.
  package var makesPlainViews: Bool

  package var exports: [ViewPropertyExport] { chain.flatMap(\.parts).flatMap(\.viewProperties) }
  package var methods: [MethodExport] { chain.flatMap(\.parts).flatMap(\.exportedMethods) }
}

extension AppleManager {
  init(_ type: AppleClass, _ classes: AppleClasses) {
    self.type = type
    chain = classes.chain(type).classes
    component = AppleManager.component(of: type)
    // There are several where each branch of an `#if` has one.
    let making = chain.lazy.map { owner in owner.methods.filter { $0.selector == "view" && $0.hasBody } }
      .first { !$0.isEmpty }
    servesViews = making != nil
    let names = Set((making ?? []).flatMap { $0.madeView?.classes ?? [] })
    // A view of another module may be what is returned, with one of the sources in it.
    let returned = (making ?? []).map { $0.madeView?.returned }
    let all = Set(returned.flatMap { $0 ?? [] }).subtracting(["UIView"])
    let made = all.compactMap { classes.find($0) }
    view = made.count == 1 && all.count == 1 && !returned.contains(nil) ? made[0] : nil
    makesPlainViews = names == ["UIView"]
  }

  /// The component that a class is the manager of, if it is one.
  static func component(of type: AppleClass) -> NameAt? {
    type.moduleName.map { NameAt(component(ofModule: $0.text), at: $0.place) }
  }

  /// The name of a module's component, as `RCTViewManagerModuleNameForClass` of React Native makes it.
  package static func component(ofModule module: String) -> String {
    var name = module
    if name.hasPrefix("RK") { name = "RCT" + name.dropFirst(2) }
    if name.hasSuffix("Manager") { name = String(name.dropLast("Manager".utf8.count)) }
    return name
  }
}
