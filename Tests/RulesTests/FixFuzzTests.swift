import Diagnostics
import Files
import Linting
import RuleDocuments
import Rules
import SeededRandom
import Testing

/// Fixes in pages that were broken at random: whatever the page, the result needs no more fixes. `make fuzz` tries more of them.
@Suite struct FixFuzzTests {
  private static let page = ExampleProgram.root + "/" + Example.pagePath

  /// What the mutations are made from: pages with every mistake that has a fix, and what is around them.
  private static let seeds: [[UInt8]] = RuleExamples.all.filter { $0.rule.fix != nil }.flatMap(\.all)
    .filter { $0.files[0].path == Example.pagePath }
    .map { MarkedText($0.files[0].marked).bytes }

  private static let seedNumbers = Sampling.some(of: Array(0..<40), oneIn: 4).map(UInt64.init)

  @Test(arguments: seedNumbers) func fixesConverge(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var program = ExampleProgram(.right("<view/>", script: "Page({ data: { list: [] }, onTap() {} });\n"))
    for _ in 0..<5 {
      program.files[0].text = mutated(&random)
      var draft = try program.draft()
      FixRun.run(on: &draft, allowing: [.safe, .suggested]) { _ in true }
      let text = draft.text(FixFuzzTests.page)!
      program.files[0].text = Array(text.bytes)
      let findings = program.lint()
      #expect(findings == draft.outcome.diagnostics)
      var again = try program.draft()
      FixRun.run(on: &again, allowing: [.safe, .suggested]) { _ in true }
      #expect(again.changes.isEmpty)
    }
  }

  @Test(arguments: seedNumbers) func suppressionsHideWhatTheyNameAndAddNothing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 1000)
    var program = ExampleProgram(.right("<view/>", script: "Page({});\n"))
    program.files[0].text = mutated(&random)
    let original = program.lint()
    var draft = try program.draft()
    SuppressionRun.run(on: &draft, reason: "known", wanted: \.outcome.diagnostics) { _ in true }
    let left = kinds(draft.outcome.diagnostics)
    #expect(left.allSatisfy { $0.value <= kinds(original)[$0.key, default: 0] })
    var again = draft
    SuppressionRun.run(on: &again, reason: "known", wanted: \.outcome.diagnostics) { _ in true }
    #expect(again.outcome.diagnostics.count == draft.outcome.diagnostics.count)
  }

  private func kinds(_ diagnostics: [Diagnostic]) -> [[String]: Int] {
    diagnostics.reduce(into: [:]) { $0[[$1.place.path, $1.rule, $1.message.english], default: 0] += 1 }
  }

  /// Some seeds in a row, with bytes removed, repeated, swapped and inserted.
  private func mutated(_ random: inout SplitMix64) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<3 {
      bytes += FixFuzzTests.seeds.randomElement(using: &random)!
      bytes.append(0x0A)
    }
    let inserted = Array("<>/=\"'{}&! \n\r-[]#\u{00}地".utf8)
    for _ in 0..<Int.random(in: 0..<8, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1..<12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes.swapAt(start, end - 1)
      default: bytes.insert(inserted.randomElement(using: &random)!, at: start)
      }
    }
    return bytes
  }
}
