import Diagnostics
import Testing

@testable import Markup

/// One mustache in the middle of a file, so that offsets in the file and in the mustache differ.
struct ExpressionSample {
  let source: SourceText
  let tree: ExpressionTree

  init(_ mustache: String) { self.init(bytes: Array(mustache.utf8)) }

  init(bytes: [UInt8]) {
    let before = Array("<view a:if=\"{{".utf8)
    source = SourceText(path: "/a.axml", bytes: before + bytes + Array("}}\"/>".utf8))
    tree = ExpressionTree(
      parsing: source, range: ByteRange(before.count, before.count + bytes.count))
  }

  /// The tree as nested kinds, each with the source of its range.
  var outline: String { tree.root.map(outline) ?? "\(tree.reading)" }

  private func outline(_ expression: Expression) -> String {
    let children = expression.children.map(outline)
    let detail = expression.operator.map { ".\($0)" } ?? ""
    let body = children.isEmpty ? "" : "(\(children.joined(separator: " ")))"
    return "\(expression.kind)\(detail)⟦\(source.string(expression.range))⟧\(body)"
  }

  /// The range at which the reading failed; nil when it did not fail.
  var failure: ByteRange? {
    switch tree.reading {
    case .invalid(let range, _), .unsupported(_, let range): range
    default: nil
    }
  }
}

