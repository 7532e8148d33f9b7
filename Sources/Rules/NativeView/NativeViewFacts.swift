import Diagnostics
import Markup

/// What the vendor's documents and runtime say about custom views.
enum NativeViewFacts {
  /// Attributes of the tag itself, which no parameter may be named like.
  ///
  /// Source: mPaaS documentation of custom views for iOS, step 7.
  static let fields: [KnownName] = [.id, .type, .style]

  /// Parameters that the iOS container reads or leaves out.
  ///
  /// Source: nb_component.js of the iOS container: `data` is parsed and merged, `element` is left out.
  static let containerParameters: Set<String> = ["data", "element"]

  /// What the names of those parameters begin with that the iOS container adds: `NBFONTFAMILY`, `NBPARENTELEMENTID`.
  ///
  /// Source: nb_component.js of the iOS container.
  static let containerPrefix = "NB"

  /// The types of the base library, which share one registry with those of the host app.
  ///
  /// Sources: `ComponentRuntime.Components` in Poseidon-Extra-Config.plist of the iOS container; the embed views
  /// that the Android container treats specially.
  static let builtinTypes: Set<String> = [
    "Ant3D", "TINY-COMPONENT", "TINY_COMPONENT", "ad", "ai-camera", "camera", "canvas", "container",
    "errorPageIcon",
    "image", "input", "live-player", "live-pusher", "lottieview", "map", "newembedbase", "scrollview", "text",
    "video",
    "web-view",
  ]

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
