import Diagnostics
import Files
import Linting
import Rules
import SeededRandom
import Testing

/// Names are compared with each other only up to a limit, for each rule and file by itself.
@Suite struct RuleSpellingTests {
  /// So many mistakes among so many names of so many letters are more than the budget.
  private static let (mistakes, names) = (0..<250, 0..<200)
  private static func right(_ prefix: String, _ number: Int) -> String { "\(prefix)\(letters(number))abc" }
  private static func wrong(_ prefix: String, _ number: Int) -> String { "\(prefix)\(letters(number))acb" }

  /// Names of different numbers have different letters, so that most are not compared letter by letter.
  private static func letters(_ number: Int) -> String {
    let first = UInt8(ascii: "d") + UInt8(number % 5 * 4)
    let word = String(decoding: (0..<4).map { first + $0 }, as: UTF8.self)
    return String(repeating: word, count: 11) + "\(number)"
  }

  private static func eachName(_ part: (Int) -> String) -> String { names.map(part).joined(separator: "\n") }
  private static func eachMistake(_ part: (Int) -> String) -> String {
    mistakes.map(part).joined(separator: "\n")
  }
  private static func wrongTags(_ tag: String, _ attributes: (Int) -> String) -> String {
    eachMistake { "<\(tag) \(attributes($0))/>" }
  }

  /// One page of a program with too many mistakes of the rule.
  private static func page(_ rule: String, _ name: String) -> (files: [Example.File], configuration: String?)
  {
    func program(
      _ markup: String, script: String = "Page({ go() {} })", json: String = "{}"
    ) -> [Example.File] {
      [
        Example.File("pages/\(name)/a.axml", markup), Example.File("pages/\(name)/a.js", script),
        Example.File("pages/\(name)/a.json", json),
      ]
    }
    let view = #"<mpaas-component id="m" type="m" "#
    switch rule {
    case "unregistered-native-type":
      let types = eachName { "\"\(right("t", $0))\": {}," }
      return (
        program(wrongTags("mpaas-component") { "type=\"\(wrong("t", $0))\"" }),
        "{ \"nativeViews\": { \(types) \"m\": {} } }"
      )
    case "unknown-native-param":
      let parameters = eachName { "\"\(right("p", $0))\": \"string\"," }
      return (
        program(view + eachMistake { "\(wrong("p", $0))=\"1\"" } + "/>"),
        "{ \"nativeViews\": { \"m\": { \"params\": { \(parameters) \"m\": \"string\" } } } }"
      )
    case "unknown-native-event":
      let events = eachName { "\"\(right("onE", $0))\"," }
      return (
        program(view + eachMistake { "\(wrong("onE", $0))=\"go\"" } + "/>"),
        "{ \"nativeViews\": { \"m\": { \"events\": [\(events) \"onM\"] } } }"
      )
    case "unknown-native-context":
      let calls = eachMistake { "my.createMpaasCustomComponentContext('\(wrong("v", $0))')" }
      return (
        program(
          eachName { "<mpaas-component id=\"\(right("v", $0))\" type=\"m\"/>" },
          script: "Page({ onReady() {\n\(calls)\n} })"), nil
      )
    case "unknown-context-id":
      let calls = eachMistake { "my.createMapContext('\(wrong("v", $0))')" }
      return (
        program(
          eachName { "<map id=\"\(right("v", $0))\"/>" }, script: "Page({ onReady() {\n\(calls)\n} })"), nil
      )
    case "unknown-tag":
      let components = eachName { "\"\(right("t-", $0))\": \"plugin://a/b\"," }
      return (
        program(
          eachMistake { "<\(wrong("t-", $0))/>" },
          json: "{ \"usingComponents\": { \(components) \"a-b\": \"plugin://a/b\" } }"), nil
      )
    case "undefined-handler":
      let methods = eachName { "\(right("go", $0))() {}," }
      return (
        program(wrongTags("view") { "onTap=\"\(wrong("go", $0))\"" }, script: "Page({ \(methods) })"), nil
      )
    case "undefined-template":
      return (
        program(
          wrongTags("template") { "is=\"\(wrong("t", $0))\"" }
            + eachName { "<template name=\"\(right("t", $0))\"><view/></template>" }), nil
      )
    case "unread-native-param":
      return (program(view + eachMistake { "\(wrong("p", $0))=\"1\"" } + "/>"), nil)
    case "unsent-native-event":
      // Nearer ones are another rule's.
      return (program(view + eachMistake { "onSend\($0)abcxyz=\"go\"" } + "/>"), nil)
    case "unhandled-native-message":
      let messages = eachMistake { "this.m.postMessage({ actionType: '\(wrong("s", $0))', data: {} });" }
      let script = "this.m = my.createMpaasCustomComponentContext('m');\n" + messages
      return (program(view + "/>", script: "Page({ onReady() {\n\(script)\n} })"), nil)
    default:
      return ([], nil)
    }
  }

