import Testing

/// `mpcheck types`, `mpcheck contract`, and contract files in place of native sources.
@Suite struct ContractCommandTests {
  /// A file that is not a contract is refused, wherever it is given.
  @Test(
    arguments: [["broken.json"], ["--host", "broken.json"], [".", "broken.json"]], ["contract", "types"])
  func aBrokenContractIsWrongUse(paths: [String], command: String) {
    let workspace = Workspace.page("<view/>\n", ["broken.json": "{"])
    let run = Binary.run([command] + paths, in: workspace.path)
    #expect(run.error == "mpcheck: broken.json:1:1: broken JSON: \"{\" is never closed\n")
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test func aGivenContractIsRead() {
    let workspace = Workspace(["A.m": ContractCommandTests.ios])
    let contract = workspace.run("contract").output
    #expect(contract.contains("my_map"))
    workspace.write("views.json", contract)
    let again = workspace.run("types", "views.json")
    #expect(again.output.contains("my_map    ios       MapView    views.json:"))
    #expect(again.status == 0)
  }

  private static let page = """
    <mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}" color="red" colour="red" onMove="go" onZoom="go" onMoved="go"/>
    <mpaas-component id="chart" type="my_chart" style="{{ width: 200, height: 200 }}" onEnd="go"/>
    <mpaas-component id="plan" type="my_mpa" style="{{ width: 200, height: 200 }}"/>

    """
  private static let script = """
    Page({
      go() { my.createMpaasCustomComponentContext('map').postMessage({ actionType: 'center' }) },
      stop() { my.createMpaasCustomComponentContext('map').postMessage({ actionType: 'zoom' }) },
    })

    """
  private static let ios = """
    @implementation AppDelegate
    - (void)application:(UIApplication *)a beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
      [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
      [[PSDService sharedInstance] registerComponentWithName:@"my_chart" clsName:@"ChartView"];
    }
    @end
    @interface MapView : NBComponent
    @end
    @implementation MapView
    - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id)delegate {
      return [super initWithConfig:config messageDelegate:delegate];
    }
    - (UIView *)contentView { return self.map; }
    - (void)componentReceiveMessage:(NSString *)m data:(NSDictionary *)d callback:(id)c {
      if ([m isEqualToString:@"zoom"]) { }
    }
    - (void)componentDataDidChangeWithData:(NSDictionary *)data { self.color = data[@"color"]; }
    - (void)move {
      [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self
        data:@{ @"element": self.componentId, @"eventName": @"onMove", @"data": @{} } callback:nil];
    }
    @end

    """
  private static let android = """
    package com.example;
    class App { void start() { MPEmbedViewHelper.registerEmbedView("com.example.MapView", "my_map"); } }
    class MapView extends MPBaseEmbedView {
      public View getView(int w, int h, String id, String type, Map<String, String> params) { return map; }
      public void onReceivedMessage(String actionType, JSONObject data, H5BridgeContext context) {
        if ("zoom".equals(actionType)) { sendEventToTiny("onMove", null); }
      }
    }

    """

  private let workspace = Workspace([
    "mini/app.json": #"{ "pages": ["pages/index/index"] }"#,
    "mini/pages/index/index.axml": page, "mini/pages/index/index.js": script,
    "ios/App.m": ios, "android/App.java": android,
  ])

  @Test func listsTypesWithTheirPlaces() {
    let run = workspace.run("types", "ios", "--host", "android")
    #expect(run.status == 0)
    #expect(
      run.output == """
        type      platform  class                place
        my_chart  ios       ChartView            ios/App.m:4
        my_map    android   com.example.MapView  android/App.java:2
        my_map    ios       MapView              ios/App.m:3

        """)
    #expect(
      run.error == """
        note: the class of "my_chart" on iOS, or one that it extends, is not in the sources (ios/App.m:4), so its unsent \
        events, unhandled messages and unread parameters are not reported
        note: `mpcheck types --unknown` lists all of these places, with what to write instead

        """)
  }

  @Test func listsTypesAsJSON() {
    #expect(
      workspace.run("types", "android", "--format", "json").output == """
        {
          "version": 1,
          "open": false,
          "types": [
            {"type": "my_map", "platform": "android", "class": "com.example.MapView", "path": "android/App.java", "line": 2}
          ]
        }

        """)
  }

  private static let open = """
    void f(PSDService *s, NSString *name) {
      [s registerComponentWithName:name clsName:@"MapView"];
      [s registerComponentWithName:[@"user_" stringByAppendingString:name] clsName:@"MapView"];
    }

    """

  @Test func saysWhatIsNotKnown() {
    workspace.write("ios/Open.m", ContractCommandTests.open)
    let run = workspace.run("types", "ios")
    #expect(run.status == 0)
    #expect(
      run.error.hasPrefix(
        "note: 2 of 4 registrations on iOS are not literal (ios/Open.m:2 and 1 more), so unknown types are not reported on iOS\n"
      ))
    #expect(
      workspace.run("types", "ios", "--format", "json").output.hasPrefix(
        """
        {
          "version": 1,
          "open": true,
          "openAt": [
            {"platform": "ios", "path": "ios/Open.m", "line": 2},
            {"platform": "ios", "path": "ios/Open.m", "line": 3}
          ],

        """))
  }

  @Test func listsWhatIsUnknownWithWhatToWriteInstead() {
    workspace.write("ios/Open.m", ContractCommandTests.open)
    let run = workspace.run("types", "ios", "--unknown")
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      run.output == """
        types on iOS
          ios/Open.m:2: the type or the class is not known
          ios/Open.m:3: the type or the class is not known
            write type and class as literals or constants, or loop over a table of them

        events, messages and parameters of "my_chart" on iOS
          ios/App.m:4: the class, or one that it extends, is not in the sources
            give the sources of the class by --host, or its contract

        """)
    #expect(
      workspace.run("types", "ios", "--unknown", "--language", "zh").output.hasPrefix(
        """
        iOS 上的类型
          ios/Open.m:2：类型或类无法确定
          ios/Open.m:3：类型或类无法确定
            把类型和类写成字面量或常量，或遍历由它们组成的表

        """))
    #expect(
      workspace.run("types", "ios", "--unknown", "-f", "json").output.hasPrefix(
        """
        {
          "version": 1,
          "unknown": [
            {"platform": "ios", "tag": "mpaas-component", "lists": ["types"], "types": [], "path": "ios/Open.m", "line": 2, \
        "reason": "the type or the class is not known", \
        "advice": "write type and class as literals or constants, or loop over a table of them"},

        """))
    let known = workspace.run("types", "android", "--unknown")
    #expect(known.output == "")
    #expect(known.error == "note: nothing is unknown\n")
  }

  /// A contract names the places in the sources, and so does who reads it.
  @Test func aContractFileSaysWhereItIsOpen() {
    workspace.write("ios/Open.m", ContractCommandTests.open)
    let contract = workspace.run("contract", "ios")
    #expect(
      contract.output.contains(
        #""open": true, "openAt": [{ "path": "ios/Open.m", "line": 2 }, { "path": "ios/Open.m", "line": 3 }] }"#
      ))
    workspace.write("native-views.json", contract.output)
    let lint = workspace.run("lint", "mini", "--host", "native-views.json")
    #expect(
      lint.error.hasPrefix(
        "note: native-views.json does not list all types on iOS (ios/Open.m:2 and 1 more), so unknown types are not reported on iOS\n"
      ))
    #expect(
      workspace.run("types", "--unknown", "native-views.json").output.hasPrefix(
        """
        types on iOS
          ios/Open.m:2: the contract file leaves it open
          ios/Open.m:3: the contract file leaves it open
            see what mpcheck types --unknown says there, and export the contract again

        """))
    // Written again, it names the same places.
    #expect(
      workspace.run("contract", "native-views.json").output.contains(
        #""openAt": [{ "path": "ios/Open.m", "line": 2 }"#))
  }

  @Test func listsTypesOfTheConfigurationOfAProgram() {
    workspace.write(
      "mini/mpcheck.json",
      "{\n  \"hosts\": [\"../android\"],\n  \"nativeViews\": { \"my_video\": { \"platforms\": [\"ios\"] }, \"my_list\": {} }\n}\n"
    )
    #expect(
      workspace.run("types", "mini").output == """
        type      platform  class                place
        my_list   -         -                    mini/mpcheck.json:3
        my_map    android   com.example.MapView  android/App.java:2
        my_video  ios       -                    mini/mpcheck.json:3

        """)
  }

  @Test func tellsWhenNoTypeIsKnown() {
    let run = workspace.run("types", "mini")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.error == "note: no native view type is known\n")
    #expect(workspace.run("types", "nowhere").status == 2)
    #expect(workspace.run("contract", "--host", "nowhere").status == 2)
  }

  @Test func writesTheSameContractWhateverTheOrderOfPathsAndThreads() {
    let first = workspace.run("contract", "ios", "android", "mini", "--jobs", "1")
    let second = workspace.run("contract", "mini", "--host", "android", "--host", "ios", "--jobs", "4")
    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(first.output.contains("\"class\": \"MapView\", \"path\": \"ios/App.m\""))
  }

  /// The native side is in another repository.
  @Test(arguments: [["ios"], ["android"], ["ios", "android"]])
  func findsTheSameInPagesWithTheContractAsWithTheSources(hosts: [String]) throws {
    let contract = Binary.run(["contract"] + hosts, in: workspace.path)
    #expect(contract.status == 0)
    workspace.write("native-views.json", contract.output)
    let options = ["lint", "mini", "--format", "concise"]
    let sources = Binary.run(options + hosts.flatMap { ["--host", $0] }, in: workspace.path)
    let file = Binary.run(options + ["--host", "native-views.json"], in: workspace.path)
    #expect(sources.output.contains("unregistered-native-type"))
    // The mistakes in native code itself are reported in its own repository.
    let inPages = sources.output.split(separator: "\n").filter { $0.hasPrefix("mini/") }
    #expect(file.output.split(separator: "\n") == inPages)
    #expect(file.status == sources.status)

    workspace.write("mini/mpcheck.json", #"{ "hosts": ["../native-views.json"] }"#)
    #expect(Binary.run(options, in: workspace.path).output == file.output)
  }

  @Test func findsEverythingThatTheTwoSidesDisagreeOn() {
    let run = workspace.run(
      "lint", "mini", "--format", "concise", "--host", "ios", "--host", "android")
    let rules = run.output.split(separator: "\n").map { line in
      line.split(separator: " ")[1].split(whereSeparator: { "[]".contains($0) })[1]
    }
    #expect(
      rules == [
        "unread-native-param", "unsent-native-event", "unsent-native-event", "one-platform-native-type",
        "unregistered-native-type", "unhandled-native-message",
      ])
  }

  @Test func namesWhatIsWrongWithAContractFile() {
    workspace.write("native-views.json", "{\n  \"version\": 7\n}\n")
    let run = workspace.run("lint", "mini", "--host", "native-views.json")
    #expect(run.status == 2)
    #expect(
      run.error.hasPrefix("mpcheck: native-views.json:2:14: the version of this contract file is not 1; "))
  }

  /// Findings in native code are for its own repository.
  @Test func reportsNothingInAContractFile() {
    workspace.write("mini/native-views.json", workspace.run("contract", "ios", "android").output)
    let run = workspace.run("lint", "mini", "--format", "concise", "--host", "mini/native-views.json")
    #expect(!run.output.contains("native-views.json"))
  }

  @Test func theSchemaOfTheContractIsPrinted() {
    let run = workspace.run("schema", "--contract")
    #expect(run.status == 0)
    #expect(run.output.contains("\"title\": \"A contract of native views, as mpcheck writes and reads it\""))
  }
}
