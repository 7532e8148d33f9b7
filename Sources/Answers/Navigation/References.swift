import Diagnostics
import Files
import Markup

extension Snapshot {
  /// The uses of what is at a byte offset of a document, in the order of files, each once; nil for what means nothing
  /// here.
  package func references(
    in text: SourceText, at offset: UInt32, includingDeclarations: Bool = true
  ) -> [Place]? {
    let views = programs(of: text.path)
    guard let symbol = target(in: text, at: offset, views)?.symbol else {
      return page(text)?.isBuiltinTag(at: offset) == true ? [] : nil
    }
    var seen: Set<Place> = []
    return views.flatMap { $0.occurrences(of: symbol) }
      .filter { includingDeclarations || !$0.isDeclaration }
      .map(\.place).filter { seen.insert($0).inserted }
      .sorted { $0.path == $1.path ? $0.range.start < $1.range.start : Path.precedes($0.path, $1.path) }
  }
}

extension MarkupPage {
  fileprivate func isBuiltinTag(at offset: UInt32) -> Bool {
    guard case .tag(let element, _) = Cursor(document, at: offset) else { return false }
    return dialect.components.contains(element.tag)
  }
}
