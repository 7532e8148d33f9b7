import Containers
import Diagnostics
import NativeSource
import Testing

/// Registrations of Objective-C and Swift whose values only a type, a condition or a step says; each with one that must
/// stay unknown.
struct AppleFormTests {
  struct Host: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var source: String
    var types: [String]
    var isComplete = true
  }

  private static func swift(_ name: String, _ source: String, _ types: [String], isComplete: Bool = true)
    -> Host
  {
    let views = "@objc(MapView) class MapView: NBComponent {}\n@objc(PayView) class PayView: NBComponent {}\n"
    return Host(
      testDescription: "\(name), Swift", path: "/ios/App.swift", source: views + source, types: types,
      isComplete: isComplete)
  }

  private static func objectiveC(_ name: String, _ source: String, _ types: [String], isComplete: Bool = true)
    -> Host
  {
    Host(
      testDescription: "\(name), Objective-C", path: "/ios/App.m",
      source: SampleViews.objectiveC + "\n" + source, types: types, isComplete: isComplete)
  }

  static let hosts: [Host] = [
    swift(
      "labels of the variable's type",
      """
      let rows: [(name: String, cls: AnyClass)] = [("map", MapView.self), ("pay", PayView.self)]
      func go(_ s: PSDService) {
        for row in rows { s.registerComponent(withName: row.name, clsName: NSStringFromClass(row.cls)) }
      }
      """, ["map", "pay"]),
    swift(
      "a condition on the elements",
      """
      enum Slot: String, CaseIterable { case map, pay, old }
      let classes: [Slot: AnyClass] = [.map: MapView.self, .pay: PayView.self]
      func go(_ s: PSDService) {
        for slot in Slot.allCases where slot != .old {
          s.registerComponent(withName: slot.rawValue, clsName: NSStringFromClass(classes[slot]!))
        }
      }
      """, ["map", "pay"]),
    swift(
      "a type that a function is called for",
      """
      protocol Named: NBComponent { static var names: [String] { get } }
      extension MapView: Named { static let names = ["map", "atlas"] }
      extension PayView: Named { static let names = ["pay"] }
      extension PSDService {
        func adopt<V: Named>(_ view: V.Type) {
          for name in V.names { registerComponent(withName: name, clsName: NSStringFromClass(V.self)) }
        }
      }
      func go(_ s: PSDService) { s.adopt(MapView.self); s.adopt(PayView.self) }
      """, ["atlas", "map", "pay"]),
    swift(
      "elements that are taken from a list",
      """
      final class Registry {
        private var rows = [("map", MapView.self as AnyClass), ("pay", PayView.self)]
        func flush(_ s: PSDService) {
          while let (name, cls) = rows.popLast() { s.registerComponent(withName: name, clsName: NSStringFromClass(cls)) }
        }
      }
      """, ["map", "pay"]),
    swift(
      "every second element",
      """
      let pairs: [Any] = ["map", MapView.self, "pay", PayView.self]
      func go(_ s: PSDService) {
        for i in stride(from: 0, to: pairs.count, by: 2) {
          guard let name = pairs[i] as? String, let cls = pairs[i + 1] as? AnyClass else { continue }
          s.registerComponent(withName: name, clsName: NSStringFromClass(cls))
        }
      }
      """, ["map", "pay"]),
    swift(
      "numbers and joined parts",
      """
      let level = 2
      func go(_ s: PSDService) {
        s.registerComponent(withName: String(format: "map_v%d", level), clsName: NSStringFromClass(MapView.self))
        s.registerComponent(withName: ["pay", "desk"].joined(separator: "_"), clsName: NSStringFromClass(PayView.self))
      }
      """, ["map_v2", "pay_desk"]),
    swift(
      "a number that changes",
      """
      var level = read()
      func go(_ s: PSDService) {
        s.registerComponent(withName: String(format: "map_v%d", level), clsName: NSStringFromClass(MapView.self))
      }
      """, [], isComplete: false),
    swift(
      "dictionaries of several types",
      """
      protocol Provider { static func views() -> [String: AnyClass] }
      enum Maps: Provider { static func views() -> [String: AnyClass] { ["map": MapView.self] } }
      enum Pays: Provider { static func views() -> [String: AnyClass] { ["pay": PayView.self] } }
      let providers: [Provider.Type] = [Maps.self, Pays.self]
      func go(_ s: PSDService) {
        providers.flatMap { $0.views() }.forEach { (name, cls) in
          s.registerComponent(withName: name, clsName: NSStringFromClass(cls))
        }
      }
      """, ["map", "pay"]),
    objectiveC(
      "a class for each name, by conditions",
      """
      @implementation Kit
      + (Class)classFor:(NSString *)type {
        if ([type isEqualToString:@"map"]) return [MapView class];
        if ([type isEqualToString:@"pay"]) { return [PayView class]; }
        return Nil;
      }
      + (void)go {
        NSArray *types = @[ @"map", @"pay" ];
        for (NSInteger i = types.count - 1; i >= 0; i--) {
          [s registerComponentWithName:types[i] clsName:NSStringFromClass([self classFor:types[i]])];
        }
      }
      @end
      """, ["map", "pay"]),
    objectiveC(
      "objects that are set step by step",
      """
      @interface Row : NSObject
      @property NSString *name;
      @property Class cls;
      @end
      @implementation Row
      + (instancetype)named:(NSString *)name with:(Class)cls {
        Row *row = [self new];
        row.name = name;
        [row setCls:cls];
        return row;
      }
      @end
      @implementation Kit
      + (void)load {
        for (Row *row in @[ [Row named:@"map" with:MapView.class], [Row named:@"pay" with:PayView.class] ]) {
          [s registerComponentWithName:row.name clsName:NSStringFromClass(row.cls)];
        }
      }
      @end
      """, ["map", "pay"]),
    objectiveC(
      "an object with a property that is read elsewhere",
      """
      @interface Row : NSObject
      @property NSString *name;
      @end
      @implementation Row
      @end
      @implementation Kit
      + (void)load {
        Row *row = [Row new];
        row.name = readName();
        [s registerComponentWithName:row.name clsName:@"MapView"];
      }
      @end
      """, [], isComplete: false),
    objectiveC(
      "an enumerator",
      """
      @implementation Kit
      + (void)load {
        NSDictionary *table = @{ @"map": @"MapView", @"pay": @"PayView" };
        NSEnumerator *names = [table keyEnumerator];
        NSString *name;
        while ((name = [names nextObject])) { [s registerComponentWithName:name clsName:[table objectForKey:name]]; }
      }
      @end
      """, ["map", "pay"]),
    objectiveC(
      "classes that are named, and a table with an end",
      """
      @protocol Own
      + (NSString *)ownName;
      @end
      @implementation MapView (Own)
      + (NSString *)ownName { return @"map"; }
      @end
      static const struct { const char *name; const char *cls; } kRows[] = { { "pay", "PayView" }, { NULL, NULL } };
      @implementation Kit
      + (void)load {
        for (Class cls in @[ NSClassFromString(@"MapView") ]) {
          [s registerComponentWithName:[cls ownName] clsName:NSStringFromClass(cls)];
        }
        for (int i = 0; kRows[i].name != NULL; i++) {
          [s registerComponentWithName:[NSString stringWithUTF8String:kRows[i].name]
                               clsName:[NSString stringWithUTF8String:kRows[i].cls]];
        }
      }
      @end
      """, ["map", "pay"]),
    objectiveC(
      "a property of a class",
      """
      @interface Names : NSObject
      @property (class, readonly) NSString *map;
      @end
      @implementation Names
      + (NSString *)map { return @"map"; }
      @end
      @implementation Kit
      + (void)load { [s registerComponentWithName:Names.map clsName:MapView.description]; }
      @end
      """, ["map"]),
  ]

  /// Two calls give an object its name and its class: which ones belong together, the calls of others may decide.
  @Test func objectsThatSeveralCallsFill() throws {
    let source = """
      final class Builder {
        private var name = ""
        private var cls: AnyClass?
        static func named(_ name: String) -> Builder { let b = Builder(); b.name = name; return b }
        func shown(by cls: AnyClass) -> Self { self.cls = cls; return self }
        func register() { s.registerComponent(withName: name, clsName: NSStringFromClass(cls)) }
      }
      @objc(MapView) class MapView: NBComponent { }
      @objc(PayView) class PayView: NBComponent { }
      func go() {
        Builder.named("map").shown(by: MapView.self).register()
        Builder.named("pay").shown(by: PayView.self).register()
      }
      """
    let text = SourceText(path: "/ios/A.swift", source)
    let file = try #require(NativeFileFacts(reading: text))
    let facts = try #require(NativeFacts([file], reading: { _ in text })[.mPaaS][.ios])
    #expect(facts.registrations.compactMap(\.type.value).sorted() == ["map", "pay"])
    #expect(facts.registrations.allSatisfy { $0.className.value == nil })
  }

  @Test(arguments: hosts)
  func registrations(host: Host) throws {
    let text = SourceText(path: host.path, host.source)
    let file = try #require(NativeFileFacts(reading: text))
    let facts = try #require(NativeFacts([file], reading: { _ in text })[.mPaaS][.ios])
    #expect(facts.contracts.map(\.type).sorted() == host.types)
    #expect(facts.isComplete == host.isComplete)
    if host.isComplete { #expect(facts.contracts.allSatisfy { $0.classIndex != nil }) }
  }
}
