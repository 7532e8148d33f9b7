/// Reports what changes in folders: their files, and the folders themselves, not what is in folders below them.
///
/// On Linux the system reports it at once (inotify). Elsewhere, and where the system has no room for more folders, they
/// are looked at again and again.
package final class FolderWatcher {
  /// What changed.
  package struct Changes: Equatable, Sendable {
    /// Absolute paths of files and folders.
    package var paths: Set<String> = []
    /// Whether so much happened at once that some of it is not in `paths`.
    package var isIncomplete = false

    package var isEmpty: Bool { paths.isEmpty && !isIncomplete }

    mutating func formUnion(_ other: Changes) {
      paths.formUnion(other.paths)
      isIncomplete = isIncomplete || other.isIncomplete
    }
  }

  #if os(Linux)
    private var notifications: FolderNotifications?
  #endif
  private var polling = FolderPolling()

  /// With `polls` the folders are looked at again and again in any case.
  package init(polls: Bool = false) {
    #if os(Linux)
      notifications = polls ? nil : FolderNotifications()
    #endif
  }

  /// What becomes readable when something changes; nil where folders are looked at again and again.
  package var descriptor: Int32? {
    #if os(Linux)
      notifications?.descriptor
    #else
      nil
    #endif
  }

  /// Watches these folders, absolute, and no others. One that cannot be read is passed over. Returns whether there is one
  /// among them that was not watched before.
  package func watch(_ folders: Set<String>) -> Bool {
    #if os(Linux)
      if let notifications {
        if let isNew = notifications.watch(folders) { return isNew }
        // The system does not watch so many.
        self.notifications = nil
      }
    #endif
    return polling.watch(folders)
  }

  /// What changed since the last call, or changes within some time. Empty when nothing does.
  package func changes(within milliseconds: Int32) -> Changes {
    #if os(Linux)
      if let notifications { return notifications.changes(within: milliseconds) }
    #endif
    return polling.changes(within: milliseconds)
  }

  /// Waits for a change that `matters`, until `mayEnd` says that the wait may end; it is called once a second.
  ///
  /// A save is often several changes (a file beside is written, then renamed), and so is a change of branches. What
  /// follows within `pause` is part of it, up to a limit.
  package func nextChanges(that matters: (String) -> Bool, mayEnd: () -> Bool) -> Changes {
    while !mayEnd() {
      var all = changes(within: 1000)
      if !all.isIncomplete, !all.paths.contains(where: matters) { continue }
      var rounds = FolderWatcher.maxBurst / FolderWatcher.pause
      while rounds > 0 {
        let more = changes(within: FolderWatcher.pause)
        if more.isEmpty { break }
        all.formUnion(more)
        rounds -= 1
      }
      all.paths = all.paths.filter(matters)
      return all
    }
    return Changes()
  }

  /// In milliseconds.
  private static let pause: Int32 = 10
  private static let maxBurst: Int32 = 500
}
