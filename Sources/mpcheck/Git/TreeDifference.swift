import Files

/// In which files two states of a work tree differ, and what these files contained in the older one.
struct TreeDifference {
  /// Two states of a work tree, the newer one first.
  enum States {
    case workTreeAndIndex
    case workTreeAndCommit(String)
    /// HEAD; nothing where there is no commit yet.
    case indexAndHead
    case commits(new: String, old: String)

    /// The command that compares them.
    var command: [String] {
      switch self {
      case .workTreeAndIndex: ["diff"]
      case .workTreeAndCommit(let old): ["diff", old]
      case .indexAndHead: ["diff", "--cached"]
      case .commits(let new, let old): ["diff", old, new]
      }
    }

    /// The command that lists files by their times and object names alone, and reads no object; nil where `command` does so.
    var commandWithoutObjects: [String]? {
      switch self {
      case .workTreeAndIndex: ["diff-files"]
      case .workTreeAndCommit(let old): ["diff-index", old]
      case .indexAndHead, .commits: nil
      }
    }

    /// Whether files that git does not know of are part of the newer state.
    var endsInWorkTree: Bool {
      switch self {
      case .workTreeAndIndex, .workTreeAndCommit: true
      case .indexAndHead, .commits: false
      }
    }
  }

  /// A file as a repository stores it.
  struct Blob {
    let reader: BlobReader
    let object: String
  }

  /// The files and the new folders that differ. Their paths are absolute, like all paths here, and as findings spell them.
  private(set) var changed: [String] = []
  /// What files contained in the older state.
  private(set) var old: [String: Blob] = [:]
  /// The files and folders that the older state does not have.
  private(set) var added: [String] = []

  /// The files of the index that a merge or a rebase left with a conflict, so that nothing is staged for the commit.
  private(set) var unmerged: [String] = []

  private typealias Submodule = (repository: Repository, states: States)

  init(in repository: Repository, between states: States) throws(GitError) {
    var waiting: [Submodule] = [(repository, states)]
    while let next = waiting.popLast() { waiting += try add(next.repository, next.states) }
  }

  /// Adds what one repository says. Returns the submodules in which the search continues.
  private mutating func add(_ repository: Repository, _ states: States) throws(GitError) -> [Submodule] {
    let reader = BlobReader(repository)
    var submodules: [Submodule] = []
    // What the index lists, where the work tree is looked at.
    let listing = states.endsInWorkTree ? try repository.checkedListing() : []
    // Whether something in a submodule changed, git would ask another git.
    let options = [
      "--raw", "-z", "--no-abbrev", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=dirty",
    ]
    var listed: Set<String> = []
    // A partial clone may lack the text of a file whose time alone differs: then all of these count as changed.
    var command = states.command
    var lacksObjects = false
    if let other = states.commandWithoutObjects, try repository.lacksObjects() {
      (command, lacksObjects) = (other, true)
    }
    var fields = try repository.output([command[0]] + options + command.dropFirst() + ["--"]).output
      .split(separator: 0, omittingEmptySubsequences: false)[...]
    while let head = fields.popFirst(), let path = fields.popFirst() {
      guard let entry = Entry(head) else { continue }
      let relative = String(decoding: path, as: UTF8.self)
      if entry.isSubmodule {
        listed.insert(relative)
        submodules += try add(submodule: relative, entry, repository, states)
        continue
      }
      let path = repository.spelled(relative)
      changed.append(path)
      if entry.isUnmerged, case .workTreeAndIndex = states { unmerged.append(path) }
      if entry.hadFile {
        old[path] = Blob(reader: reader, object: entry.oldObject)
      } else {
        added.append(path)
      }
    }
    if case .workTreeAndIndex = states {
      try addUnlookedFor(in: listing, repository, reader, lacksObjects: lacksObjects)
    }
    if states.endsInWorkTree {
      // A folder with no known file means everything in it.
      let others = ["ls-files", "--others", "--exclude-standard", "--directory", "-z"]
      for path in try repository.output(others).output.split(separator: 0) {
        let path = repository.spelled(String(decoding: path, as: UTF8.self))
        changed.append(path)
        added.append(path)
      }
      for relative in TreeDifference.submodules(in: listing) where !listed.contains(relative) {
        // What git does not list has the commit that it had.
        let inner = Repository(submodule: Path.join(repository.top, relative), of: repository)
        if let inner, try inner.hasCommit("HEAD") { submodules.append((inner, .workTreeAndCommit("HEAD"))) }
      }
    }
    return submodules
  }

