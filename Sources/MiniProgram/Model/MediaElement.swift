import Diagnostics
import Markup

/// The built-in elements that show an image or another medium, and their attributes with paths. Both are alike in the vendors'
/// manuals of these tags, as far as a vendor has the tag.
enum MediaElement {
  static let tags = ["audio", "cover-image", "image", "video"]

  /// The most paths that one value is composed to.
  private static let maxPaths = 8

  /// The paths that a value with a mustache among text may be: each choice of a literal in it, put into the text. None where a
  /// mustache has no literal, and where there are too many.
  static func composedPaths(of element: Element, in text: SourceText, _ visit: (String, ByteRange) -> Void) {
    for attribute in element.attributes
    where attribute.hasMustache
      && (attribute.name == .src || attribute.nameBytes.are("poster"))
    {
      guard let value = attribute.valueRange, attribute.wholeMustache == nil,
        let paths = composedTexts(of: attribute, value, in: text)
      else { continue }
      for path in paths {
        let composed = SourceText(path: text.path, bytes: Array(path.utf8))
        let whole = ByteRange(0, composed.count)
        if let range = MediaFiles.localPath(in: whole, of: composed) { visit(composed.string(range), value) }
      }
    }
  }

  private static func composedTexts(of attribute: Attribute, _ value: ByteRange, in text: SourceText)
    -> [String]?
  {
    var texts = [""]
    var start = value.start
    for mustache in attribute.mustaches {
      let expression = text.expressionRange(mustache)
      guard text.slice(expression).contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") })
      else { return nil }
      var choices: [String] = []
      let isOpen = ExpressionTree(parsing: text, range: expression).root?.forEachLiteralChoice {
        choices.append(text.string($0))
      }
      // `{{host || ''}}/a.png` begins with an address.
      if mustache.start == value.start, isOpen != false { return nil }
      if choices.isEmpty || texts.count * choices.count > maxPaths { return nil }
      let before = text.string(ByteRange(start, mustache.start))
      texts = texts.flatMap { known in choices.map { known + before + $0 } }
      start = mustache.end
    }
    let after = text.string(ByteRange(start, value.end))
    // One with a scheme is an address, and so may the others be in part.
    return texts.contains { $0.utf8.contains(UInt8(ascii: ":")) } ? nil : texts.map { $0 + after }
  }

  /// The paths that the values of such an element may be, without those that are of no file of the program.
  static func paths(of element: Element, in text: SourceText, _ visit: (ByteRange) -> Void) {
    for attribute in element.attributes
    where attribute.name == .src || attribute.nameBytes.are("poster") {
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
    MediaElement.composedPaths(of: element, in: text) { path, value in
      if case .missing = resolve(path, .resource) {
        facts.missingResources.append(ResourcePath(path: path, range: value))
      }
    }
  }
}
