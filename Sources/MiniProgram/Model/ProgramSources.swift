import Diagnostics
import Files
import Markup
import Script

/// The files of one mini program and what its `app.json` says: where the facts of its files come from.
package final class ProgramSources: Sendable {
  package let program: Program
  package let fileSystem: any FileSystem
  package let resolver: ReferenceResolver
  package let app: AppConfiguration?
  /// The text of `app.json`; nil in a loose program, and when it cannot be read.
  package let appText: SourceText?
  /// Why `app.json` is not JSON, or not what a build can read.
  package let appError: JSONError?
  /// Tags that another host of the program provides, on every page.
  package let hostTags: Set<String>
  /// Names that every mustache may use, because a build provides them.
  package let globals: Set<String>
  /// The files beside the markup that exist and could not be read.
  package let unreadable: UnreadableFiles
  /// The words of scripts, in the order of the program's dialects.
  package let vocabularies: [ScriptVocabulary]
  /// For each of the program's dialects, in order.
  let wordSearches: [WordSearch]
  private let listedPages: ListedPages
  /// Made where a link leads to no page; all threads share it.
  private let nearPages: Lock<NearPages>
  /// The files of the tags that `app.json` registers, where they can be found, for each of the program's dialects.
  private let appTargets: [[String: String]]
  /// The modules that scripts import, as they are now.
  package let modules: ModuleGraph
  private let recorder: DependencyRecorder?
  /// The style sheets that were read, as they are now.
  let stylesheets: Stylesheets

  package init(
    _ program: Program, in fileSystem: any FileSystem, hostTags: Set<String> = [], globals: Set<String> = []
  ) {
    self.hostTags = hostTags
    self.globals = globals
    let program = program.rereadingProject(in: fileSystem)
    self.program = program
    self.fileSystem = fileSystem
    let unreadable = UnreadableFiles()
    self.unreadable = unreadable
    recorder = nil
    modules = ModuleGraph()
    stylesheets = Stylesheets()
    appText = program.manifest.flatMap { unreadable.text($0, in: fileSystem) }
    let document = appText.map { JSONDocument($0) }
    app = document.map { AppConfiguration($0) }
    let resolver = ReferenceResolver(
      program: program, fileSystem: fileSystem, appAliases: app?.aliases ?? PathAliases())
    self.resolver = resolver
    appError = document.flatMap { ConfigurationShape.flaw(ofManifest: $0, isApp: program.kind == .app) }
    listedPages = ListedPages(app?.pages ?? [], root: program.root)
    nearPages = Lock(NearPages(app))
    let appPath = appText?.path ?? program.root
    vocabularies = program.dialects.map { ScriptVocabulary($0) }
    let registrations = app?.usingComponents ?? []
    appTargets = program.dialects.map { dialect in
      Dictionary(
        registrations.compactMap { registration in
          resolver.componentPath(registration.path, from: appPath, dialect).map { (registration.name, $0) }
        }, uniquingKeysWith: { $1 })
    }
    wordSearches = zip(program.dialects, appTargets).map { WordSearch($0, $1) }
  }

  /// The same, with look-ups of files noted by `recorder`, and files that cannot be read by `unreadable`.
  private init(_ other: ProgramSources, recorder: DependencyRecorder?, unreadable: UnreadableFiles) {
    (program, fileSystem) = (other.program, other.fileSystem)
    (app, appText, appError) = (other.app, other.appText, other.appError)
    (listedPages, appTargets, nearPages) = (other.listedPages, other.appTargets, other.nearPages)
    (vocabularies, wordSearches) = (other.vocabularies, other.wordSearches)
    (hostTags, globals) = (other.hostTags, other.globals)
    stylesheets = other.stylesheets
    modules = ModuleGraph(knowing: other.modules)
    resolver = ReferenceResolver(
      program: program, fileSystem: fileSystem, appAliases: other.app?.aliases ?? PathAliases(),
      recorder: recorder)
    self.recorder = recorder
    self.unreadable = unreadable
  }

  /// The same for the visits of one thread; its `recorder` notes their look-ups of files.
  package func recording(by recorder: DependencyRecorder) -> ProgramSources {
    ProgramSources(self, recorder: recorder, unreadable: recorder.unreadable)
  }

  /// The same for linking files that were visited before; some of them could not be read.
  package func relinking(_ known: [(path: String, error: FileError)]) -> ProgramSources {
    ProgramSources(self, recorder: nil, unreadable: UnreadableFiles(unreadable.all + known))
  }

  package var root: String { program.root }

  /// The script of the app, and all modules that are reachable from it.
  package var appModules: [(path: String, facts: ModuleFacts)] { modules.ofApp(self) }

  /// The index of a dialect among those of the program.
  package func index(of dialect: Dialect) -> Int { program.dialects.firstIndex { $0 === dialect } ?? 0 }

  /// What the pages that `app.json` lists lead to, in their order.
  package var pageResolutions: [Resolution] {
    let pages = app?.pages ?? []
    func resolution(_ page: ConfiguredPath) -> Resolution {
      resolver.resolve(page.path, from: root, as: .page)
    }
    if program.dialects.count > 1 { return pages.map(resolution) }
    // Nearly all pages are markup of the program.
    let files = listedPages.files(in: program.pages, suffix: program.dialects[0].markupSuffix)
    return zip(pages, files).map { page, file in
      if let file, resolver.whyUnknowable(page.path) == nil { return .file(file) }
      return resolution(page)
    }
  }

  /// The listed page with a path that ends as `path` does, from the source root, where one page alone does so.
  package func page(like path: String) -> String? { nearPages.withLock { $0.page(like: path) } }

  /// The listed page whose path is nearest to `path`, from the source root.
  package func page(near path: String) -> String? { nearPages.withLock { $0.page(near: path) } }

  /// What comparing a path with those of all listed pages takes of a `SpellingBudget`.
  package var pageComparisonCost: Int { nearPages.withLock { $0.cost } }

  /// Whether `app.json` lists the page; `stem` is its path without extension.
  package func lists(page stem: String) -> Bool { listedPages.contains(stem) }

  /// Whether there is a regular file at `path`.
  package func hasFile(_ path: String) -> Bool {
    resolver.kind(of: path) == .file
  }

  /// The same, also where that is not known because it is outside.
  func mayHaveFile(_ path: String) -> Bool {
    let kind = resolver.kind(of: path)
    return kind == .file || kind == .outside
  }

  /// The text of a file that belongs to the program. Nil when there is none or it cannot be read; the latter is noted.
  package func text(_ path: String) -> SourceText? {
    let kind = resolver.kind(of: path)
    if kind == .outside, !resolver.leavesRepository(path) { _ = unreadable.isReadable(path, in: fileSystem) }
    guard kind == .file else { return nil }
    recorder?.noteText(path)
    guard let text = unreadable.text(path, in: fileSystem) else { return nil }
    // Rules report pages and configurations.
    if text.isUTF16, Path.pathExtension(path) != "json", Dialect.all.dialect(ofFile: path) == nil {
      unreadable.note(path, .utf16)
      return nil
    }
    return text
  }

  /// Whether there is a folder at `path`, or may be, because it is outside.
  func mayHaveFolder(_ path: String) -> Bool {
    let kind = resolver.kind(of: path)
    return kind == .folder || kind == .outside
  }

  /// Whether a package of the name may be installed for what is in a folder.
  func mayHavePackage(_ name: String, for folder: String) -> Bool {
    for packages in resolver.installedPackages(above: folder) {
      let package = Path.child(packages, name)
      if resolver.leavesRepository(package) { break }
      if mayHaveFolder(package) { return true }
    }
    return false
  }

  /// The same without notes. The visit is noted instead, as one that reads the style sheets of the whole program.
  var readingAllStylesheets: ProgramSources? {
    guard let recorder else { return nil }
    recorder.noteAllStylesheets()
    return ProgramSources(self, recorder: nil, unreadable: unreadable)
  }

  /// The markup file at `path` with what is beside it.
  package func unit(at path: String) -> SourceUnit { unitAndTexts(at: path, readsScript: true).unit }

  /// The same, with its texts. Unless `readsScript`, the script is only read where nothing else says what the file is;
  /// a script that cannot be read is noted all the same.
  package func unitAndTexts(at path: String, readsScript: Bool) -> (unit: SourceUnit, texts: SourceTexts) {
    let stem = Path.stem(path)
    let dialect = program.dialect(of: path)
    var texts = SourceTexts()
    texts.configuration = text(stem + ".json")
    let document = texts.configuration.map { JSONDocument($0) }
    let configuration = document.map { PageConfiguration($0) }
    let isListed = lists(page: stem)
    if !readsScript, isListed || configuration?.isComponent == true {
      noteUnreadableScript(stem)
    } else {
      texts.script = script(of: stem)
    }
    let script = texts.script.map { ScriptFacts(scanning: $0, vocabularies[index(of: dialect)]) }
    let unit = SourceUnit(
      dialect: dialect, path: path, kind: kind(isListed: isListed, configuration, script), script: script,
      scriptPath: texts.script?.path, configuration: configuration,
      configurationError: document.flatMap { ConfigurationShape.flaw(of: $0) },
      usesSecondFramework: usesSecondFramework(path, dialect, configuration),
      replacedNativeTags: dialect.family == .weChat
        ? dialect.nativeTags.filter { registers($0, by: configuration) } : [])
    return (unit, texts)
  }

  /// What a file is: `app.json`, its configuration or its script says so; the first of them that does counts.
  private func kind(
    isListed: Bool, _ configuration: PageConfiguration?, _ script: ScriptFacts?
  ) -> SourceUnit.Kind {
    if configuration?.isComponent == true { return .component }
    if isListed { return .page }
    guard let script else { return .fragment }
    if script.hasInstance(of: .component) { return .component }
    return script.hasInstance(of: .page) ? .page : .fragment
  }

  /// Whether a configuration gives the file to the second framework of its dialect: the file's own, its sub-package's,
  /// or the program's.
  private func usesSecondFramework(
    _ path: String, _ dialect: Dialect, _ configuration: PageConfiguration?
  ) -> Bool {
    guard dialect.secondFramework != nil else { return false }
    if app?.framework == secondFrameworkName || configuration?.framework == secondFrameworkName {
      return true
    }
    return app?.subpackageFrameworks.contains { folder, framework in
      framework == secondFrameworkName && Path.isInside(path, Path.child(root, folder))
    } ?? false
  }

  /// Whether any page of the program is given to the second framework: files without a configuration may be rendered there.
  package var mayUseSecondFramework: Bool {
    pageConfigurations.contains { $0.framework == secondFrameworkName }
  }

  /// Whether Skyline, the second renderer of WeChat, draws the file wherever it is shown: its own configuration says so, or
  /// else the program's. The configurations of all pages are read for a component without a word of its own.
  package func isDrawnBySkyline(_ unit: SourceUnit) -> Bool {
    if let own = unit.configuration?.renderer { return own == skylineName }
    guard app?.renderer == skylineName, unit.kind != .fragment else { return false }
    return unit.kind == .page
      || pageConfigurations.allSatisfy { $0.renderer == nil || $0.renderer == skylineName }
  }

  /// The configurations of all pages that have one, each read when it is asked for.
  private var pageConfigurations: some Sequence<PageConfiguration> {
    (app?.pages ?? []).lazy.compactMap { page in
      self.text(Path.join(self.root, page.path) + ".json").map { PageConfiguration(JSONDocument($0)) }
    }
  }

  /// The suffixes of scripts: that of the file which counts where both are there, and the other one.
  var scriptSuffixes: (usual: String, other: String) {
    program.project?.compilesTypeScript == true ? (".ts", ".js") : (".js", ".ts")
  }

  /// The script beside markup.
  func script(of stem: String) -> SourceText? {
    let suffixes = scriptSuffixes
    return text(stem + suffixes.usual) ?? text(stem + suffixes.other)
  }

  /// Whether there is a script beside markup, or may be: in a language that is compiled, or made by a build.
  package func mayHaveScript(_ stem: String) -> Bool {
    [".js", ".ts"].contains { mayHaveFile(stem + $0) || resolver.isPassedOver(stem + $0) }
      || [".mjs", ".cjs", ".jsx", ".tsx", ".es6", ".coffee", ".ls", ".vue", ".mpx", ".wpy"].contains {
        mayHaveFile(stem + $0)
      }
  }

  /// The configuration beside markup, also of a file that was only searched for words, which has none in its facts.
  package func configuration(of file: ProjectFile) -> PageConfiguration? {
    if !file.facts.isUnread { return file.unit.configuration }
    return text(file.unit.configurationPath).map { PageConfiguration(JSONDocument($0)) }
  }

  /// The script beside markup, also of a file of which a visit did not read it.
  package func scriptFacts(of file: ProjectFile) -> ScriptFacts? {
    file.unit.script ?? unit(at: file.unit.path).script
  }

  /// Notes the script under a stem if it cannot be read. The script is not read.
  func noteUnreadableScript(_ stem: String) {
    for suffix in [scriptSuffixes.usual, scriptSuffixes.other] {
      let path = stem + suffix
      if !hasFile(path) { continue }
      recorder?.noteText(path)
      if unreadable.isReadable(path, in: fileSystem) { return }
    }
  }

  /// Whether there is a script beside the markup at `path` that calls neither `Page` nor `Component`.
  package func hasScriptOfOtherFramework(_ path: String) -> Bool {
    let stem = Path.stem(path)
    guard let text = script(of: stem) else { return false }
    return ScriptFacts(scanning: text, vocabularies[0]).instances.isEmpty
  }

  /// The files of the tags that `app.json` registers, where they can be found.
  func appComponents(in dialect: Dialect) -> [String] { Array(appTargets[index(of: dialect)].values) }

  /// The files of the tags that the file's own configuration or `app.json` registers, where they can be found.
  package func componentTargets(of unit: SourceUnit) -> [String: String] {
    guard let own = unit.configuration?.usingComponents, !own.isEmpty else {
      return appTargets[index(of: unit.dialect)]
    }
    var targets = appTargets[index(of: unit.dialect)]
    for registration in own {
      targets[registration.name] = resolver.componentPath(registration.path, from: unit.path, unit.dialect)
    }
    return targets
  }
}

/// The value of `componentFramework` that means the second framework of WeChat.
private let secondFrameworkName = "glass-easel"

/// The value of `renderer` that means Skyline.
private let skylineName = "skyline"

extension ScriptVocabulary {
  package init(_ dialect: Dialect) {
    let names = dialect.script
    self.init(
      platform: names.platform, otherPlatforms: names.otherPlatforms,
      foreignPlatforms: names.foreignPlatforms,
      dataSetters: names.dataSetters)
  }
}

extension ReferenceResolver {
  /// The markup file of the component that a `usingComponents` path names, when it can be found.
  fileprivate func componentPath(_ reference: String, from path: String, _ dialect: Dialect) -> String? {
    guard case .file(let path) = resolve(reference, from: path, as: .component, in: dialect) else {
      return nil
    }
    return path
  }
}
