import Diagnostics
import Files
import Containers
import NativeSource

/// An exported contract of native views, as it is read back. Only the native side is read, because the pages themselves
/// show what they use.
///
/// Unknown keys are passed over: a later version of the tool may write more of them.
package struct ContractFile: Sendable {
  /// The version of the format that is read and written.
  package static let version = 1

  package let path: String
  package let platforms: [DeclaredPlatform]

  /// Whether it lists no native view and leaves no list open: it says nothing of types.
  package var listsNoView: Bool {
    platforms.allSatisfy { $0.views.isEmpty && $0.gaps.isEmpty && $0.proxies.isEmpty }
  }

  package init(reading path: String, in fileSystem: some FileSystem) throws(ConfigurationError) {
    let text: SourceText
    do {
      text = try fileSystem.read(path)
    } catch {
      throw ConfigurationError(
        .init(en: "the contract file cannot be read", zh: "无法读取契约文件"),
        place: Place(path: path, range: ByteRange(0, 0)))
    }
    try self.init(text)
  }

  package init(_ text: SourceText) throws(ConfigurationError) {
    path = text.path
    platforms = try ContractReader(text).read()
  }
}

/// Reads a contract file, naming the first value that is not what it must be.
private struct ContractReader {
  private let text: SourceText

  init(_ text: SourceText) { self.text = text }

  func read() throws(ConfigurationError) -> [DeclaredPlatform] {
    let document = JSONDocument(text)
    if let error = document.error {
      throw ConfigurationError(
        .init(en: "broken JSON: \(error.message.english)", zh: "JSON 有误：\(error.message.chinese)"), in: text,
        at: error.range)
    }
    guard let root = document.root, root.isObject, let version = root.member(ContractKey.version) else {
      throw ConfigurationError(
        .init(en: "this is not a contract file", zh: "这不是契约文件"),
        help: .init(en: "`mpcheck contract` writes one", zh: "用 `mpcheck contract` 生成"), in: text,
        at: ByteRange(0, 0))
    }
    guard version.value.number == Double(ContractFile.version) else {
      throw ConfigurationError(
        .init(
          en: "the version of this contract file is not \(ContractFile.version)",
          zh: "此契约文件的版本不是 \(ContractFile.version)"),
        help: .init(
          en: "`mpcheck contract` of this version writes one that can be read",
          zh: "用此版本的 `mpcheck contract` 重新生成"), in: text,
        at: version.value.range)
    }
    var platforms: [Side: DeclaredPlatform] = [:]
    for element in try elements(of: root, ContractKey.platforms) {
      let side = Side(system: try system(element), platform: try platform(element))
      var declared = DeclaredPlatform(side.system, on: side.platform)
      declared.gaps = try gaps(of: element, at: place(element.range))
      if element.member(ContractKey.proxies) != nil {
        for proxy in try elements(of: element, ContractKey.proxies) {
          declared.proxies.insert(try string(proxy).text)
        }
      }
      platforms[side] = declared
    }
    for element in try elements(of: root, ContractKey.views) {
      let type = try name(of: element, ContractKey.type)
      let system = try system(element)
      for native in try elements(of: element, ContractKey.native) {
        var view = DeclaredView(type: type, platform: try platform(native))
        for registration in try elements(of: native, ContractKey.registrations) {
          // Nil is a class whose name could not be read.
          guard let member = registration.member(ContractKey.class), !member.value.isNull else { continue }
          view.classNames.append(try string(member.value))
        }
        view.events = try names(of: native, ContractKey.events, in: view)
        view.messages = try names(of: native, ContractKey.messages, in: view)
        view.parameters = try names(of: native, ContractKey.params, in: view)
        platforms[
          Side(system: system, platform: view.platform),
          default: DeclaredPlatform(system, on: view.platform)
        ].views.append(view)
      }
    }
    if root.member(ContractKey.widgets) != nil {
      for element in try elements(of: root, ContractKey.widgets) {
        let platform = try platform(element)
        platforms[
          Side(system: .voltMX, platform: platform), default: DeclaredPlatform(.voltMX, on: platform)
        ].widgets.append(try widget(element))
      }
    }
    return platforms.values.sorted { ($0.platform, $0.system.name) < ($1.platform, $1.system.name) }
  }

  /// What one entry of `platforms` is about.
  private struct Side: Hashable {
    var system: Container.System
    var platform: NativePlatform
  }

  /// The system that shows its views by the tag; without a tag it is the system of the first contracts.
  private func system(_ value: JSONValue) throws(ConfigurationError) -> Container.System {
    guard let member = value.member(ContractKey.tag) else { return .mPaaS }
    let name = try string(member.value)
    if let system = ContainerSet.all.system(ofTag: name.text) { return system }
    let names = ContainerSet.all.systems.compactMap(\.tag)
    let answer = UnknownName.word(name.text, kind: .init(en: "tag", zh: "标签"), kinds: "tags", among: names)
    throw ConfigurationError(answer.message, help: answer.help, in: text, at: name.place.range)
  }

