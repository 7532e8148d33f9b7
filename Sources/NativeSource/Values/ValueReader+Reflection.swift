import Diagnostics

/// Functions that code calls by names which it has as strings.
extension ValueReader {
  /// What makes a selector or a method of a string.
  private static let makers = [
    "NSSelectorFromString", "sel_registerName", "sel_getUid", "Selector", "getMethod", "getDeclaredMethod",
  ]

  /// Whether a file that makes selectors or methods of strings has the name of a function as one.
  func isNamedByString(_ function: SourceOutline.Function) -> Bool {
    let files = Set(ValueReader.makers.flatMap { index.files(calling: $0) })
    let string = Array(("\"" + function.name).utf8)
    return files.contains { file in
      guard index.contains(string, file), let unit = index.unit(file) else { return false }
      return (0..<unit.tokens.count).contains { token in
        guard unit.tokens.isString(token) else { return false }
        let text = unit.syntax.collector.reader.stringValue(token)
        return text == function.name || text.hasPrefix(function.name + ":")
      }
    }
  }
}
