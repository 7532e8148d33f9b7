import Diagnostics
import Markup

/// Makes fixes of one text, each by itself, as an editor offers them.
package struct FixTrial {
  private let text: SourceText
  /// Nil for what is not markup.
  private let page: PageTrial?

  package init(_ text: SourceText, dialects: [Dialect] = Dialect.all) {
    self.text = text
    page = dialects.dialect(ofFile: text.path).map { dialect in
      MarkupReader.initializeLibrary()
      return PageTrial(text, MarkupReader(dialect))
    }
  }

  /// The edits that make a fix alone, with the line ends of the text. Nil where the fix would bring a syntax mistake or change other
  /// parts of the page.
  package func edits(of fix: Fix) -> [Edit]? {
    let made: [Edit]
    if let page {
      if !page.objections(to: [fix]).isEmpty { return nil }
      made = page.edits(of: [fix])
    } else {
      made = TokenSeparation(text, nil).separated(EditSet([fix]).edits(in: text.path))
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
