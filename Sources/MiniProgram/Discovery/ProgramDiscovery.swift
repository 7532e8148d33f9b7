import Diagnostics
import Files
import Markup

/// Finds out which programs and files a list of paths means.
///
/// The steps, in an order that matters: sort the paths into folders and files; find the source root of each;
/// walk each root once, the outer ones first, so that nothing is walked twice; learn from the walks which
/// further programs lie below; give every page to the innermost program around it.
package struct ProgramDiscovery {
  private let fileSystem: any FileSystem
  private let workingDirectory: String
  private let excluded: [IgnoreRules]
  private let kept: Set<String>
  private let configuredProgram: String?
  private let jobs: Int
  private let dialects: [Dialect]
  private var sourceRoots: SourceRoots
  private var result = Discovery()

  /// Given folders, and the folders that a given file means as a whole.
  private var folders: [String] = []
  /// Given pages, and the pages that a given script or configuration means.
  private var pages: [String] = []
  /// Given script modules and style sheets.
  private var sharedFiles: [String] = []
  private var trees: [FileTree] = []
  /// The indexes of the walks that began at a folder.
  private var treesByRoot: [String: [Int]] = [:]
  private var kinds: [String: Program.Kind] = [:]
  /// The markup files of the pages that the `app.json` of a source root lists.
  private var listedPages: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - workingDirectory: the folder to which paths in notes are relative.
  ///   - program: the folder of the setting `program`, absolute; nil when it is not set.
  ///   - excluded: the setting `exclude`.
  ///   - kept: files that are pages although a `.gitignore` ignores them or they are in hidden folders.
  ///   - jobs: the number of threads that read folders.
  ///   - dialects: the dialects that are read; where nothing else decides between several, the first counts.
  package init(
    fileSystem: any FileSystem, workingDirectory: String, program: String? = nil,
    excluded: [IgnoreRules] = [], kept: Set<String> = [], jobs: Int = 1, dialects: [Dialect] = Dialect.all
  ) {
    self.jobs = jobs
    self.dialects = dialects
    self.fileSystem = fileSystem
    self.workingDirectory = workingDirectory
    self.excluded = excluded
    self.kept = kept
    configuredProgram = program.flatMap { fileSystem.isFolder($0) ? $0 : nil }
    sourceRoots = SourceRoots(fileSystem, configured: configuredProgram, dialects: dialects)
  }

  /// The source root that a file or folder at an absolute path belongs to, decided by the folders above it alone. Nil
  /// when it is part of a loose program. Settings are looked for from here.
  package mutating func sourceRoot(of path: String) -> String? {
    sourceRoots.root(of: fileSystem.isFolder(path) ? path : Path.parent(path))
  }

  /// The programs and files that the absolute, normalised `paths` mean. With a `root`, of the programs only the one there: to make
  /// one takes more than to find it.
  package mutating func discover(_ paths: [String], only root: String? = nil) -> Discovery {
    (result, folders, pages, trees, kinds, listedPages) = (Discovery(), [], [], [], [:], [:])
    (sharedFiles, treesByRoot) = ([], [:])
    for path in paths { classify(path) }
    folders = folders.uniqued()
    result.selection.folders = folders
    result.selection.excluded = folders.map { folder in excluded.map { $0.admitting(folder) } }
    let looseFolders = walkRoots()
    findNestedRoots()
    selectUsersOfSharedFiles()
    selectScriptsOfFolders()
    result.programs = programs(looseFolders: looseFolders, only: root)
    result.withoutPages = foldersWithoutPages()
    if root == nil { result.omittedPages = omittedPages() }
    noteMissingRoots()
    result.trees = trees
    var innermost = NearestFolder()
    for tree in trees {
      for path in tree.namedFiles {
        switch Path.lastComponent(path) {
        case ProgramDiscovery.packageManifest: result.manifests.append(path)
        case ProgramDiscovery.configurationName:
          let root = innermostRoot(of: Path.parent(path), &innermost)
          result.configurations.append((path, root))
        default: break
        }
      }
      result.unreadable += tree.errors
    }
    result.unreadable.sort { Path.precedes($0.path, $1.path) }
    return result
  }

  // MARK: The given paths

  private mutating func classify(_ path: String) {
    switch fileSystem.kind(of: path, followingLinks: true) {
    case nil: result.missing.append(path)
    case .folder: select(folder: path)
    case .file where !excluded.ignores(file: path): classify(file: path)
    case .other where dialects.dialect(ofFile: path) != nil: result.unreadable.append((path, .notRegular))
    // Hooks pass any names: what is not a page means nothing.
    default: break
    }
  }

  private mutating func classify(file path: String) {
    let folder = Path.parent(path)
    switch Path.lastComponent(path) {
    case SourceRoots.manifestName where sourceRoots.hasManifest(folder): select(folder: folder)
    case let name where name == ProgramDiscovery.configurationName || sourceRoots.isProjectFile(path):
      select(folder: sourceRoots.root(of: folder) ?? folder)
      result.selection.files.insert(path)
    default:
      switch Path.pathExtension(path) {
      case _ where dialects.dialect(ofFile: path) != nil:
        if dialects.dialect(ofFile: path)?.files.isMarkupShared == true,
          sourceRoots.root(of: folder).map({ sourceRoots.hasManifest($0) }) != true
        {
          break
        }
        pages.append(path)
        result.selection.files.insert(path)
      case _ where SharedFileUsers.isShared(path, dialects):
        // Outside of a program only the page beside a style sheet is known.
        if sourceRoots.root(of: folder) != nil {
          sharedFiles.append(path)
        } else if !select(stem: Path.stem(path)), SharedFileUsers.isMeantForPages(path, [], dialects) {
          result.unusedFiles.append(path)
        }
      case "js", "ts", "json":
        if !select(stem: Path.stem(path)), Path.pathExtension(path) != "json", !isInPackage(path),
          sourceRoots.root(of: folder) != nil
        {
          result.selection.otherScripts.insert(path)
        }
      default: result.otherFiles.append(path)
      }
    }
  }

  private mutating func select(folder: String) { folders.append(folder) }

  /// Selects the pages with this path without extension. Returns whether there is one.
  @discardableResult
  private mutating func select(stem: String) -> Bool {
    let count = pages.count
    for dialect in dialects {
      let page = stem + dialect.markupSuffix
      guard fileSystem.isFile(page), !excluded.ignores(file: page) else { continue }
      pages.append(page)
      for suffix in [dialect.markupSuffix, ".js", ".ts", ".json", "." + dialect.files.style] {
        result.selection.files.insert(stem + suffix)
      }
    }
    return pages.count > count
  }

  /// Selects the pages that use the given script modules and style sheets, each in its program.
  private mutating func selectUsersOfSharedFiles() {
    if sharedFiles.isEmpty { return }
    var innermost = NearestFolder()
    var byRoot: [String: [String]] = [:]
    for file in sharedFiles {
      if let root = innermostRoot(of: Path.parent(file), &innermost) {
        byRoot[root, default: []].append(file)
      }
    }
    let found = Set(trees.flatMap(\.files)).sorted(by: Path.precedes)
    for (root, files) in byRoot.sorted(by: { Path.precedes($0.key, $1.key) }) {
      let pages = found.filter { page in
        innermostRoot(of: Path.parent(page), &innermost) == root && isMarkup(page, in: root)
      }
      var users = SharedFileUsers(root: root, pages: pages, fileSystem, dialects)
      var using: Set<String> = []
      for file in files {
        let own = users.users(of: file)
        if own.isEmpty, SharedFileUsers.isMeantForPages(file, pages, dialects) {
          result.unusedFiles.append(file)
        }
        using.formUnion(own)
        if !own.isEmpty { result.selection.sharedFiles.insert(file) }
      }
      for page in using { select(stem: Path.stem(page)) }
    }
  }

  /// Selects the scripts in the given folders that are in an app or a plugin and have no page.
  private mutating func selectScriptsOfFolders() {
    let pages = trees.flatMap(\.files)
    for folder in folders {
      guard let root = sourceRoots.root(of: folder), root != folder, !isInPackage(folder + "/"),
        !pages.contains(where: { Path.isInside($0, folder) })
      else { continue }
      let scripts = FileTree(
        walking: folder, in: fileSystem,
        filter: FileFilter(extensions: ["js", "ts"], skippedFolders: Set(PackageFolders.names)),
        outerRules: IgnoreRules.above(folder, in: fileSystem), excluded: excluded, jobs: jobs
      ).files
      if scripts.isEmpty { continue }
      result.selection.otherScripts.formUnion(scripts)
      result.selection.scriptFolders.append(folder)
    }
  }

  // MARK: Roots and walks

  /// Walks what the given paths need, and returns the folders of loose programs.
  private mutating func walkRoots() -> [String] {
    var roots: Set<String> = []
    var loose: [String] = []
    var isLoose: Set<String> = []
    for folder in folders.sorted(by: { $0.utf8.count < $1.utf8.count }) {
      if let root = sourceRoots.root(of: folder) {
        roots.insert(root)
      } else if !Path.upward(from: folder).contains(where: isLoose.contains) {
        loose.append(folder)
        isLoose.insert(folder)
      }
    }
    var alone: [String] = []
    for page in pages {
      let folder = Path.parent(page)
      if let root = sourceRoots.root(of: folder) {
        roots.insert(root)
      } else if !Path.upward(from: folder).contains(where: isLoose.contains) {
        alone.append(page)
      }
    }
    for file in sharedFiles + result.selection.otherScripts {
      if let root = sourceRoots.root(of: Path.parent(file)) { roots.insert(root) }
    }
    for root in roots { enter(root: root) }
    let outermostFirst = (Array(roots) + loose).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    for root in outermostFirst + folders { walk(root) }
    return loose + enter(alone: alone)
  }

  /// Adds what single pages outside of any program import, and returns the folders that contain these files. No folder
  /// is walked: someone who gives a file does not mean what is beside it.
  private mutating func enter(alone: [String]) -> [String] {
    guard let common = Path.commonFolder(alone.map { Path.parent($0) }) else { return [] }
    // Files without a common folder are not one program.
    let folders = common == "/" ? Set(alone.map { Path.parent($0) }) : [common]
    let imports = ImportedPages(from: alone, in: folders.first ?? common, fileSystem, dialects).pages
    let own = imports.filter { sourceRoots.root(of: Path.parent($0)) == nil }
    pages += own
    if common == "/" { return Array(folders) }
    let all = Path.commonFolder((alone + own).map { Path.parent($0) }) ?? common
    return [all == "/" ? common : all]
  }

  /// Registers a source root if nothing else has said what kind of root it is.
  private mutating func enter(root: String) {
    if sourceRoots.hasManifest(root) {
      kinds[root] = .app
    } else if kinds[root] == nil {
      let isPlugin = sourceRoots.projects(above: root).contains {
        sourceRoots.folders(of: $0).plugin == root
      }
      kinds[root] = isPlugin ? .plugin : .loose
    }
  }

  private mutating func walk(_ folder: String) {
    let around = Path.upward(from: folder).flatMap { treesByRoot[$0] ?? [] }
    if around.contains(where: { trees[$0].hasRead(folder) && !trees[$0].hides(folder) }) { return }
    treesByRoot[folder, default: []].append(trees.count)
    trees.append(
      FileTree(
        walking: folder, in: fileSystem, filter: filter,
        outerRules: IgnoreRules.above(folder, in: fileSystem), excluded: excluded, kept: kept, jobs: jobs))
  }

  /// Collected for other uses: to a program it does not matter.
  private static let packageManifest = "package.json"
  /// Collected so that it can be said of one that it does not count.
  private static let configurationName = "mpcheck.json"

  private var filter: FileFilter {
    var filter = FileFilter(
      extensions: dialects.map(\.files.markup),
      names: [
        SourceRoots.manifestName, ProgramDiscovery.packageManifest, ProgramDiscovery.configurationName,
      ] + sourceRoots.projectNames, skippedFolders: Set(PackageFolders.names))
    filter.keepsHiddenFiles = true
    return filter
  }

  /// Whether a walk collects a file of this name, so that a new one can make other programs of the same paths.
  package static func collects(_ path: String, _ dialects: [Dialect]) -> Bool {
    let name = String(Path.lastComponent(path))
    return dialects.dialect(ofFile: path) != nil || name == SourceRoots.manifestName
      || dialects.contains { $0.files.project == name }
  }

  /// Registers the programs that lie below the walked folders. What a project names is walked even where a rule ignores
  /// it, such as a build output.
  private mutating func findNestedRoots() {
    if let configuredProgram, result.selection.touches(configuredProgram) {
      enter(root: configuredProgram)
      walk(configuredProgram)
    }
    for folder in folders + kinds.keys.sorted(by: Path.precedes) {
      for project in sourceRoots.projects(above: folder) { enter(rootsOf: project) }
    }
    var next = 0
    while next < trees.count {
      for file in trees[next].namedFiles {
        switch Path.lastComponent(file) {
        case SourceRoots.manifestName where sourceRoots.hasManifest(Path.parent(file)):
          kinds[Path.parent(file)] = .app
        case _ where sourceRoots.isProjectFile(file):
          for project in sourceRoots.projects(in: Path.parent(file)) { enter(rootsOf: project) }
        default: break
        }
      }
      // An ignored or hidden folder may have a program of its own.
      for file in trees[next].keptFiles {
        if let root = sourceRoots.root(of: Path.parent(file)), kinds[root] == nil {
          enter(root: root)
          walk(root)
        }
      }
      next += 1
    }
  }

  private mutating func enter(rootsOf project: ProjectConfiguration) {
    let folders = sourceRoots.folders(of: project)
    if let app = folders.app, app != project.folder { enter(root: app) }
    if let plugin = folders.plugin { enter(root: plugin) }
    for folder in [folders.app, folders.plugin] {
      if let folder, result.selection.touches(folder) { walk(folder) }
    }
  }

  // MARK: Programs

  private mutating func programs(looseFolders: [String], only: String?) -> [Program] {
    for folder in looseFolders where kinds[folder] == nil { kinds[folder] = .loose }
    var innermost = NearestFolder()
    var pagesOfRoot: [String: [String]] = [:]
    // Nearly all pages have the root of the one before.
    var run: (root: String?, pages: [String]) = (nil, [])
    func endRun() {
      if let root = run.root { pagesOfRoot[root, default: []] += run.pages }
    }
    var previous: String?
    for page in (trees.flatMap(\.files) + pages).sorted(by: Path.precedes) where page != previous {
      previous = page
      guard let root = innermostRoot(of: Path.parent(page), &innermost), isMarkup(page, in: root) else {
        continue
      }
      if root != run.root {
        endRun()
        run = (root, [])
      }
      run.pages.append(page)
    }
    endRun()
    let rootsOfScripts = Set(
      result.selection.otherScripts.compactMap { innermostRoot(of: Path.parent($0), &innermost) })
    let wanted = pagesOfRoot.filter { root, pages in
      only.map { $0 == root } ?? true
        && (rootsOfScripts.contains(root) || pages.contains(where: result.selection.contains))
    }
    return wanted.keys.sorted(by: Path.precedes).map { program(root: $0, pages: wanted[$0]!) }
  }

  /// The listed pages of the programs of which walks passed over every page.
  private func omittedPages() -> [OmittedFile] {
    let made = Set(result.programs.map(\.root))
    var omitted: [OmittedFile] = []
    for (root, kind) in kinds where kind == .app && !made.contains(root) {
      let manifest = Path.child(root, SourceRoots.manifestName)
      guard let text = try? fileSystem.read(manifest) else { continue }
      for page in AppConfiguration(JSONDocument(text)).pages {
        for file in dialects.map({ Path.join(root, page.path) + $0.markupSuffix })
        where result.selection.contains(file) {
          guard let omission = trees.lazy.compactMap({ $0.omission(of: file) }).first, fileSystem.isFile(file)
          else { continue }
          omitted.append(OmittedFile(path: file, omission: omission, user: manifest, isListedPage: true))
        }
      }
    }
    return omitted
  }

  private func innermostRoot(of folder: String, _ known: inout NearestFolder) -> String? {
    if kinds.count == 1, let root = kinds.keys.first { return Path.isInside(folder, root) ? root : nil }
    return known.nearest(to: folder) { kinds[$0] == nil ? .lacks : .has }
  }

  private mutating func program(root: String, pages: [String]) -> Program {
    let kind = kinds[root]!
    let name =
      switch kind {
      case .app: SourceRoots.manifestName
      case .plugin: SourceRoots.pluginManifestName
      case .loose: ""
      }
    let manifest = Path.child(root, name)
    let pages = withoutLeftovers(pages, kind, manifest)
    let own = dialects.dialects(ofFiles: pages)
    let fileKind = kind == .loose ? nil : fileSystem.kind(of: manifest, followingLinks: true)
    return Program(
      root: root, kind: kind, manifest: fileKind == .file || fileKind == .outside ? manifest : nil,
      project: sourceRoots.project(above: root, named: own.map(\.files.project)), pages: pages,
      dialects: own,
      trees: trees.filter { $0.hasRead(root) }
        + trees.filter { !$0.hasRead(root) && Path.isInside($0.root, root) })
  }

  /// The pages without those that are left over from another language, which are noted.
  private mutating func withoutLeftovers(_ pages: [String], _ kind: Program.Kind, _ manifest: String)
    -> [String]
  {
    let own = dialects.dialects(ofFiles: pages)
    guard own.count > 1, kind == .app, let text = try? fileSystem.read(manifest) else { return pages }
    let root = Path.parent(manifest)
    let stems = AppConfiguration(JSONDocument(text)).pages.map { Path.join(root, $0.path) }
    guard let found = LeftoverPages(among: pages, listed: stems, own, besides: result.selection.files) else {
      return pages
    }
    let note = found.note { display($0) }
    result.notes.append(note)
    return found.kept
  }

  /// Whether a page of a program is markup, and not a file of another kind with the same extension. It is markup when
  /// `app.json` lists it, or when it begins with a tag and its program has an `app.json`.
  private mutating func isMarkup(_ page: String, in root: String) -> Bool {
    guard let dialect = dialects.dialect(ofFile: page), dialect.files.isMarkupShared else { return true }
    guard kinds[root] == .app else { return false }
    let listed: Set<String>
    if let known = listedPages[root] {
      listed = known
    } else {
      let manifest = (try? fileSystem.read(Path.child(root, SourceRoots.manifestName))).map {
        JSONDocument($0)
      }
      let pages = manifest.map { AppConfiguration($0).pages } ?? []
      listed = Set(pages.map { Path.join(root, $0.path) + dialect.markupSuffix })
      listedPages[root] = listed
    }
    if listed.isEmpty { return false }
    if listed.contains(page) { return true }
    return (try? fileSystem.read(page)).map { beginsWithTag($0.bytes) } ?? false
  }

  /// The given folders in which no program has a page.
  private func foldersWithoutPages() -> [String] {
    var empty = Set(folders)
    for page in result.programs.lazy.flatMap(\.pages) where !empty.isEmpty {
      for folder in Path.upward(from: page) { empty.remove(folder) }
    }
    return folders.filter(empty.contains)
  }

  // MARK: Notes

  private mutating func noteMissingRoots() {
    var noted: Set<String> = []
    let given = folders + pages.map { Path.parent($0) }
    let above = given.flatMap { sourceRoots.projects(above: $0) }
    let below = trees.flatMap(\.namedFiles).filter { sourceRoots.isProjectFile($0) }
      .filter { file in folders.contains { Path.isInside(file, $0) } }
      .flatMap { sourceRoots.projects(in: Path.parent($0)) }
    // The pages of another platform's project may well be built elsewhere, and so be missing here.
    let names = Set(result.programs.flatMap { $0.dialects.map(\.files.project) })
    for project in above + below
    where (names.isEmpty || names.contains(String(Path.lastComponent(project.path))))
      && noted.insert(project.path).inserted
    {
      let keys = [
        ("miniprogramRoot", project.miniprogramRoot),
        ("pluginRoot", project.isPlugin ? project.pluginRoot : nil),
      ]
      for (key, root) in keys {
        guard let root,
          let problem = Confinement(of: project.folder, in: fileSystem)
            .problem(sourceRoots.target(of: root, in: project))
        else { continue }
        result.notes.append(passedOverNote(display(project.path), key: key, root.path, problem))
      }
    }
  }

  private func display(_ path: String) -> String { Path.display(path, from: workingDirectory) }
}

/// Whether nothing but blanks and comments comes before the first tag.
private func beginsWithTag(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var rest = bytes[...]
  if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  while true {
    rest = rest.drop { isMarkupSpace($0) }
    guard rest.starts(with: "<!--".utf8) else { return rest.first == UInt8(ascii: "<") }
    var end = rest.startIndex + 4
    while end < rest.endIndex, !rest[end...].starts(with: "-->".utf8) { end += 1 }
    rest = rest[min(end + 3, rest.endIndex)...]
  }
}

private func passedOverNote(
  _ file: String, key: String, _ folder: String, _ problem: LocalizedText
) -> LocalizedText {
  LocalizedText(
    en: "\(file): \(key) \"\(folder)\" \(problem.english) and is skipped",
    zh: "\(file)：\(key)“\(folder)”\(problem.chinese)，已忽略")
}
