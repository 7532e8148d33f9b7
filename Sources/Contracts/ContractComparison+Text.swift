import Containers
import Diagnostics
import Files
import NativeSource

extension ContractComparison {
  /// The comparison for people.
  ///
  /// - Parameter new: the path of the new contract, as it is shown.
  package func text(new: String, in language: Language = .english) -> String {
    if breaking.isEmpty, unclear.isEmpty, added.isEmpty {
      return language(en: "Nothing changes for pages.\n", zh: "对页面没有影响。\n")
    }
    var text = ""
    func list(_ title: LocalizedText, _ changes: [Change], _ sentence: (Change) -> LocalizedText) {
      if changes.isEmpty { return }
      let lines = changes.map { "  \(sentence($0)[language])\n" }.joined()
      text += title[language] + language(en: ":", zh: "：") + "\n" + lines + "\n"
    }
    list(.init(en: "Breaks pages", zh: "不兼容的改动"), breaking) { change in
      let (subject, place) = (change.shownSubject, change.place)
      guard change.types.count == 2 else {
        return .init(
          en: "\(subject.english) is gone\(place.english)", zh: "\(subject.chinese)已不存在\(place.chinese)")
      }
      let (old, new) = (change.types[0].rawValue, change.types[1].rawValue)
      return .init(
        en: "\(subject.english) was \(old) and is now \(new)\(place.english)",
        zh: "\(subject.chinese)的类型由 \(old) 变为 \(new)\(place.chinese)")
    }
    list(
      .init(
        en: "Unclear, because \(new) does not list everything there", zh: "无法确定，因为 \(new) 没有列全其中的内容"),
      unclear
    ) {
      .init(
        en: "\($0.shownSubject.english) may be gone\($0.place.english)\($0.shownOpenPlaces.english)",
        zh: "\($0.shownSubject.chinese)可能已不存在\($0.place.chinese)\($0.shownOpenPlaces.chinese)")
    }
    list(.init(en: "New", zh: "新增"), added) { $0.shownSubject + $0.place }
    return text
      + language(
        en: "\(breaking.count) breaking, \(unclear.count) unclear, \(added.count) new.\n",
        zh: "不兼容 \(breaking.count) 处，无法确定 \(unclear.count) 处，新增 \(added.count) 处。\n")
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
  fileprivate var shownSubject: LocalizedText {
    // The first contracts had no other tag.
    let tag = tag == Container.System.mPaaS.tag ? nil : tag
    let ofTag = LocalizedText(
      en: tag.map { " (\($0))" } ?? "", zh: tag.map { "（\($0)）" } ?? "")
    if subject == .platform { return (shownPlatforms + ofTag).visible() }
    var text = LocalizedText(en: subject.word, zh: subject.chinese)
    if let name, let type {
      text = .init(en: "\(text.english) \"\(name)\" of \"\(type)\"", zh: "“\(type)”的\(text.chinese)“\(name)”")
    } else if let type {
      text = .init(en: "\(text.english) \"\(type)\"", zh: "\(text.chinese)“\(type)”")
    }
    return (text + ofTag).visible()
  }

  /// ` on iOS and Android`; a platform is its own place.
  fileprivate var place: LocalizedText {
    if subject == .platform { return LocalizedText(verbatim: "") }
    return .init(en: " on \(shownPlatforms.english)", zh: "（\(shownPlatforms.chinese)）")
  }

  /// `, see ios/MapView.m:33 and 1 more`
  fileprivate var shownOpenPlaces: LocalizedText {
    guard let first = openAt.first else { return LocalizedText(verbatim: "") }
    let place = "\(first.path):\(first.line)".visible()
    let more = openAt.count - 1
    return LocalizedText(
      en: ": see \(place)" + (more > 0 ? " and \(more) more" : ""),
      zh: "：见 \(place)" + (more > 0 ? " 等 \(openAt.count) 处" : ""))
  }

  private var shownPlatforms: LocalizedText {
    let names = platforms.map(\.shownName)
    return .init(en: names.joined(separator: " and "), zh: names.joined(separator: " 和 "))
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
    if !openAt.isEmpty {
      members.append((ContractKey.openAt, .array(openAt.prefix(ContractExport.maxOpenPlaces).map(\.tree))))
    }
    return .line(.object(members))
  }
}

extension ContractComparison.Change.Subject {
  fileprivate var chinese: String {
    switch self {
    case .platform: "平台"
    case .type: "类型"
    case .event: "事件"
    case .message: "消息"
    case .parameter: "参数"
    case .widget: "自定义控件"
    case .property: "属性"
    }
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
