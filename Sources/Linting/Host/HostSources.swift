import Diagnostics
import HostCode
import MiniProgram

/// What the files of one or several hosts say, before they are linked with each other.
package struct HostSources: Sendable {
  /// What one file gave.
  struct File: Sendable {
    var path: String
    /// Nil when the file could not be read.
    var facts: HostFileFacts?
    var suppressions: [Suppression] = []
    var error: FileError?
  }

  /// Without repetitions, in byte order of their paths.
  private(set) var files: [File] = []
  /// Folders that could not be read.
  private var unreadableFolders: [(path: String, error: FileError)] = []

  package init() {}

  init(_ files: [File], unreadableFolders: [(path: String, error: FileError)]) {
    self.files = files
    self.unreadableFolders = unreadableFolders
  }

  /// Whether nothing was found that a host is written in.
  package var isEmpty: Bool { files.isEmpty }

  package func linked() -> HostFacts { HostFacts(files.compactMap(\.facts)) }

  /// Files and folders that could not be read; the others were all the same.
  package var unreadable: [(path: String, error: FileError)] {
    let failed = files.compactMap { file -> (path: String, error: FileError)? in
      guard let error = file.error else { return nil }
      if case .tooLarge = error { return nil }
      return (file.path, error)
    }
    return unreadableFolders + failed
  }

  /// Files that are too large to be read.
  package var tooLarge: [String] {
    files.compactMap { file in
      if case .tooLarge = file.error { file.path } else { nil }
    }
  }

  var suppressions: [(path: String, suppressions: [Suppression])] {
    files.compactMap { $0.suppressions.isEmpty ? nil : ($0.path, $0.suppressions) }
  }
}
