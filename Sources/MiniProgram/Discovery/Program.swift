import Diagnostics
import Files
import Markup

/// One mini program: a folder, the file that describes it, and the pages in it.
package struct Program: Sendable {
  package enum Kind: Hashable, Sendable {
    /// A folder with an `app.json`.
    case app
    /// The `pluginRoot` of a project that builds a plugin.
    case plugin
    /// A folder with pages and without a file that makes it a program: a component library, some files.
    case loose
  }

  /// The source root: what a path that begins with `/` is relative to, except in a loose program.
  package let root: String
  package let kind: Kind
  /// The `app.json` of an app or the `plugin.json` of a plugin; nil for a loose program, and for a plugin
  /// without one.
  package let manifest: String?
  /// The nearest project file at or above the root.
  package private(set) var project: ProjectConfiguration?
  /// The markup files of the whole program in byte order. Files of programs inside it are left out.
  package let pages: [String]
  /// The dialects of `pages`, at least one, in the order in which dialects count.
  package let dialects: [Dialect]
  /// What the walks saw; the first one entered the root.
  fileprivate let trees: [FileTree]
  /// The listings of `trees`: whether a file exists is looked up a few times for each page.
  private let listings: [FolderListings]

  /// `dialects` are the dialects of the pages, at least one.
  init(
    root: String, kind: Kind, manifest: String?, project: ProjectConfiguration?, pages: [String],
    dialects: [Dialect], trees: [FileTree]
  ) {
    self.root = root
    self.kind = kind
    self.manifest = manifest
    self.project = project
    self.pages = pages
    self.dialects = dialects
    self.trees = trees
    listings = trees.map(\.listings)
  }

  /// Whether a page of it, or a folder that may have pages, is a symbolic link to outside: then it is not known what all pages together do not use.
  package var hasUnknownPages: Bool {
    trees.contains { tree in
      tree.errors.contains { path, error in
        guard case .outside = error else { return false }
        return Path.isInside(path, root)
          && (Path.pathExtension(path).isEmpty || Dialect.all.dialect(ofFile: path) != nil)
      }
    }
  }

  /// The same program with its project as it is in `fileSystem`: discovery may have read another text.
  func rereadingProject(in fileSystem: some FileSystem) -> Program {
    var program = self
    if let path = project?.path, let text = try? fileSystem.read(path) {
      program.project = ProjectConfiguration(JSONDocument(text))
    }
    return program
  }

  /// The dialect of the markup file at `path`.
  package func dialect(of path: String) -> Dialect {
    dialects.count == 1 ? dialects[0] : dialects.dialect(ofFile: path) ?? dialects[0]
  }

  /// The same program with the present entries of a folder; its pages stay.
  package func relisting(_ folder: String, in fileSystem: some FileSystem) -> Program {
    Program(
      root: root, kind: kind, manifest: manifest, project: project, pages: pages,
      dialects: dialects, trees: trees.map { $0.relisting(folder, in: fileSystem) })
  }

  /// Whether a folder of the program has a symbolic link in it: then one file may be read under several paths.
  package var hasLinks: Bool { trees.contains(where: \.hasLinks) }

  /// What `path` is, without a system call where a walk has seen its folder; links are followed.
  package func kind(of path: String, in fileSystem: some FileSystem) -> FileKind? {
    for listing in listings {
      switch listing.knowledge(of: path) {
      case .file: return .file
      case .folder: return .folder
      case .absent: return nil
      case .unknown: continue
      }
    }
    return fileSystem.kind(of: path, followingLinks: true)
  }

  /// Whether `path` is in a folder that a walk began in, or in the program.
  func isInLintedFolder(_ path: String) -> Bool {
    Path.isInside(path, root) || trees.contains { Path.isInside(path, $0.root) }
  }

  /// The files of the program that walks saw and whose names are wanted, in byte order.
  package func files(where isWanted: (String) -> Bool) -> [String] {
    Set(listings.flatMap { $0.files(below: root, where: isWanted) }).sorted(by: Path.precedes)
  }

  /// Whether the file at `path` is a page, is beside one under the same stem, or describes the program.
  package func reads(_ path: String) -> Bool {
    path == manifest || path == project?.path || isOfPage(path)
  }

  /// Whether the file at `path` is a page, or is beside one under the same stem.
  fileprivate func isOfPage(_ path: String) -> Bool {
    let stem = Path.withoutExtension(path)
    return dialects.contains { hasPage(stem + $0.markupSuffix) }
  }

  /// Whether the file at `path` is one of `pages`.
  fileprivate func hasPage(_ path: String) -> Bool {
    let index = pages.partitioningIndex { !Path.precedes($0, path) }
    return index < pages.count && pages[index] == path
  }

  /// Whether walks pass over `path`, or over a folder above it, because that is hidden, ignored or excluded. It need
  /// not exist: it is unknown what an ignored folder will contain after a build.
  package func isPassedOver(_ path: String) -> Bool { trees.first?.isPassedOver(path) ?? false }
}

