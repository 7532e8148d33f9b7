/// An identifier that means something to the scanner: keywords, and names of the mini-program API.
enum Word: UInt8 {
  case none
  // Declarations and modules.
  case `const`, `let`, `var`, function, `class`, `import`, export, `default`, from, `as`, declare, type
  case require, module, exports
  // Words behind which an expression begins, so that a slash there opens a regular expression.
  case `return`, typeof, instanceof, `in`, of, new, delete, void, `throw`, `case`, `do`, `else`, yield, await
  // Statements with a parenthesised head.
  case `if`, `while`, `for`, with, `switch`, `catch`
  // Members and types.
  case async, get, set, satisfies, extends, `is`, keyof, readonly, unique, infer, asserts, abstract, this
  // Values.
  case `true`, `false`, null, undefined
  // The mini-program framework.
  case page, component, behavior, mixin, setData, spliceData, my, postMessage
  case data, props, properties, methods, mixins, behaviors

  private static let spellings: [(String, Word)] = [
    ("const", .const), ("let", .let), ("var", .var), ("function", .function), ("class", .class),
    ("import", .import), ("export", .export), ("default", .default), ("from", .from), ("as", .as),
    ("declare", .declare), ("type", .type), ("require", .require), ("module", .module),
    ("exports", .exports), ("return", .return), ("typeof", .typeof), ("instanceof", .instanceof),
    ("in", .in), ("of", .of), ("new", .new), ("delete", .delete), ("void", .void), ("throw", .throw),
    ("case", .case), ("do", .do), ("else", .else), ("yield", .yield), ("await", .await), ("if", .if),
    ("while", .while), ("for", .for), ("with", .with), ("switch", .switch), ("catch", .catch),
    ("async", .async), ("get", .get), ("set", .set), ("satisfies", .satisfies), ("extends", .extends),
    ("is", .is), ("keyof", .keyof), ("readonly", .readonly), ("unique", .unique), ("infer", .infer),
    ("asserts", .asserts), ("abstract", .abstract), ("this", .this), ("true", .true), ("false", .false),
    ("null", .null), ("undefined", .undefined), ("Page", .page), ("Component", .component),
    ("Behavior", .behavior), ("Mixin", .mixin), ("setData", .setData), ("$spliceData", .spliceData),
    ("my", .my), ("postMessage", .postMessage), ("data", .data), ("props", .props),
    ("properties", .properties), ("methods", .methods), ("mixins", .mixins), ("behaviors", .behaviors),
  ]

  /// Whether a slash behind this word opens a regular expression.
  var precedesExpression: Bool { Word.return.rawValue <= rawValue && rawValue <= Word.await.rawValue }

  /// Whether the parenthesis behind this word holds the head of a statement.
  var hasStatementHead: Bool { Word.if.rawValue <= rawValue && rawValue <= Word.switch.rawValue }

  var declaresVariable: Bool { Word.const.rawValue <= rawValue && rawValue <= Word.var.rawValue }

  /// Finds words by their first 16 bytes, of which no word has more.
  struct Table: Sendable {
    static let shared = Table()

    private struct Entry {
      var low: UInt64 = 0
      var high: UInt64 = 0
      var word = Word.none
    }

    private static let slotBits: UInt64 = 9
    private let entries: [Entry]

    private init() {
      var entries = [Entry](repeating: Entry(), count: 1 << Int(Table.slotBits))
      for (spelling, word) in Word.spellings {
        var entry = Entry(word: word)
        for (offset, byte) in spelling.utf8.enumerated() {
          if offset < 8 {
            entry.low |= UInt64(byte) << UInt64(8 * offset)
          } else {
            entry.high |= UInt64(byte) << UInt64(8 * (offset - 8))
          }
        }
        var slot = Table.slot(entry.low, entry.high)
        while entries[slot].low != 0 { slot = (slot + 1) & (entries.count - 1) }
        entries[slot] = entry
      }
      self.entries = entries
    }

    @inline(__always)
    private static func slot(_ low: UInt64, _ high: UInt64) -> Int {
      Int(truncatingIfNeeded: ((low ^ high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> (64 - slotBits))
    }

    /// The word that the `length` bytes at `start` spell; 16 bytes from `start` on must be readable.
    @inline(__always)
    func word(at start: UnsafePointer<UInt8>, length: Int) -> Word {
      // The shortest word has 2 bytes, the longest 11.
      if length < 2 || length > 11 { return .none }
      let raw = UnsafeRawPointer(start)
      var low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      var high: UInt64 = 0
      if length < 8 {
        low &= (1 << UInt64(8 * length)) &- 1
      } else if length > 8 {
        high =
          UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
          & ((1 << UInt64(8 * (length - 8))) &- 1)
      }
      var slot = Table.slot(low, high)
      while true {
        let entry = entries[slot]
        if entry.low == low && entry.high == high { return entry.word }
        if entry.low == 0 { return .none }
        slot = (slot + 1) & (entries.count - 1)
      }
    }
  }
}
