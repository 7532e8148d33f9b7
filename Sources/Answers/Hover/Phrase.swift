/// A piece of text with code in it: `"in \(code: path)"`.
struct Phrase: ExpressibleByStringInterpolation {
  enum Piece { case text(String), code(String) }

  let pieces: [Piece]

  init(stringLiteral text: String) { pieces = [.text(text)] }

  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { if !text.isEmpty { pieces.append(.text(text)) } }

    mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    mutating func appendInterpolation(code: String) { pieces.append(.code(code)) }
  }
}
