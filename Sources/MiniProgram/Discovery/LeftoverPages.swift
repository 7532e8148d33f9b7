import Diagnostics
import Files
import Markup

/// Pages that a conversion to another language left in a program: `a.wxml` beside each `a.swan`. Nothing in a program of Baidu reads
/// another language than Swan, so in such a program those that are beside no page are left over, too.
struct LeftoverPages {
  /// Those that are pages of the program, in order.
  private(set) var kept: [String] = []
  private(set) var left: [String] = []
  /// Whether all that are left are beside the same page in the language of the program.
  private var areBesidePages = true
  /// The language of the program.
  let dialect: Dialect

  /// Nil where nothing is left over, as far as is known. The program has the only language in which all pages of `app.json` are.
  init?(among pages: [String], listed stems: [String], _ dialects: [Dialect], besides given: Set<String>) {
    if stems.isEmpty || dialects.contains(where: \.files.isMarkupShared) { return nil }
    let files = Set(pages)
    let whole = dialects.filter { dialect in stems.allSatisfy { files.contains($0 + dialect.markupSuffix) } }
    guard whole.count == 1 else { return nil }
    dialect = whole[0]
    for page in pages {
      let own = Path.stem(page) + dialect.markupSuffix
      let isBesidePage = files.contains(own)
      if page == own || given.contains(page) || !isBesidePage && dialect.family != .baidu {
        kept.append(page)
      } else {
        left.append(page)
        if !isBesidePage { areBesidePages = false }
      }
    }
    if left.isEmpty { return nil }
  }

  /// `display` gives a path as it is shown.
  func note(_ display: (String) -> String) -> LocalizedText {
    let first = display(left[0])
    let name = dialect.name
    if !areBesidePages {
      return left.count == 1
        ? LocalizedText(
          en: "\(first) is not in \(name), the language of the program, and is not checked",
          zh: "\(first) 不是 \(name) 文件，而小程序使用 \(name)，因此没有检查")
        : LocalizedText(
          en:
            "\(left.count) files such as \(first) are not in \(name), the language of the program, and are not checked",
          zh: "\(first) 等 \(left.count) 个文件不是 \(name) 文件，而小程序使用 \(name)，因此没有检查")
    }
    return left.count == 1
      ? LocalizedText(
        en: "\(first) is beside the same page in \(name), the language of the program, and is not checked",
        zh: "\(first) 与同一页面的 \(name) 文件并存，而小程序使用 \(name)，因此没有检查")
      : LocalizedText(
        en:
          "\(left.count) files such as \(first) are beside the same pages in \(name), the language of the program, and are not checked",
        zh: "\(first) 等 \(left.count) 个文件与同一页面的 \(name) 文件并存，而小程序使用 \(name)，因此没有检查")
  }
}
