import Diagnostics
import Markup
import Script

/// One mini program as it lies on disk: its root, its configuration and the files that belong to it.
package struct Program: Sendable {
  /// The folder of `app.json`; of a loose program, the folder that was given.
  package let root: String
  package let app: AppConfiguration?
  /// The text of `app.json`; nil in a loose program.
  package let appText: SourceText?
  package let project: ProjectConfiguration?
  /// Every markup file of the program, in byte order.
  package let markupPaths: [String]
  package let fileSystem: any FileSystem
  package let tree: FileTree
  /// The paths of the pages that `app.json` lists, without `.axml`.
  private let listedPages: Set<String>

  package init(
    root: String, app: AppConfiguration?, appText: SourceText?, project: ProjectConfiguration?,
    markupPaths: [String], fileSystem: any FileSystem, tree: FileTree
  ) {
    self.root = root
    self.app = app
    self.appText = appText
    self.project = project
    self.markupPaths = markupPaths
    self.fileSystem = fileSystem
    self.tree = tree
    listedPages = Set((app?.pages ?? []).map { Path.join(root, $0.path) })
  }

  /// Whether `app.json` lists the page whose path without `.axml` is `stem`.
  package func lists(page stem: String) -> Bool { listedPages.contains(stem) }

  /// Whether there is a regular file at `path`.
  package func hasFile(_ path: String) -> Bool {
    switch tree.knowledge(of: path) {
    case .file: true
    case .folder, .absent: false
    case .unknown: fileSystem.isFile(path)
    }
  }

  /// The text of a file that belongs to the program, or nil when there is none or it cannot be read.
  package func text(_ path: String) -> SourceText? {
    hasFile(path) ? try? fileSystem.read(path) : nil
  }

  /// The markup file at `path` with what stands beside it.
  package func unit(at path: String) -> SourceUnit {
    let stem = String(Path.withoutExtension(path))
    var unit = SourceUnit(path: path, kind: .fragment)
    if let text = text(stem + ".json") {
      unit.configurationText = text
      let document = JSONDocument(text)
      unit.configurationError = document.error
      unit.configuration = PageConfiguration(document)
    }
    if let text = text(stem + ".js") ?? text(stem + ".ts") {
      unit.scriptText = text
      unit.script = ScriptFacts(scanning: text)
    }
    let kinds = unit.script?.instances.map(\.kind) ?? []
    if unit.configuration?.isComponent == true {
      unit.kind = .component
    } else if lists(page: stem) {
      unit.kind = .page
    } else if kinds.contains(.component) {
      unit.kind = .component
    } else if kinds.contains(.page) {
      unit.kind = .page
    }
    return unit
  }

  /// Which file each tag stands for that the file's own configuration or `app.json` registers and that can be found.
  package func componentTargets(of unit: SourceUnit) -> [String: String] {
    var targets: [String: String] = [:]
    for registration in app?.usingComponents ?? [] {
      if let target = componentPath(registration.path, from: appText?.path ?? root) { targets[registration.name] = target }
    }
    for registration in unit.configuration?.usingComponents ?? [] {
      targets[registration.name] = componentPath(registration.path, from: unit.path)
    }
    return targets
  }

  private func componentPath(_ reference: String, from path: String) -> String? {
    guard case .file(let path) = resolveComponent(reference, from: path) else { return nil }
    return path
  }
}
