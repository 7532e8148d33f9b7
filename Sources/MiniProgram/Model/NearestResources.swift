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
  /// The names of the files of each folder.
  private let byFolder: [String: [String]]
  /// What is left for each file that writes paths.
  private var spelling: [String: SpellingBudget] = [:]

  /// How many files of one name are compared.
  private static let comparedFiles = 64

  package init(_ sources: ProgramSources) {
    self.sources = sources
    files = sources.program.files { MediaFiles.contain($0) }
    byName = Dictionary(grouping: files.indices) { [files] in Path.lastComponent(files[$0]).lowercased() }
    byFolder = Dictionary(grouping: files) { Path.parent($0) }
      .mapValues { $0.map { String(Path.lastComponent($0)) } }
  }

  /// The file that `tried`, absolute, is most likely meant for. The answer is written as `source` is in the file at `path`; nil
  /// when none is like it.
  package mutating func meant(by source: String, tried: String, in path: String) -> Meant? {
    let name = Path.lastComponent(tried).lowercased()
    let folder = Path.parent(tried)
    let sameNames = byName[name, default: []].map { files[$0] }
    if let other = sameNames.first(where: { Path.parent($0) == folder }) {
      return .named(String(Path.lastComponent(other)))
    }
    let lowered = tried.lowercased()
    if let other = sameNames.first(where: { $0.lowercased() == lowered }) {
      return written(other, source, path)
    }
    if let near = nearestBeside(tried, in: folder, &spelling[path, default: SpellingBudget()]) {
      return written(Path.child(folder, near), source, path)
    }
    return longestTail(of: tried, in: sameNames).flatMap { written($0, source, path) }
  }

  /// The one file of the folder whose name without extension is the same, or else one of the same extension whose name is
  /// nearly the same: what all images of a folder have in common makes no two of them alike.
  private func nearestBeside(_ tried: String, in folder: String, _ budget: inout SpellingBudget) -> String? {
    let beside = byFolder[folder, default: []]
    let (stem, kind) = (Path.stem(String(Path.lastComponent(tried))), Path.pathExtension(tried))
    let others = beside.filter { Path.stem($0) == stem }
    if others.count == 1 { return others[0] }
    let alike = beside.filter { Path.pathExtension($0) == kind }.map { Path.stem($0) }
    guard let near = budget.nearest(to: stem, in: alike, .strict), near.isOnlyOne else { return nil }
    return near.name + "." + kind
  }

  /// The one file whose path ends as `tried` does, by the most parts.
  private func longestTail(of tried: String, in candidates: [String]) -> String? {
    if candidates.count > NearestResources.comparedFiles { return nil }
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
