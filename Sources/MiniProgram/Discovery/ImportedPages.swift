import Diagnostics
import Files
import Markup

/// The markup files that some pages import or include, directly or not: what belongs to single pages outside of any
/// program.
struct ImportedPages {
  /// The files without the pages themselves, in the order in which they are found.
  private(set) var pages: [String] = []

  /// A page may well be made of a hundred templates; one that imports thousands is an attack.
  private static let most = 1000

  /// - Parameters:
  ///   - given: absolute paths.
  ///   - root: what a path that begins with `/` is relative to.
  init(from given: [String], in root: String, _ fileSystem: any FileSystem, _ dialects: [Dialect]) {
    MarkupReader.initializeLibrary()
    let program = Program(
      root: root, kind: .loose, manifest: nil, project: nil, pages: given,
      dialects: dialects.dialects(ofFiles: given), trees: [])
    let resolver = ReferenceResolver(program: program, fileSystem: fileSystem)
    var known = Set(given)
    var waiting = given[...]
    while let page = waiting.popFirst(), pages.count < ImportedPages.most {
      let dialect = dialects.dialect(ofFile: page) ?? dialects[0]
      for source in ImportedPages.sources(of: page, fileSystem, dialect) {
        guard case .file(let path) = resolver.resolve(source, from: page, as: .markup, in: dialect),
          known.insert(path).inserted
        else { continue }
        pages.append(path)
        waiting.append(path)
      }
    }
  }

  /// The values of `src` in a page's imports and includes.
  private static func sources(of page: String, _ fileSystem: any FileSystem, _ dialect: Dialect) -> [String] {
    guard let text = try? fileSystem.read(page) else { return [] }
    let document = MarkupReader(dialect).read(text)
    return document.elements.compactMap { element in
      guard element.name.known == .import || element.name.known == .include else { return nil }
      return element.attribute(.src)?.staticValue.map { text.string($0) }
    }
  }
}
