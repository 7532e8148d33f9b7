import Diagnostics
import Markup
import Script

extension FactExtraction {
  /// Notes the names that may have no value. Nothing follows from them where the script may give the page any name, where
  /// parts of the markup are in the wrong place, or where alternatives of a build are side by side.
  mutating func noteUndefinedNames(_ names: inout NameTraits, _ spelling: (NameID) -> String) {
    guard !document.mustaches.isEmpty, !document.hasUndecidedConditions,
      unit.kind == .fragment || unit.script?.dataIsDecidableBesideStores == true,
      document.issues.allSatisfy({ $0.kind.isHarmless(in: unit.dialect) || $0.kind.staysInTag })
    else { return }
    var modules: [String] = []
    for reference in facts.references { modules += reference.names.lazy.map(\.name) }
    modules += facts.inlineModules.lazy.map(\.name) + facts.foreignModuleNames
    var reading = UndefinedDataCollector(document, unit, modules: modules, hasOtherBindings: bindsNames)
    reading.read(&names, spelling)
    facts.undefinedDataNames = reading.names
    if unit.dialect.hasTwoWayBraces { facts.namesBoundBothWays += reading.namesBoundBothWays }
    noteLostAssignments(modules, &names, spelling)
    for (index, names) in reading.namesAroundIncludes {
      let tag = document.element(index).tagRange
      for reference in facts.references.indices where facts.references[reference].tagRange == tag {
        facts.references[reference].namesAround = names
      }
    }
  }

  /// Notes the fields that handlers of the file assign in the data alone, and that its mustaches show.
  private mutating func noteLostAssignments(
    _ modules: [String], _ names: inout NameTraits, _ spelling: (NameID) -> String
  ) {
    // Nearly no page has any.
    guard let script = unit.script, !script.lostAssignments.isEmpty, unit.kind == .page,
      unit.dialect.family != .alipay, !unit.usesSecondFramework
    else { return }
    // The values of the other attributes beside each handler.
    var bound: [String: [ByteRange]] = [:]
    for element in document.elements {
      for attribute in element.attributes {
        if let value = attribute.staticValue, unit.dialect.events.name(attribute.nameBytes) != nil {
          bound[text.string(value), default: []] += element.attributes.filter(Self.isOfControl).compactMap(
            \.valueRange)
        }
      }
    }
    let assigned = script.lostAssignments.filter { bound[$0.method] != nil }
    if assigned.isEmpty { return }
    let hashes = Set(assigned.map { WordSet.hash(of: $0.name) })
    let given = WordSet(script.dataNames.hashes.filter { !hashes.contains($0) })
    var reading = UndefinedDataCollector(
      document, unit, modules: modules, hasOtherBindings: bindsNames, given: given)
    reading.read(&names, spelling)
    let shown = Dictionary(reading.names.map { ($0.name, $0.uses) }) { first, _ in first }
    facts.lostAssignments = assigned.compactMap { assignment in
      // A control that tells what it shows already: `<input value="{{name}}" bindinput="keep"/>`.
      guard let uses = shown[assignment.name],
        !uses.contains(where: { bound[assignment.method]!.contains($0.value) })
      else { return nil }
      return ShownAssignment(assignment: assignment, use: uses[0].range)
    }
  }

  /// Whether an attribute may set what a control shows, and what it changes itself: `value`, `current`.
  private static func isOfControl(_ attribute: Attribute) -> Bool {
    switch attribute.name.known {
    case .class, .style, .hidden, .if, .elif, .for, .forKey: false
    default: !attribute.nameText.hasPrefix("data-")
    }
  }

