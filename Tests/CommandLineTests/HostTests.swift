import Testing

/// `mpcheck lint` with native sources.
@Suite struct HostTests {
  static let page = """
    <mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}"/>
    <mpaas-component id="chart" type="my_chart" style="{{ width: 200, height: 200 }}"/>

    """
  static let iosHost = """
    @implementation AppDelegate
    - (void)application:(UIApplication *)a beforeDidFinishLaunchingWithOptions:(NSDictionary *)options {
      [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
    }
    @end

    """ + mapView
  static let mapView = """
    @interface MapView : NBComponent
    @end
    @implementation MapView
    - (id)initWithConfig:(NSDictionary *)config messageDelegate:(id)delegate {
      return [super initWithConfig:config messageDelegate:delegate];
    }
    - (UIView *)contentView { return self.map; }
    @end

    """
  static let androidHost = """
    package com.example;
    class App { void start() { MPEmbedViewHelper.registerEmbedView("com.example.MapView", "my_map"); } }
    class MapView extends MPBaseEmbedView {
      public View getView(int w, int h, String id, String type, Map<String, String> params) { return map; }
    }

    """

  private let workspace = Workspace([
    "mini/app.json": #"{ "pages": ["pages/index/index"] }"#, "mini/pages/index/index.axml": HostTests.page,
    "mini/pages/index/index.js": "Page({});\n", "ios/AppDelegate.m": HostTests.iosHost,
    "android/App.java": HostTests.androidHost,
  ])
  private let unregistered =
    "mini/pages/index/index.axml:2:35: error[unregistered-native-type]: type \"my_chart\" is not registered\n"

  @Test func looksTypesUpInTheGivenHosts() {
    let run = workspace.run("lint", "mini", "--format", "concise", "--host", "ios", "--host", "android")
    #expect(run.status == 1)
    #expect(run.output == unregistered)
    #expect(run.error == "")
  }

