/// Where a link in a page of the guide leads.
struct TopicLink {
  /// The name of a topic, if it leads to one.
  let topic: String?
  /// The heading after the `#`, as an anchor; nil for the page itself.
  let anchor: String?

  /// - Parameter target: as it is in the page: `ci.md#shards`, `../../../Rules/README.md`, an address.
  init(_ target: String) {
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    anchor = parts.count > 1 ? String(parts[1]) : nil
    let isTopic = parts[0].hasSuffix(".md") && !parts[0].contains("/")
    topic = isTopic ? String(parts[0].dropLast(3)) : nil
  }

  /// The anchor of a heading, as forges make it.
  static func anchor(of heading: String) -> String {
    var anchor = ""
    for character in heading.lowercased() {
      if character == " " { anchor.append("-") }
      if character.isLetter || character.isNumber || character == "-" || character == "_" {
        anchor.append(character)
      }
    }
    return anchor
  }
}
