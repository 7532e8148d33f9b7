import Containers
import Diagnostics
import Files
import Linting
import NativeSource

/// A module of an Android app whose build gives classes other names, and what its rules leave as it is.
struct MinifiedBuild {
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
    let lines = GradleFile.code(String(decoding: build.bytes, as: UTF8.self))
    guard lines.contains(where: GradleFile.minifies), lines.allSatisfy(GradleFile.isClear) else { return nil }
    let files = lines.flatMap(GradleFile.ruleFiles)
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
private enum GradleFile {
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
