import Diagnostics
import Linting
import MiniProgram
import Script

// What `undefinedData` says of scripts: `this.data.showNum`, and `app.globalData.user`.

/// A name that a script reads, and that nothing gives.
private struct UnknownRead {
  let user: Int
  let name: String
  let range: ByteRange
  let near: String
  let isGivenAway: Bool
}

func checkScriptDataReads(_ context: ProjectContext) {
  let project = context.project
  var reads: [UnknownRead] = []
  var mixins = MixinResolution(project.sources)
  var budget = LinkBudget(for: project)
  for (index, file) in project.files.enumerated() {
    guard let script = file.unit.script, !script.unknownDataReads.isEmpty, let path = file.unit.scriptPath,
      let scope = UserScope(of: index, project, &mixins, &budget), !scope.data.isEmpty,
      !scope.data.isOpenToStore,
      let text = project.sources.text(path)
    else { continue }
    let names = script.unknownDataReads.map(text.string)
    let unknown = Set(names).filter { name in
      !scope.data.contains(name) && !scope.boundBothWays.contains(name)
    }
    if unknown.isEmpty { continue }
    let uses = DataKeyUses(
      of: unknown, in: text, project.sources.vocabularies[project.sources.index(of: file.unit.dialect)])
    for (name, range) in zip(names, script.unknownDataReads)
    where unknown.contains(name) && !uses.spellsBesideReads(name) {
      guard
        let near = context.nearest(to: name, in: scope.data.names.lazy.filter(isName), for: path, .strict),
        near.isOnlyOne, !isPluralOf(name, near.name)
      else { continue }
      reads.append(
        UnknownRead(
          user: index, name: name, range: range, near: near.name, isGivenAway: scope.data.isGivenAway))
    }
  }
  if reads.isEmpty { return }
  let shared = SharedData(of: project)
  if shared.replacesFramework { return }
  reads.removeAll { shared.contains($0.name) }
  let questions = reads.filter(\.isGivenAway).map {
    NamesInScripts.Word($0.name, script: project.files[$0.user].unit.scriptPath!)
  }
  if !questions.isEmpty {
    // The script itself spells what it reads.
    let spelled = OtherModules(of: project)
    reads.removeAll { $0.isGivenAway && spelled.spell($0.name) }
  }
  for read in reads { report(read, &mixins, context) }
}

private func report(_ read: UnknownRead, _ mixins: inout MixinResolution, _ context: ProjectContext) {
  let unit = context.project.files[read.user].unit
  let field = mixins.objects(of: unit).lazy.flatMap { object, path in
    object.dataFields.lazy.filter { $0.name == read.near }.map { Place(path: path, range: $0.nameRange) }
  }.first
  let place = Place(path: unit.scriptPath!, range: read.range)
  context.report(
    place,
    Message(
      en:
        "\"\(read.name)\" is not defined \(unit.kind == .component ? "in this component" : "on this page")",
      zh: "此\(unit.kind == .component ? "组件" : "页面")中没有任何代码为“\(read.name)”赋值", help: didYouMean(read.near)),
    related: field.map { [isHere(read.near, $0)] } ?? [], fix: writeNear(read.near, at: place))
}

func checkGlobalDataReads(_ context: ProjectContext) {
  let project = context.project
  var readers = project.files(with: .globalDataReads).makeIterator()
  guard readers.next() != nil, let app = DeclaredGlobalData(of: project.sources) else { return }
  // Each script of the program is read for them: that is left out where no name is near a declared one.
  var given: GivenGlobalData?
  for (_, file) in project.files(with: .globalDataReads) {
    guard let script = file.unit.script, let path = file.unit.scriptPath,
      script.globalData.reads.contains(where: { !app.contains(hash: $0.hash) }),
      let text = project.sources.text(path)
    else { continue }
    for read in script.globalData.reads where !app.contains(hash: read.hash) {
      let name = text.string(read.range)
      guard !app.mayGive(name),
        let near = context.nearest(to: name, in: app.fields.lazy.map(\.value), for: path, .strict),
        near.isOnlyOne, !isPluralOf(name, near.name),
        let field = app.fields.first(where: { $0.value == near.name })
      else { continue }
      let others = given ?? GivenGlobalData(of: project, besides: app)
      given = others
      if others.contains(name) { continue }
      let place = Place(path: path, range: read.range)
      context.report(
        place,
        Message(
          en: "\"\(name)\" is not defined in globalData", zh: "没有任何代码为 globalData 中的“\(name)”赋值",
          help: didYouMean(near.name)),
        related: [isHere(near.name, Place(path: app.path, range: field.range))],
        fix: writeNear(near.name, at: place))
    }
  }
}

/// The modules that scripts of a program import, and which words they spell.
struct OtherModules {
  private let words: Set<UInt64>

  init(of project: Project) {
    words = (project.importedModules + project.sources.appModules).reduce(into: []) {
      $0.formUnion($1.facts.words)
    }
  }

  func spell(_ name: String) -> Bool { words.contains(ModuleFacts.hash(of: name)) }
}

/// Whether one of two names is the plural of the other: these are often side by side.
func isPluralOf(_ name: String, _ other: String) -> Bool {
  let (short, long) = name.utf8.count < other.utf8.count ? (name, other) : (other, name)
  let (one, many) = (short.lowercased(), long.lowercased())
  return many == one + "s" || many == one + "es" || one.hasSuffix("y") && many == one.dropLast() + "ies"
}

func isHere(_ name: String, _ place: Place) -> RelatedPlace {
  RelatedPlace(en: "\"\(name)\" is here", zh: "“\(name)”在这里", at: place)
}

/// Writes `text` in place of what is at a place.
func writeInstead(_ text: String, at place: Place) -> Fix {
  Fix(en: "write \(text)", zh: "改为 \(text)", .suggested, edits: [Edit(replace: place, with: text)])
}

func writeNear(_ near: String, at place: Place, as text: String? = nil) -> Fix {
  Fix(
    en: "write \"\(near)\"", zh: "改为“\(near)”", .suggested, edits: [Edit(replace: place, with: text ?? near)])
}
