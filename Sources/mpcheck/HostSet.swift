import Diagnostics
import Files
import Containers
import NativeSource
import Linting

/// The native sources of a run, and which programs use them.
struct HostSet: Sendable {
  /// Hosts of which some program uses all, or which no program uses.
  struct Group: Sendable {
    /// Indexes of the plan's parts.
    var parts: [Int] = []
    /// The folders and files; absolute.
    var paths: [String] = []
    /// What holds for findings in native source.
    var configuration: Configuration
    fileprivate(set) var sources = NativeSources()
    fileprivate(set) var facts = NativeFacts([])
  }

  private(set) var groups: [Group] = []
  /// The folders in which a new file can matter.
  private(set) var folders: Set<String> = []
  /// Sentences for standard error.
  private(set) var notes: [String] = []
  private var workingDirectory = "/"

  /// No hosts.
  init() {}

  /// Reads the hosts of a plan. One that does not exist, or is none, is an error. With `readsAll` hosts are read that
  /// belong to no given program or folder, too.
  init(
    _ plan: LintPlan, fileSystem: any FileSystem, workingDirectory: String, jobs: Int, readsAll: Bool = false
  ) throws(ConfigurationError) {
    self.workingDirectory = workingDirectory
    for configuration in plan.parts.map(\.configuration) + plan.pageless.map(\.configuration) {
      try check(configuration, fileSystem)
    }
    for (index, part) in plan.parts.enumerated() where !part.configuration.hosts.isEmpty {
      add(part: index, part.configuration)
    }
    for folder in plan.pageless {
      if readsAll { add(hostsOf: folder.configuration) }
      add(pageless: folder, fileSystem)
    }
    for index in groups.indices {
      let reader = NativeSourceReader(
        fileSystem: fileSystem, excluded: groups[index].configuration.exclude.rules, jobs: jobs)
      groups[index].sources = try reader.read(groups[index].paths)
      groups[index].facts = groups[index].sources.linked()
      folders.formUnion(groups[index].sources.folders)
    }
    // Nothing but a given folder without pages says that this is native source.
    for group in groups
    where group.parts.isEmpty && group.configuration.hosts.isEmpty && group.sources.isEmpty {
      notes += group.paths.map { "no page in \(shown($0))" }
    }
    for group in groups where !group.configuration.hosts.isEmpty {
      notes += group.paths.filter { group.sources.inside([$0]).isEmpty }.map {
        "no native source in \(shown($0))"
      }
    }
    groups.removeAll { $0.sources.isEmpty }
    for group in groups {
      notes += group.sources.tooLarge.map { "\(shown($0)) is larger than 5 MB and is passed over" }
    }
  }

  /// Programs that share a host are looked at together: a type is unused when none of them uses it.
  private mutating func add(part: Int, _ configuration: Configuration) {
    var group = Group(parts: [part], paths: configuration.hosts.map(\.value), configuration: configuration)
    let shares = groups.map { other in
      other.paths.contains { host in group.paths.contains { touches($0, host) } }
    }
    for (other, _) in zip(groups, shares).filter(\.1).reversed() {
      group.parts = other.parts + group.parts
      group.paths = other.paths + group.paths.filter { !other.paths.contains($0) }
      group.configuration = other.configuration
    }
    groups = zip(groups, shares).filter { !$0.1 }.map(\.0) + [group]
  }

  /// A given folder in which no page is: a host that is linted anyway, one that its configuration names, or a host alone.
  private mutating func add(
    pageless folder: (path: String, configuration: Configuration), _ fileSystem: any FileSystem
  ) {
    let path = folder.path
    if groups.contains(where: { $0.paths.contains { touches($0, path) } }) { return }
    let hosts = folder.configuration.hosts.map(\.value)
    if hosts.contains(where: { touches($0, path) }) {
      groups.append(Group(paths: hosts, configuration: folder.configuration))
    } else if fileSystem.isFolder(path) {
      var configuration = folder.configuration
      configuration.hosts = []
      if let index = groups.firstIndex(where: { group in
        group.parts.isEmpty && group.configuration.hosts.isEmpty
          && group.configuration.files.map(\.path) == configuration.files.map(\.path)
      }) {
        groups[index].paths.append(path)
      } else {
        groups.append(Group(paths: [path], configuration: configuration))
      }
    }
  }

  private mutating func add(hostsOf configuration: Configuration) {
    let hosts = configuration.hosts.map(\.value)
    let isNew = hosts.contains { host in !groups.contains { $0.paths.contains(host) } }
    if isNew { groups.append(Group(paths: hosts, configuration: configuration)) }
  }

  private func touches(_ host: String, _ path: String) -> Bool {
    Path.isInside(path, host) || Path.isInside(host, path)
  }

  private func check(_ configuration: Configuration, _ fileSystem: any FileSystem) throws(ConfigurationError)
  {
    for host in configuration.hosts {
      let kind = fileSystem.kind(of: host.value, followingLinks: true)
      if kind == .folder || (kind == .file && NativeSourceReader.reads(file: host.value)) { continue }
      let isThere = kind != nil
      let what = isThere ? "is neither native source nor a contract file" : "there is no such file or folder"
      let message = "\(shown(host.value))\(isThere ? " " : ": ")\(what)"
      switch host.origin {
      case .file(let place):
        throw ConfigurationError(
          "host \(message)", place: place,
          position: configuration.text(of: place.path).map {
            PositionIndex($0).position(at: place.range.start)
          })
      case .commandLine, .builtIn: throw ConfigurationError("--host: \(message)")
      }
    }
  }

  /// Why nothing is known of the types that are registered: a clause.
  var whyTypesAreUnknown: String {
    groups.isEmpty ? "no host, contract file or nativeViews is given" : "no host registers any"
  }

  /// The same with what `fileSystem` lays over the files that were read.
  func rereading(in fileSystem: any FileSystem) -> HostSet {
    guard let overlay = fileSystem as? OverlayFileSystem else { return self }
    var result = self
    for (index, group) in groups.enumerated() {
      guard let sources = group.sources.rereading(in: overlay) else { continue }
      result.groups[index].sources = sources
      result.groups[index].facts = sources.linked()
    }
    return result
  }

  /// Undoes `--only`.
  mutating func removeChoiceOfRules() {
    for index in groups.indices { groups[index].configuration.only = nil }
  }

  /// The facts of the hosts that a part names; nil when it names none.
  func facts(ofPart part: Int, _ configuration: Configuration) -> NativeFacts? {
    guard let group = groups.first(where: { $0.parts.contains(part) }) else { return nil }
    let hosts = configuration.hosts.map(\.value)
    if group.paths.allSatisfy(hosts.contains) { return group.facts }
    return group.sources.inside(hosts).linked()
  }

  private func shown(_ path: String) -> String { Path.display(path, from: workingDirectory) }
}
