import Diagnostics
import Files
import Linting

/// What is true of everything that `--fix`, `--unsafe-fixes` and `--add-suppressions` change.
struct ChangeChecks {
  private let outcome: LintOutcome
  private let program: LintedProgram

  init(_ outcome: LintOutcome, _ program: LintedProgram) {
    self.outcome = outcome
    self.program = program
  }

  func check() throws(FuzzFailure) {
    try checkFixes()
    try checkSuppressions()
  }

  func checkFixes() throws(FuzzFailure) {
    try checkFixes([.safe], "--fix")
    try checkFixes([.safe, .suggested], "--unsafe-fixes")
  }

  private func checkFixes(_ applicabilities: Set<Fix.Applicability>, _ name: String) throws(FuzzFailure) {
    guard
      outcome.diagnostics.contains(where: {
        $0.fix.map { applicabilities.contains($0.applicability) } ?? false
      })
    else { return }
    let original = try program.draft(program.files)
    try TreeChecks().check(original, allowing: applicabilities, name)
    var draft = original
    FixRun.run(on: &draft, allowing: applicabilities) { _ in true }
    try checkDraft(draft, name)
    var again = try program.draft(draft.fileSystem)
    FixRun.run(on: &again, allowing: applicabilities) { _ in true }
    try require(again.changes.isEmpty, "\(name) twice changes nothing more")
    if !applicabilities.contains(.suggested) { return }
    var careful = original
    FixRun.run(on: &careful, allowing: [.safe]) { _ in true }
    FixRun.run(on: &careful, allowing: applicabilities) { _ in true }
    try require(
      careful.changes.map { Array($0.new.bytes) } == draft.changes.map { Array($0.new.bytes) },
      "\(name) makes what --fix makes, and more")
  }

  private func checkSuppressions() throws(FuzzFailure) {
    if outcome.diagnostics.isEmpty || outcome.diagnostics.count > 40 { return }
    var draft = try program.draft(program.files)
    SuppressionRun.run(on: &draft, reason: "known", wanted: \.outcome.diagnostics) { _ in true }
    try checkDraft(draft, "--add-suppressions")
    let before = counts(outcome.diagnostics)
    for (kind, count) in counts(draft.outcome.diagnostics) where count > before[kind, default: 0] {
      if outcome.cutShort.contains(kind[0]) { continue }
      throw FuzzFailure("--add-suppressions adds no finding", "\(kind)")
    }
  }

  /// What the draft says was found is what is found in its files; its diff makes its texts.
  private func checkDraft(_ draft: Draft, _ name: String) throws(FuzzFailure) {
    let found = program.lint(draft.fileSystem)
    try require(found.isSame(as: draft.outcome), "\(name) knows what is left")
    for change in draft.changes {
      let diff = UnifiedDiff(change, path: change.path).bytes
      try require(
        patched(change.old.bytes, diff) == Array(change.new.bytes), "\(name) shown as a diff", change.path)
    }
  }

  private func counts(_ diagnostics: [Diagnostic]) -> [[String]: Int] {
    diagnostics.reduce(into: [:]) { $0[[$1.place.path, $1.rule, $1.message.english], default: 0] += 1 }
  }

  /// What `patch` makes of `old`; nil when the diff does not fit.
  private func patched(_ old: UnsafeBufferPointer<UInt8>, _ diff: [UInt8]) -> [UInt8]? {
    let oldLines = lines(Array(old))
    var rest = lines(diff).dropFirst(2)
    var next = 0
    var new: [UInt8] = []
    while let line = rest.popFirst() {
      let body = Array(line.dropFirst())
      switch line.first {
      case UInt8(ascii: "@"):
        let numbers = String(decoding: body, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
        let isEmpty = String(decoding: body, as: UTF8.self).split(separator: " ")[1].hasSuffix(",0")
        guard let first = numbers.first, first - (isEmpty ? 0 : 1) >= next, first <= oldLines.count else {
          return nil
        }
        let start = first - (isEmpty ? 0 : 1)
        new += oldLines[next..<start].joined()
        next = start
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "+"):
        var text = body
        if rest.first?.first == UInt8(ascii: "\\") {
          rest.removeFirst()
          text.removeLast()
        }
        if line[0] != UInt8(ascii: "+") {
          guard next < oldLines.count, oldLines[next] == text else { return nil }
          next += 1
        }
        if line[0] != UInt8(ascii: "-") { new += text }
      default: return nil
      }
    }
    return new + Array(oldLines[next...].joined())
  }

  /// The lines with their line feeds.
  private func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(Array(bytes[start...index]))
      start = index + 1
    }
    if start < bytes.count { lines.append(Array(bytes[start...])) }
    return lines
  }
}
