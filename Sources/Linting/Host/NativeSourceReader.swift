import Diagnostics
import Files
import Containers
import Contracts
import NativeSource

/// Reads native sources: walks folders for their files, and takes the facts of each.
package struct NativeSourceReader {
  /// The size in bytes above which a file is not read. Sources that people write are smaller by far.
  package static let fileSizeLimit = 5_000_000

  /// JSON and tables of strings are listed for the sources that load them, and read when these are followed.
  ///
  /// Files that are built, or fetched by package managers, are not sources of the application.
  private static let filter = FileFilter(
    extensions: ["h", "hpp", "pch", "m", "mm", "swift", "java", "kt", "plist", "xml", "json", "strings"],
    skippedFolders: ["node_modules", "Pods", "Carthage", "build", "DerivedData"],
    skippedFolderExtensions: ["framework", "xcframework"])

  private let fileSystem: any FileSystem
  private let excluded: [IgnoreRules]
  private let kept: Set<String>
  private let jobs: Int

  /// Makes a reader of the files in `fileSystem`.
  ///
  /// - Parameters:
  ///   - excluded: the setting `exclude`.
  ///   - kept: files that are read although a `.gitignore` ignores them.
  ///   - jobs: the number of threads.
  package init(
    fileSystem: any FileSystem, excluded: [IgnoreRules] = [], kept: Set<String> = [], jobs: Int
  ) {
    self.fileSystem = fileSystem
    self.excluded = excluded
    self.kept = kept
    self.jobs = jobs
  }

  /// Whether a file of this name can be a host: native source, or an exported contract.
  package static func reads(file path: String) -> Bool {
    NativeLanguage(path: path) != nil || isContract(path)
  }

  /// Whether the file at a path is read. XML is read only where a container reads it.
  package static func isNativeSource(_ path: String, in fileSystem: any FileSystem) -> Bool {
    guard let language = NativeLanguage(path: path), fileSystem.isFile(path) else { return false }
    return language != .xml || isDocument(path, in: fileSystem)
  }

  private static func isDocument(_ path: String, in fileSystem: any FileSystem) -> Bool {
    guard let start = try? fileSystem.readStart(path, count: FactFilter.DocumentRoot.searchedBytes) else {
      return false
    }
    return ContainerSet.all.interest.documents.contains { $0.isRoot(of: start.bytes) }
  }

  private static func isContract(_ path: String) -> Bool { Path.pathExtension(path) == "json" }

  /// Whether a file is no source, but may be loaded by one.
  private static func isLoaded(_ path: String) -> Bool {
    isContract(path) || Path.pathExtension(path) == "strings"
  }

  private func walk(_ folder: String) -> FileTree {
    FileTree(
      walking: folder, in: fileSystem, filter: NativeSourceReader.filter,
      outerRules: IgnoreRules.above(folder, in: fileSystem), excluded: excluded, kept: kept, jobs: jobs)
  }

  /// Reads all native sources in the folders, and the files, at absolute paths.
  ///
  /// Files of `known` that did not change since are not read again. Throws when a contract file is not valid.
  package func read(
    _ paths: [String], known: NativeSources = NativeSources(), changed: Set<String> = []
  ) throws(ConfigurationError) -> NativeSources {
    var found: [String] = []
    var contracts: [ContractFile] = []
    var unreadableFolders: [(path: String, error: FileError)] = []
    var folders: Set<String> = []
    var hasLinks = false
    var trees: [String: FileTree] = [:]
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      if fileSystem.isFolder(path) {
        // What is in a folder of another host was found there.
        let isWalked = Path.upward(from: path).contains { outer in
          trees[outer].map { $0.hasRead(path) && !$0.hides(path) } ?? false
        }
        if isWalked { continue }
        let tree = walk(path)
        trees[path] = tree
        found += tree.files
        unreadableFolders += tree.errors.filter { !NativeSourceReader.isLoaded($0.path) }
        folders.formUnion(tree.walkedFolders)
        hasLinks = hasLinks || tree.hasLinks
      } else if NativeSourceReader.isContract(path) {
        contracts.append(try ContractFile(reading: path, in: fileSystem))
      } else {
        found.append(path)
      }
    }
    let files = Set(found.lazy.filter { !NativeSourceReader.isLoaded($0) }).sorted(by: Path.precedes)
    let resources = Set(found.lazy.filter(NativeSourceReader.isLoaded))
    let fileSystem = self.fileSystem
    let reusable = known.filesByPath
    var read = inParallel(count: files.count, jobs: jobs) { index in
      let path = files[index]
      let file = changed.contains(path) ? nil : reusable[path]
      return file ?? NativeSourceReader.read(path, in: fileSystem)
    }
    let others = Set(read.lazy.filter(\.isOther).map(\.path))
    read.removeAll(where: \.isOther)
    return NativeSources(
      read, others: others, resources: resources, contracts: contracts, folders: folders,
      unreadableFolders: unreadableFolders,
      hasLinks: hasLinks, in: fileSystem)
  }

  static func read(_ path: String, in fileSystem: any FileSystem) -> NativeSources.File {
    var file = NativeSources.File(path: path)
    do {
      if NativeLanguage(path: path) == .xml, !isDocument(path, in: fileSystem) {
        file.isOther = true
        return file
      }
      let text = try fileSystem.read(path, limit: fileSizeLimit)
      guard let facts = NativeFileFacts(reading: text) else { return file }
      file.suppressions = SuppressionReader.read(text, comments: facts.suppressionComments)
      file.facts = facts
    } catch {
      file.error = error
    }
    return file
  }
}
