import Diagnostics
import Linting
import Rules
import Testing

/// How the Chinese texts of rules, and all others in the sources, are written.
@Suite struct ChineseTextTests {
  /// All texts of a rule, with what each is.
  static func texts(of rule: Rule) -> [(name: String, text: LocalizedText)] {
    var texts: [(name: String, text: LocalizedText)] = []
    texts.append((name: "\(rule.id): summary", text: rule.summary))
    texts.append((name: "\(rule.id): rationale", text: rule.rationale))
    for option in rule.options {
      texts.append((name: "\(rule.id): option \(option.name)", text: option.summary))
    }
    for silence in rule.silences { texts.append((name: "\(rule.id): silence", text: silence)) }
    return texts
  }

  static let all = allRules.flatMap { texts(of: $0) }

  @Test func eachTextIsInBothLanguages() {
    #expect(ChineseTextTests.all.count > 2 * allRules.count)
    let untranslated = ChineseTextTests.all.filter { !ChineseText.hasHan($0.text.chinese) }
    #expect(untranslated.map { "\($0.name): \($0.text.english)" } == [])
    let chinese = ChineseTextTests.all.filter { ChineseText.hasHan($0.text.english) }
    #expect(chinese.map(\.name) == [])
  }

  @Test func categoriesAreInBothLanguages() {
    for category in Category.allCases {
      #expect(ChineseText.hasHan(category.summary.chinese))
      #expect(!ChineseText.hasHan(category.summary.english))
      #expect(ChineseText.faults(in: category.summary.chinese) == [])
    }
  }

  @Test func punctuationOfRules() {
    let faults = ChineseTextTests.all.flatMap { text in
      ChineseText.faults(in: text.text.chinese).map { "\(text.name): \($0)" }
    }
    #expect(faults == [])
  }

  @Test func punctuationOfLiterals() {
    #expect(ChineseSource.all.count > 100)
    let faults = ChineseSource.all.flatMap { source in
      source.literals.flatMap { literal in
        ChineseText.faults(in: literal.text).map { "\(source.path):\(literal.line): \($0)" }
      }
    }
    #expect(faults == [])
  }

  /// A summary completes a sentence, and a rationale is one or more.
  @Test func sentencesEnd() {
    #expect(allRules.filter { $0.summary.chinese.hasSuffix("。") }.map(\.id) == [])
    #expect(allRules.filter { !$0.rationale.chinese.hasSuffix("。") }.map(\.id) == [])
  }

  /// Codes and names are the same in both languages: `code`, and "name", which is “name” in Chinese. What a platform prints is
  /// quoted as it is.
  @Test func codesAndNamesAreTheSame() {
    for rule in allRules {
      for (kind, text) in [("summary", rule.summary), ("rationale", rule.rationale)] {
        let codes = [text.english, text.chinese].map { Set(ChineseText.parts(of: $0, from: "`", to: "`")) }
        #expect(codes[0] == codes[1], "\(rule.id): \(kind)")
        let english = ChineseText.parts(of: ChineseText.outsideCode(text.english), from: "\"", to: "\"")
        let others = ChineseText.outsideCode(text.chinese)
        let chinese =
          ChineseText.parts(of: others, from: "“", to: "”")
          + ChineseText.parts(of: others, from: "\"", to: "\"")
        #expect(Set(english) == Set(chinese), "\(rule.id): \(kind)")
      }
    }
  }
}

/// What the tests above look for, so that they do find it.
@Suite struct ChineseFaultTests {
  @Test(arguments: [
    "在 iOS 上注册 3 次", "标签“view”没有结束", "写成 `a` 即可", "改为“x”", "值为 1,000：见 a, b",
    "`a,b`、`c` 和 `d`", "（见 a:b）", "共 5 个，其中 `在code里` 是代码", "| 规则 | 级别 |", "error[id]: 错误", "是否想写“x”？",
    "第一行\n第二行",
  ]) func allows(text: String) {
    #expect(ChineseText.faults(in: text) == [])
  }

  @Test(arguments: [
    ("错误,错误", "half-width punctuation"), ("错误: 见下", "half-width punctuation"),
    ("错误(见下)", "half-width punctuation"), ("「错误」", "corner bracket"),
    ("错 误", "blank between Chinese characters"), ("在iOS 上", "no blank between Chinese and Latin"),
    ("共 3个", "no blank between Chinese and Latin"), ("写成`a` 即可", "no blank between Chinese and Latin"),
    ("标签 “view”没有结束", "blank beside full-width punctuation"), ("好， 好", "blank beside full-width punctuation"),
  ]) func finds(text: String, fault: String) {
    let faults = ChineseText.faults(in: text)
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.hasPrefix(fault) }, "\(faults)")
  }

  @Test func literalsAreFound() {
    let source = #####"""
      // "注释" is a comment
      let a = "一 \(b)" + "two" /* "注释" */
      let c = #"三 \#(d ? "四" : "five") "六""#
      let e = """
        七 \
        八\(f[.chinese])
        """
      let g = "\(h("九"))"
      let i = #/"/#; let j = "十\n\u{2028}\"k\""
      """#####
    let found = SourceLiterals.all(in: source).map { "\($0.line) \($0.text)" }
    let unknown = String(ChineseText.unknownParameter)
    #expect(
      Set(found) == [
        "2 一 x", "3 四", "3 三 \(unknown) \"六\"", "4 \n  七 八\(unknown)\n  ", "8 九", "9 十\n\(unknown)\"k\"",
      ])
  }
}
