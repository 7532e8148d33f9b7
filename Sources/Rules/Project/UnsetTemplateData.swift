import Diagnostics
import Linting
import Markup
import MiniProgram

/// A name that a template looks up, and that a use does not give it.
package var unsetTemplateData: Rule {
  Rule(
    id: "unset-template-data",
    summary: .init(
      en: "a template variable that a use does not pass",
      zh: "使用模板时没有传入模板读取的名称"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        A template sees only the data that its use passes: without it, the place stays empty. A name may \
        be omitted on purpose. So it is reported only if the use passes a similar name, or one that the \
        template does not read; if the page has a field of that name; or if nearly all other uses pass it \
        and the template neither tests it nor has a default for it.
        """,
      zh:
        """
        模板只能访问使用处的 data 传入的内容；没有传入时，该位置什么也不显示。名称也可能是故意省略的，所以只在以下情况报告：使用处传入了相近的名称，或者模板不读取的名称；页面有该名称的字段；或者其他\
        使用处几乎都传入了该名称，而模板既不判断它，也没有默认值。
        """),
    fix: .suggested,
    mergesBy: .message,
    examples: [
      .wrong(
        """
        <template name="row"><text>{{title}}: {{post.text}}</text></template>
        <template is="row" data="{{⟦titel⟧: name, post}}"/>
        """, message: #"template "row" reads "title", which this use does not pass"#,
        fixed: """
          <template name="row"><text>{{title}}: {{post.text}}</text></template>
          <template is="row" data="{{title: name, post}}"/>
          """),
      .right(
        """
        <template name="row"><view><text a:if="{{note}}">{{note}}</text>{{post.text || ''}}</view></template>
        <template is="row" data="{{post}}"/>
        """),
      .wrong(
        in: .wxml,
        """
        <template name="stars"><block wx:for="{{shop.stars}}">{{item}}</block></template>
        <template is="stars" data="{{⟦detail⟧}}"/>
        """, message: #"template "stars" reads "shop", which this use does not pass"#,
        fixed: """
          <template name="stars"><block wx:for="{{shop.stars}}">{{item}}</block></template>
          <template is="stars" data="{{shop: detail}}"/>
          """),
      .wrong(
        in: .swan,
        """
        <template name="cell"><icon s-if="{{icon}}" type="{{icon}}" size="{{iconSize}}"/></template>
        <template is="cell" data="⟦{{{icon}}}⟧"/>
        """, script: "Page({ data: { icon: 'info', iconSize: 20 } })",
        message: #"template "cell" reads "iconSize", which this use does not pass"#,
        fixed: """
          <template name="cell"><icon s-if="{{icon}}" type="{{icon}}" size="{{iconSize}}"/></template>
          <template is="cell" data="{{{icon, iconSize}}}"/>
          """),
      .right(
        in: .wxml,
        """
        <template name="row"><view><text wx:if="{{note}}">{{note}}</text>{{post.text || ''}}</view></template>
        <template is="row" data="{{post}}"/>
        """),
      .right(
        in: .swan,
        """
        <template name="row"><view><text s-if="note">{{note}}</text>{{post.text || ''}}</view></template>
        <template is="row" data="{{ {post} }}"/>
        """),
    ],
    checks: [.project(checkUnsetTemplateData)])
}

private func checkUnsetTemplateData(_ context: ProjectContext) {
  let project = context.project
  var search = Search(project)
  var budget = LinkBudget(for: project)
  for template in UsedTemplate.all(in: project, &search.links) {
    for use in template.uses {
      guard budget.follow(template.names.count + use.data.entries.count) else { return }
      for (read, reason) in search.missingNames(of: use, in: template, context) {
        // Each of thousands of uses may lack each of thousands of names.
        guard budget.follow(linksPerFinding) else { return }
        reportUnsetTemplateData(read, reason, use, template, context)
      }
    }
  }
}

/// What a finding takes of the budget: so there are few more than uses.
private let linksPerFinding = 64

/// Why a name is not left out on purpose.
private enum Reason {
  /// The name of the entry is nearly the name.
  case near(TemplateData.Entry, isOnlyOne: Bool)
  /// The template does not read the one name of the entry, and lacks no other name.
  case unread(TemplateData.Entry)
  /// It has a value where the template is used.
  case hasValue
  /// That many other uses give it.
  case given(Int)
}

/// Looks for the names that uses do not give. What is known of a file, or of a template, is found once.
private struct Search {
  private let project: Project
  var links: TemplateLinks
  private var users: [Int: User] = [:]

  /// A file in which templates are used.
  private struct User {
    let modules: Set<String>
    /// The names that its script gives to `setData`.
    let setNames: Set<String>
    /// The names to which its script gives no value.
    let undefinedDataNames: Set<String>

    init(_ file: ProjectFile) {
      modules = file.facts.moduleNames
      setNames = Set(file.unit.script?.setDataKeys ?? [])
      undefinedDataNames = Set(file.facts.undefinedDataNames.lazy.map(\.name))
    }
  }

  init(_ project: Project) {
    self.project = project
    links = TemplateLinks(project)
  }

  /// What a use does not give the template, as far as that is not on purpose.
  mutating func missingNames(
    of use: DecidedUse, in template: UsedTemplate, _ context: ProjectContext
  ) -> [(TemplateRead, Reason)] {
    let given = Set(use.data.entries.map(\.name))
    let missing = template.names.filter { !$0.traits.isEmpty && !given.contains($0.name) }
    if missing.isEmpty { return [] }
    let file = project.files[use.file]
    let user = users[use.file] ?? User(file)
    users[use.file] = user
    let unread = use.data.entries.filter { !(template.known?.contains($0.name) ?? true) }
    var found: [(TemplateRead, Reason)] = []
    for read in missing
    where !user.modules.contains(read.name) && !project.sources.globals.contains(read.name) {
      let near = context.nearest(to: read.name, in: unread.lazy.map(\.name), for: file.unit.path, .strict)
      if let near, let entry = unread.first(where: { $0.name == near.name }) {
        // That nothing gives the nearly equal name a value is said already.
        if entry.isShorthand, user.undefinedDataNames.contains(entry.name), hasField(read.name, use.file) {
          continue
        }
        found.append((read, .near(entry, isOnlyOne: near.isOnlyOne)))
      } else if unread.count == 1, missing.count == 1, isShown(read, in: template) {
        found.append((read, .unread(unread[0])))
      } else if hasValue(read, at: use, of: template, user) {
        found.append((read, .hasValue))
      } else if let count = template.usualGivers(of: read.name), isShown(read, in: template) {
        found.append((read, .given(count)))
      }
    }
    return found
  }

  /// Whether the template, or one that it gives the name to, always shows it and never tests it.
  private mutating func isShown(_ read: TemplateRead, in template: UsedTemplate) -> Bool {
    guard let traits = links.traits(of: read.name, in: template.definition) else { return false }
    return traits.contains(.isShown) && !traits.contains(.isTested)
  }

  private func hasField(_ name: String, _ file: Int) -> Bool {
    project.files[file].unit.script?.dataField(named: name) != nil
  }

  /// Whether what the template lacks has a value where it is used, and that value is meant.
  private mutating func hasValue(
    _ read: TemplateRead, at use: DecidedUse, of template: UsedTemplate, _ user: User
  ) -> Bool {
    if use.data.loopNames.contains(read.name) { return isShown(read, in: template) }
    guard !use.isInTemplate, hasField(read.name, use.file) || user.setNames.contains(read.name)
    else { return false }
    // What a page defines for itself alone speaks of its fields.
    let isOwn =
      template.definition.file == use.file && project.usages[use.file].importers.isEmpty
      && !template.hasUnknownUses && !template.renamed.contains(read.name)
    return isOwn || isShown(read, in: template)
  }
}

// MARK: Findings

private func reportUnsetTemplateData(
  _ read: TemplateRead, _ reason: Reason, _ use: DecidedUse, _ template: UsedTemplate,
  _ context: ProjectContext
) {
  let file = context.project.files[use.file]
  let range: ByteRange
  var fix: Fix?
  func edit(_ range: ByteRange, _ text: String) -> Fix {
    Fix(
      en: "write \"\(text)\"", zh: "改为“\(text)”", .suggested,
      edits: [Edit(replace: file.place(range), with: text)])
  }
  switch reason {
  case .near(let entry, _), .unread(let entry):
    range = entry.keyRange
    if case .near(_, isOnlyOne: false) = reason { break }
    fix = edit(range, entry.isShorthand ? "\(read.name): \(entry.name)" : read.name)
  case .hasValue:
    range = use.data.range ?? use.isRange
    if let last = use.data.entries.last {
      let place = file.place(ByteRange(Int(last.range.end), Int(last.range.end)))
      fix = Fix(
        en: "add \"\(read.name)\"", zh: "添加“\(read.name)”", .suggested,
        edits: [Edit(replace: place, with: ", \(read.name)")])
    }
  case .given:
    range = use.data.range ?? use.isRange
  }
  let definition = context.project.files[template.definition.file]
  context.report(
    file.place(range), unsetName(read.name, template.name, reason),
    related: [RelatedPlace(en: "it is read here", zh: "在这里读取", at: definition.place(read.range))], fix: fix)
}

private func unsetName(_ name: String, _ template: String, _ reason: Reason) -> Message {
  let help: LocalizedText? =
    switch reason {
    case .near:
      didYouMean(name)
    case .unread(let entry):
      LocalizedText(
        en: "the template does not read \"\(entry.name)\": write \"\(name): \(entry.name)\"",
        zh: "模板不读取“\(entry.name)”：改为“\(name): \(entry.name)”")
    case .hasValue:
      LocalizedText(en: "it has a value here: add \"\(name)\" to data", zh: "此处有该名称的值：在 data 中添加“\(name)”")
    case .given(let count):
      LocalizedText(
        en: "\(count) other uses pass it: add it to data", zh: "另有 \(count) 处传入该名称：在 data 中添加")
    }
  return Message(
    en: "template \"\(template)\" reads \"\(name)\", which this use does not pass",
    zh: "模板“\(template)”读取“\(name)”，而此处没有传入", help: help)
}
