import Diagnostics
import Files
import Linting
import ReactNative

/// A native source that a podspec does not include.
package var uncoveredPodSource: Rule {
  Rule(
    id: "uncovered-pod-source",
    summary: .init(
      en: "native sources that the podspec does not include",
      zh: "podspec 没有包含原生源码"),
    category: .reactNative,
    severity: .error,
    rationale: .init(
      en:
        """
        CocoaPods builds only the files that `source_files` names. A class in any other file is missing \
        when the app is linked or run. Three kinds are reported: files with another extension in a \
        pattern's folder, if other sources or scripts need them; deeper folders with headers that others \
        import; and patterns for folders that do not exist.
        """,
      zh:
        """
        CocoaPods 只构建 `source_files` 指定的文件。其他文件中的类，在应用链接或运行时不存在。报告三种情况：模式所在目录中其他源码或脚本所需的其他类型文件、头文件被其他文件引入的\
        更深层目录，以及指向不存在目录的模式。
        """),
    examples: [
      .wrong(
        [
          "AcmeDial.podspec": """
          s.name = 'AcmeDial'
          s.source_files = "⟦ios/**/*.{h,m}⟧"
          """,
          "ios/A.mm": """
          @implementation A
          @end
          """,
          "ios/deep/B.swift": "class B {}",
          "ios/AcmeDialManager.m": """
          @interface AcmeDialManager : RCTViewManager
          @end
          @implementation AcmeDialManager
          RCT_EXPORT_MODULE(AcmeDial)
          - (UIView *)view { return [A withKnob:[B new]]; }

          @end
          """,
          "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
        ], message: #""source_files" leaves out the ".mm" and ".swift" files in "ios""#),
      .right([
        "AcmeDial.podspec": """
        s.name = 'AcmeDial'
        s.source_files = "ios/**/*.{h,m,mm,swift}"
        """,
        "ios/A.mm": """
        @implementation A
        @end
        """,
        "ios/B.swift": "class B {}",
        "ios/AcmeDialManager.m": """
        @interface AcmeDialManager : RCTViewManager
        @end
        @implementation AcmeDialManager
        RCT_EXPORT_MODULE(AcmeDial)
        - (UIView *)view { return [A withKnob:[B new]]; }

        @end
        """,
        "package.json": #"{"name": "acme-dial", "peerDependencies": {"react-native": "*"}}"#,
      ]),
    ],
    checks: [.package(checkUncoveredPodSource)])
}

/// How many files a finding names.
private let maxShownFiles = 10

private func checkUncoveredPodSource(_ context: PackageContext) {
  let library = context.library
  guard let podspec = library.podspec, !podspec.hasUnknownSources, !podspec.sourcePatterns.isEmpty else {
    return
  }
  let pod = Pod(library, podspec)
  if let pattern = pod.patternWithoutFiles {
    context.report(pattern.name, matchesNothing(pattern, pod.nearFolder(to: pattern)))
  } else if let (pattern, files) = pod.filesOfOtherKinds {
    reportUncoveredPodSource(
      pattern, files, uncovered(pattern, pod.extensions(of: files), pod.folders(of: files)), context)
  } else if let (pattern, files) = pod.importedFiles {
    reportUncoveredPodSource(pattern, files, deeper(pattern, pod.folders(of: files, isWhole: true)), context)
  }
}

private func reportUncoveredPodSource(
  _ pattern: SourcePattern, _ files: [String], _ message: Message, _ context: PackageContext
) {
  let root = context.library.manifest.folder
  context.report(
    pattern.name, message,
    related: files.prefix(maxShownFiles).map { file in
      RelatedPlace(
        en: "a file that is left out", zh: "遗漏的文件",
        at: Place(path: Path.child(root, file), range: ByteRange(0, 0)))
    })
}

/// A podspec with the files of its package, by their paths from its folder.
private struct Pod {
  let library: Library
  let podspec: Podspec
  /// The files with classes in them that no podspec takes.
  let uncovered: [String]

  init(_ library: Library, _ podspec: Podspec) {
    self.library = library
    self.podspec = podspec
    let root = library.manifest.folder
    uncovered = library.podFiles.filter { file in
      let path = Path.child(root, file)
      return [".m", ".mm", ".swift"].contains(where: file.hasSuffix) && !Pod.isForTests(file)
        && !podspec.takes(path) && !podspec.excludes(file)
        && !library.otherPodspecs.contains { $0.takes(path) || $0.mayTake(path) }
    }
  }

  /// Whether a file is part of tests, of an example or of another library, or the manifest of a Swift package.
  private static func isForTests(_ file: String) -> Bool {
    let parts = file.split(separator: "/")
    return parts.last == "Package.swift"
      || parts.dropLast().contains { folder in
        let folder = folder.lowercased()
        return folder == "pods"
          || ["test", "tests", "example", "examples", "demo"].contains(where: folder.hasSuffix)
      }
  }

  // MARK: - Files of other kinds

  /// The files in the folders of the patterns with an extension that no pattern takes, if something needs one of them, and
  /// the first pattern.
  var filesOfOtherKinds: (SourcePattern, [String])? {
    let patterns = podspec.sourcePatterns
    let extensions = patterns.reduce(into: Set<String>()) { $0.formUnion($1.extensions ?? []) }
    if patterns.contains(where: { $0.extensions == nil && $0.folder.isEmpty }) { return nil }
    let files = uncovered.filter { file in
      !extensions.contains(Path.pathExtension(file).lowercased())
        && patterns.contains { !$0.folder.isEmpty && $0.namesFolder(of: file) }
    }
    let needed = Set(neededFiles(of: files).map { Path.pathExtension($0).lowercased() })
    return needed.isEmpty
      ? nil : (patterns[0], files.filter { needed.contains(Path.pathExtension($0).lowercased()) })
  }

  /// Those of some files that sources of the pod, or scripts, need: a header of theirs is imported which no source of the pod
  /// belongs to, a class is named that no source of the pod has, a component is used that they register.
  private func neededFiles(of files: [String]) -> [String] {
    if files.isEmpty { return [] }
    let covered = library.apple.filter { podspec.takes($0.path) }
    let imported = Set(covered.flatMap(certainImports).map(stem)).subtracting(
      coveredFiles.filter { [".m", ".mm", ".cpp"].contains(where: $0.hasSuffix) }.map(stem))
    let words = covered.reduce(into: Set<String>()) { $0.formUnion(library.words(of: $1)) }
      .subtracting(covered.flatMap(\.definedNames))
      // A class that is looked for by its name may be missing.
      .subtracting(library.appleStrings)
    let components = Set(library.specs.map(\.name.text) + library.uses.map(\.name.text))
      .subtracting(covered.flatMap(\.registeredComponents))
    let provided = Set(library.manifest.provided.compactMap(\.className?.text))
    let paths = Set(files.map { Path.child(library.manifest.folder, $0) })
    let needed = library.apple.filter { file in
      paths.contains(file.path)
        && (!file.path.hasSuffix(".swift") && imported.contains(stem(file.path))
          || file.definedNames.contains(where: words.contains)
          || file.definedNames.contains(where: provided.contains)
          || file.registeredComponents.contains(where: components.contains))
    }
    return needed.map(\.path)
  }

  /// The headers that a file imports, other than those that it asks for first, and those of other modules.
  private func certainImports(_ file: AppleFile) -> [String] {
    let modules = Set([podspec.name, podspec.module(library.manifest)].compactMap { $0?.lettersAndDigits })
    return file.imports.filter { header in
      if file.probedHeaders.contains(header.path.text) { return false }
      let folder = header.path.text.split(separator: "/").dropLast().first.map(String.init)
      return !header.isAngled || folder.map { modules.contains($0.lettersAndDigits) } ?? true
    }.map(\.path.text)
  }

  func extensions(of files: [String]) -> [String] {
    Set(files.map { String(Path.pathExtension($0)) }).sorted()
  }

  /// The outermost folders of files, or the folders that they are in.
  func folders(of files: [String], isWhole: Bool = false) -> [String] {
    Set(files.map { isWhole ? Path.parent("/" + $0).dropFirst() : $0.prefix { $0 != "/" } }).map(String.init)
      .sorted()
  }

  // MARK: - Files below the folder of a pattern

  /// The files in deeper folders than a pattern takes, where a file that it takes imports their headers.
  var importedFiles: (SourcePattern, [String])? {
    let covered = library.apple.filter { podspec.takes($0.path) }
    let imported = Set(covered.flatMap(certainImports).map(stem))
    let known = Set(coveredFiles.map(stem))
    for pattern in podspec.sourcePatterns where !pattern.folder.isEmpty {
      let files = uncovered.filter { file in
        !file.hasSuffix(".swift") && file.lowercased().hasPrefix(pattern.folder + "/")
          && imported.contains(stem(file)) && !known.contains(stem(file))
          && !podspec.sourcePatterns.contains { $0.namesFolder(of: file) }
      }
      if !files.isEmpty { return (pattern, files) }
    }
    return nil
  }

  private var coveredFiles: [String] {
    library.podFiles.filter { podspec.takes(Path.child(library.manifest.folder, $0)) }
  }

  private func stem(_ path: String) -> Substring {
    let name = Path.lastComponent(path)
    return name.dropLast(Path.pathExtension(path).utf8.count + 1)
  }

  // MARK: - Patterns without files

  /// A pattern that matches no file: one near the name of a folder that no pattern takes, or the first one where no
  /// pattern takes any file and a native view is in one.
  var patternWithoutFiles: SourcePattern? {
    let empty = podspec.sourcePatterns.filter { pattern in !library.podFiles.contains(where: pattern.takes) }
    if empty.isEmpty { return nil }
    if let near = empty.first(where: { nearFolder(to: $0) != nil }) { return near }
    guard empty.count == podspec.sourcePatterns.count, definesView else { return nil }
    return empty[0]
  }

  /// Whether a file that no podspec takes registers a native view.
  private var definesView: Bool {
    let root = library.manifest.folder
    let paths = Set(uncovered.map { Path.child(root, $0) })
    return library.apple.contains { file in
      paths.contains(file.path) && file.parts.contains { $0.moduleName != nil || !$0.descriptors.isEmpty }
    }
  }

  /// The folder that a pattern most likely means, if its own is not there: one with files that no podspec takes.
  func nearFolder(to pattern: SourcePattern) -> String? {
    let own = pattern.folder
    if own.isEmpty || library.podFiles.contains(where: { $0.lowercased().hasPrefix(own + "/") }) {
      return nil
    }
    let depth = own.split(separator: "/").count
    let folders = Set(
      uncovered.compactMap { file in
        let parts = file.split(separator: "/").dropLast()
        return parts.count < depth ? nil : parts.prefix(depth).joined(separator: "/")
      })
    return folders.sorted().first { editDistance($0.lowercased().utf8, own.utf8, limit: 2) <= 2 }
  }
}

extension AppleFile {
  /// The names of the classes that it implements, and of what Objective-C sees of extensions of classes.
  fileprivate var definedNames: [String] {
    parts.flatMap { part -> [String] in
      switch part.kind {
      case .implementation, .swiftClass: return [part.name.text, part.runtimeName].compactMap { $0 }
      case .swiftExtension:
        return part.methods.filter(\.isExposed).map(\.name.text)
          + part.properties.filter(\.isExposed).map(\.objectiveCName.text)
      case .interface, .category, .externModule: return []
      }
    }
  }

  /// The components that its managers and functions register.
  fileprivate var registeredComponents: [String] {
    parts.compactMap { $0.moduleName.map { AppleManager.component(ofModule: $0.text) } }
      + componentClassFunctions.map(\.text)
  }
}

extension Podspec {
  /// Whether its patterns are not known, and a file is in its folder.
  fileprivate func mayTake(_ path: String) -> Bool { hasUnknownSources && Path.isInside(path, folder) }
}

extension SourcePattern {
  /// The pattern with further extensions in its last braces; nil where it has none.
  fileprivate func adding(_ extensions: [String]) -> String? {
    name.text.hasSuffix("}") ? name.text.dropLast() + "," + extensions.joined(separator: ",") + "}" : nil
  }

  /// `ios/**/*.m` of `ios/*.m`.
  fileprivate var takingDeeperFolders: String {
    var parts = name.text.split(separator: "/", omittingEmptySubsequences: false)
    parts.insert("**", at: parts.count - 1)
    return parts.joined(separator: "/")
  }
}

private func uncovered(
  _ pattern: SourcePattern, _ extensions: [String], _ folders: [String]
) -> Message {
  let (kinds, places) = (quotedSentence(extensions.map { "." + $0 }), quotedSentence(folders))
  return Message(
    en: "\"source_files\" leaves out the \(kinds.english) files in \(places.english)",
    zh: "“source_files”遗漏了\(places.chinese)中的\(kinds.chinese)文件",
    help: pattern.adding(extensions).map { LocalizedText(en: "write \"\($0)\"", zh: "改为“\($0)”") }
      ?? .init(
        en: "write a pattern for them, too, such as \"\(folders[0])/**/*.{h,m,mm,swift}\"",
        zh: "为这些文件也写一个模式，例如“\(folders[0])/**/*.{h,m,mm,swift}”"))
}

private func deeper(_ pattern: SourcePattern, _ folders: [String]) -> Message {
  let places = quotedSentence(folders)
  return Message(
    en: "\"source_files\" leaves out the files in \(places.english), which others import",
    zh: "“source_files”遗漏了\(places.chinese)中被其他文件引入的文件",
    help: .init(
      en: "write \"\(pattern.takingDeeperFolders)\", to take those in deeper folders",
      zh: "改为“\(pattern.takingDeeperFolders)”，以包含更深层目录中的文件"))
}

private func matchesNothing(_ pattern: SourcePattern, _ folder: String?) -> Message {
  Message(
    en: "\"\(pattern.name.text)\" matches no file", zh: "“\(pattern.name.text)”没有匹配任何文件",
    help: didYouMean(folder)
      ?? .init(
        en: "write the folder of the native sources, such as \"ios/**/*.{h,m,mm,swift}\"",
        zh: "写上原生源码所在的目录，例如“ios/**/*.{h,m,mm,swift}”"))
}
