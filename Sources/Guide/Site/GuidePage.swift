/// The table of contents of the guide.
struct GuidePage {
  let words: Words

  var content: PageContent {
    var page = PageContent(.guide, words)
    page.appendElement("h1", words.guide)
    page.appendElement("p", words.guideDescription)
    page.append("<ul class=\"rules\">\n")
    for topic in Topic.all { page.append(topic, words) }
    page.append("</ul>\n")
    return page
  }
}

extension PageContent {
  /// Appends the entry of a topic in a list.
  mutating func append(_ topic: Topic, _ words: Words) {
    let blocks = topic.blocks(in: words.language)
    append("<li>\n<p class=\"name\">")
    appendLink(to: reference(to: Topic.path(of: topic.name)), topic.title(of: blocks))
    append("</p>\n")
    let headings = blocks.compactMap { block -> String? in
      guard case .heading(2, let heading) = block else { return nil }
      return heading
    }
    appendElement("p", headings.joined(separator: words.language(en: ", ", zh: "、")))
    append("</li>\n")
  }
}
