import Diagnostics
import Guide
import Reporting

/// `mpcheck help TOPIC`: a page of the guide.
struct HelpTopic {
  private let topic: Topic
  /// The columns of a line at most, where the terminal has more.
  private static let mostColumns = 100

  /// Nil where the arguments ask for something else.
  init?(_ arguments: [String]) {
    let words = LanguageChoice.separated(arguments).others
    guard words.count == 2, words[0] == "help", let topic = Topic.named(words[1]) else { return nil }
    self.topic = topic
  }

  func write() {
    Terminal.writeLanguageNote()
    let width = min(Terminal.outputWidth ?? HelpPage.usualWidth, HelpTopic.mostColumns)
    let text = topic.text(in: .spoken, color: Terminal.usesColor(.auto), width: width)
    Terminal.writeOutput(Array(text.utf8))
  }

  /// Whether the arguments ask for the help of mpcheck itself.
  static func isOverview(_ arguments: [String]) -> Bool {
    let words = LanguageChoice.separated(arguments).others
    return words.isEmpty || words.count == 1 && ["help", "-h", "--help"].contains(words[0])
  }

  /// The end of `mpcheck help`: the names of all topics.
  static var list: String {
    spoken(en: "GUIDE (mpcheck help TOPIC):\n", zh: "指南（mpcheck help 主题）：\n")
      + wrapped("  " + Topic.all.map(\.name).joined(separator: ", ") + "\n", width: HelpPage.usualWidth)
  }
}
