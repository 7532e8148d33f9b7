import Diagnostics

/// Notes which files could not be read, on any thread.
package final class UnreadableFiles: Sendable {
  private let errors = Lock<[String: FileError]>([:])

  package init() {}

  /// The text at `path`; nil, and noted, when it cannot be read.
  package func text(_ path: String, in fileSystem: any FileSystem) -> SourceText? {
    do throws(FileError) {
      return try fileSystem.read(path, limit: DiskFileSystem.defaultLimit)
    } catch {
      errors.withLock { $0[path] = error }
      return nil
    }
  }

  /// Sorted by path.
  package var all: [(path: String, error: FileError)] {
    errors.withLock { $0 }.sorted { Path.precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
  }
}
