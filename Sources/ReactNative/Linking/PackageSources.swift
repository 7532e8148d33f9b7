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
  /// The versions of Swift that projects of Xcode and files beside them name.
  package var swiftVersions: [Int] = []
  /// Words of Apple's, Java's, Kotlin's and C++ files, one set for each file.
  package var words: [Set<String>] = []
  /// The words of each of Apple's files, by its path.
  package var appleWords: [String: Set<String>] = [:]
  /// Strings of Apple's files.
  package var appleStrings: Set<String> = []
  /// Names of the folders in the package.
  package var folders: Set<String> = []
  /// The files that a podspec may take, relative to the package.
  package var podFiles: [String] = []

  /// The version of Swift in which the sources are written, as far as it is named: 3 is the last one in which Objective-C
  /// sees members without `@objc`, 2 the last one in which a first parameter has no label.
  var swiftVersion: Int? {
    podspecs.flatMap(\.swiftVersions).max() ?? swiftVersions.min()
      // Xcode compiled Swift 2 up to version 8.2, which came a month before React Native 0.40. Swift 4 came with Xcode 9, in the
      // month of React Native 0.48.
      ?? (manifest.isOlder(than: 40) ? 2 : manifest.isOlder(than: 48) ? 3 : nil)
  }

  package init(_ manifest: Manifest) { self.manifest = manifest }
}
