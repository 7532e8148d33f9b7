import Diagnostics
import Files
import Linting
import Markup
import Rules

/// What is true of the findings in any files.
struct FindingChecks {
  private let files: MemoryFileSystem

  init(_ files: MemoryFileSystem) { self.files = files }

  func check(_ diagnostics: [Diagnostic]) throws(FuzzFailure) {
    for diagnostic in diagnostics {
      let name = diagnostic.rule
      try checkPlace(diagnostic.place, "place of \(name)")
      for place in diagnostic.furtherPlaces { try checkPlace(place, "further place of \(name)") }
      for related in diagnostic.related { try checkPlace(related.place, "related place of \(name)") }
      for edit in diagnostic.fix?.edits ?? [] { try checkPlace(edit.place, "edit of \(name)") }
      try require(
        allRules.contains { $0.id == name } || CustomRule.isID(name), "rule of a finding", name)
      for text in [diagnostic.message, diagnostic.help, diagnostic.fix?.title].compactMap(\.self) {
        try require(!text.english.isEmpty && !text.chinese.isEmpty, "texts", name)
      }
    }
    try checkAttributes(diagnostics)
    for (a, b) in zip(diagnostics, diagnostics.dropFirst()) {
      try require(!Diagnostic.precedes(b, a), "order", "\(a.rule) at \(a.place), \(b.rule) at \(b.place)")
    }
  }

  /// No fix touches an attribute with a syntax issue in its name or value, but for those of syntax rules.
  private func checkAttributes(_ diagnostics: [Diagnostic]) throws(FuzzFailure) {
    let fixed = diagnostics.filter { $0.fix != nil && $0.category != Category.syntax.rawValue }
    for (path, diagnostics) in Dictionary(grouping: fixed, by: { $0.fix!.path ?? "" }) {
      guard let dialect = Dialect.all.dialect(ofFile: path), let text = try? files.read(path) else {
        continue
      }
      let document = MarkupReader(dialect).read(text)
      let issues = document.issues.map(\.range)
      if issues.isEmpty { continue }
      let faulty = document.elements.flatMap { element in
        element.attributes.map(\.range).filter { attribute in issues.contains { $0.overlaps(attribute) } }
      }
      for diagnostic in diagnostics {
        for edit in diagnostic.fix!.edits {
          try require(
            !faulty.contains { $0.overlaps(edit.place.range) },
            "no fix touches an attribute with a syntax issue", "\(diagnostic.rule) at \(edit.place)")
        }
      }
    }
  }

  func checkPlace(_ place: Place, _ check: String) throws(FuzzFailure) {
    guard let text = try? files.read(place.path) else { throw FuzzFailure(check, "no file \(place.path)") }
    let range = place.range
    try require(
      range.start <= range.end && Int(range.end) <= text.count, check, "\(place) of \(text.count) bytes")
  }
}
