import Diagnostics
import Markup

/// A key of an option that gives reasons for names: a tag, an attribute, or an attribute of a tag, as `web-view`, `mode` and
/// `image@mode`. A `*` at the end of a tag or an attribute stands for any rest of it.
package struct NamePattern: Hashable, Sendable {
  /// What a key names.
  package enum Form: Sendable {
    case tag
    /// On every tag, or after a tag and `@` on that one alone.
    case attribute
    /// With a tag and `@` before it.
    case attributeOfTag
  }

  /// A name, or how it begins.
  package struct Part: Hashable, Sendable {
    /// The name without its `*`.
    package let text: String
    package let isPrefix: Bool

    fileprivate init(_ written: Substring) {
      isPrefix = written.utf8.last == UInt8(ascii: "*")
      text = String(isPrefix ? written.dropLast() : written)
    }

    /// One tag.
    init(tag: String) { (text, isPrefix) = (tag, false) }

    package func matches(_ name: String) -> Bool {
      isPrefix ? name.utf8.starts(with: text.utf8) : name == text
    }

    /// As it is written in a configuration.
    package var written: String { isPrefix ? text + "*" : text }
  }

  /// Nil where the key names no tag.
  package let tag: Part?
  /// Nil where the key names a tag alone.
  package let attribute: Part?

  /// Reads a key in which nothing is wrong.
  package init(_ written: String, as form: Form) {
    let parts = form == .tag ? [written[...]] : NamePattern.parts(of: written)
    tag = form == .tag || parts.count > 1 ? Part(parts[0]) : nil
    attribute = form == .tag ? nil : Part(parts[parts.count - 1])
  }

  private static func parts(of written: String) -> [Substring] {
    written.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
  }
}

// MARK: What is wrong with a key

extension NamePattern {
  /// Why nothing in a page can have the name of a key, in one sentence; nil where something can.
  static func flaw(in written: String, as form: Form) -> LocalizedText? {
    let parts = parts(of: written)
    if parts.contains("") {
      return LocalizedText(en: "\"\(written)\" is not a name", zh: "“\(written)”不是名称")
    }
    if form == .attributeOfTag, parts.count == 1 {
      return LocalizedText(en: "\"\(written)\" names no tag", zh: "“\(written)”没有写明标签")
    }
    guard let reason = reason(written, as: form) else { return nil }
    return LocalizedText(
      en: "\"\(written)\" can match nothing: \(reason.english)", zh: "“\(written)”匹配不到任何内容：\(reason.chinese)")
  }

  /// Why no attribute can have a name, in one sentence; nil where one can.
  static func flaw(inAttribute name: String) -> LocalizedText? {
    // `@tap` is one of other platforms.
    let rest = name.hasPrefix("@") ? String(name.dropFirst()) : name
    if rest.isEmpty || rest.utf8.contains(UInt8(ascii: "@")) || rest.utf8.contains(UInt8(ascii: "*")) {
      return LocalizedText(en: "\"\(name)\" is not a name", zh: "“\(name)”不是名称")
    }
    return flaw(in: rest, as: .tag)
  }

  /// Why a key matches nothing, as a clause.
  private static func reason(_ written: String, as form: Form) -> LocalizedText? {
    let atSigns = written.utf8.count { $0 == UInt8(ascii: "@") }
    if form == .tag, atSigns > 0 {
      return LocalizedText(en: "a tag has no \"@\"", zh: "标签中没有“@”")
    }
    if atSigns > 1 {
      return LocalizedText(en: "it has more than one \"@\"", zh: "“@”多于一个")
    }
    for part in parts(of: written) {
      let name = Part(part).text
      if name.utf8.contains(UInt8(ascii: "*")) {
        return LocalizedText(
          en: "\"*\" is for the end of a tag or an attribute", zh: "“*”只能放在标签或属性的末尾")
      }
      for scalar in name.unicodeScalars where !isPartOfName(scalar) {
        if scalar.properties.isWhitespace { return LocalizedText(en: "a name has no blanks", zh: "名称中没有空格") }
        return LocalizedText(
          en: "a name has no \"\(scalar)\"", zh: "名称中没有“\(scalar)”")
      }
    }
    return nil
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "!" || scalar.properties.isWhitespace { return false }
    return !scalar.isASCII || isTagNameByte(UInt8(scalar.value))
  }
}

extension NamePattern.Form {
  /// What to write in place of a key that is wrong.
  var help: LocalizedText {
    switch self {
    case .tag:
      LocalizedText(
        en: "write a tag such as \"web-view\", or \"wev*\" for all that begin with \"wev\"",
        zh: "写成标签，例如“web-view”；“wev*”指以此开头的所有标签")
    case .attribute:
      LocalizedText(
        en: "write an attribute such as \"mode\" or \"data-*\", or \"tag@attribute\" such as \"image@mode\"",
        zh: "写成属性，例如“mode”或“data-*”，或“标签@属性”，例如“image@mode”")
    case .attributeOfTag:
      LocalizedText(
        en: "write \"tag@attribute\" such as \"image@lazy-load\" or \"button@data-*\"",
        zh: "写成“标签@属性”，例如“image@lazy-load”或“button@data-*”")
    }
  }

  /// What to write where the reason of a key is empty.
  var helpOnReason: LocalizedText {
    switch self {
    case .tag, .attribute: LocalizedText(en: "write what to use instead", zh: "写明应改用什么")
    case .attributeOfTag: LocalizedText(en: "write why it is required", zh: "写明为什么需要")
    }
  }

  /// The keys in which nothing is wrong, as a regular expression of JavaScript.
  var pattern: String {
    // A tag or an attribute: a name, which may end in `*`, or `*` alone.
    let part = #"([^\s!=*@<>/"']+\*?|\*)"#
    return switch self {
    case .tag: "^\(part)$"
    case .attribute: "^(\(part)@)?\(part)$"
    case .attributeOfTag: "^\(part)@\(part)$"
    }
  }
}