@Suite struct ExpressionTreeTests {
  @Test(arguments: [
    ("a", "identifier⟦a⟧"),
    (" \n\t名字 ", "identifier⟦名字⟧"),
    ("$id", "identifier⟦$id⟧"),
    ("this", "identifier⟦this⟧"),
    ("true", "boolean⟦true⟧"), ("false", "boolean⟦false⟧"), ("null", "null⟦null⟧"),
    ("undefined", "undefined⟦undefined⟧"), ("nullable", "identifier⟦nullable⟧"),
    ("''", "string⟦''⟧"), (#""a\"b""#, #"string⟦"a\"b"⟧"#), ("'a\nb'", "string⟦'a\nb'⟧"),
    ("&quot;a&amp;'b&quot;", "string⟦&quot;a&amp;'b&quot;⟧"),
    ("0", "number⟦0⟧"), ("12.5", "number⟦12.5⟧"), (".5", "number⟦.5⟧"), ("5.", "number⟦5.⟧"),
    ("1e3", "number⟦1e3⟧"), ("1.5E-3", "number⟦1.5E-3⟧"), ("0xFf", "number⟦0xFf⟧"),
    ("0b101", "number⟦0b101⟧"),
    ("0o17", "number⟦0o17⟧"), ("1_000", "number⟦1_000⟧"),
    ("/a[/]b\\/c/gi", "regularExpression⟦/a[/]b\\/c/gi⟧"),
    ("[]", "array⟦[]⟧"), ("{}", "object⟦{}⟧"), ("``", "template⟦``⟧"),
    ("/* c */ a /* d */", "identifier⟦a⟧"),
    ("a // {{ b\n + 1", "binary.add⟦a // {{ b\n + 1⟧(identifier⟦a⟧ number⟦1⟧)"),
    ("new", "identifier⟦new⟧"), ("delete + 1", "binary.add⟦delete + 1⟧(identifier⟦delete⟧ number⟦1⟧)"),
    ("in", "identifier⟦in⟧"), ("await", "identifier⟦await⟧"),
  ])
  func readsOperands(mustache: String, outline: String) {
    let sample = ExpressionSample(mustache)
    #expect(sample.outline == outline)
    #expect(sample.tree.reading == .expression)
  }

  @Test(arguments: [
    (
      "a + b * c",
      "binary.add⟦a + b * c⟧(identifier⟦a⟧ binary.multiply⟦b * c⟧(identifier⟦b⟧ identifier⟦c⟧))"
    ),
    (
      "a * b + c",
      "binary.add⟦a * b + c⟧(binary.multiply⟦a * b⟧(identifier⟦a⟧ identifier⟦b⟧) identifier⟦c⟧)"
    ),
    (
      "a - b - c",
      "binary.subtract⟦a - b - c⟧(binary.subtract⟦a - b⟧(identifier⟦a⟧ identifier⟦b⟧) identifier⟦c⟧)"
    ),
    (
      "a ** b ** c",
      "binary.power⟦a ** b ** c⟧(identifier⟦a⟧ binary.power⟦b ** c⟧(identifier⟦b⟧ identifier⟦c⟧))"
    ),
    (
      "2 ** -1 + 3",
      "binary.add⟦2 ** -1 + 3⟧(binary.power⟦2 ** -1⟧(number⟦2⟧ unary.minus⟦-1⟧(number⟦1⟧)) number⟦3⟧)"
    ),
    (
      "!a && b || c",
      "binary.or⟦!a && b || c⟧(binary.and⟦!a && b⟧(unary.not⟦!a⟧(identifier⟦a⟧) identifier⟦b⟧) identifier⟦c⟧)"
    ),
    (
      "!!a.b",
      "unary.not⟦!!a.b⟧(unary.not⟦!a.b⟧(member⟦a.b⟧(identifier⟦a⟧ memberName⟦b⟧)))"
    ),
    (
      "typeof a === 'x'",
      "binary.identical⟦typeof a === 'x'⟧(unary.typeOf⟦typeof a⟧(identifier⟦a⟧) string⟦'x'⟧)"
    ),
    ("void 0", "unary.void⟦void 0⟧(number⟦0⟧)"), ("~a", "unary.bitNot⟦~a⟧(identifier⟦a⟧)"),
    ("a - -b", "binary.subtract⟦a - -b⟧(identifier⟦a⟧ unary.minus⟦-b⟧(identifier⟦b⟧))"),
    ("a+ +b", "binary.add⟦a+ +b⟧(identifier⟦a⟧ unary.plus⟦+b⟧(identifier⟦b⟧))"),
    ("a/b/c", "binary.divide⟦a/b/c⟧(binary.divide⟦a/b⟧(identifier⟦a⟧ identifier⟦b⟧) identifier⟦c⟧)"),
    ("'k' in o", "binary.in⟦'k' in o⟧(string⟦'k'⟧ identifier⟦o⟧)"),
    ("a instanceof B", "binary.instanceOf⟦a instanceof B⟧(identifier⟦a⟧ identifier⟦B⟧)"),
    ("(a)", "group⟦(a)⟧(identifier⟦a⟧)"),
    ("(a, b)", "group⟦(a, b)⟧(sequence⟦a, b⟧(identifier⟦a⟧ identifier⟦b⟧))"),
    ("(a) + b", "binary.add⟦(a) + b⟧(group⟦(a)⟧(identifier⟦a⟧) identifier⟦b⟧)"),
  ])
  func groupsByPrecedence(mustache: String, outline: String) {
    #expect(ExpressionSample(mustache).outline == outline)
  }

  @Test(arguments: [
    ("%", "remainder"), ("<", "less"), (">", "greater"), ("<=", "lessOrEqual"), (">=", "greaterOrEqual"),
    ("==", "equal"), ("!=", "notEqual"), ("===", "identical"), ("!==", "notIdentical"), ("&", "bitAnd"),
    ("|", "bitOr"), ("^", "bitXor"), ("&&", "and"), ("||", "or"), ("<<", "shiftLeft"), (">>", "shiftRight"),
    (">>>", "shiftRightUnsigned"), ("&lt;", "less"), ("&gt;", "greater"), ("&lt;=", "lessOrEqual"),
    ("&gt;=", "greaterOrEqual"), ("&amp;&amp;", "and"), ("&amp;", "bitAnd"), ("&lt;&lt;", "shiftLeft"),
    ("&gt;&gt;", "shiftRight"), ("&gt;&gt;&gt;", "shiftRightUnsigned"), ("/", "divide"), ("**", "power"),
  ])
  func readsEveryBinaryOperatorWithAndWithoutSpace(spelling: String, name: String) {
    for mustache in ["a\(spelling)b", "a \(spelling) b", "a\n\(spelling)\n/* c */b"] {
      #expect(
        ExpressionSample(mustache).outline == "binary.\(name)⟦\(mustache)⟧(identifier⟦a⟧ identifier⟦b⟧)")
    }
  }

