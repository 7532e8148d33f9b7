import NativeSource

/// The facts of the files of one package, before they are linked.
package struct PackageSources: Sendable {
  package var manifest: Manifest
  package var scripts: [ScriptFile] = []
  /// The commands that any script sends, and the names that any script may import.
  package var sentCommands: [SentCommand] = []
  package var importedNames: Set<String> = []
  /// Whether a script is one that the package names in its manifest, or an `index` in its folder or in `src`.
  package var hasEntry = false
  package var apple: [AppleFile] = []
  package var android: [JVMFile] = []
  package var podspecs: [Podspec] = []
  /// Words of Apple's, Java's, Kotlin's and C++ files, one set for each file.
  package var words: [Set<String>] = []
  /// Strings of Apple's files.
  package var appleStrings: Set<String> = []
  /// Names of the folders in the package.
  package var folders: Set<String> = []
  /// The files that a podspec may take, relative to the package.
  package var podFiles: [String] = []

  package init(_ manifest: Manifest) { self.manifest = manifest }
}
