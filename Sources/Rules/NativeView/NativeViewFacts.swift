import Containers
import Diagnostics
import Markup

/// What the vendor's documents and runtime say about native views.
enum NativeViewFacts {
  /// Attributes of the tag itself. No parameter may have one of their names: `MPaaS.tagFields`.
  static let fields: [KnownName] = [.id, .type, .style]

  /// Words in the names of WebKit's own layers. By them the iOS container finds the place of a view.
  ///
  /// Source: the frequently asked questions of the Alipay documentation of `video`.
  static let layerWords: [StaticString] = [
    "drawing area root", "content root", "RenderView", "TileGrid container", "Page TiledBacking containment",
    "ancestor clipping",
  ]

  /// The longest id that does not count as "over-long". The same document says that word and no number.
  static let maxIDLength = 64

  /// Attributes that the uni-app compiler writes on tags that it takes for its own components.
  ///
  /// Source: dcloudio/uni-app pull request 5487.
  static let frameworkMarks: Set<String> = ["u-i", "u-t", "u-p", "onVI"]
}

extension Element {
  /// The attribute of the tag that differs from `field` only in case.
  func respelling(of field: KnownName) -> Attribute? {
    attributes.first { $0.name != NameID(field) && $0.nameText.lowercased() == field.fieldName }
  }

  /// Whether the tag lacks the attribute or has a blank one, and has none that is meant to be it.
  func lacks(_ field: KnownName) -> Bool {
    if let attribute = attribute(field) {
      guard !attribute.hasMustache else { return false }
      return attribute.valueRange.map { bytes.trimmed($0).isEmpty } ?? true
    }
    return respelling(of: field) == nil
  }

  /// Whether a framework's compiler took the native view for a component and lost its attributes.
  var isStrippedNativeView: Bool {
    lacks(.type) && attributes.contains { NativeViewFacts.frameworkMarks.contains($0.nameText) }
  }

  /// The type of a native view, when it is static and not blank.
  var staticType: ByteRange? {
    attribute(.type)?.staticValue.flatMap { bytes.trimmed($0).isEmpty ? nil : $0 }
  }
}

extension KnownName {
  /// The spelling of one of `NativeViewFacts.fields`.
  var fieldName: String { commonSpelling ?? "" }
}
