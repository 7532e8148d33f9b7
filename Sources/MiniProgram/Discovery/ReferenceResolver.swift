import Diagnostics
import Files
import Markup

/// What a path in markup or in a configuration file means.
package enum Resolution: Hashable, Sendable {
  /// The absolute path of an existing file: for a component its markup, or its `.json` when it has no markup.
  case file(String)
  /// No file is there, and nothing explains why; `tried` is the absolute path that was looked for first.
  case missing(tried: String)
  /// It is unknown whether a file is there when the program runs.
  case unknowable(Reason)

  package enum Reason: Hashable, Sendable {
    /// A configured alias, or what looks like one (`@/a`, `~/a`).
    case alias
    /// An npm package that is not installed, or one for which its own description would have to be followed.
    case package
    /// `plugin://`, `dynamic-plugin://` or another scheme.
    case plugin
    /// A mustache.
    case dynamic
    /// It lies below a folder that is hidden, ignored or excluded, such as the output of a build.
    case passedOverFolder
    /// The first folder of the path does not exist at all: it will be built or installed.
    case absentFolder
    /// It lies in a submodule of git that is not checked out.
    case absentSubmodule
    /// It lies in a submodule of git.
    case submodule
    /// A file that a build turns into it exists.
    case builtFrom(String)
    /// It begins with `/`, and the program is loose.
    case noSourceRoot
    /// It leads out of the repository, or a symbolic link on the way does.
    case outside
  }
}

/// What a path is expected to name.
package enum ReferenceKind: Hashable, Sendable {
  /// The `src` of `import` and `include`.
  case markup
  /// The path of a script module.
  case script
  /// The path of a module that a script imports.
  case module
  /// The path of a style sheet that another one imports.
  case style
  /// A value of `usingComponents`, without a suffix.
  case component
  /// An entry of `pages`, without a suffix; relative to the source root.
  case page
  /// An image or another medium.
  case resource
}

