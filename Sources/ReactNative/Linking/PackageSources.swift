import NativeSource

/// The facts of the files of one package, before they are linked.
package struct PackageSources: Sendable {
  package var manifest: Manifest
  package var scripts: [ScriptFile] = []
  /// The commands that any script sends, and what each script imports.
  package var sentCommands: [SentCommand] = []
  package var links: [ScriptLinks] = []
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
