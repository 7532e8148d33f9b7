import Diagnostics
import Markup

/// The built-in elements that show an image or another medium, and their attributes with paths. Both are alike in the vendors'
/// manuals of these tags, as far as a vendor has the tag.
enum MediaElement {
  static let tags = ["audio", "cover-image", "image", "video"]

  /// The paths that the values of such an element may be, without those that are of no file of the program.
  static func paths(of element: Element, in text: SourceText, _ visit: (ByteRange) -> Void) {
    for attribute in element.attributes
    where attribute.name == .src || attribute.nameBytes.elementsEqual("poster".utf8) {
      if let value = attribute.staticValue {
        if let path = MediaFiles.localPath(in: value, of: text) { visit(path) }
      } else if let mustache = attribute.wholeMustache {
        let expression = text.expressionRange(mustache)
        // Most have no string in them.
        guard text.slice(expression).contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") })
        else { continue }
        ExpressionTree(parsing: text, range: expression).root?.forEachLiteralChoice { literal in
          if let path = MediaFiles.localPath(in: literal, of: text) { visit(path) }
        }
      }
    }
  }
}

extension FactExtraction {
  /// Adds the paths of a medium that lead nowhere from this file.
  mutating func addMissingResources(of element: Element) {
    if replacedTags.contains(element.tag) { return }
    MediaElement.paths(of: element, in: text) { range in
      let path = text.string(range)
      if case .missing = resolve(path, .resource) {
        facts.missingResources.append(ResourcePath(path: path, range: range))
      }
    }
  }
}
