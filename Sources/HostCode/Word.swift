/// The identifiers that scanners look for; every other one is `other`.
enum Word: UInt8, CaseIterable {
  case other
  // Declarations
  case interface, implementation, end, `protocol`, property, synthesize
  case `class`, `extension`, `struct`, `enum`, actor, `extends`, object, companion, record
  case `func`, fun, `init`, constructor, `let`, `var`, val, `static`, final, `import`, package, `case`
  case objc, data, `where`, `throws`
  // Values and statements
  case `self`, this, `super`, `return`, `if`, `else`, `while`, `for`, `switch`, when, `in`, new, alloc
  case `nil`, null, Nil, NULL, `guard`, `as`, and, not, typeof, sizeof, `throw`
  case `do`, `catch`
  case selector, NSStringFromClass, java
  // Registration
  case registerComponentWithName, registerComponent, registerComponentWithConfig
  case NXK_Register_Component, registerEmbedView, MPEmbedViewHelper, H5EmbedViewConfig
  case RVKConfigManager, loadComponents
  // Messages and events
  case sendCustomEventMessage, sendMessage, sendEventToTiny, isEqualToString, isEqual, equals
  case equalsIgnoreCase, contentEquals
}

/// Finds the `Word` of an identifier by its hash and bytes.
struct WordTable: Sendable {
  private static let slotCount = 1024
  private let hashes: [UInt32]
  private let words: [UInt8]
  /// The spellings one behind the other; that of word `w` ends at `ends[w]`.
  private let spellings: [UInt8]
  private let ends: [Int]

  static let shared = WordTable()

  private init() {
    var hashes = [UInt32](repeating: 0, count: WordTable.slotCount)
    var words = [UInt8](repeating: 0, count: WordTable.slotCount)
    var spellings: [UInt8] = []
    var ends: [Int] = []
    for word in Word.allCases {
      let spelling = Array(String(describing: word).utf8)
      spellings += spelling
      ends.append(spellings.count)
      if word == .other { continue }
      let hash = identifierHash(spelling)
      var slot = WordTable.slot(hash)
      while words[slot] != 0 { slot = (slot + 1) % WordTable.slotCount }
      hashes[slot] = hash
      words[slot] = word.rawValue
    }
    self.hashes = hashes
    self.words = words
    self.spellings = spellings
    self.ends = ends
  }

  @inline(__always) private static func slot(_ hash: UInt32) -> Int {
    Int((hash ^ (hash &>> 13)) & UInt32(slotCount - 1))
  }

  /// The raw value of the word that `bytes[start..<end]` spells.
  @inline(__always)
  func code(hash: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt8 {
    var slot = WordTable.slot(hash)
    while words[slot] != 0 {
      if hashes[slot] == hash {
        let word = Int(words[slot])
        let from = ends[word - 1]
        var index = 0
        while index < end - start, from + index < ends[word], spellings[from + index] == bytes[start + index]
        {
          index += 1
        }
        if index == end - start, from + index == ends[word] {
          return words[slot]
        }
      }
      slot = (slot + 1) % WordTable.slotCount
    }
    return 0
  }
}

/// FNV-1a over the bytes of an identifier.
func identifierHash(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var hash: UInt32 = 2_166_136_261
  for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
  return hash
}
