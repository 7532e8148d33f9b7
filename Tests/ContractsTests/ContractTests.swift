import Diagnostics
import Files
import Containers
import Contracts
import NativeSource
import Linting
import MiniProgram
import Testing

/// The contract as it is written and as it is read back.
@Suite struct ContractTests {
  private static let files = [
    "/host/ios/App.m": """
    void f(PSDService *s) {
      [s registerComponentWithName:@"my_map" clsName:@"MapView"];
      [s registerComponentWithName:@"my_chart" clsName:@"ChartView"];
    }
    @interface MapView : NBComponent
    @end
    @implementation MapView
    - (void)componentReceiveMessage:(NSString *)m data:(NSDictionary *)d callback:(id)c {
      if ([m isEqualToString:@"zoom"]) {}
      if ([m isEqualToString:@"center"]) {}
    }
    - (void)componentDataDidChangeWithData:(NSDictionary *)data { self.color = data[@"color"]; }
    @end
    """,
    "/host/android/App.java": """
    package a;
    class App { void f() { MPEmbedViewHelper.registerEmbedView("a.Map", "my_map"); } }
    class Map extends MPBaseEmbedView {
      void send(String name) { sendEventToTiny(name, null); sendEventToTiny("onMove", null); }
    }
    """,
    "/mini/app.json": "{}",
    "/mini/a.axml": #"<mpaas-component id="m" type="my_map" zoom="1" onMove="go" onEnd="{{e}}"/>"#,
    "/mini/a.js":
      "Page({ go() { my.createMpaasCustomComponentContext('m').postMessage({ actionType: 'zoom' }) } })",
  ]

  private func export(_ files: [String: String], _ hosts: String..., programs: [String]) throws -> String {
    let memory = MemoryFileSystem(files)
    let sources = try NativeSourceReader(fileSystem: memory, jobs: 1).read(hosts)
    var discovery = ProgramDiscovery(fileSystem: memory, workingDirectory: "/")
    let projects = discovery.discover(programs).programs.map {
      readProject(ProgramSources($0, in: memory), jobs: 1)
    }
    return ContractExport(
      sources.linked(), projects, toolVersion: "1.2.3", shownPath: { String($0.dropFirst()) },
      line: { place in
        ((try? memory.read(place.path)).map { LineTable($0).lineIndex(at: Int(place.range.start)) } ?? 0) + 1
      }
    )
    .text
  }

