import Diagnostics
import Linting

/// Which files find out on which platform they run: what these give to views may be meant for one alone.
struct PlatformQuestions {
  let context: HostContext
  /// What was found of a file; each is searched once.
  private var known: [String: Bool] = [:]

  init(_ context: HostContext) { self.context = context }

  /// Whether a file names platforms; also where its text is not known.
  mutating func ask(_ path: String) -> Bool {
    if let known = known[path] { return known }
    let asks = context.text(at: path).map { PlatformQuestions.isAsked($0.bytes) } ?? true
    known[path] = asks
    return asks
  }

  /// Whether one of the words by which scripts ask for the platform is in the bytes, in whatever case.
  private static func isAsked(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains { word in
      let (first, rest) = (word.utf8Start[0], 1..<word.utf8CodeUnitCount)
      return bytes.indices.dropLast(word.utf8CodeUnitCount - 1).contains { start in
        bytes[start] | 0x20 == first && rest.allSatisfy { bytes[start + $0] | 0x20 == word.utf8Start[$0] }
      }
    }
  }

  private static let words: [StaticString] = ["platform", "isios", "isandroid"]
}
