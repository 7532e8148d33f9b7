import Diagnostics
import Markup
import Script

/// An option of `Component` that nobody reads.
struct WrongOption {
  let option: StringLiteral
  let meant: String
  /// Whether it is the option of another platform, not a misspelled one.
  let isForeign: Bool
}

/// The component of a script that `Component` of the platform makes; nil where a wrapper may take other options, and so may a
/// framework.
func componentWithOwnOptions(_ script: ScriptFacts) -> ScriptObject? {
  let components = script.objects.filter { $0.kind == .component }
  let mayBeOther = script.gaps.contains { $0.kind == .wrapper || $0.kind == .syntax }
  return components.count == 1 && !mayBeOther ? components[0] : nil
}

/// Whether an option is one of another platform, or nearly one of this one.
func mayHaveWrongOptions(_ component: ScriptObject, _ family: Dialect.Family) -> Bool {
  let other = family == .alipay ? "properties" : "props"
  return component.options.contains { $0.value == other || ComponentOptions.near($0.value, family) != nil }
}

/// The options of a component of a script that nobody reads.
func wrongOptions(of component: ScriptObject, in text: SourceText, _ family: Dialect.Family) -> [WrongOption]
{
  let (own, other) = family == .alipay ? ("props", "properties") : ("properties", "props")
  let names = component.options.map(\.value)
  return component.options.compactMap { option in
    if isRead(option.value, in: text) { return nil }
    if option.value == other {
      return names.contains(own) ? nil : WrongOption(option: option, meant: own, isForeign: true)
    }
    guard let near = ComponentOptions.near(option.value, family), !names.contains(near),
      !text.mentionsAgain(option)
    else { return nil }
    return WrongOption(option: option, meant: near, isForeign: false)
  }
}

/// Whether the script may read the option itself: `this.properties`.
func isRead(_ name: String, in text: SourceText) -> Bool {
  var member = "." + name
  return member.withUTF8 { text.bytes.containsBytes(of: $0) }
}

extension SourceText {
  /// Whether the name of an option is in the script at another place, too.
  fileprivate func mentionsAgain(_ option: StringLiteral) -> Bool {
    var name = option.value
    return name.withUTF8 { name in
      let first = bytes.firstIndex(of: name, from: 0)
      return first.map { bytes.firstIndex(of: name, from: $0 + 1) != nil } ?? false
    }
  }
}

/// The options of `Component`.
private enum ComponentOptions {
  /// Source: "Component" of WeChat's manual (developers.weixin.qq.com, reference/api/Component.html); Douyin, QQ and Baidu
  /// have the same. `computed` and `watch` are of miniprogram-computed.
  private static let ofWeChat = [
    "attached", "behaviors", "created", "data", "definitionFilter", "detached", "export", "externalClasses",
    "lifetimes", "methods", "moved", "observers", "options", "pageLifetimes", "properties", "ready",
    "relations",
  ]
  /// Source: "Component" of Alipay's manual (opendocs.alipay.com/mini/framework/component_configuration).
  private static let ofAlipay = [
    "data", "deriveDataFromProps", "didMount", "didUnmount", "didUpdate", "externalClasses", "lifetimes",
    "methods", "mixins", "observers", "onError", "onInit", "options", "pageEvents", "props", "ref",
    "relations",
    "rootEvents",
  ]
  private static let others = ["computed", "error", "messages", "setup", "store", "watch", "wrapper"]

  private static let known = Set(ofWeChat + ofAlipay + others)

  /// The one option that a misspelled one is near to: by one edit, or two where the option has 7 letters or more.
  static func near(_ name: String, _ family: Dialect.Family) -> String? {
    if known.contains(name) || name.utf8.count < 5 || !name.utf8.allSatisfy(\.isASCIILetter) { return nil }
    let options = family == .alipay ? ofAlipay : ofWeChat
    let found = options.filter { option in
      editDistance(name.utf8, option.utf8, limit: 2) <= (option.utf8.count >= 7 ? 2 : 1)
    }
    return found.count == 1 ? found[0] : nil
  }
}
