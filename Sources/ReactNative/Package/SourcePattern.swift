import Diagnostics
import Files

/// A pattern of `source_files`, as Ruby's `Dir.glob` reads it; CocoaPods ignores case.
package struct SourcePattern: Sendable {
  package let name: NameAt
  /// The folder before the first wildcard, in lower case and relative to the podspec; empty where there is none.
  package let folder: String
  /// The extensions in lower case; nil for all.
  package let extensions: Set<String>?
  private let files: IgnoreRules
  private let folders: IgnoreRules
  /// More alternatives than this are not told apart: the pattern then takes every file.
  private static let maxAlternatives = 64

  init(_ name: NameAt) {
    self.name = name
    let text = name.text.lowercased()
    let parts = text.split(separator: "/")
    let plain = parts.dropLast().prefix { part in !part.contains { "*?[{".contains($0) } }
    folder = plain.drop { $0 == "." }.joined(separator: "/")
    var extensions: Set<String>? = []
    var patterns: [String] = []
    for alternative in expandingBraces(text, limit: SourcePattern.maxAlternatives, as: .ruby) ?? ["**/*"] {
      let parts = alternative.split(separator: "/").drop { $0 == "." }.map { part in
        // Blanks around a name in braces are none of the name.
        String(part).trimmed
      }
      guard let last = parts.last else { continue }
      let suffix = Path.pathExtension(last)
      if suffix.isEmpty || suffix.contains(where: { "*?[".contains($0) }) {
        extensions = nil
      } else {
        extensions?.insert(String(suffix))
      }
      let path = "/" + parts.joined(separator: "/")
      patterns.append(path)
      // The name of a folder is for the files in it.
      if suffix.isEmpty, !last.contains("*") { patterns.append(path + "/*") }
    }
    self.extensions = extensions
    files = IgnoreRules(folder: "/", patterns: patterns)
    folders = IgnoreRules(
      folder: "/",
      patterns: patterns.map { "/" + ($0.split(separator: "/").dropLast() + ["*"]).joined(separator: "/") })
  }

  /// Whether it takes a file; the path is relative to the podspec.
  package func takes(_ file: String) -> Bool { matches(file, files) }

  /// Whether it takes files of the folder that a file is in.
  package func namesFolder(of file: String) -> Bool { matches(file, folders) }

  private func matches(_ file: String, _ rules: IgnoreRules) -> Bool {
    rules.verdict(on: "/" + file.lowercased(), isFolder: false) == .ignored
  }
}

extension String {
  fileprivate var trimmed: String {
    String(reversed().drop { $0 == " " }.reversed().drop { $0 == " " })
  }
}
