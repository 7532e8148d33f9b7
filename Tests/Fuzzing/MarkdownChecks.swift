import Files

/// Whether something in a Markdown text is HTML, an image or a link: an editor would load the image from wherever it is.
///
/// Code spans are left out as CommonMark finds them: one ends at as many backticks as it begins with, in the same paragraph.
func markdownFlaw(in markdown: String) -> String? {
  for paragraph in markdown.split(separator: "\n\n") {
    let scalars = Array(paragraph.unicodeScalars)
    func backticks(at index: Int) -> Int { scalars[index...].prefix { $0 == "`" }.count }
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "\\": index += 2
      case "`":
        let count = backticks(at: index)
        var end = index + count
        while end < scalars.count, backticks(at: end) != count { end += max(1, backticks(at: end)) }
        index = end < scalars.count ? end + count : index + count
      case "<", "[": return String(String.UnicodeScalarView(scalars[index...].prefix(40)))
      default: index += 1
      }
    }
  }
  return nil
}

/// What is Markdown in an answer of the server.
func markdown(in answer: JSONValue) -> [String] {
  if answer["kind"]?.string == "markdown" { return [answer["value"]?.string ?? ""] }
  let parts =
    [answer["contents"], answer["documentation"]].compactMap { $0 } + (answer["items"]?.elements ?? [])
  return parts.flatMap { markdown(in: $0) }
}
