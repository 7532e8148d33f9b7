import Files

/// The look-ups of files during one visit to a markup file: when a result changes, the file must be visited again.
package struct Dependencies: Sendable {
  /// The absolute paths of the files that were read, without the markup file itself.
  package fileprivate(set) var texts: [String] = []
  /// The paths that were looked up, with what is there; nil for nothing.
  package fileprivate(set) var kinds: [(path: String, kind: FileKind?)] = []
  /// Where packages were looked for.
  package fileprivate(set) var nearestFolders: [NearestFolderQuestion] = []
  /// Whether walks pass over a path.
  package fileprivate(set) var passings: [(path: String, isPassedOver: Bool)] = []
  /// Whether the style sheets of the whole program were read. They are noted nowhere else: each component would note
  /// every page.
  package fileprivate(set) var isOnAllStylesheets = false
  /// Files beside the markup that exist and could not be read.
  package fileprivate(set) var unreadable: [(path: String, error: FileError)] = []

  package init() {}
}

/// Which folder, at or above `folder`, is the nearest that has a folder of a name; nil where none has.
package struct NearestFolderQuestion: Sendable {
  package let name: String
  package let folder: String
  package let nearest: String?
}

/// Notes the look-ups of files during the visits of one thread. Only that thread uses it.
package final class DependencyRecorder: @unchecked Sendable {
  let unreadable = UnreadableFiles()
  private var dependencies = Dependencies()

  package init() {}

  func note(_ path: String, _ kind: FileKind?) { dependencies.kinds.append((path, kind)) }

  func note(_ question: NearestFolderQuestion) { dependencies.nearestFolders.append(question) }

  func note(_ path: String, isPassedOver: Bool) { dependencies.passings.append((path, isPassedOver)) }

  func noteText(_ path: String) { dependencies.texts.append(path) }

  func noteAllStylesheets() { dependencies.isOnAllStylesheets = true }

  /// What was noted since the last call.
  package func take() -> Dependencies {
    defer { dependencies = Dependencies() }
    dependencies.unreadable = unreadable.takeAll()
    return dependencies
  }
}