extension Program {
  /// Whether walks passed over something because of a `.gitignore`.
  var passedOverIgnoredFiles: Bool { trees.contains(where: \.passedOverIgnoredFiles) }

  /// Why the markup file at `path` is not a page; nil where it is one, and where it is excluded.
  func omission(of path: String) -> FileTree.Omission? {
    hasPage(path) ? nil : trees.lazy.compactMap { $0.omission(of: path) }.first
  }
}

/// The files that findings are printed for.
package struct Selection: Sendable {
  /// Everything in them is selected.
  package internal(set) var folders: [String] = []
  package internal(set) var files: Set<String> = []
  /// Script modules and style sheets that were given; the pages that use them are in `files`.
  var sharedFiles: Set<String> = []
  /// Scripts that were given, in an app or a plugin and beside no page. A program checks them where it loads them.
  package internal(set) var otherScripts: Set<String> = []
  /// The given folders that mean such scripts: those without a page.
  package internal(set) var scriptFolders: [String] = []
  /// What is excluded in each of the folders: a program may load a script or a style sheet there that no walk finds.
  var excluded: [[IgnoreRules]] = []

  /// Whether findings in the file at an absolute path are printed.
  package func contains(_ path: String) -> Bool {
    files.contains(path) || sharedFiles.contains(path) || otherScripts.contains(path)
      || folders.indices.contains { Path.isInside(path, folders[$0]) && !excluded[$0].ignores(file: path) }
  }

  /// Whether everything that is selected in a program is a page of it, or is beside a page under the same stem. Any
  /// page may use another script, and `app.json` may affect every page.
  package func isOfSinglePages(_ program: Program) -> Bool {
    if folders.contains(where: { Path.isInside(program.root, $0) || Path.isInside($0, program.root) }) {
      return false
    }
    if otherScripts.contains(where: { Path.isInside($0, program.root) }) { return false }
    let own = files.filter { Path.isInside($0, program.root) }
    if own.contains(where: { $0 == program.manifest || $0 == program.project?.path }) { return false }
    return own.allSatisfy(program.isOfPage)
  }

  /// Whether a script was not among those of the given folders, and is in one of them.
  package func mayGainScript(_ path: String) -> Bool {
    !otherScripts.contains(path) && scriptFolders.contains { Path.isInside(path, $0) }
  }

  /// Whether anything in `folder` is selected.
  func touches(_ folder: String) -> Bool {
    folders.contains { Path.isInside(folder, $0) || Path.isInside($0, folder) }
      || files.contains { Path.isInside($0, folder) }
      || otherScripts.contains { Path.isInside($0, folder) }
  }
}

/// The programs and files that the given paths mean.
package struct Discovery: Sendable {
  /// Every program with a selected file, sorted by root. Each contains at least one page.
  package internal(set) var programs: [Program] = []
  package internal(set) var selection = Selection()
  /// Given paths that do not exist.
  package internal(set) var missing: [String] = []
  /// Given folders without a page; they may contain native sources.
  package internal(set) var withoutPages: [String] = []
  /// Given files that are neither a page nor belong to one by their names.
  package internal(set) var otherFiles: [String] = []
  /// Given script modules and style sheets that no page was found to use.
  package internal(set) var unusedFiles: [String] = []
  /// The `package.json` files in the walked folders.
  package internal(set) var manifests: [String] = []
  /// The `mpcheck.json` files in the walked folders, each with the root of the innermost program around it.
  package internal(set) var configurations: [(path: String, root: String?)] = []
  /// The pages of programs that have no other, and no program is made of, because walks passed over them.
  package internal(set) var omittedPages: [OmittedFile] = []
  /// Sentences for standard error.
  package internal(set) var notes: [LocalizedText] = []
  /// The walks.
  package internal(set) var trees: [FileTree] = []
  /// The folders that walks entered, or tried to.
  package var walkedFolders: Set<String> { Set(trees.flatMap(\.walkedFolders)) }
  /// Folders that could not be read, sorted by path.
  package internal(set) var unreadable: [(path: String, error: FileError)] = []
}
