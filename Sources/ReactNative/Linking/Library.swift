import Diagnostics
import Files
import NativeSource

/// A package with native views, linked: what scripts declare and use, what native sources register and implement.
///
/// Made only from the facts of its files; what the source does not prove is unknown.
package struct Library: Sendable {
  package let manifest: Manifest
  package let specs: [ComponentSpec]
  package let uses: [ComponentUse]
  package let scripts: [ScriptFile]
  /// The scripts with components that the package does not load: nobody may use them.
  package let unimportedScripts: Set<String>
  /// The names that may be props which scripts pass to the components of a spec, by its path.
  private let passedProps: [String: Set<String>]
  /// What each script imports and passes.
  private let links: [ScriptLinks]
  private let graph: ScriptGraph
  /// The platforms on which scripts send each command, where all of its conditions are known.
  package let sendingPlatforms: [String: Set<NativePlatform>]
  package let apple: [AppleFile]
  package let android: [JVMFile]
  package let classes: AppleClasses
  package let appleManagers: [AppleManager]
  package let androidManagers: [JVMManager]
  /// Component views: classes with the descriptor of a component.
  package let componentViews: [(component: String, type: AppleClass)]
  package let words: NativeWords
  /// The podspec in the folder of the package, if there is one only.
  package let podspec: Podspec?
  /// All others of the package.
  package let otherPodspecs: [Podspec]
  package let folders: Set<String>
  package let podFiles: [String]
  /// Strings of Java and Kotlin.
  package let androidStrings: Set<String>
  /// Whether the version of Swift is named.
  package let hasSwiftVersion: Bool
  package let appleStrings: Set<String>
  /// Names in the library's own macros of Objective-C, and their arguments.
  package let macroNames: Set<String>
  private let appleWords: [String: Set<String>]
  private let jvm: JVMClasses
  /// The `N` of functions `NCls`, where codegen looks for them.
  private let classFunctions: Set<String>
  /// The indexes in `specs` of each name, in order.
  private let specIndexes: [String: [Int]]
  private let registered: (ios: Registrations, android: Registrations)

  private struct Registrations {
    let names: [NameAt]
    let texts: Set<String>

    init(_ names: [NameAt]) {
      self.names = names
      texts = Set(names.map(\.text))
    }
  }

  package init(_ sources: PackageSources) {
    manifest = sources.manifest
    scripts = sources.scripts
    specs = sources.scripts.flatMap(\.specs)
    var specIndexes: [String: [Int]] = [:]
    for (index, spec) in specs.enumerated() {
      for name in Set([spec.name.text, spec.paperName ?? spec.name.text]) {
        specIndexes[name, default: []].append(index)
      }
    }
    self.specIndexes = specIndexes
    uses = sources.scripts.flatMap(\.uses)
    links = sources.links
    graph = ScriptGraph(sources.scripts.contains(where: \.hasComponents) ? sources.links : [])
    unimportedScripts = Library.unimportedScripts(sources, graph)
    passedProps = graph.passedProps(around: Set(specs.map(\.name.place.path)))
    sendingPlatforms = Dictionary(
      sources.sentCommands.lazy.filter { !$0.platforms.isEmpty }.map { ($0.name, $0.platforms) },
      uniquingKeysWith: { $0.union($1) })
    apple = sources.apple
    let android = sources.compiledAndroid
    self.android = android
    let classes = AppleClasses(sources.apple, swiftVersion: sources.swiftVersion)
    self.classes = classes
    let byName = classes.all.values.sorted { $0.name < $1.name }
    componentViews = byName.flatMap { type in
      Set(type.descriptors).sorted().map { ($0, type) }
    }
    appleManagers =
      byName
      .filter { $0.isDefined && classes.chain($0).end == "RCTViewManager" }
      .map { AppleManager($0, classes) }
    jvm = JVMClasses(android)
    androidManagers = jvm.managers(android)
    words = NativeWords(joining: sources.words)
    let folder = sources.manifest.folder
    let podspecs = sources.podspecs.filter { $0.folder == folder }
    podspec = podspecs.count == 1 ? podspecs[0] : nil
    otherPodspecs = sources.podspecs.filter { $0.folder != folder || podspecs.count > 1 }
    folders = sources.folders
    hasSwiftVersion = sources.swiftVersion != nil
    podFiles = sources.podFiles
    androidStrings = android.reduce(into: []) { $0.formUnion($1.strings) }
    appleStrings = sources.appleStrings
    macroNames = sources.apple.reduce(into: []) { $0.formUnion($1.macroNames) }
    appleWords = sources.appleWords
    let derivedManagers = byName.filter { type in
      type.isDefined
        && classes.bases(type).isDisjoint(with: ["RCTViewManager", "RCTEventEmitter", "NSObject"])
    }
    let hidesFunctions = sources.manifest.componentProvider != nil && !sources.manifest.isOlderThanProviders
    let functions = hidesFunctions ? [] : sources.apple.flatMap(\.componentClassFunctions)
    classFunctions = Set(functions.map(\.text))
    registered = (
      ios: Registrations(
        appleManagers.compactMap(\.component)
          + derivedManagers.compactMap(AppleManager.component(of:)) + manifest.provided.map(\.component)
          + apple.flatMap(\.handedComponents) + functions),
      android: Registrations(
        androidManagers.compactMap { manager in
          manager.component.map { NameAt($0, at: manager.type.name.place) }
        })
    )
  }

  /// The scripts with components that no entry of the package loads. Where none of the scripts is known to be an entry, the
  /// ones that no other script imports, if others are imported.
  private static func unimportedScripts(_ sources: PackageSources, _ graph: ScriptGraph) -> Set<String> {
    let folder = sources.manifest.folder
    func isEntry(_ path: String) -> Bool {
      Path.relative(path, to: folder).map { sources.manifest.isEntry(String($0)) } ?? false
    }
    let paths = sources.scripts.filter(\.hasComponents).map(\.path)
    if sources.links.contains(where: { isEntry($0.path) }) {
      return Set(paths).subtracting(graph.loaded(from: isEntry))
    }
    let imported = graph.imported()
    let unimported = paths.filter { !ScriptLinks.isIndex($0) && !imported.contains($0) }
    return unimported.count < paths.count ? Set(unimported) : []
  }

  // MARK: - What there is

  /// Whether a component is declared, registered or implemented; if not, there is nothing to report.
  package var hasComponents: Bool {
    !specs.isEmpty || !uses.isEmpty || !appleManagers.isEmpty || !androidManagers.isEmpty
      || !manifest.provided.isEmpty
      || classes.all.values.contains { !$0.descriptors.isEmpty }
  }

  package func hasSources(_ platform: NativePlatform) -> Bool {
    platform == .ios ? !apple.isEmpty : !android.isEmpty
  }

  /// Declarations of a component, by either of its names.
  package func specs(of component: String) -> [ComponentSpec] {
    (specIndexes[component] ?? []).map { specs[$0] }
  }

  /// The one declaration for a platform; nil when there are several.
  package func spec(of component: String, on platform: NativePlatform) -> ComponentSpec? {
    var found: Int?
    for index in specIndexes[component] ?? [] where specs[index].platforms.contains(platform) {
      if found != nil { return nil }
      found = index
    }
    return found.map { specs[$0] }
  }

  /// Whether a script that uses a declared component may pass it a prop: it does so to some component.
  package func mayPass(_ prop: String, to spec: ComponentSpec) -> Bool {
    passedProps[spec.name.place.path]?.contains(prop) ?? false
  }

  /// Whether any script may pass a prop of this name to some component.
  package func isPassed(_ prop: String) -> Bool { links.contains { $0.passedProps.contains(prop) } }

  /// Of some scripts, those that a script of the package loads together with another one of them.
  package func scriptsLoadedTogether(_ paths: Set<String>) -> Set<String> { graph.loadedTogether(paths) }

  /// Whether a declaration is the one of a component for a platform.
  package func isSpec(_ spec: ComponentSpec, of component: String?, on platform: NativePlatform) -> Bool {
    component.flatMap { self.spec(of: $0, on: platform) }?.name == spec.name
  }

  package func value(of value: JVMValue, in manager: JVMManager) -> String? {
    jvm.resolve(value, in: manager.type.name.text, manager.path)
  }

  package func value(of value: JVMValue, in type: JVMClass) -> String? {
    jvm.resolve(value, in: type.name.text, type.name.place.path)
  }

  /// The event that `getEventName()` of a class returns: a literal, or a constant that its file declares; nil when that is not certain.
  package func event(of type: JVMClass) -> (name: String, place: Place)? {
    guard let event = type.eventName else { return nil }
    if case .literal(let name) = event.value { return (name, event.place) }
    guard jvm.declares(event.value, in: type.name.place.path) else { return nil }
    return value(of: event.value, in: type).map { ($0, event.place) }
  }

  /// The command that a value of `receiveCommand` means; nil when that is not certain.
  package func command(_ value: JVMValue, of manager: JVMManager) -> String? {
    jvm.command(value, of: manager)
  }

  /// Whether a manager, or a file of its ancestors, has a constant or a number for a command.
  package func names(_ command: String, _ manager: JVMManager) -> Bool {
    manager.commandsByNumber.values.contains(command) || jvm.hasConstant(command, in: manager.chain)
  }

  // MARK: - Registration

  /// Names that are registered on a platform, with their places.
  package func registrations(on platform: NativePlatform) -> [NameAt] { registered(platform).names }

  private func registered(_ platform: NativePlatform) -> Registrations {
    platform == .ios ? registered.ios : registered.android
  }

  /// Whether more may be registered on a platform than is known.
  package func mayRegisterMore(on platform: NativePlatform) -> Bool {
    switch platform {
    case .ios: apple.contains(where: \.registersComponentViews)
    case .android: androidManagers.contains(where: \.hasUnknownName)
    }
  }

  /// Whether a name is one of those that are registered on a platform.
  package func registers(_ component: String, on platform: NativePlatform) -> Bool {
    registered(platform).texts.contains(component)
  }

  /// Whether a name is registered on a platform, or a string of its sources.
  package func isRegistered(_ component: String, on platform: NativePlatform) -> Bool {
    if registers(component, on: platform) { return true }
    if platform == .android { return androidStrings.contains(component) }
    // `+moduleName` returns the name of the manager; a macro may register it.
    return [component, component + "Manager"].contains {
      appleStrings.contains($0) || macroNames.contains($0)
    }
  }

  /// Whether a component of either name is registered on a platform, or may be.
  package func mayBeRegistered(_ spec: ComponentSpec, on platform: NativePlatform) -> Bool {
    mayRegisterMore(on: platform) || isRegistered(spec.name.text, on: platform)
      || spec.paperName.map { isRegistered($0, on: platform) } ?? false
  }

  /// Whether the native sources can be searched for all declared props and events.
  package var canSearchNames: Bool {
    words.canMention(specs.reduce(0) { $0 + $1.props.count + $1.events.count })
  }

  /// Whether codegen finds the class of a component in the new architecture.
  package func hasClassFunction(_ component: String) -> Bool { classFunctions.contains(component) }

  /// Whether `package.json` or the app's delegate gives React Native the class of a component, or a class by its name.
  package func isProvided(_ component: String, _ className: String) -> Bool {
    manifest.provided.contains { $0.component.text == component || $0.className?.text == className }
      || apple.contains { file in
        file.handedClasses.contains(className) || file.handedComponents.contains { $0.text == component }
      }
  }

  /// Whether a declared component is registered wherever sources could read its props: what is not read there is not
  /// read at all.
  package func isRegisteredEverywhere(_ spec: ComponentSpec) -> Bool {
    let platforms = NativePlatform.allCases.filter(hasSources)
    return !platforms.isEmpty
      && platforms.allSatisfy { platform in
        !spec.platforms.contains(platform) || registers(spec.name.text, on: platform)
          || spec.paperName.map { registers($0, on: platform) } ?? false
      }
  }

  /// The identifiers and strings of a file of Apple's.
  package func words(of file: AppleFile) -> Set<String> { appleWords[file.path] ?? [] }

  /// Whether a class of Java or Kotlin is named in another file than its own, or in one that lists managers.
  package func isNamedElsewhere(_ manager: JVMManager) -> Bool {
    android.contains { file in
      file.path == manager.path ? file.hasViewManagerList : file.mentions.contains(manager.type.name.text)
    }
  }
}
