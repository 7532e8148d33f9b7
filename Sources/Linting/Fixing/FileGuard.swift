import Diagnostics
import Files

/// Decides which files are changed on disk, and writes them.
///
/// Only files in which findings are wanted are changed. A file is left alone if it is read-only, or if a symbolic link
/// leads to it from the given folders and it is outside of them.
package final class FileGuard {
  /// A file that was left as it is, and why: a clause to write after its path.
  package struct Refusal: Hashable, Sendable {
    package let path: String
    package let reason: LocalizedText
    /// Whether it was to be changed and could not be; a file out of bounds was not to be.
    package let isFailure: Bool
    /// Whether the file has other names, which writing would part.
    package var hasHardLinks = false
  }

  /// In the order in which they came up.
  package private(set) var refusals: [Refusal] = []
  private let disk = DiskFileSystem()
  private let replacer: FileReplacer
  private let isSelected: (String) -> Bool
  /// Paths without links; nil when nothing is written.
  private let folders: [String]?
  private var verdicts: [String: Bool] = [:]

  /// Guards files in some folders.
  ///
  /// - Parameters:
  ///   - folders: the folders in which files may be changed; where a file is given, its folder. Nil when nothing will be
  ///     written, because the texts are not files.
  ///   - replacer: what writes them.
  ///   - isSelected: whether the file at a path may be changed, as far as the command line says.
  package init(
    folders: [String]?, replacer: FileReplacer = FileReplacer(), isSelected: @escaping (String) -> Bool
  ) {
    self.isSelected = isSelected
    self.replacer = replacer
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
      return Refusal(path: path, reason: WriteError.gone.clause, isFailure: true)
    }
    guard folders.contains(where: { Path.isInside(real, $0) }) else {
      return Refusal(path: path, reason: outside(real), isFailure: false)
    }
    if !disk.isWritable(real) {
      return Refusal(
        path: path, reason: .init(en: "is read-only and was left alone", zh: "为只读文件，保持原样"), isFailure: true)
    }
    if !disk.isWritable(folder: Path.parent(real)) {
      return Refusal(path: path, reason: inReadOnlyFolder, isFailure: true)
    }
    // As writing would find, but before findings are counted as fixed.
    let linkCount = disk.linkCount(real)
    if linkCount <= 1 { return nil }
    return Refusal(
      path: path, reason: WriteError.hardLinks(linkCount).clause, isFailure: true, hasHardLinks: true)
  }

  /// Writes changes, each if its file is still what it was. Returns the paths of those that are not written.
  package func write(_ changes: [TextChange]) -> Set<String> {
    // Several links may lead to one file.
    var indexes: [String: Int] = [:]
    var replacements: [Replacement] = []
    var places: [(change: TextChange, index: Int)] = []
    var unwritten: Set<String> = []
    func refuse(_ change: TextChange, _ error: WriteError) {
      var refusal = Refusal(path: change.path, reason: error.clause, isFailure: true)
      if case .hardLinks = error { refusal.hasHardLinks = true }
      refusals.append(refusal)
      unwritten.insert(change.path)
    }
    for change in changes {
      guard let real = disk.realPath(change.path) else {
        refuse(change, .gone)
        continue
      }
      let index = indexes[real] ?? replacements.count
      if indexes.updateValue(index, forKey: real) == nil {
        replacements.append(Replacement(real, change.new, if: .reads(change.old)))
      }
      places.append((change, index))
    }
    let errors = replacer.replace(replacements)
    for (change, index) in places {
      if let error = errors[index] {
        refuse(change, error)
      } else if !change.new.bytes.elementsEqual(replacements[index].text.bytes) {
        refuse(change, .changed())
      }
    }
    return unwritten
  }
}

private func outside(_ target: String) -> LocalizedText {
  .init(
    en: "leads to \(target), which is outside of the given paths, and was left alone",
    zh: "指向给定路径之外的 \(target)，保持原样")
}

private let inReadOnlyFolder = LocalizedText(
  en:
    "is in a folder in which nothing can be written and was left alone; a new file has to be made there to take its place",
  zh: "所在目录不可写，保持原样；修改时需要在该目录中新建文件来代替")
