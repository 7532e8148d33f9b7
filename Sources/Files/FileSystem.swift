import Diagnostics

/// Why a file or a folder could not be read.
package enum FileError: Error, Hashable, Sendable {
  case notFound
  /// With the system's words: "permission denied".
  case unreadable(String)
  case isFolder
  /// The size in bytes, which is above the limit. For a file that grew while it was read, it is what was read of it.
  case tooLarge(size: Int)
  /// A pipe, a device or a socket.
  case notRegular
  /// The kind of an entry is `undecodable`, or `undecodableFolder`.
  case undecodableName
  /// It begins with a UTF-16 byte order mark, and is read as UTF-8 alone.
  case utf16
  /// More than `most` files of the same name are in the folders above it.
  case nestedTooDeep(most: Int)
  /// It is a symbolic link that leads out of what may be read, or behind one.
  case outside(OutwardLink)
}

/// A symbolic link that leads out of what may be read, or a path that does so by its names alone.
package struct OutwardLink: Error, Hashable, Sendable {
  /// What it leads to.
  package enum Target: Hashable, Sendable {
    /// What is outside of the repository that it is in.
    case outsideOfRepository
    /// Without a repository, what is outside of the folder that is linted.
    case outsideOfFolder
    /// A file that `.gitignore` ignores.
    case ignoredFile
    /// What is below a `.git`.
    case gitFolder
  }

  /// Absolute.
  package let path: String
  package let target: Target

  package init(_ path: String, to target: Target) {
    self.path = path
    self.target = target
  }
}

/// What a name in a folder means.
package enum FileKind: Hashable, Sendable {
  case file
  case folder
  /// A symbolic link; only where links are not followed.
  case link
  /// A pipe, a device or a socket.
  case other
  /// Not known: it is outside of what may be read, and whether it is there is not looked at.
  case outside
  /// An entry with a name that is not UTF-8, and a folder with such a name. It cannot be opened, because paths are
  /// strings here.
  case undecodable, undecodableFolder
}

/// One name in a folder.
package struct FolderEntry: Hashable, Sendable {
  package let name: String
  /// Links are not followed.
  package let kind: FileKind
  /// The first eight bytes of the name as the order sees it; most comparisons need no more.
  private let prefix: UInt64

  package init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
    var name = name
    prefix = name.withUTF8 { FolderEntry.prefix(of: $0, kind) }
  }

  /// The first eight bytes of a name as the order sees it.
  static func prefix(of name: UnsafeBufferPointer<UInt8>, _ kind: FileKind) -> UInt64 {
    var prefix: UInt64 = 0
    for index in 0..<8 {
      let end = index == name.count && kind == .folder ? Path.slash : 0
      prefix = prefix << 8 | UInt64(index < name.count ? name[index] : end)
    }
    return prefix
  }

  /// The order in which a depth-first walk meets paths in byte order. A folder counts as its name with a `/` after it,
  /// so `a-b` comes before what is in `a`, and `a0` after it.
  package static func precedes(_ a: FolderEntry, _ b: FolderEntry) -> Bool {
    if a.prefix != b.prefix { return a.prefix < b.prefix }
    var name = b.name
    return name.withUTF8 { a.precedes($0, b.kind, b.prefix) }
  }

  /// Whether it comes before an entry with that name and kind; `prefix` is what `prefix(of:_:)` returns for these.
  func precedes(_ other: UnsafeBufferPointer<UInt8>, _ otherKind: FileKind, _ prefix: UInt64) -> Bool {
    if self.prefix != prefix { return self.prefix < prefix }
    var name = name
    return name.withUTF8 { name in
      var i = 0
      while i < name.count, i < other.count, name[i] == other[i] { i += 1 }
      if i < name.count, i < other.count { return name[i] < other[i] }
      let rest = i < name.count ? name[i] : kind == .folder ? Path.slash : 0
      let restOfOther = i < other.count ? other[i] : otherKind == .folder ? Path.slash : 0
      return rest < restOfOther
    }
  }

  /// Whether that is its name. `prefixes` are what `prefix(of:_:)` returns for a file and for a folder of that name.
  @inline(__always) func has(_ other: UnsafeBufferPointer<UInt8>, _ prefixes: (UInt64, UInt64)) -> Bool {
    (prefix == prefixes.0 || prefix == prefixes.1) && has(other)
  }

  func has(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    var name = name
    return name.withUTF8 { $0.elementsEqual(other) }
  }
}

/// Where files come from: the disk, memory, or one laid over the other.
///
/// Every path is absolute and normalised.
package protocol FileSystem: Sendable {
  /// Reads a regular file, following links. Never blocks on opening, whatever the path is.
  func read(_ path: String, limit: Int) throws(FileError) -> SourceText

  /// Reads the first `count` bytes of a regular file, or all when it has fewer.
  func readStart(_ path: String, count: Int) throws(FileError) -> SourceText

  /// Why `read` would fail, as far as the system says so without opening the file; nil when it would not fail.
  func readingError(_ path: String, limit: Int) -> FileError?

  /// What `path` is, or nil when there is nothing. Links before the last component are always followed.
  /// `followingLinks` says whether the last one is; a dangling link is then nothing.
  func kind(of path: String, followingLinks: Bool) -> FileKind?

  /// `path` with every symbolic link on the way replaced by its target; nil when there is nothing.
  func realPath(_ path: String) -> String?

  /// What a symbolic link names, as it is written; nil for what is not one.
  func linkTarget(_ path: String) -> String?

  /// The names in a folder, sorted by `FolderEntry.precedes`, without `.` and `..`.
  func entries(of folder: String) throws(FileError) -> [FolderEntry]
}

extension FileSystem {
  /// The size above which a file is not read: 10 MB.
  package static var defaultLimit: Int { 10_000_000 }

  package func readStart(_ path: String, count: Int) throws(FileError) -> SourceText {
    let text = try read(path, limit: Int(Int32.max))
    return text.count <= count
      ? text : SourceText(path: path, bytes: UnsafeBufferPointer(rebasing: text.bytes.prefix(count)))
  }

  package func read(_ path: String) throws(FileError) -> SourceText {
    try read(path, limit: Self.defaultLimit)
  }

  package func readingError(_ path: String, limit: Int) -> FileError? { errorOfReading(path, limit: limit) }

  /// Reads the file to see why reading fails; nil when it does not.
  func errorOfReading(_ path: String, limit: Int) -> FileError? {
    do {
      _ = try read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  /// Whether `path` is a regular file or a link to one.
  package func isFile(_ path: String) -> Bool { kind(of: path, followingLinks: true) == .file }

  /// Whether `path` is a folder or a link to one.
  package func isFolder(_ path: String) -> Bool { kind(of: path, followingLinks: true) == .folder }
}
