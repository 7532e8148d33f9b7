import Diagnostics
import NativeSource

/// A class of native source, merged from its declarations.
package struct NativeClass: Sendable {
  /// Where the chain of superclasses leads.
  package enum Ancestry: Hashable, Sendable {
    /// To the base class of a container.
    case base(String)
    /// To its known end, which is not such a base class: a class of the platform's SDK, or a class that inherits from
    /// none.
    case other(end: String)
    /// To a class that is not scanned.
    case unknown
  }

  /// Objective-C: the name. Swift: with outer types, `Outer.Inner`. Java and Kotlin: the binary name,
  /// `com.example.Outer$Inner`.
  package var name: String
  package var platform: NativePlatform
  package var language: NativeLanguage
  /// The name under which the class is found at run time; nil for a Swift class that has none without its module.
  package var runtimeName: String?
  /// The name in the declaration, else after `@implementation`.
  package var declaration: Place
  /// The name after `@implementation`; for other languages the declaration; nil when only a header is scanned.
  package var implementation: Place?
  /// Java and Kotlin: objects of it cannot be made.
  package var isAbstract = false
  package var superclass: String?
  /// The superclass's name in the declaration.
  package var superclassPlace: Place?
  /// The methods of all declarations, categories and extensions.
  package var methods: [Method] = []
  /// Parameters that comments before the declarations document.
  package var documentedParameters: [NativeText] = []
  /// Protocols that its declarations name.
  package var conformances: [Conformance] = []
  package var ancestry = Ancestry.unknown
  /// Indexes of scanned superclasses, the nearest first, without the container's base class.
  package var ancestors: [Int] = []
  /// Whether the class and its superclasses below the container's base class are all implemented in scanned files.
  package var isWhollyScanned = false
  /// Places among its members that may declare further ones.
  package var memberGaps: [Place] = []
  /// Whether one of its methods adds methods at run time.
  package var addsMethods = false

  package struct Conformance: Hashable, Sendable {
    package var name: String
    package var place: Place
  }

  package struct Method: Sendable {
    package var method: NativeMethod
    package var path: String

    package var namePlace: Place { Place(path: path, range: method.nameRange) }
    package var isSwift: Bool { NativeLanguage(path: path) == .swift }
  }

  /// The files in which the class is declared, implemented, or has methods, in byte order.
  package var paths: [String] {
    let places = [declaration, implementation].compactMap { $0?.path } + conformances.map(\.place.path)
    return Set(places + methods.map(\.path)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The place that a rule about a missing method marks.
  package var namePlace: Place { implementation ?? declaration }

  /// The methods that answer to `selector`: definitions first, then properties, then mere declarations.
  package func methods(_ selector: String) -> [Method] {
    let found = methods.filter { $0.method.selector == selector }
    return found.filter { $0.method.bodyRange != nil }
      + found.filter { $0.method.bodyRange == nil && $0.method.isProperty }
      + found.filter { $0.method.bodyRange == nil && !$0.method.isProperty }
  }

  /// The method with a body, or the property, that the container calls as `wanted`.
  package func implementation(of wanted: Container.Method) -> Method? {
    let found = methods.filter { wanted.isAnswered(by: $0) }
    return found.first { $0.method.bodyRange != nil } ?? found.first { $0.method.isProperty }
  }

  /// The method with a body, or the property, that answers to `selector`.
  package func implementation(of selector: String) -> Method? {
    methods(selector).first { $0.method.bodyRange != nil || $0.method.isProperty }
  }
}

/// The classes of one platform and their names.
package struct NativeClassTable: Sendable {
  /// The classes in the order of their first declarations.
  package internal(set) var all: [NativeClass] = []
  var byName: [String: [Int]] = [:]
  /// Indexes by the last part of the name: `MapView` for `com.example.Outer$MapView`.
  var bySimpleName: [String: [Int]] = [:]
  var byRuntimeName: [String: [Int]] = [:]
  /// The protocols that each protocol refines, all by `identifierHash` of the last parts of their names.
  var refinedProtocols: [UInt32: Set<UInt32>] = [:]
  /// Where classes adopt the protocols of containers, by name and by the index of the class.
  var adoptions: [String: [Int: Place]] = [:]
  /// The places where protocols are declared first, by `identifierHash` of the last parts of their names. With the
  /// names themselves, a tree of headers would keep thousands that are never looked up.
  package internal(set) var protocols: [UInt32: Place] = [:]
  /// Where the protocols of containers are declared, by name.
  package internal(set) var containerProtocols: [String: [Place]] = [:]

  /// What a registered class name means.
  package enum Match: Hashable, Sendable {
    /// An index in `all`.
    case found(Int)
    /// A Swift class has this name, and is found only as "Module.Name" at run time.
    case swiftClassWithoutExportedName(Int)
    /// No scanned class has the name.
    case missing
    /// Several classes have it.
    case ambiguous
  }

  /// Finds the class that the container looks up under `name` at run time.
  package func match(_ name: String, on platform: NativePlatform) -> Match {
    let exact = byRuntimeName[name] ?? []
    if exact.count == 1 { return .found(exact[0]) }
    if exact.count > 1 { return .ambiguous }
    guard platform == .ios else { return .missing }
    if let bare = bySimpleName[name]?.first(where: { all[$0].language == .swift && all[$0].name == name }) {
      return .swiftClassWithoutExportedName(bare)
    }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return .missing }
    let modular = (bySimpleName[lastComponent(name)] ?? []).filter { all[$0].language == .swift }
    return modular.count == 1 ? .found(modular[0]) : modular.isEmpty ? .missing : .ambiguous
  }

  /// Whether the class at `index` is one of the container's.
  package func isMember(_ index: Int, of container: Container) -> Bool {
    switch container.identity {
    case .superclass(let base): return all[index].ancestry == .base(base)
    case .conformance(let name): return adoption(of: name, by: index) != nil
    case .unknown: return false
    }
  }

  /// Where the class at `index` or an ancestor adopts the protocol of a container, or a protocol that refines it.
  package func adoption(of name: String, by index: Int) -> Place? {
    if let known = adoptions[name] { return known[index] }
    // A container that was not linked: one that only a rule knows.
    return ([index] + all[index].ancestors).lazy.compactMap { self.ownAdoption(of: name, by: $0) }.first
  }

  private func ownAdoption(of name: String, by index: Int) -> Place? {
    all[index].conformances.first { refines(simpleName($0.name), name) }?.place
  }

  private func refines(_ protocolName: String, _ wanted: String) -> Bool {
    if protocolName == wanted { return true }
    let wanted = identifierHash(wanted.utf8)
    var pending = Array(refinedProtocols[identifierHash(protocolName.utf8)] ?? [])
    var seen: Set<UInt32> = []
    while let next = pending.popLast() {
      if next == wanted { return true }
      if seen.insert(next).inserted { pending += refinedProtocols[next] ?? [] }
    }
    return false
  }

  /// Where the protocol with this simple or full name is declared first; nil when it is not scanned.
  package func place(ofProtocol name: String) -> Place? {
    protocols[identifierHash(simpleName(name).utf8)]
  }

  /// The one class with this simple or full name, or nil.
  package func named(_ name: String) -> Int? {
    if let exact = byName[name], exact.count == 1 { return exact[0] }
    let simple = bySimpleName[simpleName(name)] ?? []
    return simple.count == 1 && !name.utf8.contains(UInt8(ascii: ".")) ? simple[0] : nil
  }
}
