import Diagnostics
import Markup

extension Fix {
  /// The edits that make this fix alone in `text`, with its line ends. Nil where the fix would bring a syntax mistake or
  /// change other parts of the page.
  package func edits(in text: SourceText, dialects: [Dialect] = Dialect.all) -> [Edit]? {
    var made = TokenSeparation(text, nil).separated(EditSet([self]).edits(in: text.path))
    if let dialect = dialects.dialect(ofFile: text.path) {
      MarkupReader.initializeLibrary()
      let trial = PageTrial(text, MarkupReader(dialect))
      if !trial.objections(to: [self]).isEmpty { return nil }
      made = trial.edits(of: [self])
    }
    return made.map { $0.ending(linesAs: text) }
  }
}

extension Edit {
  /// The edit with the line ends of `text`.
  package func ending(linesAs text: SourceText) -> Edit {
    let lineEnd = String(decoding: text.lineEnd, as: UTF8.self)
    if lineEnd == "\n" || !self.text.utf8.contains(0x0A) { return self }
    let lines = self.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
    return Edit(replace: place, with: lines.map { String(Substring($0)) }.joined(separator: lineEnd))
  }
}
