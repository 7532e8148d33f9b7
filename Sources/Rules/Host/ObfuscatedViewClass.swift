import Containers
import Diagnostics
import Files
import Linting
import NativeSource

/// A class that is registered by a literal name and has another one in the built app.
package var obfuscatedViewClass: Rule {
  Rule(
    id: "obfuscated-view-class",
    summary: .init(
      en: "a registered class that the build renames, because no -keep rule covers it",
      zh: "没有 -keep 规则覆盖、构建时会被改名的已注册类"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en: """
        With minifyEnabled the build gives classes other names, and removes those that no code names. The container looks the \
        class up under the literal name, which is gone: in release builds the place of the view stays blank. The documentation \
        asks to leave these classes out of obfuscation.
        """,
      zh: """
        minifyEnabled 使构建工具为类改名，并删除没有代码引用的类。容器按写死的名称查找类，而这个名称已不存在：在 release 版本中，\
        视图的位置为空白。文档要求不混淆这些类。
        """),
    sources: [
      .init(
        en: "the Android page \"Customize View in Android Mini Program\"",
        zh: "Android 页面“Customize View in Android Mini Program”")
    ],
    examples: [
      .wrong(
        [
          "android/app/src/App.java": """
          package a;
          class App extends Application {
            public void onCreate() {
              MPEmbedViewHelper.registerEmbedView("⟦a.MapView⟧", "my_map");
              QuinoxlessFramework.init();
            }
          }
          """,
          "android/app/src/MapView.java": """
          package a;
          class MapView extends MPBaseEmbedView {
            public View getView(int width, int height, String viewId, String type, Map<String, String> params) { return map; }
          }
          """,
          "android/app/build.gradle": """
          android {
            buildTypes {
              release {
                minifyEnabled true
                proguardFiles getDefaultProguardFile('proguard-android.txt'), 'proguard-rules.pro'
              }
            }
          }
          """,
          "android/app/proguard-rules.pro": "-keep class a.model.** { *; }",
        ], message: #"the release build renames "a.MapView""#),
      .right([
        "android/app/src/App.java": """
        package a;
        class App extends Application {
          public void onCreate() {
            MPEmbedViewHelper.registerEmbedView("a.MapView", "my_map");
            QuinoxlessFramework.init();
          }
        }
        """,
        "android/app/src/MapView.java": """
        package a;
        class MapView extends MPBaseEmbedView {
          public View getView(int width, int height, String viewId, String type, Map<String, String> params) { return map; }
        }
        """,
        "android/app/build.gradle": """
        android {
          buildTypes {
            release {
              minifyEnabled true
              proguardFiles getDefaultProguardFile('proguard-android.txt'), 'proguard-rules.pro'
            }
          }
        }
        """,
        "android/app/proguard-rules.pro":
          "-keep class * extends com.mpaas.nebula.adapter.view.MPBaseEmbedView",
      ]),
    ],
    checks: [.host(checkObfuscatedViewClass)])
}

private func checkObfuscatedViewClass(_ context: HostContext) {
  guard let platform = context.facts[.mPaaS][.android] else { return }
  var builds: [String: MinifiedBuild?] = [:]
  var reported: Set<Place> = []
  for registration in platform.sourceRegistrations {
    let text = registration.className
    guard let name = text.value, !text.isClassReference, !registration.isSwapped,
      let index = registration.classIndex, !reported.contains(text.stringPlace)
    else { continue }
    // The app that registers the class is built; a library with the class may have rules of its own for it.
    let folder = Path.parent(registration.place.path)
    let build = builds[folder] ?? MinifiedBuild(above: folder, context)
    builds[folder] = build
    let entry = platform.classes.all[index]
    guard let build, !build.keeps(name, platform.chain(of: index)),
      !context.hasKeepAnnotation(entry),
      MinifiedBuild.module(above: Path.parent(entry.namePlace.path), context) == build.module
    else { continue }
    reported.insert(text.stringPlace)
    context.report(
      text.stringPlace, renamedViewClass(name, rules: build.rulesName),
      related: [RelatedPlace(en: "the class", zh: "类在这里", at: entry.namePlace)])
  }
}

/// A module of an Android app whose build gives classes other names, and what its rules leave as it is.
private struct MinifiedBuild {
  let module: String
  /// The name of the file with its rules.
  let rulesName: String
  private var kept: [KeepRule] = []

  private static let names = ["build.gradle", "build.gradle.kts"]
  /// How many folders upwards a build file is looked for.
  private static let maxFolders = 32

  /// The nearest folder at or above `folder` that has a build file.
  static func module(above folder: String, _ context: HostContext) -> String? {
    Path.upward(from: folder).prefix(maxFolders).first { folder in
      names.contains { context.hasFile(Path.child(folder, $0)) }
    }
  }

  /// Nil where the module is not minified, or it is not known what its rules say.
  init?(above folder: String, _ context: HostContext) {
    guard let module = MinifiedBuild.module(above: folder, context),
      let build = MinifiedBuild.names.lazy.compactMap({ context.text(at: Path.child(module, $0)) }).first
    else { return nil }
    let lines = BuildFile.code(String(decoding: build.bytes, as: UTF8.self))
    guard lines.contains(where: BuildFile.minifies), lines.allSatisfy(BuildFile.isClear) else { return nil }
    let files = lines.flatMap(BuildFile.ruleFiles)
    guard let first = files.first else { return nil }
    for file in files {
      guard let text = context.text(at: Path.join(module, file)),
        let rules = KeepRule.rules(in: String(decoding: text.bytes, as: UTF8.self))
      else { return nil }
      kept += rules
    }
    self.module = module
    rulesName = String(Path.lastComponent(first))
  }

  func keeps(_ name: String, _ chain: [NativeClass]) -> Bool {
    kept.contains { $0.covers(name, chain) }
  }
}

/// Reads a build file of Gradle.
private enum BuildFile {
  /// The lines without comments.
  static func code(_ text: String) -> [Substring] {
    var isInComment = false
    return text.split(whereSeparator: \.isNewline).map { line in
      var line = line
      if isInComment {
        guard let end = line.firstRange(of: "*/") else { return "" }
        line = line[end.upperBound...]
        isInComment = false
      }
      if let start = line.firstRange(of: "/*") {
        isInComment = line[start.upperBound...].firstRange(of: "*/") == nil
        line = line[..<start.lowerBound]
      }
      return line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
  }

  /// `minifyEnabled true`, `isMinifyEnabled = true`
  static func minifies(_ line: Substring) -> Bool {
    let words = line.split { !$0.isLetter }
    return zip(words, words.dropFirst()).contains {
      ($0 == "minifyEnabled" || $0 == "isMinifyEnabled") && $1 == "true"
    }
  }

  /// Whether a line names no rules in another way than by strings, and takes no other build file.
  static func isClear(_ line: Substring) -> Bool {
    let parts = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    let words = parts.indices.filter { $0 % 2 == 0 }.flatMap { parts[$0].split { !$0.isLetter } }
    if words.contains("apply"), words.contains("from") { return false }
    guard words.contains(where: { $0.hasSuffix("roguardFiles") || $0.hasSuffix("roguardFile") }) else {
      return true
    }
    return words.allSatisfy(knownWords.contains)
  }

  private static let knownWords: Set<Substring> = [
    "proguardFiles", "proguardFile", "consumerProguardFiles", "consumerProguardFile", "setProguardFiles",
    "getDefaultProguardFile", "listOf", "add", "android", "buildTypes", "release", "debug", "getByName",
    "minifyEnabled",
    "isMinifyEnabled", "true", "false",
  ]

  /// The files that `proguardFiles` names, but for those of the SDK.
  static func ruleFiles(_ line: Substring) -> [String] {
    let names = ["proguardFiles", "proguardFile", "consumerProguardFiles"]
    let isOwn = names.contains { line.contains($0) } || line.contains("getDefaultProguardFile")
    let parts = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
    // Every second part is between quotes.
    return parts.indices.compactMap { index in
      guard index % 2 == 1, index + 1 < parts.count else { return nil }
      let isOfSDK = parts[index - 1].contains("getDefaultProguardFile")
      let isFile = [".pro", ".txt", ".cfg"].contains { parts[index].hasSuffix($0) }
      return !isOfSDK && isFile && (isOwn || parts[index].hasSuffix(".pro")) ? String(parts[index]) : nil
    }
  }
}

/// A rule of ProGuard that leaves classes as they are.
private struct KeepRule {
  /// Patterns of names: `a.b.**`, `*`. One of them fits.
  var names: [Substring]
  /// The pattern after `extends` or `implements`.
  var base: Substring?

  /// The rules of a file; nil where others may be elsewhere.
  static func rules(in text: String) -> [KeepRule]? {
    var rules: [KeepRule] = []
    let lines = text.split(whereSeparator: \.isNewline).map { $0.prefix { $0 != "#" } }
    for option in lines.joined(separator: " ").split(separator: "-keep", omittingEmptySubsequences: false)
      .dropFirst()
    {
      guard let rule = KeepRule(option) else { continue }
      rules.append(rule)
    }
    for line in lines {
      let word = line.split(whereSeparator: \.isWhitespace).first ?? ""
      if ["-include", "-dontobfuscate"].contains(word) || word.hasPrefix("@") { return nil }
    }
    return rules
  }

  /// - Parameter option: what follows `-keep`.
  private init?(_ option: Substring) {
    // A dash begins the next option.
    let head = option.prefix { $0 != "{" }
    if head.hasPrefix("classmembers") || head.hasPrefix("attributes") || head.hasPrefix("parameternames")
      || head.hasPrefix("packagenames") || head.hasPrefix("directories")
    {
      return nil
    }
    let words = head.split { $0.isWhitespace }
    guard let kind = words.firstIndex(where: { ["class", "interface", "enum", "@interface"].contains($0) })
    else { return nil }
    let rest = words[(kind + 1)...]
    let end =
      rest.firstIndex { ["extends", "implements"].contains($0) || $0.hasPrefix("-") } ?? rest.endIndex
    names = rest[..<end].flatMap { $0.split(separator: ",") }
    if end < rest.endIndex, !rest[end].hasPrefix("-"), end + 1 < rest.endIndex { base = rest[end + 1] }
    if names.isEmpty { return nil }
  }

  func covers(_ name: String, _ chain: [NativeClass]) -> Bool {
    guard names.contains(where: { $0.first != "!" && KeepRule.fits(name[...], $0) }) else { return false }
    guard let base else { return true }
    if base.contains("*") || base.contains("<") { return true }
    // A superclass is written without its package.
    let wanted = lastComponent(String(base))
    return chain.contains { view in
      lastComponent(view.superclass ?? "") == wanted
        || view.conformances.contains { lastComponent($0.name) == wanted }
    } || chain.contains { lastComponent($0.name) == wanted }
  }

  /// Whether a name fits a pattern: `*` stands for any letters but dots, `**` for all, `?` for one.
  private static func fits(_ name: Substring, _ pattern: Substring) -> Bool {
    if pattern == "*" { return true }
    let (name, pattern) = (Array(name.utf8), Array(pattern.utf8))
    // The ends of the name's beginnings that fit so far.
    var ends: Set<Int> = [0]
    var index = 0
    while index < pattern.count, !ends.isEmpty {
      switch pattern[index] {
      case UInt8(ascii: "*"):
        let takesDots = index + 1 < pattern.count && pattern[index + 1] == UInt8(ascii: "*")
        for start in ends {
          for end in start..<name.count {
            if !takesDots, name[end] == UInt8(ascii: ".") { break }
            ends.insert(end + 1)
          }
        }
        index += takesDots ? 2 : 1
      case let byte:
        ends = Set(
          ends.compactMap { end in
            guard end < name.count, byte == UInt8(ascii: "?") || name[end] == byte else { return nil }
            return end + 1
          })
        index += 1
      }
    }
    return ends.contains(name.count)
  }
}

extension HostContext {
  /// Whether `@Keep` is before the class.
  fileprivate func hasKeepAnnotation(_ entry: NativeClass) -> Bool {
    guard let file = methodBodyReader(of: entry.namePlace.path) else { return true }
    return file.places(of: "Keep").contains { $0.end < entry.namePlace.range.start }
  }
}

private func renamedViewClass(_ name: String, rules: String) -> Message {
  Message(
    en: "the release build renames \"\(name)\"", zh: "release 版本会为“\(name)”改名",
    help: .init(
      en:
        "write -keep class \(name) { *; } in \(rules), or register the class as \(lastComponent(name)).class.getName()",
      zh: "在 \(rules) 中写 -keep class \(name) { *; }，或用 \(lastComponent(name)).class.getName() 注册"))
}
