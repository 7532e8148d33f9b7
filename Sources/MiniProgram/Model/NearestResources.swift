import Diagnostics
import Files

/// The images and other media of a program, to find the one that a path without a file is meant for.
package struct NearestResources {
  /// The file that is meant, and how.
  package enum Meant: Equatable {
    /// The file has this name, which differs in letter case.
    case named(String)
    /// The path, as the file that names it would write it.
    case path(String)
  }

  private let sources: ProgramSources
  private let files: [String]
  /// The indexes of the files by their names in lower case.
  private let byName: [String: [Int]]
  /// The index of the first file of each path, of which letter case does not count, and of each path of which it does not
  /// count in the name.
  private let byPath: [String: Int]
  private let byPlace: [String: Int]
  private let byFolder: [String: Folder]
  /// What is left for each file that writes paths.
  private var spelling: [String: SpellingBudget] = [:]

  /// The files of one folder.
  private struct Folder {
    /// The names, by what they are without extension.
    var names: [String: [String]] = [:]
    /// What names are without extension, by that.
    var stems: [Substring: [String]] = [:]

    init(_ files: [String]) {
      for file in files {
        let name = String(Path.lastComponent(file))
        names[Path.stem(name), default: []].append(name)
        stems[Path.pathExtension(name), default: []].append(Path.stem(name))
      }
    }
  }

  /// How many files of one name are compared.
  private static let maxComparedFiles = 64

  package init(_ sources: ProgramSources) {
    self.sources = sources
    files = sources.program.files { MediaFiles.contain($0) }
    byName = Dictionary(grouping: files.indices) { [files] in Path.lastComponent(files[$0]).lowercased() }
    byPath = Dictionary(files.enumerated().map { ($1.lowercased(), $0) }) { first, _ in first }
    byPlace = Dictionary(files.enumerated().map { (NearestResources.place($1), $0) }) { first, _ in first }
    byFolder = Dictionary(grouping: files) { Path.parent($0) }.mapValues { Folder($0) }
  }

  /// A path with its name in lower case.
  private static func place(_ path: String) -> String {
    Path.child(Path.parent(path), Path.lastComponent(path).lowercased())
  }

  /// The file that `tried`, absolute, is most likely meant for. The answer is written as `source` is in the file at `path`; nil
  /// when none is like it.
  package mutating func meant(by source: String, tried: String, in path: String) -> Meant? {
    if let other = byPlace[NearestResources.place(tried)] {
      return .named(String(Path.lastComponent(files[other])))
    }
    if let other = byPath[tried.lowercased()] { return written(files[other], source, path) }
    let folder = Path.parent(tried)
    if let near = nearestBeside(tried, in: folder, &spelling[path, default: SpellingBudget()]) {
      return written(Path.child(folder, near), source, path)
    }
    return longestTail(of: tried).flatMap { written($0, source, path) }
  }

  /// The one file of the folder whose name without extension is the same, or else one of the same extension whose name is
  /// nearly the same: what all images of a folder have in common makes no two of them alike.
  private func nearestBeside(_ tried: String, in folder: String, _ budget: inout SpellingBudget) -> String? {
    guard let beside = byFolder[folder] else { return nil }
    let (stem, kind) = (Path.stem(String(Path.lastComponent(tried))), Path.pathExtension(tried))
    if let others = beside.names[stem], others.count == 1 { return others[0] }
    let alike = beside.stems[kind, default: []]
    guard let near = budget.nearest(to: stem, in: alike, .strict), near.isOnlyOne else { return nil }
    return near.name + "." + kind
  }

  /// The one file whose path ends as `tried` does, by the most parts.
  private func longestTail(of tried: String) -> String? {
    let indexes = byName[Path.lastComponent(tried).lowercased(), default: []]
    if indexes.count > NearestResources.maxComparedFiles { return nil }
    let candidates = indexes.map { files[$0] }
    let parts = tried.lowercased().split(separator: "/").reversed()
    let ranked = candidates.map { file in
      (
        file: file,
        length: zip(file.lowercased().split(separator: "/").reversed(), parts).prefix { $0 == $1 }.count
      )
    }
    let length = ranked.reduce(0) { max($0, $1.length) }
    let longest = ranked.filter { $0.length == length }
    return longest.count == 1 ? longest[0].file : nil
  }

  private func written(_ file: String, _ source: String, _ path: String) -> Meant? {
    if Path.isAbsolute(source) { return .path("/" + Path.display(file, from: sources.root)) }
    guard let relative = Path.relative(from: Path.parent(path), to: file) else { return nil }
    return .path(
      source.utf8.first == Path.dot || !relative.hasPrefix("./") ? relative : String(relative.dropFirst(2)))
  }
}
