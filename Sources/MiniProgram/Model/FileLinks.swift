import Diagnostics
import Files

/// Which files of a program use which, by their indexes.
package struct FileLinks: Sendable {
  /// The users of a file.
  package struct Usage: Sendable {
    /// Files that copy this one in by `include`, each once for each such `include`.
    package var includers: [Site] = []
    /// Files that import this one's templates.
    package var importers: [Site] = []
    /// Files that use this one as a component, once for each tag.
    package var componentUsers: [Site] = []
  }

  /// A place in a file that uses another.
  package struct Site: Sendable {
    package var file: Int
    /// Its index among the references, or the uses of components, of the file.
    package var number: Int
    package var range: ByteRange
    package var placement: Placement
  }

  /// The users of each file, in order.
  private(set) var usages: [Usage]
  /// How many links there are.
  private(set) var count = 0

  init(count: Int) { usages = Array(repeating: Usage(), count: count) }

  /// Adds what a file uses. Before, there are no links from it.
  mutating func add(from index: Int, _ file: ProjectFile, _ sources: ProgramSources, _ indexes: PathIndex) {
    if file.traits.isDisjoint(with: [.markupReferences, .componentUses]) { return }
    let references = file.facts.references
    for number in references.indices where references[number].kind != .module {
      guard case .file(let path) = references[number].resolution, let target = indexes[path] else { continue }
      let site = Site(
        file: index, number: number, range: references[number].sourceRange,
        placement: references[number].placement)
      if references[number].kind == .include {
        FileLinks.add(site, to: &usages[target].includers)
      } else {
        FileLinks.add(site, to: &usages[target].importers)
      }
      count += 1
    }
    if file.facts.componentUses.isEmpty { return }
    let targets = sources.componentTargets(of: file.unit)
    for (number, use) in file.facts.componentUses.enumerated() {
      guard let path = targets[use.tag], let target = indexes[path] else { continue }
      let site = Site(file: index, number: number, range: use.tagRange, placement: use.placement)
      FileLinks.add(site, to: &usages[target].componentUsers)
      count += 1
    }
  }

  private static func add(_ site: Site, to sites: inout [Site]) {
    let isLast = sites.isEmpty || sites[sites.count - 1].file <= site.file
    sites.insert(site, at: isLast ? sites.count : sites.partitioningIndex { $0.file > site.file })
  }

  /// Removes what a file uses.
  mutating func remove(from index: Int) {
    for target in usages.indices {
      count -= FileLinks.remove(from: index, in: &usages[target].includers)
      count -= FileLinks.remove(from: index, in: &usages[target].importers)
      count -= FileLinks.remove(from: index, in: &usages[target].componentUsers)
    }
  }

  /// Removes the places in a file, and returns how many there were.
  private static func remove(from index: Int, in sites: inout [Site]) -> Int {
    let first = sites.partitioningIndex { $0.file >= index }
    let end = sites.partitioningIndex { $0.file > index }
    if first < end { sites.removeSubrange(first..<end) }
    return end - first
  }
}