  /// The paths of all submodules in the listing of an index, relative to the top.
  private static func submodules(in listing: [UInt8]) -> [String] {
    // "H 160000 <object> <stage>", a tab and the path.
    listing.split(separator: 0).compactMap { line in
      guard line.dropFirst(2).starts(with: "160000 ".utf8), let tab = line.firstIndex(of: UInt8(ascii: "\t"))
      else { return nil }
      return String(decoding: line[(tab + 1)...], as: UTF8.self)
    }
  }

  /// The paths of the files in which the index differs from HEAD. It reads no text.
  private static func staged(in repository: Repository) throws(GitError) -> Set<ArraySlice<UInt8>> {
    let command = [
      "diff", "--cached", "--name-only", "-z", "--no-renames", "--no-color", "--no-ext-diff", "--no-textconv",
      "--ignore-submodules=all", "--no-relative", "--",
    ]
    return Set(try repository.output(command).output.split(separator: 0))
  }

  /// Adds the files of an index that git does not look for in the work tree (`--skip-worktree`, sparse checkouts, and
  /// `--assume-unchanged`), so that it does not say whether they differ there. Of a partial clone, which may lack the text of the
  /// others, only those that are staged.
  private mutating func addUnlookedFor(
    in listing: [UInt8], _ repository: Repository, _ reader: BlobReader, lacksObjects: Bool
  ) throws(GitError) {
    var staged: Set<ArraySlice<UInt8>>?
    // "S 100644 <object> 0", a tab and the path. The tag is small for --assume-unchanged.
    for line in listing.split(separator: 0) {
      guard let tag = line.first, tag == UInt8(ascii: "S") || tag >= UInt8(ascii: "a"),
        let tab = line.firstIndex(of: UInt8(ascii: "\t"))
      else { continue }
      let fields = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard fields.count == 4, fields[3] == "0", fields[1] != "160000" else { continue }
      if lacksObjects {
        if staged == nil { staged = try TreeDifference.staged(in: repository) }
        if staged?.contains(line[(tab + 1)...]) == false { continue }
      }
      let path = repository.spelled(String(decoding: line[(tab + 1)...], as: UTF8.self))
      changed.append(path)
      if fields[1].hasPrefix("100") {
        old[path] = Blob(reader: reader, object: String(fields[2]))
      } else {
        added.append(path)
      }
    }
  }

  private mutating func add(
    submodule relative: String, _ entry: Entry, _ outer: Repository, _ states: States
  ) throws(GitError) -> [Submodule] {
    if let repository = Repository(submodule: Path.join(outer.top, relative), of: outer) {
      let hasOld = entry.hadSubmodule ? try repository.hasCommit(entry.oldObject) : false
      if states.endsInWorkTree, hasOld { return [(repository, .workTreeAndCommit(entry.oldObject))] }
      let hasNew = entry.hasSubmodule ? try repository.hasCommit(entry.newObject) : false
      if hasOld, hasNew { return [(repository, .commits(new: entry.newObject, old: entry.oldObject))] }
    }
    // What it contained is not known: all in it counts as new.
    changed.append(outer.spelled(relative))
    added.append(outer.spelled(relative))
    return []
  }

  /// A line of `git diff --raw`: ":100644 100755 <object> <object> M".
  private struct Entry {
    private let oldMode: Substring
    private let newMode: Substring
    let isUnmerged: Bool
    let oldObject: String
    let newObject: String

    init?(_ line: ArraySlice<UInt8>) {
      let fields = String(decoding: line.dropFirst(), as: UTF8.self).split(separator: " ")
      guard line.first == UInt8(ascii: ":"), fields.count == 5 else { return nil }
      (oldMode, newMode) = (fields[0], fields[1])
      isUnmerged = fields[4].hasPrefix("U")
      (oldObject, newObject) = (String(fields[2]), String(fields[3]))
    }

    /// Whether it was a regular file. Symbolic links are not followed in the older state.
    var hadFile: Bool { oldMode.hasPrefix("100") }
    var hadSubmodule: Bool { oldMode == "160000" }
    var hasSubmodule: Bool { newMode == "160000" }
    var isSubmodule: Bool { hadSubmodule || hasSubmodule }
  }
}
