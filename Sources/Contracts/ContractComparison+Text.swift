import Containers
import Diagnostics
import Files
import NativeSource

extension ContractComparison {
  /// The comparison for people.
  ///
  /// - Parameter new: the path of the new contract, as it is shown.
  package func text(new: String) -> String {
    if breaking.isEmpty, unclear.isEmpty, added.isEmpty { return "Nothing changes for pages.\n" }
    var text = ""
    func list(_ title: String, _ changes: [Change], _ sentence: (Change) -> String) {
      if changes.isEmpty { return }
      text += "\(title):\n" + changes.map { "  \(sentence($0))\n" }.joined() + "\n"
    }
    list("Breaks pages", breaking) { change in
      guard change.types.count == 2 else { return "\(change.shownSubject) is gone\(change.place)" }
      let types = "\(change.types[0].rawValue) and is now \(change.types[1].rawValue)"
      return "\(change.shownSubject) was \(types)\(change.place)"
    }
    list("Unclear, because \(new) does not list everything there", unclear) {
      "\($0.shownSubject) may be gone\($0.place)"
    }
    list("New", added) { "\($0.shownSubject)\($0.place)" }
    return text
      + "\(breaking.count) breaking, \(unclear.count) unclear, \(added.count) new.\n"
  }

  /// The same for programs. `old` and `new` are the paths as they are shown.
  package func tree(old: String, new: String) -> JSONTree {
    .object([
      ("version", .integer(1)), ("old", .string(old)), ("new", .string(new)),
      ("breaking", .array(breaking.map { $0.tree($0.types.isEmpty ? "removed" : "retyped") })),
      ("unclear", .array(unclear.map { $0.tree("removed") })),
      ("added", .array(added.map { $0.tree("added") })),
    ])
  }
}

extension ContractComparison.Change {
  /// `event "onMove" of "my_map"`.
  fileprivate var shownSubject: String {
    if subject == .platform {
      let names = platforms.map(\.shownName).joined(separator: " and ")
      return tag.map { $0 == Container.System.mPaaS.tag ? names : "\(names) (\($0))" } ?? names
    }
    var text = subject.word
    if let name { text += " \"\(name)\" of" }
    if let type { text += " \"\(type)\"" }
    // The first contracts had no other tag.
    if let tag, tag != Container.System.mPaaS.tag { text += " (\(tag))" }
    return text.visible()
  }

  /// ` on iOS and Android`; a platform is its own place.
  fileprivate var place: String {
    subject == .platform ? "" : " on \(platforms.map(\.shownName).joined(separator: " and "))"
  }

  fileprivate func tree(_ change: String) -> JSONTree {
    var members: [(key: String, value: JSONTree)] = [
      ("subject", .string(subject.word)), ("change", .string(change)),
      ("tag", tag.map { .string($0) } ?? .null),
    ]
    if let type { members.append(("type", .string(type))) }
    if let name { members.append(("name", .string(name))) }
    if types.count == 2 {
      members += [("from", .string(types[0].rawValue)), ("to", .string(types[1].rawValue))]
    }
    members.append(("platforms", .strings(platforms.map(\.rawValue))))
    return .line(.object(members))
  }
}

extension NativePlatform {
  fileprivate var shownName: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    }
  }
}
