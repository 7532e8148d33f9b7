import Diagnostics
import Files
import SeededRandom

/// Makes programs of pages in which fixes have much to do, and much to break: tokens without blanks between them, odd
/// quotes, forms of other platforms, control characters.
struct FixMutator {
  private let pages: [[UInt8]]
  private var random: SplitMix64

  /// What is put between two tokens, or instead of one.
  private static let pieces: [[UInt8]] = [
    " a:else=", " a:else= ", " a:else=\"{{x}}\"", " a:else", " onTap=\"\"", " onTap=", " ontap=\"go\"",
    " bindtap=\"go\"", " wx:if=\"{{x}}\"", " wx:for=\"{{l}}\"", " wx:key=\"\"", " v-if=\"x\"",
    " :class=\"b\"",
    " @click=\"go\"", " a:elseif=\"{{x}}\"", " a:if=\"x\"", " a:for=\"{{l}}\"", " disabled=\"false\"", ",",
    " , ", "=",
    "= ", "\"", "'", "\"\"", "{", "}", "{{", "}}", "<", "< ", ">", "/", "/>", "</", "<!--", "-->", " ", "\n",
    "\r\n",
    "<block>", "</block>", "<mpass-component id=a>", "</veiw>", "</text>", "</view>", "<view>",
    "<!-- mpcheck-disable-next-line missing-key -->", "<!-- mpcheck-disable-file a, unquoted-value -->",
    "<!-- #if ALIPAY -->", "<!-- #endif -->", "style=\"{ color: x }\"", " a:key=\"item\"", "地",
  ].map { Array($0.utf8) }

  /// Makes a mutator of `pages`, at least one.
  init(_ pages: [[UInt8]], seed: UInt64) {
    self.pages = pages
    random = SplitMix64(seed: seed)
  }

  /// A program with one page, which is mutated.
  mutating func input() -> FuzzInput {
    var page = pages[random.below(pages.count)]
    // A part of a long page is enough, and takes less time.
    if page.count > FixMutator.maxPageLength {
      let start = random.below(page.count - FixMutator.maxPageLength)
      page = Array(page[start..<start + FixMutator.maxPageLength])
    }
    for _ in 0..<(1 << random.below(5)) { mutate(&page) }
    return FuzzInput([
      FuzzInput.File("app.json", Array(#"{ "pages": ["pages/index/index"] }"#.utf8)),
      FuzzInput.File("pages/index/index.axml", page),
      FuzzInput.File("pages/index/index.js", Array("Page({ data: { x: 1 }, go() {} })".utf8)),
    ])
  }

  private static let maxPageLength = 3_000

  private mutating func mutate(_ page: inout [UInt8]) {
    let place = random.below(page.count + 1)
    switch random.below(9) {
    case 0: removeBlanks(&page, from: place)
    case 1: replace(&page, from: place, anyOf: "\"'", by: ["", "'", "\"", "\"\"", "' "])
    case 2: replace(&page, from: place, anyOf: "=", by: ["", "= ", " = ", "=\"", "=="])
    case 3: replace(&page, from: place, anyOf: "<>/{}", by: ["", "<", ">", "/", "{", "}"])
    case 4: page.insert(UInt8(random.below(32)), at: place)
    case 5: page.insert(contentsOf: FixMutator.pieces[random.below(FixMutator.pieces.count)], at: place)
    case 6: insertBetweenAttributes(&page, from: place)
    case 7: page.removeSubrange(place..<min(page.count, place + random.below(12)))
    default:
      let piece = Array(page[place..<min(page.count, place + random.below(30))])
      page.insert(contentsOf: piece, at: random.below(page.count + 1))
    }
  }

  /// Removes the next white space.
  private mutating func removeBlanks(_ page: inout [UInt8], from place: Int) {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
    guard let start = page[place...].firstIndex(where: isBlank) else { return }
    page.removeSubrange(start..<(page[start...].firstIndex { !isBlank($0) } ?? page.count))
  }

  private mutating func replace(
    _ page: inout [UInt8], from place: Int, anyOf bytes: String, by choices: [String]
  ) {
    guard let index = page[place...].firstIndex(where: bytes.utf8.contains) else { return }
    page.replaceSubrange(index...index, with: Array(choices[random.below(choices.count)].utf8))
  }

  /// Puts something after the next quote or before it, where attributes are.
  private mutating func insertBetweenAttributes(_ page: inout [UInt8], from place: Int) {
    guard let index = page[place...].firstIndex(of: UInt8(ascii: "\"")) else { return }
    let piece = FixMutator.pieces[random.below(FixMutator.pieces.count)]
    page.insert(contentsOf: piece, at: index + random.below(2))
  }
}
