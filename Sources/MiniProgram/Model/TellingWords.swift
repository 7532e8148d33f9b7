import Diagnostics
import Files
import Markup

/// What words in a markup file and in its configuration say of what other files may need to know of it.
package struct TellingWords: Sendable {
  /// Whether it may use other files, or define templates; then it has to be read.
  package fileprivate(set) var linksFiles = false
  /// Whether it may have native views.
  package fileprivate(set) var hasNativeViews = false
  /// The files of the components that it may use, of those that `app.json` registers.
  package fileprivate(set) var components: [String] = []
}

/// Finds the telling words of one dialect.
struct TellingTags: Sendable {
  private var search = TagSearch()
  /// The tags with smaller numbers link files.
  private let linkCount: Int
  /// Those from there on that are smaller than this are native views.
  private let nativeEnd: Int
  /// What the rest means, by number.
  private var components: [Int: String] = [:]

  /// `targets` are the files of the tags that `app.json` registers.
  init(_ dialect: Dialect, _ targets: [String: String]) {
    for name in [KnownName.import, .include, .template] { search.add(dialect.spelling(name)) }
    linkCount = 3
    for tag in dialect.nativeTags { search.add(tag) }
    nativeEnd = linkCount + dialect.nativeTags.count
    for (tag, target) in targets { components[search.add(tag)] = target }
  }

  func words(in text: SourceText) -> TellingWords {
    var words = TellingWords()
    search.search(text) { number in
      if let target = components[number], !words.components.contains(target) {
        words.components.append(target)
      }
      if number >= linkCount, number < nativeEnd { words.hasNativeViews = true }
      words.linksFiles = number < linkCount
      return !words.linksFiles
    }
    return words
  }
}

extension ProgramSources {
  /// Looks for telling words, without reading the markup. A script or configuration beside it that cannot be read is noted.
  package func tellingWords(in text: SourceText) -> TellingWords {
    var words = tellingTags[index(of: program.dialect(of: text.path))].words(in: text)
    if words.linksFiles { return words }
    let stem = String(Path.withoutExtension(text.path))
    if let configuration = self.text(stem + ".json")?.bytes, mayRegisterComponents(configuration) {
      words.linksFiles = true
    } else {
      noteUnreadableScript(stem)
    }
    return words
  }

  /// Whether a configuration has one of the keys that register components, or may have one that is written with escapes.
  private func mayRegisterComponents(_ configuration: UnsafeBufferPointer<UInt8>) -> Bool {
    PageConfiguration.registrationKeys.contains { configuration.containsBytes(of: $0) }
      || configuration.containsBytes(of: "\\u")
  }

  /// What is known of a file that is not read.
  package func unreadFile(at path: String) -> ProjectFile {
    let isPage = lists(page: String(Path.withoutExtension(path)))
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
