import Diagnostics
import Files
import Markup
import MiniProgram

/// What the value of an attribute can name, if the value is a path.
enum PathKind {
  /// A file with templates.
  case templates
  /// A file that is copied in.
  case markup
  case module(Dialect.ScriptModule)
  case page
  case picture
}

extension MarkupPage {
  /// Nil where the attribute of a built-in tag does not name a file.
  func pathKind(ofAttribute name: String, onTag tag: String) -> PathKind? {
    if tag == dialect.spelling(.import) { return name == dialect.spelling(.src) ? .templates : nil }
    if tag == dialect.spelling(.include) { return name == dialect.spelling(.src) ? .markup : nil }
    if let module = dialect.scriptModules.first(where: { $0.tag == tag }) {
      return name == dialect.spelling(module.source) ? .module(module) : nil
    }
    if tag == dialect.spelling(.navigator) { return name == dialect.spelling(.url) ? .page : nil }
    return name == dialect.spelling(.src) && ["image", "cover-image"].contains(tag) ? .picture : nil
  }
}

extension CompletionList {
  /// After a `/`, adds what is in the folder; before it, the paths that are known as a whole.
  mutating func addPaths(_ kind: PathKind, _ word: ValueWord) {
    if case .page = kind { return addPages(word) }
    if let (folder, segment) = word.lastSegment(in: page.text) {
      addEntries(of: folder, kind, segment)
    } else {
      addKnownPaths(kind, word)
    }
  }

  private mutating func addPages(_ word: ValueWord) {
    for known in page.program.app?.pages ?? [] { add("/" + known.path, .file, to: word) }
  }

  private mutating func addEntries(of folder: String, _ kind: PathKind, _ word: ValueWord) {
    let path: String
    if Path.isAbsolute(folder) {
      if page.program.program.kind == .loose { return }
      path = Path.join(page.program.root, "." + folder)
    } else {
      path = Path.join(Path.parent(page.path), folder)
    }
    guard Path.isInside(path, page.program.root),
      let entries = try? page.view.snapshot.files.entries(of: path)
    else {
      return
    }
    let names = entries.filter { $0.name.utf8.first != Path.dot && $0.name != "node_modules" }
    for entry in names where entry.kind == .folder { add(entry.name + "/", .folder, rank: 1, to: word) }
    for entry in names where entry.kind == .file {
      let target = Path.child(path, entry.name)
      if target != page.path, page.fits(target, kind) { add(entry.name, .file, rank: 2, to: word) }
    }
  }

  private mutating func addKnownPaths(_ kind: PathKind, _ word: ValueWord) {
    for path in page.knownPaths(kind) { add(page.relativePath(to: path), .file, to: word) }
  }
}

extension MarkupPage {
  /// Whether the file, by its name, is of the kind that a path must name.
  func fits(_ path: String, _ kind: PathKind) -> Bool {
    switch kind {
    case .templates, .markup, .page: path.hasSuffix(dialect.markupSuffix)
    case .module(let module): path.hasSuffix(dialect.suffix(of: module))
    case .picture:
      ["png", "jpg", "jpeg", "gif", "webp", "svg"].contains(Path.pathExtension(path).lowercased())
    }
  }

  /// The files of the program that the paths of a kind usually name, in byte order: files with templates, markup that
  /// is not a page, and script modules that are already used or are in the file's folder.
  func knownPaths(_ kind: PathKind) -> [String] {
    var found: Set<String> = []
    switch kind {
    case .templates:
      for file in project.files where !file.facts.templates.isEmpty { found.insert(file.unit.path) }
    case .markup:
      for file in project.files where file.unit.kind == .fragment { found.insert(file.unit.path) }
    case .module:
      for file in project.files {
        for reference in file.facts.references where reference.kind == .module {
          if case .file(let path) = reference.resolution { found.insert(path) }
        }
      }
      fallthrough
    case .picture:
      let folder = Path.parent(path)
      for entry in (try? view.snapshot.files.entries(of: folder)) ?? [] where entry.kind == .file {
        found.insert(Path.child(folder, entry.name))
      }
    case .page: break
    }
    return found.filter { $0 != path && fits($0, kind) }.sorted(by: Path.precedes)
  }
}