  @Test func containsBothSides() throws {
    #expect(
      try export(ContractTests.files, "/host", programs: ["/mini"]) == """
        {
          "version": 1,
          "tool": { "name": "mpcheck", "version": "1.2.3" },
          "platforms": [
            { "platform": "android", "open": false },
            { "platform": "ios", "open": false }
          ],
          "views": [
            {
              "type": "my_chart",
              "native": [
                {
                  "platform": "ios",
                  "registrations": [
                    { "class": "ChartView", "path": "host/ios/App.m" }
                  ],
                  "events": { "open": true, "openAt": [{ "path": "host/ios/App.m", "line": 3 }], "names": [] },
                  "messages": { "open": true, "openAt": [{ "path": "host/ios/App.m", "line": 3 }], "names": [] },
                  "params": { "open": true, "openAt": [{ "path": "host/ios/App.m", "line": 3 }], "names": [] }
                }
              ]
            },
            {
              "type": "my_map",
              "native": [
                {
                  "platform": "android",
                  "registrations": [
                    { "class": "a.Map", "path": "host/android/App.java" }
                  ],
                  "implementation": {
                    "class": "a.Map",
                    "path": "host/android/App.java",
                    "methods": []
                  },
                  "events": { "open": true, "openAt": [{ "path": "host/android/App.java", "line": 4 }], "names": ["onMove"] },
                  "messages": { "open": false, "names": [] },
                  "params": { "open": false, "names": [] }
                },
                {
                  "platform": "ios",
                  "registrations": [
                    { "class": "MapView", "path": "host/ios/App.m" }
                  ],
                  "implementation": {
                    "class": "MapView",
                    "path": "host/ios/App.m",
                    "methods": ["componentDataDidChangeWithData:", "componentReceiveMessage:data:callback:"]
                  },
                  "events": { "open": false, "names": [] },
                  "messages": { "open": false, "names": ["center", "zoom"] },
                  "params": { "open": false, "names": ["color"] }
                }
              ],
              "used": {
                "ids": { "open": false, "names": ["m"] },
                "params": { "open": false, "names": ["zoom"] },
                "events": { "open": false, "names": ["onEnd", "onMove"] },
                "messages": { "open": false, "names": ["zoom"] }
              }
            }
          ]
        }

        """)
  }

  /// What is read back is exported as the same text, except for the classes, which only native source shows.
  @Test func isTheSameWhenItIsReadBack() throws {
    let text = try export(ContractTests.files, "/host", programs: [])
    let again = try export(["/c/host.json": text], "/c/host.json", programs: [])
    let shape = { (text: String) in
      text.split(separator: "\n").filter { $0.contains("\"open\"") || $0.contains("\"type\"") }
    }
    #expect(shape(again) == shape(text))
  }

  /// Views of other containers have the tag that shows them; what they send and read is not known.
  @Test func namesTheTagOfOtherContainers() throws {
    let files = [
      "/host/a.m": """
      @implementation Map
      TMARegisterExternalElement(my_map)
      + (UIView *)createWithParams:(NSDictionary *)p context:(id)c { return nil; }
      @end
      @implementation Views
      - (void)start { [m registerNativeViewType:@"my_map" nativeViewClass:[List class]]; }
      @end
      """,
      "/host/A.java": "package a;\nclass A extends ExternalElementProxy { }",
      "/mini/app.json": "{}",
      "/mini/a.wxml":
        #"<external-element id="m" type="my_map" _insert2WebLayer zoom="1" bindexternalelementevent="go"/>"#,
    ]
    let text = try export(files, "/host", programs: ["/mini"])
    #expect(
      text == """
        {
          "version": 1,
          "tool": { "name": "mpcheck", "version": "1.2.3" },
          "platforms": [
            { "platform": "android", "open": true, "openAt": [{ "path": "host/A.java", "line": 2 }], "tag": "external-element", "proxies": ["ExternalElementProxy"] },
            { "platform": "ios", "open": false, "tag": "external-element" },
            { "platform": "ios", "open": false, "tag": "native-view" }
          ],
          "views": [
            {
              "type": "my_map",
              "tag": "external-element",
              "native": [
                {
                  "platform": "ios",
                  "registrations": [
                    { "class": "Map", "path": "host/a.m" }
                  ],
                  "implementation": {
                    "class": "Map",
                    "path": "host/a.m",
                    "methods": ["createWithParams:context:"]
                  },
                  "events": { "open": true, "openAt": [{ "path": "host/a.m", "line": 2 }], "names": [] },
                  "messages": { "open": true, "openAt": [{ "path": "host/a.m", "line": 2 }], "names": [] },
                  "params": { "open": true, "openAt": [{ "path": "host/a.m", "line": 2 }], "names": [] }
                }
              ],
              "used": {
                "ids": { "open": false, "names": ["m"] },
                "params": { "open": false, "names": ["zoom"] },
                "events": { "open": false, "names": ["bindexternalelementevent"] },
                "messages": { "open": true, "names": [] }
              }
            },
            {
              "type": "my_map",
              "tag": "native-view",
              "native": [
                {
                  "platform": "ios",
                  "registrations": [
                    { "class": "List", "path": "host/a.m" }
                  ],
                  "events": { "open": true, "openAt": [{ "path": "host/a.m", "line": 6 }], "names": [] },
                  "messages": { "open": true, "openAt": [{ "path": "host/a.m", "line": 6 }], "names": [] },
                  "params": { "open": true, "openAt": [{ "path": "host/a.m", "line": 6 }], "names": [] }
                }
              ]
            }
          ]
        }

        """)
    let declared = try ContractFile(SourceText(path: "/c.json", text)).platforms
    let facts = NativeFacts([], declared: declared)
    #expect(facts[.mPaaS].isEmpty)
    #expect(facts.contracts(of: .tcmpp).map(\.type) == ["my_map"])
    #expect(facts[.tcmpp][.android]?.mentions == ["ExternalElementProxy"])
    #expect(facts[.tcmpp][.android]?.isComplete == false)
    #expect(facts[.finClip][.ios]?.registrations.map(\.className.value) == ["List"])
  }

  @Test func aTagThatNoContainerHas() {
    let text = SourceText(
      path: "/c.json",
      #"{ "version": 1, "platforms": [{ "platform": "ios", "open": false, "tag": "native-veiw" }], "views": [] }"#
    )
    let error = #expect(throws: ConfigurationError.self) { try ContractFile(text) }
    #expect(error?.message.english == #"tag "native-veiw" is unknown"#)
    #expect(error?.help?.english == #"did you mean "native-view"?"#)
  }

  /// Each line once, in order, and no more than a file should have.
  @Test func writesAFewOfManyOpenPlaces() throws {
    let calls = (1...30).map {
      "  [s registerComponentWithName:a\($0)() clsName:@\"V\"]; [s registerComponentWithName:b() clsName:@\"V\"];"
    }
    let text = try export(
      ["/host/b.m": "void f(PSDService *s) {\n" + calls.reversed().joined(separator: "\n") + "\n}\n"],
      "/host",
      programs: [])
    let lines = (2...21).map { "{ \"path\": \"host/b.m\", \"line\": \($0) }" }.joined(separator: ", ")
    #expect(text.contains("{ \"platform\": \"ios\", \"open\": true, \"openAt\": [\(lines)] }"))
  }

  @Test func keepsAPlatformThatRegistersNothing() throws {
    let files = ["/host/A.java": "class A extends MPBaseEmbedView { }"]
    let text = try export(files, "/host", programs: [])
    let facts = NativeFacts([], declared: try ContractFile(SourceText(path: "/c.json", text)).platforms)
    #expect(facts[.mPaaS][.android]?.isKnown == true)
    #expect(facts[.mPaaS][.android]?.isComplete == true)
  }

  @Test(arguments: [
    ("", "broken JSON: the file contains no value", "1:1"), ("[]", "this is not a contract file", "1:1"),
    (#"{ "views": [] }"#, "this is not a contract file", "1:1"),
    (#"{ "version": 2 }"#, "the version of this contract file is not 1", "1:14"),
    (#"{ "version": 1 }"#, "\"platforms\" is missing", "1:1"),
    (#"{ "version": 1, "platforms": {} }"#, "this must be an array", "1:30"),
    (
      #"{ "version": 1, "platforms": [{ "platform": "iso", "open": false }] }"#,
      "platform \"iso\" is unknown", "1:46"
    ),
    (#"{ "version": 1, "platforms": [{ "platform": "ios" }] }"#, "\"open\" is missing", "1:31"),
    (
      #"{ "version": 1, "platforms": [{ "platform": "ios", "open": true, "openAt": [{ "path": "a" }] }] }"#,
      "\"line\" is missing", "1:77"
    ),
    (
      #"{ "version": 1, "platforms": [{ "platform": "ios", "open": true, "openAt": [{ "path": "a", "line": 0 }] }] }"#,
      "this must be a line, from 1", "1:100"
    ),
    (
      #"{ "version": 1, "platforms": [], "views": [{ "type": 1, "native": [] }] }"#, "this must be a string",
      "1:54"
    ),
  ])
  func namesWhatIsWrong(content: String, message: String, position: String) {
    do {
      _ = try ContractFile(SourceText(path: "/c.json", content))
      Issue.record("it was read")
    } catch {
      #expect(error.message.english == message)
      #expect(error.position.map { "\($0.line):\($0.column)" } == position)
    }
  }
}
