import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Notes which files could not be read, on any thread.
package final class UnreadableFiles: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var errors: [String: FileError] = [:]

  package init() { pthread_mutex_init(lock, nil) }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// The text at `path`; nil, and noted, when it cannot be read.
  package func text(_ path: String, in fileSystem: any FileSystem) -> SourceText? {
    do throws(FileError) {
      return try fileSystem.read(path, limit: DiskFileSystem.defaultLimit)
    } catch {
      pthread_mutex_lock(lock)
      errors[path] = error
      pthread_mutex_unlock(lock)
      return nil
    }
  }

  /// Sorted by path.
  package var all: [(path: String, error: FileError)] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return errors.sorted { Path.precedes($0.key, $1.key) }.map { ($0.key, $0.value) }
  }
}
