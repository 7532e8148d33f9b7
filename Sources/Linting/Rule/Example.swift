import Markup

/// A small program that shows what a rule finds, or does not find. The examples in a rule's file are those that
/// `mpcheck explain` shows; the others are in `Fixtures/rules`.
///
/// Each expected range is marked by `⟦` and `⟧`, which are not part of the text; ranges may nest.
package struct Example: Sendable {
  package struct File: Sendable {
    /// The path relative to the program's root.
    package let path: String
    /// The text with the marks.
    package let marked: String

    package init(_ path: String, _ marked: String) {
      self.path = path
      self.marked = marked
    }
  }

  /// Files by their paths, in the order in which they are written.
  package struct Files: Sendable, ExpressibleByDictionaryLiteral {
    fileprivate let list: [File]

    package init(dictionaryLiteral elements: (String, String)...) { list = elements.map { File($0, $1) } }
  }

  /// Where an example is written.
  package struct Location: Sendable {
    /// For Swift source the module and the name of the file, for a document the path from the top of the checkout.
    package let file: String
    /// The number of the line, 1-based.
    package let line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
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
  package let location: Location

  package init(
    files: [File], messages: [String], fixed: String?, configuration: String?, location: Location
  ) {
    self.files = files
    self.messages = messages
    self.fixed = fixed
    self.configuration = configuration
    self.location = location
  }

  /// Markup, and possibly the page's script, in which the rule finds what is marked.
  package static func wrong(
    in dialect: Dialect = .axml, _ page: String, script: String? = nil, message: String...,
    fixed: String? = nil, configuration: String? = nil, file: String = #fileID, line: Int = #line
  ) -> Example {
    Example(
      files: files(page, script, dialect), messages: message, fixed: fixed, configuration: configuration,
      location: Location(file: file, line: line))
  }

  /// Markup, and possibly the page's script, in which the rule finds nothing.
  package static func right(
    in dialect: Dialect = .axml, _ page: String, script: String? = nil, configuration: String? = nil,
    file: String = #fileID, line: Int = #line
  ) -> Example {
    Example(
      files: files(page, script, dialect), messages: [], fixed: nil, configuration: configuration,
      location: Location(file: file, line: line))
  }

  /// Files in which the rule finds what is marked.
  package static func wrong(
    _ files: Files, message: String..., fixed: String? = nil, configuration: String? = nil,
    file: String = #fileID, line: Int = #line
  ) -> Example {
    Example(
      files: files.list, messages: message, fixed: fixed, configuration: configuration,
      location: Location(file: file, line: line))
  }

  /// Files in which the rule finds nothing.
  package static func right(
    _ files: Files, configuration: String? = nil, file: String = #fileID, line: Int = #line
  ) -> Example {
    Example(
      files: files.list, messages: [], fixed: nil, configuration: configuration,
      location: Location(file: file, line: line))
  }

  package var isWrong: Bool { !messages.isEmpty }

  /// The dialects that the example is in.
  package var dialects: [Dialect] {
    Dialect.all.dialects(ofFiles: files.map(\.path))
  }

  private static func files(_ page: String, _ script: String?, _ dialect: Dialect) -> [File] {
    var files = [File(pageStem + dialect.markupSuffix, page)]
    if let script { files.append(File(pageStem + ".js", script)) }
    // For some extensions, only a program with an app.json says what they mean.
    if dialect.files.isMarkupShared { files.append(File("app.json", "{ \"pages\": [\"\(pageStem)\"] }")) }
    return files
  }
}
