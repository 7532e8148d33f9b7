import Containers
import Diagnostics
import Linting
import NativeSource

/// A splash delegate that is not given to the SDK.
package let unassignedSplashDelegate = Rule(
  id: "unassigned-splash-delegate",
  summary: "a GRVSplashViewDelegate that the application does not give to the SDK",
  category: .splashView,
  severity: .warning,
  rationale: "The SDK shows its own splash view until splashViewDelegate is set.",
  examples: [
    .wrong(
      [
        SplashExamples.file(
          "@interface Splash : NSObject <GRVSplashViewDelegate>\n@end\n@implementation ⟦Splash⟧\n@end"),
        .init("ios/App.swift", "func start() {\n  let config = IAPConnectInitConfig()\n  run(config)\n}"),
      ], message: #""Splash" is not given to the SDK"#),
    .wrong(
      [
        .init("ios/Splash.swift", "class ⟦Splash⟧: NSObject, GRVSplashViewDelegate { }"),
        .init("ios/Other.swift", "class Other: NSObject { }"),
        .init(
          "ios/App.m",
          "void start(void) {\n  GRVExtensionDelegate *ext = [GRVExtensionDelegate new];\n  ext.uiProvider.splashViewDelegate = [[Other alloc] init];\n  [IAPConnectInitConfig new].riverExtensionDelegate = ext;\n}"
        ),
      ], message: #""Splash" is not given to the SDK"#),
    .right([
      SplashExamples.file(SplashExamples.complete),
      .init(
        "ios/App.m",
        """
        void start(IAPConnectInitConfig *config) {
          GRVExtensionDelegate *ext = [[GRVExtensionDelegate alloc] init];
          ext.uiProvider.splashViewDelegate = [[Splash alloc] init];
          config.riverExtensionDelegate = ext;
        }
        """),
    ]),
    // A library, which does not configure the SDK.
    .right([
      SplashExamples.file(SplashExamples.complete),
      .init(
        "ios/SDK.h", "@interface GRVExtensionDelegate : NSObject\n@property id riverExtensionDelegate;\n@end"),
    ]),
    // A value that is not known.
    .right([
      SplashExamples.file(SplashExamples.complete),
      .init(
        "ios/App.swift",
        "func start(_ e: GRVExtensionDelegate) { e.uiProvider.splashViewDelegate = makeSplash() }"),
    ]),
    // The setter, a key path, a key.
    .right([
      SplashExamples.file(SplashExamples.complete),
      .init(
        "ios/App.m",
        "void start(GRVExtensionDelegate *e) { use([GRVExtensionDelegate new]); [e.uiProvider setSplashViewDelegate:[Other new]]; }"
      ),
    ]),
    .right([
      SplashExamples.file(SplashExamples.complete),
      .init(
        "ios/App.swift",
        "func start() { let e = GRVExtensionDelegate(); e[keyPath: \\.uiProvider.splashViewDelegate] = x }"),
    ]),
    .right([
      SplashExamples.file(SplashExamples.complete),
      .init(
        "ios/App.m",
        "void start(void) { [[GRVExtensionDelegate new] setValue:x forKeyPath:@\"uiProvider.splashViewDelegate\"]; }"
      ),
    ]),
    // A subclass.
    .right([
      SplashExamples.swiftFile("class Splash: NSObject, GRVSplashViewDelegate { }\nclass Dark: Splash { }"),
      .init(
        "ios/App.swift", "func start(_ e: GRVExtensionDelegate) { e.uiProvider.splashViewDelegate = Dark() }"),
    ]),
    // Another class that a scanned one inherits.
    .right([
      SplashExamples.file(SplashExamples.complete),
      .init("ios/Dark.m", "@interface Dark : Splash\n@end\n@implementation Dark\n@end"),
      .init(
        "ios/App.m",
        "void start(GRVExtensionDelegate *e) { use(e, [GRVExtensionDelegate new]); e.uiProvider.splashViewDelegate = [Dark new]; }"
      ),
    ]),
    .right([
      SplashExamples.swiftFile(SplashExamples.completeSwift),
      .init(
        "ios/App.swift",
        "func start(_ e: GRVExtensionDelegate) { use(e); e.uiProvider.setSplashViewDelegate(other) }"),
    ]),
  ],
  checks: [.host(checkAssignment)])

private func checkAssignment(_ context: HostContext) {
  let setup = context.splashSetup
  guard let configuration = setup.configuration else { return }
  if setup.delegates.contains(where: { $0.assignment.isSetter }) { return }
  let assigned = setup.delegates.compactMap { setup.assignedClass($0.assignment) }
  if assigned.contains(nil) { return }
  let classes = Set(assigned.compactMap { $0 })
  let members = context.instances(of: .grvSplash, used: classes).filter { member in
    !classes.contains {
      $0 == member.index || member.platform.classes.all[$0].ancestors.contains(member.index)
    }
  }
  if members.isEmpty || setup.mayBeSet(GRV.assignment) { return }
  let others = setup.delegates.filter { $0.assignment.value != .nothing }.map {
    RelatedPlace("another one is given here", at: Place(path: $0.path, range: $0.assignment.range))
  }
  for member in members {
    context.report(
      member.entry.namePlace, .unassigned(member.entry.name),
      related: others.isEmpty ? [RelatedPlace("the SDK is configured here", at: configuration)] : others)
  }
}

/// A splash delegate that is given to an object which the SDK never gets.
package let unattachedExtensionDelegate = Rule(
  id: "unattached-extension-delegate",
  summary: "a GRVExtensionDelegate that is configured and not given to the SDK",
  category: .splashView,
  severity: .error,
  rationale: """
    The SDK reads the splash delegate of the object that riverExtensionDelegate of its configuration is. One that is \
    made, configured and dropped has no effect.
    """,
  examples: [
    .wrong(
      [
        .init(
          "ios/App.swift",
          "let extensionDelegate = GRVExtensionDelegate()\nextensionDelegate.uiProvider.⟦splashViewDelegate⟧ = Splash()"
        )
      ], message: #""extensionDelegate" is not given to the SDK"#),
    .wrong(
      [
        .init(
          "ios/App.m",
          "@implementation App\n- (void)start {\n  GRVExtensionDelegate *ext = [GRVExtensionDelegate new];\n  ext.name = @\"a\";\n  [ext.uiProvider ⟦setSplashViewDelegate⟧:self];\n}\n@end"
        )
      ], message: #""ext" is not given to the SDK"#),
    .right([
      .init(
        "ios/App.swift",
        "func start(_ config: IAPConnectInitConfig) {\n  let ext = GRVExtensionDelegate()\n  ext.uiProvider.splashViewDelegate = Splash()\n  config.riverExtensionDelegate = ext\n}"
      )
    ]),
    // Set elsewhere; an argument, returned, stored, captured; another root.
    .right([
      .init(
        "ios/A.swift",
        "func start() {\n  let ext = GRVExtensionDelegate()\n  ext.uiProvider.splashViewDelegate = Splash()\n}"
      ),
      .init("ios/B.m", "void b(IAPConnectInitConfig *c, id e) { [c setRiverExtensionDelegate:e]; }"),
    ]),
    .right([
      .init(
        "ios/A.swift",
        """
        func a() { let e = GRVExtensionDelegate(); e.uiProvider.splashViewDelegate = Splash(); attach(e) }
        func b() -> Any { let e = GRVExtensionDelegate(); e.uiProvider.splashViewDelegate = Splash(); return e }
        func c() { let e = GRVExtensionDelegate(); e.uiProvider.splashViewDelegate = Splash(); self.ext = e }
        func d() { let e = GRVExtensionDelegate(); run { e.uiProvider.splashViewDelegate = Splash() } }
        func f(_ e: GRVExtensionDelegate) { e.uiProvider.splashViewDelegate = Splash() }
        class App { let e = GRVExtensionDelegate(); func g() { e.uiProvider.splashViewDelegate = Splash() } }
        func h() { GRVAppContainerLaunch.shared().extensionDelegate.uiProvider.splashViewDelegate = Splash() }
        """)
    ]),
    .right([
      .init(
        "ios/A.m",
        """
        @implementation App
        - (void)a { GRVExtensionDelegate *e = [GRVExtensionDelegate new]; e.uiProvider.splashViewDelegate = self; [self attach:e]; }
        - (id)b { GRVExtensionDelegate *e = [GRVExtensionDelegate new]; e.uiProvider.splashViewDelegate = self; return e; }
        - (void)c { GRVExtensionDelegate *e = [GRVExtensionDelegate new]; e.uiProvider.splashViewDelegate = self; _ext = e; }
        - (void)d { GRVExtensionDelegate *e = [GRVExtensionDelegate new]; run(^{ e.uiProvider.splashViewDelegate = self; }); }
        - (void)f:(GRVExtensionDelegate *)e { e.uiProvider.splashViewDelegate = self; }
        - (void)g { self.ext.uiProvider.splashViewDelegate = self; }
        - (void)h { [[GRVAppContainerLaunch shared].extensionDelegate.uiProvider setSplashViewDelegate:self]; }
        - (void)i { GRVExtensionDelegate *e = [Kit extensions]; e.uiProvider.splashViewDelegate = self; }
        @end
        """)
    ]),
    .right([
      .init(
        "ios/A.m",
        "void a(void) {\n  GRVExtensionDelegate *e = [GRVExtensionDelegate new];\n  e.uiProvider.splashViewDelegate = made();\n}"
      ),
      .init("ios/B.swift", "func b(_ c: IAPConnectInitConfig, _ e: Any) { c.riverExtensionDelegate = e }"),
    ]),
  ],
  checks: [.host(checkAttachment)])

private func checkAttachment(_ context: HostContext) {
  let setup = context.splashSetup
  guard setup.attachments.isEmpty else { return }
  let found = setup.delegates.compactMap {
    path, assignment -> (path: String, assignment: MemberAssignment, variable: ByteRange)? in
    context.closeReading(of: path)?.configuredVariable(assignment, ofClass: GRV.extensionDelegate)
      .map { (path, assignment, $0) }
  }
  if found.isEmpty || setup.mayBeSet(GRV.attachment) { return }
  for (path, assignment, variable) in found {
    context.report(
      Place(path: path, range: assignment.range), .unattached(assignment.root?.text ?? ""),
      related: [RelatedPlace("made here", at: Place(path: path, range: variable))])
  }
}

/// A configuration that is changed after the SDK has read it.
package let lateExtensionDelegate = Rule(
  id: "late-extension-delegate",
  summary: "a riverExtensionDelegate that is set after the SDK is initialised",
  category: .splashView,
  severity: .warning,
  rationale:
    "The extension delegate must be configured before the SDK is initialised, which reads the configuration.",
  examples: [
    .wrong(
      [
        .init(
          "ios/App.swift",
          "func start() {\n  IAPConnectClient.sharedInstance()?.initWithContext(config, success: { }, failure: { _ in })\n  config.⟦riverExtensionDelegate⟧ = ext\n}"
        )
      ], message: "riverExtensionDelegate is set after the SDK is initialised"),
    .wrong(
      [
        .init(
          "ios/App.m",
          "@implementation App\n- (void)start {\n  [[IAPConnectClient sharedInstance] initWithContext:config success:^{ } failure:^(NSError *e) { }];\n  [config ⟦setRiverExtensionDelegate⟧:ext];\n}\n@end"
        )
      ], message: "riverExtensionDelegate is set after the SDK is initialised"),
    .right([
      .init(
        "ios/App.swift",
        "func start(_ config: IAPConnectInitConfig) {\n  config.riverExtensionDelegate = makeExtensions()\n  IAPConnectClient.sharedInstance()?.initWithContext(config, success: { }, failure: { _ in })\n}"
      )
    ]),
    // Another variable; in a block, a closure, a branch; another function.
    .right([
      .init(
        "ios/App.m",
        """
        @implementation App
        - (void)a { [client initWithContext:config success:s failure:f]; other.riverExtensionDelegate = ext; }
        - (void)b { [client initWithContext:config success:^{ config.riverExtensionDelegate = ext; } failure:f]; }
        - (void)c { if (x) { [client initWithContext:config success:s failure:f]; } config.riverExtensionDelegate = ext; }
        - (void)d { [client initWithContext:config success:s failure:f]; if (x) config.riverExtensionDelegate = ext; }
        - (void)e { config.riverExtensionDelegate = ext; }
        @end
        """)
    ]),
    .right([
      .init(
        "ios/App.swift",
        """
        func a() {
          client.initWithContext(config, success: { }, failure: { _ in })
          DispatchQueue.main.async { config.riverExtensionDelegate = ext }
        }
        func b() { client.initWithContext(config, success: { }, failure: { _ in }); other.riverExtensionDelegate = ext }
        func c() { if x { client.initWithContext(config, success: { }, failure: { _ in }) }; config.riverExtensionDelegate = ext }
        func d() { client.initWithContext(config, success: { }, failure: { _ in }); if x { config.riverExtensionDelegate = ext } }
        func e() { config.riverExtensionDelegate = ext }
        """)
    ]),
  ],
  checks: [.host(checkOrder)])

private func checkOrder(_ context: HostContext) {
  struct Function: Hashable {
    var path: String
    var start: Int
  }
  var known: [Function: CloseReading.UnconditionalCalls] = [:]
  for (path, assignment) in context.splashSetup.attachments {
    guard let file = context.closeReading(of: path) else { continue }
    let function = Function(path: path, start: assignment.scope.lowerBound)
    let calls = known[function] ?? file.unconditionalCalls(of: GRV.launch, around: assignment)
    known[function] = calls
    guard let call = file.call(calls, before: assignment) else { continue }
    context.report(
      Place(path: path, range: assignment.range), .tooLate,
      related: [RelatedPlace("initialised here", at: Place(path: path, range: call))])
  }
}

extension Message {
  fileprivate static func unassigned(_ name: String) -> Message {
    Message(
      "\"\(name)\" is not given to the SDK",
      help: "set uiProvider.splashViewDelegate of the \(GRV.extensionDelegate) to an object of it")
  }

  fileprivate static func unattached(_ name: String) -> Message {
    Message(
      "\"\(name)\" is not given to the SDK",
      help: "set \(GRV.attachment) of the configuration to it, before the SDK is initialised")
  }

  fileprivate static let tooLate = Message(
    "\(GRV.attachment) is set after the SDK is initialised", help: "set it before the call")
}
