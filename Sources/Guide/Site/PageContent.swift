import Diagnostics
import Files
import Reporting

/// What is between the head and the foot of a page.
struct PageContent {
  /// From the folder of the site.
  let path: String
  let title: String
  /// For search engines: one sentence.
  let summary: String
  /// The entry of the main links that the page is; nil for a page below one.
  let mainPage: MainPage?
  let usesScript: Bool
  private(set) var body = OutputBuffer()

  private let words: Words

  init(_ page: MainPage, _ words: Words, usesScript: Bool = false) {
    self.words = words
    path = page.rawValue
    title = words.title(of: page)
    summary = words.summary(of: page)
    mainPage = page
    self.usesScript = usesScript
  }

  init(ofRule id: String, summary: String, _ words: Words, usesScript: Bool) {
    self.words = words
    path = SiteAddress.path(ofRule: id)
    title = id
    self.summary = summary
    mainPage = nil
    self.usesScript = usesScript
  }

  init(of topic: Topic, _ blocks: [MarkdownBlock], _ words: Words) {
    self.words = words
    path = Topic.path(of: topic.name)
    title = topic.title(of: blocks)
    summary = Topic.summary(of: blocks)
    mainPage = nil
    usesScript = false
  }

  /// A reference from this page to a path from the folder of the site.
  func reference(to target: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == Path.slash }) + target
  }

  // MARK: Writing

  /// Appends HTML as it is.
  mutating func append(_ html: String) { body.append(html) }

  mutating func appendText(_ text: String) { body.appendXML(text) }

  /// Appends text with what is between backticks as code, options too, and other words that are ids of rules as links to their
  /// pages.
  mutating func appendProse(_ text: String, linking ids: Set<String> = []) {
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        appendCode(String(part))
        continue
      }
      var rest = part
      while let first = rest.first {
        let isWord = PageContent.isInWord(first)
        let run = rest.prefix { PageContent.isInWord($0) == isWord }
        if ids.contains(String(run)) {
          appendLink(to: reference(to: SiteAddress.path(ofRule: String(run))), String(run))
        } else if PageContent.isOption(run) {
          appendCode(String(run))
        } else {
          appendText(String(run))
        }
        rest = rest[run.endIndex...]
      }
    }
  }

  /// Whether ids of rules have the character.
  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-"
  }

  /// Whether a word is an option, such as `--quiet`.
  private static func isOption(_ word: Substring) -> Bool { word.hasPrefix("--") && word.utf8.count > 2 }

  /// Appends an element on a line of its own, with a text in which backticks make code.
  mutating func appendElement(_ tag: String, class name: String? = nil, id: String? = nil, _ text: String) {
    body.append("<\(tag)")
    if let name { body.appendXMLAttribute("class", name) }
    if let id { body.appendXMLAttribute("id", id) }
    body.append(">")
    appendProse(text)
    body.append("</\(tag)>\n")
  }

  mutating func appendAttribute(_ name: String, _ value: String) { body.appendXMLAttribute(name, value) }

  mutating func appendCode(_ text: String) {
    // A browser would break the line after a hyphen of an option.
    body.append(PageContent.isOption(text[...]) && !text.contains(" ") ? "<code class=\"option\">" : "<code>")
    body.appendXML(text)
    body.append("</code>")
  }

  /// Appends a link; `text` is in a code font where it is a name.
  mutating func appendLink(to target: String, _ text: String, isCode: Bool = false) {
    body.append("<a")
    body.appendXMLAttribute("href", target)
    body.append(">")
    if isCode { appendCode(text) } else { body.appendXML(text) }
    body.append("</a>")
  }

  /// Appends a block of code, in which what is between ⟦ and ⟧ is marked.
  mutating func appendBlock(_ marked: String) {
    body.append("<pre tabindex=\"0\"><code>")
    var rest = marked.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "⟦" where rest.first == "⟧": body.append("<mark class=\"point\">")
      case "⟦": body.append("<mark>")
      case "⟧": body.append("</mark>")
      // A reference to it is a mistake in HTML.
      case "\r": body.append("␍")
      default: body.appendXML(String(scalar))
      }
    }
    body.append("</code></pre>\n")
  }

  // MARK: The page

  /// The bytes of the page.
  func html(version: String) -> [UInt8] {
    var html = OutputBuffer()
    html.append("<!doctype html>\n<html lang=\"\(words.languageTag)\">\n<head>\n<meta charset=\"utf-8\">\n")
    html.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    html.appendXML(words.title(title))
    html.append("</title>\n<meta name=\"description\"")
    html.appendXMLAttribute("content", summary)
    html.append(">\n<link rel=\"icon\" href=\"data:,\">\n")
    html.append("<link rel=\"stylesheet\" href=\"\(reference(to: SiteAssets.stylePath))\">\n")
    if usesScript { html.append("<script src=\"\(reference(to: SiteAssets.scriptPath))\" defer></script>\n") }
    html.append("</head>\n<body>\n<a class=\"skip\" href=\"#content\">\(words.skip)</a>\n<header>\n")
    html.append("<p><a href=\"\(reference(to: MainPage.rules.rawValue))\">\(Words.tool)</a></p>\n")
    html.append("<nav aria-label=\"\(words.pages)\">\n<ul>\n")
    for page in MainPage.allCases {
      html.append("<li><a href=\"\(reference(to: page.rawValue))\"")
      if page == mainPage { html.append(" aria-current=\"page\"") }
      html.append(">\(words.title(of: page))</a></li>\n")
    }
    html.append("</ul>\n</nav>\n</header>\n<main id=\"content\" tabindex=\"-1\">\n")
    html.append(body.bytes)
    html.append("</main>\n<footer>\n<p>\(words.madeBy(version))</p>\n</footer>\n</body>\n</html>\n")
    return html.bytes
  }
}