/// Finds the file that a path leads to.
///
/// `./` and `../` are relative to the file that contains the path, `/` to the source root. Others are aliases of the
/// project file, files beside the one that contains the path, or npm packages in a `node_modules` of a folder above it.
///
/// Markup leads to markup of its own dialect. What `app.json` names may be in any dialect of the program.
package struct ReferenceResolver: Sendable {
  /// How many folders above a file are looked at, one after the other. Programs have fewer, and a thousand files in folders inside
  /// each other would look at half a million.
  static let maxFoldersAbove = 64

  let program: Program
  private let fileSystem: any FileSystem
  private let recorder: DependencyRecorder?
  /// The aliases of the project file, then those of `app.json`.
  private let aliases: PathAliases
  private let knownSubmodules = Lock<[String: Submodules]>([:])
  /// The folders that have folders of a name, by the name.
  private let nearestFolders = Lock<[String: NearestFolder]>([:])
  /// The repository that the program is in; nil without one.
  private let repository: String?

  /// `recorder` notes the look-ups of files; nil when they need not be noted.
  package init(
    program: Program, fileSystem: any FileSystem, appAliases: PathAliases = PathAliases(),
    recorder: DependencyRecorder? = nil
  ) {
    aliases = PathAliases((program.project?.aliases.all ?? []) + appAliases.all)
    repository = Path.upward(from: program.root).first {
      fileSystem.kind(of: Path.child($0, ".git"), followingLinks: false) != nil
    }
    self.program = program
    self.fileSystem = fileSystem
    self.recorder = recorder
  }

  /// What `path` is; links are followed. What is outside of the repository is not looked at: a program of strangers may name
  /// any file.
  package func kind(of path: String) -> FileKind? {
    if leavesRepository(path) { return .outside }
    let kind = program.kind(of: path, in: fileSystem)
    recorder?.note(path, kind)
    return kind
  }

  /// Whether nothing is at `path`, not even a link that leads nowhere: an editor would write to where that leads.
  package func isFree(_ path: String) -> Bool {
    kind(of: path) == nil && fileSystem.kind(of: path, followingLinks: false) == nil
  }

  /// The nearest folder, at or above `folder`, that has a folder of a name, or may have one, because it is outside.
  package func nearestFolder(having name: String, to folder: String) -> String? {
    let nearest = nearestFolders.withLock { folders in
      folders[name, default: NearestFolder()].nearest(to: folder) { folder in
        let path = Path.child(folder, name)
        if leavesRepository(path) { return .has }
        let kind = program.kind(of: path, in: fileSystem)
        return kind == .folder || kind == .outside ? .has : .lacks
      }
    }
    recorder?.note(NearestFolderQuestion(name: name, folder: folder, nearest: nearest))
    return nearest
  }

  /// Asks again where folders are: files changed.
  package func forgetNearestFolders() { nearestFolders.withLock { $0 = [:] } }

  var hasRepository: Bool { repository != nil }

  /// Whether `path`, by its names alone, is outside of the repository.
  func leavesRepository(_ path: String) -> Bool {
    guard let repository else { return false }
    return !Path.isInside(path, program.root) && !Path.isInside(path, repository)
  }

  func isPassedOver(_ path: String) -> Bool {
    let isPassedOver = program.isPassedOver(path)
    recorder?.note(path, isPassedOver: isPassedOver)
    return isPassedOver
  }

  /// What `reference` means in the file at the absolute path `file`. Without `dialect` it leads to files of every dialect
  /// of the program.
  package func resolve(
    _ reference: String, from file: String, as kind: ReferenceKind, in dialect: Dialect? = nil
  ) -> Resolution {
    if kind == .resource { return resolveResource(reference, from: file) }
    if let reason = whyUnknowable(reference) { return .unknowable(reason) }
    if let resolution = resolveAlias(reference, as: kind, in: dialect) { return resolution }
    if kind == .page { return resolve(reference, in: program.root, as: kind, dialect) }
    if Path.isAbsolute(reference) {
      let resolution = resolve(reference, in: program.root, as: kind, dialect)
      if case .missing = resolution, program.kind == .loose { return .unknowable(.noSourceRoot) }
      return resolution
    }
    let folder = Path.parent(file)
    if reference.isEmpty || reference.utf8.first == Path.dot {
      return resolve(reference, in: folder, as: kind, dialect)
    }
    if let found = existingFile(Path.join(folder, reference), kind, dialect) { return found }
    return resolvePackage(reference, from: folder, as: kind, dialect)
  }

  /// Why it is unknown what `reference` leads to, as far as its text shows that.
  func whyUnknowable(_ reference: String) -> Resolution.Reason? {
    if reference.containsBytes(of: "{{") { return .dynamic }
    return reference.containsBytes(of: "://") ? .plugin : nil
  }

  // MARK: Paths in the program

  /// Looks for a relative path in an existing folder, and for an explanation when nothing is there.
  private func resolve(
    _ reference: String, in folder: String, as kind: ReferenceKind, _ dialect: Dialect?
  ) -> Resolution {
    let path = Path.below(folder, reference)
    if let found = existingFile(path, kind, dialect) { return found }
    if let source = buildSource(of: path, kind, dialect) { return .unknowable(.builtFrom(source)) }
    // A module is named without its suffix, and `.gitignore` names the file.
    let names = kind == .module ? [path, path + ".js", path + ".json"] : [path]
    if names.contains(where: isPassedOver) { return .unknowable(.passedOverFolder) }
    if isInAbsentSubmodule(path) { return .unknowable(.absentSubmodule) }
    // A page that is listed must exist, whatever its folder.
    if kind != .page, !hasFirstFolder(path, from: folder) { return .unknowable(.absentFolder) }
    return .missing(tried: candidates(path, kind, dialect ?? program.dialects[0])[0])
  }

  /// Whether `path` lies in a submodule that is not checked out. The innermost repository with submodules decides.
  /// Where a submodule is checked out, git has made its folder a repository by a file `.git` in it.
  private func isInAbsentSubmodule(_ path: String) -> Bool {
    submodule(around: path).map { self.kind(of: Path.child($0, ".git")) == nil } ?? false
  }

  /// Whether `path` lies in a submodule, checked out or not: others decide what is in it.
  func isInSubmodule(_ path: String) -> Bool { submodule(around: path) != nil }

  /// The folder of the innermost submodule that `path` lies in.
  private func submodule(around path: String) -> String? {
    if Path.isTooLong(path) { return nil }
    for folder in Path.upward(from: program.root) {
      let file = Path.child(folder, Submodules.fileName)
      if self.kind(of: file) == .file {
        recorder?.noteText(file)
        guard let submodules = submodules(in: file) else { return nil }
        return Path.upward(from: path).first { submodules.folders.contains($0) }
      }
      if self.kind(of: Path.child(folder, ".git")) != nil { return nil }
    }
    return nil
  }

  /// What `.gitmodules` says; each reference that leads nowhere asks. Nil when it cannot be read.
  private func submodules(in file: String) -> Submodules? {
    if let known = knownSubmodules.withLock({ $0[file] }) { return known }
    guard let text = try? fileSystem.read(file, limit: DiskFileSystem.defaultLimit) else { return nil }
    let submodules = Submodules(text)
    knownSubmodules.withLock { $0[file] = submodules }
    return submodules
  }

  /// Whether the first folder on the way from `folder` down to `path` exists; also true when there is not a folder on
  /// the way.
  func hasFirstFolder(_ path: String, from folder: String) -> Bool {
    let parent = Path.parent(path)
    guard let common = Path.commonFolder([folder, parent]), let below = Path.relative(parent, to: common),
      let first = below.split(separator: "/").first
    else { return true }
    return kind(of: Path.child(common, String(first))) == .folder
  }

  private func dialects(_ dialect: Dialect?) -> [Dialect] { dialect.map { [$0] } ?? program.dialects }

  /// The first file that is there under a name that the path can mean, or may be, because it is outside; nil without one.
  func existingFile(_ path: String, _ kind: ReferenceKind, _ dialect: Dialect?) -> Resolution? {
    if kind == .page || kind == .component {
      // Nearly all files exist under the usual name.
      let usual = path + (dialect ?? program.dialects[0]).markupSuffix
      if let found = resolution(usual) { return found }
    }
    for dialect in dialects(dialect) {
      for candidate in candidates(path, kind, dialect) {
        if let found = resolution(candidate) { return found }
      }
    }
    return nil
  }

  private func resolution(_ path: String) -> Resolution? {
    switch kind(of: path) {
    case .file: .file(path)
    case .outside: .unknowable(.outside)
    default: nil
    }
  }

  /// The files that a path can name, the usual one first. Build tools complete paths. So a suffix may be left out, or
  /// written where it is not needed, and a folder may mean the `index` in it.
  private func candidates(_ path: String, _ kind: ReferenceKind, _ dialect: Dialect) -> [String] {
    let markup = dialect.markupSuffix
    switch kind {
    case .page: return [path + markup, path]
    case .component:
      return [path + markup, path + ".json", path + "/index" + markup, path + "/index.json", path]
    case .markup: return written(path, suffix: markup)
    case .script: return dialect.moduleSuffixes.flatMap { written(path, suffix: $0) }
    case .module:
      return [".js", "", "/index.js", ".ts", "/index.ts", ".json", ".mjs", ".cjs", "/package.json"].map {
        path + $0
      }
    case .resource, .style: return [path]
    }
  }

  /// The files that a path with or without `suffix` can name.
  private func written(_ path: String, suffix: String) -> [String] {
    Path.pathExtension(path).isEmpty
      ? [path + suffix, path, path + "/index" + suffix] : [path, path + suffix]
  }

  /// An existing file from which a build makes the missing one.
  private func buildSource(of path: String, _ kind: ReferenceKind, _ dialect: Dialect?) -> String? {
    switch kind {
    case .module:
      let stem = path.hasSuffix(".js") ? Path.stem(path) : path
      return ReferenceResolver.sourcesOfModules.lazy.map { stem + $0 }.first { self.kind(of: $0) == .file }
    case .style:
      return ReferenceResolver.sourcesOfStyles.lazy.map { Path.stem(path) + $0 }.first {
        self.kind(of: $0) == .file
      }
    default: break
    }
    let dialects = dialects(dialect)
    let suffixes = dialects.flatMap { [$0.markupSuffix] + $0.moduleSuffixes }
    let isWritten = suffixes.contains { path.utf8.count > $0.utf8.count && path.hasSuffix($0) }
    let stem = isWritten ? Path.stem(path) : path
    // The markup of other platforms, and what frameworks and languages are compiled from.
    let scripts = kind == .page ? [] : dialects.flatMap(\.moduleSuffixes).map { $0 + ".ts" } + [".ts"]
    let pages = OtherPlatforms.pageSources + dialects.map { $0.markupSuffix + ".tsx" }
    return (scripts + pages).map { stem + $0 }.first { self.kind(of: $0) == .file }
  }

  /// What scripts are compiled from, and what declares one that is somewhere else.
  private static let sourcesOfModules = [".ts", ".tsx", ".jsx", ".es6", ".coffee", ".vue", ".d.ts", ".json"]
  /// What style sheets are made from; those of other platforms among them.
  private static let sourcesOfStyles = [".less", ".scss", ".sass", ".styl", ".css", ".pcss", ".postcss"]

  // MARK: Aliases and packages

  /// Nil when the reference does not begin with an alias.
  private func resolveAlias(
    _ reference: String, as kind: ReferenceKind, in dialect: Dialect?
  ) -> Resolution? {
    guard kind != .page else { return nil }
    var isAlias = reference.utf8.starts(with: "@/".utf8) || reference.utf8.first == UInt8(ascii: "~")
    for index in aliases.indexes(for: reference) {
      guard let target = aliases.all[index].replaced(in: reference) else { return .unknowable(.alias) }
      for folder in folders(ofAlias: index) {
        if let found = existingFile(Path.below(folder, target), kind, dialect) { return found }
      }
      isAlias = true
    }
    return isAlias ? .unknowable(.alias) : nil
  }

  /// The folders that an alias leads below.
  private func folders(ofAlias index: Int) -> [String] {
    guard let project = program.project, index < project.aliases.all.count else { return [program.root] }
    return [program.root, project.folder]
  }

  /// Whether an alias of the project file or of `app.json` is what `reference` begins with.
  func beginsWithAlias(_ reference: String) -> Bool { aliases.apply(to: reference) }

  private func resolvePackage(
    _ reference: String, from folder: String, as kind: ReferenceKind, _ dialect: Dialect?
  ) -> Resolution {
    let dialects = self.dialects(dialect)
    for dialect in dialects {
      for packages in builtPackages(for: dialect, above: folder) {
        if let found = existingFile(Path.join(packages, reference), kind, dialect) { return found }
      }
    }
    // What is not built yet may still be in a package.
    if dialects.allSatisfy({ if case .built = $0.packages { true } else { false } }) {
      return .unknowable(.package)
    }
    let components = reference.split(separator: "/")
    let isScoped = reference.utf8.first == UInt8(ascii: "@")
    let name = components.prefix(isScoped ? 2 : 1).joined(separator: "/")
    let rest = components.dropFirst(isScoped ? 2 : 1).joined(separator: "/")
    for packages in installedPackages(above: folder) {
      let package = Path.join(packages, name)
      if self.kind(of: package) == .folder {
        if let found = existingFile(Path.join(package, rest), kind, dialect) { return found }
        // Nothing is known of a package that is not installed, or only partly.
        if self.kind(of: Path.join(package, "package.json")) != .file { continue }
        // `package.json` says where the entry point is, in fields that differ between build tools.
        if rest.isEmpty { return .unknowable(.package) }
        let path = Path.join(package, rest)
        if let source = buildSource(of: path, kind, dialect) { return .unknowable(.builtFrom(source)) }
        if !hasFirstFolder(path, from: package) { return .unknowable(.absentFolder) }
        return .missing(tried: candidates(path, kind, dialect ?? program.dialects[0])[0])
      }
    }
    return .unknowable(.package)
  }
}
