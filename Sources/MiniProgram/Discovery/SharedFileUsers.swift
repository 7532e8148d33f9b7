import Diagnostics
import Files
import Markup

/// Which pages of a program use a script module or a style sheet: such a file, when it is given, means these.
struct SharedFileUsers {
  /// Languages that a build turns into style sheets: they belong to the page beside them, and what they import is unknown.
  private static let preprocessedExtensions = ["less", "scss", "sass", "styl"]
  /// What pages of the web have, too: style sheets, and scripts (`date.filter.js` is a module of Swan, or one of Angular).
  private static let webExtensions = ["css", "js"]

  private let root: String
  private let pages: [String]
  private let dialects: [Dialect]
  private let fileSystem: any FileSystem
  private let resolver: ReferenceResolver
  /// The modules that a file uses, by its path.
  private var usedModules: [String: [String]] = [:]
  /// The sheets that a sheet imports, by its path.
  private var importedSheets: [String: [String]] = [:]

  /// - Parameter pages: the markup files of the program at `root`.
  init(root: String, pages: [String], _ fileSystem: any FileSystem, _ dialects: [Dialect]) {
    MarkupReader.initializeLibrary()
    self.root = root
    self.pages = pages
    self.dialects = dialects
    self.fileSystem = fileSystem
    resolver = ReferenceResolver(
      program: Program(
        root: root, kind: .app, manifest: nil, project: nil, pages: pages,
        dialects: dialects.dialects(ofFiles: pages), trees: []),
      fileSystem: fileSystem)
  }

  /// Whether a file may be used by several pages, by its extension.
  static func isShared(_ path: String, _ dialects: [Dialect]) -> Bool {
    isStylesheet(String(Path.pathExtension(path)), dialects) || dialects.contains { isModule(path, $0) }
  }

  /// Whether a file that none of `pages` uses should be used by one. A file of a kind that the web has is only one of pages where
  /// pages have that kind, and a sheet that is preprocessed may be imported by another.
  static func isMeantForPages(_ path: String, _ pages: [String], _ dialects: [Dialect]) -> Bool {
    let name = Path.pathExtension(path)
    let known = webExtensions.contains { $0 == name } ? dialects.dialects(ofFiles: pages) : dialects
    return known.contains { $0.files.style == name || isModule(path, $0) }
  }

  private static func isStylesheet(_ name: String, _ dialects: [Dialect]) -> Bool {
    dialects.contains { $0.files.style == name } || preprocessedExtensions.contains(name)
  }

  /// A script of a page is not one, whatever tags bind it.
  private static func isModule(_ path: String, _ dialect: Dialect) -> Bool {
    dialect.scriptModules.contains { module in
      let suffix = dialect.suffix(of: module)
      return suffix != ".js" && path.hasSuffix(suffix)
    }
  }

  /// The pages that use the file at `path`, directly or by other modules or sheets.
  mutating func users(of path: String) -> [String] {
    let name = String(Path.pathExtension(path))
    let isSheet = SharedFileUsers.isStylesheet(name, dialects)
    // The sheet beside app.json applies to all pages.
    if isSheet, reaches(path, from: [root + "/app." + name], by: Self.sheets) { return pages }
    return pages.filter { page in
      guard let dialect = dialects.dialect(ofFile: page) else { return false }
      if isSheet { return reaches(path, from: [Path.stem(page) + "." + name], by: Self.sheets) }
      if !SharedFileUsers.isModule(path, dialect) { return false }
      return reaches(path, from: modules(ofPage: page, dialect)) { $0.modules(of: $1, dialect) }
    }
  }

  /// Whether `path` is one of some files, or is reached from them by what `next` gives.
  private mutating func reaches(
    _ path: String, from starts: [String], by next: (inout SharedFileUsers, String) -> [String]
  ) -> Bool {
    var waiting = starts
    var seen = Set(starts)
    while let file = waiting.popLast() {
      if file == path { return true }
      waiting += next(&self, file).filter { seen.insert($0).inserted }
    }
    return false
  }

  private static func sheets(_ users: inout SharedFileUsers, importedBy sheet: String) -> [String] {
    if let known = users.importedSheets[sheet] { return known }
    let imports = (try? users.fileSystem.read(sheet)).map { Stylesheet($0).imports } ?? []
    let folder = Path.parent(sheet)
    let found = imports.map { target in
      Path.isAbsolute(target.path)
        ? Path.join(users.root, String(target.path.dropFirst())) : Path.join(folder, target.path)
    }
    users.importedSheets[sheet] = found
    return found
  }

  private mutating func modules(ofPage page: String, _ dialect: Dialect) -> [String] {
    if let known = usedModules[page] { return known }
    var found: [String] = []
    if let text = try? fileSystem.read(page) {
      let document = MarkupReader(dialect).read(text)
      for element in document.elements {
        guard let module = dialect.scriptModules.first(where: { $0.tag == element.tag }),
          let source = element.attribute(module.source)?.staticValue
        else { continue }
        found += resolved(text.string(source), from: page, dialect)
      }
    }
    usedModules[page] = found
    return found
  }

  /// The modules that a module imports: what its literals name that begin as paths do.
  private mutating func modules(of module: String, _ dialect: Dialect) -> [String] {
    if let known = usedModules[module] { return known }
    var found: [String] = []
    if let text = try? fileSystem.read(module) {
      for literal in pathLiterals(in: text) {
        found += resolved(literal, from: module, dialect)
      }
    }
    usedModules[module] = found
    return found
  }

  private func resolved(_ source: String, from file: String, _ dialect: Dialect) -> [String] {
    guard case .file(let path) = resolver.resolve(source, from: file, as: .script, in: dialect) else {
      return []
    }
    return [path]
  }
}

/// In bytes: no system opens a longer one.
private let maxPathLength = 4096

/// The texts between quotes, on one line, that begin with `.` or `/`.
private func pathLiterals(in text: SourceText) -> [String] {
  let bytes = text.bytes
  var literals: [String] = []
  var start = 0
  while start < bytes.count {
    let quote = bytes[start]
    start += 1
    guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\""), start < bytes.count,
      bytes[start] == Path.dot || bytes[start] == Path.slash
    else { continue }
    var end = start
    while end < bytes.count, bytes[end] != quote, bytes[end] != 0x0A { end += 1 }
    if end < bytes.count, bytes[end] == quote, end - start <= maxPathLength {
      literals.append(text.string(ByteRange(start, end)))
      start = end + 1
    }
  }
  return literals
}
