import Diagnostics
import Files
import Markup
import NativeSource

extension Snapshot {
  /// What is at a byte offset of a document, with where it is defined; nil for what means nothing here.
  package func target(in text: SourceText, at offset: UInt32) -> Target? {
    target(in: text, at: offset, programs(of: text.path))
  }

  /// The same, in the programs that the document belongs to.
  func target(in text: SourceText, at offset: UInt32, _ views: [ProgramView]) -> Target? {
    if NativeLanguage(path: text.path) != nil { return NativeTargets(views, text.path).target(at: offset) }
    guard let view = views.first else { return nil }
    if Dialect.all.dialect(ofFile: text.path) != nil {
      return page(text).flatMap { MarkupTargets($0).target(at: offset) }
    }
    if Path.pathExtension(text.path) == "json" {
      return JSONTargets(view, text).target(at: offset) ?? NativeTargets(views, text.path).target(at: offset)
    }
    return isScript(text.path) ? ScriptTargets(view, text).target(at: offset) : nil
  }

  /// Whether the file at a path is a script, or a module that pages bind.
  private func isScript(_ path: String) -> Bool {
    ["js", "ts", "mjs"].contains(Path.pathExtension(path))
      || Dialect.all.contains { $0.moduleSuffixes.contains(where: path.hasSuffix) }
  }
}
