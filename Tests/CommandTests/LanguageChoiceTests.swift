import ArgumentParser
import Diagnostics
import Testing

@testable import mpcheck

/// Which language the options and the environment choose.
@Suite struct LanguageChoiceTests {
  private static let choices: [(arguments: [String], environment: [String: String], language: Language)] = [
    ([], [:], .english),
    ([], ["LANG": "zh_CN.UTF-8"], .chinese),
    ([], ["LANG": "zh_TW.UTF-8"], .chinese),
    ([], ["LANG": "zh"], .chinese),
    ([], ["LANG": "zhx"], .english),
    ([], ["LANG": "C.UTF-8"], .english),
    ([], ["LC_MESSAGES": "en_US.UTF-8", "LANG": "zh_CN.UTF-8"], .english),
    ([], ["LC_MESSAGES": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"], .chinese),
    ([], ["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8", "LANG": "zh_CN.UTF-8"], .english),
    ([], ["LC_ALL": "zh_CN.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "en_US.UTF-8"], .chinese),
    ([], ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN.UTF-8"], .chinese),
    ([], ["MPCHECK_LANGUAGE": "zh", "LC_ALL": "en_US.UTF-8"], .chinese),
    ([], ["MPCHECK_LANGUAGE": "en", "LC_ALL": "zh_CN.UTF-8"], .english),
    ([], ["MPCHECK_LANGUAGE": "", "LC_ALL": "zh_CN.UTF-8"], .chinese),
    ([], ["MPCHECK_LANGUAGE": "fr", "LC_ALL": "zh_CN.UTF-8"], .english),
    (["--language", "fr"], ["LC_ALL": "zh_CN.UTF-8"], .chinese),
    (["--language", "fr"], ["MPCHECK_LANGUAGE": "zh"], .chinese),
    (["--language", "fr"], ["MPCHECK_LANGUAGE": "en", "LC_ALL": "zh_CN.UTF-8"], .english),
    (["--language", "zh"], ["MPCHECK_LANGUAGE": "en"], .chinese),
    (["lint", "--language=en"], ["MPCHECK_LANGUAGE": "zh", "LC_ALL": "zh_CN.UTF-8"], .english),
    (["lint", "--language", "en", "--language", "zh"], [:], .chinese),
    (["lint", "--language=zh", "--language=en"], [:], .english),
    (["lint", "--", "--language", "zh"], [:], .english),
  ]

  @Test(arguments: choices)
  func isChosen(arguments: [String], environment: [String: String], language: Language) {
    #expect(LanguageChoice(arguments: arguments) { environment[$0] }.language == language)
  }

  @Test func theLastOptionCounts() throws {
    let parsed = try LintCommand.parse(["--language", "zh", "--language", "en"])
    #expect(parsed.languageOptions.language == .english)
  }
}
