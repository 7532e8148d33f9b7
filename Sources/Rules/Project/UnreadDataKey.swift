import Diagnostics
import Linting
import MiniProgram
import Script

/// A key of `setData` or of `observers` that is nearly a field of the data, and that nothing uses.
package var unreadDataKey: Rule {
  Rule(
    id: "unread-data-key",
    summary: .init(
      en: "a misspelled key of setData or observers", zh: "setData 或 observers 中的键拼写错误"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        The field keeps its old value, or the observer never runs, and no error is shown. A key of setData \
        is reported if neither the markup nor a script reads it, and the data declares a similar name that \
        is read. A path of observers is reported if its beginning is similar to a name of the data or a \
        property.
        """,
      zh:
        """
        字段保持原来的值，或者监听函数永远不会执行，也没有任何提示。setData 的键，如果标记代码和脚本都没有读取它、而 data 中声明了一个相近且被读取的字段，就会报告；observers 的路\
        径，如果开头与 data 或属性的名称相近，就会报告。
        """),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/index/index.js":
            "Page({ data: { title: '' }, onLoad() { this.setData({ ⟦titel⟧: 'a' }) } })",
          "pages/index/index.axml": "<view>{{title}}</view>",
        ],
        message: #""titel" is set but never read"#,
        fixed: "Page({ data: { title: '' }, onLoad() { this.setData({ title: 'a' }) } })"),
      .right(
        "<view>{{title}}</view>",
        script:
          "Page({ data: { title: '' }, onLoad() { this.setData({ titel: 1, title: this.data.titel }) } })"),
      .wrong(
        [
          "card/card.js":
            "Component({ properties: { userId: String }, observers: { '⟦userID⟧, list.**'() {} }, data: { list: [] } })",
          "card/card.json": #"{ "component": true }"#,
          "card/card.wxml": "<view>{{userId}}{{list.length}}</view>",
        ],
        message: #""userID" is observed, but is neither data nor a property"#,
        fixed:
          "Component({ properties: { userId: String }, observers: { 'userId, list.**'() {} }, data: { list: [] } })"
      ),
      .right(
        in: .wxml, "<view>{{title}}</view>",
        script:
          "Page({ data: { title: '' }, onLoad() { this.setData({ titel: 1, title: this.data.titel }) } })"),
      .wrong(
        [
          "pages/index/index.js":
            "Page({ data: { title: '' }, onLoad() { this.setData({ ⟦titel⟧: 'a' }) } })",
          "pages/index/index.swan": "<view>{{title}}</view>",
        ],
        message: #""titel" is set but never read"#,
        fixed: "Page({ data: { title: '' }, onLoad() { this.setData({ title: 'a' }) } })"),
      .right(
        in: .swan, "<view>{{title}}</view>",
        script:
          "Page({ data: { title: '' }, onLoad() { this.setData({ titel: 1, title: this.data.titel }) } })"),
    ],
    checks: [.project(checkUnreadDataKey)])
}

private func checkUnreadDataKey(_ context: ProjectContext) {
  let project = context.project
  var mixins = MixinResolution(project.sources)
  var readers = Readers(project)
  for (index, file) in project.files.enumerated() {
    guard let script = file.unit.script, script.dataIsDecidable, let path = file.unit.scriptPath else {
      continue
    }
    let observed = script.instances.flatMap(\.observedNames)
    let keys = script.setDataKeys.filter { script.dataField(named: $0) == nil && isChosen($0) }
    if observed.isEmpty && keys.isEmpty { continue }
    let fields = script.instances.flatMap(\.dataFields).map(\.name)
    var near: [String: String] = [:]
    for key in keys {
      let found = context.nearest(to: key, in: fields, for: path, .strict)
      if let found, found.isOnlyOne, isMisspelling(key, of: found.name) { near[key] = found.name }
    }
    let strange = observed.filter { name in
      script.dataField(named: name.value) == nil && !script.setDataKeys.contains(name.value)
    }
    if near.isEmpty && strange.isEmpty { continue }
    guard let scope = mixins.dataScope(of: file.unit), let text = project.sources.text(path) else { continue }
    for name in strange
    where !scope.contains(name.value) && !script.passesThis && !script.assignsUnknownFields {
      let found = context.nearest(to: name.value, in: scope.names, for: path, .strict)
      guard let found, found.isOnlyOne, isMisspelling(name.value, of: found.name),
        !observed.contains(where: { $0.value == found.name })
      else { continue }
      report(
        name.range, observedUnknown(name.value, found.name), found.name, found.name, script, path, context)
    }
    if near.isEmpty { continue }
    let uses = DataKeyUses(
      of: Set(near.keys).union(near.values), in: text,
      project.sources.vocabularies[project.sources.index(of: file.unit.dialect)])
    guard let markup = readers.markup(of: index) else { continue }
    for (key, name) in near.sorted(by: { $0.key < $1.key }) {
      if uses.mayRead(key) || markup.spell(key) || scopeDeclares(key, &mixins, file.unit) { continue }
      guard uses.reads(name) || markup.spell(name), !uses.givesTogether(key, name),
        !readers.mayRead(
          key, besides: index,
          takesModules: scope.isGivenAway || script.instances.contains { !$0.mixins.isEmpty })
      else { continue }
      for place in uses.keys(key) {
        report(
          place.range, setButUnread(key, name), name, place.isShorthand ? "\(name): \(key)" : name, script,
          path, context)
      }
    }
  }
}

/// Whether the name is one that a page shows, not one of its own affairs: `_list` is beside `list`.
private func isChosen(_ name: String) -> Bool {
  name.utf8.count > 2 && name.utf8.allSatisfy { isWordByte($0) } && name.utf8.first != UInt8(ascii: "_")
    && name.utf8.last != UInt8(ascii: "_") && name.utf8.first != UInt8(ascii: "$")
}

/// Whether a name is nearly the other one, and not one of a pair: `startX`, `startY`; `list`, `lists`.
private func isMisspelling(_ name: String, of other: String) -> Bool {
  if other.utf8.first == UInt8(ascii: "_") || isPluralOf(name, other) { return false }
  if name.utf8.count != other.utf8.count || !name.utf8.dropLast().elementsEqual(other.utf8.dropLast()) {
    return true
  }
  return name.lowercased() == other.lowercased()
}

private func scopeDeclares(_ name: String, _ mixins: inout MixinResolution, _ unit: SourceUnit) -> Bool {
  mixins.objects(of: unit).contains { object, _ in object.dataFields.contains { $0.name == name } }
}

/// What may read the data of a page beside its script.
private struct Readers {
  private let project: Project
  private var texts: [Int: SourceText?] = [:]
  /// The scripts that take other pages and components.
  private var takers: [(file: Int, text: SourceText)]?
  private var modules: OtherModules?
  private var takingModules: Set<UInt64>?

  init(_ project: Project) { self.project = project }

  /// The markup that is rendered with the data of a page or component.
  struct Markup {
    fileprivate let texts: [SourceText]

    func spell(_ name: String) -> Bool { texts.contains { $0.spells(word: name) } }
  }

  /// Nil where some of it is not known.
  mutating func markup(of file: Int) -> Markup? {
    var found: [SourceText] = []
    for part in project.parts(of: file) {
      let facts = project.files[part].facts
      if facts.templatesAreIncomplete
        || facts.references.contains(where: { $0.kind != .module && project.target(of: $0) == nil })
      {
        return nil
      }
      if texts[part] == nil { texts[part] = .some(project.sources.text(project.files[part].unit.path)) }
      guard case .some(.some(let text)) = texts[part] else { return nil }
      found.append(text)
    }
    return Markup(texts: found)
  }

  private static let accessors = [
    "getCurrentPages", "selectComponent", "selectAllComponents", "getRelationNodes", "selectOwnerComponent",
    "$page",
    "$selectComponent", "$selectAllComponents", "refs",
  ]

  /// Whether another script or a module may read the name of the page's data.
  mutating func mayRead(_ name: String, besides file: Int, takesModules: Bool) -> Bool {
    let known =
      takers
      ?? project.files.indices.compactMap { index in
        guard let path = project.files[index].unit.scriptPath, let text = project.sources.text(path),
          Readers.accessors.contains(where: { text.spells(word: $0) })
        else { return nil }
        return (index, text)
      }
    takers = known
    if known.contains(where: { $0.file != file && $0.text.spells(word: name) }) { return true }
    let accessors = Set(Readers.accessors.map { ModuleFacts.hash(of: $0) })
    let taking =
      takingModules
      ?? (project.importedModules + project.sources.appModules).reduce(into: []) {
        if !accessors.isDisjoint(with: $1.facts.words) { $0.formUnion($1.facts.words) }
      }
    takingModules = taking
    if taking.contains(ModuleFacts.hash(of: name)) { return true }
    guard takesModules else { return false }
    let others = modules ?? OtherModules(of: project)
    modules = others
    return others.spell(name)
  }
}

extension SourceText {
  /// Whether the name is there as a whole word.
  fileprivate func spells(word name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes.firstIndex(ofWord: $0, from: 0) != nil }
  }
}

// MARK: Findings

private func report(
  _ range: ByteRange, _ message: Message, _ near: String, _ text: String, _ script: ScriptFacts,
  _ path: String,
  _ context: ProjectContext
) {
  let place = Place(path: path, range: range)
  context.report(
    place, message,
    related: script.dataField(named: near).map { [isHere(near, Place(path: path, range: $0.nameRange))] }
      ?? [],
    fix: writeNear(near, at: place, as: text))
}

private func setButUnread(_ name: String, _ near: String) -> Message {
  Message(
    en: "\"\(name)\" is set but never read", zh: "“\(name)”已设置，但没有任何代码读取", help: didYouMean(near))
}

private func observedUnknown(_ name: String, _ near: String) -> Message {
  Message(
    en: "\"\(name)\" is observed, but is neither data nor a property", zh: "监听了“\(name)”，但它不是 data，也不是属性",
    help: didYouMean(near))
}
