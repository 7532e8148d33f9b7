import Containers
import Diagnostics
import Files
import Linting
import Markup
import MiniProgram
import NativeSource
import Script

/// A method that an event can call.
struct HandlerDeclaration {
  let method: Method
  /// The name in the script.
  let place: Place
}

/// A field of the data or of the properties of a page or component.
struct DataDeclaration {
  let field: DataField
  /// The name in the script.
  let place: Place
}

/// The component that a tag means.
struct ComponentDeclaration {
  /// Its markup, or its configuration when it has none.
  let path: String
  /// The component with its script and configuration.
  let unit: SourceUnit
  /// What the tag can give it.
  let properties: [DataDeclaration]

  var script: String? { unit.scriptPath }

  /// The beginnings of its markup and its script.
  var places: [Place] { [path, script].compactMap { $0 }.map { Place(startOf: $0) } }
}

/// A template definition.
struct TemplateDeclaration {
  let name: String
  let place: Place
}

/// A name that a script module is bound to in a page.
struct ModuleDeclaration {
  /// The name in the tag.
  let name: String
  let place: Place
  /// The name of the export that it is bound to; nil for the module as a whole.
  let imported: String?
  /// The module's file; for a module between the tags, the page itself. Nil where the file cannot be found.
  let file: String?
  let exports: ModuleExports

  /// What a member of the name means: `fmt` in `m.fmt`.
  func member(_ member: String) -> Place? {
    guard imported == nil, let file, let export = exports.member(member) else { return nil }
    return Place(path: file, range: exports.place(of: export))
  }

  /// What the name itself means: the export that it is bound to, or the module.
  var target: Place {
    guard let file else { return place }
    if let imported {
      return exports.export(imported).map { Place(path: file, range: exports.place(of: $0)) }
        ?? Place(startOf: file)
    }
    if file == place.path { return place }
    return Place(path: file, range: exports.whole ?? ByteRange(0, 0))
  }
}

/// What native code says of a type of view, on all platforms.
struct NativeDeclaration {
  /// A name that native code sends or reads.
  struct Name: Hashable {
    let name: String
    let platform: NativePlatform
    let place: Place
  }

  let type: String
  /// In the order of the platforms. `place` is the place of the type, `call` the whole registration.
  var registrations: [(platform: NativePlatform, place: Place, call: Place)] = []
  var classes: [(platform: NativePlatform, name: String, place: Place)] = []
  var events: [Name] = []
  var parameters: [Name] = []
}

extension MarkupPage {
  // MARK: Scripts

  /// The pages and components whose methods and data an element can use: this one, or those that render the template or
  /// the file that the element is in.
  func owners(of element: Element?) -> [SourceUnit] {
    let template = element.flatMap { Placement(of: $0).template }
    var owners: [SourceUnit] = template == nil && unit.kind != .fragment ? [unit] : []
    if let index = project.indexes[path] {
      owners += project.users(of: template, in: index).map { project.files[$0].unit }
        .filter { $0.path != path }
      if template != nil, unit.kind != .fragment,
        owners.isEmpty || project.users(of: template, in: index).contains(index)
      {
        owners.insert(unit, at: 0)
      }
    } else if template != nil, unit.kind != .fragment {
      owners = [unit]
    }
    return owners
  }

  /// The methods that events of an element can call, with those of mixins and behaviors. Where several in one page have
  /// one name, only the one that counts.
  func handlers(of element: Element?) -> [HandlerDeclaration] {
    var resolution = MixinResolution(program)
    var found: [HandlerDeclaration] = []
    var places: Set<Place> = []
    for owner in owners(of: element) {
      for handler in resolution.handlerDeclarations(of: owner) where places.insert(handler.place).inserted {
        found.append(handler)
      }
    }
    return found
  }

  /// The methods with a name that events of an element can call: one for each page that renders it.
  func handlers(named name: String, of element: Element?) -> [HandlerDeclaration] {
    handlers(of: element).filter { $0.method.name == name }
  }

