import Markup

/// A small program that shows what a rule finds, or does not find.
///
/// Each expected range is marked by `⟦` and `⟧`, which are not part of the text; ranges may nest.
package struct Example: Sendable {
  package struct File: Sendable {
    /// Relative to the program's root.
    package let path: String
    /// With the marks.
    package let marked: String

    package init(_ path: String, _ marked: String) {
      self.path = path
      self.marked = marked
    }
  }

  /// The path of the page, without its extension, where an example names none.
  private static let pageStem = "pages/index/index"
  package static let pagePath = pageStem + Dialect.axml.markupSuffix

  /// The page first; then the other files that matter.
  package let files: [File]
  /// The message of each marked range in the order of the files and of their starts; none for a right example.
  package let messages: [String]
  /// The text of the first file after the fix, when there is one.
  package let fixed: String?
  /// The text of `mpcheck.json`, when the example needs one.
  package let configuration: String?

  /// Markup, and possibly the page's script, in which the rule finds what is marked.
  package static func wrong(
    in dialect: Dialect = .axml, _ page: String, script: String? = nil, message: String...,
    fixed: String? = nil, configuration: String? = nil
  ) -> Example {
    Example(
      files: files(page, script, dialect), messages: message, fixed: fixed, configuration: configuration)
  }

  /// Markup, and possibly the page's script, in which the rule finds nothing.
  package static func right(
    in dialect: Dialect = .axml, _ page: String, script: String? = nil, configuration: String? = nil
  ) -> Example {
    Example(files: files(page, script, dialect), messages: [], fixed: nil, configuration: configuration)
  }

  /// Files in which the rule finds what is marked.
  package static func wrong(
    _ files: [File], message: String..., fixed: String? = nil, configuration: String? = nil
  ) -> Example {
    Example(files: files, messages: message, fixed: fixed, configuration: configuration)
  }

  /// Files in which the rule finds nothing.
  package static func right(_ files: [File], configuration: String? = nil) -> Example {
    Example(files: files, messages: [], fixed: nil, configuration: configuration)
  }

  package var isWrong: Bool { !messages.isEmpty }

  /// The dialects that the example is in.
  package var dialects: [Dialect] {
    Dialect.all.dialects(ofFiles: files.map(\.path))
  }

  private static func files(_ page: String, _ script: String?, _ dialect: Dialect) -> [File] {
    var files = [File(pageStem + dialect.markupSuffix, page)]
    if let script { files.append(File(pageStem + ".js", script)) }
    // Of some extensions only a program with an app.json tells what they mean.
    if dialect.files.isMarkupShared { files.append(File("app.json", "{ \"pages\": [\"\(pageStem)\"] }")) }
    return files
  }
}
