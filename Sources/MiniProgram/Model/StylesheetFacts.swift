import Diagnostics

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
  /// Languages that a build turns into `.acss`: what they select is not read.
  private static let preprocessedExtensions = ["less", "scss", "sass", "styl"]

  /// What the style sheets of a page or component select: its own, those it imports, and the program's
  /// `app.acss`. For a file of no known page, those of every sheet in the program. Nil when it cannot be known.
  package func stylesheet(of unit: SourceUnit) -> StylesheetFacts? {
    var facts = StylesheetFacts()
    var waiting = [unit.stem + ".acss", root + "/app.acss"]
    if unit.kind == .fragment { waiting += program.pages.map { Path.withoutExtension($0) + ".acss" } }
    for extensionName in ProgramSources.preprocessedExtensions where hasFile(unit.stem + "." + extensionName)
    { return nil }
    var seen: Set<String> = []
    while let path = waiting.popLast() {
      guard seen.insert(path).inserted, let text = text(path) else { continue }
      let sheet = Stylesheet(text)
      facts.add(sheet)
      for target in sheet.imports {
        guard target.path.hasSuffix(".acss") else { return nil }
        let isFromRoot = target.path.hasPrefix("/")
        waiting.append(
          isFromRoot ? Path.join(root, "." + target.path) : Path.join(Path.parent(path), target.path))
      }
    }
    return facts
  }
}
