import Containers
import Diagnostics
import NativeSource
import Testing

/// Places that leave it open which types are registered, with what is known of the unknown types.
@Suite struct OpenPlaceTests {
  private static func swift(_ body: String) -> [String: String] {
    ["/ios/A.swift": "func install(_ s: PSDService, _ names: [String]) {\n\(body)\n}"]
  }

  /// What the unknown types begin and end with, in the order of the places, and the texts of these places.
  private func open(_ files: [String: String]) -> [String] {
    let texts = files.mapValues { SourceText(path: "", $0) }
    let facts = NativeFacts(files.compactMap { NativeFileFacts(reading: SourceText(path: $0, $1)) }) {
      texts[$0]
    }
    let gaps = facts[.mPaaS].values.flatMap(\.gaps)
    return gaps.map { gap in
      let text = String(
        decoding: texts[gap.place.path]!.bytes[Int(gap.place.range.start)..<Int(gap.place.range.end)],
        as: UTF8.self)
      return "\(gap.affixes.prefix)|\(gap.affixes.suffix) \(text)"
    }
  }

  @Test(arguments: [
    (##"s.registerComponent(withName: "a_" + read(), clsName: "V")"##, ##"a_| "a_" + read()"##),
    (##"s.registerComponent(withName: "a_\(read())_b", clsName: "V")"##, ##"a_|_b "a_\(read())_b""##),
    (##"s.registerComponent(withName: read() + "_b", clsName: "V")"##, ##"|_b read() + "_b""##),
    (
      ##"for n in ["x", "a_" + read()] { s.registerComponent(withName: n, clsName: "V") }"##,
      ##"a_| "a_" + read()"##
    ),
    (
      ##"for n in ["x", "a_" + read()] { s.registerComponent(withName: n.lowercased(), clsName: "V") }"##,
      ##"| n.lowercased()"##
    ),
    (
      ##"for (n, c) in [("x", "V"), ("a_" + read(), "V")] { s.registerComponent(withName: n, clsName: c) }"##,
      ##"a_| "a_" + read()"##
    ),
    (
      ##"s.registerComponent(withName: read() + "a_" + read(), clsName: "V")"##,
      ##"| read() + "a_" + read()"##
    ),
    (##"s.registerComponent(withName: read(), clsName: "V")"##, "| read()"),
    (
      ##"["x", "a_" + read()].forEach { s.registerComponent(withName: $0, clsName: "V") }"##,
      ##"a_| "a_" + read()"##
    ),
    // What the sources do not call may be called with anything.
    (
      ##"for n in names { s.registerComponent(withName: "a_" + n, clsName: "V") }"##,
      ##"a_| registerComponent(withName: "a_" + n, clsName: "V")"##
    ),
  ])
  func beginsAndEnds(body: String, expected: String) {
    #expect(open(OpenPlaceTests.swift(body)) == [expected])
  }

  @Test func fitsNames() {
    let affixes = TextAffixes(prefix: "ab", suffix: "bc")
    #expect(affixes.fit("abbc"))
    #expect(affixes.fit("abxbc"))
    #expect(!affixes.fit("abc"))
    #expect(!affixes.fit("abxb"))
    #expect(TextAffixes().fit(""))
    #expect(TextAffixes().fit("x"))
  }
}
