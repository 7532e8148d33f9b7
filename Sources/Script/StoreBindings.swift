import Diagnostics

/// What stores of other packages give pages and components: fields of their data, and methods.
///
/// Sources: wechat-miniprogram/mobx-miniprogram-bindings, `src`; XHFkindergarten/mobx-miniprogram-lite, `src`; Tencent/westore,
/// `packages/westore`: its `update` sets what is in the data already.
extension ScriptScanner {
  private static let bindings = "mobx-miniprogram-bindings"
  private static let lite = "mobx-miniprogram-lite"

  /// The functions of these packages that make pages, components and behaviors of an object literal, as the platform does.
  private static let constructors: [(name: String, package: String, kind: ScriptObject.Kind)] = [
    ("ComponentWithStore", bindings, .component), ("BehaviorWithStore", bindings, .behavior),
    ("connectComponent", lite, .component), ("connectPage", lite, .page),
  ]

  /// Reads the calls of these functions, where the script imports some.
  mutating func readStoreConstructors() {
    let known = ScriptScanner.constructors
    let imported = facts.modules.contains { module in
      known.contains { isSpecifier(module.specifier.value, ofPackage: $0.package) }
    }
    if !imported { return }
    for index in 0..<list.count where list.kind(index) == .identifier && !list.isMember(index) {
      guard let constructor = known.first(where: { isImport($0.name, of: $0.package, at: index) }) else {
        continue
      }
      constructorCall(index, constructor.kind)
      if constructor.package == ScriptScanner.lite, let object = objectOfCall[token: index] {
        objectsWithStores.append(object)
      }
    }
  }

  /// Whether the token spells a name that the script imports from a package.
  private mutating func isImport(_ name: String, of package: String, at index: Int) -> Bool {
    guard list.text.slice(list.range(index)).elementsEqual(name.utf8),
      case .module(let specifier, name)? = moduleSources[name]
    else { return false }
    return isSpecifier(specifier, ofPackage: package)
  }

  // MARK: Members of options

  /// Reads `storeBindings` of a component or behavior.
  mutating func readStoreBindings(_ member: Member, object: Int) {
    guard member.form == .value, let bindings = bindings(member.value, member.end) else {
      facts.objects[object].hasOpenStore = true
      return
    }
    for binding in bindings {
      if let store = binding.store { facts.storeVariables.append(list.string(store)) }
      if !binding.isClosed { facts.objects[object].hasOpenStore = true }
      for field in binding.fields { addField(field, object: object) }
      for action in binding.actions {
        facts.objects[object].methods.append(
          Method(name: list.text.string(action), nameRange: action, kind: .reference, location: .methods))
      }
    }
  }

  /// Reads the `store` of `connectPage` and `connectComponent`: each of its members is a field.
  mutating func readStoresOfOptions(_ member: Member, object: Int) {
    guard member.form == .value, case let (start, end) = list.stripped(member.value, member.end),
      let opener = list.wholeLiteral(start, end), let names = keys(of: opener)
    else {
      facts.objects[object].hasOpenStore = true
      return
    }
    for name in names { addField(name, object: object) }
  }

  private mutating func addField(_ name: ByteRange, object: Int) {
    facts.objects[object].dataFields.append(
      DataField(name: list.text.string(name), nameRange: name, kind: .unknown, source: .data))
  }

  // MARK: Calls

  /// Reads a call to which `this` is given at `first`, with its parenthesis at `opener`, if it is one of these packages. False for
  /// others, which may do anything with it.
  mutating func readStoreCall(_ opener: Int, givenThisAt first: Int) -> Bool {
    let function = opener - 1
    guard list.kind(function) == .identifier else { return false }
    if list.isSpelled(function, "update"), !list.isMember(function) {
      return isImport("update", of: "westore", at: function)
    }
    guard list.isSpelled(function, "createStoreBindings") || list.isSpelled(function, "initStoreBindings")
    else { return false }
    var arguments = ArgumentCursor(list, opener: opener)
    guard let target = arguments.next(), target.first == first, let options = arguments.next(),
      let bindings = bindings(options.first, options.end)
    else {
      facts.passesThisToStore = true
      return true
    }
    for binding in bindings {
      if let store = binding.store { facts.storeVariables.append(list.string(store)) }
      if !binding.isClosed { facts.passesThisToStore = true }
      for field in binding.fields { addSetDataKey(WordSet.hash(list.text.slice(field)), field) }
      for action in binding.actions { assign(action) }
    }
    return true
  }

