import Diagnostics
import Files
import Markup
import MiniProgram

extension ConfinedFileSystem {
  /// The files as they are read when the paths of these settings are linted.
  package convenience init(_ base: any FileSystem, for settings: WorkspaceSettings) {
    var followed = settings.paths + settings.overrides.hosts + settings.followed
    if case .file(let path) = settings.configuration { followed.append(path) }
    self.init(
      base, regions: settings.regions(in: base), given: followed, packageFolders: PackageFolders.names)
  }
}

extension WorkspaceSettings {
  /// The repositories that the given paths are in; of one without, the folder that is linted.
  func regions(in fileSystem: any FileSystem) -> [ConfinedFileSystem.Region] {
    // By their tops: a set of regions would cost a start more than finding them.
    var regions: [String: ConfinedFileSystem.Region] = [:]
    // Hooks give hundreds of files of one folder.
    for folder in Set((paths + overrides.hosts).map { fileSystem.isFolder($0) ? $0 : Path.parent($0) }) {
      var region = ConfinedFileSystem.Region(of: folder, in: fileSystem)
      if !region.isRepository {
        region = ConfinedFileSystem.Region(
          of: WorkspaceSettings.program(of: folder, in: fileSystem), in: fileSystem)
      }
      regions[region.top] = region
    }
    return Array(regions.values)
  }

  /// The folder of the nearest `app.json` or project at or above a folder; without one the folder itself: of a single page the
  /// whole program is linted.
  private static func program(of folder: String, in fileSystem: any FileSystem) -> String {
    let names = ["app.json"] + Dialect.all.map(\.files.project)
    return Path.upward(from: folder).first { folder in
      names.contains { fileSystem.isFile(Path.child(folder, $0)) }
    } ?? folder
  }
}

extension OutwardLink {
  /// The link on the way to a file that leads out of the repository that the link is in, or without one out of the working
  /// directory; nil where none does. A link in place of the file is on the way only if a pipe or a device is behind it: else a
  /// new file takes its place.
  package init?(onTheWayTo file: String, from workingDirectory: String, in fileSystem: any FileSystem) {
    let places =
      fileSystem.kind(of: file, followingLinks: true) == .other
      ? Path.upward(from: file) : Path.upward(from: Path.parent(file))
    for place in places.reversed() where fileSystem.kind(of: place, followingLinks: false) == .link {
      var region = ConfinedFileSystem.Region(of: Path.parent(place), in: fileSystem)
      if !region.isRepository {
        guard Path.isInside(place, workingDirectory) else { continue }
        region = ConfinedFileSystem.Region(of: workingDirectory, in: fileSystem)
      }
      let confined = ConfinedFileSystem(fileSystem, regions: [region], given: [])
      if let link = confined.outwardLink(on: place) {
        self = link
        return
      }
    }
    return nil
  }
}

/// The symbolic links and the files in UTF-16 among some that could not be read, and the others.
package struct UnreadFiles {
  /// Those that could not be read because of what they are.
  package private(set) var failures: [(path: String, error: FileError)] = []
  /// Each once, in byte order of their paths.
  package private(set) var links: [OutwardLink] = []
  private let encoded: [String]

  package init(_ unreadable: [(path: String, error: FileError)]) {
    var links: Set<OutwardLink> = []
    var encoded: Set<String> = []
    for (path, error) in unreadable {
      switch error {
      case .outside(let link): links.insert(link)
      case .utf16: encoded.insert(path)
      default: failures.append((path, error))
      }
    }
    self.encoded = encoded.sorted(by: Path.precedes)
    self.links = links.sorted { Path.precedes($0.path, $1.path) }
  }

  /// A sentence about the links to each kind of place, of which the first is named, and one about the files in UTF-16.
  package func notes(from workingDirectory: String) -> [LocalizedText] {
    let targets: [OutwardLink.Target] = [.outsideOfRepository, .outsideOfFolder, .ignoredFile, .gitFolder]
    let notes = targets.compactMap { target in
      let links = links.filter { $0.target == target }
      return links.first.map { note($0, links.count, workingDirectory) }
    }
    return notes + [encodingNote(workingDirectory)].compactMap { $0 }
  }

  private func encodingNote(_ workingDirectory: String) -> LocalizedText? {
    guard let first = encoded.first else { return nil }
    let shown = Path.display(first, from: workingDirectory)
    let others = encoded.count == 2 ? "1 other" : "\(encoded.count - 1) others"
    return encoded.count == 1
      ? LocalizedText(en: "\(shown) is UTF-16 and is not read", zh: "\(shown) 是 UTF-16 编码，未读取")
      : LocalizedText(
        en: "\(shown) and \(others) are UTF-16 and are not read",
        zh: "\(shown) 等 \(encoded.count) 个文件是 UTF-16 编码，未读取")
  }

  private func note(_ first: OutwardLink, _ count: Int, _ workingDirectory: String) -> LocalizedText {
    let shown = Path.display(first.path, from: workingDirectory)
    let (english, chinese) = (first.destination.english, first.destination.chinese)
    let others = count == 2 ? "1 other" : "\(count - 1) others"
    switch first.target {
    case .outsideOfRepository, .outsideOfFolder:
      return count == 1
        ? LocalizedText(
          en: "\(shown) is a symbolic link to \(english) and is not read",
          zh: "\(shown) 是\(chinese)的符号链接，未读取")
        : LocalizedText(
          en: "\(shown) and \(others) are symbolic links to \(english) and are not read",
          zh: "\(shown) 等 \(count) 个符号链接\(chinese)，未读取")
    case .ignoredFile, .gitFolder:
      return count == 1
        ? LocalizedText(
          en: "\(shown) leads \(english) and is not read", zh: "\(shown) \(chinese)，未读取")
        : LocalizedText(
          en: "\(shown) and \(others) lead \(english) and are not read",
          zh: "\(shown) 等 \(count) 个路径\(chinese)，未读取")
    }
  }
}
