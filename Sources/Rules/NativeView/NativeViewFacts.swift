import Containers
import Diagnostics
import Markup

/// What the vendor's documents and runtime say about custom views.
enum NativeViewFacts {
  /// Attributes of the tag itself, which no parameter may be named like: `MPaaS.tagFields`.
  static let fields: [KnownName] = [.id, .type, .style]

  /// Words in the names of WebKit's own layers, by which the iOS container looks for the place of a view.
  ///
  /// Source: the frequently asked questions of the Alipay documentation of `video`.
  static let layerWords: [StaticString] = [
    "drawing area root", "content root", "RenderView", "TileGrid container", "Page TiledBacking containment",
    "ancestor clipping",
  ]

  /// The longest id that is not "over-long" in the words of the same document, which names no number.
  static let longestID = 64

  /// Attributes that the uni-app compiler writes on what it takes for a component of its own.
  ///
  /// Source: dcloudio/uni-app pull request 5487.
  static let frameworkMarks: Set<String> = ["u-i", "u-t", "u-p", "onVI"]
}

extension Element {
  /// The attribute of the tag that differs from `field` by nothing but case.
  func respelling(of field: KnownName) -> Attribute? {
    attributes.first { $0.name != NameID(field) && $0.nameText.lowercased() == field.fieldName }
  }

  /// Whether the tag has no such attribute, or a blank one, and none that is meant to be it.
  func lacks(_ field: KnownName) -> Bool {
    if let attribute = attribute(field) {
      guard !attribute.hasMustache else { return false }
      return attribute.valueRange.map { bytes.trimmed($0).isEmpty } ?? true
    }
    return respelling(of: field) == nil
  }

  /// Whether a framework's compiler took the custom view for a component and lost its attributes.
  var isStrippedNativeView: Bool {
    lacks(.type) && attributes.contains { NativeViewFacts.frameworkMarks.contains($0.nameText) }
  }

  /// The type of a custom view, when it is static and not blank.
  var staticType: ByteRange? {
    attribute(.type)?.staticValue.flatMap { bytes.trimmed($0).isEmpty ? nil : $0 }
  }
}

extension KnownName {
  /// The spelling of one of `NativeViewFacts.fields`.
  var fieldName: String { commonSpelling ?? "" }
}
