import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

/// A name in a mustache that nothing gives a value.
package var undefinedData: Rule {
  Rule(
    id: "undefined-data",
    summary: .init(
      en: "an undefined name in a mustache or after this.data",
      zh: "双大括号中或 this.data 之后的名称没有定义"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        Its place on the page stays empty, and no error is shown. A name gets its value from data, \
        properties, props, computed, setData, an assignment to this.data, a mixin or behavior, a loop, a \
        slot or a script module. Only pages and components for which all of these are known are checked; \
        if the script passes "this" on, none of the modules that it imports may mention the name. A class, \
        a switch or a fallback that is never set is reported only if a similar name exists, or if it is \
        true or false, misspelled. In scripts, a \
        name after this.data or globalData is reported if it is never set and exactly one similar name \
        exists.
        """,
      zh:
        """
        页面上该位置什么也不显示，也没有任何提示。名称的值来自 data、properties、props、computed、setData、对 this.data 的赋值、mixin 或 \
        behavior、循环、插槽或脚本模块。只检查以上各项全部已知的页面和组件；如果脚本把“this”交给了其他代码，则只有脚本引入的模块都没有出现该名称时才报告。从不设置的 class、开关或备用\
        值，只有存在相近的名称，或其本身是拼错的 true 或 false 时才报告。脚本中 this.data 或 globalData 之后的名称，如果从不赋值、且恰好有一个相近的名称，也会报告。
        """),
    fix: .suggested,
    mergesBy: .message,
    examples: [
      .wrong(
        #"<view hidden="{{⟦detial⟧}}"/>"#, script: "Page({ data: { detail: 1 } })",
        message: #""detial" is not defined on this page"#,
        fixed: #"<view hidden="{{detail}}"/>"#),
      .right(
        #"<view a:for="{{list}}" a:key="id" class="{{on}}" hidden="{{off}}">{{item.name || title || ''}}{{index}}</view>"#,
        script: "Page({ data: { list: [] }, onLoad() { this.setData({ 'title.text': 1 }) } })"),
      .wrong(
        in: .wxml, #"<block wx:for="{{item.replies}}" wx:for-item="item"/><text>{{⟦reply⟧.user}}</text>"#,
        script: "Page({ data: { item: {} } })",
        message: #""reply" is not defined on this page"#),
      .wrong(
        in: .swan, #"<view s-for="a, i in rows">{{a.name}}{{⟦rwos⟧.length}}</view>"#,
        script: "Page({ data: { rows: [] } })", message: #""rwos" is not defined on this page"#,
        fixed: #"<view s-for="a, i in rows">{{a.name}}{{rows.length}}</view>"#),
      .right(
        in: .wxml,
        #"<view wx:for="{{list}}" wx:key="id" class="{{on}}" hidden="{{off}}">{{item.name || title || ''}}{{index}}</view>"#,
        script: "Page({ data: { list: [] }, onLoad() { this.setData({ 'title.text': 1 }) } })"),
      .right(
        in: .swan,
        #"<view s-for="list" class="{{on}}" hidden="{{off}}">{{item.name || title || ''}}{{index}}</view>"#,
        script: "Page({ data: { list: [] }, onLoad() { this.setData({ 'title.text': 1 }) } })"),
    ],
    checks: [.project(checkUndefinedData)])
}

private func checkUndefinedData(_ context: ProjectContext) {
  var names = names(in: context)
  decide(&names, context.project)
  dropDoubtfulNames(&names, context.project)
  dropUnfinishedTags(&names, context)
  var places = NamePlaces(context.project)
  for name in names { reportUndefinedData(name, &places, context) }
  checkScriptDataReads(context)
  checkGlobalDataReads(context)
}

/// A name that nothing gives a value in any of the pages and components that render it.
private struct MissingName {
  let file: Int
  let name: UndefinedDataName
  /// The uses that are reported.
  private(set) var uses: [DataUse]
  /// The page or component that the message speaks of.
  let user: Int
  private(set) var near: NearName?
  let isMethod: Bool
  /// Whether it is a variable of the script, of which a mustache knows nothing.
  private(set) var isVariable = false
  /// Whether a tag that uses it uses another name without value, too.
  let isBesideAnother: Bool
  /// The scripts that give their pages away.
  let givers: [Giver]

  /// Leaves out the uses on some tags.
  mutating func leaveOut(_ tags: Set<ByteRange>) {
    uses.removeAll { $0.tag.map(tags.contains) ?? false }
  }

  /// Takes the near name away where another name is meant; then the uses that would not matter without it are not reported.
  mutating func forgetNear(isVariable: Bool) {
    near = nil
    self.isVariable = isVariable
    if !isVariable { uses.removeAll { $0.traits.contains(.isOptional) } }
  }
}

/// A script that gives its page away, maybe to the app.
private struct Giver: Sendable {
  let script: String
  let isGivenToApp: Bool
}

private func names(in context: ProjectContext) -> [MissingName] {
  let project = context.project
  var found: [MissingName] = []
  var mixins = MixinResolution(project.sources)
  var scopes: [Int: UserScope?] = [:]
  var budget = LinkBudget(for: project)
  for (index, file) in project.files.enumerated() where !file.facts.undefinedDataNames.isEmpty {
    guard
      let users = project.usages[index].includers.isEmpty
        ? [index] : project.users(of: nil, in: index, &budget),
      budget.follow(users.count * file.facts.undefinedDataNames.count)
    else { break }
    for user in users where scopes[user] == nil {
      scopes[user] = .some(UserScope(of: user, project, &mixins, &budget))
    }
    var known: [UserScope] = []
    for case let scope?? in users.map({ scopes[$0] }) where !scope.data.isEmpty { known.append(scope) }
    // Who is not decided, or gives nothing, may be given anything.
    guard let user = users.contains(index) ? index : users.first, known.count == users.count else { continue }
    // In a template, what is included sees what its users give the template.
    guard let isInTemplate = project.isIncludedInTemplate(index, &budget) else { break }
    if isInTemplate { continue }
    let around = project.namesAround(index)
    let isLeftAlone = isLeftAlone(user, project)
    let unknown = file.facts.undefinedDataNames.filter { name in
      !around.contains(name.name) && !project.sources.globals.contains(name.name)
        && !known.contains { $0.data.contains(name.name) || $0.data.mayGet(name.name) }
    }
    let crowded = tagsWithTwo(unknown)
    for name in unknown {
      let near =
        nearLiteral(name.name)
        ?? context.nearest(
          to: name.name, in: known.lazy.flatMap(\.data.names).filter(isName), for: file.unit.path, .strict)
      if near == nil, isLeftAlone || known.contains(where: { $0.boundBothWays.contains(name.name) }) {
        continue
      }
      if isLeftAlone, isPassed(name.name, to: user, project) { continue }
      let isMethod = known.contains { $0.methods.contains(name.name) }
      let uses = name.uses.filter { use in
        if isMethod, use.traits.contains(.isTemplateData) { return false }
        // A component that is given a method by its name gets nothing.
        if isMethod, use.traits.contains(.isProperty) { return true }
        return near != nil || !use.traits.contains(.isOptional)
      }
      if uses.isEmpty { continue }
      found.append(
        MissingName(
          file: index, name: name, uses: uses, user: user, near: near, isMethod: isMethod,
          isBesideAnother: uses.contains { $0.tag.map(crowded.contains) ?? false },
          givers: zip(users, known).compactMap { user, scope in
            guard scope.data.isGivenAway, !scope.data.isNeverOfStore(name.name) else { return nil }
            return project.files[user].unit.scriptPath.map {
              Giver(script: $0, isGivenToApp: scope.data.isGivenToApp)
            }
          }))
    }
  }
  return found
}

/// The literal that a name is when two of its letters change places, or one is typed twice: `ture`, `fasle`.
private func nearLiteral(_ name: String) -> NearName? {
  literals.first { literal in
    editDistance(name.utf8, literal.utf8, limit: 1) == 1 && Set(name.utf8) == Set(literal.utf8)
  }.map { NearName(name: $0, isOnlyOne: true, distance: 1) }
}

private let literals = ["true", "false"]

/// The tags that use two of the names, or more.
private func tagsWithTwo(_ names: [UndefinedDataName]) -> Set<ByteRange> {
  if names.count < 2 { return [] }
  var users: [ByteRange: String] = [:]
  var found: Set<ByteRange> = []
  for name in names {
    for case let tag? in name.uses.lazy.map(\.tag)
    where users.updateValue(name.name, forKey: tag) ?? name.name != name.name {
      found.insert(tag)
    }
  }
  return found
}

extension DataScope {
  /// Whether a store may give the name.
  fileprivate func mayGet(_ name: String) -> Bool { isOpenToStore && !isNeverOfStore(name) }
}

/// Whether a mustache can look the name up: `my-name` is a subtraction there.
func isName(_ name: String) -> Bool { !name.utf8.contains(UInt8(ascii: "-")) }

/// What names have a value in the markup of a page or component.
struct UserScope {
  let data: DataScope
  /// The methods of its script.
  let methods: Set<String>
  /// The names that its markup gives a value when people type, for instance.
  private(set) var boundBothWays: Set<String> = []

  /// Nil when there may be names that are not known.
  init?(of user: Int, _ project: Project, _ mixins: inout MixinResolution, _ budget: inout LinkBudget) {
    guard let data = mixins.dataScopeBesideStores(of: project.files[user].unit),
      let parts = project.parts(of: user, &budget)
    else { return nil }
    self.data = data
    methods = Set(project.files[user].unit.script?.methodNames ?? [])
    for part in parts {
      let facts = project.files[part].facts
      boundBothWays.formUnion(facts.namesBoundBothWays)
      // What cannot be found, or be read, may bind names.
      if facts.references.contains(where: { $0.kind == .include && project.target(of: $0) == nil }) {
        return nil
      }
      if facts.templatesAreIncomplete { return nil }
    }
  }
}

/// Whether only near names are reported: nothing uses the component; or it is one of Alipay, where properties are visible that
/// it does not declare.
private func isLeftAlone(_ user: Int, _ project: Project) -> Bool {
  let unit = project.files[user].unit
  guard unit.kind == .component else { return false }
  if unit.dialect.family == .alipay { return true }
  return project.usages[user].componentUsers.isEmpty && !project.sources.lists(page: unit.stem)
}

/// Whether a use of the component has an attribute of that name.
private func isPassed(_ name: String, to component: Int, _ project: Project) -> Bool {
  project.usages[component].componentUsers.contains { site in
    project.componentUse(at: site).attributes.contains { $0.name == name }
  }
}

/// Keeps the names that no other script of the program gives, and no module that is given a page.
private func decide(_ names: inout [MissingName], _ project: Project) {
  if names.isEmpty { return }
  let shared = SharedData(of: project)
  if shared.replacesFramework {
    names = []
    return
  }
  names.removeAll { shared.contains($0.name.name) }
  let questions = names.flatMap { name in
    name.givers.map {
      NamesInScripts.Word(name.name.name, script: $0.script, isGivenToApp: $0.isGivenToApp)
    }
  }
  if questions.isEmpty { return }
  var answers = NamesInScripts(from: Set(questions.map(\.script)), in: project.sources).mayGiveData(
    questions)[
      ...]
  names = names.filter { name in
    defer { answers = answers.dropFirst(name.givers.count) }
    return answers.prefix(name.givers.count).allSatisfy { !$0 }
  }
}

/// Takes near names away that are not meant: where the tag has another name without value, where the near name is in the same
/// value, as in `list[cIndex][ccIndex]`, and where the script has a variable of the very name.
private func dropDoubtfulNames(_ names: inout [MissingName], _ project: Project) {
  var texts: [Int: SourceText?] = [:]
  func text(_ file: Int) -> SourceText? {
    if let known = texts[file] { return known }
    let text = project.sources.text(project.files[file].unit.path)
    texts[file] = .some(text)
    return text
  }
  var variables: [Int: ScriptVariables?] = [:]
  func isVariable(_ name: MissingName) -> Bool {
    let unit = project.files[name.user].unit
    if variables[name.user] == nil {
      variables[name.user] = .some(
        unit.scriptPath.flatMap { project.sources.text($0) }.map {
          ScriptVariables(in: $0, ScriptVocabulary(unit.dialect))
        })
    }
    return variables[name.user]??.declare(name.name.name) ?? false
  }
  for index in names.indices {
    guard let near = names[index].near, !literals.contains(near.name) else { continue }
    let (file, uses) = (names[index].file, names[index].uses)
    if isVariable(names[index]) {
      names[index].forgetNear(isVariable: true)
    } else if names[index].isBesideAnother
      || uses.contains(where: { use in text(file).map { $0.spells(near.name, in: use.value) } ?? false })
    {
      names[index].forgetNear(isVariable: false)
    }
  }
  names.removeAll(where: \.uses.isEmpty)
}

/// Leaves out values on tags with a handler that does not exist: it is what would give them. Misspelled names stay.
private func dropUnfinishedTags(_ names: inout [MissingName], _ context: ProjectContext) {
  if names.allSatisfy({ $0.near != nil || context.project.files[$0.file].facts.unresolvedHandlers.isEmpty }) {
    return
  }
  let handlers = MissingHandlers.of(context)
  var tags: [Int: Set<ByteRange>] = [:]
  for index in names.indices where names[index].near == nil {
    let file = names[index].file
    let unfinished = tags[file] ?? handlers.tags(in: file)
    tags[file] = unfinished
    names[index].leaveOut(unfinished)
  }
  names.removeAll(where: \.uses.isEmpty)
}

extension SourceText {
  /// Whether the name is in the range as a whole word that is not a member.
  fileprivate func spells(_ name: String, in range: ByteRange) -> Bool {
    var name = name
    return name.withUTF8 { name in
      let bytes = slice(range)
      var from = 0
      while let start = bytes.firstIndex(of: name, from: from) {
        let end = start + name.count
        if start == 0 || !isWordByte(bytes[start - 1]) && bytes[start - 1] != UInt8(ascii: "."),
          end == bytes.count || !isWordByte(bytes[end])
        {
          return true
        }
        from = end
      }
      return false
    }
  }
}

// MARK: Findings

private func reportUndefinedData(_ name: MissingName, _ places: inout NamePlaces, _ context: ProjectContext) {
  let project = context.project
  let file = project.files[name.file]
  let field = name.near.flatMap { places.place(ofField: $0.name, on: name.user) }
  let message = undefinedName(name, &places, project)
  for use in name.uses {
    context.report(
      file.place(use.range), message,
      related: field.map {
        [RelatedPlace(en: "\"\(name.near!.name)\" is here", zh: "“\(name.near!.name)”在这里", at: $0)]
      } ?? [],
      fix: fixUndefinedData(of: name, at: use, in: file))
  }
}

private func fixUndefinedData(of name: MissingName, at use: DataUse, in file: ProjectFile) -> Fix? {
  guard let near = name.near, near.isOnlyOne else { return nil }
  let text = use.traits.contains(.isKey) ? "\(name.name.name): \(near.name)" : near.name
  return Fix(
    en: "write \"\(near.name)\"", zh: "改为“\(near.name)”", .suggested,
    edits: [Edit(replace: file.place(use.range), with: text)])
}

/// Where the names are of which messages speak: found once for each file.
private struct NamePlaces {
  private let project: Project
  /// The fields of the data and of the properties, by pages and components.
  private var fields: [Int: [String: Place]] = [:]
  private var lines: [Int: LineTable?] = [:]

  init(_ project: Project) { self.project = project }

  /// Where a field is declared first.
  mutating func place(ofField name: String, on user: Int) -> Place? {
    if fields[user] == nil {
      var mixins = MixinResolution(project.sources)
      var places: [String: Place] = [:]
      for (object, path) in mixins.objects(of: project.files[user].unit) {
        for field in object.dataFields where places[field.name] == nil {
          places[field.name] = Place(path: path, range: field.nameRange)
        }
      }
      fields[user] = places
    }
    return fields[user]?[name]
  }

  /// The number of the line with a byte of a file; nil when the file cannot be read any more.
  mutating func line(of offset: UInt32, in file: Int) -> Int? {
    if lines[file] == nil {
      lines[file] = .some(project.sources.text(project.files[file].unit.path).map { LineTable($0) })
    }
    guard case .some(.some(let table)) = lines[file] else { return nil }
    return table.lineIndex(at: Int(offset)) + 1
  }
}

/// The reserved words of ECMAScript that expressions of mini programs do not have; none is a good name.
private let reservedWords: Set<String> = [
  "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else",
  "enum",
  "export", "extends", "finally", "for", "function", "if", "import", "new", "return", "super", "switch",
  "throw",
  "try", "var", "while", "with",
]

private func undefinedName(
  _ name: MissingName, _ places: inout NamePlaces, _ project: Project
) -> Message {
  let unit = project.files[name.user].unit
  // A page may have "component": true in its configuration.
  let isMadeByPage =
    unit.script.map { $0.hasInstance(of: .page) && !$0.hasInstance(of: .component) } ?? false
  let isComponent = unit.kind == .component && !isMadeByPage
  let word = name.name.name
  let help: LocalizedText =
    if let near = didYouMean(name.near?.name) {
      near
    } else if reservedWords.contains(word) {
      LocalizedText(
        en: "\"\(word)\" is a reserved word: give the data another name", zh: "“\(word)”是保留字：给数据换一个名称")
    } else if let loop = name.name.loop,
      let line = places.line(of: loop.range.start, in: name.file)
    {
      LocalizedText(
        en: "\"\(word)\" is the \(loop.isIndex ? "index" : "item") of the loop only at line \(line)",
        zh: "“\(word)”只在第 \(line) 行的循环内有效：移到该循环内，或改用 data 中的名称")
    } else if let item = name.name.itemOfTag {
      LocalizedText(
        en: "the item of the loop on this tag is called \"\(item)\"", zh: "此标签上的循环的当前项名为“\(item)”")
    } else if name.isVariable {
      LocalizedText(
        en: "\"\(word)\" is a variable of the script, but a mustache sees only data: add it to data",
        zh: "“\(word)”是脚本中的变量，而双大括号中只能访问 data：把它放到 data 中")
    } else if name.isMethod {
      LocalizedText(
        en: "\"\(word)\" is a method, but a mustache sees only data", zh: "“\(word)”是方法，而双大括号中只能访问 data")
    } else if word == "app", name.uses.contains(where: { $0.traits.contains(.readsGlobalData) }) {
      LocalizedText(en: "a mustache does not see app: copy it to data", zh: "双大括号中访问不到 app；复制到 data 中")
    } else if name.uses.allSatisfy({ $0.traits.contains(.isBesideText) }) {
      LocalizedText(en: "quote it, like the other branch", zh: "给它加上引号，像另一个分支那样")
    } else {
      LocalizedText(
        en: "give it a value in data or by setData, or remove it", zh: "在 data 中或用 setData 为它赋值，或将其删除")
    }
  return Message(
    en: "\"\(word)\" is not defined \(isComponent ? "in this component" : "on this page")",
    zh: "此\(isComponent ? "组件" : "页面")中没有任何代码为“\(word)”赋值", help: help)
}