  private func widget(_ value: JSONValue) throws(ConfigurationError) -> WidgetContract {
    let name = try name(of: value, ContractKey.name)
    var widget = WidgetContract(
      name: name.text, className: nil, place: name.place, properties: [], events: [])
    if let member = value.member(ContractKey.class), !member.value.isNull {
      widget.className = try string(member.value).text
    }
    for element in try elements(of: value, ContractKey.properties) {
      widget.properties.append(try string(element).text)
    }
    for element in try elements(of: value, ContractKey.events) {
      widget.events.append(try string(element).text)
    }
    return widget
  }

  private func platform(_ value: JSONValue) throws(ConfigurationError) -> NativePlatform {
    let name = try name(of: value, ContractKey.platform)
    if let platform = NativePlatform(rawValue: name.text) { return platform }
    let names = NativePlatform.allCases.map(\.rawValue)
    let answer = UnknownName.word(
      name.text, kind: .init(en: "platform", zh: "平台"), kinds: "platforms", among: names)
    throw ConfigurationError(answer.message, help: answer.help, in: text, at: name.place.range)
  }

  /// What makes an interface incomplete is reported once for the view.
  private func names(
    of value: JSONValue, _ key: String, in view: DeclaredView
  ) throws(ConfigurationError) -> DeclaredView.Names {
    guard let interface = value.member(key)?.value else { throw lacks(value, key) }
    var names = DeclaredView.Names()
    for element in try elements(of: interface, ContractKey.names) { names.items.append(try string(element)) }
    names.gaps = try gaps(of: interface, at: view.type.place)
    return names
  }

  /// What leaves a list open; none for a list that is not. Files before the first version with `openAt` do not say where.
  private func gaps(of value: JSONValue, at place: Place) throws(ConfigurationError) -> [OpenPlace] {
    guard try isIncomplete(value) else { return [] }
    guard value.member(ContractKey.openAt) != nil else { return [OpenPlace(place, .declared)] }
    var gaps: [OpenPlace] = []
    for element in try elements(of: value, ContractKey.openAt) {
      gaps.append(OpenPlace(place, .declared, stated: try statedPlace(element)))
    }
    return gaps.isEmpty ? [OpenPlace(place, .declared)] : gaps
  }

  private func statedPlace(_ value: JSONValue) throws(ConfigurationError) -> OpenPlace.Stated {
    let path = try name(of: value, ContractKey.path).text
    guard let member = value.member(ContractKey.line) else { throw lacks(value, ContractKey.line) }
    guard let line = member.value.number, line >= 1, line <= 1e9, line == line.rounded(.down) else {
      throw mismatch(member.value, .init(en: "a line, from 1", zh: "从 1 起的行号"))
    }
    return OpenPlace.Stated(path: path, line: Int(line))
  }

  private func isIncomplete(_ value: JSONValue) throws(ConfigurationError) -> Bool {
    guard let member = value.member(ContractKey.open) else { throw lacks(value, ContractKey.open) }
    guard let isIncomplete = member.value.bool else {
      throw mismatch(member.value, .init(en: "true or false", zh: "布尔值 true 或 false"))
    }
    return isIncomplete
  }

  private func name(of value: JSONValue, _ key: String) throws(ConfigurationError) -> DeclaredView.Name {
    guard let member = value.member(key) else { throw lacks(value, key) }
    return try string(member.value)
  }

  private func string(_ value: JSONValue) throws(ConfigurationError) -> DeclaredView.Name {
    guard let string = value.string else { throw mismatch(value, .init(en: "a string", zh: "字符串")) }
    return DeclaredView.Name(string, at: place(value.range))
  }

  private func place(_ range: ByteRange) -> Place { Place(path: text.path, range: range) }

  private func elements(of value: JSONValue, _ key: String) throws(ConfigurationError) -> [JSONValue] {
    guard let member = value.member(key) else { throw lacks(value, key) }
    guard member.value.isArray else { throw mismatch(member.value, .init(en: "an array", zh: "数组")) }
    return member.value.elements
  }

  private func lacks(_ value: JSONValue, _ key: String) -> ConfigurationError {
    ConfigurationError(
      .init(en: "\"\(key)\" is missing", zh: "缺少“\(key)”"), in: text, at: firstByte(of: value))
  }

  private func mismatch(_ value: JSONValue, _ expected: LocalizedText) -> ConfigurationError {
    ConfigurationError(
      .init(en: "this must be \(expected.english)", zh: "此处必须是\(expected.chinese)"), in: text,
      at: firstByte(of: value))
  }

  private func firstByte(of value: JSONValue) -> ByteRange {
    ByteRange(value.range.start, min(value.range.end, value.range.start + 1))
  }
}
