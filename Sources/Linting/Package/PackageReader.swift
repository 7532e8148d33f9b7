import Diagnostics
import Files
import NativeSource
import ReactNative

/// Finds packages with native views and reads their files.
package struct PackageReader {
  private let fileSystem: any FileSystem
  private let excluded: [IgnoreRules]
  private let kept: Set<String>
  private let jobs: Int
  private let cache: PackageCache?

  /// Makes a reader of the packages in `fileSystem`.
  ///
  /// - Parameters:
  ///   - excluded: the setting `exclude`.
  ///   - kept: files that are read although a `.gitignore` ignores them.
  ///   - jobs: the number of threads.
  ///   - cache: what earlier readings left, for this one to start from and to add to; nil when packages are read once.
  package init(
    fileSystem: any FileSystem, excluded: [IgnoreRules] = [], kept: Set<String> = [], jobs: Int,
    cache: PackageCache? = nil
  ) {
    self.fileSystem = fileSystem
    self.excluded = excluded
    self.kept = kept
    self.jobs = jobs
    self.cache = cache
  }

  /// The result of reading packages.
  package struct Result: Sendable {
    package var packages: [NativePackage] = []
    /// The folders that were listed.
    package var folders: Set<String> = []
    /// Whether one of the folders has a symbolic link in it: then one file may be read under several paths.
    package var hasLinks = false
  }

  /// The nearest package of React Native at or above a folder; nil when there is none.
  package func package(above folder: String) -> Manifest? {
    for current in Path.upward(from: folder) {
      if let manifest = manifest(Path.child(current, Manifest.fileName)) { return manifest }
    }
    return nil
  }

  private func manifest(_ path: String) -> Manifest? {
    guard fileSystem.isFile(path), let text = try? fileSystem.read(path) else { return nil }
    return Manifest(reading: text)
  }

  /// Reads the packages of these `package.json` files, and those that are below them.
  package func read(_ manifests: [String]) -> Result {
    var result = Result()
    var roots: [String] = []
    for path in manifests.sorted(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) {
      let folder = Path.parent(path)
      if roots.contains(where: { Path.isInside(folder, $0) }) { continue }
      if manifest(path) != nil { roots.append(folder) }
    }
    for root in roots {
      let tree = FileTree(
        walking: root, in: fileSystem,
        filter: FileFilter(
          extensions: PackageFile.extensions, names: [Manifest.fileName] + PackageFile.names,
          skippedFolders: PackageFile.skippedFolders),
        outerRules: IgnoreRules.above(root, in: fileSystem), excluded: excluded, kept: kept, jobs: jobs)
      result.folders.formUnion(tree.walkedFolders)
      result.hasLinks = result.hasLinks || tree.hasLinks
      result.packages += packages(in: tree)
    }
    result.packages.sort { Path.precedes($0.folder, $1.folder) }
    return result
  }

  private func packages(in tree: FileTree) -> [NativePackage] {
    let manifests = tree.namedFiles.compactMap(manifest)
    var numbers: [String: Int] = [:]
    for (number, manifest) in manifests.enumerated() { numbers[manifest.folder] = number }
    var known: [String: Int?] = [:]
    var files = [[String]](repeating: [], count: manifests.count)
    let named = tree.namedFiles.filter(PackageFile.mayBe)
    for path in tree.files + named {
      if let owner = owner(of: Path.parent(path), numbers, &known) { files[owner].append(path) }
    }
    var folders = [Set<String>](repeating: [], count: manifests.count)
    for folder in tree.walkedFolders {
      guard let owner = owner(of: folder, numbers, &known) else { continue }
      folders[owner].insert(String(Path.lastComponent(folder)))
    }
    return manifests.indices.map { read(manifests[$0], files[$0], folders[$0], tree.errors) }
  }

  private func owner(of folder: String, _ numbers: [String: Int], _ known: inout [String: Int?]) -> Int? {
    if let owner = known[folder] { return owner }
    var owner = numbers[folder]
    let parent = Path.parent(folder)
    if owner == nil, parent != folder { owner = self.owner(of: parent, numbers, &known) }
    known[folder] = .some(owner)
    return owner
  }

  // MARK: - Files

  enum Facts: Sendable {
    case script(ScriptFile)
    case apple(AppleFile, words: Set<String>, strings: Set<String>)
    case android(JVMFile)
    case words(Set<String>)
    case podspec(Podspec)
    case swiftVersions(SwiftVersions)
  }

  /// What one file gave.
  struct File: Sendable {
    var path: String
    var facts: Facts?
    var suppressions: [Suppression] = []
    var error: FileError?
  }

  private func read(
    _ manifest: Manifest, _ files: [String], _ folders: Set<String>,
    _ errors: [(path: String, error: FileError)]
  ) -> NativePackage {
    let contents = PackageCache.Contents(files: files, folders: folders)
    if errors.isEmpty, let known = cache?.package(manifest.path, contents) { return known }
    let fileSystem = self.fileSystem
    let folder = manifest.folder
    let known = cache?.files(of: manifest.path) ?? [:]
    let wanted = withoutOutput(
      files.compactMap { path in
        Path.relative(path, to: folder).flatMap { PackageFile($0) }.map { (path: path, kind: $0) }
      }, manifest)
    let read = inParallel(count: wanted.count, jobs: wanted.count < 16 ? 1 : jobs) { index in
      known[wanted[index].path] ?? PackageReader.read(wanted[index].path, wanted[index].kind, fileSystem)
    }
    var sources = PackageSources(manifest)
    sources.folders = folders
    var paths = [manifest.path]
    var suppressions = [(path: manifest.path, suppressions: suppressions(of: manifest))]
    for file in read {
      switch file.facts {
      case .script(let script):
        sources.sentCommands += script.sentCommands
        sources.links.append(script.links)
        if script.isEmpty { continue }
        sources.scripts.append(script)
      case .apple(let facts, let words, let strings):
        sources.apple.append(facts)
        sources.appleWords[file.path] = words
        sources.words.append(words)
        sources.appleStrings.formUnion(strings)
      case .android(let facts):
        sources.android.append(facts)
        sources.words.append(facts.words)
      case .words(let words): sources.words.append(words)
      case .podspec(let podspec): sources.podspecs.append(podspec)
      case .swiftVersions(let versions): sources.swiftVersions += versions.numbers
      case nil: break
      }
      paths.append(file.path)
      if !file.suppressions.isEmpty { suppressions.append((file.path, file.suppressions)) }
    }
    sources.podFiles = files.compactMap { path in Path.relative(path, to: folder).map(String.init) }
      .filter { [".m", ".mm", ".swift", ".h", ".cpp", ".hpp"].contains(where: $0.hasSuffix) }
    let failed = read.compactMap { file in file.error.map { (path: file.path, error: $0) } }
    let package = NativePackage(
      manifest: manifest, library: Library(sources), paths: paths.sorted(by: Path.precedes),
      unreadable: failed + errors.filter { Path.isInside($0.path, folder) }, suppressions: suppressions)
    cache?.keep(package, contents, read)
    return package
  }

  /// The files without the scripts that a build made of other scripts.
  private func withoutOutput(
    _ files: [(path: String, kind: PackageFile)], _ manifest: Manifest
  ) -> [(path: String, kind: PackageFile)] {
    func relative(_ path: String) -> String { String(Path.relative(path, to: manifest.folder) ?? "") }
    let outputs = manifest.outputs(among: files.lazy.filter(\.kind.isScript).map { relative($0.path) })
    return outputs.isEmpty
      ? files : files.filter { !$0.kind.isScript || !outputs.contains(relative($0.path)) }
  }

  private func suppressions(of manifest: Manifest) -> [Suppression] {
    guard !manifest.suppressionComments.isEmpty, let text = try? fileSystem.read(manifest.path) else {
      return []
    }
    return SuppressionReader.read(text, comments: manifest.suppressionComments)
  }

  private static func read(_ path: String, _ kind: PackageFile, _ fileSystem: any FileSystem) -> File {
    var file = File(path: path)
    let text: SourceText
    do {
      text = try fileSystem.read(path, limit: NativeSourceReader.fileSizeLimit)
    } catch {
      if case .tooLarge = error { return file }
      file.error = error
      return file
    }
    var comments: [ByteRange] = []
    switch kind {
    case .script(let platforms, let hasSuffix):
      let script = ScriptFile(reading: text, platforms: platforms, hasSuffix: hasSuffix)
      comments = script.suppressionComments
      file.facts = .script(script)
    case .apple:
      let tokens = NativeTokens(reading: text, as: path.hasSuffix(".swift") ? .swift : .objectiveC)
      let facts = AppleFile(reading: tokens)
      comments = facts.suppressionComments
      let words = NativeWords.of(tokens)
      file.facts = .apple(facts, words: words.all, strings: words.strings)
    case .android:
      let facts = JVMFile(reading: NativeTokens(reading: text, as: path.hasSuffix(".kt") ? .kotlin : .java))
      comments = facts.suppressionComments
      file.facts = .android(facts)
    case .cpp: file.facts = .words(NativeWords.of(NativeTokens(reading: text, as: .objectiveC)).all)
    case .swiftVersions: file.facts = .swiftVersions(SwiftVersions(reading: text))
    case .podspec:
      let podspec = Podspec(reading: text)
      comments = podspec.suppressionComments
      file.facts = .podspec(podspec)
    }
    if !comments.isEmpty { file.suppressions = SuppressionReader.read(text, comments: comments) }
    return file
  }
}
