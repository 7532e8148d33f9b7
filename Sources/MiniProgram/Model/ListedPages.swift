import Diagnostics
import Files
import SystemC

/// The pages that `app.json` lists, found by bytes: a program may have thousands, and each file is looked up among
/// them.
struct ListedPages: Sendable {
  /// The bytes that the paths of all files of the program begin with.
  private let prefix: [UInt8]
  /// The paths from the root, without extension.
  private var paths = ByteStringTable()
  /// For each page the number of its path: a page may be listed twice.
  private var numbers: [UInt32] = []

  init(_ pages: [ConfiguredPath], root: String) {
    prefix = Array((root == "/" ? "/" : root + "/").utf8)
    numbers.reserveCapacity(pages.count)
    for page in pages {
      var path = page.path
      // The path may lead out of the root, and into it again.
      if path.utf8.first == Path.dot || path.utf8.first == Path.slash {
        path = Path.relative(Path.join(root, path), to: root).map(String.init) ?? path
      }
      numbers.append(path.withUTF8 { paths.add($0) })
    }
  }

  /// Whether the file is listed; `stem` is its absolute path without extension.
  func contains(_ stem: String) -> Bool {
    var stem = stem
    return stem.withUTF8 { number(of: $0) != nil }
  }

  /// For each page, in order, the one of `files` that has the page's path followed by `suffix`. All `files` are
  /// absolute.
  func files(in files: [String], suffix: String) -> [String?] {
    var found = [String?](repeating: nil, count: paths.count)
    let suffix = Array(suffix.utf8)
    for file in files {
      var path = file
      let number = path.withUTF8 { path -> UInt32? in
        let end = path.count - suffix.count
        guard end >= 0, path[end...].elementsEqual(suffix) else { return nil }
        return self.number(of: UnsafeBufferPointer(rebasing: path[..<end]))
      }
      if let number { found[Int(number)] = file }
    }
    return numbers.map { found[Int($0)] }
  }

  private func number(of stem: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard stem.count >= prefix.count, memcmp(stem.baseAddress!, prefix, prefix.count) == 0 else { return nil }
    return paths.find(UnsafeBufferPointer(rebasing: stem[prefix.count...]))
  }
}
