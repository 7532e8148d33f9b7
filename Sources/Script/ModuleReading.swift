import Diagnostics

extension TokenList {
  /// The call `require('s')` at `index`: the range between the quotes, the name of the export that is read from it
  /// (`require('s').name`), and the index after it. Nil when it is not such a call, or the string is not static.
  func required(_ index: Int) -> (specifier: ByteRange, export: String?, end: Int)? {
    guard word(index) == .require, !isMember(index), kind(index + 1) == .openingParenthesis,
      kind(index + 3) == .closingParenthesis, let specifier = literal(index + 2)
    else { return nil }
    if kind(index + 4) == .dot, kind(index + 5) == .identifier, kind(index + 6) != .openingParenthesis {
      return (specifier, string(index + 5), index + 6)
    }
    return (specifier, nil, index + 4)
  }
}

extension ScriptScanner {
  typealias Binding = ModuleReference.Binding

  private mutating func addModule(
    _ specifier: ByteRange, _ form: ModuleReference.Form, _ bindings: [Binding] = []
  ) {
    facts.modules.append(ModuleReference(specifier: literal(specifier), form: form, bindings: bindings))
  }

  func literal(_ range: ByteRange) -> StringLiteral {
    StringLiteral(value: list.text.string(range), range: range)
  }

  // MARK: Imports

  /// Reads the `import` at `index`.
  mutating func moduleImport(_ index: Int) {
    if list.isMember(index) { return }
    if list.kind(index + 1) == .openingParenthesis {
      if let specifier = list.literal(index + 2) { addModule(specifier, .dynamicImport) }
      return
    }
    if let specifier = list.literal(index + 1) {
      addModule(specifier, .import)
      return
    }
    var i = index + 1
    let isTypeOnly = list.word(i) == .type && list.word(i + 1) != .from && list.kind(i + 1) != .comma
    if isTypeOnly { i += 1 }
    var bindings: [Binding] = []
    if list.kind(i) == .identifier {
      bindings.append(Binding(local: list.string(i), imported: "default"))
      i += 1
      if list.kind(i) == .comma { i += 1 }
    }
    if list.kind(i) == .star, list.word(i + 1) == .as {
      bindings.append(Binding(local: list.string(i + 2), imported: "*"))
      i += 3
    } else if list.kind(i) == .openingBrace {
      for name in names(in: i) { bindings.append(Binding(local: name.second, imported: name.first)) }
      i = list.skip(i)
    }
    guard list.word(i) == .from, let specifier = list.literal(i + 1) else { return }
    addModule(specifier, .import, isTypeOnly ? [] : bindings)
    facts.modules[facts.modules.count - 1].isTypeOnly = isTypeOnly
  }

  /// The names of `{ a, b as c }` at `opener`; `second` equals `first` without `as`. Types are left out.
  private func names(in opener: Int) -> [(first: String, second: String, token: Int)] {
    var names: [(first: String, second: String, token: Int)] = []
    var i = opener + 1
    let limit = list.closer(of: opener)
    while i < limit {
      guard list.kind(i) == .identifier else {
        i = list.skip(i)
        continue
      }
      if list.word(i) == .type, list.kind(i + 1) == .identifier, list.word(i + 1) != .as {
        while i < limit, list.kind(i) != .comma { i += 1 }
      } else if list.word(i + 1) == .as {
        names.append((list.string(i), list.string(i + 2), i))
        i += 3
      } else {
        names.append((list.string(i), list.string(i), i))
        i += 1
      }
    }
    return names
  }

  /// Reads the `require` at `index`.
  mutating func moduleRequire(_ index: Int) {
    guard let required = list.required(index) else { return }
    var bindings: [Binding] = []
    let target = index - 2
    if list.kind(index - 1) == .assign {
      if list.kind(target) == .identifier, !list.isMember(target) {
        bindings.append(Binding(local: list.string(target), imported: required.export ?? "*"))
      } else if list.kind(target) == .closingBrace, required.export == nil, list.tokens[target].link >= 0 {
        bindings = destructured(Int(list.tokens[target].link))
      }
    }
    addModule(required.specifier, .require, bindings)
    facts.modules[facts.modules.count - 1].isUnconditional = isUnconditional(index)
  }

