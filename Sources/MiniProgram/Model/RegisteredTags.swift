import Files

/// The tags that configuration gives a meaning in one markup file.
extension ProgramSources {
  /// Whether the file's own configuration or `app.json` registers `tag`: as a component, as a component that the user
  /// chooses, or as one that is shown while another is being loaded. Also when another host provides it.
  package func registers(_ tag: String, in unit: SourceUnit) -> Bool {
    registers(tag, by: unit.configuration)
  }

  /// The same in a file with this configuration.
  func registers(_ tag: String, by configuration: PageConfiguration?) -> Bool {
    if app?.registeredTags.contains(tag) == true || hostTags.contains(tag) { return true }
    if app?.usesExtendedLibrary == true, tag.utf8.starts(with: "mp-".utf8) { return true }
    return configuration?.registeredTags.contains(tag) ?? false
  }

  /// Every tag for which `registers` is true; a tag may be in it twice.
  package func registeredTags(in unit: SourceUnit) -> [String] {
    (app?.usingComponents ?? []).map(\.name) + (unit.configuration?.usingComponents ?? []).map(\.name)
      + (unit.configuration?.generics ?? []).map(\.name) + hostTags.sorted()
  }

  /// Whether a path of the file's configuration leads to a component.
  package func isComponent(_ registration: ComponentRegistration, in unit: SourceUnit) -> Bool {
    guard
      case .file(let path) = resolver.resolve(
        registration.path, from: unit.path, as: .component, in: unit.dialect)
    else { return false }
    return text(Path.stem(path) + ".json").map { PageConfiguration(JSONDocument($0)).isComponent } ?? false
  }

  /// Whether a tag that nothing registers is certainly unknown in the file: every configuration that could register it
  /// was found and read.
  package func knowsRegistrations(in unit: SourceUnit) -> Bool {
    guard unit.kind != .fragment, unit.configurationError == nil, appError == nil else { return false }
    if program.manifest != nil, appText == nil { return false }
    if unit.configuration != nil { return true }
    // A page may do without a configuration. But build tools also write it in other formats. Their sources are pages
    // that `app.json` does not list, because it is for what they build.
    return lists(page: unit.stem)
      && ![".json", ".json5", ".jsonc", ".config.js", ".config.ts", ".json.js"].contains {
        mayHaveFile(unit.stem + $0)
      }
  }
}

extension Project {
  /// Whether some configuration of the program registers a tag, or with `isPrefix` one that begins so.
  package func registersAnywhere(_ tag: String, isPrefix: Bool) -> Bool {
    func isMeant(_ name: String) -> Bool { isPrefix ? name.utf8.starts(with: tag.utf8) : name == tag }
    let app = sources.app
    if app?.registeredTags.contains(where: isMeant) == true || sources.hostTags.contains(where: isMeant) {
      return true
    }
    if app?.usesExtendedLibrary == true, tag.hasPrefix("mp-") || isPrefix && "mp-".hasPrefix(tag) {
      return true
    }
    return files.contains { $0.unit.configuration?.registeredTags.contains(where: isMeant) == true }
  }

  /// Whether all configurations that could register a tag were read.
  package var knowsAllRegistrations: Bool {
    sources.appError == nil && files.allSatisfy { $0.unit.configurationError == nil }
  }
}
