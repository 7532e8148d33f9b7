import Diagnostics
import Files
import Testing

/// No two folders of the linter need each other: each refers only to types of folders before it.
///
/// Only the names of types are looked at. A call of a function in a later folder, or of a member that a later folder adds to
/// a type, is not seen.
@Suite struct FolderOrderTests {
  private static let order = [
    "Configuration", "Suppression", "Baseline", "Edits", "Rule", "Merging", "Host", "Engine", "Package",
    "Fixing",
  ]
  private static let root =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Sources/Linting"

  @Test func foldersReferToEarlierOnes() throws {
    let disk = DiskFileSystem()
    let folders = try disk.entries(of: FolderOrderTests.root).map(\.name)
    #expect(Set(folders) == Set(FolderOrderTests.order))
    var words: [(folder: Int, file: String, words: Set<Substring>)] = []
    var folderOfType: [Substring: Int] = [:]
    var ownNames = [Set<Substring>](repeating: [], count: FolderOrderTests.order.count)
    for (folder, name) in FolderOrderTests.order.enumerated() {
      let path = Path.child(FolderOrderTests.root, name)
      for file in try disk.entries(of: path).map(\.name) {
        let text = try disk.read(Path.child(path, file))
        let lines = code(text.string(ByteRange(0, text.count)))
        words.append((folder, "\(name)/\(file)", Set(lines.flatMap(identifiers))))
        for line in lines {
          guard let type = declaredType(line) else { continue }
          // A type in another type belongs to the folder, even if it shares its name.
          ownNames[folder].insert(type)
          if line.first != " ", !line.hasPrefix("private ") { folderOfType[type] = folder }
        }
      }
    }
    #expect(folderOfType.count > 80)
    for (folder, file, words) in words {
      let later = words.subtracting(ownNames[folder]).filter { folderOfType[$0] ?? 0 > folder }
      #expect(later.sorted() == [], "\(file) refers to types of later folders")
    }
  }

  /// The lines without comments and the texts of literals.
  private func code(_ text: String) -> [Substring] {
    text.replacing(#/"""[\s\S]*?"""/#, with: "").replacing(#/"(\\.|[^"\\\n])*"/#, with: "")
      .replacing(#/\/\/[^\n]*/#, with: "").split(separator: "\n")
  }

  private func identifiers(_ line: Substring) -> [Substring] { line.matches(of: #/\b[A-Z]\w*/#).map(\.0) }

  private func declaredType(_ line: Substring) -> Substring? {
    line.firstMatch(of: #/\b(?:struct|class|enum|protocol|typealias) (?<name>[A-Z]\w*)/#)?.name
  }
}
