import Diagnostics
import Files
import Formatting
import LanguageServerProtocol
import Linting
import Markup

/// Where white space at the beginnings and ends of lines is to be changed.
extension LanguageServer {
  func formatting(_ params: LSP.FormattingParams) -> JSONTree {
    guard let page = formattedPage(params.uri, params.options) else { return .null }
    return json(of: edits(of: page), page.document)
  }

  /// Formats the lines that a range touches: not a last one in which it has nothing.
  func rangeFormatting(_ params: LSP.RangeFormattingParams) -> JSONTree {
    guard let page = formattedPage(params.uri, params.options) else { return .null }
    let (start, end) = (params.range.start, params.range.end)
    let isEmptyAtEnd = end.character == 0 && end.line > start.line
    func offset(ofLine line: Int) -> UInt32 {
      self.offset(LSP.Position(line: line, character: 0), in: page.document)
    }
    let range = ByteRange(offset(ofLine: start.line), offset(ofLine: isEmptyAtEnd ? end.line : end.line &+ 1))
    let atEnd = range.end == page.document.text.count
    let touched = edits(of: page)?.filter { edit in
      range.contains(edit.range) && (edit.range.start < range.end || atEnd)
    }
    return json(of: touched, page.document)
  }

  func onTypeFormatting(_ params: LSP.OnTypeFormattingParams) -> JSONTree {
    guard let typed = Formatter.Typed(rawValue: params.character),
      let page = formattedPage(params.uri, params.options)
    else { return .null }
    let edit = page.formatter.edit(
      after: typed, at: offset(params.position, in: page.document), in: page.document.text, page.style,
      sheets: page.formatter.sheets(of: page.document.path, in: page.files))
    return edit.map { json(of: [$0], page.document) } ?? .null
  }

  /// An open page, and what formats it.
  private struct FormattedPage {
    let document: OpenDocument
    let formatter: Formatter
    let style: FormatStyle
    let files: any FileSystem
  }

  private func formattedPage(_ uri: LSP.DocumentURI, _ options: LSP.FormattingOptions) -> FormattedPage? {
    guard let document = documents[uri], let dialect = Dialect.all.dialect(ofFile: document.path),
      let (files, configured) = formatting(of: document.path)
    else { return nil }
    var style = FormatStyle(configured)
    var editorConfigs = EditorConfigs(files)
    style.apply(editorConfigs.properties(of: document.path))
    style.fallback =
      options.insertsSpaces && Indentation.sizes.contains(options.tabSize)
      ? .blanks(options.tabSize) : options.insertsSpaces ? nil : .tab
    return FormattedPage(document: document, formatter: formatters[dialect], style: style, files: files)
  }

  /// The edits of a page; nil for one that is left alone, which the log says.
  private func edits(of page: FormattedPage) -> [WhiteSpaceEdit]? {
    switch page.formatter.format(page.document.text, page.style, in: page.files) {
    case .unchanged: return []
    case .changed(let text): return text.edits
    case .leftAlone(let obstacle):
      log("\(Path.lastComponent(page.document.path)) \(obstacle.clause[language])")
      return nil
    }
  }

  private func json(of edits: [WhiteSpaceEdit]?, _ document: OpenDocument) -> JSONTree {
    guard let edits else { return .null }
    return .array(
      edits.map { LSP.TextEdit(range: range($0.range, in: document), newText: $0.text).json })
  }
}
