import Diagnostics
import Files
import Containers
import NativeSource
import Linting
import MiniProgram
import Testing

/// A host rule from the sources to the finished findings.
@Suite struct HostLintTests {
  /// Reports every registered type in native source, and every tag that uses one.
  private static let registered = Rule(
    id: "registered", summary: "a registration", category: .host, severity: .warning, rationale: "",
    examples: [],
    checks: [
      .host { context in
        for contract in context.facts.contracts(of: .mPaaS) {
          for registration in contract.registrations {
            context.report(registration.type.place, Message("registers \"\(contract.type)\""))
          }
          for file in context.projects.flatMap(\.files) {
            for view in file.facts.nativeViews where view.type == contract.type {
              context.report(file.place(view.typeRange!), Message("uses \"\(contract.type)\""))
            }
          }
        }
      }
    ])
  /// Reports suppressions that hide nothing.
  private static let unused = Rule(
    id: "unused", summary: "", category: .meta, severity: .warning, rationale: "", examples: [],
    checks: [
      .suppressions { use, context in
        guard use.hiddenCount == 0, let id = use.suppression.rule, context.ran(id) else { return }
        context.report(use.suppression.range, Message("hides nothing"))
      }
    ])

  private static let page = #"<mpaas-component id="a" type="my_map"/>"#
  private static let native = """
    @implementation AppDelegate
    - (void)setUp {
      [[PSDService sharedInstance] registerComponentWithName:@"my_map" clsName:@"MapView"];
    }
    @end

    """

  private func lint(
    _ files: [String: String], reporting: @escaping @Sendable (String) -> Bool = { _ in true }
  ) -> [String] {
    let memory = MemoryFileSystem(files)
    let rules = [HostLintTests.registered, HostLintTests.unused]
    let settings = RuleSettings(rules: RuleNames(rules), configuration: Configuration())
    let dispatch = Dispatch(rules: rules, settings: settings)
    guard let sources = try? NativeSourceReader(fileSystem: memory, jobs: 2).read(["/ios"]) else { return [] }
    let host = HostRequest(
      sources: sources, facts: sources.linked(), dispatch: dispatch, settings: settings, fileSystem: memory,
      isReported: reporting)
    var discovery = ProgramDiscovery(fileSystem: memory, workingDirectory: "/")
    let requests = (memory.isFolder("/a") ? discovery.discover(["/a", "/b"]).programs : []).map {
      ProgramRequest(
        program: ProgramSources($0, in: memory), dispatch: dispatch, settings: settings,
        nativeTypes: TypesByTag(), jobs: 1, isReported: reporting)
    }
    return Linting.lint(requests, with: host)!.diagnostics.map {
      "\($0.place.path):\($0.place.range.start) \($0.rule): \($0.message.english)"
    }
  }

  @Test func findsInNativeSourceAndInEveryProgram() {
    let files = [
      "/a/app.json": "{}", "/a/p.axml": HostLintTests.page, "/b/app.json": "{}",
      "/b/p.axml": HostLintTests.page,
      "/ios/App.m": HostLintTests.native,
    ]
    #expect(
      lint(files) == [
        "/a/p.axml:30 registered: uses \"my_map\"", "/b/p.axml:30 registered: uses \"my_map\"",
        "/ios/App.m:103 registered: registers \"my_map\"",
      ])
    #expect(lint(files) { $0.hasPrefix("/b") } == ["/b/p.axml:30 registered: uses \"my_map\""])
  }

  @Test func tellsNativeSourceThatCannotBeRead() throws {
    var memory = MemoryFileSystem(["/ios/A.m": "", "/ios/B.m": ""])
    memory.lock("/ios/A.m")
    let sources = try NativeSourceReader(fileSystem: memory, jobs: 1).read(["/ios"])
    let settings = RuleSettings(rules: RuleNames([Rule]()), configuration: Configuration())
    let host = HostRequest(
      sources: sources, facts: sources.linked(), dispatch: Dispatch(rules: [], settings: settings),
      settings: settings, fileSystem: memory, isReported: { _ in true })
    let found = Linting.lint([], with: host)
    let outcome = try #require(found)
    #expect(outcome.unreadable.map(\.path) == ["/ios/A.m"])
    #expect(outcome.unreadable.map(\.error) == [.unreadable("permission denied")])
  }

  @Test func lintsNativeSourceAlone() {
    #expect(lint(["/ios/App.m": HostLintTests.native]) == ["/ios/App.m:103 registered: registers \"my_map\""])
  }

  @Test(arguments: [
    "// mpcheck-disable-file registered: known\n\(native)",
    native.replacing("  [[PSD", with: "  // mpcheck-disable-next-line registered: known\n  [[PSD"),
    "// mpcheck-disable registered: known\n\(native)// mpcheck-enable registered\n",
  ])
  func isHiddenInNativeSource(source: String) { #expect(lint(["/ios/App.m": source]) == []) }

  @Test func isHiddenInAPropertyList() {
    let list = { (comment: String) in
      """
      <plist><dict><key>ComponentRuntime</key><dict><key>Components</key><array>
      \(comment)
      <dict><key>name</key><string>MapView</string><key>component</key><string>my_map</string></dict>
      </array></dict></dict></plist>
      """
    }
    #expect(lint(["/ios/Host.plist": list("")]).count == 1)
    let comment = "<!-- mpcheck-disable-next-line registered: known -->"
    #expect(lint(["/ios/Host.plist": list(comment)]) == [])
  }

  /// Native sources that are linted alone show no use of a view, so a comment may hide what another run finds.
  @Test func checksWhatASuppressionHidesOnlyWithAProgram() {
    let source = "// mpcheck-disable-file registered: known\n"
    let program = ["/a/app.json": "{}", "/a/p.axml": "<view/>", "/b/app.json": "{}"]
    #expect(lint(["/ios/App.m": source]) == [])
    #expect(
      lint(program.merging(["/ios/App.m": source]) { $1 }) == ["/ios/App.m:24 unused: hides nothing"])
  }
}