  @Test func showsWhereATypeIsRegisteredOnOnePlatform() {
    workspace.write(
      "ios/Chart.m",
      "void f(PSDService *s) { [s registerComponentWithName:@\"my_chart\" clsName:@\"MapView\"]; }\n")
    let run = workspace.run("lint", "mini", "--host", "ios", "--host", "android")
    #expect(run.status == 0)
    #expect(
      run.output.contains("warning[one-platform-native-type]: type \"my_chart\" is registered on iOS only"))
    #expect(run.output.contains("::: ios/Chart.m:1:56"))
  }

  @Test func readsHostsFromTheConfigurationRelativeToIt() {
    workspace.write("mini/mpcheck.json", #"{ "hosts": ["../ios", "../android"] }"#)
    #expect(workspace.run("lint", "mini", "--format", "concise").output == unregistered)
    #expect(workspace.run("lint", "mini", "--no-config").status == 0)
  }

  @Test func aHostThatDoesNotExistIsWrongUse() {
    let run = workspace.run("lint", "mini", "--host", "ios", "--host", "nowhere")
    #expect(run.status == 2)
    #expect(run.error == "mpcheck: --host: nowhere: there is no such file or folder\n")
    workspace.write("mini/mpcheck.json", "{\n  \"hosts\": [\"../nowhere\"]\n}\n")
    let configured = workspace.run("lint", "mini")
    #expect(configured.status == 2)
    #expect(
      configured.error == "mpcheck: mini/mpcheck.json:2:14: host nowhere: there is no such file or folder\n")
  }

  @Test func aHostThatIsNeitherSourceNorContractIsWrongUse() {
    workspace.write("notes.txt", "my_chart")
    let run = workspace.run("lint", "mini", "--host", "notes.txt")
    #expect(run.status == 2)
    #expect(run.error == "mpcheck: --host: notes.txt is neither native source nor a contract file\n")
  }

  @Test func aHostMayBeAFile() {
    let run = workspace.run("lint", "mini", "--format", "concise", "--host", "ios/AppDelegate.m")
    #expect(run.output == unregistered)
  }

  @Test func aRegistrationThatCannotBeReadSilencesTypesAndIsTold() {
    workspace.write(
      "ios/More.m",
      "void f(PSDService *s) {\n  [s registerComponentWithName:[self nameOf:1] clsName:@\"MapView\"];\n}\n")
    let run = workspace.run("lint", "mini", "--host", "ios", "--host", "android")
    #expect(run.status == 0)
    #expect(
      run.error
        == "note: 1 of 2 registrations on iOS is not literal (ios/More.m:2), so unknown types are not reported on iOS\n"
    )
  }

  /// What silences most comes first, and each cause is said once.
  @Test func tellsEachCauseOnceAndHowMuchItSilences() {
    workspace.write(
      "ios/More.m",
      """
      @implementation MapView (More)
      - (void)componentReceiveMessage:(NSString *)m data:(NSDictionary *)d callback:(id)c { if ([m isEqualToString:self.zoom]) { } }
      - (void)move:(NSString *)name {
        [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self
          data:@{ @"element": self.componentId, @"eventName": [name lowercaseString] } callback:nil];
      }
      @end
      void f(PSDService *s) {
        for (NSString *name in @[@"my_list", read(), [@"my_" stringByAppendingString:read()]]) {
          [s registerComponentWithName:name clsName:@"MapView"];
        }
      }

      """)
    let run = workspace.run("lint", "mini", "--host", "ios")
    #expect(run.status == 0)
    #expect(
      run.error == """
        note: 2 of 4 registrations on iOS are not literal (ios/More.m:9), so unknown types are not reported on iOS
        note: 1 event name of "my_map" on iOS is not literal (ios/More.m:5), so its unsent events are not reported
        note: 1 message of "my_map" on iOS is not literal (ios/More.m:2), so its unhandled messages are not reported

        """)
    let chinese = workspace.run("lint", "mini", "--host", "ios", "--language", "zh")
    #expect(
      chinese.error == """
        注意：iOS 上 4 处注册中有 2 处不是字面量（ios/More.m:9），因此不报告 iOS 上未知的类型
        注意：iOS 上“my_map”有 1 处事件名称不是字面量（ios/More.m:5），因此不报告从不发送的事件
        注意：iOS 上“my_map”有 1 处消息不是字面量（ios/More.m:2），因此不报告不识别的消息

        """)
  }

  @Test func aHostWithoutViewsIsTold() {
    workspace.write("empty/Main.m", "int main(void) { return 0; }\n")
    let run = workspace.run("lint", "mini", "--host", "empty")
    #expect(run.status == 0)
    #expect(
      run.error == """
        note: native types are not checked: no host registers any; looked for registerComponentWithName: and \
        NXK_Register_Component on iOS, MPEmbedViewHelper.registerEmbedView on Android, and others, in 1 file

        """)
  }

  /// Native code that is given beside pages is no host of theirs, whatever it registers.
  @Test func nativeCodeBesidePagesIsToldFromAHost() {
    let run = workspace.run("lint", "mini", "ios", "android")
    #expect(
      run.error == """
        note: native types are not checked: the given native code is linted by itself; --host ios --host android \
        compares the pages with it

        """)
    let chinese = workspace.run("lint", "mini", "ios", "--language", "zh")
    #expect(chinese.error == "注意：未检查原生视图的类型：给出的原生源码只检查其自身；用 --host ios 可将页面与它对照\n")
    #expect(workspace.run("lint", "mini", "ios", "--host", "ios").error == "")
  }

  @Test func aFolderOfNativeSourcesIsLintedAsAHost() {
    let run = workspace.run("lint", "ios")
    #expect(run.status == 0)
    #expect(run.output == "No problems found in 1 file.\n")
    #expect(run.error == "")
  }

  @Test func aFolderWithoutPagesAndNativeSourcesIsTold() {
    workspace.write("docs/README.md", "")
    let run = workspace.run("lint", "docs")
    #expect(run.status == 0)
    #expect(run.output == "There was nothing to check (no page in docs).\n")
    #expect(run.error == "")
  }

  @Test func largeFilesArePassedOverAndTold() {
    workspace.write("ios/Large.m", String(repeating: "//\n", count: 2_000_000))
    let run = workspace.run("lint", "mini", "--host", "ios", "--host", "android", "--fail-on", "never")
    #expect(run.status == 0)
    #expect(run.error == "note: ios/Large.m is larger than 5 MB and is skipped\n")
  }

  @Test func hidesFindingsInNativeSourceByComments() {
    let source = """
      void f(PSDService *s) {
        [s registerComponentWithName:@"my_map" clsName:@"MapVeiw"];
      }

      """
    workspace.write("ios/AppDelegate.m", source)
    workspace.write("ios/MapView.m", HostTests.mapView)
    workspace.write(
      "ios/Host.plist",
      """
      <plist><dict><key>ComponentRuntime</key><dict><key>Components</key><array>
        <dict><key>name</key><string>MapViews</string><key>component</key><string>my_list</string></dict>
      </array></dict></dict></plist>

      """)
    let run = workspace.run("lint", "ios", "--add-suppressions", "known")
    #expect(run.output == "No problems found in 3 files.\n")
    #expect(run.error == "note: 2 findings hidden by comments\n")
    #expect(
      workspace.read("ios/AppDelegate.m")
        == source.replacing(
          "  [s registerComponentWithName:@\"my_map\"",
          with: "  // mpcheck-disable-next-line unregistered-view-class: known\n"
            + "  [s registerComponentWithName:@\"my_map\""))
    #expect(
      workspace.read("ios/Host.plist")?.contains(
        "\n  <!-- mpcheck-disable-next-line unregistered-view-class: known -->\n  <dict>") == true)
    #expect(workspace.run("lint", "ios").output.hasSuffix("(2 suppressed).\n"))
  }

  /// After a backslash a comment would end the macro.
  @Test func writesNoCommentIntoALineThatGoesOn() {
    let source =
      "void f(PSDService *s) {\n  [s registerComponentWithName:@\"my_map\" \\\n    clsName:@\"MapVeiw\"];\n}\n"
    workspace.write("ios/AppDelegate.m", source)
    workspace.write("ios/MapView.m", HostTests.mapView)
    let run = workspace.run("lint", "ios", "--add-suppressions", "known", "--format", "concise")
    #expect(run.output.hasPrefix("ios/AppDelegate.m:3:15: error[unregistered-view-class]"))
    #expect(workspace.read("ios/AppDelegate.m") == source)
  }

  /// A finding about both sides is reported on the requested side.
  @Test func showsWhatJoinsBothSidesInThePage() {
    workspace.write(
      "ios/Event.m",
      """
      @implementation MapView (Events)
      - (void)move {
        [self.delegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self
          data:@{ @"element": self.componentId, @"eventName": @"onMoved" } callback:nil];
      }
      @end

      """)
    workspace.write(
      "mini/pages/index/index.axml",
      "<mpaas-component id=\"map\" type=\"my_map\" style=\"{{ width: 2, height: 2 }}\" onMove=\"go\"/>\n")
    workspace.write("mini/pages/index/index.js", "Page({ go() {} });\n")
    let message = "\"onMoved\" is sent, but \"onMove\" is bound\n"
    let page = workspace.run(
      "lint", "mini/pages/index/index.axml", "--host", "ios", "--format", "concise")
    #expect(page.output == "mini/pages/index/index.axml:1:75: error[near-native-event]: \(message)")
    let both = workspace.run("lint", "mini", "--host", "ios", "--format", "concise")
    #expect(both.output == "ios/Event.m:4:59: error[near-native-event]: \(message)")
    workspace.write(
      "ios/Event.m", "// mpcheck-disable-file near-native-event: known\n" + workspace.read("ios/Event.m")!)
    #expect(workspace.run("lint", "mini", "--host", "ios").status == 0)
  }

  /// An id of no page is an error, unless a program may have it that is not linted.
  @Test(arguments: [
    ("ios/notes.json", "error"), ("mini/.git/HEAD", "warning"), ("ios/demo/app.json", "warning"),
    ("ios/package/app.json", "warning"),
  ])
  func idsOfOtherPrograms(file: String, severity: String) {
    let workspace = Workspace([
      ".git/HEAD": "", file: #"{ "pages": [] }"#, "mini/app.json": #"{ "pages": ["pages/index/index"] }"#,
      "mini/pages/index/index.axml": #"<mpaas-component id="map" type="my_map"/>"#,
      "ios/View.m": """
      @interface View : NBComponent
      @end
      @implementation View
      - (void)a { [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self \
      data:@{@"element": @"chart", @"eventName": @"onTap"} callback:nil]; }
      @end
      void a(PSDService *s) { [s registerComponentWithName:@"my_map" clsName:@"View"]; }
      """,
    ])
    let run = workspace.run(
      "lint", "mini", "--host", "ios", "--only", "native-event-element", "--format", "concise")
    let message = "no page has an element with the id \"chart\"\n"
    #expect(run.output == "ios/View.m:4:117: \(severity)[native-event-element]: \(message)")
  }

  /// Whichever shard a page is in, a finding about both sides is reported once.
  @Test(arguments: [["program"], ["program", "ios", "android"], ["ios", "android"]])
  func thePartsOfTheWorkFindWhatOneRunFinds(paths: [String]) {
    let folder =
      "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Fixtures/host/defects"
    func findings(_ options: String...) -> [Substring] {
      let hosts = ["--host", "ios", "--host", "android", "--format", "concise"]
      return Binary.run(["lint"] + paths + hosts + options, in: folder).output.split(separator: "\n")
    }
    let whole = findings()
    #expect(!whole.isEmpty)
    #expect((findings("--shard", "1/2") + findings("--shard", "2/2")).sorted() == whole.sorted())
  }

  @Test func watchesTheHosts() {
    let process = RunningBinary(
      ["lint", "mini", "--watch", "--format", "concise", "--host", "ios"], in: workspace.path,
      environment: ["TERM": "xterm"], terminal: false)
    let waiting = "note: waiting for changes; Ctrl-C ends\n"
    #expect(process.read(until: waiting)?.hasPrefix(unregistered) == true)
    workspace.write("ios/AppDelegate.m", HostTests.iosHost.replacing("my_map", with: "my_chart"))
    #expect(process.wait(for: "type \"my_map\" is not registered"))
  }

  @Test func tellsWhatIsOpenInTheReport() {
    workspace.write("ios/More.m", "void f(PSDService *s) { [s registerComponentWithName:x clsName:y]; }\n")
    let run = workspace.run("lint", "mini", "--host", "ios", "--format", "json")
    #expect(
      run.output.contains(
        "\"1 of 2 registrations on iOS is not literal (ios/More.m:1), so unknown types are not reported on iOS\""
      ))
  }

  @Test(arguments: [
    "\u{0}\u{1}\u{2}", "\u{FEFF}", "@", "\"", "/*", "<plist><dict>", "bplist00ComponentRuntime",
  ])
  func survivesAnythingWithTheNameOfASource(content: String) {
    for name in ["A.h", "A.m", "A.mm", "A.swift", "A.java", "A.kt", "A.plist"] {
      workspace.write("odd/\(name)", content)
    }
    let run = workspace.run("lint", "mini", "--host", "ios", "--host", "odd", "--fail-on", "never")
    #expect(run.status == 0)
  }
}
