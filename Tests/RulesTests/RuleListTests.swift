import Rules
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The list of rules against the files: a rule that nobody lists never runs.
@Suite struct RuleListTests {
  @Test func isSortedWithoutRepetition() {
    let ids = allRules.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test(arguments: ["Markup", "Meta", "NativeView", "Project", "Syntax"])
  func holdsEveryFileThatDeclaresARule(folder: String) throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(root)/Sources/Rules/\(folder)"
    let stream = try #require(opendir(path))
    defer { closedir(stream) }
    var declared: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasSuffix(".swift"), let file = fopen("\(path)/\(name)", "r") else { continue }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 4_000)
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
