import Diagnostics
import Files
import Linting
import Rules
import SystemC
import Testing
import Workspace

/// The list of rules against the files: a rule that nobody lists never runs.
@Suite struct RuleListTests {
  @Test func isSortedWithoutRepetition() {
    let ids = allRules.map(\.id)
    let misplaced = zip(ids, ids.dropFirst()).filter { $0 >= $1 }.map { "\($0) is before \($1)" }
    #expect(misplaced == [], "Sources/Rules/Rules.swift is sorted by id")
  }

  /// A rule that a release does not have says so by a later version than that release has.
  @Test func noneIsFromALaterVersionThanThisOne() throws {
    let version = try #require(Version(toolVersion))
    #expect(allRules.filter { $0.since > version }.map(\.id) == [])
  }

  private static let rules =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Sources/Rules"

  /// A folder for each category.
  private static let folders = names(in: rules).filter { !$0.contains(".") }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted()
  }

  /// The lines of each Swift file of a folder.
  private static func files(in folder: String) throws -> [(name: String, lines: [Substring])] {
    try names(in: "\(rules)/\(folder)").filter { $0.hasSuffix(".swift") }.map { name in
      let text = try DiskFileSystem().read("\(rules)/\(folder)/\(name)")
      return (name, text.string(ByteRange(0, text.count)).split(separator: "\n"))
    }
  }

  @Test(arguments: folders) func listsEveryFileThatDeclaresARule(folder: String) throws {
    let files = try RuleListTests.files(in: folder)
    let declared = files.map { file in
      file.lines.filter { $0.hasPrefix("    id: \"") }.map { $0.dropFirst(9).prefix { $0 != "\"" } }
    }
    let listed = Set(allRules.map { Substring($0.id) })
    #expect(declared.contains { !$0.isEmpty })
    #expect(
      declared.joined().filter { !listed.contains($0) } == [], "Sources/Rules/Rules.swift lists every rule")
    // One rule, one file.
    #expect(zip(files, declared).filter { $1.count > 1 }.map(\.0.name) == [])
  }

  @Test(arguments: folders) func linesAreNotLong(folder: String) throws {
    for file in try RuleListTests.files(in: folder) {
      #expect(file.lines.filter { $0.count > 130 } == [], "\(file.name)")
    }
  }
}
