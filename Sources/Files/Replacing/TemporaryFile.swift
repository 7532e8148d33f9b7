import Diagnostics
import SystemC

/// A file that is being written beside another one, whose name it will get. Who makes one moves or removes it.
struct TemporaryFile {
  let path: String
  /// Open for writing.
  let descriptor: Int32

  /// Makes one beside `target`, which only this user can read; nil where that fails, and `errno` says why.
  ///
  /// Its name is short, whatever the name of `target` is, and hidden, so that who watches the folder for pages passes over it.
  init?(beside target: String) {
    var template = Array(Path.child(Path.parent(target), ".mpcheck-XXXXXX").utf8CString)
    descriptor = mkstemp(&template)
    if descriptor < 0 { return nil }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  /// Returns 0, or the system's error number.
  func write(_ text: SourceText) -> Int32 { writeAll(text.bytes, to: descriptor) }

  func end() { close(descriptor) }
}
