import Diagnostics
import Files
import Linting
import Markup
import Testing
import Workspace

@testable import Containers
@testable import NativeSource
@testable import Rules

/// A delegate like several more that the vendor documents. One value and the rules that use it are enough to find what its
/// classes lack, in both languages, with places, related places and fixes.
@Suite struct FurtherContainerTests {
  private static let auth = Container(
    system: Container.System("auth", source: .init(verbatim: "nobody")), platform: .ios,
    identity: .conformance("GRVAuthDelegate"),
    methods: [
      Container.Method(
        "showAuthDialogWithScopes:completion:", swift: ["showAuthDialog(scopes:completion:)"]),
      Container.Method("hideAuthDialog:", swift: ["hideAuthDialog(_:)"]),
      Container.Method("authDialogDidAppear"),
    ], groups: [.all("showAuthDialogWithScopes:completion:"), .all("hideAuthDialog:")])

  private static let rules = [
    Rule(
      id: "missing-auth-method", summary: "", category: .splashView, severity: .error, rationale: "",
      examples: [],
      checks: [
        .host { context in
          for (member, groups) in context.missingGroups(in: auth) {
            context.report(
              member.entry.namePlace, Message("implement \(auth.list(groups, in: member.entry).english)"),
              related: [member.origin(in: auth)].compactMap { $0 })
          }
        }
      ]),
    Rule(
      id: "misspelled-auth-method", summary: "", category: .splashView, severity: .error, rationale: "",
      fix: .suggested, examples: [],
      checks: [.host { $0.reportMisspelledMethods(of: auth) { Message("\($0): write \($1)") } }]),
  ]

  /// The findings in the file, as `text: message (related text)`, and the file with their fixes.
  private func lint(_ path: String, _ source: String) throws -> (found: [String], fixed: String) {
    var settings = WorkspaceSettings(paths: ["/app"], workingDirectory: "/", rules: allRules)
    settings.rules = FurtherContainerTests.rules
    let text = SourceText(path: path, source)
    let found = try Workspace.open(settings, in: MemoryFileSystem([path: source])).lint().diagnostics
    var edits = EditSet()
    for finding in found {
      if let fix = finding.fix { _ = edits.insert(fix) }
    }
    return (
      found.map { finding in
        let related = finding.related.map { " (\($0.message.english): \(text.string($0.place.range)))" }
        return "\(text.string(finding.place.range)): \(finding.message.english)" + related.joined()
      }, String(decoding: text.applying(edits.edits(in: path)), as: UTF8.self)
    )
  }

  @Test func inObjectiveC() throws {
    let (found, fixed) = try lint(
      "/app/Auth.m",
      """
      @interface Auth : NSObject <GRVAuthDelegate>
      @end
      @implementation Auth
      - (void)showAuthDialogWithScopes:(id)scopes compeltion:(id)completion { }
      - (void)authDialogDidApear { }
      @end
      """)
    #expect(
      found == [
        "Auth: implement hideAuthDialog: (adopted here: GRVAuthDelegate)",
        "compeltion: showAuthDialogWithScopes:compeltion:: write showAuthDialogWithScopes:completion:",
        "authDialogDidApear: authDialogDidApear: write authDialogDidAppear",
      ])
    #expect(fixed.contains("scopes completion:(id)completion"))
    #expect(fixed.contains("- (void)authDialogDidAppear {"))
  }

  @Test func inSwift() throws {
    let (found, fixed) = try lint(
      "/app/Auth.swift",
      """
      class Base: NSObject { func hideAuthDialog(_ view: UIView) { } }
      class Auth: Base { }
      extension Auth: GRVAuthDelegate {
        func showAuthDialog(scope: [String], completion: () -> Void) { }
      }
      class Other: NSObject, GRVAuthDelegate { }
      class Kit: SDKAuth, GRVAuthDelegate { }
      """)
    #expect(
      found == [
        "scope: showAuthDialog(scope:completion:): write showAuthDialog(scopes:completion:)",
        "Other: implement showAuthDialog(scopes:completion:) and hideAuthDialog(_:) (adopted here: GRVAuthDelegate)",
      ])
    #expect(fixed.contains("func showAuthDialog(scopes scope: [String], completion: () -> Void)"))
  }

  /// With its entry in the set, the facts of native source contain what it needs: here a property as a method.
  @Test func entryInTheSet() throws {
    var panel = FurtherContainerTests.auth
    panel.methods.append(Container.Method("authPanel", view: .kept))
    panel.groups.append(.all("authPanel"))
    let set = ContainerSet(ContainerSet.all.containers + [panel])
    let source = SourceText(
      path: "A.m",
      "@interface A : NSObject <GRVAuthDelegate>\n@property UIView *authPanel;\n@end\n@implementation A\n@end"
    )
    let facts = try #require(NativeFileFacts(reading: source, for: set.interest))
    let platform = try #require(NativeFacts([facts], containers: set)[panel.system][.ios])
    #expect(
      platform.missingGroups(of: 0, in: panel).flatMap(\.selectors) == [
        "showAuthDialogWithScopes:completion:", "hideAuthDialog:",
      ])
    let without = try #require(NativeFileFacts(reading: source, for: ContainerSet.all.interest))
    let other = try #require(NativeFacts([without]).platforms[.ios])
    #expect(other.missingGroups(of: 0, in: panel).flatMap(\.selectors).contains("authPanel"))
  }

  /// Otherwise pages that show its views would have an unknown tag.
  @Test(arguments: ContainerSet.all.systems.compactMap(\.tag)) func aSystemsTagIsOfADialect(tag: String) {
    #expect(Dialect.all.contains { $0.nativeTags.contains(tag) })
  }
}