  /// The fields of data and properties that expressions in an element, or in its text, can name. None in a template: it
  /// has no data but what it is given.
  func dataFields(of element: Element?) -> [DataDeclaration] {
    if let element, Placement(of: element).template != nil { return [] }
    var resolution = MixinResolution(program)
    return owners(of: element).flatMap { resolution.dataDeclarations(of: $0) }
  }

  func dataFields(named name: String, of element: Element?) -> [DataDeclaration] {
    dataFields(of: element).filter { $0.field.name == name }
  }

  // MARK: Components

  /// The component that a tag means here; nil for built-in tags and for components that are not found.
  func component(_ tag: String) -> ComponentDeclaration? { componentTargets[tag].map(component(at:)) }

  /// The files of the tags that are registered here. What other files copy in has their components, too.
  var componentTargets: [String: String] {
    let own = program.componentTargets(of: unit)
    guard unit.kind == .fragment, let index = project.indexes[path] else { return own }
    return own.merging(project.ownerComponentTargets(of: index)) { own, _ in own }
  }

  /// The component with its markup, or its configuration when it has no markup, at a path.
  func component(at path: String) -> ComponentDeclaration {
    let unit = program.unit(at: path)
    var resolution = MixinResolution(program)
    return ComponentDeclaration(
      path: path, unit: unit,
      properties: resolution.dataDeclarations(of: unit).filter { $0.field.source.isProperty })
  }

  // MARK: Templates

  /// The templates that `is` can name here: the templates of this file first, then of its imports, then of the files
  /// that include it.
  func templates() -> [TemplateDeclaration] {
    var found: [TemplateDeclaration] = []
    var imports: [String] = []
    for element in document.elements {
      if element.name == .template, let range = element.attribute(.name)?.staticValue,
        !text.trimmed(range).isEmpty
      {
        found.append(TemplateDeclaration(name: string(range), place: Place(path: path, range: range)))
      } else if element.name == .import, let source = element.attribute(.src)?.staticValue,
        let target = file(at: source, as: .markup)
      {
        imports.append(target)
      }
    }
    var including: [Int] = []
    if let index = project.indexes[path] {
      for member in project.includeGroup(of: index) where member != index {
        including.append(member)
        for reference in project.files[member].facts.references where reference.kind == .import {
          if case .file(let target) = reference.resolution { imports.append(target) }
        }
      }
    }
    var seen: Set<String> = [path]
    var waiting = imports[...]
    while let target = waiting.popFirst() {
      guard seen.insert(target).inserted, let file = project.file(at: target) else { continue }
      found += file.templates
      guard dialect.importsAreTransitive else { continue }
      for reference in file.facts.references where reference.kind == .import {
        if case .file(let next) = reference.resolution { waiting.append(next) }
      }
    }
    for member in including where seen.insert(project.files[member].unit.path).inserted {
      found += project.files[member].templates
    }
    return found
  }

  /// The definitions of a template in the file that counts: the first one that defines it.
  func templates(named name: String) -> [TemplateDeclaration] {
    let all = templates().filter { $0.name == name }
    return all.filter { $0.place.path == all[0].place.path }
  }

  // MARK: Script modules

  /// The script modules that mustaches here can name: the modules of this file, then of the files that include it.
  func modules() -> [ModuleDeclaration] {
    var found = ModuleBindings(document, dialect, program).all
    if let index = project.indexes[path] {
      for member in project.includeGroup(of: index)
      where member != index && !project.files[member].facts.moduleNames.isEmpty {
        let unit = project.files[member].unit
        guard let text = program.text(unit.path) else { continue }
        let document = view.snapshot.document(text, unit.dialect)
        found += ModuleBindings(document, unit.dialect, program).all
      }
    }
    return found
  }

  func module(named name: String) -> ModuleDeclaration? { modules().first { $0.name == name } }

  // MARK: Native views

  /// Where the configuration declares a type of native view.
  func configuredDeclarations(ofType type: String) -> [Place] {
    (nativeTypes[type]?.declarations ?? []).filter { NativeLanguage(path: $0.path) == nil }
  }

  /// What native code says of a type; nil when it says nothing.
  func nativeDeclaration(_ type: String) -> NativeDeclaration? { view.nativeDeclaration(type) }

  // MARK: Loops

