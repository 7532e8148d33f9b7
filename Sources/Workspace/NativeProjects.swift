import Diagnostics
import Files
import Containers
import NativeSource
import Linting

/// Native sources that are linked with each other: all that some program uses, or sources that no program uses.
package struct NativeProject: Sendable {
  /// The programs that use them, as indexes of the plan's parts.
  package fileprivate(set) var parts: [Int] = []
  /// The absolute paths of the folders and files.
  package fileprivate(set) var paths: [String]
  /// The configuration that is in force for findings in them.
  package fileprivate(set) var configuration: Configuration
  package fileprivate(set) var sources = NativeSources()
  package fileprivate(set) var facts = NativeFacts([])
}

/// The native sources of a workspace, and which programs use them.
package struct NativeProjects: Sendable {
  package private(set) var all: [NativeProject] = []
  /// The folders in which a new file can matter.
  package private(set) var folders: Set<String> = []
  /// Given folders in which neither a page nor native source is.
  package private(set) var emptyFolders: [String] = []
  /// Sentences for standard error about hosts in which nothing was found.
  private var hostNotes: [LocalizedText] = []
  /// Hosts that configurations name outside of the repositories of the given paths.
  private(set) var foreignHosts: Set<String> = []
  private let workingDirectory: String

  private init(workingDirectory: String) { self.workingDirectory = workingDirectory }

  /// Reads the native sources of a plan. A host that does not exist, or is not native source, is an error. If the settings
  /// are lenient, it counts as empty.
  ///
  /// Files of `known` that did not change since are not read again. `planning` is the file system that says which files exist.
  static func read(
    for plan: Plan, _ settings: WorkspaceSettings, in fileSystem: any FileSystem,
    planning: (any FileSystem)? = nil, known: NativeProjects? = nil, changed: Set<String> = []
  ) throws(ConfigurationErrors) -> NativeProjects {
    do throws(ConfigurationErrors) {
      var projects = NativeProjects(workingDirectory: settings.workingDirectory)
      let configurations = plan.parts.map(\.configuration) + plan.pageless.map(\.configuration)
      if let errors = ConfigurationErrors(
        projects.confine(configurations, settings, fileSystem)
          + projects.errors(in: configurations, planning ?? fileSystem))
      {
        throw errors
      }
      projects.collect(plan, planning ?? fileSystem, readsAll: settings.readsAllHosts)
      let known = NativeSources(joining: known?.all.map(\.sources) ?? [])
      do throws(ConfigurationError) {
        try projects.read(fileSystem, settings, known, changed)
      } catch {
        throw ConfigurationErrors(error)
      }
      return projects
    } catch {
      if settings.isLenient { return NativeProjects(workingDirectory: settings.workingDirectory) }
      throw error
    }
  }

  /// What is wrong with the hosts of configurations.
  static func errors(
    in configurations: [Configuration], _ settings: WorkspaceSettings, _ fileSystem: any FileSystem
  ) -> [ConfigurationError] {
    var projects = NativeProjects(workingDirectory: settings.workingDirectory)
    return projects.confine(configurations, settings, fileSystem)
      + projects.errors(in: configurations, fileSystem)
  }

  /// Notes the hosts that are not in the repository of what is given. One that contains the repository would make a program of
  /// strangers walk the disk: that is an error.
  private mutating func confine(
    _ configurations: [Configuration], _ settings: WorkspaceSettings, _ fileSystem: any FileSystem
  ) -> [ConfigurationError] {
    if configurations.allSatisfy(\.hosts.isEmpty) { return [] }
    var errors: [ConfigurationError] = []
    let regions = settings.regions(in: fileSystem)
    let given = settings.paths + settings.overrides.hosts
    for configuration in configurations {
      for host in configuration.hosts where !given.contains(where: { Path.isInside(host.value, $0) }) {
        guard case .file = host.origin, let real = fileSystem.realPath(host.value),
          !regions.contains(where: { Path.isInside(real, $0.top) })
        else { continue }
        if regions.contains(where: { $0.isRepository && Path.isInside($0.top, real) }) {
          let path = shown(host.value)
          errors.append(
            error(
              host, LocalizedText(en: "\(path) contains the whole repository", zh: "\(path) 包含整个仓库"),
              configuration))
        }
        foreignHosts.insert(host.value)
      }
    }
    return errors
  }

  /// Whether the text of a file may be shown, which it may not in a host that a configuration names outside of the repository:
  /// the configuration may be of strangers, and any source text of the machine would be in their reports.
  package func showsText(of path: String) -> Bool { !isForeign(path) }

  /// Whether the file or folder at a path is in such a host.
  func isForeign(_ path: String) -> Bool {
    !foreignHosts.isEmpty && Path.upward(from: path).contains { foreignHosts.contains($0) }
  }

  /// Finds out which native sources there are, and which of them belong together.
  private mutating func collect(_ plan: Plan, _ fileSystem: any FileSystem, readsAll: Bool) {
    for (index, part) in plan.parts.enumerated() where !part.configuration.hosts.isEmpty {
      add(part: index, part.configuration)
    }
    for folder in plan.pageless {
      if readsAll { add(hostsOf: folder.configuration) }
      add(pageless: folder, fileSystem)
    }
  }

  private mutating func read(
    _ fileSystem: any FileSystem, _ settings: WorkspaceSettings, _ known: NativeSources,
    _ changed: Set<String>
  ) throws(ConfigurationError) {
    for index in all.indices {
      let reader = NativeSourceReader(
        fileSystem: fileSystem, excluded: all[index].configuration.exclude.rules, kept: settings.kept,
        jobs: settings.jobs)
      do throws(ConfigurationError) {
        all[index].sources = try reader.read(all[index].paths, known: known, changed: changed)
      } catch {
        // What is wrong in it may be any text of the machine, as in a configuration that is extended.
        guard let place = error.place, !showsText(of: place.path) else { throw error }
        throw ConfigurationError(
          LocalizedText(en: "it is not a contract file that can be used", zh: "不是可用的契约文件"),
          help: LocalizedText(
            en: "`mpcheck lint --host` with its path says why", zh: "用 `mpcheck lint --host` 加上它的路径可以看到原因"),
          place: Place(path: place.path, range: ByteRange(0, 0)))
      }
      all[index].facts = all[index].sources.linked()
      folders.formUnion(all[index].sources.folders)
    }
    // Only a given folder without pages says that this is native source.
    for project in all
    where project.parts.isEmpty && project.configuration.hosts.isEmpty {
      emptyFolders += project.sources.empty(among: project.paths)
    }
    for project in all where !project.configuration.hosts.isEmpty {
      hostNotes += project.sources.empty(among: project.paths).map {
        LocalizedText(en: "no native source in \(shown($0))", zh: "\(shown($0)) 中没有原生源码")
      }
    }
    all.removeAll { $0.sources.isEmpty }
  }

  /// Sentences for standard error about hosts in which nothing was found, and about files that are passed over.
  package var notes: [LocalizedText] {
    hostNotes
      + all.flatMap { project in
        project.sources.tooLarge.map {
          LocalizedText(
            en: "\(shown($0)) is larger than 5 MB and is skipped", zh: "\(shown($0)) 超过 5 MB，已跳过")
        }
          + project.sources.brokenDocuments.map {
            LocalizedText(
              en: "\(shown($0)) is not well-formed XML and is skipped", zh: "\(shown($0)) 不是格式正确的 XML，已跳过"
            )
          }
      }
  }

  /// Programs that share a host are looked at together: a type is unused when none of them uses it.
  private mutating func add(part: Int, _ configuration: Configuration) {
    var project = NativeProject(
      parts: [part], paths: configuration.hosts.map(\.value), configuration: configuration)
    let shares = all.map { other in
      other.paths.contains { host in project.paths.contains { touches($0, host) } }
    }
    for (other, _) in zip(all, shares).filter(\.1).reversed() {
      project.parts = other.parts + project.parts
      project.paths = other.paths + project.paths.filter { !other.paths.contains($0) }
      project.configuration = other.configuration
    }
    all = zip(all, shares).filter { !$0.1 }.map(\.0) + [project]
  }

  /// Adds a given folder without a page, or a given native source. It is part of a host that is linted anyway, part of one
  /// that its configuration names, or a project of its own.
  private mutating func add(
    pageless folder: (path: String, configuration: Configuration), _ fileSystem: any FileSystem
  ) {
    let path = folder.path
    if all.contains(where: { $0.paths.contains { touches($0, path) } }) { return }
    let hosts = folder.configuration.hosts.map(\.value)
    if hosts.contains(where: { touches($0, path) }) {
      all.append(NativeProject(paths: hosts, configuration: folder.configuration))
    } else if let path = project(of: path, fileSystem) {
      if all.contains(where: { $0.paths.contains { touches($0, path) } }) { return }
      var configuration = folder.configuration
      configuration.hosts = []
      if let index = all.firstIndex(where: { project in
        project.parts.isEmpty && project.configuration.hosts.isEmpty
          && project.configuration.files.map(\.path) == configuration.files.map(\.path)
      }) {
        all[index].paths.append(path)
      } else {
        all.append(NativeProject(paths: [path], configuration: configuration))
      }
    }
  }

  /// The folder that is read for a given path. For a folder it is the folder itself. For a native source it is the nearest
  /// folder that has a project or a repository, else its own. Nil for any other file.
  private func project(of path: String, _ fileSystem: any FileSystem) -> String? {
    if fileSystem.isFolder(path) { return path }
    guard NativeSourceReader.isNativeSource(path, in: fileSystem) else { return nil }
    let own = Path.parent(path)
    var folder = own
    while true {
      let entries = (try? fileSystem.entries(of: folder)) ?? []
      if entries.contains(where: { NativeProjects.marksProject($0.name) }) { return folder }
      let parent = Path.parent(folder)
      if parent == folder || folder == "/" { return own }
      folder = parent
    }
  }

  private static func marksProject(_ name: String) -> Bool {
    switch name {
    case "Podfile", "Package.swift", "build.gradle", ".git": true
    default: name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
  }

  private mutating func add(hostsOf configuration: Configuration) {
    let hosts = configuration.hosts.map(\.value)
    let isNew = hosts.contains { host in !all.contains { $0.paths.contains(host) } }
    if isNew { all.append(NativeProject(paths: hosts, configuration: configuration)) }
  }

  private func touches(_ host: String, _ path: String) -> Bool {
    Path.isInside(path, host) || Path.isInside(host, path)
  }

  /// What is wrong with hosts that several configurations may name.
  private func errors(
    in configurations: [Configuration], _ fileSystem: any FileSystem
  ) -> [ConfigurationError] {
    var checked: Set<Setting<String>> = []
    return configurations.flatMap { configuration in
      configuration.hosts.compactMap { host in
        checked.insert(host).inserted ? error(in: host, of: configuration, fileSystem) : nil
      }
    }
  }

  private func error(
    in host: Setting<String>, of configuration: Configuration, _ fileSystem: any FileSystem
  ) -> ConfigurationError? {
    let kind = fileSystem.kind(of: host.value, followingLinks: true)
    if kind == .folder || (kind == .file && NativeSourceReader.reads(file: host.value)) { return nil }
    let isThere = kind != nil
    let what: LocalizedText =
      switch fileSystem.readingError(host.value, limit: .max) {
      case .outside(let link):
        LocalizedText(en: "leads \(link.destination.english)", zh: link.destination.chinese)
      case _ where isThere:
        LocalizedText(en: "is neither native source nor a contract file", zh: "既不是原生源码，也不是契约文件")
      default: LocalizedText(en: "there is no such file or folder", zh: "没有这个文件或目录")
      }
    let path = shown(host.value)
    return error(
      host,
      LocalizedText(
        en: "\(path)\(isThere ? " " : ": ")\(what.english)",
        zh: "\(path)\(isThere ? " " : "：")\(what.chinese)"),
      configuration)
  }

  private func error(
    _ host: Setting<String>, _ message: LocalizedText, _ configuration: Configuration
  ) -> ConfigurationError {
    switch host.origin {
    case .file(let place):
      ConfigurationError(
        LocalizedText(en: "host \(message.english)", zh: "“hosts”中的 \(message.chinese)"), place: place,
        position: configuration.text(of: place.path).map {
          PositionIndex($0).position(at: place.range.start)
        })
    case .commandLine, .builtIn:
      ConfigurationError(LocalizedText(en: "--host: \(message.english)", zh: "--host：\(message.chinese)"))
    }
  }

  /// The same with the changed files read again; nil when none of them changed.
  func rereading(_ changed: Set<String>, in fileSystem: any FileSystem) -> NativeProjects? {
    var projects = self
    var isChanged = false
    for index in all.indices {
      let reread = all[index].sources.rereading(changed, in: fileSystem)
      if reread == nil, all[index].facts.readResources.isDisjoint(with: changed) { continue }
      let sources = reread ?? all[index].sources
      projects.all[index].sources = sources
      projects.all[index].facts = sources.linked()
      isChanged = true
    }
    return isChanged ? projects : nil
  }

  /// The facts of the hosts that a part of the plan names; nil when it names none.
  func facts(ofPart part: Int, _ configuration: Configuration) -> NativeFacts? {
    guard let project = all.first(where: { $0.parts.contains(part) }) else { return nil }
    let hosts = configuration.hosts.map(\.value)
    if project.paths.allSatisfy(Set(hosts).contains) { return project.facts }
    return project.sources.inside(hosts).linked()
  }

  func shown(_ path: String) -> String { Path.display(path, from: workingDirectory) }
}
