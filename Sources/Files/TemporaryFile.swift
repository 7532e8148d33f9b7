import SystemC

/// A file that is being written beside another one, which it will replace.
package struct TemporaryFile {
  /// Open for writing.
  let descriptor: Int32
  private let path: UnsafeMutablePointer<CChar>

  /// The last one that is neither moved nor removed, for a signal that comes in the middle.
  private nonisolated(unsafe) static var current: UnsafeMutablePointer<CChar>?
  private static let lock = Lock(())

  /// Makes one beside `target`; nil where that fails, and `errno` says why.
  init?(beside target: String) {
    guard let template = strdup("\(target).mpcheck-XXXXXX") else { return nil }
    TemporaryFile.change { $0 = template }
    descriptor = mkstemp(template)
    path = template
    if descriptor < 0 {
      let reason = errno
      forget()
      errno = reason
      return nil
    }
  }

  /// Gives it the name `target`. Returns whether that could be done; if not, it is still to be removed.
  func move(to target: String) -> Bool {
    if rename(path, target) != 0 { return false }
    forget()
    return true
  }

  func remove() {
    unlink(path)
    forget()
  }

  private func forget() {
    TemporaryFile.change { if $0 == path { $0 = nil } }
    free(path)
  }

  private static func change(_ body: (inout UnsafeMutablePointer<CChar>?) -> Void) {
    lock.withLock { _ in body(&current) }
  }

  /// Removes the last one, if there is one. Made for the handler of a signal that ends the process: it waits for nothing.
  package static func removeCurrent() {
    if let current { unlink(current) }
  }
}
