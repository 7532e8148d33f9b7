import Diagnostics

/// Where each path is in a list in which none comes twice. A dictionary takes four times as long: each program has an
/// index of all its files, and each reference is looked up in it.
package struct PathIndex: Sendable {
  private var paths = ByteStringTable()

  package init() {}

  /// Adds the next path of the list.
  package mutating func append(_ path: String) {
    var path = path
    let number = path.withUTF8 { paths.add($0) }
    precondition(number == UInt32(paths.count - 1), "no path comes twice")
  }

  /// The index of a path in the list.
  package subscript(path: String) -> Int? {
    var path = path
    return path.withUTF8 { paths.find($0) }.map { Int($0) }
  }
}
