/// The tags that configuration gives a meaning in one markup file.
extension ProgramSources {
  /// Whether the file's own configuration or `app.json` registers `tag`: as a component, as a component that the user
  /// chooses, or as one that is shown while another is being loaded; or whether another host provides it.
  package func registers(_ tag: String, in unit: SourceUnit) -> Bool {
    registers(tag, by: unit.configuration)
  }

  /// The same in a file with this configuration of its own.
  func registers(_ tag: String, by configuration: PageConfiguration?) -> Bool {
    if app?.usingComponents.contains(where: { $0.name == tag }) == true || hostTags.contains(tag) {
      return true
    }
    if app?.usesExtendedLibrary == true, tag.utf8.starts(with: "mp-".utf8) { return true }
    guard let configuration else { return false }
    return configuration.usingComponents.contains { $0.name == tag }
      || configuration.generics.contains { $0.name == tag }
      || configuration.placeholders.contains { $0.name == tag || $0.tag == tag }
  }

  /// Every tag that `registers` is true of; a tag may be in it twice.
  package func registeredTags(in unit: SourceUnit) -> [String] {
    (app?.usingComponents ?? []).map(\.name) + (unit.configuration?.usingComponents ?? []).map(\.name)
      + (unit.configuration?.generics ?? []).map(\.name) + hostTags.sorted()
  }

  /// Whether a tag that nothing registers is certainly unknown in the file: every configuration that could register it
  /// was found and read.
  package func knowsRegistrations(in unit: SourceUnit) -> Bool {
    guard unit.kind != .fragment, unit.configurationError == nil, appError == nil else { return false }
    if unit.configuration != nil { return true }
    // A page may do without a configuration. But build tools also write it in other formats, and their sources are
    // pages that `app.json`, which is for what they build, does not list.
    return lists(page: unit.stem)
      && ![".json5", ".jsonc", ".config.js", ".config.ts", ".json.js"].contains { hasFile(unit.stem + $0) }
  }
}