  /// Notes the calls in mustaches that the language cannot make, unless the mustache has another form that it lacks.
  mutating func noteCalls() {
    let modules = facts.moduleNames
    lazy var bound = boundNames()
    let forms = unit.expressions
    let callsNothing = !forms.contains(.dataCall)
    let tree = ExpressionTree()
    for mustache in document.mustaches {
      // Few mustaches have a parenthesis.
      guard text.slice(mustache).contains(UInt8(ascii: "(")) else { continue }
      tree.parse(text, range: text.expressionRange(mustache))
      if tree.firstUse(outside: forms) != nil { continue }
      tree.forEachCallee { root, callee in
        let name = text.string(root)
        if modules.contains(name) {
          noteModuleCall(name, root, callee)
          return
        }
        if !callsNothing, !unit.usesSecondFramework || !losesObject(root, callee) { return }
        let isInTemplate = facts.templates.contains { $0.range.contains(root) }
        facts.dataCalls.append(
          DataCall(
            root: name, range: callee,
            mayBeBound: isInTemplate || bindsNames || bound.map { $0.contains(name) } ?? true))
      }
    }
  }

  /// Whether the newer framework calls without its object what is a method of a string or an array, or of the page.
  private func losesObject(_ root: ByteRange, _ callee: ByteRange) -> Bool {
    let called = text.string(callee)
    guard let script = unit.script, script.dataIsDecidable else { return false }
    if root == callee {
      return script.methodNames.contains(called) && !script.dataNames.contains(called)
    }
    guard let dot = called.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let method = String(called[called.utf8.index(after: dot)...])
    if methodsOfValues.contains(method) { return true }
    guard called[..<dot] == text.string(root) else { return false }
    switch script.dataField(named: text.string(root))?.kind {
    case .array: return methodsOfLists.contains(method)
    case .string: return methodsOfTexts.contains(method)
    case .number: return method == "toString"
    default: return false
    }
  }

  /// Notes a call of a member of a module, unless it is a member of a member.
  private mutating func noteModuleCall(_ name: String, _ root: ByteRange, _ callee: ByteRange) {
    let member = ByteRange(root.end + 1, max(root.end + 1, callee.end))
    guard !member.isEmpty, text.bytes[Int(root.end)] == UInt8(ascii: "."),
      text.slice(member).allSatisfy({ isWordByte($0) })
    else { return }
    facts.moduleCalls.append(ModuleCall(module: name, name: text.string(member), range: member))
  }

  /// The names that loops of the file bind; nil where one cannot be read.
  private func boundNames() -> Set<String>? {
    var names: Set<String> = []
    for index in document.nodes.indices {
      guard document.nodes[index].kind == .element, case let element = document.element(index),
        element.has(.for)
      else { continue }
      guard let variables = LoopVariables(of: element), let item = variables.item, let index = variables.index
      else { return nil }
      names.formUnion([item, index])
    }
    return names
  }
}

extension NativeView {
  /// Whether an attribute that is not an event is a parameter: it is not reserved, and the language does not read it
  /// itself.
  package static func isParameter(_ name: String, in dialect: Dialect) -> Bool {
    switch name {
    case "id", "type", "style", "class", "key", "ref", "slot", "hidden", "role": false
    default:
      !name.hasPrefix(dialect.directives.prefix)
        && !["data-", "aria-", "mark:", "generic:", "change:", "model:", "slot-"].contains {
          name.hasPrefix($0)
        }
    }
  }
}

/// Methods of strings, numbers and arrays that no object of an application has under the same name.
private let methodsOfValues: Set<String> = [
  "charAt", "charCodeAt", "endsWith", "findIndex", "indexOf", "lastIndexOf", "localeCompare", "padEnd",
  "padStart", "startsWith",
  "split", "substr", "substring", "toFixed", "toLowerCase", "toPrecision", "toUpperCase", "trim",
]

/// Methods of arrays.
private let methodsOfLists: Set<String> = [
  "at", "concat", "every", "filter", "find", "flat", "forEach", "includes", "join", "map", "reduce",
  "reverse", "slice", "some",
  "sort", "toString",
]

/// Methods of strings.
private let methodsOfTexts: Set<String> = [
  "at", "concat", "includes", "match", "repeat", "replace", "search", "slice", "split", "toString",
]
