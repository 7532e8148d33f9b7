import Linting

extension HostContext {
  /// Whether a file finds out on which platform it runs: then what it gives to views may be meant for one alone.
  func asksForPlatform(_ path: String) -> Bool {
    guard let text = text(at: path) else { return true }
    let words = String(decoding: text.bytes, as: UTF8.self).lowercased()
    return ["platform", "isios", "isandroid"].contains(where: words.contains)
  }
}
