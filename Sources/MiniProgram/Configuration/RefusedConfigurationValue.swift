import Diagnostics
import Files

/// A value of a configuration that the platform does not take, of a key that takes few.
///
/// Sources: `window` and `tabBar` of WeChat's manual (developers.weixin.qq.com, reference/configuration/app.html) and of
/// Douyin's and Baidu's. WeChat's tools stop there: `["window"]["navigationBarTextStyle"]` must be black or white.
package struct RefusedConfigurationValue: Hashable, Sendable {
  package let key: String
  package let value: String
  /// What is between the quotes.
  package let range: ByteRange
  /// What the key takes.
  package let choices: [String]
  /// The one that means what is written, where one does.
  package let meant: String?

  /// A key, and all that it takes.
  typealias Choice = (key: String, values: [String])

  /// Of a page, and of `window`.
  static let ofWindow: [Choice] = [
    ("navigationBarTextStyle", ["black", "white"]), ("backgroundTextStyle", ["dark", "light"]),
  ]
  static let ofTabBar: [Choice] = [("borderStyle", ["black", "white"]), ("position", ["bottom", "top"])]

  static func all(of keys: [Choice], in object: JSONValue?) -> [RefusedConfigurationValue] {
    keys.compactMap { refused($0.key, $0.values, in: object) }
  }

  private static func refused(
    _ key: String, _ choices: [String], in object: JSONValue?
  ) -> RefusedConfigurationValue? {
    guard let found = object?[key], let value = found.string, isText(value) else { return nil }
    let written = value.lowercased()
    // It is unknown whether letter case counts.
    if choices.contains(written) { return nil }
    let same = shades.first { $0.contains(written) }
    return RefusedConfigurationValue(
      key: key, value: value, range: found.range, choices: choices,
      meant: choices.first { same?.contains($0) == true })
  }

  /// Whether a value is neither empty, nor a variable of a theme (`@name`), nor made by a build.
  private static func isText(_ value: String) -> Bool {
    guard let first = value.utf8.first else { return false }
    let signs = "${<%".utf8
    return first != UInt8(ascii: "@") && !value.utf8.contains { signs.contains($0) }
  }

  /// Each with the values that mean it.
  private static let shades = [
    ["black", "dark", "#000", "#000000"], ["white", "light", "#fff", "#ffffff"],
  ]
}
