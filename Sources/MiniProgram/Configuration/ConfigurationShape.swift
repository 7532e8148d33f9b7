import Diagnostics
import Files

/// Why a build cannot read a configuration file that is JSON: the first value of another kind than every build expects.
/// What builds may read differently is not looked at.
enum ConfigurationShape {
  /// The flaw of an `app.json`, or of a `plugin.json`: that file's pages are written in several ways.
  static func flaw(ofManifest document: JSONDocument, isApp: Bool) -> JSONError? {
    guard let root = document.root else { return document.error }
    return flaw(of: root) ?? (isApp ? flaw(ofPages: root) : nil)
  }

  /// The flaw of the configuration of a page or a component, or of a project.
  static func flaw(of document: JSONDocument) -> JSONError? {
    guard let root = document.root else { return document.error }
    return flaw(of: root)
  }

  private static func flaw(of root: JSONValue) -> JSONError? {
    guard root.isObject else {
      return JSONError(
        root, .init(en: "a configuration", zh: "配置"), mustBe: .init(en: "an object", zh: "对象"))
    }
    guard let components = root["usingComponents"], !components.isObject, !components.isNull else {
      return nil
    }
    return JSONError(
      components, .init(en: "\"usingComponents\"", zh: "“usingComponents”"),
      mustBe: .init(en: "an object of paths by tag", zh: "以标签为键、路径为值的对象"))
  }

  private static func flaw(ofPages root: JSONValue) -> JSONError? {
    if let flaw = flaw(ofPagesIn: root) { return flaw }
    for key in AppConfiguration.subpackageKeys {
      guard let packages = root[key] else { continue }
      guard packages.isArray else {
        return JSONError(
          packages, .init(en: "\"\(key)\"", zh: "“\(key)”"),
          mustBe: .init(en: "an array of packages", zh: "分包数组"))
      }
      for package in packages.elements {
        if let flaw = flaw(ofPagesIn: package) { return flaw }
      }
    }
    return nil
  }

  private static func flaw(ofPagesIn object: JSONValue) -> JSONError? {
    guard let pages = object["pages"], !pages.isArray else { return nil }
    return JSONError(
      pages, .init(en: "\"pages\"", zh: "“pages”"), mustBe: .init(en: "an array of paths", zh: "路径数组"))
  }
}
