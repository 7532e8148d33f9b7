import Diagnostics
import Files

/// What the project file says (`Dialect.Files.project`). A value of the wrong type counts as absent.
///
/// Its `include`, `exclude` and `uploadExclude` are about what is packed, not about what is built, and are not read.
package struct ProjectConfiguration: Sendable {
  /// Where the file is; its paths are relative to the folder it is in.
  package let path: String
  package let document: JSONDocument
  /// The folder of `app.json`, as written.
  package let miniprogramRoot: ConfiguredPath?
  /// The folder of `plugin.json`, as written.
  package let pluginRoot: ConfiguredPath?
  /// Whether `compileType` is `plugin`: the project builds a plugin, and a program to try it in.
  package let isPlugin: Bool
  package let aliases: PathAliases
  /// Whether scripts are compiled from TypeScript: a `.js` beside a `.ts` is what came out of it once (`useCompilerPlugins`).
  package let compilesTypeScript: Bool

  package init(_ document: JSONDocument) {
    path = document.text.path
    self.document = document
    let root = document.root
    miniprogramRoot =
      ProjectConfiguration.path(root?["miniprogramRoot"])
      ?? ProjectConfiguration.path(root?["srcMiniprogramRoot"])
    pluginRoot = ProjectConfiguration.path(root?["pluginRoot"])
    isPlugin = root?["compileType"]?.string == "plugin"
    // The old format has the keys of `compileOptions` at the top.
    let aliases = root?["compileOptions"]?["resolveAlias"] ?? root?["resolveAlias"]
    self.aliases = PathAliases(PathAlias.all(in: aliases))
    compilesTypeScript =
      root?["setting"]?["useCompilerPlugins"]?.elements.contains { $0.string == "typescript" } ?? false
  }

  /// Why a build cannot read it.
  package var error: JSONError? { ConfigurationShape.flaw(of: document) }

  /// The folder the file is in.
  package var folder: String { Path.parent(path) }

  private static func path(_ value: JSONValue?) -> ConfiguredPath? {
    guard let value, let string = value.string, !string.isEmpty else { return nil }
    return ConfiguredPath(path: string, range: value.range)
  }
}

/// One entry of `resolveAlias`: what a path begins with, and what is there instead.
package struct PathAlias: Hashable, Sendable {
  /// `@`, `@/*` or `@components`.
  package let pattern: String
  /// Nil when it is not a string: the alias is then known, but not where it leads.
  package let target: String?

  /// Without those that change nothing, as `"/*": "/*"`.
  static func all(in object: JSONValue?) -> [PathAlias] {
    let all = object?.members.map { PathAlias(pattern: $0.key, target: $0.value.string) } ?? []
    return all.filter { $0.pattern != $0.target || $0.pattern.utf8.first != Path.slash }
  }

  /// The bytes that a reference begins with, of which some more may be asked.
  var start: String { pattern.utf8.last == UInt8(ascii: "*") ? String(pattern.dropLast()) : pattern }

  /// Whether `reference` begins with the alias.
  package func applies(to reference: String) -> Bool { rest(of: reference) != nil }

  /// `reference` with the alias replaced, as the target is written. Nil when it does not begin with the alias, or the
  /// target is unknown.
  package func replaced(in reference: String) -> String? {
    guard let rest = rest(of: reference), let target else { return nil }
    if target.utf8.last == UInt8(ascii: "*") { return String(target.dropLast()) + rest }
    if rest.isEmpty || rest.utf8.first == Path.slash || target.utf8.last == Path.slash {
      return target + rest
    }
    return target + "/" + rest
  }

  /// The part of `reference` after the alias: for `@/*` what the star means; for `@` an empty string, or the rest from
  /// the `/` after it.
  private func rest(of reference: String) -> Substring? {
    if pattern.utf8.last == UInt8(ascii: "*") {
      let prefix = pattern.utf8.dropLast()
      return reference.utf8.starts(with: prefix) ? Substring(reference.utf8.dropFirst(prefix.count)) : nil
    }
    guard !pattern.isEmpty, reference.utf8.starts(with: pattern.utf8) else { return nil }
    let rest = Substring(reference.utf8.dropFirst(pattern.utf8.count))
    return rest.isEmpty || rest.utf8.first == Path.slash || pattern.utf8.last == Path.slash ? rest : nil
  }
}
