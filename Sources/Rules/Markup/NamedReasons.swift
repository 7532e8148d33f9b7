import Linting

/// What the keys of an option say of names; of several that match a name, the most exact one.
struct PatternTable<Value> {
  private var exact: [String: Value] = [:]
  /// Those that end in `*`, the longest first.
  private var prefixes: [(pattern: NamePattern.Part, value: Value)] = []

  /// Sets what a key says, to a change of `base` where nothing is said yet.
  mutating func update(_ pattern: NamePattern.Part, default base: Value, _ change: (inout Value) -> Void) {
    if !pattern.isPrefix { return change(&exact[pattern.text, default: base]) }
    if let index = prefixes.firstIndex(where: { $0.pattern == pattern }) {
      return change(&prefixes[index].value)
    }
    var value = base
    change(&value)
    let length = pattern.text.utf8.count
    let place = prefixes.firstIndex { $0.pattern.text.utf8.count < length } ?? prefixes.count
    prefixes.insert((pattern, value), at: place)
  }

  /// What is said of a name, the most exact first.
  func matches(_ name: String) -> [Value] {
    let own = exact[name].map { [$0] } ?? []
    return prefixes.isEmpty ? own : own + prefixes.lazy.filter { $0.pattern.matches(name) }.map(\.value)
  }

  /// What the most exact key says of a name.
  subscript(name: String) -> Value? {
    exact[name] ?? prefixes.first { $0.pattern.matches(name) }?.value
  }
}

/// The reasons of attributes.
struct AttributeReasons {
  private var anywhere = PatternTable<String>()
  /// By the tag, then by the attribute.
  private var ofTags = PatternTable<PatternTable<String>>()

  /// `reasons` are by the keys of the option.
  init(_ reasons: [String: String]) {
    for (key, reason) in reasons {
      let pattern = NamePattern(key, as: .attribute)
      guard let attribute = pattern.attribute else { continue }
      if let tag = pattern.tag {
        ofTags.update(tag, default: PatternTable()) { $0.update(attribute, default: reason) { $0 = reason } }
      } else {
        anywhere.update(attribute, default: reason) { $0 = reason }
      }
    }
  }

  /// The reason of an attribute, and whether it is one for its tag.
  func reason(of attribute: String, on tag: String) -> (reason: String, isOfTag: Bool)? {
    for case let reason? in ofTags.matches(tag).lazy.map({ $0[attribute] }) { return (reason, true) }
    return anywhere[attribute].map { ($0, false) }
  }
}
