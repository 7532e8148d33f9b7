import Diagnostics
import Guide
import Testing

/// The pages of the guide have only the forms of Markdown that their reader knows.
@Suite struct TopicTests {
  private static let pages = Topic.all.flatMap { topic in
    [topic.text.english, topic.text.chinese].map { (topic.name, $0) }
  }

  @Test func thereAreFourteen() {
    #expect(Topic.all.count == 14)
    #expect(Topic.named("ci")?.name == "ci")
    #expect(Topic.named("cj") == nil)
  }

  @Test func noPageHasAnotherForm() {
    for (name, page) in TopicTests.pages {
      var isCode = false
      for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") {
          isCode.toggle()
          continue
        }
        if isCode { continue }
        let inner = line.drop { $0 == " " }
        #expect(inner.count == line.count || !inner.hasPrefix("- "), "a list in a list of \(name): \(line)")
        for other in [">", "![", "<", "* ", "+ ", "---", "===", "\t"] {
          #expect(!inner.hasPrefix(other), "\(name): \(line)")
        }
      }
      #expect(!isCode, "\(name) ends in code")
    }
  }

  @Test(arguments: Topic.all.map(\.name), [Language.english, .chinese])
  func isPrintedWithoutMarks(name: String, language: Language) throws {
    let topic = try #require(Topic.named(name))
    let printed = topic.text(in: language, color: false, width: 80)
    let heading = try #require(topic.text[language].split(separator: "\n").first)
    #expect(printed.hasPrefix(heading.dropFirst(2) + "\n\n"))
    for line in printed.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(!line.contains("`") && !line.contains("]("), "\(line)")
    }
  }

  /// A page has no address that leads nowhere.
  @Test(arguments: Topic.all.map(\.name), [Language.english, .chinese])
  func theAccountIsNeverAPlaceholder(name: String, language: Language) throws {
    let topic = try #require(Topic.named(name))
    let missing = language == .english ? "needs the address of a published release" : "需要已发布版本的地址"
    let unpublished = topic.text(in: language, color: false, width: 800, owner: nil)
    #expect(!unpublished.contains("OWNER/") && !unpublished.contains("an-account"))
    #expect(unpublished.contains(missing) == (name == "ci"))
    let published = topic.text(in: language, color: false, width: 800, owner: "an-account")
    #expect(!published.contains("OWNER/") && !published.contains(missing))
    #expect(published.contains("an-account/mpcheck") == ["ci", "install"].contains(name))
  }
}