  /// Where a loop around an element, or its own, binds a name. The range is the name, or the loop's attribute when the
  /// name is not written.
  func loopVariable(_ name: String, around element: Element?) -> (element: Element, place: Place)? {
    guard let element else { return nil }
    for loop in [element] + Array(element.ancestors) {
      if let variables = LoopVariables(of: loop), variables.binds(name) {
        let named = [KnownName.forItem, .forIndex].compactMap { loop.attribute($0)?.staticValue }
          .first { string($0) == name }
        guard let range = named ?? loop.attribute(.for)?.nameRange else { return nil }
        return (loop, Place(path: path, range: range))
      }
      if loop.name == .template, loop.has(.name) { return nil }
    }
    return nil
  }
}

extension MixinResolution {
  /// The methods of a page or component that events can call, its own first. Where several have one name, only the one
  /// that counts.
  mutating func handlerDeclarations(of unit: SourceUnit) -> [HandlerDeclaration] {
    var found: [HandlerDeclaration] = []
    var names: Set<String> = []
    for (object, path) in objects(of: unit) {
      var last: [String: Int] = [:]
      for index in object.methods.indices where object.isHandler(index) {
        last[object.methods[index].name] = index
      }
      for index in last.values.sorted() where names.insert(object.methods[index].name).inserted {
        let method = object.methods[index]
        found.append(
          HandlerDeclaration(method: method, place: Place(path: path, range: method.nameRange)))
      }
    }
    return found
  }

  /// The fields of data and properties of a page or component, its own first, each once.
  mutating func dataDeclarations(of unit: SourceUnit) -> [DataDeclaration] {
    var found: [DataDeclaration] = []
    var names: Set<String> = []
    for (object, path) in objects(of: unit) {
      for field in object.dataFields where names.insert(field.name).inserted {
        found.append(DataDeclaration(field: field, place: Place(path: path, range: field.nameRange)))
      }
    }
    return found
  }
}

extension Project {
  /// The components that are registered by the pages and components that render what is in a file. Where two of them
  /// register one tag, the first one's.
  func ownerComponentTargets(of file: Int) -> [String: String] {
    owners(of: file).reduce(into: [:]) { targets, owner in
      if owner != file {
        targets.merge(sources.componentTargets(of: files[owner].unit)) { first, _ in first }
      }
    }
  }
}

extension ProjectFile {
  /// The templates that the file defines.
  var templates: [TemplateDeclaration] {
    facts.templates.map { TemplateDeclaration(name: $0.name, place: place($0.nameRange)) }
  }
}

extension ProgramView {
  /// The slots with a name in the markup of a component, each name once.
  func slots(of component: String) -> [(name: String, place: Place)] {
    guard let document = document(component) else { return [] }
    var seen: Set<String> = []
    return document.elements.compactMap { element in
      guard element.name == .slot, let range = element.attribute(.name)?.staticValue else { return nil }
      let name = document.text.string(range)
      return name.isEmpty || !seen.insert(name).inserted ? nil : (name, Place(path: component, range: range))
    }
  }

  /// What native code says of a type; nil when it says nothing.
  func nativeDeclaration(_ type: String) -> NativeDeclaration? {
    var found = NativeDeclaration(type: type)
    for facts in native {
      for contract in facts.contracts where contract.type == type {
        let platform = contract.platform
        for registration in contract.registrations {
          found.registrations.append((platform, registration.type.place, registration.place))
        }
        if let index = contract.classIndex, let known = facts.platforms[platform]?.classes.all[index] {
          found.classes.append((platform, known.name, known.namePlace))
        }
        for event in contract.interface.events.items {
          guard let text = event.name, let name = text.value else { continue }
          let sent = NativeDeclaration.Name(name: name, platform: platform, place: text.place)
          if !found.events.contains(sent) { found.events.append(sent) }
        }
        for text in contract.interface.parameters.items {
          guard let name = text.value else { continue }
          let read = NativeDeclaration.Name(name: name, platform: platform, place: text.place)
          if !found.parameters.contains(read) { found.parameters.append(read) }
        }
      }
    }
    if found.registrations.isEmpty && found.classes.isEmpty { return nil }
    return found
  }
}
