import Diagnostics
import Files
import HostCode

/// Reads native sources: walks folders for files that a host is written in, and takes the facts of each.
package struct HostReader {
  /// The size above which a file is not read: 5 MB. Sources that people write are smaller by far.
  package static let fileSizeLimit = 5_000_000

  /// What is built, or fetched by package managers, is no source of the host.
  private static let filter = FileFilter(
    extensions: ["h", "m", "mm", "swift", "java", "kt", "plist"],
    skippedFolders: ["node_modules", "Pods", "Carthage", "build", "DerivedData"],
    skippedFolderExtensions: ["framework", "xcframework"])

  private let fileSystem: any FileSystem
  private let excluded: [IgnoreRules]
  private let jobs: Int

  /// - Parameters:
  ///   - excluded: the setting `exclude`.
  ///   - jobs: the number of threads.
  package init(fileSystem: any FileSystem, excluded: [IgnoreRules] = [], jobs: Int) {
    self.fileSystem = fileSystem
    self.excluded = excluded
    self.jobs = jobs
  }

  /// Whether a file of this name can be a host: native source, or an exported contract.
  package static func reads(file path: String) -> Bool {
    HostLanguage(path: path) != nil || isContract(path)
  }

  private static func isContract(_ path: String) -> Bool { Path.pathExtension(path) == "json" }

  private func walk(_ folder: String) -> FileTree {
    FileTree(
      walking: folder, in: fileSystem, filter: HostReader.filter,
      outerRules: IgnoreRules.above(folder, in: fileSystem), excluded: excluded, jobs: jobs)
  }

  /// Reads all native sources in the folders, and the files, at absolute paths.
  ///
  /// Throws when a contract file is none.
  package func read(_ paths: [String]) throws(ConfigurationError) -> HostSources {
    var found: [String] = []
    var contracts: [ContractFile] = []
    var unreadableFolders: [(path: String, error: FileError)] = []
    var folders: Set<String> = []
    for path in paths {
      if fileSystem.isFolder(path) {
        let tree = walk(path)
        found += tree.files
        unreadableFolders += tree.errors
        folders.formUnion(tree.walkedFolders)
      } else if HostReader.isContract(path) {
        contracts.append(try ContractFile(reading: path, in: fileSystem))
      } else {
        found.append(path)
      }
    }
    let files = Set(found).sorted(by: Path.precedes)
    let fileSystem = self.fileSystem
    let read = inParallel(count: files.count, jobs: jobs) { index in
      HostReader.read(files[index], in: fileSystem)
    }
    var sources = HostSources(
      read, contracts: contracts, folders: folders, unreadableFolders: unreadableFolders)
    sources.readWrapperCalls(in: fileSystem)
    return sources
  }

  /// `calling`: `wrapperNames` of other files.
  static func read(
    _ path: String, in fileSystem: any FileSystem, calling names: Set<UInt32> = []
  ) -> HostSources.File {
    var file = HostSources.File(path: path)
    do {
      let text = try fileSystem.read(path, limit: fileSizeLimit)
      guard let facts = HostFileFacts(reading: text, calling: names) else { return file }
      let comments =
        facts.language == .propertyList ? markupComments(in: text) : facts.suppressionComments
      file.suppressions = SuppressionReader.read(text, comments: comments)
      file.facts = facts
    } catch {
      file.error = error
    }
    return file
  }

  /// The comments of a property list that may hide findings.
  private static func markupComments(in text: SourceText) -> [ByteRange] {
    let bytes = text.bytes
    var comments: [ByteRange] = []
    var offset = 0
    while let start = bytes.firstIndex(of: "<!--", from: offset) {
      guard let end = bytes.firstIndex(of: "-->", from: start + 4) else { break }
      comments.append(ByteRange(start, end + 3))
      offset = end + 3
    }
    return comments
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where `word`, which is not empty, begins at or behind `offset`.
  fileprivate func firstIndex(of word: StaticString, from offset: Int) -> Int? {
    let length = word.utf8CodeUnitCount
    var offset = offset
    while offset + length <= count {
      if self[offset] == word.utf8Start[0],
        (1..<length).allSatisfy({ self[offset + $0] == word.utf8Start[$0] })
      {
        return offset
      }
      offset += 1
    }
    return nil
  }
}
