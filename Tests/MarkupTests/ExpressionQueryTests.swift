import Diagnostics
import Testing

@testable import Markup

@Suite struct ExpressionQueryTests {
  /// The parts of a mustache between `⟦` and `⟧`, and the mustache without these marks.
  private func marked(_ text: String) -> (mustache: String, ranges: [ByteRange]) {
    var mustache = ""
    var ranges: [ByteRange] = []
    var start = 0
    let before = "<view a:if=\"{{".utf8.count
    for character in text {
      switch character {
      case "⟦": start = before + mustache.utf8.count
      case "⟧": ranges.append(ByteRange(start, before + mustache.utf8.count))
      default: mustache.append(character)
      }
    }
    return (mustache, ranges)
  }

  @Test(arguments: [
    "⟦a⟧", "⟦a⟧.b.c", "⟦a⟧[⟦b⟧].c", "⟦f⟧(⟦a⟧, ...⟦b⟧.c)", "⟦a⟧ ? ⟦b⟧ : 'c'", "{a: ⟦b⟧, [⟦c⟧]: ⟦d⟧, 'e': 1}",
    "{⟦a⟧, ...⟦b⟧}", "⟦item⟧, ⟦index⟧", "foo: ⟦a⟧, ⟦bar⟧", "`a ${⟦b⟧ + `${⟦c⟧}`} {{⟦d⟧.e}} f`",
    "'a' + \"b\" + /c/g",
    "true && null && undefined", "typeof ⟦a⟧ === 'b'", "⟦a⟧ && (⟦a⟧, ⟦b⟧)", "margin-top: ⟦a⟧", "⟦名字⟧.长",
    "⟦$id⟧",
    "`{{⟦a⟧ ? 'b' : ⟦c⟧}}`", "[⟦a⟧, , ⟦b⟧]",
    // Not readable: every word but member names.
    "⟦a⟧ ?? ⟦b⟧.c", "⟦list⟧.some(⟦x⟧ => ⟦x⟧.y)", "⟦a⟧ ⟦b⟧ '⟦c⟧'", "⟦a⟧.b.⟦⟧",
  ])
  func visitsNamesThatAreLookedUp(text: String) {
    let (mustache, ranges) = marked(text)
    let tree = ExpressionSample(mustache).tree
    var visited: [ByteRange] = []
    tree.forEachReference { visited.append($0) }
    #expect(visited == ranges.filter { !$0.isEmpty })
  }

  @Test func visitsTheNamesOfOnePartAlone() throws {
    let sample = ExpressionSample("a.b + f(c, d)[e]")
    let right = try #require(sample.tree.root?.lastChild)
    var names: [String] = []
    right.forEachReference { names.append(sample.source.string($0)) }
    #expect(names == ["f", "c", "d", "e"])
  }

