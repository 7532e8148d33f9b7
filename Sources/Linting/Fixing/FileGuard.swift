import Diagnostics
import Files

/// Decides which files are written to, and writes them.
///
/// Only files whose findings are wanted; not one that a symbolic link fetches from outside of the given folders, and not one
/// that is read-only.
package final class FileGuard {
  /// A file that was left as it is, and why: a clause to write after its path.
  package struct Refusal: Hashable, Sendable {
    package let path: String
    package let reason: String
    /// Whether it was to be changed and could not be; a file out of bounds was not to be.
    package let isFailure: Bool
  }

  /// In the order in which they came up.
  package private(set) var refusals: [Refusal] = []
  private let disk = DiskFileSystem()
  private let isSelected: (String) -> Bool
  /// Without links; nil when nothing is written.
  private let folders: [String]?
  private var verdicts: [String: Bool] = [:]

  /// - Parameters:
  ///   - folders: the folders that files may be changed in; of a file it is the folder that it is in. Nil when nothing
  ///     will be written, because the texts are not files.
  ///   - isSelected: whether the file at a path may be changed, as far as the command line says.
  package init(folders: [String]?, isSelected: @escaping (String) -> Bool) {
    self.isSelected = isSelected
    let disk = self.disk
    self.folders = folders?.compactMap { disk.realPath(disk.isFolder($0) ? $0 : Path.parent($0)) }
  }

  package func mayChange(_ path: String) -> Bool {
    if let known = verdicts[path] { return known }
    let refusal = isSelected(path) ? obstacle(path) : nil
    if let refusal { refusals.append(refusal) }
    let verdict = isSelected(path) && refusal == nil
    verdicts[path] = verdict
    return verdict
  }

  private func obstacle(_ path: String) -> Refusal? {
    guard let folders else { return nil }
    guard let real = disk.realPath(path) else {
      return Refusal(path: path, reason: "is gone", isFailure: true)
    }
    guard folders.contains(where: { Path.isInside(real, $0) }) else {
      return Refusal(path: path, reason: outside(real), isFailure: false)
    }
    if disk.isWritable(real) { return nil }
    return Refusal(path: path, reason: "is read-only and was left alone", isFailure: true)
  }

  /// Writes a change, if the file is still what it was. Returns whether it is written.
  package func write(_ change: TextChange) -> Bool {
    guard let real = disk.realPath(change.path), let current = try? disk.read(real) else {
      return refuse(change, "is gone")
    }
    // Two links to one file: it is written already.
    if current.bytes.elementsEqual(change.new.bytes) { return true }
    if !current.bytes.elementsEqual(change.old.bytes) {
      return refuse(change, "changed meanwhile and was left alone")
    }
    do {
      try disk.replace(real, with: Array(change.new.bytes))
      return true
    } catch {
      return refuse(change, "cannot be written: \(error.reason)")
    }
  }

  private func refuse(_ change: TextChange, _ reason: String) -> Bool {
    refusals.append(Refusal(path: change.path, reason: reason, isFailure: true))
    return false
  }
}

private func outside(_ target: String) -> String {
  "leads to \(target), which is outside of the given paths, and was left alone"
}