  /// Whether the statement with the `require` at `index` is outside of everything and begins with it, or with what it is assigned to.
  private func isUnconditional(_ index: Int) -> Bool {
    guard list.parent(index) < 0 else { return false }
    var first = index
    if list.kind(index - 1) == .assign {
      first = index - 2
      if list.kind(first) == .closingBrace, list.tokens[first].link >= 0 {
        first = Int(list.tokens[first].link)
      }
      while list.isMember(first) { first -= 2 }
      if list.word(first - 1).declaresVariable { first -= 1 }
    }
    switch list.kind(first - 1) {
    case .endOfFile, .semicolon, .comma, .closingBrace: return true
    case .closingParenthesis:
      let opener = Int(list.tokens[first - 1].link)
      return opener > 0 && !list.word(opener - 1).hasStatementHead
    default: return list.isAfterLineBreak(first)
    }
  }

  /// The bindings of `const { a, b: c } = require(...)` for the pattern at `opener`.
  private func destructured(_ opener: Int) -> [Binding] {
    guard list.word(opener - 1).declaresVariable || list.kind(opener - 1) == .comma else { return [] }
    var bindings: [Binding] = []
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      guard let name = list.name(of: member) else { continue }
      if member.form == .shorthand {
        bindings.append(Binding(local: name.text, imported: name.text))
      } else if member.form == .value, list.kind(member.value) == .identifier {
        bindings.append(Binding(local: list.string(member.value), imported: name.text))
      }
    }
    return bindings
  }

  // MARK: Exports

  /// Reads the `export` at `index`.
  mutating func moduleExport(_ index: Int) {
    if list.isMember(index) { return }
    if list.kind(index + 1) == .star {
      let isNamed = list.word(index + 2) == .as
      let from = isNamed ? index + 4 : index + 2
      guard list.word(from) == .from, let specifier = list.literal(from + 1) else { return }
      let name = isNamed ? list.string(index + 3) : "*"
      addModule(specifier, .reexport, [Binding(local: name, imported: "*")])
    } else if list.kind(index + 1) == .openingBrace {
      exportList(index + 1)
    } else if list.word(index + 1) == .default {
      exportValue(index + 2, name: "default")
    } else if list.kind(index + 1) == .assign {
      exportValue(index + 2, name: "default")
    } else if list.word(index + 1).declaresVariable, list.kind(index + 2) == .identifier {
      var value = index + 3
      if list.kind(value) == .colon { value = list.typeEnd(value + 1) }
      if list.kind(value) == .assign { exportValue(value + 1, name: list.string(index + 2)) }
    }
  }

  private mutating func exportList(_ opener: Int) {
    let names = names(in: opener)
    let after = list.skip(opener)
    if list.word(after) == .from, let specifier = list.literal(after + 1) {
      addModule(specifier, .reexport, names.map { Binding(local: $0.second, imported: $0.first) })
    } else {
      for name in names {
        pendingNames.append(NameUse(token: name.token, purpose: .export(name: name.second)))
      }
    }
  }

  /// Reads the `module` or `exports` at `index`.
  mutating func commonExport(_ index: Int) {
    if list.isMember(index) { return }
    guard let export = list.commonExport(index) else { return }
    exportValue(export.value, name: export.name)
    if export.name == "default", list.kind(export.value) == .openingBrace { exportMembers(export.value) }
  }

  /// Notes the calls among the members of `module.exports = { a: require('./a'), b: Behavior({}) }`.
  private mutating func exportMembers(_ opener: Int) {
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      guard member.form == .value, let name = list.name(of: member) else { continue }
      if let required = list.required(member.value) {
        facts.handedOn[name.text] = .module(
          specifier: list.text.string(required.specifier), name: required.export ?? "default")
      } else if list.callParenthesis(member.value) != nil {
        exportsOfCall.append((member.value, name.text))
      }
    }
  }

  /// Notes that the expression at `start` is exported, when it is an object literal, a variable, or a call of
  /// `Behavior` or `Mixin`.
  private mutating func exportValue(_ start: Int, name: String) {
    if list.kind(start) == .openingBrace {
      if objectOfLiteral[token: start] == nil {
        pend(literal: start, object: addObject(.exported, range: list.range(start)))
      }
      if let object = objectOfLiteral[token: start] { facts.objects[object].exportNames.append(name) }
    } else if list.kind(start) == .identifier {
      if list.callParenthesis(start) != nil {
        exportsOfCall.append((start, name))
      } else if list.kind(start + 1) != .dot, list.word(start) != .function, list.word(start) != .class {
        pendingNames.append(NameUse(token: start, purpose: .export(name: name)))
      }
    }
  }
}
