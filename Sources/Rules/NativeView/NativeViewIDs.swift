import Containers
import Diagnostics
import MiniProgram

/// The static ids of a program's native views, as far as views are found by their ids. Files with undecided conditions are
/// left out: a build may keep only one of two views with one id.
struct NativeViewIDs: Sendable {
  struct Entry: Sendable {
    let id: String
    let file: Int
    let range: ByteRange
    let placement: Placement
    let place: Place
    /// Whether the id must be unique on a page, not in the whole program; and the tag.
    let isOfPage: Bool
    let tag: String

    /// An id that is probably unused: the name of the page or its folder, and the present id.
    var proposal: String {
      let names = place.path.split(separator: "/").suffix(2).map { $0.prefix { $0 != "." } }
      let name = names.last { $0 != "index" && !$0.isEmpty && $0.utf8.allSatisfy(isIDByte) }
      return "\(name ?? "home")-\(id)"
    }
  }

  /// The ids in the order of their files and places.
  private(set) var entries: [Entry] = []

  init(_ project: Project) {
    for (index, file) in project.files(with: .nativeViews) where !file.facts.hasUndecidedConditions {
      for view in file.facts.nativeViews where view.tag != Container.System.finClip.tag {
        guard let id = view.id, let range = view.idRange else { continue }
        entries.append(
          Entry(
            id: id, file: index, range: range, placement: view.placement, place: file.place(range),
            isOfPage: file.unit.dialect.family == .weChat, tag: view.tag))
      }
    }
  }

  /// The entries of each id that more than one view has.
  func shared() -> [[Entry]] {
    var known = ByteStringTable()
    // In nearly all programs each has an id of its own.
    for (index, entry) in entries.enumerated() {
      var id = entry.id
      if id.withUTF8({ known.add($0) }) != UInt32(index) { return grouped() }
    }
    return []
  }

  private func grouped() -> [[Entry]] {
    Dictionary(grouping: entries) { $0.isOfPage ? "\($0.file) \($0.id)" : $0.id }.values.filter {
      $0.count > 1
    }
  }
}

/// Whether the byte may be in an id: a letter, a digit, `_` or `-`.
func isIDByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
    true
  default: false
  }
}
