import Rules
import SystemC
import Testing

/// The list of rules against the files: a rule that nobody lists never runs.
@Suite struct RuleListTests {
  @Test func isSortedWithoutRepetition() {
    let ids = allRules.map(\.id)
    #expect(ids == Set(ids).sorted())
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

  @Test(arguments: folders) func listsEveryFileThatDeclaresARule(folder: String) throws {
    let path = "\(RuleListTests.rules)/\(folder)"
    var declared: [String] = []
    for name in RuleListTests.names(in: path) where name.hasSuffix(".swift") {
      let file = try #require(fopen("\(path)/\(name)", "r"))
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 100_000)
      let count = fread(&bytes, 1, bytes.count, file)
      let lines = String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n")
      for line in lines where line.hasPrefix("  id: \"") {
        declared.append(String(line.dropFirst(7).prefix { $0 != "\"" }))
      }
    }
    let listed = Set(allRules.map(\.id))
    #expect(!declared.isEmpty)
    #expect(declared.filter { !listed.contains($0) } == [])
  }
}
