import Diagnostics
import Files
import Markup

/// What a search for words in a markup file and in its configuration says of the facts that other files may need.
package struct SearchedWords: Sendable {
  /// Whether it remains unknown which files it may use: then it must be read.
  package fileprivate(set) var areUnclear = false
  /// Whether it may have native views.
  package fileprivate(set) var hasNativeViews = false
  /// The files that it may include or import.
  package fileprivate(set) var references: [String] = []
  /// The files of the components that it may use.
  package fileprivate(set) var components: [String] = []
}

/// Searches for the words of one dialect.
///
/// The tag of a template is not such a word: a file that uses another file's templates imports that file.
struct WordSearch: Sendable {
  private var search = TagSearch()
  /// The tags with smaller numbers name a file that is included or imported.
  private let linkCount: Int
  /// The tags from there on with numbers smaller than this are native views.
  private let nativeEnd: Int
  /// The files that the other tags mean, by number.
  private var components: [Int: String] = [:]

  /// `targets` are the files of the tags that `app.json` registers.
  init(_ dialect: Dialect, _ targets: [String: String]) {
    for name in [KnownName.import, .include] { search.add(dialect.spelling(name)) }
    linkCount = 2
    for tag in dialect.nativeTags { search.add(tag) }
    nativeEnd = linkCount + dialect.nativeTags.count
    for (tag, target) in targets { components[search.add(tag)] = target }
  }

  /// `resolve` returns the file that a reference leads to.
  func words(in text: SourceText, resolve: (String) -> String?) -> SearchedWords {
    var words = SearchedWords()
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
  /// Searches for words, without reading the markup. A script or configuration beside it that cannot be read is noted.
  package func searchedWords(in text: SourceText) -> SearchedWords {
    let dialect = program.dialect(of: text.path)
    var words = wordSearches[index(of: dialect)].words(in: text) { source in
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
    _ configuration: SourceText, of text: SourceText, _ dialect: Dialect, _ words: inout SearchedWords
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

  /// Whether a configuration has a key that registers components, or may have one that is written with escapes.
  private func mayRegisterComponents(_ configuration: SourceText) -> Bool {
    PageConfiguration.registrationKeys.contains { configuration.bytes.containsBytes(of: $0) }
      || configuration.bytes.containsBytes(of: "\\u")
  }

  /// What is known of a file that is not read.
  package func unreadFile(at path: String) -> ProjectFile {
    let isPage = lists(page: Path.stem(path))
    let unit = SourceUnit(dialect: program.dialect(of: path), path: path, kind: isPage ? .page : .fragment)
    var facts = MarkupFacts()
    facts.isUnread = true
    return ProjectFile(unit: unit, facts: facts)
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
