import Diagnostics
import Files
import Linting
import ReactNative

/// A native source that a podspec does not take.
package let uncoveredPodSource = Rule(
  id: "uncovered-pod-source",
  summary: "native sources with an extension that the podspec does not take",
  category: .reactNative,
  severity: .error,
  rationale: """
    CocoaPods builds the files that `source_files` names and no others. A class in a file that is left out is not there when \
    the app is linked, or when it runs.
    """,
  examples: [
    .wrong(
      [
        .init("AcmeDial.podspec", "s.name = 'AcmeDial'\ns.source_files = \"⟦ios/**/*.{h,m}⟧\""),
        .init("ios/A.mm", "@implementation A\n@end"), .init("ios/deep/B.swift", "class B {}"),
        LibrarySources.manager(""),
        LibrarySources.package,
      ], message: #"no pattern takes the ".mm" and ".swift" files in "ios""#),
    .right([
      .init("AcmeDial.podspec", "s.name = 'AcmeDial'\ns.source_files = \"ios/**/*.{h,m,mm,swift}\""),
      .init("ios/A.mm", "@implementation A\n@end"), .init("ios/B.swift", "class B {}"),
      LibrarySources.manager(""),
      LibrarySources.package,
    ]),
    // Several patterns, all files, files elsewhere, folders whose case differs, tests.
    .right([
      .init("AcmeDial.podspec", "s.source_files = ['ios/*.{h,m}', 'IOS/**/*.mm', 'cpp/**/*']"),
      .init("ios/A.mm", "@implementation A\n@end"), .init("cpp/B.mm", "class B {}"),
      .init("apple/C.swift", "class C {}"),
      .init("ios/AcmeTests/D.swift", "class D {}"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    // Patterns that are put together or named, and files that are left out on purpose.
    .right([
      .init("AcmeDial.podspec", "s.source_files = \"ios/**/*.{h,m}\", \"#{kind}/**/*.mm\""),
      .init("ios/A.mm", "@implementation A\n@end"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    .right([
      .init("AcmeDial.podspec", "s.source_files = sources\ns.ios.source_files = 'ios/*.m'"),
      .init("ios/A.mm", "@implementation A\n@end"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    .right([
      .init("AcmeDial.podspec", "s.source_files = 'ios/*.m'\ns.exclude_files = 'ios/A.mm'"),
      .init("ios/A.mm", "@implementation A\n@end"), LibrarySources.manager(""), LibrarySources.package,
    ]),
    // One for each podspec, at its first pattern.
    .wrong(
      [
        .init("AcmeDial.podspec", "s.source_files = ['⟦ios/*.m⟧', 'apple/**/*.{h,m}']"),
        .init("apple/deep/A.mm", "@implementation A\n@end"), .init("ios/B.swift", "class B {}"),
        LibrarySources.manager(""), LibrarySources.package,
      ], message: #"no pattern takes the ".mm" and ".swift" files in "apple" and "ios""#),
    // Headers, and extensions whose case differs.
    .right([
      .init("AcmeDial.podspec", "s.source_files = 'ios/**/*.{m,MM}'"),
      .init("ios/A.mm", "@implementation A\n@end"), .init("ios/Acme.h", "@class A;"),
      LibrarySources.manager(""), LibrarySources.package,
    ]),
    // Two podspecs.
    .right([
      .init("AcmeDial.podspec", "s.source_files = 'ios/**/*.m'"), .init("Other.podspec", "s.name = 'Other'"),
      .init("ios/A.mm", "@implementation A\n@end"), LibrarySources.manager(""), LibrarySources.package,
    ]),
  ],
  checks: [.package(check)])

/// Files that are related to a finding.
private let shownFiles = 10

private func check(_ context: PackageContext) {
  let library = context.library
  guard let podspec = library.podspec, !podspec.hasUnknownSources, let first = podspec.sourcePatterns.first
  else { return }
  let patterns = podspec.sourcePatterns.map { SourcePattern($0.text) }
  let extensions = patterns.reduce(into: Set<String>()) { $0.formUnion($1.extensions ?? []) }
  if patterns.contains(where: { $0.extensions == nil && $0.folder.isEmpty }) { return }
  var folders: Set<String> = []
  let uncovered = library.appleFiles.filter { file in
    let parts = file.split(separator: "/")
    guard parts.count > 1, let folder = parts.first?.lowercased(),
      !extensions.contains(Path.pathExtension(file).lowercased()),
      !parts.dropLast().contains(where: { $0.hasSuffix("Tests") || $0.hasSuffix("Example") || $0 == "Pods" }),
      patterns.contains(where: { $0.folder == folder }),
      !podspec.excludedPatterns.contains(where: { isExcluded(file, by: $0) }),
      !patterns.contains(where: { $0.folder == folder && $0.extensions == nil })
    else { return false }
    folders.insert(String(parts[0]))
    return true
  }
  if uncovered.isEmpty { return }
  let root = library.manifest.folder
  context.report(
    first, .uncovered(Set(uncovered.map { String(Path.pathExtension($0)) }).sorted(), folders.sorted()),
    related: uncovered.prefix(shownFiles).map { file in
      RelatedPlace("a file that is left out", at: Place(path: Path.child(root, file), range: ByteRange(0, 0)))
    })
}

/// Whether what is before the first wildcard of a pattern is the file, a folder around it, or the beginning of its name.
private func isExcluded(_ file: String, by pattern: String) -> Bool {
  file.lowercased().hasPrefix(pattern.prefix { $0 != "*" && $0 != "{" && $0 != "[" }.lowercased())
}

/// A pattern of `source_files`.
private struct SourcePattern {
  /// In lower case, as CocoaPods compares; empty where the pattern begins with a wildcard.
  var folder: String
  /// In lower case; nil for all.
  var extensions: Set<String>?

  init(_ text: String) {
    let parts = text.split(separator: "/")
    folder =
      parts.count > 1 && !parts[0].contains("*") && !parts[0].contains("{") ? parts[0].lowercased() : ""
    guard let last = parts.last, let dot = last.lastIndex(of: ".") else {
      extensions = nil
      return
    }
    let rest = last[last.index(after: dot)...]
    if rest.hasPrefix("{"), rest.hasSuffix("}") {
      extensions = Set(
        rest.dropFirst().dropLast().split(separator: ",").map {
          $0.lowercased().filter { $0 != " " && $0 != "." }
        })
    } else {
      extensions = rest.contains("*") || rest.contains("{") || rest.contains("[") ? nil : [rest.lowercased()]
    }
  }
}

extension Message {
  fileprivate static func uncovered(_ extensions: [String], _ folders: [String]) -> Message {
    func list(_ words: [String]) -> String {
      let quoted = words.map { "\"\($0)\"" }
      return quoted.count < 2 ? quoted[0] : quoted.dropLast().joined(separator: ", ") + " and " + quoted.last!
    }
    return Message(
      "no pattern takes the \(list(extensions.map { "." + $0 })) files in \(list(folders))",
      help:
        "add \(extensions.count < 2 ? "the extension" : "the extensions") to the pattern, such as \"{h,m,mm,swift}\""
    )
  }
}
