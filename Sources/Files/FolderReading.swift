import SystemC

#if os(Linux)
  import CFiles

  extension DiskFileSystem {
    /// A block has room for some hundred names; few folders have more.
    private static let blockSize = 1 << 15

    /// Reads the entries by the system call that `readdir` is made of. It does without the further calls that opening a
    /// stream makes.
    package func entries(of folder: String) throws(FileError) -> [FolderEntry] {
      if containsNUL(folder) { throw .notFound }
      let descriptor = opening(folder) { open($0, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC) }
      if descriptor < 0 { throw FileError(errno: errno) }
      defer { close(descriptor) }
      var entries = SortedEntries()
      let block = UnsafeMutableRawPointer.allocate(byteCount: DiskFileSystem.blockSize, alignment: 8)
      defer { block.deallocate() }
      while true {
        let count = mpcheck_getdents64(descriptor, block, DiskFileSystem.blockSize)
        if count == 0 { break }
        if count < 0 {
          if errno == EINTR { continue }
          throw FileError(errno: errno)
        }
        // struct linux_dirent64: 64 bits of inode, 64 of offset, 16 of length, 8 of type, the name and its NUL.
        var place = 0
        var next: Int64 = 0
        while place < count {
          let length = Int(block.loadUnaligned(fromByteOffset: place + 16, as: UInt16.self))
          let type = block.load(fromByteOffset: place + 18, as: UInt8.self)
          let name = UnsafeRawPointer(block + (place + 19)).assumingMemoryBound(to: CChar.self)
          if let entry = FolderEntry(name, type: Int32(type), in: descriptor) { entries.add(entry) }
          next = block.loadUnaligned(fromByteOffset: place + 8, as: Int64.self)
          place += length
        }
        // Nothing is after the greatest offset. ext4 gives it to the last entry: 1 % of a lint, as each page has a folder.
        if next == .max { break }
      }
      entries.finish()
      return entries.all
    }
  }
#else
  extension DiskFileSystem {
    package func entries(of folder: String) throws(FileError) -> [FolderEntry] {
      if containsNUL(folder) { throw .notFound }
      guard let stream = opendir(folder) else { throw FileError(errno: errno) }
      defer { closedir(stream) }
      var entries = SortedEntries()
      let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name)!
      while true {
        errno = 0
        guard let found = readdir(stream) else {
          if errno != 0 { throw FileError(errno: errno) }
          break
        }
        let name = UnsafeRawPointer(found).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
        let type = Int32(found.pointee.d_type)
        if let entry = FolderEntry(name, type: type, in: dirfd(stream)) { entries.add(entry) }
      }
      entries.finish()
      return entries.all
    }
  }
#endif

/// The entries of a folder, brought into their order. Most folders of a program have a handful, and these are put where
/// they belong as they come: sorting three by `sort` takes as many instructions as reading the folder.
private struct SortedEntries {
  private(set) var all: [FolderEntry] = []
  private static let minToSort = 16

  init() { all.reserveCapacity(4) }

  mutating func add(_ entry: FolderEntry) {
    var place = all.count
    if place < SortedEntries.minToSort {
      while place > 0, FolderEntry.precedes(entry, all[place - 1]) { place -= 1 }
    }
    all.insert(entry, at: place)
  }

  /// Called when all were added.
  mutating func finish() {
    if all.count > SortedEntries.minToSort { all.sort(by: FolderEntry.precedes) }
  }
}

extension FolderEntry {
  /// What the system says of an entry of an open folder; nil for `.` and `..`.
  fileprivate init?(_ name: UnsafePointer<CChar>, type: Int32, in folder: Int32) {
    if name[0] == 0x2E, name[1] == 0 || (name[1] == 0x2E && name[2] == 0) { return nil }
    let kind: FileKind =
      switch type {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .link
      case Int32(DT_UNKNOWN): FileKind(of: name, in: folder)
      default: .other
      }
    if let decoded = String(validatingCString: name) {
      self.init(name: decoded, kind: kind)
    } else {
      self.init(name: String(cString: name), kind: kind == .folder ? .undecodableFolder : .undecodable)
    }
  }
}

extension FileKind {
  /// Some file systems do not give the kind with the name; then the system is asked.
  fileprivate init(of name: UnsafePointer<CChar>, in folder: Int32) {
    var status = stat()
    // An entry that vanished meanwhile counts as one that cannot be read.
    self =
      fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? FileKind(mode: status.st_mode) : .other
  }
}
