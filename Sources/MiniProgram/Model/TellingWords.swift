import Diagnostics
import Files
import Markup

/// What words in a markup file and in its configuration say of what other files may need to know of it.
package enum TellingWords: Sendable {
  /// It neither uses another file nor defines templates, and has no native view.
  case nothing
  /// The same, but it may have native views.
  case nativeViews
  /// It may use other files or define templates.
  case links

  fileprivate static let linkingTags = TagSearch.Groups(rawValue: 1)
  fileprivate static let nativeTags = TagSearch.Groups(rawValue: 2)
}

extension TagSearch {
  /// For the telling tags of a dialect and those that `app.json` registers.
  init(_ dialect: Dialect, registered: [ComponentRegistration]) {
    self.init()
    for name in [KnownName.import, .include, .template] {
      add(dialect.spelling(name), to: TellingWords.linkingTags)
    }
    for registration in registered { add(registration.name, to: TellingWords.linkingTags) }
    for tag in dialect.nativeTags { add(tag, to: TellingWords.nativeTags) }
  }
}

extension ProgramSources {
  /// Looks for telling words, without reading the markup. A script or configuration beside it that cannot be read is noted.
  package func tellingWords(in text: SourceText) -> TellingWords {
    let search = tagSearches[index(of: program.dialect(of: text.path))]
    let found = search.groups(in: text, until: TellingWords.linkingTags)
    if found.contains(TellingWords.linkingTags) { return .links }
    let stem = String(Path.withoutExtension(text.path))
    // The key may be written with escapes.
    if let configuration = self.text(stem + ".json")?.bytes,
      configuration.containsBytes(of: "usingComponents") || configuration.containsBytes(of: "\\u")
    {
      return .links
    }
    noteUnreadableScript(stem)
    return found.contains(TellingWords.nativeTags) ? .nativeViews : .nothing
  }

  /// What is known of a file that is not read.
  package func unreadFile(at path: String) -> ProjectFile {
    let isPage = lists(page: String(Path.withoutExtension(path)))
    let unit = SourceUnit(dialect: program.dialect(of: path), path: path, kind: isPage ? .page : .fragment)
    return ProjectFile(unit: unit, facts: MarkupFacts())
  }

  /// The files that a file uses, by references and as components; a file may be there several times.
  package func targets(of file: ProjectFile) -> [String] {
    var targets = file.facts.references.compactMap { reference in
      if case .file(let path) = reference.resolution { path } else { nil }
    }
    if !file.facts.componentUses.isEmpty {
      let registered = componentTargets(of: file.unit)
      targets += file.facts.componentUses.compactMap { registered[$0.tag] }
    }
    return targets
  }
}
