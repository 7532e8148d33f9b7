import Diagnostics
import Files

/// What a path in markup or in a configuration file stands for.
package enum Resolution: Hashable, Sendable {
  /// The absolute path of an existing file. For a component its `.axml`, or its `.json` when it has no `.axml`.
  case file(String)
  /// No file is there, and nothing explains why; with the absolute path that was looked for first.
  case missing(tried: String)
  /// Whether a file is there when the program runs is not known.
  case unknowable(Reason)

  package enum Reason: Hashable, Sendable {
    /// A configured alias, or what looks like one (`@/a`, `~/a`).
    case alias
    /// An npm package that is not installed, or whose own description would have to be followed.
    case package
    /// `plugin://`, `dynamic-plugin://` or another scheme.
    case plugin
    /// A mustache.
    case dynamic
    /// It lies below a folder that is hidden, ignored or excluded, such as the output of a build.
    case passedOverFolder
    /// The first folder of the path does not exist at all: it will be built or installed.
    case absentFolder
    /// A file that a build turns into it exists.
    case builtFrom(String)
    /// It begins with `/`, and the program is loose.
    case noSourceRoot
  }
}

/// What a path is expected to name.
package enum ReferenceKind: Hashable, Sendable {
  /// The `src` of `import` and `include`.
  case markup
  /// The `from` of `import-sjs`.
  case script
  /// A value of `usingComponents`, without a suffix.
  case component
  /// An entry of `pages`, without a suffix; relative to the source root.
  case page
}

