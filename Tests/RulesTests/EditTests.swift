import Files
import Linting
import Rules
import Testing
import Workspace

/// The edits that contexts offer to rules.
@Suite struct EditTests {
  /// Deletes every attribute named `old`.
  private static let old = Rule(
    id: "old", summary: "", category: .markup, severity: .warning, rationale: "", fix: .safe, examples: [],
    checks: [
      .attributes(.named("old")) { attribute, _, context in
        context.report(
          attribute.range, Message("old"), fix: .init("delete it", .safe, edits: [context.remove(attribute)]))
      }
    ])

  @Test(arguments: [
    (#"<view old="1"/>"#, "<view/>"), (#"<view a="1" old b="2"/>"#, #"<view a="1" b="2"/>"#),
    ("<view\r\n\t old='{{a}}'\n  b/>", "<view\n  b/>"), (#"<view a old="1"b="2"/>"#, #"<view a b="2"/>"#),
    // An attribute with a syntax issue stays as it is.
    (#"<view a="1"old=1>"#, #"<view a="1"old=1>"#), (#"<view old"="go"/>"#, #"<view old"="go"/>"#),
    (#"<view old/="go"/>"#, #"<view old/="go"/>"#), (#"<view old=""="go"/>"#, #"<view old=""="go"/>"#),
    ("<view old\u{1}=\"go\"/>", "<view old\u{1}=\"go\"/>"), ("<view old='\u{1}'/>", "<view old='\u{1}'/>"),
    ("<view old='{{'/>", "<view old='{{'/>"), ("<view a='{{' old/>", "<view a='{{'/>"),
    (#"<view old>"</view>"#, #"<view>"</view>"#), (#"<view "a" old/>"#, #"<view "a"/>"#),
    (#"<view ="{{ a == old }}"/>"#, #"<view ="{{ a == old }}"/>"#),
    (#"<view ="{{ a == b }}" old/>"#, #"<view ="{{ a == b }}"/>"#),
    // What is written in its place would be the value of "a".
    (#"<view a="old="b"c"#, #"<view a="old="b"c"#),
  ])
  func removesAnAttributeWithTheWhiteSpaceBeforeIt(page: String, expected: String) throws {
    var settings = WorkspaceSettings(paths: ["/p"], workingDirectory: "/p", rules: allRules)
    settings.configuration = .none
    settings.rules = [EditTests.old]
    let memory = MemoryFileSystem(["/p/a.axml": page])
    var edits = EditSet()
    for diagnostic in try Workspace.open(settings, in: memory).lint().diagnostics {
      guard let fix = diagnostic.fix else { continue }
      let isInserted = edits.insert(fix)
      #expect(isInserted)
    }
    let text = try memory.read("/p/a.axml")
    #expect(String(decoding: text.applying(edits.edits(in: text.path)), as: UTF8.self) == expected)
  }
}
