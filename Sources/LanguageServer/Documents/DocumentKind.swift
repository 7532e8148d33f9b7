import Files
import LanguageServerProtocol
import Markup
import NativeSource

/// Which documents are read, and with which paths.
enum DocumentKind {
  /// The extensions that neither a dialect nor a native language has.
  private static let otherExtensions = ["js", "ts", "json", "json5", "mjs", "podspec", "tsx", "jsx"]

  /// Every extension, without dot, of the files that are read.
  static let extensions: [String] = {
    let dialects = Dialect.all.flatMap {
      [$0.files.markup, $0.files.style] + $0.moduleSuffixes.map { String($0.dropFirst()) }
    }
    let native = NativeLanguage.extensions.map(\.name)
    var seen: Set<String> = []
    return (dialects + otherExtensions + native).filter { seen.insert($0).inserted }
  }()

  /// The path of a document that is read; nil for others.
  static func path(of uri: LSP.DocumentURI, languageID: String) -> String? {
    switch uri.scheme {
    case "file":
      let path = Path.normalised(uri.path)
      return Path.isAbsolute(path) && extensions.contains(String(Path.pathExtension(path))) ? path : nil
    case "untitled":
      guard let dialect = Dialect.all.first(where: { $0.languageID == languageID }) else { return nil }
      let name = Path.lastComponent(uri.path).isEmpty ? "untitled" : String(Path.lastComponent(uri.path))
      return Path.child(untitledFolder, name + dialect.markupSuffix)
    default: return nil
    }
  }

  /// A folder that does not exist: files in it are outside of all folders of the workspace.
  static let untitledFolder = "/untitled:"

  static func isUntitled(_ path: String) -> Bool { Path.isInside(path, untitledFolder) }
}
