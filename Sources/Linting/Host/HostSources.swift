import Diagnostics
import Files
import HostCode

/// What the files of one or several hosts say, before they are linked with each other.
package struct HostSources: Sendable {
  /// What one native source gave.
  struct File: Sendable {
    var path: String
    /// Nil when the file could not be read.
    var facts: HostFileFacts?
    var suppressions: [Suppression] = []
    var error: FileError?
  }

  /// Without repetitions, in byte order of their paths.
  private(set) var files: [File] = []
  /// What contract files declare, in the order in which they are given.
  private var contracts: [ContractFile] = []
  /// The folders whose entries were read.
  package private(set) var folders: Set<String> = []
  /// Folders that could not be read.
  private var unreadableFolders: [(path: String, error: FileError)] = []

  package init() {}

  init(
    _ files: [File], contracts: [ContractFile], folders: Set<String>,
    unreadableFolders: [(path: String, error: FileError)]
  ) {
    self.files = files
    self.contracts = contracts
    self.folders = folders
    self.unreadableFolders = unreadableFolders
  }

  /// Those of several groups of hosts, each file once.
  package init(joining groups: [HostSources]) {
    var seen: Set<String> = []
    files = groups.flatMap(\.files).filter { seen.insert($0.path).inserted }
      .sorted { Path.precedes($0.path, $1.path) }
    for contract in groups.flatMap(\.contracts) where seen.insert(contract.path).inserted {
      contracts.append(contract)
    }
    folders = Set(groups.flatMap(\.folders))
    unreadableFolders = groups.flatMap(\.unreadableFolders)
  }

  /// Whether nothing was found that a host is written in.
  package var isEmpty: Bool { files.isEmpty && contracts.isEmpty && unreadableFolders.isEmpty }

  package func linked() -> HostFacts {
    HostFacts(files.compactMap(\.facts), declared: contracts.flatMap(\.platforms))
  }

  /// What of it comes from the given files and folders.
  package func inside(_ paths: [String]) -> HostSources {
    var result = self
    result.files.removeAll { file in !paths.contains { Path.isInside(file.path, $0) } }
    result.contracts.removeAll { !paths.contains($0.path) }
    result.unreadableFolders.removeAll { folder in !paths.contains { Path.isInside(folder.path, $0) } }
    return result
  }

  /// The same with those files read again that `fileSystem` lays over the ones that were read; nil when there are none.
  package func rereading(in fileSystem: OverlayFileSystem) -> HostSources? {
    var result = self
    var isChanged = false
    for (index, file) in files.enumerated() where fileSystem.paths.contains(file.path) {
      result.files[index] = HostReader.read(file.path, in: fileSystem)
      isChanged = true
    }
    if isChanged { result.readWrapperCalls(in: fileSystem) }
    return isChanged ? result : nil
  }

  /// Reads those files again that call a wrapper in another file: a method that hands its parameters on to a registration
  /// or an event, as a base class has one. What they give is known only when all files are read.
  mutating func readWrapperCalls(in fileSystem: any FileSystem) {
    let own = files.map { $0.facts?.wrapperNames ?? [] }
    let names = own.reduce(into: Set()) { $0.formUnion($1) }
    if names.isEmpty { return }
    var callers: [UInt32: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.facts?.calledNames(among: names) ?? [] where !own[index].contains(name) {
        callers[name, default: []].append(index)
      }
    }
    var wanted: [Int: Set<UInt32>] = [:]
    // A name that hundreds of files call is that of many methods: it stays open.
    for (name, files) in callers where files.count <= HostSources.callerLimit {
      for file in files { wanted[file, default: []].insert(name) }
    }
    for (index, names) in wanted {
      files[index] = HostReader.read(files[index].path, in: fileSystem, calling: names)
    }
  }

  private static let callerLimit = 256

  /// Native sources that were read or could not be.
  package var paths: [String] { files.map(\.path) }

  package var contractPaths: [String] { contracts.map(\.path) }

  /// Files and folders that could not be read; the others were all the same.
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
