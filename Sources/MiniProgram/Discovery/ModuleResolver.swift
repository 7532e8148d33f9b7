import Files
import Script

/// What the specifier of a module means.
package enum ModuleTarget: Hashable, Sendable {
  /// The absolute path of a script, or of JSON.
  case file(String)
  /// It exists and gives a page no methods: a style sheet, types, one of the known packages.
  case inert
  /// It is unknown whether it exists, or what is in it.
  case unknown
}

/// Finds the modules that scripts import: relative, from the source root, or by an alias.
package struct ModuleResolver {
  private let sources: ProgramSources

  package init(_ sources: ProgramSources) { self.sources = sources }

  /// Packages that hundreds of programs use and that give a page no methods.
  private static let knownPackages: Set<String> = [
    "moment", "dayjs", "lodash", "lodash-es", "@babel/runtime", "regenerator-runtime",
  ]

  /// What was found: many pages import the same modules.
  struct Known {
    fileprivate var byPath: [String: ModuleTarget] = [:]
    /// By specifiers from the source root, which mean the same everywhere.
    fileprivate var bySpecifier: [String: ModuleTarget] = [:]
  }

  /// The same with `known`, which keeps what was found.
  func target(of specifier: String, from path: String, known: inout Known) -> ModuleTarget {
    guard ModuleResolver.isPath(specifier) else { return target(of: specifier, from: path) }
    let isRooted = Path.isAbsolute(specifier)
    if isRooted, let target = known.bySpecifier[specifier] { return target }
    let candidate = paths(of: specifier, from: path)[0]
    let target = known.byPath[candidate] ?? target(at: candidate) ?? .unknown
    known.byPath[candidate] = target
    if isRooted { known.bySpecifier[specifier] = target }
    return target
  }

  package func target(of specifier: String, from path: String) -> ModuleTarget {
    for path in paths(of: specifier, from: path) {
      if let target = target(at: path) { return target }
    }
    if ModuleResolver.isKnownPackage(specifier) { return .inert }
    return scriptBelowRoot(specifier, from: path).map { .file($0) } ?? .unknown
  }

  /// The script that is meant by `utils/util` where a build tool looks for modules in the source root: no package is installed
  /// under the name of the folder. A name alone is one of a package.
  private func scriptBelowRoot(_ specifier: String, from path: String) -> String? {
    guard !ModuleResolver.isPath(specifier), !ModuleResolver.isKnownPackage(specifier),
      let slash = specifier.utf8.firstIndex(of: Path.slash)
    else { return nil }
    let name = String(specifier[..<slash])
    guard sources.mayHaveFolder(Path.child(sources.root, name)),
      let script = script(at: Path.normalised(sources.root + "/" + specifier))
    else { return nil }
    return sources.mayHavePackage(name, for: Path.parent(path)) ? nil : script
  }

  /// What is at a path without the suffixes that may be left out; nil when there is nothing.
  private func target(at path: String) -> ModuleTarget? {
    script(at: path).map { .file($0) } ?? otherFile(at: path)
  }

  /// The script that a module specifier names; nil for packages, and when there is none.
  func script(_ specifier: String, from path: String) -> String? {
    for path in paths(of: specifier, from: path) {
      if let script = script(at: path) { return script }
    }
    return scriptBelowRoot(specifier, from: path)
  }

  /// The absolute paths that a specifier can mean, without the suffixes that may be left out.
  private func paths(of specifier: String, from path: String) -> [String] {
    if specifier.utf8.first == UInt8(ascii: ".") { return [Path.join(Path.parent(path), specifier)] }
    if Path.isAbsolute(specifier) { return [Path.normalised(sources.root + specifier)] }
    if let project = sources.program.project,
      let target = project.aliases.indexes(for: specifier).lazy
        .compactMap({ project.aliases.all[$0].replaced(in: specifier) }).first
    {
      return [sources.root, project.folder].map { Path.normalised($0 + "/" + target) }
    }
    // WeChat's family takes a file before a package: `require('util.js')`, `from 'utils/util'`.
    guard sources.program.dialects.allSatisfy({ $0.family == .weChat }) else { return [] }
    let folder = Path.parent(path)
    let packages =
      Path.isInside(folder, sources.root)
      ? Array(sources.resolver.builtPackages(for: sources.program.dialects[0], above: folder)) : []
    return ([folder, sources.root] + packages).map {
      Path.normalised($0 + "/" + specifier)
    }
  }

  private func script(at path: String) -> String? {
    if path.hasSuffix(".js") || path.hasSuffix(".ts"), sources.hasFile(path) { return path }
    let (usual, other) = sources.scriptSuffixes
    for suffix in [usual, other, "/index" + usual, "/index" + other] where sources.hasFile(path + suffix) {
      return path + suffix
    }
    return nil
  }

  /// The file at the path, if it is not a script, as far as a build completes its name.
  private func otherFile(at path: String) -> ModuleTarget? {
    if sources.hasFile(path + ".d.ts") { return .inert }
    if sources.hasFile(path + ".json") { return .file(path + ".json") }
    guard sources.hasFile(path) else { return nil }
    switch Path.pathExtension(path) {
    case "json", "mjs", "cjs": return .file(path)
    case "css", "acss", "wxss", "less", "scss", "sass", "styl", "png", "jpg", "jpeg", "gif", "svg", "webp":
      return .inert
    default: return .unknown
    }
  }

  /// Whether a specifier is a path, from the file or from the source root, and not the name of a package.
  private static func isPath(_ specifier: String) -> Bool {
    specifier.utf8.first == UInt8(ascii: ".") || Path.isAbsolute(specifier)
  }

  private static func isKnownPackage(_ specifier: String) -> Bool {
    let isScoped = specifier.utf8.first == UInt8(ascii: "@")
    let name = specifier.split(separator: "/", omittingEmptySubsequences: false).prefix(isScoped ? 2 : 1)
    return knownPackages.contains(name.joined(separator: "/"))
  }
}