  @Test(arguments: [
    ("a ? b : c", "conditional⟦a ? b : c⟧(identifier⟦a⟧ identifier⟦b⟧ identifier⟦c⟧)"),
    ("a ?.5 : 1", "conditional⟦a ?.5 : 1⟧(identifier⟦a⟧ number⟦.5⟧ number⟦1⟧)"),
    ("a?'x':''", "conditional⟦a?'x':''⟧(identifier⟦a⟧ string⟦'x'⟧ string⟦''⟧)"),
    (
      "a ? b : c ? d : e",
      "conditional⟦a ? b : c ? d : e⟧(identifier⟦a⟧ identifier⟦b⟧ "
        + "conditional⟦c ? d : e⟧(identifier⟦c⟧ identifier⟦d⟧ identifier⟦e⟧))"
    ),
    (
      "a ? b ? c : d : e",
      "conditional⟦a ? b ? c : d : e⟧(identifier⟦a⟧ "
        + "conditional⟦b ? c : d⟧(identifier⟦b⟧ identifier⟦c⟧ identifier⟦d⟧) identifier⟦e⟧)"
    ),
    (
      "a == 1 ? b : c + d",
      "conditional⟦a == 1 ? b : c + d⟧(binary.equal⟦a == 1⟧(identifier⟦a⟧ number⟦1⟧) "
        + "identifier⟦b⟧ binary.add⟦c + d⟧(identifier⟦c⟧ identifier⟦d⟧))"
    ),
  ])
  func readsConditionals(mustache: String, outline: String) {
    #expect(ExpressionSample(mustache).outline == outline)
  }

  @Test(arguments: [
    (
      "a.b[c].if",
      "member⟦a.b[c].if⟧(index⟦a.b[c]⟧(member⟦a.b⟧(identifier⟦a⟧ memberName⟦b⟧) identifier⟦c⟧) memberName⟦if⟧)"
    ),
    (
      "a . b (c, ...d,)",
      "call⟦a . b (c, ...d,)⟧(member⟦a . b⟧(identifier⟦a⟧ memberName⟦b⟧) "
        + "identifier⟦c⟧ spread⟦...d⟧(identifier⟦d⟧))"
    ),
    ("f()", "call⟦f()⟧(identifier⟦f⟧)"),
    ("'a'.length", "member⟦'a'.length⟧(string⟦'a'⟧ memberName⟦length⟧)"),
    ("a[b, c]", "index⟦a[b, c]⟧(identifier⟦a⟧ sequence⟦b, c⟧(identifier⟦b⟧ identifier⟦c⟧))"),
    ("await(a)", "call⟦await(a)⟧(identifier⟦await⟧ identifier⟦a⟧)"),
    (
      "[1, , ...a,]", "array⟦[1, , ...a,]⟧(number⟦1⟧ spread⟦...a⟧(identifier⟦a⟧))"
    ),
    (
      "{ a, 'b': 1, 2: c, [d]: e, ...f, }",
      "object⟦{ a, 'b': 1, 2: c, [d]: e, ...f, }⟧(property⟦a⟧(key⟦a⟧ identifier⟦a⟧) "
        + "property⟦'b': 1⟧(key⟦'b'⟧ number⟦1⟧) property⟦2: c⟧(key⟦2⟧ identifier⟦c⟧) "
        + "property⟦[d]: e⟧(computedKey⟦[d]⟧(identifier⟦d⟧) identifier⟦e⟧) spread⟦...f⟧(identifier⟦f⟧))"
    ),
    (
      "{new: 1}.new",
      "member⟦{new: 1}.new⟧(object⟦{new: 1}⟧(property⟦new: 1⟧(key⟦new⟧ number⟦1⟧)) memberName⟦new⟧)"
    ),
    (
      "`a ${b}$ {c} \\` ${`${d}`}`",
      "template⟦`a ${b}$ {c} \\` ${`${d}`}`⟧(identifier⟦b⟧ template⟦`${d}`⟧(identifier⟦d⟧))"
    ),
    (
      "`a {{b.c}} {{ d e }} {{`",
      "template⟦`a {{b.c}} {{ d e }} {{`⟧(member⟦b.c⟧(identifier⟦b⟧ memberName⟦c⟧))"
    ),
    ("`{{(a}}${b}`", "template⟦`{{(a}}${b}`⟧(identifier⟦b⟧)"),
  ])
  func readsBracketsOfAllKinds(mustache: String, outline: String) {
    let sample = ExpressionSample(mustache)
    #expect(sample.outline == outline)
    #expect(sample.tree.reading == .expression)
  }

