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

  package init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
  }

  /// The order in which a depth-first walk meets paths in byte order: a folder counts as its name with a `/`
  /// behind it, so `a-b` comes before what is in `a`, and `a0` after it.
  package static func precedes(_ a: FolderEntry, _ b: FolderEntry) -> Bool {
    let x = a.name.utf8
    let y = b.name.utf8
    var i = x.startIndex
    var j = y.startIndex
    while i != x.endIndex, j != y.endIndex {
      if x[i] != y[j] { return x[i] < y[j] }
      x.formIndex(after: &i)
      y.formIndex(after: &j)
    }
    let restOfA = i != x.endIndex ? x[i] : a.kind == .folder ? Path.slash : 0
    let restOfB = j != y.endIndex ? y[j] : b.kind == .folder ? Path.slash : 0
    return restOfA < restOfB
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
