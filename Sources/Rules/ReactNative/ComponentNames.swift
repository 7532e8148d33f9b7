import Diagnostics
import ReactNative

/// How names of components resemble each other.
enum ComponentNames {
  /// Whether React Native or Expo registers a component of that name.
  static func isForeign(_ name: String) -> Bool {
    name.hasPrefix("RCT") || name.hasPrefix("Android") || name.hasPrefix("ViewManagerAdapter_")
  }

  /// Whether one name most likely means the other: they differ only in case, in two letters, or in `Manager` or `View` at the
  /// end.
  static func isNear(_ a: String, _ b: String) -> Bool {
    a != b
      && (a.lowercased() == b.lowercased() || editDistance(a.utf8, b.utf8, limit: 2) <= 2
        || stem(a) == stem(b))
  }

  private static func stem(_ name: String) -> String {
    var name = name
    for ending in ["Manager", "View"] where name.hasSuffix(ending) { name.removeLast(ending.utf8.count) }
    return name.lowercased()
  }

  static func nearest(to name: String, in candidates: [NameAt]) -> NameAt? {
    candidates.filter { isNear(name, $0.text) }
      .min {
        (editDistance(name.utf8, $0.text.utf8, limit: 9), $0.text) < (
          editDistance(name.utf8, $1.text.utf8, limit: 9), $1.text
        )
      }
  }

  /// Whether a name of a prop is most likely a misspelling of another one.
  static func isMisspelling(_ name: String, of other: String) -> Bool {
    if name == other { return false }
    if abs(name.utf8.count - other.utf8.count) > 2 { return false }
    if name.lowercased() == other.lowercased() { return true }
    return name.utf8.count >= 5 && other.utf8.count >= 5 && editDistance(name.utf8, other.utf8, limit: 2) <= 2
  }
}

extension RelatedPlace {
  init(en english: String, zh chinese: String, at name: NameAt) {
    self.init(en: english, zh: chinese, at: name.place)
  }
}