  // MARK: Bindings

  private struct StoreBinding {
    /// The variable that holds the store.
    var store: Int?
    var fields: [ByteRange] = []
    var actions: [ByteRange] = []
    /// Whether these are all.
    var isClosed = true
  }

  /// The bindings that an expression is, one object literal or a list of them; nil for others.
  private func bindings(_ start: Int, _ end: Int) -> [StoreBinding]? {
    let (start, end) = list.stripped(start, end)
    if let opener = list.wholeLiteral(start, end) { return [binding(at: opener)] }
    guard start < end, list.kind(start) == .openingBracket, list.skip(start) >= end else { return nil }
    var found: [StoreBinding] = []
    var isClosed = true
    forEachElement(of: start) { first, last in
      let (first, last) = list.stripped(first, last)
      if let opener = list.wholeLiteral(first, last) {
        found.append(binding(at: opener))
      } else {
        isClosed = false
      }
    }
    return isClosed ? found : nil
  }

  private func binding(at opener: Int) -> StoreBinding {
    var binding = StoreBinding()
    var namespace: ByteRange?
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      guard member.form != .spread, member.form != .malformed, !list.hasComputedKey(member) else {
        binding.isClosed = false
        continue
      }
      let (start, end) =
        member.form == .value ? list.stripped(member.value, member.end) : (member.key, member.key)
      if list.isSpelled(member.key, "store") {
        let value = member.form == .shorthand ? member.key : start
        let isName = member.form == .shorthand || start + 1 == end
        if isName, list.kind(value) == .identifier { binding.store = value }
      } else if list.isSpelled(member.key, "fields") || list.isSpelled(member.key, "actions") {
        guard start < end, let names = names(start, end) else {
          binding.isClosed = false
          continue
        }
        if list.isSpelled(member.key, "fields") { binding.fields = names } else { binding.actions = names }
      } else if list.isSpelled(member.key, "namespace") {
        if start + 1 == end, let name = list.literal(start) {
          namespace = name
        } else {
          binding.isClosed = false
        }
      }
    }
    if let namespace, !namespace.isEmpty { binding.fields = [namespace] }
    return binding
  }

  /// The names in a list of strings, or the keys of an object; nil where there may be others.
  private func names(_ start: Int, _ end: Int) -> [ByteRange]? {
    if let opener = list.wholeLiteral(start, end) { return keys(of: opener) }
    guard list.kind(start) == .openingBracket, list.skip(start) >= end else { return nil }
    var names: [ByteRange] = []
    var isClosed = true
    forEachElement(of: start) { first, last in
      if first + 1 == last, let name = list.literal(first) { names.append(name) } else { isClosed = false }
    }
    return isClosed ? names : nil
  }

  private func keys(of opener: Int) -> [ByteRange]? {
    var names: [ByteRange] = []
    var members = MemberCursor(list, opener: opener)
    while let member = members.next() {
      guard member.form != .spread, member.form != .malformed, !list.hasComputedKey(member),
        let name = list.nameRange(of: member)
      else { return nil }
      names.append(name)
    }
    return names
  }

  /// Calls `visit` with the first token of each element of the list at `opener`, and the one after it.
  private func forEachElement(of opener: Int, _ visit: (_ first: Int, _ end: Int) -> Void) {
    let limit = list.contentEnd(of: opener, closing: .closingBracket)
    var index = list.afterCommas(opener + 1, limit: limit)
    while index < limit {
      let end = max(index + 1, list.valueEnd(index, limit: limit))
      visit(index, end)
      index = list.afterCommas(end, limit: limit)
    }
  }
}

/// Whether a specifier leads to a package, as installed or as a path to its folder.
package func isSpecifier(_ specifier: String, ofPackage name: String) -> Bool {
  // Nearly all are shorter.
  specifier.utf8.count >= name.utf8.count
    && (specifier == name || specifier.split(separator: "/").contains { $0 == name || $0 == name + ".js" })
}
