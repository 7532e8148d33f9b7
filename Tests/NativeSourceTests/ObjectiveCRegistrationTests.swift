import Containers
import Diagnostics
import NativeSource
import Testing

/// Registrations of Objective-C whose strings, numbers and rows are made on the way; each form with one that must stay
/// unknown.
struct ObjectiveCRegistrationTests {
  struct Host: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    /// The types with their classes: `map=MapView`.
    var types: [String]
    var isComplete = true
  }

  private static func host(_ name: String, _ source: String, _ types: [String], isComplete: Bool = true)
    -> Host
  {
    Host(testDescription: name, source: source, types: types, isComplete: isComplete)
  }

  /// A host with statements in its launch method.
  private static func launch(_ name: String, _ body: String, _ types: [String], isComplete: Bool = true)
    -> Host
  {
    host(name, "@implementation Host\n+ (void)load {\n\(body)\n}\n@end", types, isComplete: isComplete)
  }

  private static func add(_ name: String, _ view: String = "@\"MapView\"") -> String {
    "[s registerComponentWithName:\(name) clsName:\(view)];"
  }

  private static let both = ["map=MapView", "pay=PayView"]

  static let texts: [Host] = [
    launch(
      "a part of a class's name",
      """
      for (Class c in @[MapView.class, PayView.class]) {
        NSString *cls = NSStringFromClass(c);
        NSString *name = [[cls substringToIndex:3] lowercaseString];
        \(add("name", "cls"))
      }
      """, both),
    launch(
      "a part of a string that is not known",
      "NSString *cls = [self title]; \(add("[cls substringToIndex:3]"))", [], isComplete: false),
    launch(
      "what is replaced in a string",
      add("[@\"MapView\" stringByReplacingOccurrencesOfString:@\"View\" withString:@\"_x\"].lowercaseString"),
      ["map_x=MapView"]),
    launch(
      "a format that is appended", add("[@\"ma\" stringByAppendingFormat:@\"%@_%d\", @\"p\", 2]"),
      ["map_2=MapView"]),
    launch(
      "capital letters",
      "for (NSString *n in @[@\"map\", @\"pay\"]) {\n"
        + add("n", "[n.capitalizedString stringByAppendingString:@\"View\"]") + "\n}", both),
    launch(
      "pairs in one string",
      """
      for (NSString *row in [@"map=MapView;pay=PayView" componentsSeparatedByString:@";"]) {
        NSRange mark = [row rangeOfString:@"="];
        \(add("[row substringToIndex:mark.location]", "[row substringFromIndex:NSMaxRange(mark)]"))
      }
      """, both),
    launch(
      "blanks around names",
      """
      NSCharacterSet *blanks = [NSCharacterSet whitespaceCharacterSet];
      for (NSString *n in [@"map , pay" componentsSeparatedByString:@","]) {
        \(add("[n stringByTrimmingCharactersInSet:blanks]"))
      }
      """, ["map=MapView", "pay=MapView"]),
    launch(
      "a set of characters that is not known",
      add("[@\" map\" stringByTrimmingCharactersInSet:[self blanks]]"), [], isComplete: false),
    launch(
      "names of several texts",
      "NSString *n = on ? @\"a\" : @\"b\"; \(add("[@\"m_\" stringByAppendingString:n]"))",
      ["m_a=MapView", "m_b=MapView"]),
  ]

  static let numbers: [Host] = [
    launch(
      "the position in a block",
      """
      NSArray *classes = @[@"MapView", @"PayView"];
      [@[@"map", @"pay"] enumerateObjectsUsingBlock:^(NSString *n, NSUInteger i, BOOL *stop) {
        \(add("n", "classes[i]"))
      }];
      """, both),
    host(
      "constants of an enum in a list and a switch",
      """
      typedef NS_ENUM(NSInteger, Kind) { KindMap = 1, KindPay, KindOld };
      @implementation Kinds
      + (NSArray *)all { return @[@(KindMap), @(KindPay), @(KindOld)]; }
      + (Class)classFor:(NSInteger)kind {
        switch ((Kind)kind) {
          case KindMap: return [MapView class];
          case KindPay: return [PayView class];
          case KindOld: return Nil;
        }
        return Nil;
      }
      + (void)load {
        for (NSNumber *n in [self all]) {
          Class c = [Kinds classFor:n.integerValue];
          if (c == Nil) continue;
          \(add("NSStringFromClass(c).lowercaseString", "NSStringFromClass(c)"))
        }
      }
      @end
      """, ["mapview=MapView", "payview=PayView"]),
    launch(
      "a sum", "NSArray *n = @[@\"a\", @\"b\", @\"map\"]; int base = 1; \(add("n[base + 1]"))",
      ["map=MapView"]),
    launch(
      "a number that is counted elsewhere",
      "NSArray *n = @[@\"map\", @\"pay\"]; int i = 0; while ([self more]) { i++; [self step]; } \(add("n[i]"))",
      ["map=MapView", "pay=MapView"]),
    launch(
      "a bit that a loop finds",
      """
      static NSString *const names[] = { @"a", @"map", @"pay" };
      NSUInteger i = 0, flags = 1 << 1;
      while (!(flags & (1 << i))) i++;
      \(add("names[i]"))
      """, ["map=MapView"]),
  ]

  static let conditions: [Host] = [
    launch(
      "rows that are left out",
      """
      NSArray *rows = @[ @{@"n": @"map", @"on": @YES}, @{@"n": @"pay", @"on": @NO} ];
      for (NSDictionary *row in rows) { if (![row[@"on"] boolValue]) continue; \(add("row[@\"n\"]")) }
      """, ["map=MapView"]),
    launch(
      "rows of one branch",
      """
      for (NSString *n in @[@"map", @"pay"]) {
        if ([n isEqualToString:@"pay"]) { \(add("n", "@\"PayView\"")) } else { \(add("n")) }
      }
      """, both),
    launch(
      "a condition that is not known",
      "for (NSString *n in @[@\"map\", @\"pay\"]) { if ([self hides:n]) continue; \(add("n")) }",
      ["map=MapView", "pay=MapView"]),
    host(
      "a parameter that is given another value",
      """
      @implementation Host
      + (void)load { [self add:@"map"]; [self add:@"my_pay"]; }
      + (void)add:(NSString *)n {
        if (![n hasPrefix:@"my_"]) n = [@"my_" stringByAppendingString:n];
        \(add("n"))
      }
      @end
      """, ["my_map=MapView", "my_pay=MapView"]),
    host(
      "a parameter that is given an unknown value",
      """
      @implementation Host
      + (void)load { [self add:@"map"]; }
      + (void)add:(NSString *)n { if ([self isOld]) n = [self other:n]; \(add("n")) }
      @end
      """, ["map=MapView"], isComplete: false),
    launch(
      "a predicate",
      """
      NSPredicate *p = [NSPredicate predicateWithFormat:@"kind == %@", @"view"];
      NSArray *rows = @[ @{@"n": @"map", @"kind": @"view"}, @{@"n": @"pay", @"kind": @"sheet"} ];
      for (NSDictionary *row in [rows filteredArrayUsingPredicate:p]) { \(add("row[@\"n\"]")) }
      """, ["map=MapView"]),
    launch(
      "a predicate that is not read",
      """
      NSPredicate *p = [NSPredicate predicateWithFormat:@"kind BEGINSWITH %@", @"v"];
      NSArray *rows = @[ @{@"n": @"map", @"kind": @"view"}, @{@"n": @"pay", @"kind": @"sheet"} ];
      for (NSDictionary *row in [rows filteredArrayUsingPredicate:p]) { \(add("row[@\"n\"]")) }
      """, ["map=MapView", "pay=MapView"]),
    launch(
      "the element that passes a test",
      """
      NSArray *names = @[@"map", @"pay"];
      NSUInteger at = [names indexOfObjectPassingTest:^BOOL(NSString *n, NSUInteger i, BOOL *stop) {
        return [n hasPrefix:@"p"];
      }];
      \(add("at == NSNotFound ? nil : names[at]"))
      """, ["pay=MapView"]),
  ]

  static let collections: [Host] = [
    host(
      "a list that a function fills and another one registers",
      """
      static NSMutableArray *rows;
      void announce(NSString *name, NSString *cls) {
        if (!rows) rows = [NSMutableArray new];
        [rows addObject:@[name, cls]];
      }
      __attribute__((constructor)) static void map(void) { announce(@"map", @"MapView"); }
      __attribute__((constructor)) static void pay(void) { announce(@"pay", @"PayView"); }
      void go(void) { for (NSArray *row in rows) { \(add("row.firstObject", "row.lastObject")) } }
      """, both),
    host(
      "a list that is filled with what is not known",
      """
      static NSMutableArray *rows;
      void announce(NSString *name) { if (!rows) rows = [NSMutableArray new]; [rows addObject:name]; }
      void go(void) { announce(title()); for (NSString *n in rows) { \(add("n")) } }
      """, [], isComplete: false),
    launch(
      "a queue",
      """
      NSMutableArray *jobs = [NSMutableArray array];
      [jobs addObject:@[@"map", @"MapView"]];
      [jobs addObject:@[@"pay", @"PayView"]];
      while (jobs.count) {
        NSArray *job = jobs.firstObject;
        [jobs removeObjectAtIndex:0];
        \(add("job[0]", "job[1]"))
      }
      """, both),
    launch(
      "a table of maps",
      """
      NSMapTable *t = [NSMapTable strongToStrongObjectsMapTable];
      [t setObject:@"MapView" forKey:@"map"];
      for (NSString *n in t) { \(add("n", "[t objectForKey:n]")) }
      """, ["map=MapView"]),
    launch(
      "a key that is set again",
      """
      NSMutableDictionary *t = [@{ @"map": @"PayView" } mutableCopy];
      t[@"map"] = @"MapView";
      [t removeObjectForKey:@"pay"];
      for (NSString *n in t) { \(add("n", "t[n]")) }
      """, ["map=MapView"]),
    host(
      "an object of a factory",
      """
      @interface Row : NSObject
      @property (readonly) NSString *name;
      + (instancetype)name:(NSString *)name;
      @end
      @implementation Row
      + (instancetype)name:(NSString *)name { Row *r = [[self alloc] init]; r->_name = [name copy]; return r; }
      @end
      void go(void) { for (Row *r in @[[Row name:@"map"], [Row name:@"pay"]]) { \(add("r.name")) } }
      """, ["map=MapView", "pay=MapView"]),
    host(
      "blocks that methods give back",
      """
      @implementation Maker { NSMutableArray *_names; Class _cls; }
      - (instancetype)init { if ((self = [super init])) _names = [NSMutableArray new]; return self; }
      - (Maker *(^)(NSString *))type { return ^(NSString *n) { [self->_names addObject:n]; return self; }; }
      - (Maker *(^)(NSString *))also { return self.type; }
      - (Maker *(^)(Class))view { return ^(Class c) { self->_cls = c; return self; }; }
      - (void (^)(void))install {
        return ^{ for (NSString *n in self->_names) { \(add("n", "NSStringFromClass(self->_cls)")) } };
      }
      @end
      void go(void) { Maker *make = [Maker new]; make.type(@"map").also(@"atlas").view(MapView.class).install(); }
      """, ["atlas=MapView", "map=MapView"]),
  ]

  static let selectors: [Host] = [
    launch(
      "a selector with objects",
      "[s performSelector:@selector(registerComponentWithName:clsName:) withObject:@\"map\" withObject:@\"MapView\"];",
      ["map=MapView"]),
    launch(
      "an invocation",
      """
      NSInvocation *inv = [NSInvocation invocationWithMethodSignature:sig];
      inv.selector = @selector(registerComponentWithName:clsName:);
      for (NSArray *row in @[@[@"map", @"MapView"], @[@"pay", @"PayView"]]) {
        NSString *name = row[0], *cls = row[1];
        [inv setArgument:&name atIndex:2];
        [inv setArgument:&cls atIndex:3];
        [inv invoke];
      }
      """, both),
    launch(
      "a selector that is asked for",
      "SEL sel = @selector(registerComponentWithName:clsName:);\nif ([s respondsToSelector:sel]) { \(add("@\"map\"")) }",
      ["map=MapView"]),
    launch(
      "a selector that is handed on",
      "[Caller call:@selector(registerComponentWithName:clsName:)]; \(add("@\"map\""))", ["map=MapView"],
      isComplete: false),
  ]

  @Test(arguments: texts + numbers + conditions + collections + selectors)
  func registersTypes(_ host: Host) throws {
    let files = ["/ios/Views.m": SampleViews.objectiveC, "/ios/Host.m": host.source]
    let facts = NativeFacts(
      files.sorted { $0.key < $1.key }.compactMap {
        NativeFileFacts(reading: SourceText(path: $0.key, $0.value))
      },
      reading: { path in files[path].map { SourceText(path: path, $0) } })
    let platform = try #require(facts[.mPaaS][.ios])
    let types = platform.registrations.filter(\.isResolved).map { "\($0.type.value!)=\($0.className.value!)" }
    #expect(types.sorted() == host.types)
    #expect(platform.isComplete == host.isComplete)
  }

  /// Plug-ins that a host loads may call what its headers declare.
  @Test func codeThatIsLoadedRegistersToo() throws {
    let header = "@interface Registry : NSObject\n- (void)add:(NSString *)name;\n@end"
    let source = """
      @implementation Registry { NSMutableArray *_names; }
      - (instancetype)init { if ((self = [super init])) _names = [NSMutableArray new]; return self; }
      - (void)add:(NSString *)name { [_names addObject:name]; }
      - (void)start {
        [self add:@"map"];
        LOAD
        for (NSString *n in _names) { [s registerComponentWithName:n clsName:@"MapView"]; }
      }
      @end
      """
    for (load, isComplete) in [("", true), ("[[bundle principalClass] new];", false)] {
      let files = [
        "/ios/Registry.h": header, "/ios/Registry.m": source.replacing("LOAD", with: load),
        "/ios/Views.m": SampleViews.objectiveC,
      ]
      let facts = NativeFacts(
        files.compactMap { NativeFileFacts(reading: SourceText(path: $0.key, $0.value)) },
        reading: { path in files[path].map { SourceText(path: path, $0) } })
      let platform = try #require(facts[.mPaaS][.ios])
      #expect(platform.registrations.compactMap(\.type.value) == ["map"])
      #expect(platform.isComplete == isComplete)
    }
  }
}
