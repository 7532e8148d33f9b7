import Foundation
import FoundationStandIn
import Testing

/// What the stand-in writes is what Foundation writes, byte by byte.
struct JSONEncoderTests {
  @Test(arguments: [
    "", "a", "a/b \"c\" \\ d", "tab\t line\n return\r back\u{8} feed\u{C}", "\u{0}\u{1}\u{1F}\u{7F}",
    "中文 é 🎉 \u{2028}",
  ])
  func strings(string: String) throws {
    try expectSame(string)
    try expectSame([string: [string]])
  }

  @Test func numbers() throws {
    try expectSame([0, -1, Int.max, Int.min])
    try expectSame([UInt8.max])
    try expectSame([0.5, 1, -3, 1e100, 1e-7, 123456.789])
    try expectSame([Float(0.1), 2])
    try expectSame([true, false])
    #expect(throws: EncodingError.self) { try FoundationStandIn.JSONEncoder().encode([Double.nan]) }
  }

  @Test func containersOfAllKinds() throws {
    try expectSame([Int]())
    try expectSame([String: Int]())
    try expectSame([[Int]]([[], [1], [2, 3]]))
    try expectSame([Int?]([1, nil]))
    try expectSame(Nothing())
    try expectSame(Command())
    try expectSame(Nested())
    try expectSame(Derived())
  }

  private func expectSame<Value: Encodable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let foundation = Foundation.JSONEncoder()
    foundation.outputFormatting = [.prettyPrinted, .sortedKeys]
    let expected = String(data: try foundation.encode(value), encoding: .utf8)

    let encoder = FoundationStandIn.JSONEncoder()
    encoder.outputFormatting = .prettyPrinted
    encoder.outputFormatting.insert(.sortedKeys)
    let written = String(data: try encoder.encode(value), encoding: .utf8)
    #expect(written == expected, sourceLocation: sourceLocation)
  }
}

private struct Nothing: Encodable {}

/// A value with all kinds that describe a command line: strings, words of an enumeration, cases with values, absent values.
private struct Command: Encodable {
  enum Kind: String, Encodable { case flag, option }

  enum Completion: Encodable {
    case list(values: [String])
    case directory
  }

  var version = 0
  var names = ["lint", "check"]
  var kind = Kind.option
  var completions = [Completion.list(values: ["a", "b"]), .directory]
  var abstract: String?
  var isShown = true
  var subcommands = [Argument(), Argument()]

  struct Argument: Encodable {
    var kind = Kind.flag
    var valueNames: [String] = []
  }
}

/// Asks for each kind of container.
private struct Nested: Encodable {
  enum Key: String, CodingKey { case members, elements, none, parent }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var members = container.nestedContainer(keyedBy: Key.self, forKey: .members)
    try members.encode("x", forKey: .elements)
    var elements = container.nestedUnkeyedContainer(forKey: .elements)
    try elements.encode(elements.count)
    try elements.encodeNil()
    var inner = elements.nestedUnkeyedContainer()
    try inner.encode(elements.count)
    var last = elements.nestedContainer(keyedBy: Key.self)
    try last.encode(2, forKey: .none)
    try "of an element".encode(to: elements.superEncoder())
    try container.encodeNil(forKey: .none)
    try 1.encode(to: container.superEncoder(forKey: .parent))
    try 2.encode(to: container.superEncoder())
  }
}

private class Base: Encodable {
  var first = 1
}

private final class Derived: Base {
  enum Key: CodingKey { case second }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(2, forKey: .second)
  }
}