/// Finds the file behind a path.
///
/// `./` and `../` are relative to the file that holds the path, `/` to the source root. Others are aliases of
/// `mini.project.json`, files beside the one that holds the path, or npm packages in a `node_modules` of a
/// folder above it.
package struct ReferenceResolver: Sendable {
  private let program: Program
  private let fileSystem: any FileSystem

  package init(program: Program, fileSystem: any FileSystem) {
    self.program = program
    self.fileSystem = fileSystem
  }

  /// What `reference` stands for in the file at the absolute path `file`.
  package func resolve(_ reference: String, from file: String, as kind: ReferenceKind) -> Resolution {
    if reference.holds("{{") { return .unknowable(.dynamic) }
    if reference.holds("://") { return .unknowable(.plugin) }
    if let resolution = resolveAlias(reference, as: kind) { return resolution }
    if kind == .page { return resolve(reference, in: program.root, as: kind) }
    if Path.isAbsolute(reference) {
      let resolution = resolve(reference, in: program.root, as: kind)
      if case .missing = resolution, program.kind == .loose { return .unknowable(.noSourceRoot) }
      return resolution
    }
    let folder = Path.parent(file)
    if reference.isEmpty || reference.utf8.first == Path.dot {
      return resolve(reference, in: folder, as: kind)
    }
    if let found = existingFile(Path.join(folder, reference), kind) { return .file(found) }
    return resolvePackage(reference, from: folder, as: kind)
  }

  // MARK: Paths in the program

  /// Looks for a relative path in an existing folder, and for an explanation when nothing is there.
  private func resolve(_ reference: String, in folder: String, as kind: ReferenceKind) -> Resolution {
    let path = Path.normalised(folder + "/" + reference)
    if let found = existingFile(path, kind) { return .file(found) }
    if let source = buildSource(of: path, kind) { return .unknowable(.builtFrom(source)) }
    if program.isPassedOver(path) { return .unknowable(.passedOverFolder) }
    // A page that is listed must be there, whatever its folder.
    if kind != .page, !hasFirstFolder(path, from: folder) { return .unknowable(.absentFolder) }
    return .missing(tried: candidates(path, kind)[0])
  }

  /// Whether the first folder that leads from `folder` down to `path` exists; also when there is none.
  private func hasFirstFolder(_ path: String, from folder: String) -> Bool {
    let parent = Path.parent(path)
    guard let common = Path.commonFolder([folder, parent]), let below = Path.relative(parent, to: common),
      let first = below.split(separator: "/").first
    else { return true }
    return program.kind(of: Path.child(common, String(first)), in: fileSystem) == .folder
  }

  private func existingFile(_ path: String, _ kind: ReferenceKind) -> String? {
    if kind == .page || kind == .component {
      // Nearly all are there, under the usual name.
      let usual = path + ".axml"
      if program.kind(of: usual, in: fileSystem) == .file { return usual }
    }
    return candidates(path, kind).first { program.kind(of: $0, in: fileSystem) == .file }
  }

  /// The files that a path can name, the usual one first. Suffixes that are left out or written where they need
  /// not be, and folders with an `index`, are accepted: build tools complete them.
  private func candidates(_ path: String, _ kind: ReferenceKind) -> [String] {
    switch kind {
    case .page: [path + ".axml", path]
    case .component: [path + ".axml", path + ".json", path + "/index.axml", path + "/index.json", path]
    case .markup:
      Path.pathExtension(path).isEmpty
        ? [path + ".axml", path, path + "/index.axml"] : [path, path + ".axml"]
    case .script:
      Path.pathExtension(path).isEmpty ? [path + ".sjs", path, path + "/index.sjs"] : [path, path + ".sjs"]
    }
  }

  /// An existing file from which a build makes the missing one.
  private func buildSource(of path: String, _ kind: ReferenceKind) -> String? {
    let isWritten = [".axml", ".sjs"].contains { path.utf8.count > $0.utf8.count && path.hasSuffix($0) }
    let stem = isWritten ? String(Path.withoutExtension(path)) : path
    let suffixes = kind == .page ? ReferenceResolver.pageSources : ReferenceResolver.sources
    return suffixes.map { stem + $0 }.first { program.kind(of: $0, in: fileSystem) == .file }
  }

  /// Markup of other platforms and of frameworks, from which a page can be built.
  private static let pageSources = [".wxml", ".swan", ".ttml", ".tsx", ".jsx", ".vue", ".mpx", ".axml.tsx"]
  /// The same and what scripts are built from.
  private static let sources = [".sjs.ts", ".ts"] + pageSources

  // MARK: Aliases and packages

  /// Nil when the reference begins with no alias.
  private func resolveAlias(_ reference: String, as kind: ReferenceKind) -> Resolution? {
    guard kind != .page else { return nil }
    var isAlias = reference.utf8.starts(with: "@/".utf8) || reference.utf8.first == UInt8(ascii: "~")
    if let project = program.project {
      for alias in project.aliases where alias.applies(to: reference) {
        guard let target = alias.replaced(in: reference) else { return .unknowable(.alias) }
        for folder in [program.root, project.folder] {
          if let found = existingFile(Path.normalised(folder + "/" + target), kind) { return .file(found) }
        }
        isAlias = true
      }
    }
    return isAlias ? .unknowable(.alias) : nil
  }

  private func resolvePackage(_ reference: String, from folder: String, as kind: ReferenceKind) -> Resolution
  {
    let components = reference.split(separator: "/")
    let isScoped = reference.utf8.first == UInt8(ascii: "@")
    let name = components.prefix(isScoped ? 2 : 1).joined(separator: "/")
    let rest = components.dropFirst(isScoped ? 2 : 1).joined(separator: "/")
    for current in Path.upward(from: folder) {
      let package = Path.join(current, "node_modules/" + name)
      if fileSystem.isFolder(package) {
        if let found = existingFile(Path.join(package, rest), kind) { return .file(found) }
        // Where the entry point is, `package.json` says in fields that differ between build tools.
        if rest.isEmpty { return .unknowable(.package) }
        let path = Path.join(package, rest)
        if let source = buildSource(of: path, kind) { return .unknowable(.builtFrom(source)) }
        if !hasFirstFolder(path, from: package) { return .unknowable(.absentFolder) }
        return .missing(tried: candidates(path, kind)[0])
      }
    }
    return .unknowable(.package)
  }
}
