import Containers
import Diagnostics
import NativeSource
import Testing

/// Registrations of Swift through forms that only Swift has; each with one that must stay unknown.
@Suite struct SwiftRegistrationTests {
  struct Host: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var types: [String]
    var isComplete: Bool

    init(_ name: String, _ source: String, _ types: [String], isComplete: Bool = true) {
      testDescription = name
      self.source = source
      self.types = types
      self.isComplete = isComplete
    }
  }

  private static let views = """
    @objc(MapView) class MapView: NBComponent {}
    @objc(PayView) class PayView: NBComponent {}

    """

  // MARK: - Methods that are named, calls without a name

  static let calls = [
    Host(
      "a method that is named for each element",
      """
      let rows: [(String, AnyClass)] = [("map", MapView.self), ("pay", PayView.self)]
      func go(_ s: PSDService) {
        rows.map { ($0.0, NSStringFromClass($0.1)) }.forEach(s.registerComponent(withName:clsName:))
      }
      """, ["map", "pay"]),
    Host(
      "a method that is named in a variable",
      """
      func go(_ s: PSDService) {
        let register = s.registerComponent(withName:clsName:)
        register("map", "MapView")
        register("pay", "PayView")
      }
      """, ["map", "pay"]),
    Host(
      "a method that is named for others",
      """
      func go(_ s: PSDService) {
        load(s.registerComponent(withName:clsName:))
        s.registerComponent(withName: "map", clsName: "MapView")
      }
      """, ["map"], isComplete: false),
    Host(
      "a method that is named as a selector",
      """
      func go(_ s: PSDService) {
        if s.responds(to: #selector(PSDService.registerComponent(withName:clsName:))) {}
        s.registerComponent(withName: "map", clsName: "MapView")
      }
      """, ["map"]),
    Host(
      "an object that is called",
      """
      struct Registry {
        let s: PSDService
        func callAsFunction(_ name: String, _ cls: AnyClass) {
          s.registerComponent(withName: name, clsName: NSStringFromClass(cls))
        }
      }
      func go(_ s: PSDService) {
        let register = Registry(s: s)
        register("map", MapView.self)
        register("pay", PayView.self)
      }
      """, ["map", "pay"]),
    Host(
      "an object that is called, among others",
      """
      struct Registry {
        let s: PSDService
        func callAsFunction(_ name: String, _ cls: AnyClass) {
          s.registerComponent(withName: name, clsName: NSStringFromClass(cls))
        }
      }
      func go(_ s: PSDService) {
        let register = Registry(s: s)
        register("map", MapView.self)
        let all: [Registry] = [register]
        all[0](name(), PayView.self)
      }
      """, ["map"], isComplete: false),
    Host(
      "an operator",
      """
      infix operator =>
      func => (name: String, cls: AnyClass) {
        PSDService.sharedInstance().registerComponent(withName: name, clsName: NSStringFromClass(cls))
      }
      func go() {
        "map" => MapView.self
        "pay" => PayView.self
      }
      """, ["map", "pay"]),
    Host(
      "an operator that is handed on",
      """
      infix operator =>
      func => (name: String, cls: AnyClass) {
        PSDService.sharedInstance().registerComponent(withName: name, clsName: NSStringFromClass(cls))
      }
      func go() {
        "map" => MapView.self
        load(with: (=>))
      }
      """, ["map"], isComplete: false),
    Host(
      "a class method that each class of a list is sent",
      """
      class Base: NBComponent {
        class var tag: String { fatalError() }
        class func add(_ kinds: Base.Type...) { kinds.forEach { $0.addSelf() } }
        private class func addSelf() {
          PSDService.sharedInstance().registerComponent(withName: "acme_" + tag, clsName: NSStringFromClass(self))
        }
      }
      class Map: Base { override class var tag: String { "map" } }
      class Pay: Base { override class var tag: String { "pay" } }
      func go() { Base.add(Map.self, Pay.self) }
      """, ["acme_map", "acme_pay"]),
    Host(
      "a class method that any class is sent",
      """
      class Base: NBComponent {
        class var tag: String { fatalError() }
        class func addSelf() {
          PSDService.sharedInstance().registerComponent(withName: "acme_" + tag, clsName: NSStringFromClass(self))
        }
      }
      class Map: Base { override class var tag: String { "map" } }
      func go(_ kinds: [Base.Type]) { kinds.forEach { $0.addSelf() } }
      """, [], isComplete: false),
  ]

  // MARK: - Strings and conditions

  static let strings = [
    Host(
      "the characters of a name",
      """
      let classes: [AnyClass] = [MapView.self, PayView.self]
      func go(_ s: PSDService) {
        for cls in classes {
          let name = String(describing: cls).map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
          s.registerComponent(withName: String(name.dropFirst()), clsName: NSStringFromClass(cls))
        }
      }
      """, ["map_view", "pay_view"]),
    Host(
      "parts of names",
      """
      func go(_ s: PSDService) {
        ["MapView", "PayView"].forEach { cls in
          let name = cls.replacingOccurrences(of: "View", with: "").lowercased()
          s.registerComponent(withName: "acme_" + name, clsName: cls)
        }
      }
      """, ["acme_map", "acme_pay"]),
    Host(
      "lists in a string",
      """
      func go(_ s: PSDService) {
        let names = "map,pay".split(separator: ",").map(String.init)
        let classes = "MapView PayView".components(separatedBy: " ")
        zip(names, classes).forEach { s.registerComponent(withName: $0, clsName: $1) }
      }
      """, ["map", "pay"]),
    Host(
      "the names of classes at run time",
      """
      func go(_ s: PSDService) {
        for cls in [MapView.self, PayView.self] as [AnyClass] {
          let name = NSStringFromClass(cls).lowercased().replacingOccurrences(of: "view", with: "_view")
          s.registerComponent(withName: name, clsName: NSStringFromClass(cls))
        }
      }
      """, ["map_view", "pay_view"]),
    Host(
      "the name of a class without a name of its own at run time",
      """
      class Plain: NBComponent {}
      func go(_ s: PSDService) {
        s.registerComponent(withName: NSStringFromClass(Plain.self).lowercased(), clsName: "MapView")
      }
      """, [], isComplete: false),
    Host(
      "a part of unknown length",
      """
      func go(_ s: PSDService) {
        s.registerComponent(withName: String("map_x".prefix(count())), clsName: "MapView")
      }
      """, [], isComplete: false),
    Host(
      "names of cases in names",
      """
      enum Gear: CaseIterable {
        case map, pay
        var cls: String { "\\("\\(self)".capitalized)View" }
      }
      func go(_ s: PSDService) {
        Gear.allCases.forEach { s.registerComponent(withName: "acme_\\($0)", clsName: $0.cls) }
      }
      """, ["acme_map", "acme_pay"]),
    Host(
      "cases that describe themselves",
      """
      enum Gear: String, CaseIterable, CustomStringConvertible {
        case map = "MapView", pay = "PayView"
        var description: String { "acme_" + rawValue.prefix(3).lowercased() }
      }
      func go(_ s: PSDService) {
        Gear.allCases.forEach { s.registerComponent(withName: "\\($0)", clsName: $0.rawValue) }
      }
      """, ["acme_map", "acme_pay"]),
    Host(
      "cases of Objective-C, which are described by their type",
      """
      @objc enum Gear: Int, CaseIterable { case map, pay }
      func go(_ s: PSDService) {
        Gear.allCases.forEach { s.registerComponent(withName: "acme_\\($0)", clsName: "MapView") }
      }
      """, [], isComplete: false),
    Host(
      "rows that are switched on",
      """
      func go(_ s: PSDService) {
        typealias Row = (name: String, cls: AnyClass, isOn: Bool)
        let rows: [Row] = [("map", MapView.self, true), ("pay", PayView.self, false)]
        rows.filter(\\.isOn).forEach { s.registerComponent(withName: $0.name, clsName: NSStringFromClass($0.cls)) }
      }
      """, ["map"]),
    Host(
      "rows that anything may switch on",
      """
      func go(_ s: PSDService) {
        typealias Row = (name: String, cls: AnyClass, isOn: Bool)
        let rows: [Row] = [("map", MapView.self, true), ("pay", PayView.self, flag())]
        rows.filter(\\.isOn).forEach { s.registerComponent(withName: $0.name, clsName: NSStringFromClass($0.cls)) }
      }
      """, ["map", "pay"]),
    Host(
      "a flag of the build",
      """
      #if BETA
      let isBeta = true
      #else
      let isBeta = false
      #endif
      func go(_ s: PSDService) {
        s.registerComponent(withName: isBeta ? "map_beta" : "map", clsName: "MapView")
      }
      """, ["map", "map_beta"]),
    Host(
      "a flag",
      """
      enum Flags { static let isBeta = false }
      func go(_ s: PSDService) {
        s.registerComponent(withName: Flags.isBeta ? "map_beta" : "map", clsName: "MapView")
      }
      """, ["map"]),
    Host(
      "a table with what a library adds",
      """
      let own = ["map": "MapView", "pay": "PayView"]
      func go(_ s: PSDService) {
        own.merging(Partner.components()) { mine, _ in mine }.forEach {
          s.registerComponent(withName: $0.key, clsName: $0.value)
        }
      }
      """, ["map", "pay"], isComplete: false),
  ]

  // MARK: - Types that say which member is meant

  static let types = [
    Host(
      "names of a type that is made of literals",
      """
      struct Name<Kind>: ExpressibleByStringLiteral {
        let text: String
        init(stringLiteral value: String) { text = value }
      }
      enum ComponentKind {}
      enum EventKind {}
      typealias ComponentName = Name<ComponentKind>
      extension Name where Kind == ComponentKind { static var map: Self { "acme_map" } }
      func add(_ name: ComponentName, _ cls: AnyClass) {
        PSDService.sharedInstance().registerComponent(withName: name.text, clsName: NSStringFromClass(cls))
      }
      func go() { add(.map, MapView.self) }
      """, ["acme_map"]),
    Host(
      "constants of strings",
      """
      extension String { static let map = "acme_map" }
      enum Kind: String { case map = "other" }
      func add(_ name: String, _ cls: AnyClass) {
        PSDService.sharedInstance().registerComponent(withName: name, clsName: NSStringFromClass(cls))
      }
      func go() { add(.map, MapView.self) }
      """, ["acme_map"]),
    Host(
      "a member of two types",
      """
      enum Kind: String { case map = "acme_map" }
      enum Other: String { case map = "other" }
      func add(_ name: Kind) {
        PSDService.sharedInstance().registerComponent(withName: name.rawValue, clsName: "MapView")
      }
      func go() { add(.map) }
      """, ["acme_map"]),
    Host(
      "objects that a container makes for types",
      """
      final class Container {
        static let app = Container()
        private var makers: [ObjectIdentifier: () -> Any] = [:]
        func bind<T>(_ type: T.Type, _ maker: @escaping () -> T) { makers[ObjectIdentifier(type)] = maker }
        func resolve<T>(_ type: T.Type = T.self) -> T {
          guard let value = makers[ObjectIdentifier(type)]?() as? T else { fatalError() }
          return value
        }
      }
      protocol Catalog { var rows: [(name: String, cls: String)] { get } }
      struct Views: Catalog { var rows: [(name: String, cls: String)] { [("map", "MapView"), ("pay", "PayView")] } }
      struct Mocks: Catalog { var rows: [(name: String, cls: String)] { [("mock", "MapView")] } }
      func go() {
        Container.app.bind(Catalog.self) { Views() }
        let catalog: Catalog = Container.app.resolve()
        catalog.rows.forEach { PSDService.sharedInstance().registerComponent(withName: $0.name, clsName: $0.cls) }
      }
      """, ["map", "pay"]),
    Host(
      "all classes that adopt a protocol",
      """
      @objc protocol Exported { static var tag: String { get } }
      extension MapView: Exported { static var tag: String { "map" } }
      extension PayView { static var tag: String { "pay" } }
      func go() {
        var count: UInt32 = 0
        let list = UnsafeBufferPointer(start: objc_copyClassList(&count), count: Int(count))
        for cls in list where class_conformsToProtocol(cls, Exported.self) {
          guard let view = cls as? Exported.Type else { continue }
          PSDService.sharedInstance().registerComponent(withName: view.tag, clsName: NSStringFromClass(cls))
        }
      }
      """, ["map"]),
    Host(
      "some classes that adopt a protocol",
      """
      @objc protocol Exported { static var tag: String { get } }
      extension MapView: Exported { static var tag: String { "map" } }
      func go(_ list: [AnyClass]) {
        for cls in list where class_conformsToProtocol(cls, Exported.self) {
          guard let view = cls as? Exported.Type else { continue }
          PSDService.sharedInstance().registerComponent(withName: view.tag, clsName: NSStringFromClass(cls))
        }
      }
      """, [], isComplete: false),
  ]

  @Test(arguments: calls + strings + types)
  func registrations(host: Host) throws {
    let text = SourceText(path: "/ios/App.swift", SwiftRegistrationTests.views + host.source)
    let file = try #require(NativeFileFacts(reading: text))
    let facts = try #require(NativeFacts([file], reading: { _ in text })[.mPaaS][.ios])
    #expect(facts.contracts.map(\.type).sorted() == host.types)
    #expect(facts.isComplete == host.isComplete)
    #expect(facts.contracts.allSatisfy { $0.classIndex != nil })
  }

  @Test func aClassThatSwiftHandsToObjectiveCHasItsNameAtRunTime() throws {
    let sources = [
      "/ios/App.swift": SwiftRegistrationTests.views
        + "func go() { for cls in [MapView.self, PayView.self] as [AnyClass] { Registrar.add(cls) } }",
      "/ios/Registrar.m": """
      @implementation Registrar
      + (void)add:(Class)cls {
        NSString *name = [[NSStringFromClass(cls) substringToIndex:3] lowercaseString];
        [[PSDService sharedInstance] registerComponentWithName:[@"acme_" stringByAppendingString:name]
                                                       clsName:NSStringFromClass(cls)];
      }
      @end
      """,
    ]
    let facts = NativeFacts(
      sources.sorted { $0.key < $1.key }.compactMap {
        NativeFileFacts(reading: SourceText(path: $0.key, $0.value))
      },
      reading: { path in sources[path].map { SourceText(path: path, $0) } })
    let platform = try #require(facts[.mPaaS][.ios])
    #expect(platform.contracts.map(\.type).sorted() == ["acme_map", "acme_pay"])
    #expect(platform.isComplete)
  }
}
