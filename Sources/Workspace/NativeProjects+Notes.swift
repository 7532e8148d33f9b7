import Containers
import Diagnostics
import Files

/// What is said of native sources and contract files in which nothing was found.
extension NativeProjects {
  /// Why nothing is known of the types that are registered for views with these tags, as a clause.
  package func whyTypesAreUnknown(ofTags tags: Set<String>) -> LocalizedText {
    if all.isEmpty {
      return LocalizedText(
        en: "no host, contract file or nativeViews is given", zh: "没有给出宿主应用、契约文件或 nativeViews")
    }
    let unlinked = pathsOfUnlinkedTypes(ofTags: tags)
    if !unlinked.isEmpty {
      // A pattern may give any number of files.
      let options =
        unlinked.count > 3 ? "--host" : unlinked.map { "--host \(shown($0))" }.joined(separator: " ")
      return LocalizedText(
        en: "the given native code is linted by itself; \(options) compares the pages with it",
        zh: "给出的原生源码只检查其自身；用 \(options) 可将页面与它对照")
    }
    let count = all.reduce(0) { $0 + $1.sources.fileCount }
    if count == 0, let contracts = clauseOnEmptyContracts { return contracts }
    let searched = ContainerSet.all.searchedRegistrations(ofTags: tags).map { platform, texts in
      let name = platform == .ios ? "iOS" : "Android"
      return LocalizedText(
        en: "\(texts.joined(separator: " and ")) on \(name)",
        zh: "\(name) 上的 \(texts.joined(separator: " 和 "))")
    }
    var reason = LocalizedText(en: "no host registers any", zh: "没有宿主应用注册任何类型")
    if !searched.isEmpty {
      reason =
        reason
        + LocalizedText(
          en: "; looked for \(searched.map(\.english).joined(separator: ", ")), and others, "
            + "in \(count) \(count == 1 ? "file" : "files")",
          zh: "；在 \(count) 个文件中查找了 \(searched.map(\.chinese).joined(separator: "、")) 等")
    }
    guard let contracts = clauseOnEmptyContracts else { return reason }
    return reason + LocalizedText(en: "; \(contracts.english)", zh: "；\(contracts.chinese)")
  }

  /// The given paths of native code that registers types for one of the tags, and that no program is compared with.
  private func pathsOfUnlinkedTypes(ofTags tags: Set<String>) -> [String] {
    all.filter { project in
      project.parts.isEmpty && TypesByTag(declared: [], host: project.facts).isKnown(forAnyOf: Array(tags))
    }.flatMap(\.paths)
  }

  /// "native-views.json lists none"; nil where no contract file is without views.
  private var clauseOnEmptyContracts: LocalizedText? {
    let paths = emptyContractPaths.map(shown)
    guard let first = paths.first else { return nil }
    return paths.count == 1
      ? LocalizedText(en: "\(first) lists none", zh: "\(first) 中没有列出任何类型")
      : LocalizedText(
        en: "\(first) and \(paths.count - 1) more list none", zh: "\(first) 等 \(paths.count) 个文件中没有列出任何类型")
  }

  /// The contract files that list no native view and leave no list open, each once.
  package var emptyContractPaths: [String] {
    var seen: Set<String> = []
    return all.flatMap(\.sources.emptyContractPaths).filter { seen.insert($0).inserted }
  }

  /// Whether there are native sources or contract files, and they have to do with anything that is checked.
  var areRecognised: Bool { all.contains { $0.facts.concernContainers } }

  /// The note on a given folder in which neither a page nor native source is.
  func note(onEmpty folder: String) -> LocalizedText {
    LocalizedText(en: "no page in \(shown(folder))", zh: "\(shown(folder)) 中没有页面")
  }
}
