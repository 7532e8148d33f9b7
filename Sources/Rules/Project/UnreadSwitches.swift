import Diagnostics
import Markup
import MiniProgram
import Script

/// Finds the switches of pages that are set and that nothing reads: what a switch that nothing sets is most likely meant for.
struct UnreadSwitches {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// The only one of `names` that the script of a file begins with, or sets to, true or false, and that stands nowhere else in
  /// the script, nor in the file; nil without one, and with several.
  func only(of names: [String], in file: Int) -> String? {
    let unit = project.files[file].unit
    guard let path = unit.scriptPath, let script = project.sources.text(path)?.bytes,
      let markup = project.sources.text(unit.path)?.bytes
    else { return nil }
    var found: String?
    for name in Set(names) {
      var name = name
      guard name.withUTF8({ isOnlySwitched($0, in: script) && markup.firstIndex(ofWord: $0, from: 0) == nil })
      else { continue }
      if found != nil { return nil }
      found = name
    }
    return found
  }
}

/// Whether a name is a key with true or false, or with a negation, wherever it is written.
private func isOnlySwitched(_ name: UnsafeBufferPointer<UInt8>, in script: UnsafeBufferPointer<UInt8>) -> Bool
{
  var start = 0
  while let found = script.firstIndex(ofWord: name, from: start) {
    start = found + name.count
    guard isKey(at: found, script), let value = valueStart(after: start, script),
      ["true", "false", "!"].contains(where: { script[value...].starts(with: $0.utf8) })
    else { return false }
  }
  return start > 0
}

/// Whether a name is neither a member nor a part of a longer key.
private func isKey(at offset: Int, _ script: UnsafeBufferPointer<UInt8>) -> Bool {
  var before = offset - 1
  if before >= 0, isQuote(script[before]) { before -= 1 }
  while before >= 0, isMarkupSpace(script[before]) { before -= 1 }
  return before >= 0 && (script[before] == UInt8(ascii: "{") || script[before] == UInt8(ascii: ","))
}

/// Where a value begins behind a key and its colon; nil when there is none.
private func valueStart(after offset: Int, _ script: UnsafeBufferPointer<UInt8>) -> Int? {
  var offset = offset
  func skipSpace() { while offset < script.count, isMarkupSpace(script[offset]) { offset += 1 } }
  if offset < script.count, isQuote(script[offset]) { offset += 1 }
  skipSpace()
  guard offset < script.count, script[offset] == UInt8(ascii: ":") else { return nil }
  offset += 1
  skipSpace()
  return offset < script.count ? offset : nil
}

private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }
