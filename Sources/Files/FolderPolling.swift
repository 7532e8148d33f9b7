import SystemC

/// Changes in folders, found by looking at them again.
struct FolderPolling {
  /// What differs in a file after a change.
  private struct Mark: Equatable {
    private let seconds: Int
    private let nanoseconds: Int
    private let size: Int
    private let node: UInt64
    private let mode: UInt32

    init(_ status: stat) {
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      // What is in a folder is looked at separately, where it is watched.
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      seconds = isFolder ? 0 : Int(time.tv_sec)
      nanoseconds = isFolder ? 0 : Int(time.tv_nsec)
      size = isFolder ? 0 : Int(status.st_size)
      node = UInt64(status.st_ino)
      mode = UInt32(status.st_mode)
    }
  }

  /// By folder and name; a folder that cannot be read is empty.
  private var seen: [String: [String: Mark]] = [:]

  /// The least pause between two looks, in milliseconds.
  private static let shortestPause: Int32 = 40

  mutating func watch(_ folders: Set<String>) -> Bool {
    seen = seen.filter { folders.contains($0.key) }
    var isNew = false
    for folder in folders where seen[folder] == nil {
      seen[folder] = FolderPolling.look(at: folder)
      isNew = true
    }
    return isNew
  }

  mutating func changes(within milliseconds: Int32) -> FolderWatcher.Changes {
    var left = milliseconds
    var pause = min(left, FolderPolling.shortestPause)
    while true {
      usleep(UInt32(pause) * 1000)
      left -= pause
      let start = ContinuousClock.now
      let found = look()
      if !found.isEmpty || left <= 0 { return found }
      // Where a look takes long, it is taken less often, so that it costs a fifth of a core at most.
      let taken = (ContinuousClock.now - start) / .milliseconds(1)
      pause = min(left, max(FolderPolling.shortestPause, Int32(min(taken * 4, 1000))))
    }
  }

  private mutating func look() -> FolderWatcher.Changes {
    var changes = FolderWatcher.Changes()
    for (folder, old) in seen {
      let new = FolderPolling.look(at: folder)
      if new == old { continue }
      seen[folder] = new
      for name in Set(old.keys).union(new.keys) where old[name] != new[name] {
        changes.paths.insert(Path.child(folder, name))
      }
    }
    return changes
  }

  private static func look(at folder: String) -> [String: Mark] {
    guard let entries = try? DiskFileSystem().entries(of: folder) else { return [:] }
    var marks: [String: Mark] = [:]
    for entry in entries {
      var status = stat()
      if lstat(Path.child(folder, entry.name), &status) == 0 { marks[entry.name] = Mark(status) }
    }
    return marks
  }
}
