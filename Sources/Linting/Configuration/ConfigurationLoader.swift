import Diagnostics
import Files

/// Finds and reads configuration files.
package struct ConfigurationLoader: Sendable {
  private let fileSystem: any FileSystem
  private let ruleIDs: [String]
  private let version: Version

  /// How many files may extend each other in a row. Links can make every path of a circle a new one.
  static let maximumChain = 32

  /// Makes a loader for the version `version` of mpcheck, which has the rules `ruleIDs`.
  package init(fileSystem: any FileSystem, ruleIDs: [String], version: Version) {
    self.fileSystem = fileSystem
    self.ruleIDs = ruleIDs
    self.version = version
  }

  /// The nearest configuration file in `folder` or above, up to the root of the repository (the nearest folder
  /// with a `.git`) or else of the file system; nil when there is none. What has its name is meant as one, also a folder or
  /// a link that leads nowhere: without it other settings would be in force.
  package func find(from folder: String) -> String? {
    var folder = Path.normalised(folder)
    while true {
      let path = Path.child(folder, Configuration.fileName)
      if fileSystem.kind(of: path, followingLinks: false) != nil { return path }
      let isRepository = fileSystem.kind(of: Path.child(folder, ".git"), followingLinks: false) != nil
      if isRepository || folder == "/" { return nil }
      folder = Path.parent(folder)
    }
  }

  /// Reads the file at `path`, absolute, and those that it extends.
  ///
  /// What is wrong in a file outside of the repository is not said: it may be any file of the machine, which a program of
  /// strangers names to see what is in it.
  package func load(_ path: String) throws(ConfigurationError) -> Configuration {
    let path = Path.normalised(path)
    do {
      return try read(path)
    } catch {
      guard let place = error.place, place.path != path else { throw error }
      let region = ConfinedFileSystem.Region(of: Path.parent(path), in: fileSystem)
      let real = fileSystem.realPath(place.path) ?? place.path
      if !region.isRepository || Path.isInside(real, region.top) { throw error }
      throw ConfigurationError(
        "it is not a configuration that can be used",
        help: "\"mpcheck lint --config\" with its path says why",
        place: Place(path: place.path, range: ByteRange(0, 0)))
    }
  }

  private func read(_ path: String) throws(ConfigurationError) -> Configuration {
    var readers = [
      try reader(path) { ConfigurationError($0, place: Place(path: path, range: ByteRange(0, 0))) }
    ]
    while let last = readers.last, let extended = try last.extends() {
      let path = Path.join(Path.parent(last.text.path), extended.path)
      if readers.contains(where: { $0.text.path == path }) || readers.count == Self.maximumChain {
        throw ConfigurationError(
          "\"extends\" goes in a circle: \"\(extended.path)\" is being read already", in: last.text,
          at: extended.range)
      }
      readers.append(
        try reader(path) { reason in
          ConfigurationError("\"\(extended.path)\": \(reason)", in: last.text, at: extended.range)
        })
    }
    var configuration = Configuration()
    for reader in readers.reversed() { try reader.read(into: &configuration) }
    return configuration
  }

  /// `unreadable` puts a reason into an error at the right place.
  private func reader(
    _ path: String, unreadable: (String) -> ConfigurationError
  ) throws(ConfigurationError) -> ConfigurationReader {
    let text: SourceText
    do {
      text = try fileSystem.read(path)
    } catch {
      throw unreadable("the configuration file cannot be read: \(reason(error))")
    }
    let reader = try ConfigurationReader(text, ruleIDs: ruleIDs)
    if let required = try reader.required(), !required.value.contains(version) {
      guard case .file(let place) = required.origin else { return reader }
      throw ConfigurationError(
        "mpcheck \(required.value.text) is required, this is \(version)",
        help: "install a version that satisfies it", in: text, at: place.range)
    }
    return reader
  }
}

private func reason(_ error: FileError) -> String {
  switch error {
  case .notFound: "there is no such file"
  case .unreadable(let reason): reason
  case .isFolder: "it is a folder"
  case .tooLarge(let size): "its \(size) bytes are too many"
  case .notRegular: "it is not a regular file"
  case .undecodableName: "its name is not UTF-8"
  case .outside: error.sentence
  }
}
