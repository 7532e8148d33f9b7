import Diagnostics
import Files
import SystemC

/// Files that git would open and wait for, or read without an end: a pipe or a device in the place of a file, which an archive
/// may bring. They are asked for their kinds before git is run.
///
/// In a `.git` that is everything, in what it shares with others, too, and what its settings name. In the work tree it is
/// `.gitattributes` and `.gitignore` in each folder with files that git knows, and the `.git` of folders beside these, into which
/// git looks.
struct WaitingFiles {
  private let disk = DiskFileSystem()
  /// The folders that were looked through, and the files of settings that were read; without links.
  private var seen: Set<String> = []
  /// How many names are looked at: a link may lead to a folder with the whole disk in it.
  private var budget = 1_000_000

  private func refuse(_ path: String) throws(GitError) -> Never {
    throw GitError(
      message: LocalizedText(
        en: "git is not run: \(path) is not a regular file", zh: "未运行 git：\(path) 不是普通文件"),
      isAnswer: false)
  }

  /// Throws where opening a file would wait, or reading it would never end. Opening a socket fails at once.
  private func check(_ path: String) throws(GitError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFIFO, S_IFBLK: try refuse(path)
    case S_IFCHR where disk.realPath(path) != "/dev/null": try refuse(path)
    default: break
    }
  }

  // MARK: A .git

  /// Throws where something in a `.git` would make git wait. `store` is what it leads to, without links; `path` is the folder
  /// with the `.git`.
  mutating func check(store: String, of path: String, _ environment: [String]) throws(GitError) {
    try check(store)
    var folders = [store]
    while let folder = folders.popLast() {
      guard seen.insert(folder).inserted, budget > 0, let entries = try? disk.entries(of: folder) else {
        continue
      }
      budget -= entries.count
      for entry in entries {
        let file = Path.child(folder, entry.name)
        switch entry.kind {
        case .folder: folders.append(file)
        case .link:
          try check(file)
          if disk.isFolder(file), let real = disk.realPath(file) { folders.append(real) }
        case .file: folders += sharedFolders(file)
        default: try check(file)
        }
      }
      for name in ["config", "config.worktree"] {
        try checkSettings(Path.child(folder, name), of: path, environment)
      }
    }
  }

  /// The folders that a file of a `.git` names (gitrepository-layout(5)): those of another `.git`.
  private func sharedFolders(_ file: String) -> [String] {
    let folder = Path.parent(file)
    let base: String
    switch Path.lastComponent(file) {
    case "commondir": base = folder
    case "alternates" where Path.lastComponent(folder) == "info": base = Path.parent(folder)
    default: return []
    }
    guard let text = try? disk.read(file, limit: 1 << 16) else { return [] }
    return text.bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      disk.realPath(Path.join(base, String(decoding: $0, as: UTF8.self)))
    }
  }

  private static let namingSettings =
    #"^(include\.path|includeif\..*\.path|core\.attributesfile|core\.excludesfile)$"#

  /// Throws where a file of settings names one that would make git wait. Without that in its text, no git is asked.
  private mutating func checkSettings(
    _ file: String, of path: String, _ environment: [String]
  ) throws(GitError) {
    guard let real = disk.realPath(file), seen.insert(real).inserted, let text = try? disk.read(real) else {
      return
    }
    let lower = String(decoding: text.bytes, as: UTF8.self).lowercased()
    if !["include", "attributesfile", "excludesfile"].contains(where: { lower.contains($0) }) { return }
    // Outside of the repository, whose settings git would read first.
    let question = [
      "-C", "/", "config", "--file", real, "--no-includes", "--null", "--type=path", "--get-regexp",
      WaitingFiles.namingSettings,
    ]
    let answer = try GitProgram.run(question, environment: environment)
    for setting in answer.output.split(separator: 0) {
      let parts = setting.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = String(decoding: parts[1], as: UTF8.self)
      if parts[0].starts(with: "include".utf8) {
        let included = Path.join(Path.parent(file), value)
        try check(included)
        try checkSettings(included, of: path, environment)
      } else {
        try check(Path.join(path, value))
      }
    }
  }

  // MARK: A work tree

  /// Throws where something in the work tree of a repository would make git wait. `listing` is what `git ls-files -v --stage -z`
  /// says, which reads the index alone.
  mutating func check(
    workTree top: String, _ listing: [UInt8], _ environment: [String]
  ) throws(GitError) {
    for folder in WaitingFiles.folders(in: listing) {
      let folder = Path.join(top, folder)
      for entry in (try? disk.entries(of: folder)) ?? [] {
        let path = Path.child(folder, entry.name)
        switch entry.name {
        case ".gitattributes", ".gitignore":
          // A link that leads nowhere is passed over by git.
          if let kind = disk.kind(of: path, followingLinks: true), kind != .file { try refuse(path) }
        case ".git": break
        default:
          guard entry.kind == .folder, let store = RepositoryFolder.store(Path.child(path, ".git")) else {
            continue
          }
          try check(store: store, of: path, environment)
        }
      }
    }
  }

  /// The folders of the listed files and the folders above them, relative to the top.
  private static func folders(in listing: [UInt8]) -> Set<String> {
    var folders: Set<String> = [""]
    var previous = listing[..<0]
    // "<tag> <mode> <object> <stage>", a tab and the path.
    for line in listing.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
        let slash = line.lastIndex(of: UInt8(ascii: "/")), slash > tab
      else { continue }
      let folder = line[(tab + 1)..<slash]
      if folder.elementsEqual(previous) { continue }
      previous = folder
      for above in Path.upward(from: "/" + String(decoding: folder, as: UTF8.self)) {
        if !folders.insert(String(above.dropFirst())).inserted { break }
      }
    }
    return folders
  }
}
