import Diagnostics

/// A class of Apple's sources: all that the files say about it.
package struct AppleClass: Sendable {
  /// What Objective-C calls it.
  package var name: String
  package var parts: [AppleClassPart] = []

  package var superclass: String? { parts.lazy.compactMap(\.superclass).first }
  package var isSwift: Bool { parts.contains { $0.kind == .swiftClass } }
  /// Whether the class itself is in the sources, not only a category of it.
  package var isDefined: Bool { parts.contains { $0.kind != .category && $0.kind != .swiftExtension } }
  /// Whether Objective-C finds the class under a name: one of its own classes, or one of Swift with `@objc(Name)`.
  package func isVisible(as name: String) -> Bool {
    parts.contains { part in
      part.kind == .implementation && part.name.text == name
        || part.kind == .swiftClass && part.runtimeName == name
    }
  }
  package var methods: [AppleMethod] { parts.flatMap(\.methods) }
  package var properties: [AppleProperty] { parts.flatMap(\.properties) }
  package var exposesMembers: Bool { parts.contains { $0.kind == .swiftClass && $0.exposesMembers } }
  package var assignsProps: Bool { parts.contains(where: \.assignsProps) }
  /// The name of its implementation, or of the first declaration.
  package var place: Place? {
    (parts.first { $0.kind == .implementation || $0.kind == .swiftClass } ?? parts.first)?.name.place
  }
}

/// The classes of Apple's sources by name.
package struct AppleClasses: Sendable {
  package private(set) var all: [String: AppleClass] = [:]
  /// Names of Objective-C by those of Swift.
  private var exported: [String: String] = [:]

  init(_ files: [AppleFile]) {
    for part in files.flatMap(\.parts) where part.kind == .swiftClass {
      if let name = part.runtimeName { exported[part.name.text] = name }
    }
    for part in files.flatMap(\.parts) {
      let name = exported[part.name.text] ?? part.name.text
      all[name, default: AppleClass(name: name)].parts.append(part)
    }
  }

  package func find(_ name: String) -> AppleClass? {
    guard let found = all[exported[name] ?? name], found.isDefined else { return nil }
    return found
  }

  /// A class and the scanned ones that it extends, and the name of the first that is not scanned; that is nil where a
  /// superclass is unknown.
  package func chain(_ first: AppleClass) -> (classes: [AppleClass], end: String?) {
    var classes = [first]
    while let name = classes.last!.superclass {
      guard let next = find(name), classes.count < 32 else { return (classes, name) }
      if classes.contains(where: { $0.name == next.name }) { return (classes, nil) }
      classes.append(next)
    }
    return (classes, nil)
  }
}

extension AppleClasses {
  /// What Objective-C sees of a class and of those that it extends; `@objcMembers` counts for subclasses too.
  package func exposedMembers(_ chain: [AppleClass]) -> (properties: [AppleProperty], methods: [AppleMethod])
  {
    var found: (properties: [AppleProperty], methods: [AppleMethod]) = ([], [])
    var isExposed = false
    for type in chain.reversed() {
      isExposed = isExposed || type.exposesMembers
      found.properties += type.properties.filter { $0.isExposed || isExposed && !$0.isPrivate }
      found.methods += type.methods.filter { $0.isExposed || isExposed && !$0.isPrivate }
    }
    return found
  }
}

/// A class that makes views for the old architecture.
package struct AppleManager: Sendable {
  package var type: AppleClass
  /// With those that it extends.
  package var chain: [AppleClass]
  /// The component; nil when nothing registers the class.
  package var component: NameAt?
  /// Whether it, or a scanned ancestor, makes views: a stub does not.
  package var servesViews: Bool
  /// The one scanned class of the views that it makes.
  package var view: AppleClass?

  package var exports: [ViewPropertyExport] { chain.flatMap(\.parts).flatMap(\.viewProperties) }
  package var methods: [MethodExport] { chain.flatMap(\.parts).flatMap(\.exportedMethods) }
}

extension AppleManager {
  init(_ type: AppleClass, _ classes: AppleClasses) {
    self.type = type
    chain = classes.chain(type).classes
    component = type.parts.lazy.compactMap(\.moduleName).first.map { name in
      NameAt(AppleManager.component(ofModule: name.text), at: name.place)
    }
    // Several where the branches of an `#if` have one each.
    let making = chain.lazy.map { owner in owner.methods.filter { $0.selector == "view" && $0.hasBody } }
      .first { !$0.isEmpty }
    servesViews = making != nil
    let names = Set((making ?? []).flatMap { $0.madeView?.classes ?? [] })
    let made = names.compactMap { classes.find($0) }.filter { classes.chain($0).end != "NSObject" }
    view = made.count == 1 ? made[0] : nil
  }

  /// The name of the component of a module, as `RCTViewManagerModuleNameForClass` of React Native makes it.
  static func component(ofModule module: String) -> String {
    var name = module
    if name.hasPrefix("RK") { name = "RCT" + name.dropFirst(2) }
    if name.hasSuffix("Manager") { name = String(name.dropLast("Manager".utf8.count)) }
    return name
  }
}
