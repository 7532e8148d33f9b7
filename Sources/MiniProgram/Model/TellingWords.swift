import Diagnostics
import Files
import Markup

/// What words in a markup file and in its configuration say of what other files may need to know of it.
package struct TellingWords: Sendable {
  /// Whether they do not say which files it may use: then it has to be read.
  package fileprivate(set) var areUnclear = false
  /// Whether it may have native views.
  package fileprivate(set) var hasNativeViews = false
  /// The files that it may include or import.
  package fileprivate(set) var references: [String] = []
  /// The files of the components that it may use.
  package fileprivate(set) var components: [String] = []
}

/// Finds the telling words of one dialect.
///
/// Templates are no such words: whoever uses those of a file imports it.
struct TellingTags: Sendable {
  private var search = TagSearch()
  /// The tags with smaller numbers name a file that is included or imported.
  private let linkCount: Int
  /// Those from there on that are smaller than this are native views.
  private let nativeEnd: Int
  /// What the rest means, by number.
  private var components: [Int: String] = [:]

  /// `targets` are the files of the tags that `app.json` registers.
  init(_ dialect: Dialect, _ targets: [String: String]) {
    for name in [KnownName.import, .include] { search.add(dialect.spelling(name)) }
    linkCount = 2
    for tag in dialect.nativeTags { search.add(tag) }
    nativeEnd = linkCount + dialect.nativeTags.count
    for (tag, target) in targets { components[search.add(tag)] = target }
  }

  /// `resolve` is the file that a reference leads to.
  func words(in text: SourceText, resolve: (String) -> String?) -> TellingWords {
    var words = TellingWords()
    search.search(text) { number, nameEnd in
      if let target = components[number], !words.components.contains(target) {
        words.components.append(target)
      }
      if number >= linkCount, number < nativeEnd { words.hasNativeViews = true }
      if number >= linkCount { return true }
      switch SearchedAttribute("src", ofTagEndingAt: nameEnd, in: text) {
      case .none: break
      case .value(let range):
        if let path = resolve(text.string(range)) { words.references.append(path) }
      case .unclear: words.areUnclear = true
      }
      return !words.areUnclear
    }
    return words
  }
}

extension ProgramSources {
  /// Looks for telling words, without reading the markup. A script or configuration beside it that cannot be read is noted.
  package func tellingWords(in text: SourceText) -> TellingWords {
    let dialect = program.dialect(of: text.path)
    var words = tellingTags[index(of: dialect)].words(in: text) { source in
      guard case .file(let path) = resolver.resolve(source, from: text.path, as: .markup, in: dialect) else {
        return nil
      }
      return path
    }
    if words.areUnclear { return words }
    let stem = Path.stem(text.path)
    if let configuration = self.text(stem + ".json"), mayRegisterComponents(configuration) {
      addOwnComponents(configuration, of: text, dialect, &words)
    }
    noteUnreadableScript(stem)
    return words
  }

  /// Adds the files of the components that a file registers itself and may use.
  private func addOwnComponents(
    _ configuration: SourceText, of text: SourceText, _ dialect: Dialect, _ words: inout TellingWords
  ) {
    let unit = SourceUnit(
      dialect: dialect, path: text.path, kind: .fragment,
      configuration: PageConfiguration(JSONDocument(configuration)))
    let targets = componentTargets(of: unit)
    var search = TagSearch()
    var paths: [String] = []
    for (tag, target) in targets where search.add(tag) == paths.count { paths.append(target) }
    search.search(text) { number, _ in
      if !words.components.contains(paths[number]) { words.components.append(paths[number]) }
      return true
    }
  }

  /// Whether a configuration has one of the keys that register components, or may have one that is written with escapes.
  private func mayRegisterComponents(_ configuration: SourceText) -> Bool {
    PageConfiguration.registrationKeys.contains { configuration.bytes.containsBytes(of: $0) }
      || configuration.bytes.containsBytes(of: "\\u")
  }

  /// What is known of a file that is not read.
  package func unreadFile(at path: String) -> ProjectFile {
    let isPage = lists(page: Path.stem(path))
    let unit = SourceUnit(dialect: program.dialect(of: path), path: path, kind: isPage ? .page : .fragment)
    return ProjectFile(unit: unit, facts: MarkupFacts())
  }

  /// The files that a file includes or imports; one may be there several times.
  package func references(of file: ProjectFile) -> [String] {
    file.facts.references.compactMap { reference in
      if case .file(let path) = reference.resolution { path } else { nil }
    }
  }

  /// The files of the components that a file uses; one may be there several times.
  package func components(of file: ProjectFile) -> [String] {
    if file.facts.componentUses.isEmpty { return [] }
    let registered = componentTargets(of: file.unit)
    return file.facts.componentUses.compactMap { registered[$0.tag] }
  }
}
