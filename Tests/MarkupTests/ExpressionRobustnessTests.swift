import Diagnostics
import SeededRandom
import Testing

@testable import Markup

/// Whatever the bytes: no crash, ranges within the mustache, and a well-formed tree.
@Suite struct ExpressionRobustnessTests {
  private static let samples = [
    "a.b[c] + f(d, ...e)[0] ? {x: 1, 'y-z': [2, , 3], ...w} : `t ${u} {{v.w}} \\` ${`${x}`}`",
    "foo: a, 'b-c': !d && -1.5e-3, margin-top: 2, ...item, \"q\": /x[/]y/gi, 名字",
    "a &amp;&amp; b &lt;= c ? &quot;x&apos;y&quot; : typeof d === 'e' /* f */ || void 0",
    "(a, b) ?? c?.d; e => new F(), function () { return 0x1F ** 2 >>> 3 }",
    "ok ? 'a' : (x ? \"b\" : 'c') // end\n || \u{3000}\u{FEFF}d，e",
  ]

  /// Checks what is true of every input.
  private func check(_ bytes: [UInt8]) {
    let sample = ExpressionSample(bytes: bytes)
    let tree = sample.tree
    if let failure = sample.failure {
      #expect(tree.range.contains(failure), "\(bytes)")
      #expect(failure.start <= failure.end, "\(bytes)")
    }
    guard let root = tree.root else {
      #expect(tree.nodes.isEmpty, "\(bytes)")
      return
    }
    #expect(root.index == UInt32(tree.nodes.count - 1) && tree.range.contains(root.range), "\(bytes)")
    var children = 0
    for index in tree.nodes.indices {
      let parent = tree.expression(UInt32(index))
      var previous: Expression?
      for child in parent.children {
        children += 1
        let isShorthand = previous?.kind == .key && previous?.range == child.range
        let follows = previous.map { isShorthand || $0.range.end <= child.range.start } ?? true
        #expect(follows && parent.range.contains(child.range) && child.index < parent.index, "\(bytes)")
        previous = child
      }
      #expect(parent.lastChild?.index == previous?.index, "\(bytes)")
    }
    #expect(children == tree.nodes.count - 1, "\(bytes)")
    root.forEachLiteralChoice { #expect(tree.range.contains($0), "\(bytes)") }
    tree.forEachReference { #expect(tree.range.contains($0) && !$0.isEmpty, "\(bytes)") }
  }

  @Test(arguments: samples)
  func survivesTruncationOnBothSides(sample: String) {
    let bytes = Array(sample.utf8)
    for length in 0...bytes.count {
      check(Array(bytes.prefix(length)))
      check(Array(bytes.suffix(length)))
    }
  }

  @Test(arguments: samples)
  func survivesEveryByteAtEveryPlace(sample: String) {
    let bytes = Array(sample.utf8)
    for place in bytes.indices {
      for byte: UInt8 in [
        0, 9, 10, 0x22, 0x26, 0x27, 0x28, 0x2E, 0x2F, 0x5C, 0x60, 0x7B, 0x7D, 0x80, 0xC2, 0xFF,
      ] {
        var changed = bytes
        changed[place] = byte
        check(changed)
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func survivesRandomBytesAndTokens(seed: UInt64) {
    let tokens = [
      "a", "b.c", "1", ".5", "'s'", "\"", "'", "`", "${", "}", "{", "{{", "}}", "(", ")", "[", "]", ",", ":",
      "?", "?.",
      "...", "+", "-", "!", "typeof ", " in ", "==", "=>", "&lt;", "&quot;", "&amp;", "/", "/*", "*/", "//",
      "\\", "\n",
      " ", "new ", "margin-top:", "x:", "名", "，", "\0",
    ]
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      check(
        (0..<Int.random(in: 0...24, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
      check(
        (0..<Int.random(in: 0...24, using: &random)).flatMap { _ in tokens.randomElement(using: &random)!.utf8
        })
    }
  }

  @Test(arguments: [
    "'", "\"", "`", "(", "{{", "`{{", "/*", "/", "a", "9", "-", "...", "&quot;", "`${", "{a:", "a,", "\\",
    "}",
  ])
  func survivesAMegabyteOfOneToken(token: String) {
    let count = 1_000_000 / token.utf8.count
    let tree = ExpressionSample(String(repeating: token, count: count)).tree
    #expect(tree.range.count == count * token.utf8.count)
  }
}
