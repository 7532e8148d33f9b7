import Diagnostics
import Files

/// Finds and reads configuration files.
package struct ConfigurationLoader: Sendable {
  private let fileSystem: any FileSystem
  private let names: RuleNames
  private let version: Version

  /// How many files may extend each other in a row.
  static let maximumChain = 32
  /// How many files one configuration may be read from. Lists that name lists would lead to thousands.
  static let maximumFiles = 256

  /// Makes a loader for the version `version` of mpcheck, which has the rules and categories `names`.
  package init(fileSystem: any FileSystem, names: RuleNames, version: Version) {
    self.fileSystem = fileSystem
    self.names = names
    self.version = version
  }

  /// The nearest configuration file in `folder` or above, up to the root of the repository (the nearest folder
  /// with a `.git`) or else of the file system; nil when there is none. What has its name is meant as one, also a folder or
  /// a link that leads nowhere: without it other settings would be in force.
  package func find(from folder: String) -> String? {
    var folders = NearestFolder()
    return find(from: folder, asking: &folders)
  }

  /// The same for many folders; `folders` remembers what was found.
  package func find(from folder: String, asking folders: inout NearestFolder) -> String? {
    folders.nearest(to: Path.normalised(folder)) { folder in
      if hasEntry(Configuration.fileName, folder) { return .has }
      return hasEntry(".git", folder) ? .ends : .lacks
    }.map { Path.child($0, Configuration.fileName) }
  }

  /// The configuration files at `folder` and above that the nearest one replaces, from the inside out.
  package func replaced(from folder: String) -> [String] {
    var folders = NearestFolder()
    var found: [String] = []
    var next = find(from: folder, asking: &folders)
    while let file = next {
      next = replaced(by: file, asking: &folders)
      if let next { found.append(next) }
    }
    return found
  }

  /// The nearest configuration file above the folder of `file`, in the same repository; nil when there is none.
  package func replaced(by file: String, asking folders: inout NearestFolder) -> String? {
    let folder = Path.parent(file)
    if folder == "/" || hasEntry(".git", folder) { return nil }
    return find(from: Path.parent(folder), asking: &folders)
  }

  private func hasEntry(_ name: String, _ folder: String) -> Bool {
    fileSystem.kind(of: Path.child(folder, name), followingLinks: false) != nil
  }

  /// Reads the file at `path`, absolute, and those that it extends; throws everything that is wrong in them.
  package func load(_ path: String) throws(ConfigurationErrors) -> Configuration {
    let reading = read(path)
    if let errors = ConfigurationErrors(reading.errors) { throw errors }
    return reading.configuration
  }

  /// What a configuration file and those that it extends say.
  package struct Reading: Sendable {
    /// It lacks what is wrong.
    package let configuration: Configuration
    package let errors: [ConfigurationError]
    /// Whether nothing is wrong but rules that it defines.
    package let hasOnlyCustomErrors: Bool
  }

  /// Reads the file at `path`, absolute, and those that it extends.
  ///
  /// What is wrong in a file outside of the repository is not said: it may be any file of the machine, which a program of
  /// strangers names to see what is in it.
  package func read(_ path: String) -> Reading {
    let path = Path.normalised(path)
    var chain = Chain()
    open(path, &chain) { ConfigurationError($0, place: Place(path: path, range: ByteRange(0, 0))) }
    var configuration = Configuration()
    for index in chain.readers.indices { chain.readers[index].readCustomRules(into: &configuration) }
    // Those in which something is wrong may be named, too.
    let faulty = configuration.faultyCustomRules.filter(CustomRule.isName).sorted().map { name in
      RuleNames.Entry(CustomRule.id(ofName: name), category: CustomRule.key, severity: .warning)
    }
    let names = names.adding(configuration.customRules).adding(faulty)
    for index in chain.readers.indices { chain.readers[index].read(into: &configuration, names: names) }
    let idle = configuration.idleRules(among: names).map { configuration.error(about: $0) }
    let errors = chain.errors + chain.readers.flatMap(\.errors) + idle
    let customErrorCount = chain.readers.reduce(0) { $0 + $1.customErrorCount }
    return Reading(
      configuration: configuration, errors: concealed(errors.inOrder(of: chain.files), in: path),
      hasOnlyCustomErrors: errors.count == customErrorCount)
  }

  private func concealed(_ errors: [ConfigurationError], in path: String) -> [ConfigurationError] {
    if errors.allSatisfy({ $0.place == nil || $0.place?.path == path }) { return errors }
    let region = ConfinedFileSystem.Region(of: Path.parent(path), in: fileSystem)
    var concealed: [ConfigurationError] = []
    for error in errors {
      guard let place = error.place, place.path != path else {
        concealed.append(error)
        continue
      }
      let real = fileSystem.realPath(place.path) ?? place.path
      if !region.isRepository || Path.isInside(real, region.top) {
        concealed.append(error)
      } else if !concealed.contains(where: { $0.place?.path == place.path }) {
        concealed.append(
          ConfigurationError(
            .init(en: "it is not a configuration that can be used", zh: "这不是可用的配置"),
            help: .init(
              en: "`mpcheck lint --config` with its path says why",
              zh: "用 `mpcheck lint --config` 加该文件的路径查看原因"),
            place: Place(path: place.path, range: ByteRange(0, 0))))
      }
    }
    return concealed
  }

  /// A file and those that it extends.
  private struct Chain {
    /// Each after those that it extends.
    var readers: [ConfigurationReader] = []
    /// What keeps files from being read.
    var errors: [ConfigurationError] = []
    /// The files that say which are read, in the order in which they were.
    var files: [String] = []
  }

  /// Appends the files that a file extends, and then the file. One that several extend is read once, for the first of them.
  ///
  /// - Parameters:
  ///   - users: the files that extend it, and those that extend these, by their paths without links: links can make every path of
  ///     a circle a new one.
  ///   - unreadable: puts a reason into an error at the right place.
  private func open(
    _ path: String, extendedBy users: [String] = [], _ chain: inout Chain,
    unreadable: (LocalizedText) -> ConfigurationError
  ) {
    guard let reader = reader(path, &chain, unreadable: unreadable) else { return }
    let users = users + [realPath(path)]
    for extended in reader.extends {
      let next = Path.join(Path.parent(path), extended.path)
      func fail(_ message: LocalizedText) {
        chain.errors.append(ConfigurationError(message, in: reader.text, at: extended.range))
      }
      if users.contains(realPath(next)) {
        fail(
          .init(
            en: "\"extends\" is circular: \"\(extended.path)\" is already being read",
            zh: "“extends”形成循环：已在读取“\(extended.path)”"))
        continue
      }
      if users.count == Self.maximumChain {
        fail(
          .init(
            en: "\"extends\" leads through more than \(Self.maximumChain) files that extend each other",
            zh: "“extends”逐级引用的文件超过 \(Self.maximumChain) 个"))
        continue
      }
      if chain.files.contains(next) { continue }
      if chain.files.count == Self.maximumFiles {
        fail(
          .init(
            en: "\"extends\" leads to more than \(Self.maximumFiles) files",
            zh: "“extends”引出的文件超过 \(Self.maximumFiles) 个"))
        break
      }
      open(next, extendedBy: users, &chain) { reason in
        ConfigurationError(
          .init(
            en: "\"\(extended.path)\": \(reason.english)", zh: "“\(extended.path)”：\(reason.chinese)"),
          in: reader.text, at: extended.range)
      }
    }
    chain.readers.append(reader)
  }

  private func realPath(_ path: String) -> String { fileSystem.realPath(path) ?? path }

  /// A reader of a file; nil where it cannot be read, or is for another version.
  private func reader(
    _ path: String, _ chain: inout Chain, unreadable: (LocalizedText) -> ConfigurationError
  ) -> ConfigurationReader? {
    let text: SourceText
    do {
      text = try fileSystem.read(path)
    } catch {
      let clause = reason(error)
      chain.errors.append(
        unreadable(
          .init(
            en: "the configuration file cannot be read: \(clause.english)", zh: "无法读取配置文件：\(clause.chinese)"))
      )
      return nil
    }
    chain.files.append(path)
    let reader = ConfigurationReader(text)
    guard let required = reader.required, !required.value.contains(version),
      case .file(let place) = required.origin
    else { return reader }
    chain.errors.append(
      ConfigurationError(
        .init(
          en: "mpcheck \(required.value.text) is required, this is \(version)",
          zh: "需要 mpcheck \(required.value.text)，当前版本是 \(version)"),
        help: .init(en: "install a version that satisfies it", zh: "安装符合要求的版本"), in: text, at: place.range))
    return nil
  }
}

extension [ConfigurationError] {
  /// Those in files, in the order of the files and then of their places, before the others.
  fileprivate func inOrder(of files: [String]) -> [ConfigurationError] {
    let order = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let keyed = enumerated().map { index, error in
      (
        key: (error.place.flatMap { order[$0.path] } ?? files.count, error.place?.range.start ?? 0, index),
        error: error
      )
    }
    return keyed.sorted { $0.key < $1.key }.map(\.error)
  }
}

private func reason(_ error: FileError) -> LocalizedText {
  switch error {
  case .notFound: .init(en: "there is no such file", zh: "没有这个文件")
  case .unreadable(let reason): systemWords(reason)
  case .isFolder: .init(en: "it is a folder", zh: "这是一个目录")
  case .tooLarge(let size): .init(en: "its \(size) bytes are too many", zh: "文件有 \(size) 字节，过大")
  case .notRegular: .init(en: "it is not a regular file", zh: "不是普通文件")
  case .undecodableName: .init(en: "its name is not UTF-8", zh: "文件名不是 UTF-8")
  case .outside, .utf16, .nestedTooDeep: error.sentence
  }
}
