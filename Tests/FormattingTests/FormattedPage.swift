import Diagnostics
import Formatting
import Linting
import Markup
import Rules
import Testing

/// A page of WXML before and after, as an example of what `format` does.
struct FormatExample: CustomTestStringConvertible {
  var name: String
  var before: String
  /// Nil where nothing changes.
  var after: String?
  var style = FormatStyle()
  var sheet = ""
  var dialect = Dialect.wxml

  init(
    _ name: String, _ before: String, _ after: String? = nil, _ style: FormatStyle = FormatStyle(),
    sheet: String = "", dialect: Dialect = .wxml
  ) {
    (self.name, self.before, self.after) = (name, before, after)
    (self.style, self.sheet, self.dialect) = (style, sheet, dialect)
  }

  var testDescription: String { name }
}

/// What becomes of a text.
func formatted(
  _ text: String, _ style: FormatStyle = FormatStyle(), sheet: String = "", dialect: Dialect = .wxml
) -> FormatResult {
  let text = SourceText(path: "/p/page" + dialect.markupSuffix, text)
  return Formatter(dialect, rules: allRules).format(text, style) { [SourceText(path: "/p/page.wxss", sheet)] }
}

extension FormatResult {
  /// The new text; nil where the old one stays.
  var text: String? {
    guard case .changed(let text) = self else { return nil }
    return String(decoding: text.change.new.bytes, as: UTF8.self)
  }

  var obstacle: FormatObstacle? {
    if case .leftAlone(let obstacle) = self { obstacle } else { nil }
  }
}

extension FormatStyle {
  static let tabs = FormatStyle(.tab)
  static func blanks(_ count: Int) -> FormatStyle { FormatStyle(.blanks(count)) }

  /// What an `.editorconfig` with these properties says.
  static func of(_ properties: [String: String]) -> FormatStyle {
    var style = FormatStyle()
    style.apply(properties)
    return style
  }
}
