import Diagnostics

/// Notes which files could not be read, on any thread.
package final class UnreadableFiles: Sendable {
  private let errors: Lock<[String: FileError]>

  /// `known` are files that could not be read before.
  package init(_ known: [(path: String, error: FileError)] = []) {
    errors = Lock(Dictionary(known.map { ($0.path, $0.error) }, uniquingKeysWith: { $1 }))
  }

  /// The text at `path`; nil, and noted, when it cannot be read.
  package func text(_ path: String, in fileSystem: any FileSystem) -> SourceText? {
    do throws(FileError) {
      return try fileSystem.read(path, limit: DiskFileSystem.defaultLimit)
    } catch {
      errors.withLock { $0[path] = error }
      return nil
    }
  }

  /// Whether the file at `path` can be read; one that cannot is noted.
  package func isReadable(_ path: String, in fileSystem: any FileSystem) -> Bool {
    guard let error = fileSystem.readingError(path, limit: DiskFileSystem.defaultLimit) else { return true }
    errors.withLock { $0[path] = error }
    return false
  }

  /// Notes that what was read at `path` is of no use.
  package func note(_ path: String, _ error: FileError) { errors.withLock { $0[path] = error } }

  /// Forgets them, and returns what `all` contained.
  package func takeAll() -> [(path: String, error: FileError)] {
    let all = all
    if !all.isEmpty { errors.withLock { $0 = [:] } }
    return all
  }

  /// Sorted by path.
  package var all: [(path: String, error: FileError)] {
    errors.withLock { $0 }.sorted { Path.precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
  }
}
