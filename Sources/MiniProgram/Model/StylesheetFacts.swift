import Diagnostics
import Files
import Markup

/// What the style sheets that apply to a file select.
package struct StylesheetFacts: Sendable {
  package private(set) var ids: Set<String> = []
  package private(set) var elements: Set<String> = []
  package private(set) var selectsIdsByAttribute = false

  fileprivate mutating func add(_ sheet: Stylesheet) {
    ids.formUnion(sheet.ids)
    elements.formUnion(sheet.elements)
    if sheet.selectsIdsByAttribute { selectsIdsByAttribute = true }
  }
}

extension ProgramSources {
  /// Languages that a build turns into style sheets: what they select is not read.
  private static let preprocessedExtensions = ["less", "scss", "sass", "styl"]

  /// Whether `stylesheet(of:)` may read the file at `path` for a component.
  package static func isStylesheet(_ path: String) -> Bool {
    let extensionName = String(Path.pathExtension(path))
    return (Dialect.all.map(\.files.style) + preprocessedExtensions).contains(extensionName)
  }

  /// What the style sheets of a page select: its own, the sheets it imports, and the program's, which is beside
  /// `app.json`. For a component, which the sheets of pages apply to as well, and for a file without a known page:
  /// every sheet in the program. Nil when it cannot be known.
  ///
  /// Source: `styleIsolation` in the Alipay documentation: by default what a page's sheet says applies to what is in
  /// it.
  package func stylesheet(of unit: SourceUnit) -> StylesheetFacts? {
    var facts = StylesheetFacts()
    var stems = [unit.stem, root + "/app"]
    if unit.kind != .page {
      if let all = readingAllStylesheets { return all.stylesheet(of: unit) }
      stems += program.pages.map { Path.stem($0) }
    }
    for stem in stems {
      for extensionName in ProgramSources.preprocessedExtensions where mayHaveFile(stem + "." + extensionName)
      {
        return nil
      }
    }
    let suffix = "." + unit.dialect.files.style
    var waiting = stems.map { $0 + suffix }
    var seen: Set<String> = []
    while let path = waiting.popLast() {
      guard seen.insert(path).inserted else { continue }
      guard let text = text(path) else {
        if mayHaveFile(path) { return nil }
        continue
      }
      let sheet = Stylesheet(text)
      facts.add(sheet)
      for target in sheet.imports {
        guard target.path.hasSuffix(suffix) else { return nil }
        let isFromRoot = target.path.hasPrefix("/")
        waiting.append(
          isFromRoot ? Path.join(root, "." + target.path) : Path.join(Path.parent(path), target.path))
      }
    }
    return facts
  }
}
