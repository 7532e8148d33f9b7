import Containers
import Diagnostics
import NativeSource
import Testing

/// Tables of C and C++: structs, arrays, pointers, maps; each with one that must stay unknown.
@Suite struct CTableTests {
  typealias Host = FollowedValueTests.Host

  private static func host(
    _ name: String, _ table: String, _ body: String, _ types: [String], isComplete: Bool = true
  ) -> Host {
    Host(
      testDescription: name,
      files: [
        "/ios/Views.m": SampleViews.objectiveC,
        "/ios/Host.mm": "\(table)\n@implementation Host\n+ (void)load {\n\(body)\n}\n@end",
      ], types: types, isComplete: isComplete)
  }

  private static let entry = "typedef struct { NSString *name; NSString *cls; } Entry;\n"
  private static let table =
    entry + "static const Entry kTable[] = { { @\"map\", @\"MapView\" }, { @\"pay\", @\"PayView\" } };"
  private static let both = ["map", "pay"]

  private static func add(_ name: String, _ view: String) -> String {
    "[s registerComponentWithName:\(name) clsName:\(view)];"
  }

  static let arrays: [Host] = [
    host(
      "an anonymous struct by index",
      "static struct { NSString *name; Class cls; } const kTable[] = { { @\"map\", Nil }, { @\"pay\", Nil } };",
      "for (int i = 0; i < sizeof(kTable) / sizeof(kTable[0]); i++) { \(add("kTable[i].name", "@\"MapView\"")) }",
      both),
    host(
      "a count before the loop", table,
      "size_t n = sizeof(kTable) / sizeof(Entry);\nfor (size_t i = 0; i < n; ++i) { \(add("kTable[i].name", "kTable[i].cls")) }",
      both),
    host(
      "a copy of a row", table,
      "for (int i = 0; i < 2; i++) { Entry e = kTable[i]; \(add("e.name", "e.cls")) }", both),
    host(
      "a pointer to a row", table,
      "for (int i = 0; i < 2; i++) { const Entry *e = &kTable[i]; \(add("e->name", "e->cls")) }", both),
    host(
      "a pointer that is moved",
      entry
        + "static const Entry kTable[] = { { @\"map\", @\"MapView\" }, { @\"pay\", @\"PayView\" }, { nil, nil } };",
      "for (const Entry *e = kTable; e->name; e++) { \(add("e->name", "e->cls")) }", both),
    host(
      "a pointer to an end", table,
      "for (const Entry *e = kTable, *end = e + 2; e != end; e++) { \(add("e->name", "e->cls")) }", both),
    host(
      "a pointer in while",
      entry
        + "static const Entry kTable[] = { { @\"map\", @\"MapView\" }, { @\"pay\", @\"PayView\" }, { NULL } };",
      "const Entry *e = kTable;\nwhile (e->name != NULL) { \(add("e->name", "e->cls")) e++; }", both),
    host(
      "a pointer that is set elsewhere, too",
      entry + "static const Entry kTable[] = { { @\"map\", @\"MapView\" }, { nil, nil } };",
      "for (const Entry *e = kTable; e->name; e = next(e)) { \(add("e->name", "e->cls")) }", [],
      isComplete: false),
    host(
      "an index in while", table,
      "int i = 0;\nwhile (i < 2) { \(add("kTable[i].name", "kTable[i].cls")) i++; }", both),
    host(
      "a sentinel by index",
      entry
        + "static Entry const kTable[] = { { @\"map\", @\"MapView\" }, { @\"pay\", @\"PayView\" }, { nil, nil } };",
      "for (int i = 0; kTable[i].name != nil; i++) { \(add("kTable[i].name", "kTable[i].cls")) }", both),
    host(
      "designators",
      entry
        + "static const Entry kTable[] = { { .name = @\"map\", .cls = @\"MapView\" }, { .cls = @\"PayView\", .name = @\"pay\" } };",
      "for (int i = 0; i < 2; i++) { \(add("kTable[i].name", "kTable[i].cls")) }", both),
    host(
      "elements at the places of an enum",
      "typedef NS_ENUM(NSInteger, Kind) { KindMap, KindPay, KindCount };\nstatic NSString *const kNames[] = { [KindMap] = @\"map\", [KindPay] = @\"pay\" };",
      "for (int k = 0; k < KindCount; k++) { \(add("kNames[k]", "@\"MapView\"")) }", both),
    host(
      "two arrays",
      "static NSString *const kNames[] = { @\"map\", @\"pay\" };\nstatic NSString *const kViews[] = { @\"MapView\", @\"PayView\" };",
      "for (int k = 0; k < 2; k++) { \(add("kNames[k]", "kViews[k]")) }", both),
    host(
      "an element by the case of an enum",
      "enum { kMap, kPay };\nstatic NSString *const kNames[] = { @\"map\", @\"pay\" };",
      add("kNames[kMap]", "@\"MapView\"") + add("kNames[kPay]", "@\"PayView\""), both),
    host(
      "one of all elements",
      "static NSString *const kNames[] = { @\"map\", @\"pay\" };", add("kNames[number()]", "@\"MapView\""),
      both),
    host(
      "strings of C",
      "typedef struct { const char *name; const char *cls; } Entry;\nstatic const Entry kTable[] = { { \"map\", \"MapView\" }, { \"pay\", \"PayView\" } };",
      "for (int i = 0; i < 2; i++) { \(add("@(kTable[i].name)", "[NSString stringWithUTF8String:kTable[i].cls]")) }",
      both),
    host(
      "classes by strings of C",
      "typedef struct { const char *name; const char *cls; } Entry;\nstatic const Entry kTable[] = { { \"map\", \"MapView\" }, { \"pay\", \"PayView\" }, { NULL, NULL } };",
      "for (const Entry *e = kTable; e->name != NULL; ++e) { \(add("@(e->name)", "NSStringFromClass(NSClassFromString(@(e->cls)))")) }",
      both),
    host(
      "CFSTR",
      "static CFStringRef const kNames[] = { CFSTR(\"map\"), CFSTR(\"pay\") };",
      "for (int i = 0; i < 2; i++) { \(add("(__bridge NSString *)kNames[i]", "@\"MapView\"")) }", both),
    host(
      "compound literals", entry,
      "Entry rows[] = { (Entry){ @\"map\", @\"MapView\" }, (Entry){ .name = @\"pay\", .cls = @\"PayView\" } };\nfor (int i = 0; i < 2; i++) { \(add("rows[i].name", "rows[i].cls")) }",
      both),
    host(
      "a row that is not known",
      entry + "static Entry kTable[] = { { @\"map\", @\"MapView\" }, { nil, @\"PayView\" } };",
      "kTable[1].name = name();\nfor (int i = 0; i < 2; i++) { \(add("kTable[i].name", "kTable[i].cls")) }",
      ["map"],
      isComplete: false),
    host(
      "an array that is given to a function",
      table
        + "\nstatic void addAll(const Entry *rows, int count) { for (int i = 0; i < count; i++) { \(add("rows[i].name", "rows[i].cls")) } }",
      "addAll(kTable, 2);", both),
  ]

  /// Two files have a struct with one name, and the members in another order.
  private static let twoStructs = Host(
    testDescription: "structs with one name",
    files: [
      "/ios/Views.m": SampleViews.objectiveC,
      "/ios/A.m":
        "typedef struct { NSString *name; NSString *cls; } Entry;\nstatic const Entry kA[] = { { @\"map\", @\"MapView\" } };\nvoid a(void) { for (int i = 0; i < 1; i++) { \(add("kA[i].name", "kA[i].cls")) } }",
      "/ios/B.m":
        "typedef struct { NSString *cls; NSString *name; } Entry;\nstatic const Entry kB[] = { { @\"PayView\", @\"pay\" } };\nvoid b(void) { for (int i = 0; i < 1; i++) { \(add("kB[i].name", "kB[i].cls")) } }",
    ], types: ["map", "pay"])

  /// The struct of a file that has two definitions elsewhere, as for two targets.
  private static let otherStructs = Host(
    testDescription: "a struct that two headers define",
    files: [
      "/ios/Views.m": SampleViews.objectiveC,
      "/ios/A.h": "typedef struct { NSString *name; NSString *cls; } Entry;",
      "/ios/B.h": "typedef struct { NSString *cls; NSString *name; } Entry;",
      "/ios/B.m":
        "static const Entry kB[] = { { @\"PayView\", @\"pay\" } };\nvoid b(void) { for (int i = 0; i < 1; i++) { \(add("kB[i].name", "kB[i].cls")) } }",
    ], types: [], isComplete: false)

  static let cpp: [Host] = [
    twoStructs, otherStructs,
    host(
      "a loop over an array", table, "for (const auto &e : kTable) { \(add("e.name", "e.cls")) }", both),
    host(
      "a vector of pairs",
      "static const std::vector<std::pair<NSString *, NSString *>> kTable = { { @\"map\", @\"MapView\" }, { @\"pay\", @\"PayView\" } };",
      "for (const auto &p : kTable) { \(add("p.first", "p.second")) }", both),
    host(
      "a vector that is initialised directly",
      "static const std::vector<std::pair<NSString *, NSString *>> kTable{ { @\"map\", @\"MapView\" }, std::make_pair(@\"pay\", @\"PayView\") };",
      "for (auto &&[name, view] : kTable) { \(add("name", "view")) }", both),
    host(
      "a map",
      "static const std::map<std::string, std::string> kTable = { { \"map\", \"MapView\" }, { \"pay\", \"PayView\" } };",
      "for (const auto &[name, view] : kTable) { \(add("@(name.c_str())", "@(view.c_str())")) }", both),
    host(
      "a map that is filled",
      "",
      "std::map<std::string, std::string> table;\ntable[\"map\"] = \"MapView\";\ntable.emplace(\"pay\", \"PayView\");\nfor (auto &p : table) { \(add("@(p.first.c_str())", "@(p.second.c_str())")) }",
      both),
    host(
      "a vector that is filled",
      "",
      "std::vector<NSString *> names;\nnames.push_back(@\"map\");\nnames.push_back(@\"pay\");\nfor (NSString *name : names) { \(add("name", "@\"MapView\"")) }",
      both),
    host(
      "a vector that is filled with a name which is not known",
      "",
      "std::vector<NSString *> names;\nnames.push_back(@\"map\");\nnames.push_back(more());\nfor (NSString *name : names) { \(add("name", "@\"MapView\"")) }",
      ["map"], isComplete: false),
    host(
      "an iterator",
      "static const std::map<std::string, std::string> kTable = { { \"map\", \"MapView\" }, { \"pay\", \"PayView\" } };",
      "for (auto it = kTable.begin(); it != kTable.end(); ++it) { \(add("@(it->first.c_str())", "@(it->second.c_str())")) }",
      both),
    host(
      "an array with a size",
      "static constexpr std::array<const char *, 2> kNames = {{ \"map\", \"pay\" }};",
      "for (auto name : kNames) { \(add("@(name)", "@\"MapView\"")) }", both),
    host(
      "a list in the loop", "",
      "for (NSString *name : { @\"map\", @\"pay\" }) { \(add("name", "@\"MapView\"")) }", both),
    host(
      "a list with a type", "",
      "for (auto name : std::initializer_list<const char *>{ \"map\", \"pay\" }) { \(add("@(name)", "@\"MapView\"")) }",
      both),
    host(
      "a vector that a function changes",
      "static void more(std::vector<NSString *> &names);",
      "std::vector<NSString *> names = { @\"map\" };\nmore(names);\nfor (NSString *name : names) { \(add("name", "@\"MapView\"")) }",
      ["map"], isComplete: false),
  ]

  @Test(arguments: arrays + cpp) func registers(_ host: Host) throws {
    let facts = try #require(FollowedValueTests.link(host))
    #expect(Set(facts.contracts.map(\.type)).sorted() == host.types)
    #expect(facts.isComplete == host.isComplete)
  }

  static let messages: [ViewHost] = [
    .objectiveC(
      "rows of a table that are compared", "", ["clear", "undo"],
      message:
        "for (const Route *r = kRoutes; r->action; r++) { if (strcmp(message.UTF8String, r->action) == 0) { run(r); return; } }",
      members:
        "typedef struct { const char *action; int code; } Route;\nstatic const Route kRoutes[] = { { \"clear\", 1 }, { \"undo\", 2 }, { NULL, 0 } };"
    ),
    .objectiveC(
      "rows of a table that are compared, by index", "", ["clear", "undo"],
      message: "for (int i = 0; i < 2; i++) { if ([message isEqualToString:kRoutes[i].action]) { run(i); } }",
      members:
        "typedef struct { NSString *action; int code; } Route;\nstatic const Route kRoutes[] = { { @\"clear\", 1 }, { @\"undo\", 2 } };"
    ),
    .objectiveC(
      "a map of C++", "", ["join", "leave"],
      message: "auto it = kOps.find(message.UTF8String);\nif (it == kOps.end()) return;\nrun(it->second);",
      members:
        "static const std::unordered_map<std::string, Op> kOps = { {\"join\", Op::Join}, {\"leave\", Op::Leave} };"
    ),
    .objectiveC(
      "a string of C that is handed on", "", nil,
      message: "if (strcmp([message UTF8String], \"a\") == 0) { return; }\nrun(message.UTF8String);"),
    .objectiveC(
      "a string of C++", "", ["join"],
      message: "std::string name = message.UTF8String;\nif (name == \"join\") { [self join]; }"),
  ]

  static let parameters: [ViewHost] = [
    .objectiveC(
      "keys of an array of C",
      "for (int i = 0; i < sizeof(kKeys) / sizeof(*kKeys); i++) { id v = data[kKeys[i]]; [self set:v]; }",
      ["title", "zoom"], members: "static NSString *const kKeys[] = { @\"zoom\", @\"title\" };"),
    .objectiveC(
      "keys of rows", "for (const Row *r = kRows; r->key; r++) { id v = data[r->key]; [self set:v]; }",
      ["title", "zoom"],
      members:
        "typedef struct { NSString *key; int kind; } Row;\nstatic const Row kRows[] = { { @\"zoom\", 1 }, { @\"title\", 2 }, { nil, 0 } };"
    ),
    .objectiveC(
      "a key of rows that is not known",
      "for (const Row *r = rows(); r->key; r++) { id v = data[r->key]; [self set:v]; }", nil),
  ]

  @Test(arguments: messages) func handlesMessages(_ host: ViewHost) throws { try host.expectMessages() }

  @Test(arguments: parameters) func readsParameters(_ host: ViewHost) throws { try host.expectParameters() }

  /// Any bytes end, with files that are cut anywhere.
  @Test(arguments: messages + parameters) func readsFilesThatAreCut(_ host: ViewHost) {
    for cut in host.cuts { _ = cut.interface }
  }
}
