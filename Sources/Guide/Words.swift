/// The fixed words of explanations and pages. What a rule, a key or a field says of itself is where these are.
package enum Words {
  // What `explain` and the page of a rule have in common.
  static let why = "Why"
  static let wrong = "Wrong"
  static func wrong(in language: String) -> String { "Wrong in \(language)" }
  static let afterFix = "After the fix"
  static let right = "Right"
  static let silent = "Silent"
  static let configure = "Configure"
  static let sources = "Sources"
  static let folds = "one finding for all places of a cause in a file"
  static func since(_ version: String) -> String { "since \(version)" }
  static let fixedSafely = "fixed by --fix"
  static let fixedOnRequest = "fixed by --unsafe-fixes"

  // All pages.
  static let language = "en"
  static let tool = "mpcheck"
  static let skip = "Skip to the content"
  static let pages = "Pages"
  static func title(_ page: String) -> String { "\(page) - mpcheck" }
  static func madeBy(_ version: String) -> String { "Written by mpcheck \(version)." }

  // The list of rules.
  static let rules = "Rules"
  static let rulesDescription =
    "What mpcheck finds in the markup of mini programs and in the native code of their hosts."
  static func rulesIntroduction(count: Int) -> String {
    "\(count) rules, by category. Each has a page with its reasons, what is wrong and right, and when it is silent."
  }
  static let search = "Search"
  static let searchHint = "id or words"
  static let category = "Category"
  static let allCategories = "all categories"
  static let markupLanguage = "Language"
  static let allLanguages = "all languages"
  static let nativeCode = "native code"
  static let severity = "Severity"
  static let allSeverities = "all severities"
  static let fix = "Fix"
  static let anyFix = "with or without"
  static let safeFix = "safe fix"
  static let suggestedFix = "suggested fix"
  static let noFix = "no fix"
  /// In the script, with the numbers in place of the stars.
  static let shown = "* of * rules"
  static let off = "off"

  // The page of a rule.
  static let fromSafeFix = "safe, by --fix"
  static let fromSuggestedFix = "suggested, by --unsafe-fixes"
  static let noneOfIt = "none"
  static let languages = "Languages"
  static let everyLanguage = "all languages of pages"
  static let nativeLanguages = "native code"
  static let packageLanguages = "scripts and native code of React Native libraries"
  static let version = "Since"
  static let folding = "Places"
  static let silentIntroduction = "It reports nothing in these cases."
  static let offIntroduction = "It is off until a configuration or --rule gives it a severity."
  static let inConfiguration = "In mpcheck.json:"
  static let itsOption = "With its option:"
  static let onePlace = "A comment hides one place:"
  static let moreOnConfiguration = "All keys of the configuration"
  static func line(_ number: Int) -> String { "line \(number)" }

  // The pages from schemas.
  static let configuration = "Configuration"
  static let configurationDescription = "Every key of mpcheck.json."
  static let configurationIntroduction = [
    "mpcheck reads the nearest `mpcheck.json` in the folder of the program's `app.json` or above it, up to the top of the "
      + "repository, and that one alone. Comments and commas at the end are allowed. An unknown key is exit status 2.",
    "`mpcheck init` writes a commented file, and `mpcheck config` says which settings are in force and where each is from.",
  ]
  static let output = "JSON output"
  static let outputDescription = "Every field of what mpcheck lint --format json prints."
  static let outputIntroduction = [
    "`mpcheck lint --format json` prints one object; `--format json=FILE` writes it into a file. The same input gives the same "
      + "bytes. A later version may add fields, so a reader passes over those that it does not know; `version` changes when a "
      + "field is gone or means something else.",
    "Lines count from 1, columns are Unicode scalars from 1, and offsets are bytes from 0. The end of a range is the place "
      + "after its last character. Paths are relative to the working directory where they are below it.",
  ]
  static let outputExample = "What it prints"
  static let contract = "Contract file"
  static let contractDescription = "Every field of the file that mpcheck contract writes."
  static let contractIntroduction = [
    "`mpcheck contract ios-app android-app > native-views.json` writes down what native code offers to pages. "
      + "`--host native-views.json` and `\"hosts\"` take the file in place of the code, and `mpcheck contract --diff OLD NEW` "
      + "says what a change breaks. The file changes only when the contract does."
  ]
  static let asSchema = "The same as a JSON Schema: "
  static let wholeFile = "The file"
  static let wholeOutput = "The object"
  static let required = "always there"
  static let requiredOfUsers = "required"
  static func byDefault(_ value: String) -> String { "default: \(value)" }
  static let or = " or "
  static let listOf = "list of "
  static let typeNamesInLists = ["string": "strings", "integer": "whole numbers"]
  static let objectOf = "object by names, each "
  static let anObject = "object"
  static let typeNames = [
    "string": "string", "integer": "whole number", "boolean": "true or false", "null": "null",
    "array": "list",
    "object": "object",
  ]

  // Exit statuses.
  static let exitStatus = "Exit status"
  static let exitStatusDescription = "What the number means with which mpcheck ends."
  static let exitStatusIntroduction =
    "Scripts and CI can rely on these numbers. `--fail-on` and `--max-warnings` say what counts."
}
