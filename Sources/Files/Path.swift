import SystemC

/// Arithmetic on `/`-separated paths, byte by byte: nothing here looks at the disk.
///
/// "Normalised" means: no `.`, no `..` that could be removed, no doubled and no trailing `/` (the root is `/`).
/// Functions that take a normalised path say so; they give a wrong answer for others, never a trap.
package enum Path {
  package static let slash = UInt8(ascii: "/")
  package static let dot = UInt8(ascii: ".")
  /// In bytes: `PATH_MAX` of Linux, which is greater than that of macOS.
  static let maxLength = 4096

  /// Whether no system opens a path, because of its length: one of thousands of folders would be taken apart thousands of times.
  package static func isTooLong(_ path: String) -> Bool { path.utf8.count > maxLength }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// `path` without `.`, doubled `/`, trailing `/` and `..`: `/a/./b//../c/` becomes `/a/c`.
  ///
  /// A `..` above the root is dropped; one that leads out of a relative path stays in front. An empty relative
  /// path becomes `.`. Symbolic links are not considered.
  package static func normalised(_ path: String) -> String {
    if isNormalised(path) { return path }
    var path = path
    return path.withUTF8 { source in
      String(unsafeUninitializedCapacity: max(1, source.count)) { result in
        let isAbsolute = source.first == slash
        var length = 0
        // How many of the names written so far a `..` takes back.
        var names = 0
        var start = 0
        while start < source.count {
          let end = source[start...].firstIndex(of: slash) ?? source.count
          let name = source[start..<end]
          start = end + 1
          let isParent = name.count == 2 && name.allSatisfy { $0 == dot }
          if name.isEmpty || (name.count == 1 && name.first == dot) { continue }
          if isParent, names > 0 {
            names -= 1
            repeat { length -= 1 } while length > 0 && result[length] != slash
            continue
          }
          if isParent, isAbsolute { continue }
          if isAbsolute || length > 0 {
            result[length] = slash
            length += 1
          }
          _ = result[length...].initialize(from: name)
          length += name.count
          if !isParent { names += 1 }
        }
        if length > 0 { return length }
        result[0] = isAbsolute ? slash : dot
        return 1
      }
    }
  }

  /// Whether `normalised` would return `path` as it is; never true for `.`, nor for what begins with `..`. The common
  /// case, found without an allocation.
  private static func isNormalised(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      guard let first = bytes.first else { return false }
      if first == slash, bytes.count == 1 { return true }
      var start = first == slash ? 1 : 0
      for index in start...bytes.count where index == bytes.count || bytes[index] == slash {
        let length = index - start
        if length == 0 { return false }
        if bytes[start] == dot, length == 1 || (length == 2 && bytes[start + 1] == dot) { return false }
        start = index + 1
      }
      return true
    }
  }

  /// `path` itself when it is absolute, else `folder` + `/` + `path`; normalised.
  package static func join(_ folder: String, _ path: String) -> String {
    isAbsolute(path) ? normalised(path) : below(folder, path)
  }

  /// `folder` + `/` + `path`, normalised, also when `path` begins with `/`.
  package static func below(_ folder: String, _ path: String) -> String { normalised(joined(folder, path)) }

  /// The path of the entry `name` of the normalised `folder`; `name` contains no `/`.
  package static func child(_ folder: String, _ name: String) -> String { joined(folder, name) }

  /// `folder` + `/` + `name`, made with one allocation; the root ends in `/` itself.
  private static func joined(_ folder: String, _ name: String) -> String {
    var (folder, name) = (folder == "/" ? "" : folder, name)
    return folder.withUTF8 { folder in
      name.withUTF8 { name in
        String(unsafeUninitializedCapacity: folder.count + 1 + name.count) { path in
          _ = path.initialize(from: folder)
          path[folder.count] = slash
          _ = path[(folder.count + 1)...].initialize(from: name)
          return path.count
        }
      }
    }
  }

  /// The folder of a normalised path: `/a` for `/a/b`, `/` for `/a` and for `/`, `.` for `a`.
  package static func parent(_ path: String) -> String {
    guard let index = lastIndex(of: slash, in: path) else { return "." }
    return index == path.startIndex ? "/" : String(path[..<index])
  }

  /// A normalised folder and those above it, nearest first: to the root or, for a relative path, to `.`.
  package static func upward(from folder: String) -> UnfoldFirstSequence<String> {
    sequence(first: folder) { current in
      let above = parent(current)
      return above == current ? nil : above
    }
  }

  /// What is after the last `/`: `b.axml` for `/a/b.axml`.
  package static func lastComponent(_ path: String) -> Substring {
    guard let index = lastIndex(of: slash, in: path) else { return path[...] }
    return path[path.utf8.index(after: index)...]
  }

  /// What follows the last `.` of the last component, without the dot; empty when there is none or when the
  /// only one is the first character (`.gitignore`).
  package static func pathExtension(_ path: String) -> Substring {
    let name = lastComponent(path)
    guard let index = name.utf8.lastIndex(of: dot), index != name.startIndex else {
      return name[name.endIndex...]
    }
    return name[name.utf8.index(after: index)...]
  }

  /// `path` without its last extension: `/a/b.sjs` for `/a/b.sjs.ts`.
  package static func withoutExtension(_ path: String) -> Substring {
    var bytes = path
    let length = bytes.withUTF8(stemLength)
    return path[..<path.utf8.index(path.startIndex, offsetBy: length)]
  }

  /// The same as a string of its own: what is beside a page is looked up by its stem, several times for each page.
  package static func stem(_ path: String) -> String {
    var path = path
    return path.withUTF8 { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[..<stemLength(bytes)]), as: UTF8.self)
    }
  }

  /// How many bytes of a path are before its last extension.
  private static func stemLength(_ path: UnsafeBufferPointer<UInt8>) -> Int {
    var end = path.count - 1
    while end > 0, path[end] != dot, path[end] != slash { end -= 1 }
    return end > 0 && path[end] == dot && path[end - 1] != slash ? end : path.count
  }

  /// The index of the innermost of some folders that a normalised path is in; nil when it is in none.
  package static func innermost(of folders: [String], around path: String) -> Int? {
    folders.indices.filter { isInside(path, folders[$0]) }.max {
      folders[$0].utf8.count < folders[$1].utf8.count
    }
  }

  /// Whether the normalised `path` is `folder` or lies below it.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder == "/" { return isAbsolute(path) }
    var (path, folder) = (path, folder)
    return path.withUTF8 { path in
      folder.withUTF8 { folder in
        guard path.count >= folder.count,
          folder.isEmpty || memcmp(path.baseAddress!, folder.baseAddress!, folder.count) == 0
        else { return false }
        return path.count == folder.count || path[folder.count] == slash
      }
    }
  }

  /// What follows the normalised `folder` in the normalised `path`: `b/c` for `/a/b/c` in `/a`, an empty string for
  /// `folder` itself, nil when `path` does not lie in it.
  package static func relative(_ path: String, to folder: String) -> Substring? {
    guard isInside(path, folder) else { return nil }
    let skipped = folder == "/" ? 1 : folder.utf8.count + 1
    guard let start = path.utf8.index(path.startIndex, offsetBy: skipped, limitedBy: path.endIndex) else {
      return path[path.endIndex...]
    }
    return path[start...]
  }

  /// `path` as findings show it: relative to `workingDirectory` where it lies below it (`.` for the directory
  /// itself), else absolute. Both are normalised.
  package static func display(_ path: String, from workingDirectory: String) -> String {
    guard let below = relative(path, to: workingDirectory) else { return path }
    return below.isEmpty ? "." : String(below)
  }

  /// The deepest folder that contains all `paths`, which are folders themselves, normalised and absolute; nil for none.
  package static func commonFolder(_ paths: [String]) -> String? {
    var common: String?
    for path in paths {
      guard let folder = common else {
        common = path
        continue
      }
      common = upward(from: folder).first { isInside(path, $0) } ?? "/"
    }
    return common
  }

  /// The order of outputs: by bytes.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in
      b.withUTF8 { b in
        if a.isEmpty || b.isEmpty { return !b.isEmpty }
        let order = memcmp(a.baseAddress!, b.baseAddress!, min(a.count, b.count))
        return order < 0 || order == 0 && a.count < b.count
      }
    }
  }

  private static func lastIndex(of byte: UInt8, in path: String) -> String.Index? {
    var bytes = path
    let offset = bytes.withUTF8 { bytes in lastIndex(of: byte, in: bytes) }
    return offset.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// The last place of a byte; nil where it is not there. Every path is asked: the standard library's own search, which a debug
  /// build does not specialise, is many times as slow there.
  static func lastIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = bytes.count - 1
    while index >= 0 {
      if bytes[index] == byte { return index }
      index -= 1
    }
    return nil
  }
}
