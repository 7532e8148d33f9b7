import Diagnostics
import Files
import Markup
import MiniProgram
import Script

/// Where a method of pages or components is declared, bound and called.
struct HandlerSearch {
  let name: String
  /// The pages and components that have it, and the files that contain mixins of theirs.
  private(set) var owners: [ProjectFile] = []
  private(set) var scripts: [String] = []
  private(set) var occurrences: [Occurrence] = []
  /// Files in which the name is also bound for pages that have another method with the name.
  private(set) var sharedFiles: Set<String> = []
  /// The first attribute of the owners' events that chooses its method when the page runs.
  private(set) var dynamicPlace: Place?
  /// Strings in mustaches of the owners that spell the name without binding it.
  private(set) var spelledPlaces: [Place] = []
  /// What scripts of the owners say of the name.
  private(set) var scriptUses: [(path: String, uses: ScriptUses)] = []

  private let view: ProgramView

  /// `declarations` are the places of its name in scripts.
  init(_ view: ProgramView, _ name: String, _ declarations: [Place]) {
    self.view = view
    self.name = name
    let wanted = Set(declarations)
    findOwners(wanted)
    for place in declarations { occurrences.append(Occurrence(place: place, isDeclaration: true)) }
    searchMarkup()
    searchScripts(wanted)
  }

  private mutating func findOwners(_ wanted: Set<Place>) {
    var resolution = MixinResolution(view.program)
    let ownScripts = Set(wanted.map(\.path))
    for file in view.project.files where file.unit.kind != .fragment {
      guard let script = file.unit.script, let path = file.unit.scriptPath else { continue }
      let mayHave =
        ownScripts.contains(path) || script.objects.contains { !$0.mixins.isEmpty }
      guard mayHave,
        resolution.handlerDeclarations(of: file.unit).contains(where: {
          $0.method.name == name && wanted.contains($0.place)
        })
      else { continue }
      owners.append(file)
      for object in resolution.objects(of: file.unit) where !scripts.contains(object.path) {
        scripts.append(object.path)
      }
    }
    for path in ownScripts.sorted() where !scripts.contains(path) { scripts.append(path) }
  }

  private mutating func searchMarkup() {
    let project = view.project
    let own = Set(owners.compactMap { project.indexes[$0.unit.path] })
    let parts = Set(own.flatMap { project.parts(of: $0) }).sorted()
    for file in view.files(parts, containing: name) {
      guard let index = project.indexes[file.unit.path], let document = view.document(file.unit.path) else {
        continue
      }
      var usersByTemplate: [String?: Set<Int>] = [:]
      func users(_ element: Element) -> Set<Int> {
        let template = Placement(of: element).template
        if let known = usersByTemplate[template] { return known }
        var users = Set(project.users(of: template, in: index))
        if users.isEmpty, file.unit.kind != .fragment { users = [index] }
        usersByTemplate[template] = users
        return users
      }
      for element in document.elements {
        for attribute in element.attributes where attribute.hasValue {
          let isEvent = element.bindsEvent(attribute, file.unit.dialect)
          let names = isEvent ? document.text.choices(attribute) : []
          for range in names where document.text.string(range) == name {
            let users = users(element)
            if users.isDisjoint(with: own) { continue }
            if !users.isSubset(of: own) { sharedFiles.insert(file.unit.path) }
            occurrences.append(Occurrence(place: file.place(range)))
          }
          if let value = attribute.valueRange, attribute.name.known == nil {
            note(spelledIn: value, of: document.text, file, but: names)
          }
        }
      }
    }
    for file in parts.lazy.map({ project.files[$0] }) where dynamicPlace == nil {
      dynamicPlace = view.document(file.unit.path).flatMap { dynamicHandler(in: $0, file) }
    }
  }

  /// An attribute of an event that may call any method. An attribute that calls a function of a script module does not
  /// count.
  private func dynamicHandler(in document: Document, _ file: ProjectFile) -> Place? {
    let text = document.text
    for element in document.elements {
      for attribute in element.attributes
      where attribute.hasMustache && element.bindsEvent(attribute, file.unit.dialect)
        && text.isDynamic(attribute)
      {
        if let mustache = attribute.wholeMustache {
          let tree = ExpressionTree(parsing: text, range: text.expressionRange(mustache))
          if let path = tree.root?.memberPath, path.count > 1,
            file.facts.moduleNames.contains(text.string(path[0]))
          {
            continue
          }
        }
        return file.place(attribute.valueOrNameRange)
      }
    }
    return nil
  }

  /// Notes `'name'` in a value, and a value that is the name, unless it binds the method.
  private mutating func note(
    spelledIn value: ByteRange, of text: SourceText, _ file: ProjectFile, but names: [ByteRange]
  ) {
    let bytes = text.slice(value)
    let length = name.utf8.count
    guard bytes.count >= length else { return }
    for start in 0...(bytes.count - length)
    where bytes[start..<start + length].elementsEqual(name.utf8) {
      let isWhole = length == bytes.count
      let isQuoted =
        start > 0 && start + length < bytes.count
        && [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`")].contains(bytes[start - 1])
        && bytes[start - 1] == bytes[start + length]
      let range = ByteRange(Int(value.start) + start, Int(value.start) + start + length)
      if isWhole || isQuoted, !names.contains(range) { spelledPlaces.append(file.place(range)) }
    }
  }

  private mutating func searchScripts(_ declarations: Set<Place>) {
    let platform = view.program.program.dialects[0].script.platform
    for path in scripts {
      guard let text = view.text(path), text.contains(word: name) else { continue }
      let uses = ScriptUses(of: name, in: text, platform: platform, imports: view.imports(of: text))
      scriptUses.append((path, uses))
      for use in uses.uses {
        let place = Place(path: path, range: use.range)
        if case .ofThis = use.meaning, !declarations.contains(place) {
          occurrences.append(Occurrence(place: place))
        }
      }
    }
  }
}

extension ProgramView {
  /// The names that a script binds what it imports to.
  func imports(of text: SourceText) -> Set<String> {
    let facts = ScriptFacts(scanning: text, ScriptVocabulary(program.program.dialects[0]))
    return Set(facts.modules.flatMap { $0.bindings.map(\.local) })
  }
}
