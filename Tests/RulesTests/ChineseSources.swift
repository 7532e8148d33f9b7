import Diagnostics
import Files
import RuleDocuments

/// A file of the checkout, as text.
func checkoutText(_ path: String) throws -> String {
  let text = try DiskFileSystem().read(Path.child(RuleExamples.checkout, path))
  return text.string(ByteRange(0, text.count))
}

/// The Swift sources of the checkout that have Chinese texts: their paths, and their literals with Chinese characters.
struct ChineseSource: Sendable {
  /// From the checkout on: `Sources/Rules/Rules.swift`.
  let path: String
  let literals: [SourceLiteral]

  static let all: [ChineseSource] = {
    var sources: [ChineseSource] = []
    var folders = ["Sources"]
    while let folder = folders.popLast() {
      let entries = (try? DiskFileSystem().entries(of: Path.child(RuleExamples.checkout, folder))) ?? []
      for entry in entries {
        let path = Path.child(folder, entry.name)
        if entry.kind == .folder { folders.append(path) }
        guard entry.kind == .file, path.hasSuffix(".swift"), let text = try? checkoutText(path) else {
          continue
        }
        let literals = SourceLiterals.all(in: text)
        if !literals.isEmpty { sources.append(ChineseSource(path: path, literals: literals)) }
      }
    }
    return sources.sorted { $0.path < $1.path }
  }()
}
