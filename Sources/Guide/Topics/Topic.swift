import CAddress
import CGuidePages
import Diagnostics

/// A topic of the guide, of which there is a page in each language.
package struct Topic: Sendable {
  /// What `mpcheck help` and addresses call it: `native-views`.
  package let name: String
  /// Its pages, as Markdown.
  package let text: LocalizedText

  /// All topics, in the order of a table of contents.
  package static let all: [Topic] = {
    var topics: [Topic] = []
    while let page = mpcheck_topic_at(Int32(topics.count))?.pointee {
      let text = { (bytes: UnsafePointer<UInt8>?, count: UInt) in
        String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
      }
      topics.append(
        Topic(
          name: String(cString: page.name),
          text: LocalizedText(
            en: text(page.english, page.english_count), zh: text(page.chinese, page.chinese_count))))
    }
    return topics
  }()

  package static func named(_ name: String) -> Topic? { all.first { $0.name == name } }

  /// The account that publishes releases, as it was given to the build.
  package static let owner: String? = {
    let owner = String(cString: mpcheck_owner())
    return owner.isEmpty ? nil : owner
  }()

  func blocks(in language: Language, owner: String? = Topic.owner) -> [MarkdownBlock] {
    MarkdownBlock.blocks(of: text[language]).published(by: owner, in: language)
  }

  /// The heading of a page, of which these are the blocks.
  func title(of blocks: [MarkdownBlock]) -> String {
    for case .heading(1, let title) in blocks { return title }
    return name
  }
}
