#if os(Linux)
  import SystemC

  /// Changes in folders as Linux reports them: inotify(7).
  final class FolderNotifications {
    private let queue: Int32
    /// Readable when something changed.
    var descriptor: Int32 { queue }
    private var descriptors: [String: Int32] = [:]
    /// A folder that moved, or that two paths lead to, has one descriptor.
    private var folders: [Int32: Set<String>] = [:]

    /// Nil when the system refuses.
    init?() {
      queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if queue < 0 { return nil }
    }

    deinit { close(queue) }

    /// A file that is written counts when it is closed: before, it is half of what it will be.
    private static let mask = [
      IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE, IN_ATTRIB, IN_DELETE_SELF,
      IN_MOVE_SELF,
    ].reduce(UInt32(IN_ONLYDIR)) { $0 | UInt32($1) }

    /// Nil when there are more folders than the system watches.
    func watch(_ wanted: Set<String>) -> Bool? {
      for folder in descriptors.keys where !wanted.contains(folder) { forget(folder) }
      var isNew = false
      for folder in wanted where descriptors[folder] == nil {
        let descriptor = inotify_add_watch(queue, folder, FolderNotifications.mask)
        if descriptor < 0 {
          if errno == ENOSPC || errno == ENOMEM { return nil }
          continue
        }
        descriptors[folder] = descriptor
        folders[descriptor, default: []].insert(folder)
        isNew = true
      }
      return isNew
    }

    private func forget(_ folder: String) {
      guard let descriptor = descriptors.removeValue(forKey: folder) else { return }
      folders[descriptor]?.remove(folder)
      if folders[descriptor]?.isEmpty == true {
        folders[descriptor] = nil
        inotify_rm_watch(queue, descriptor)
      }
    }

    func changes(within milliseconds: Int32) -> FolderWatcher.Changes {
      var polled = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      _ = poll(&polled, 1, milliseconds)
      var changes = FolderWatcher.Changes()
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
        while true {
          let count = read(queue, buffer.baseAddress, buffer.count)
          if count <= 0 { break }
          take(UnsafeRawBufferPointer(rebasing: buffer[..<count]), &changes)
        }
      }
      return changes
    }

    /// Takes the events from the buffer: each has a head of 16 bytes, and after it a name that is filled up with zeros.
    private func take(_ events: UnsafeRawBufferPointer, _ changes: inout FolderWatcher.Changes) {
      let headSize = 16
      var offset = 0
      while offset + headSize <= events.count {
        let descriptor = events.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        let mask = events.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        let length = Int(events.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
        let end = min(events.count, offset + headSize + length)
        let name = events[(offset + headSize)..<end].prefix { $0 != 0 }
        offset += headSize + length
        take(descriptor, mask, String(decoding: name, as: UTF8.self), &changes)
      }
    }

    private func take(
      _ descriptor: Int32, _ mask: UInt32, _ name: String, _ changes: inout FolderWatcher.Changes
    ) {
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
      guard let known = folders[descriptor] else { return }
      changes.paths.formUnion(name.isEmpty ? known : Set(known.map { Path.child($0, name) }))
      // The descriptor of a folder that moved would report changes at its new path under its old one.
      if mask & UInt32(IN_MOVE_SELF) != 0 { for folder in known { forget(folder) } }
      if mask & UInt32(IN_IGNORED) != 0 {
        for folder in known { descriptors[folder] = nil }
        folders[descriptor] = nil
      }
    }
  }
#endif