  @Test(arguments: [
    ("...item", "object⟦...item⟧(spread⟦...item⟧(identifier⟦item⟧))"),
    (
      "item, index",
      "object⟦item, index⟧(property⟦item⟧(key⟦item⟧ identifier⟦item⟧) property⟦index⟧(key⟦index⟧ identifier⟦index⟧))"
    ),
    (
      "foo: a, bar",
      "object⟦foo: a, bar⟧(property⟦foo: a⟧(key⟦foo⟧ identifier⟦a⟧) property⟦bar⟧(key⟦bar⟧ identifier⟦bar⟧))"
    ),
    (
      "...o1, ...o2, c: 6,",
      "object⟦...o1, ...o2, c: 6,⟧(spread⟦...o1⟧(identifier⟦o1⟧) spread⟦...o2⟧(identifier⟦o2⟧) "
        + "property⟦c: 6⟧(key⟦c⟧ number⟦6⟧))"
    ),
    (
      " margin-top: 2, 'b-c' : d ",
      "object⟦margin-top: 2, 'b-c' : d⟧(property⟦margin-top: 2⟧(invalidKey⟦margin-top⟧ number⟦2⟧) "
        + "property⟦'b-c' : d⟧(key⟦'b-c'⟧ identifier⟦d⟧))"
    ),
    ("--x: 1", "object⟦--x: 1⟧(property⟦--x: 1⟧(invalidKey⟦--x⟧ number⟦1⟧))"),
    ("a.b: 1", "object⟦a.b: 1⟧(property⟦a.b: 1⟧(invalidKey⟦a.b⟧ number⟦1⟧))"),
    ("2x: 1", "object⟦2x: 1⟧(property⟦2x: 1⟧(invalidKey⟦2x⟧ number⟦1⟧))"),
    (
      "new: a ? 1 : 2",
      "object⟦new: a ? 1 : 2⟧(property⟦new: a ? 1 : 2⟧(key⟦new⟧ conditional⟦a ? 1 : 2⟧(identifier⟦a⟧ number⟦1⟧ number⟦2⟧)))"
    ),
  ])
  func readsObjectsWithoutBraces(mustache: String, outline: String) {
    let sample = ExpressionSample(mustache)
    #expect(sample.outline == outline)
    #expect(sample.tree.reading == .bareObject)
  }

  @Test(arguments: ["", " ", "\r\n\t", "/* a */", " /* a */ /**/ "])
  func knowsAnEmptyMustache(mustache: String) {
    let sample = ExpressionSample(mustache)
    #expect(sample.tree.reading == .empty)
    #expect(sample.tree.root == nil)
  }

  @Test func clampsARangeThatReachesPastTheFile() {
    let source = SourceText(path: "/a", " a ")
    let tree = ExpressionTree(parsing: source, range: ByteRange(1, 900))
    #expect(tree.root?.range == ByteRange(1, 2))
    #expect(ExpressionTree(parsing: source, range: ByteRange(3, 1)).reading == .empty)
    #expect(ExpressionTree(parsing: source, range: ByteRange(700, 900)).reading == .empty)
  }

  @Test func aTreeForgetsWhatItContainedBefore() {
    let source = SourceText(path: "/a", "a.b + c;d")
    let tree = ExpressionTree(parsing: source, range: ByteRange(0, 7))
    #expect(tree.root?.kind == .binary)
    tree.parse(source, range: ByteRange(8, 9))
    #expect(tree.root?.kind == .identifier)
    #expect(tree.root?.range == ByteRange(8, 9))
    #expect(tree.nodes.count == 1)
    tree.parse(source, range: ByteRange(0, 9))
    #expect(tree.root == nil)
    #expect(tree.reading == .unsupported(.semicolon, at: ByteRange(7, 8)))
  }
}
