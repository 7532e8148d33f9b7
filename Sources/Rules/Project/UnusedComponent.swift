import Diagnostics
import Linting
import Markup
import MiniProgram

/// A component that is registered and not used.
package var unusedComponent: Rule {
  Rule(
    id: "unused-component",
    summary: .init(
      en: "an unused component registration",
      zh: "注册的组件没有使用"),
    category: .project,
    severity: .info,
    rationale: .init(en: "The component is still loaded with the page.", zh: "该组件仍会随页面一起加载。"),
    examples: [
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "a-b": "./b", "⟦c⟧": "./b" } }"#,
          "pages/a/a.axml": "<a-b/>",
          "pages/a/b.json": #"{ "component": true }"#,
        ], message: #"unused component "c""#),
      .right([
        "pages/a/a.json": """
        { "usingComponents": { "a": "pack/a", "b": "pack/b", "c": "pack/c", "icon": "pack/icon" }, "componentPlaceholder": { \
        "b": "c" } }
        """,
        "pages/a/a.axml": #"<b generic:item="a"/><icon/>"#,
      ]),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "a-b": "./b", "⟦c⟧": "./b" } }"#,
          "pages/a/a.wxml": "<a-b/>",
          "pages/a/b.json": #"{ "component": true }"#,
        ],
        message: #"unused component "c""#),
      .right(
        [
          "pages/a/a.json": #"{ "usingComponents": { "a-b": "./b" } }"#,
          "pages/a/a.wxml": "<a-b/>",
          "pages/a/b.json": #"{ "component": true }"#,
        ]),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": { "a-b": "./b", "⟦c⟧": "./b" } }"#,
          "pages/a/a.swan": "<a-b/>",
          "pages/a/b.json": #"{ "component": true }"#,
        ],
        message: #"unused component "c""#),
      .right(
        [
          "pages/a/a.json": #"{ "usingComponents": { "a-b": "./b" } }"#,
          "pages/a/a.swan": "<a-b/>",
          "pages/a/b.json": #"{ "component": true }"#,
        ]),
    ],
    checks: [.project(checkUnusedComponent)])
}

private func checkUnusedComponent(_ context: ProjectContext) {
  let project = context.project
  let paths = NearestPaths(project.sources)
  for (index, file) in project.files.enumerated() {
    guard let configuration = file.unit.configuration, !configuration.usingComponents.isEmpty,
      let used = tags(in: index, configuration, project)
    else { continue }
    let path = file.unit.configurationPath
    let unused = configuration.usingComponents.filter { !used.contains($0.name) }
    if unused.isEmpty { continue }
    let meant = meantTags(in: file, context)
    for registration in unused where !meant.contains(registration.name) {
      switch project.sources.resolver.resolve(
        registration.path, from: path, as: .component, in: file.unit.dialect)
      {
      case .missing: continue
      // The same rule reports these.
      case .unknowable(let reason)
      where paths.relocated(registration.path, in: path, as: .component, file.unit.dialect, reason) != nil:
        continue
      default: break
      }
      context.report(
        Place(path: path, range: registration.nameRange), unusedComponentMessage(registration.name))
    }
  }
}

/// The tags that are most likely meant by those that nothing registers: the rule about these offers them.
private func meantTags(in file: ProjectFile, _ context: ProjectContext) -> Set<String> {
  let sources = context.project.sources
  let unknown = Set(file.facts.componentUses.map(\.tag)).filter { !sources.registers($0, in: file.unit) }
  if unknown.isEmpty { return [] }
  let known = file.unit.dialect.components.names + sources.registeredTags(in: file.unit)
  return Set(
    unknown.sorted().compactMap { context.nearestName(to: $0, in: known, for: file.unit.path) })
}

/// The tags that may use what the file registers; nil when some of its markup is not known.
private func tags(in file: Int, _ configuration: PageConfiguration, _ project: Project) -> Set<String>? {
  var tags = Set(configuration.placeholders.map(\.tag))
  for part in project.parts(of: file) {
    let facts = project.files[part].facts
    guard let generics = facts.genericTags, !facts.templatesAreIncomplete else { return nil }
    tags.formUnion(generics)
    tags.formUnion(facts.componentUses.lazy.map(\.tag))
    for reference in facts.references
    where reference.kind != .module && project.target(of: reference) == nil {
      return nil
    }
  }
  return tags
}

private func unusedComponentMessage(_ name: String) -> Message {
  Message(
    en: "unused component \"\(name)\"", zh: "组件“\(name)”未使用",
    help: .init(
      en: "remove it from usingComponents, or use <\(name)>", zh: "从 usingComponents 中删除，或使用 <\(name)>"))
}
