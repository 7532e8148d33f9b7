import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// Content of a component, or of a slot, that is never shown.
package var lostSlotContent: Rule {
  Rule(
    id: "lost-slot-content",
    summary: .init(en: "slot content that is never shown", zh: "插槽的内容永远不会显示"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        A component shows the content that it gets in its slot. In WXML and QML it has several slots only \
        if multipleSlots is set in its options; then each content goes to the slot of its name. In WXML, a \
        slot without content stays empty.
        """,
      zh: """
        组件在其插槽处显示传入的内容。在 WXML 和 QML 中，只有在 options 中启用 multipleSlots，组件才能有多个插槽；\
        此时内容会放入名称相同的插槽。在 WXML 中，没有传入内容的插槽保持为空。
        """),
    fix: .suggested,
    sources: [
      .init(
        en: "\"Component template and style\" of the WeChat documentation (custom-component/wxml-wxss)",
        zh: "微信文档的“组件模板和样式”（custom-component/wxml-wxss）"),
      .init(
        en:
          "templates of custom components in the Douyin documentation: several slots are told apart by their names alone",
        zh: "抖音文档中自定义组件的模板：多个插槽仅以 name 区分"),
    ],
    dialects: .only([.wxml, .ttml, .qml]),
    examples: [
      .wrong(
        [
          "pages/a/a.wxml": #"<card><view slot="⟦heder⟧">a</view></card>"#,
          "pages/a/a.js": "Page({})",
          "pages/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
          "card/card.wxml": #"<slot name="header"/><slot/>"#,
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({ options: { multipleSlots: true } })",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""card" has no slot "heder""#,
        fixed: #"<card><view slot="header">a</view></card>"#),
      .right([
        "pages/a/a.wxml": #"<card><view slot="header">a</view>b</card>"#,
        "pages/a/a.js": "Page({})",
        "pages/a/a.json": #"{ "usingComponents": { "card": "/card/card" } }"#,
        "card/card.wxml": #"<slot name="header"/><slot/>"#,
        "card/card.json": #"{ "component": true }"#,
        "card/card.js": "Component({ options: { multipleSlots: true } })",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "card/card.wxml": #"<slot name="⟦header⟧"/><slot>⟦none⟧</slot>"#,
          "card/card.json": #"{ "component": true }"#,
          "card/card.js": "Component({})",
        ], message: #""header" is ignored: set options.multipleSlots"#, "WXML shows no default content"),
    ],
    checks: [.project(checkLostSlotContent), .elements(.known(.slot), checkDefaultContent)])
}

// MARK: The content of slots

private func checkDefaultContent(_ slot: Element, _ context: FileContext) {
  guard context.dialect === Dialect.wxml, context.document.issues.isEmpty else { return }
  for node in slot.children where node.kind != .comment {
    context.report(node.element?.tagRange ?? context.text.trimmed(node.range), noDefaultContent())
    return
  }
}

// MARK: Components

private func checkLostSlotContent(_ context: ProjectContext) {
  let project = context.project
  let hasSlots = project.files.contains { $0.facts.declaredSlots.count > 0 || !$0.facts.contents.isEmpty }
  if !hasSlots { return }
  var slots = ComponentSlots.All(project)
  for (index, file) in project.files.enumerated()
  where file.unit.kind == .component && file.unit.dialect !== Dialect.ttml {
    guard file.facts.declaredSlots.contains(where: { $0.nameRange != nil }), let own = slots.of(index),
      own.multipleSlots == .off, own.names.count > 1
    else { continue }
    let all = file.facts.declaredSlots
    let hasPartsWithOthers = !own.names.isSubset(of: all.compactMap(\.name))
    for slot in all.prefix(maxComparedSlots) {
      guard let name = slot.name, let range = slot.nameRange else { continue }
      // Slots of which one alone is shown need no option.
      let hasOther =
        hasPartsWithOthers
        || all.prefix(maxComparedSlots).contains {
          $0.name != name && !$0.placement.excludes(slot.placement)
        }
      if hasOther { context.report(file.place(range), ignored(name)) }
    }
  }
  for file in project.files where !file.facts.contents.isEmpty && !file.facts.hasSyntaxMistakes {
    let targets = project.sources.componentTargets(of: file.unit)
    for content in file.facts.contents {
      guard let use = file.use(at: content.tagRange),
        file.unit.configuration?.placeholders.contains(where: { $0.name == use }) != true,
        let target = targets[use].flatMap({ project.indexes[$0] }), let known = slots.of(target)
      else { continue }
      if known.names.isEmpty {
        if let first = content.first, !known.hasUnknownNames, !known.hasRelations {
          let isExtraSign = project.sources.text(file.unit.path).map { $0.string(first) == ">" } ?? false
          context.report(file.place(first), noSlot(use, isExtraSign: isExtraSign))
        }
      } else if known.multipleSlots == .on, !known.hasUnknownNames {
        for slot in content.slots where !known.names.contains(slot.name) {
          reportUnknownSlot(slot, of: use, known, in: file, context)
        }
      }
    }
  }
}

/// Of more slots in a file, nothing is said.
private let maxComparedSlots = 64

private func reportUnknownSlot(
  _ slot: (name: String, range: ByteRange), of tag: String, _ known: ComponentSlots, in file: ProjectFile,
  _ context: ProjectContext
) {
  let names = known.names.subtracting([""])
  let near = context.nearest(to: slot.name, in: names, for: file.unit.path, .sameWords)
  let place = file.place(slot.range)
  var fix: Fix?
  if let near, near.isOnlyOne {
    fix = Fix(
      en: "write \(near.name)", zh: "改为 \(near.name)", .suggested,
      edits: [Edit(replace: place, with: near.name)])
  }
  context.report(place, unknownSlot(slot.name, of: tag, near: near?.name, names.sorted()), fix: fix)
}

/// What slots a component has.
private struct ComponentSlots {
  /// Of which the static names are known; an empty one is that of the slot without a name.
  var names: Set<String> = []
  var hasUnknownNames = false
  let multipleSlots: ScriptObject.MultipleSlots
  /// Whether others are its parents or children by `relations`: they may be written in it to be found, not to be shown.
  let hasRelations: Bool

  /// The slots of the components of a program, each found once.
  struct All {
    private let project: Project
    private var mixins: MixinResolution
    private var replacements: FrameworkReplacements
    private var budget: LinkBudget
    private var known: [Int: ComponentSlots?] = [:]

    init(_ project: Project) {
      self.project = project
      mixins = MixinResolution(project.sources)
      replacements = FrameworkReplacements(project)
      budget = LinkBudget(for: project)
    }

    /// Nil unless the script shows all options of the component, and all of its markup is known.
    mutating func of(_ file: Int) -> ComponentSlots? {
      if let known = known[file] { return known }
      let found = find(file)
      known[file] = .some(found)
      return found
    }

    private mutating func find(_ file: Int) -> ComponentSlots? {
      let unit = project.files[file].unit
      guard unit.kind == .component, let script = unit.script, script.factoryObject == nil,
        let instance = script.soleInstance, script.objects[instance].kind == .component,
        !script.isIncomplete || script.lacksResolvableMixinsOnly,
        !replacements.mayGive("multipleSlots", to: unit.scriptPath)
      else { return nil }
      let objects = mixins.objects(of: unit).map(\.object)
      // What a mixin cannot be seen to have is unknown.
      if objects.contains(where: { $0.gaps.contains { $0.kind != .mixins } }) { return nil }
      if mixins.handlers(of: unit).others == .made || mixins.handlers(of: unit).others == .unknown {
        return nil
      }
      var multipleSlots = ScriptObject.MultipleSlots.off
      for object in objects where multipleSlots == .off { multipleSlots = object.multipleSlots }
      var slots = ComponentSlots(
        multipleSlots: multipleSlots,
        hasRelations: objects.contains {
          $0.kind != .component || $0.options.contains { $0.value == "relations" }
        })
      var isClosed = true
      let isComplete = project.visitShown(by: file, components: [:], &budget) { facts in
        1 + facts.declaredSlots.count
      } visit: { facts in
        if facts.hasSyntaxMistakes || facts.isUnread { isClosed = false }
        for slot in facts.declaredSlots {
          if let name = slot.name { slots.names.insert(name) } else { slots.hasUnknownNames = true }
        }
      }
      return isComplete && isClosed ? slots : nil
    }
  }
}

extension ProjectFile {
  /// The tag of the component with its name at a range.
  fileprivate func use(at range: ByteRange) -> String? {
    let place = facts.componentUses.partitioningIndex { $0.tagRange.start >= range.start }
    guard place < facts.componentUses.count, facts.componentUses[place].tagRange == range else { return nil }
    return facts.componentUses[place].tag
  }
}

private func noDefaultContent() -> Message {
  Message(
    en: "WXML shows no default content", zh: "WXML 不会显示插槽的默认内容",
    help: .init(
      en: "move it out of the slot, and show it by a property of the component",
      zh: "把内容移到插槽之外，用组件的属性决定是否显示"))
}

private func ignored(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is ignored: set options.multipleSlots", zh: "“\(name)”会被忽略：需设置 options.multipleSlots",
    help: .init(
      en: "add options: { multipleSlots: true } to the component's script",
      zh: "在组件脚本中添加 options: { multipleSlots: true }"))
}

/// `isExtraSign` is whether the content is a `>` behind the one that ends the tag.
private func noSlot(_ tag: String, isExtraSign: Bool) -> Message {
  Message(
    en: "\"\(tag)\" has no slot, so this is never shown", zh: "“\(tag)”没有插槽，此内容永远不会显示",
    help: isExtraSign
      ? .init(en: "delete the extra \">\": the one before it ends the tag", zh: "删除多余的“>”：前一个已经结束标签")
      : .init(en: "add a slot to the component, or delete this", zh: "在组件中添加插槽，或删除此内容"))
}

private func unknownSlot(_ name: String, of tag: String, near: String?, _ names: [String]) -> Message {
  let list = quotedList(names, atMost: 3)
  return Message(
    en: "\"\(tag)\" has no slot \"\(name)\"", zh: "“\(tag)”没有名为“\(name)”的插槽",
    help: didYouMean(near)
      ?? (names.isEmpty
        ? LocalizedText(en: "its slot has no name", zh: "其插槽没有名称")
        : LocalizedText(en: "its slots are \(list.english)", zh: "其插槽为\(list.chinese)")))
}
