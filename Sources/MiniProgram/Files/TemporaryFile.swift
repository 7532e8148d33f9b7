#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file that is being written beside another one, which it will replace. Only one is written at a time.
package enum TemporaryFile {
  /// Its path as C reads it; a signal may come at any time, and finds it here.
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?

  /// Makes one beside `target`, open for writing. Returns its descriptor, which is negative where that fails.
  static func create(beside target: String) -> Int32 {
    guard let template = strdup("\(target).mpcheck-XXXXXX") else { return -1 }
    path = template
    let descriptor = mkstemp(template)
    let reason = errno
    if descriptor < 0 { forget() }
    errno = reason
    return descriptor
  }

  /// Gives it the name `target`. Returns whether that could be done.
  static func move(to target: String) -> Bool {
    guard let path, rename(path, target) == 0 else { return false }
    forget()
    return true
  }

  /// Removes it, if there is one. A handler of a signal may call it before it ends the process.
  package static func remove() {
    if let path { unlink(path) }
  }

  /// To be called when it is moved or removed.
  static func forget() {
    let old = path
    path = nil
    free(old)
  }
}
