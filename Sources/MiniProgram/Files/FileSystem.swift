import Diagnostics

/// Why a file or a folder could not be read.
package enum FileError: Error, Hashable, Sendable {
  case notFound
  /// With the system's words: "permission denied".
  case unreadable(String)
  case isFolder
  /// The size in bytes, which is above the limit; for a file that grew while it was read, what was seen of it.
  case tooLarge(size: Int)
  /// A pipe, a device or a socket.
  case notRegular
}

/// What a name in a folder stands for.
package enum FileKind: Hashable, Sendable {
  case file
  case folder
  /// A symbolic link; only where links are not followed.
  case link
  /// A pipe, a device or a socket.
  case other
  /// An entry whose name is not UTF-8. It cannot be opened, because paths are strings here.
  case undecodable
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
    prefix = name.withUTF8 { bytes in
      var prefix: UInt64 = 0
      for index in 0..<8 {
        let end = index == bytes.count && kind == .folder ? Path.slash : 0
        prefix = prefix << 8 | UInt64(index < bytes.count ? bytes[index] : end)
      }
      return prefix
    }
  }

  /// The order in which a depth-first walk meets paths in byte order: a folder counts as its name with a `/`
  /// behind it, so `a-b` comes before what is in `a`, and `a0` after it.
  package static func precedes(_ a: FolderEntry, _ b: FolderEntry) -> Bool {
    if a.prefix != b.prefix { return a.prefix < b.prefix }
    var (x, y) = (a.name, b.name)
    return x.withUTF8 { x in
      y.withUTF8 { y in
        var i = 0
        while i < x.count, i < y.count, x[i] == y[i] { i += 1 }
        if i < x.count, i < y.count { return x[i] < y[i] }
        let restOfA = i < x.count ? x[i] : a.kind == .folder ? Path.slash : 0
        let restOfB = i < y.count ? y[i] : b.kind == .folder ? Path.slash : 0
        return restOfA < restOfB
      }
    }
  }
}

/// Where files come from: the disk, memory, or one laid over the other.
///
/// Every path is absolute and normalised.
package protocol FileSystem: Sendable {
  /// Reads a regular file, following links. Never blocks on opening, whatever the path is.
  func read(_ path: String, limit: Int) throws(FileError) -> SourceText

  /// What `path` is, or nil when there is nothing. Links before the last component are always followed;
  /// `followingLinks` says whether the last one is, and a dangling link is then nothing.
  func kind(of path: String, followingLinks: Bool) -> FileKind?

  /// The names in a folder, sorted by `FolderEntry.precedes`, without `.` and `..`.
  func entries(of folder: String) throws(FileError) -> [FolderEntry]
}

extension FileSystem {
  /// The size above which a file is not read: 10 MB.
  package static var defaultLimit: Int { 10_000_000 }

  package func read(_ path: String) throws(FileError) -> SourceText {
    try read(path, limit: Self.defaultLimit)
  }

  /// Whether `path` is a regular file or a link to one.
  package func isFile(_ path: String) -> Bool { kind(of: path, followingLinks: true) == .file }

  /// Whether `path` is a folder or a link to one.
  package func isFolder(_ path: String) -> Bool { kind(of: path, followingLinks: true) == .folder }
}
