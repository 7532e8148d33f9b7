import Diagnostics
import Files
import Markup

/// What the style sheets that apply to a file select.
package struct StylesheetFacts: Sendable {
  /// Many files share a sheet of thousands of names: these are not copied for each.
  fileprivate var sheets: [Stylesheet] = []

  package var selectsIdsByAttribute: Bool { sheets.contains(where: \.selectsIdsByAttribute) }
  package var selectsIDs: Bool { sheets.contains { !$0.ids.isEmpty } }

  package func selects(id: String) -> Bool { sheets.contains { $0.ids.contains(id) } }
  package func selects(element: String) -> Bool { sheets.contains { $0.elements.contains(element) } }
}

/// The style sheets of a program that were read, and what those of all its pages select.
final class Stylesheets: Sendable {
  private let byPath = Lock<[String: Stylesheet]>([:])
  private let ofAllPages = Lock<[String: StylesheetFacts?]>([:])
  private let references = Lock<[String: StyleReferences]>([:])

  fileprivate func sheet(_ text: SourceText) -> Stylesheet {
    if let known = byPath.withLock({ $0[text.path] }) { return known }
    let sheet = Stylesheet(text)
    byPath.withLock { $0[text.path] = sheet }
    return sheet
  }

  /// What a sheet names; `read` gives its text.
  fileprivate func references(of path: String, _ read: (String) -> SourceText?) -> StyleReferences? {
    if let known = references.withLock({ $0[path] }) { return known }
    guard let found = read(path).map({ StyleReferences($0) }) else { return nil }
    references.withLock { $0[path] = found }
    return found
  }

  /// Sheets at these paths changed; what all pages select is put together again.
  fileprivate func forget(_ changed: Set<String>) {
    byPath.withLock { for path in changed { $0[path] = nil } }
    references.withLock { for path in changed { $0[path] = nil } }
    ofAllPages.withLock { $0 = [:] }
  }

  /// The facts for the files of one extension; two threads may make them at once.
  fileprivate func ofAllPages(_ suffix: String, _ make: () -> StylesheetFacts?) -> StylesheetFacts? {
    if let known = ofAllPages.withLock({ $0[suffix] }) { return known }
    let facts = make()
    ofAllPages.withLock { $0[suffix] = .some(facts) }
    return facts
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

  /// Style sheets at these paths changed.
  package func forgetStylesheets(_ changed: Set<String>) { stylesheets.forget(changed) }

  /// What the style sheets of a page select: its own, the sheets it imports, and the program's, which is beside
  /// `app.json`. For a component, which the sheets of pages apply to as well, and for a file without a known page:
  /// every sheet in the program. Nil when it cannot be known.
  ///
  /// Source: `styleIsolation` in the Alipay documentation: by default what a page's sheet says applies to what is in
  /// it.
  package func stylesheet(of unit: SourceUnit) -> StylesheetFacts? {
    let suffix = "." + unit.dialect.files.style
    let own = [unit.stem, root + "/app"]
    if unit.kind == .page {
      return stylesheets(of: own, suffix, limit: ProgramSources.maxStylesheets).map(StylesheetFacts.init)
    }
    if let all = readingAllStylesheets { return all.stylesheet(of: unit) }
    let ofPages = stylesheets.ofAllPages(suffix) {
      let sheets = stylesheets(of: program.pages.map { Path.stem($0) }, suffix, limit: .max)
      return sheets.map { StylesheetFacts(sheets: [Stylesheet(joining: $0)]) }
    }
    guard let ofPages,
      let sheets = stylesheets(of: own, suffix, limit: ProgramSources.maxStylesheets)
    else { return nil }
    return StylesheetFacts(sheets: sheets + ofPages.sheets)
  }

  /// A page whose sheets import more than these is one of which nothing is known.
  private static let maxStylesheets = 256

  /// The sheets beside the files with these stems and those that they import, through any number of sheets. Nil when there may
  /// be others, and when there are more than `limit`.
  private func stylesheets(of stems: [String], _ suffix: String, limit: Int) -> [Stylesheet]? {
    for stem in stems {
      for extensionName in ProgramSources.preprocessedExtensions where mayHaveFile(stem + "." + extensionName)
      {
        return nil
      }
    }
    var sheets: [Stylesheet] = []
    var waiting = stems.map { $0 + suffix }
    var seen: Set<String> = []
    while let path = waiting.popLast() {
      guard seen.insert(path).inserted else { continue }
      if sheets.count >= limit { return nil }
      guard let text = text(path) else {
        if mayHaveFile(path) { return nil }
        continue
      }
      let sheet = stylesheets.sheet(text)
      sheets.append(sheet)
      for target in sheet.imports {
        guard target.path.hasSuffix(suffix) else { return nil }
        waiting.append(self.path(ofImport: target.path, in: path))
      }
    }
    return sheets
  }
}

extension ProgramSources {
  /// What the style sheets of the program and of those of its files that are of a dialect name, and what the sheets that they
  /// import name, each sheet once. Left out are sheets that a build makes of other ones.
  package func styleReferences(
    of files: [ProjectFile], in dialect: Dialect
  ) -> [(path: String, references: StyleReferences)] {
    var found: [(path: String, references: StyleReferences)] = []
    var seen: Set<String> = []
    let suffix = "." + dialect.files.style
    let stems = files.lazy.filter { $0.unit.dialect === dialect && !$0.facts.isUnread }.map(\.unit.stem)
    for stem in [root + "/app"] + stems {
      var waiting = [stem + suffix]
      while let path = waiting.popLast() {
        guard hasFile(path), seen.insert(path).inserted, let sheet = stylesheets.references(of: path, text)
        else {
          continue
        }
        if !isMade(sheet: path) { found.append((path, sheet)) }
        for target in sheet.imports where target.path.hasSuffix(suffix) {
          waiting.append(self.path(ofImport: target.path, in: path))
        }
      }
    }
    return found
  }

  /// The absolute path of what the sheet at a path imports: from the source root after a `/`.
  fileprivate func path(ofImport target: String, in sheet: String) -> String {
    target.hasPrefix("/") ? Path.join(root, "." + target) : Path.join(Path.parent(sheet), target)
  }

  /// Whether a sheet is beside one of another language under the same stem.
  private func isMade(sheet path: String) -> Bool {
    let stem = Path.stem(path)
    return ProgramSources.preprocessedExtensions.contains { mayHaveFile(stem + "." + $0) }
  }
}
