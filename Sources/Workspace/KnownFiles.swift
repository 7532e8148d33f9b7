import Files
import Linting
import Markup
import NativeSource
import ReactNative

/// Which files are read at all, by their extensions.
package enum KnownFiles {
  /// Scripts and configurations, of pages and beside them.
  private static let scripts = ["js", "ts", "mjs", "cjs", "json", "json5"]
  /// What a build turns into style sheets.
  private static let preprocessed = ["less", "scss", "sass", "styl"]

  /// The extensions of files that can have to do with a finding, without dot, in byte order.
  package static let extensions: [String] = {
    let ofDialects = Dialect.all.flatMap { dialect in
      [dialect.files.markup, dialect.files.style, dialect.files.module]
        + dialect.scriptModules.map { String(Path.pathExtension("module" + dialect.suffix(of: $0))) }
    }
    let native = NativeLanguage.extensions.map(\.name) + PackageFile.extensions
    return Set(ofDialects + scripts + preprocessed + native).sorted(by: Path.precedes)
  }()

  /// Whether a file is of a kind that is read.
  package static func contain(_ path: String) -> Bool {
    let name = Path.pathExtension(path)
    return extensions.contains { $0 == name }
  }
}
