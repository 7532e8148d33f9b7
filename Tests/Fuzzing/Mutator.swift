import Diagnostics
import SeededRandom
import Files

/// Makes programs that are a little, or thoroughly, broken.
struct Mutator {
  private let corpus: FuzzCorpus
  private var random: SplitMix64

  /// Tokens of the languages that are read, and bytes that are hard to read.
  private static let tokens: [[UInt8]] =
    [
      "{{", "}}", "{", "}", "<", ">", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "<?xml", "<!DOCTYPE x [",
      "<!ENTITY a \"b\">", "<!ENTITY % a SYSTEM \"b\">%a;", "encoding=\"UTF-16\"", "encoding=\"ISO-8859-1\"",
      "&a;", "&amp;", "&#x41;", "&#0;", "&", "\"", "'", "`", "${", "=", " ", "\n",
      "\r\n", "\r", "\t",
      "a:if=", "a:for=", "a:else", "a:elif=", "a:key=", "a:for-item=", "onTap=", "id=", "type=", "style=",
      "class=", "url(\\\"a\\\")", "\\\"", "\\'", "{{a ? \\\"b\\\" : 'c\\\"'}}",
      "<mpaas-component ", "<view>", "</view>", "<block>", "<template name=\"a\">", "<template is=\"a\"/>",
      "<import src=\"./a.axml\"/>", "<include src=\"index.axml\"/>",
      "<import-sjs name=\"a\" from=\"./a.sjs\"/>",
      "<wxs>", "</wxs>", "<!-- #if ALIPAY -->", "<!-- #ifdef WEIXIN || X -->", "<!-- #elif !MY -->",
      "<!-- #else -->",
      "<!-- #endif -->", "<!-- mpcheck-disable-next-line duplicate-id: a -->",
      "<!-- mpcheck-disable missing-key -->",
      "<!-- mpcheck-enable missing-key -->",
      "<!-- mpcheck-disable-file unused-suppression, unknown-rule: b -->",
      "// mpcheck-disable-next-line undefined-handler: c\n", "// mpcheck-disable-file invalid-json\n",
      "===", "?", ":", ",", ";", "...", "?.", "??", "=>", "++", "(", ")", "[", "]", "!", "&&", "||", "//",
      "/*", "*/", "/",
      "\\", "\\u{1F600}", "\\ud800", "function ", "async ", "get ", "Page(", "Component(", "Behavior(",
      "import ", "export ",
      "require('./a')", "my.createMpaasCustomComponentContext('a')", "setData({", "mixins: [", "methods: {",
      "data: {",
      "\"usingComponents\": {", "\"pages\": [", "\"subPackages\": [", "\"extends\": \"./mpcheck.json\",",
      "\"rules\": {",
      "\"exclude\": [\"**/*\"],", "1e999", "-0", "0x", "null", "true", "[[[[[[[[", "{\"a\":{\"a\":", "*",
      "**/", "!*.axml", "[a-",
      "@interface A : B", "@implementation A", "@end", "@\"", "#if 1", "#else", "#endif", "#define A ",
      "- (void)a:(id)b {",
      "[self a:", "@selector(", "\"\"\"", "#\"", "\\(", "$a", "class A: B {", "func a() {", "case \"a\":",
      "RCT_EXPORT_MODULE(", "RCT_EXPORT_VIEW_PROPERTY(a, ", "RCT_EXTERN_METHOD(a:(NSNumber *)b)",
      "#import <a/b.h>",
      "codegenNativeComponent<P>('", "requireNativeComponent('", "interface P extends ViewProps {", "{|",
      "|}",
      "WithDefault<", "@ReactProp(name = \"a\")", "mapOf(\"topA\" to ",
      "std::static_pointer_cast<const AProps>(_props)",
      "if (a.b != c.b) {", "@objc(A) ", "#{", "s.source_files = ", "Event<A>(", ".also { a = it }",
      "<GRVSplashViewDelegate>", "<CWIWidget>", "@objc(exitSplashView:) ", "[self.env.model valueForKey:",
      "<cwiclass jsname=\"a\">", "<property name=\"", "<application cwixmlversion='1'>",
      "\u{FEFF}", "地图", "🗺️",
      "\u{202E}", "\u{2028}", "\u{1B}[2J", "\u{7F}", "\u{85}",
      "##[stop-commands]", "##vso[task.setvariable variable=x]y", "::error::", "\n::add-mask::",
    ].map { Array($0.utf8) } + [
      [0x00], [0xFF], [0xFE, 0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE5],
      [0x80], [0x0C],
      Array(repeating: 0x3C, count: 300), Array(repeating: 0x28, count: 300),
      Array(repeating: 0x5B, count: 600),
      Array(repeating: 0x61, count: 5000),
    ]

