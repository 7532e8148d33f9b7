import Diagnostics

/// Files that exist only in memory: the examples of rules, and tests.
package struct MemoryFileSystem: FileSystem {
  private var files: [String: SourceText] = [:]
  private var links: [String: String] = [:]
  private var unreadable: Set<String> = []
  /// The names of each folder with their kinds; every folder down to the root is in it.
  private var folders: [String: [String: FileKind]] = ["/": [:]]

  /// Absolute paths and their texts; the folders on the way come into being.
  package init(_ files: [String: String] = [:]) {
    for (path, content) in files { add(path, content) }
  }

  package mutating func add(_ path: String, _ content: String) {
    add(SourceText(path: Path.normalised(path), content))
  }

  package mutating func add(_ text: SourceText) {
    files[text.path] = text
    enter(text.path, .file)
  }

  package mutating func addFolder(_ path: String) {
    let path = Path.normalised(path)
    if folders[path] == nil { folders[path] = [:] }
    if path != "/" { enter(path, .folder) }
  }

  /// A symbolic link at `path`; `target` is absolute or relative to the link's folder.
  package mutating func addLink(_ path: String, to target: String) {
    let path = Path.normalised(path)
    links[path] = Path.join(Path.parent(path), target)
    enter(path, .link)
  }

  /// Makes reading `path`, a file or a folder, fail with "permission denied".
  package mutating func lock(_ path: String) { unreadable.insert(Path.normalised(path)) }

  private mutating func enter(_ path: String, _ kind: FileKind) {
    var path = path
    var kind = kind
    while path != "/" {
      let folder = Path.parent(path)
      let isKnown = folders[folder] != nil
      folders[folder, default: [:]][String(Path.lastComponent(path))] = kind
      if isKnown { return }
      (path, kind) = (folder, .folder)
    }
  }

  package func read(_ path: String, limit: Int) throws(FileError) -> SourceText {
    guard let target = resolved(path, followingLast: true) else { throw .notFound }
    if unreadable.contains(target) { throw .unreadable("permission denied") }
    if folders[target] != nil { throw .isFolder }
    guard let text = files[target] else { throw .notFound }
    if text.count > limit { throw .tooLarge(size: text.count) }
    return target == path ? text : SourceText(path: path, bytes: text.bytes)
  }

  package func kind(of path: String, followingLinks: Bool) -> FileKind? {
    guard let target = resolved(path, followingLast: followingLinks) else { return nil }
    if folders[target] != nil { return .folder }
    if files[target] != nil { return .file }
    return links[target] != nil ? .link : nil
  }

  package func realPath(_ path: String) -> String? {
    guard let target = resolved(path, followingLast: true) else { return nil }
    return folders[target] != nil || files[target] != nil ? target : nil
  }

  package func linkTarget(_ path: String) -> String? {
    resolved(path, followingLast: false).flatMap { links[$0] }
  }

  package func entries(of folder: String) throws(FileError) -> [FolderEntry] {
    guard let target = resolved(folder, followingLast: true) else { throw .notFound }
    if unreadable.contains(target) { throw .unreadable("permission denied") }
    guard let names = folders[target] else { throw .notFound }
    return names.map { FolderEntry(name: $0.key, kind: $0.value) }.sorted(by: FolderEntry.precedes)
  }

  /// `path` with every link on the way replaced by its target; nil in a loop of links.
  private func resolved(_ path: String, followingLast: Bool) -> String? {
    if links.isEmpty { return path }
    var rest = path.split(separator: "/")[...]
    var done = "/"
    var hops = 0
    while let component = rest.popFirst() {
      let next = Path.child(done, String(component))
      guard let target = links[next], followingLast || !rest.isEmpty else {
        done = next
        continue
      }
      hops += 1
      if hops > 40 { return nil }
      rest = (target.split(separator: "/") + rest)[...]
      done = "/"
    }
    return done
  }
}
