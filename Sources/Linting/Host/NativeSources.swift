import Diagnostics
import Files
import Containers
import Contracts
import NativeSource

/// What the files of one or several applications say, before they are linked with each other.
package struct NativeSources: Sendable {
  /// What one native source gave.
  struct File: Sendable {
    var path: String
    /// Nil when the file could not be read.
    var facts: NativeFileFacts?
    var suppressions: [Suppression] = []
    var error: FileError?
    /// Whether it is XML that no container reads.
    var isOther = false
  }

  /// The native sources without repetitions, in byte order of their paths.
  private(set) var files: [File] = []
  /// XML files that no container reads now. After an edit one may.
  private var others: Set<String> = []
  /// JSON files in the folders. They are read where sources load them.
  private var resources: Set<String> = []
  /// What contract files declare, in the order in which they are given.
  private var contracts: [ContractFile] = []
  /// The folders that were listed.
  package private(set) var folders: Set<String> = []
  /// Folders that could not be read.
  private var unreadableFolders: [(path: String, error: FileError)] = []
  /// Whether one of the folders has a symbolic link in it: then one file may be read under several paths.
  package private(set) var hasLinks = false
  /// Where the files are, for values that are followed into them.
  private var fileSystem: (any FileSystem)?

  package init() {}

  init(
    _ files: [File], others: Set<String>, resources: Set<String>, contracts: [ContractFile],
    folders: Set<String>,
    unreadableFolders: [(path: String, error: FileError)], hasLinks: Bool, in fileSystem: any FileSystem
  ) {
    self.fileSystem = fileSystem
    self.hasLinks = hasLinks
    self.files = files
    self.others = others
    self.resources = resources
    self.contracts = contracts
    self.folders = folders
    self.unreadableFolders = unreadableFolders
  }

  /// The sources of several groups of hosts, each file once.
  package init(joining groups: [NativeSources]) {
    var seen: Set<String> = []
    files = groups.flatMap(\.files).filter { seen.insert($0.path).inserted }
      .sorted { Path.precedes($0.path, $1.path) }
    for contract in groups.flatMap(\.contracts) where seen.insert(contract.path).inserted {
      contracts.append(contract)
    }
    folders = Set(groups.flatMap(\.folders))
    others = Set(groups.flatMap(\.others))
    resources = Set(groups.flatMap(\.resources))
    unreadableFolders = groups.flatMap(\.unreadableFolders)
    fileSystem = groups.lazy.compactMap(\.fileSystem).first
  }

  /// How many native sources were read.
  package var fileCount: Int { files.count }

  /// Whether no native source was found.
  package var isEmpty: Bool { files.isEmpty && contracts.isEmpty && unreadableFolders.isEmpty }

  package func linked() -> NativeFacts {
    var facts: [NativeFileFacts] = []
    facts.reserveCapacity(files.count)
    for file in files {
      if let own = file.facts { facts.append(own) }
    }
    return NativeFacts(
      facts, declared: declaredPlatforms, unread: unreadPlatforms,
      resources: ResourceFiles { [files, others, resources] in
        files.lazy.map(\.path).filter(NativeSources.isResource) + others.union(resources).sorted()
      }
    ) { [fileSystem] in try? fileSystem?.read($0, limit: NativeSourceReader.fileSizeLimit) }
  }

  /// What contract files declare. Of one that lists no view only its widgets count.
  private var declaredPlatforms: [DeclaredPlatform] {
    contracts.flatMap { contract in
      contract.listsNoView ? contract.platforms.filter { !$0.widgets.isEmpty } : contract.platforms
    }
  }

  /// Whether a native source is a file that other sources load.
  private static func isResource(_ path: String) -> Bool {
    switch NativeLanguage(path: path) {
    case .propertyList, .xml: true
    default: false
    }
  }

  /// Whether the file at a path is one that sources may load.
  package func hasResource(_ path: String) -> Bool {
    others.contains(path) || resources.contains(path)
      || NativeSources.isResource(path) && files.contains { $0.path == path }
  }

  /// The platforms of which some sources are behind links that are not followed.
  private var unreadPlatforms: Set<NativePlatform> {
    var platforms: Set<NativePlatform> = []
    for (path, error) in unreadable {
      guard case .outside = error else { continue }
      if let language = NativeLanguage(path: path) {
        platforms.insert(language.platform)
      } else {
        platforms.formUnion(NativePlatform.allCases)
      }
    }
    return platforms
  }

  /// The part that comes from the given files and folders.
  package func inside(_ paths: [String]) -> NativeSources {
    let paths = Set(paths)
    func isInside(_ path: String) -> Bool { Path.upward(from: path).contains { paths.contains($0) } }
    var result = self
    result.files.removeAll { !isInside($0.path) }
    result.others = result.others.filter(isInside)
    result.resources = result.resources.filter(isInside)
    result.contracts.removeAll { !paths.contains($0.path) }
    result.unreadableFolders.removeAll { !isInside($0.path) }
    return result
  }

  /// Those of the given files and folders from which nothing comes.
  package func empty(among paths: [String]) -> [String] {
    var used = Set(contracts.map(\.path))
    for path in files.map(\.path) + unreadableFolders.map(\.path) {
      // The folders above a known one are known, too.
      for folder in Path.upward(from: path) where !used.insert(folder).inserted { break }
    }
    return paths.filter { !used.contains($0) }
  }

  /// The same sources with the changed files among them read again; nil when none of them changed.
  package func rereading(_ changed: Set<String>, in fileSystem: any FileSystem) -> NativeSources? {
    if others.isDisjoint(with: changed), !files.contains(where: { changed.contains($0.path) }) { return nil }
    var result = self
    result.fileSystem = fileSystem
    result.files += others.intersection(changed).map { File(path: $0) }
    for (index, file) in result.files.enumerated() where changed.contains(file.path) {
      result.files[index] = NativeSourceReader.read(file.path, in: fileSystem)
    }
    result.others.subtract(changed)
    result.others.formUnion(result.files.lazy.filter(\.isOther).map(\.path))
    result.files.removeAll(where: \.isOther)
    result.files.sort { Path.precedes($0.path, $1.path) }
    return result
  }

  /// What was read of each file.
  var filesByPath: [String: File] {
    Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { $1 })
  }

  /// The paths of native sources, whether they could be read or not.
  package var paths: [String] { files.map(\.path) }

  /// XML files of a container that are not well-formed, or declare entities.
  package var brokenDocuments: [String] {
    files.filter { file in file.facts?.gaps.contains { $0.subject == .document } == true }.map(\.path)
  }

  package var contractPaths: [String] { contracts.map(\.path) }

  /// The contract files that list no native view and leave no list open.
  package var emptyContractPaths: [String] { contracts.filter(\.listsNoView).map(\.path) }

  /// Files and folders that could not be read. All others were read.
  package var unreadable: [(path: String, error: FileError)] {
    let failed = files.compactMap { file -> (path: String, error: FileError)? in
      guard let error = file.error else { return nil }
      if case .tooLarge = error { return nil }
      return (file.path, error)
    }
    return unreadableFolders + failed
  }

  /// Files that are too large to be read.
  package var tooLarge: [String] {
    files.compactMap { file in
      if case .tooLarge = file.error { file.path } else { nil }
    }
  }

  var suppressions: [(path: String, suppressions: [Suppression])] {
    files.compactMap { $0.suppressions.isEmpty ? nil : ($0.path, $0.suppressions) }
  }
}
