import Diagnostics
import Files
import Linting
import Markup

/// The formatters of one thread, made when they are needed.
package struct Formatters {
  private let rules: [Rule]
  private var formatters: [ObjectIdentifier: Formatter] = [:]

  /// - Parameter rules: those that report syntax issues, perhaps with others.
  package init(_ rules: [Rule]) { self.rules = rules }

  package subscript(dialect: Dialect) -> Formatter {
    mutating get {
      if let known = formatters[ObjectIdentifier(dialect)] { return known }
      let formatter = Formatter(dialect, rules: rules)
      formatters[ObjectIdentifier(dialect)] = formatter
      return formatter
    }
  }
}

extension Formatter {
  /// Reads and formats a file, with the style sheets that are beside it.
  package func format(
    fileAt path: String, in fileSystem: any FileSystem, _ style: FormatStyle
  ) -> Result<FormatResult, FileError> {
    do throws(FileError) {
      return .success(format(try fileSystem.read(path, limit: MarkupLimit.fileSize), style, in: fileSystem))
    } catch {
      guard case .tooLarge = error else { return .failure(error) }
      return .success(.leftAlone(tooLarge))
    }
  }

  /// Formats a text of a file, with the style sheets that are beside the file.
  package func format(
    _ text: SourceText, _ style: FormatStyle, in fileSystem: any FileSystem
  ) -> FormatResult {
    format(text, style, sheets: sheets(of: text.path, in: fileSystem))
  }

  /// The style sheets that are beside a file, read when they are needed.
  package func sheets(of path: String, in fileSystem: any FileSystem) -> () -> [SourceText] {
    { [stem = Path.stem(path), extensions = sheetExtensions] in
      extensions.compactMap { try? fileSystem.read(stem + "." + $0) }
    }
  }
}