  /// The native code of the view with the type `m`.
  private static let host = [
    Example.File(
      "ios/MapView.m",
      """
      @interface MapView : NBComponent
      @end
      @implementation MapView
      - (void)componentDataDidChangeWithData:(NSDictionary *)data {
        \(eachName { "[self use:data[@\"\(right("p", $0))\"]];" })
      }
      - (void)componentReceiveMessage:(NSString *)message data:(NSDictionary *)data callback:(NBComponentCallback)callback {
        \(eachName { "if ([message isEqualToString:@\"\(right("s", $0))\"]) { callback(@{}); }" })
      }
      - (void)emit:(NSString *)name {
        [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                      component:self
                                                           data:@{@"element": self.componentId, @"eventName": name}
                                                       callback:nil];
      }
      - (void)changed {
        \(eachName { "[self emit:@\"onSend\($0)abcdef\"];" })
      }
      @end
      void a(PSDService *s) { [s registerComponentWithName:@"m" clsName:@"MapView"]; }
      """),
    Example.File(
      "android/MapView.java",
      """
      package a;
      class MapView extends MPBaseEmbedView {
        void register() { MPEmbedViewHelper.registerEmbedView("a.MapView", "m"); }
        public View getView(int width, int height, String viewId, String type, Map<String, String> params) { return map; }
        public void onReceivedRender(JSONObject data, H5BridgeContext context) { a = data.getString("a"); }
        public void onReceivedMessage(String action, JSONObject data, H5BridgeContext context) {}
      }
      """),
  ]

  private static func isGuess(_ finding: Diagnostic) -> Bool {
    finding.help?.english.hasPrefix("did you mean") ?? false
  }

  private static let rules = [
    "unregistered-native-type", "unknown-native-param", "unknown-native-event", "unknown-native-context",
    "unknown-context-id", "unknown-tag", "undefined-handler", "undefined-template", "unread-native-param",
    "unsent-native-event", "unhandled-native-message",
  ]

  /// A sample has every fourth rule; of all the next test reads the source.
  @Test(arguments: Sampling.some(of: rules, oneIn: 4))
  func comparesSoManyNamesInEachFile(id: String) throws {
    let rule = try #require(allRules.first { $0.id == id })
    let (files, configuration) = RuleSpellingTests.page(id, "a")
    let app = Example.File("app.json", #"{ "pages": ["pages/a/a", "pages/b/a"] }"#)
    let host = rule.category == .host ? RuleSpellingTests.host : []
    let found = ExampleProgram(
      files + RuleSpellingTests.page(id, "b").files + [app] + host, configuration: configuration
    ).lint(rule)
    #expect(found.count == 2 * RuleSpellingTests.mistakes.count)
    let pages = Dictionary(grouping: found, by: \.place.path).values
    #expect(pages.count == 2)
    for page in pages {
      let guesses = page.prefix(while: RuleSpellingTests.isGuess).count
      #expect(guesses > 100 && guesses < RuleSpellingTests.mistakes.count)
      #expect(!page.dropFirst(guesses).contains(where: RuleSpellingTests.isGuess))
    }
  }

  /// What a rule compares is counted by its context, or by a budget for the whole library.
  @Test func noRuleComparesWithoutABudget() throws {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Sources/Rules"
    let disk = DiskFileSystem()
    var count = 0
    for file in FileTree(
      walking: root, in: disk, filter: FileFilter(extensions: ["swift"], skippedFolders: [])
    ).files {
      let text = try disk.read(file)
      for line in text.string(ByteRange(0, text.count)).split(separator: "\n")
      where line.contains("nearestName(") {
        count += 1
        let isCounted = line.contains("context.nearestName(") || line.contains("budget.nearestName(")
        #expect(isCounted, "\(file): \(line)")
      }
    }
    #expect(count > 20)
  }
}
