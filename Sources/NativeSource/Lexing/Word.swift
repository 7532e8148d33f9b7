/// The words of the languages and their standard libraries that scanners look for; all other words are `other`.
enum Word: UInt8, CaseIterable {
  case other
  // Declarations
  case interface, implementation, end, `protocol`, property, synthesize, optional, required
  case `class`, `extension`, `struct`, `enum`, actor, `extends`, implements, object, companion, record
  case `func`, fun, `init`, constructor, `let`, `var`, val, `static`, final, `import`, package, `case`
  case objc, `where`, `throws`
  // Values and statements
  case `self`, this, `super`, `return`, `if`, `else`, `while`, `for`, `switch`, when, `in`, new, alloc
  case `nil`, null, Nil, NULL, `guard`, `as`, and, not, typeof, sizeof, `throw`
  case `do`, `catch`
  case selector, NSStringFromClass, java
  // Comparisons
  case isEqualToString, isEqual, equals, equalsIgnoreCase, contentEquals
  // Changes of collections
  case add, append, put, insert, addAll, putAll, updateValue, removeValue, addObject, setObject,
    removeObjectForKey
  case addObjectsFromArray, addEntriesFromDictionary, clear

  /// Whether brackets after the word contain a condition, not arguments.
  var isControl: Bool {
    switch self {
    case .if, .while, .for, .switch, .when, .guard, .return, .catch, .sizeof, .typeof: true
    default: false
    }
  }

  /// Whether a function with this name changes a collection.
  var changesCollection: Bool {
    switch self {
    case .add, .append, .put, .insert, .addAll, .putAll, .updateValue, .removeValue, .addObject, .setObject,
      .removeObjectForKey, .addObjectsFromArray, .addEntriesFromDictionary, .clear:
      true
    default: false
    }
  }
}

/// Finds the code of an identifier by its hash and bytes: the raw value of its `Word`, or the code of an interesting
/// name. The codes of names follow the codes of words.
struct WordTable: Sendable {
  private static let slotCount = 1024
  private let hashes: [UInt32]
  private let words: [UInt8]
  /// The spellings one after the other; the spelling of word `w` ends at `ends[w]`.
  private let spellings: [UInt8]
  private let ends: [Int]

  /// The code of the first name.
  static let firstName = Word.allCases.count

  /// - Parameter names: none of them a `Word`; with the words at most 255.
  init(_ names: [String]) {
    var hashes = [UInt32](repeating: 0, count: WordTable.slotCount)
    var words = [UInt8](repeating: 0, count: WordTable.slotCount)
    var spellings: [UInt8] = []
    var ends: [Int] = []
    let all = Word.allCases.map { String(describing: $0) } + names
    precondition(all.count <= 255, "a token has one byte for its word")
    for (code, word) in all.enumerated() {
      let spelling = Array(word.utf8)
      spellings += spelling
      ends.append(spellings.count)
      if code == 0 { continue }
      let hash = identifierHash(spelling)
      var slot = WordTable.slot(hash)
      while words[slot] != 0 { slot = (slot + 1) % WordTable.slotCount }
      hashes[slot] = hash
      words[slot] = UInt8(code)
    }
    self.hashes = hashes
    self.words = words
    self.spellings = spellings
    self.ends = ends
  }

  @inline(__always) private static func slot(_ hash: UInt32) -> Int {
    Int((hash ^ (hash &>> 13)) & UInt32(slotCount - 1))
  }

  /// The code of what `bytes[start..<end]` spells, 0 for none.
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
package func identifierHash(_ bytes: some Sequence<UInt8>) -> UInt32 {
  var hash: UInt32 = 2_166_136_261
  for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
  return hash
}
