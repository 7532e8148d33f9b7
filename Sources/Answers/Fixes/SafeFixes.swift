import Diagnostics
import Linting

extension Draft {
  /// The edits that make all safe fixes of the files that may be changed, pass by pass as `--fix` makes them, one for each file;
  /// and how many findings they fix.
  package consuming func safeFixes(
    mayChange: @escaping (String) -> Bool
  ) -> (edits: [Edit], fixedCount: Int) {
    let run = FixRun.run(on: &self, allowing: [.safe], mayChange: mayChange)
    let changes = changes
    return (
      changes.map { Edit(from: $0.old, to: $0.new) },
      changes.reduce(0) { $0 + run.fixedCounts[$1.path, default: 0] }
    )
  }
}

extension Edit {
  /// The edit that makes one text of the other. It replaces what is between the bytes that they have in common at both
  /// ends.
  init(from old: SourceText, to new: SourceText) {
    var start = 0
    let (oldBytes, newBytes) = (old.bytes, new.bytes)
    let shorter = min(old.count, new.count)
    while start < shorter, oldBytes[start] == newBytes[start] { start += 1 }
    var length = 0
    while length < shorter - start, oldBytes[old.count - 1 - length] == newBytes[new.count - 1 - length] {
      length += 1
    }
    // Characters and line ends stay whole.
    while start > 0, start < old.count,
      continues(oldBytes, start) || start < new.count && continues(newBytes, start)
    {
      start -= 1
    }
    while length > 0, continues(oldBytes, old.count - length) || continues(newBytes, new.count - length) {
      length -= 1
    }
    self.init(
      replace: Place(path: old.path, range: ByteRange(start, old.count - length)),
      with: new.string(ByteRange(start, new.count - length)))
  }
}

/// Whether the byte at an index belongs to the character or the line end of the one before it.
private func continues(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
  bytes[index] & 0xC0 == 0x80 || bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
}