  init(_ corpus: FuzzCorpus, seed: UInt64) {
    self.corpus = corpus
    random = SplitMix64(seed: seed)
  }

  mutating func input() -> FuzzInput {
    var input = pick(corpus.programs)
    if random.onceIn(4) { addFile(to: &input) }
    // A few files, most often one.
    for _ in 0..<(1 + random.below(3) * random.below(2)) {
      let index = random.below(input.files.count)
      for _ in 0..<(1 << random.below(5)) {
        mutate(&input.files[index].bytes, like: String(Path.pathExtension("/" + input.files[index].path)))
      }
    }
    return input
  }

  /// A repeated text of `count` bytes or a little more. The time for it must grow as it does. The text is a short one within a
  /// file, or the whole file, as it is or with other names each time.
  mutating func repetition(_ count: Int) -> FuzzInput {
    var seed = pick(corpus.programs)
    let index = random.below(seed.files.count)
    let bytes = seed.files[index].bytes
    if random.onceIn(3), !bytes.isEmpty {
      let isNumbered = random.onceIn(2)
      var body: [UInt8] = []
      var number = 0
      while body.count < count {
        body += isNumbered ? Mutator.numbered(bytes, number) : bytes
        body.append(0x0A)
        number += 1
      }
      seed.files[index].bytes = body
      return seed
    }
    var unit: [UInt8] = []
    for _ in 0..<(1 + random.below(3)) {
      if random.onceIn(2) {
        unit += pick(Mutator.tokens)
      } else if !bytes.isEmpty {
        let start = random.below(bytes.count)
        unit += bytes[start..<min(bytes.count, start + 1 + random.below(40))]
      }
    }
    if unit.isEmpty { unit = [0x3C] }
    let split = random.below(bytes.count + 1)
    var body = Array(bytes[..<split])
    while body.count < count { body += unit }
    seed.files[index].bytes = body + bytes[split...]
    return seed
  }

  /// A text with a number after each word that a quote, a `(` or a `:` follows.
  private static func numbered(_ bytes: [UInt8], _ number: Int) -> [UInt8] {
    let digits = Array(String(number).utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      result.append(byte)
      guard byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A, index + 1 < bytes.count else { continue }
      if #""'(:"#.utf8.contains(bytes[index + 1]) { result += digits }
    }
    return result
  }

  private mutating func pick<Item>(_ items: [Item]) -> Item { items[random.below(items.count)] }

  private mutating func addFile(to input: inout FuzzInput) {
    let (path, kind) = pick([
      ("pages/index/index.axml", "axml"), ("pages/index/index.js", "js"), ("pages/index/index.ts", "ts"),
      ("pages/index/index.json", "json"), ("pages/index/index.acss", "acss"), ("app.acss", "acss"),
      ("pages/index/a.axml", "axml"), ("pages/index/a.sjs", "sjs"), ("components/a/a.axml", "axml"),
      ("components/a/a.js", "js"), ("components/a/a.json", "json"), ("mini.project.json", "json"),
      (".gitignore", "acss"), ("native/Other.m", "m"), ("native/Other.kt", "kt"), ("ios/Other.mm", "mm"),
      ("ios/Other.swift", "swift"), ("android/Other.java", "java"), ("src/Other.tsx", "ts"),
      ("Other.podspec", "podspec"),
      ("ios/other.xml", "xml"),
    ])
    if input.files.contains(where: { $0.path == path }) { return }
    input.files.append(FuzzInput.File(path, pick(corpus.files[kind] ?? [[]])))
  }

  private mutating func mutate(_ bytes: inout [UInt8], like kind: String) {
    let start = random.below(bytes.count + 1)
    let end = min(bytes.count, start + random.below(random.onceIn(3) ? 200 : 12))
    switch random.below(10) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2:
      let target = random.below(bytes.count + 1)
      bytes.insert(contentsOf: Array(bytes[start..<end]), at: target)
    case 3:
      if start < bytes.count { bytes[start] = UInt8(truncatingIfNeeded: random.next()) }
    case 4:
      if start < bytes.count { bytes[start] ^= 1 << UInt8(random.below(8)) }
    case 5, 6, 7: bytes.insert(contentsOf: pick(Mutator.tokens), at: start)
    case 8:
      let other = pick(corpus.files[kind] ?? [[]])
      let from = random.below(other.count + 1)
      bytes.replaceSubrange(start..<end, with: other[from..<min(other.count, from + random.below(120))])
    default:
      if random.onceIn(4) {
        bytes.removeSubrange(start...)
      } else {
        let piece = Array(bytes[start..<min(end, start + 40)])
        for _ in 0..<random.below(60) { bytes.insert(contentsOf: piece, at: start) }
      }
    }
    // Larger inputs find nothing more and take longer.
    if bytes.count > 40_000 { bytes.removeSubrange(40_000...) }
  }
}
