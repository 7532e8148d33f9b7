import Diagnostics

/// What pages write for the account that publishes releases, and its repository.
private let placeholder = "OWNER/mpcheck"

extension Array<MarkdownBlock> {
  /// The blocks with an account in the place of the placeholder. Without an account, rows and items that need it are left out, and a
  /// sentence is in the place of code.
  func published(by owner: String?, in language: Language) -> [MarkdownBlock] {
    let fill = { (text: String) in text.replacing(placeholder, with: "\(owner ?? "")/mpcheck") }
    let isKept = { (text: String) in owner != nil || !text.contains(placeholder) }
    return map { block in
      switch block {
      case .heading, .paragraph: block
      case .code(let code): isKept(code) ? .code(fill(code)) : .paragraph(missingAddress[language])
      case .list(let items, let isNumbered): .list(items.filter(isKept).map(fill), isNumbered: isNumbered)
      case .table(let heads, let rows):
        .table(heads, rows: rows.filter { $0.allSatisfy(isKept) }.map { $0.map(fill) })
      }
    }
  }
}

private let missingAddress = LocalizedText(
  en: "The example here needs the address of a published release, which this build does not have.",
  zh: "此处的示例需要已发布版本的地址，而这份构建没有该地址。")
