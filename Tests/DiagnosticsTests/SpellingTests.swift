import Diagnostics
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("view", "view", 0), ("veiw", "view", 1), ("viw", "view", 1), ("mpass-component", "mpaas-component", 1),
    ("mpaas-compnent", "mpaas-component", 1), ("abc", "xyz", 3), ("", "ab", 2), ("abcdef", "", 3),
  ])
  func measuresUpToItsLimit(a: String, b: String, distance: Int) {
    #expect(editDistance(a.utf8, b.utf8, limit: 2) == distance)
    #expect(editDistance(b.utf8, a.utf8, limit: 2) == distance)
    #expect(editDistance(a.utf8, b.utf8, limit: 9) == editDistance(b.utf8, a.utf8, limit: 9))
  }

  @Test func offersTheNearestNameWhateverTheOrder() {
    #expect(nearestName(to: "custom_mpa", in: ["custom_map", "custom_chart"]) == "custom_map")
    #expect(nearestName(to: "ontap", in: ["onTop", "onTap"]) == "onTap")
    #expect(nearestName(to: "onTxp", in: ["onTop", "onTap"]) == "onTap")
    #expect(nearestName(to: "onTxp", in: ["onTap", "onTop"]) == "onTap")
    #expect(nearestName(to: "chart", in: ["map", "video"]) == nil)
  }

  /// Letter case and `_` do not matter; then the length decides, and the number of words.
  @Test(arguments: [
    ("gotap", "goTap", true), ("go_tap", "goTap", true), ("open", "opne", true), ("open", "opxx", false),
    ("onClick", "onClock", true), ("onClick", "onClo", false), ("onClicks", "onClo", false),
    ("onClicks", "onClocs", true), ("onTapTips", "onTabTap", false), ("onTapTip", "onTapti", false),
    ("onShowTheDetails", "onShwTheDetaiss", true), ("opens", "openA", false), ("onURLtap", "onURLtop", true),
    ("handleARReady", "handleReady", false), ("onClickType2", "onClickTime2", false),
    ("toCancel", "onCancel", false), ("onClickTpye2", "onClickType2", true),
  ])
  func madeUpNamesAreNearInOneWordOnly(name: String, other: String, isNear: Bool) {
    var budget = SpellingBudget()
    #expect(budget.nearest(to: name, in: [other], .sameWords)?.name == (isNear ? other : nil))
  }

  @Test(arguments: [
    ("detial", "detail", true), ("detial", "dates", false), ("fuelTypes", "types", false),
    ("typ_es", "types", true), ("list1", "list2", false), ("list", "list2", false),
    ("replies", "replyes", true), ("repliez", "repayes", false),
    ("userInfos", "usreInof", false), ("userInfos", "usreInfo", true), ("onClick", "click", false),
    ("x", "t", false), ("xy", "x", false), ("long", "lang", false), ("lnog", "long", true),
    ("lon", "long", true), ("longs", "langs", true), ("district_id", "district", false),
    ("handleARReady", "handleReady", false), ("handleRReady", "handleReady", true),
    ("refreshWifi", "refreshWifiX", true),
    ("goodslist", "goodList", true), ("h.png", "b.png", false), ("hoem.png", "home.png", true),
    ("tab_home_on.png", "tab_home.png", false), ("banners.png", "banner.png", true),
    ("logo.jpg", "logo.png", true),
  ])
  func strictNearNamesAreOneEditAway(name: String, other: String, isNear: Bool) {
    var budget = SpellingBudget()
    #expect(budget.nearest(to: name, in: [other], .strict)?.name == (isNear ? other : nil))
  }

  @Test func saysWhetherAnotherNameIsNear() {
    var budget = SpellingBudget()
    let near = budget.nearest(to: "onTxp", in: ["onTap", "onTop"])
    #expect(near?.name == "onTap" && near?.isOnlyOne == false)
    #expect(budget.nearest(to: "onTxp", in: ["onTap", "chart"])?.isOnlyOne == true)
    // The same name twice is one name, and the name itself is not near.
    #expect(budget.nearest(to: "onTxp", in: ["onTap", "onTap", "onTxp"])?.isOnlyOne == true)
  }

  /// What a budget pays for is the length of the names, so long ones are paid for, too.
  @Test(arguments: [(1, 1), (15, 1), (16, 2), (160, 11)]) func paysForEachName(length: Int, pieces: Int) {
    var budget = SpellingBudget(pieces: 100)
    _ = budget.nearest(to: "a", in: [String(repeating: "b", count: length), "c"])
    #expect(budget.pieces == 100 - pieces - 1)
  }

  @Test func answersNothingWithoutABudget() {
    let names = ["onTap", "onTop", "onTip"]
    for order in [names, names.reversed()] {
      var budget = SpellingBudget(pieces: 5)
      #expect(budget.nearestName(to: "onTxp", in: order) == "onTap")
      // Not enough for all three: nothing is answered, however near the first one is.
      #expect(budget.nearestName(to: "onTxp", in: order) == nil)
      #expect(budget.nearestName(to: "onTxp", in: ["onTap"]) == nil)
    }
  }

  @Test(arguments: [
    ("line-width", "lineWidth"), ("lineWidth", "lineWidth"), ("a-b-c", "aBC"), ("a--b-", "aB"), ("-", ""),
    ("", ""),
  ])
  func joinsWordsAtHyphens(name: String, expected: String) { #expect(name.camelCased == expected) }
}

@Suite struct SpellingCandidatesTests {
  private static let names = [
    "pages/home/home", "pages/Home-list/list", "pages/hone/home", "a", "ab", "", "pages/shop/shop",
    "pages/home/home",
  ]

  @Test(arguments: [Closeness.usual, .sameWords, .strict]) func answerAsNamesOneByOne(closeness: Closeness) {
    for name in SpellingCandidatesTests.names + ["pages/hmoe/home", "pages/homelist/lits", "zzz", "b"] {
      var (once, each) = (SpellingBudget(pieces: 40), SpellingBudget(pieces: 40))
      let candidates = SpellingCandidates(SpellingCandidatesTests.names)
      for _ in 0..<4 {
        #expect(
          once.nearest(to: name, in: candidates, closeness)
            == each.nearest(to: name, in: SpellingCandidatesTests.names, closeness))
      }
    }
  }
}
