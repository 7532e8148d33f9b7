import Diagnostics
import Linting
import Rules
import Testing

/// Findings that have no fix, beside those of the same rule that have one.
@Suite struct FindingsWithoutFixTests {
  @Test(arguments: [
    // A call is no name of a method.
    ("foreign-directive", #"<view @tap="go(a)"/><view @tap="go"/>"#, [nil, "write onTap"]),
    // Without the name, its value would be the value of nothing.
    ("invalid-name", "<view \u{200B}=\"a\"/><view \u{200B}/>", [nil, "remove what is invisible"]),
  ])
  func haveNoFix(rule id: String, page: String, titles: [String?]) throws {
    let rule = try #require(allRules.first { $0.id == id })
    let found = ExampleProgram(Example.right(in: .axml, page)).lint(rule).filter { $0.rule == id }
      .sorted { $0.place.range < $1.place.range }
    #expect(found.map { $0.fix?.title.english } == titles)
  }
}