  @Test(arguments: [
    ("'⟦a⟧'", false), ("\"⟦⟧\"", false), ("&quot;⟦a⟧&quot;", false), ("`⟦a b⟧`", false),
    ("ok ? '⟦a⟧' : (x ? \"⟦b⟧\" : '⟦c⟧')", false), ("ok ? '⟦a⟧' : b", true), ("a && '⟦x⟧'", false),
    ("'x' && a.b", true), ("a || '⟦x⟧'", true), ("'⟦a⟧' || '⟦b⟧'", false), ("(a, '⟦b⟧')", false),
    ("a ? '⟦b⟧' : c ? '⟦d⟧' : null", false), ("'a' + b", true), ("`a${b}`", true), ("`a{{b}}`", true),
    (#"'a\'b'"#, true), ("a", true), ("f('a')", true), ("!a", true), ("12", false),
    ("a ? 1 : undefined", false),
    ("a && (b || 'c') && '⟦d⟧'", false), ("{a: 'b'}", false), ("a ?.5 : '⟦x⟧'", false),
  ])
  func listsTheLiteralsAValueMayBe(text: String, isIncomplete: Bool) throws {
    let (mustache, ranges) = marked(text)
    let root = try #require(ExpressionSample(mustache).tree.root)
    var visited: [ByteRange] = []
    #expect(root.forEachLiteralChoice { visited.append($0) } == isIncomplete)
    #expect(visited == ranges)
  }

  @Test(arguments: [
    ("'a'", ConstantType.string), ("`a${b}`", .string), ("1", .number), ("-1", .number), ("+ -(1)", .number),
    ("true", .boolean), ("((false))", .boolean), ("null", .null), ("undefined", .undefined), ("[a]", .array),
    ("{a: b}", .object), ("a: b", .object), ("/a/", .regularExpression), ("a", nil), ("-a", nil), ("!1", nil),
    ("1 + 1", nil), ("a ? 1 : 2", nil), ("(1, 2)", nil), ("f()", nil), ("[1].length", nil),
  ])
  func knowsTheTypeOfALiteral(mustache: String, type: ConstantType?) {
    #expect(ExpressionSample(mustache).tree.root?.constantType == type)
  }

  @Test(arguments: [
    ("0", 0.0), ("12.5", 12.5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1.5E-1", 0.15), ("0xFf", 255),
    ("0b101", 5), ("0o17", 15), ("1_000", 1000), ("-3", -3), ("-(-(+3))", 3), ("'0'", nil), ("~1", nil),
    ("a", nil),
    ("-a", nil),
  ])
  func evaluatesNumbers(mustache: String, value: Double?) {
    #expect(ExpressionSample(mustache).tree.root?.numberValue == value)
  }

  @Test func evaluatesBooleans() {
    #expect(ExpressionSample("true").tree.root?.booleanValue == true)
    #expect(ExpressionSample("(false)").tree.root?.booleanValue == false)
    #expect(ExpressionSample("'true'").tree.root?.booleanValue == nil)
    #expect(ExpressionSample("!true").tree.root?.booleanValue == nil)
  }

  @Test(arguments: [
    ("a", ["a"]), ("a . b.c", ["a", "b", "c"]), ("a[0].b", nil), ("f().b", nil), ("'a'.b", nil),
    ("this.x", ["this", "x"]),
    ("(a).b", nil), ("1", nil),
  ])
  func spellsMemberPaths(mustache: String, path: [String]?) {
    let sample = ExpressionSample(mustache)
    #expect(sample.tree.root?.memberPath?.map { sample.source.string($0) } == path)
  }

  @Test func describesProperties() throws {
    let sample = ExpressionSample("width: 1, 'a-b': c, d, margin-top: 2, [e]: 3, ...f, &quot;g&quot;: 4")
    let root = try #require(sample.tree.root)
    let properties = Array(root.properties)
    #expect(
      properties.map { sample.source.string($0.nameRange) } == [
        "width", "a-b", "d", "margin-top", "[e]", "g",
      ])
    #expect(properties.map(\.isQuoted) == [false, true, false, false, false, true])
    #expect(properties.map(\.isShorthand) == [false, false, true, false, false, false])
    #expect(properties.map(\.key.kind) == [.key, .key, .key, .invalidKey, .computedKey, .key])
    #expect(properties.map(\.value.text) == ["1", "c", "d", "2", "3", "4"])
    #expect(root.hasUnknownProperties)
    #expect(ExpressionSample("a: 1, ...b").tree.root?.hasUnknownProperties == true)
    #expect(ExpressionSample("{[a]: 1}").tree.root?.hasUnknownProperties == true)
    #expect(ExpressionSample("{a: 1, b}").tree.root?.hasUnknownProperties == false)
    #expect(ExpressionSample("{}").tree.root?.hasUnknownProperties == false)
  }

  @Test func distinguishesStringsFromWhatTheySay() throws {
    let sample = ExpressionSample(#"['a', "", `b`, &apos;c&apos;, 'd\n', `${e}`]"#)
    let elements = try #require(sample.tree.root).children.map { $0 }
    #expect(
      elements.map { sample.source.string($0.stringValueRange ?? ByteRange(0, 5)) } == [
        "a", "", "b", "c", #"d\n"#, "${e}",
      ])
    #expect(elements.map(\.isEscaped) == [false, false, false, false, true, true])
    #expect(ExpressionSample("a").tree.root?.stringValueRange == nil)
    #expect(ExpressionSample("a").tree.root?.identifierName == "a")
    #expect(ExpressionSample("'a'").tree.root?.identifierName == nil)
  }
}
