import Diagnostics

/// The macros of all files of the C family, and which files need them.
///
/// Only names are known of all files. The definitions are read when a file is expanded that uses them.
package final class MacroTable {
  private let files: [NativeFileFacts]
  private let interest: FactFilter
  private let read: (String) -> SourceText?
  /// The files that define a macro, by the hash of its name.
  private var definers: [UInt32: [Int]] = [:]
  /// By the remainder of a hash, whether a macro may have it.
  private var mayBeMacro = [Bool](repeating: false, count: Int(MacroTable.slots))
  private static let slots: UInt32 = 1 << 16
  /// Macros whose bodies lead to a call of interest, or call what they are given.
  private var active: Set<UInt32> = []
  /// What calls are of interest; they are no macros.
  private let callNames: Set<UInt32>
  private var sources: [Int: MacroSource?] = [:]
  private var sourcesLeft = MacroTable.maxSources
  /// Macros that were expanded somewhere, and those of which one use was not understood.
  private var expanded: Set<UInt32> = []
  private var failed: Set<UInt32> = []

  /// What the conditions of the files are of which the sources say it, by the hashes of their names.
  private var flags: [UInt32: Bool] = [:]

  /// The most files whose definitions are read.
  private static let maxSources = 256
  /// How many macros are looked at that one leads to.
  private static let maxReached = 32
  /// How many macros lead from one to the next.
  private static let maxLevels = 8

  /// Nil where no file defines a macro or what a condition asks for.
  package init?(_ files: [NativeFileFacts], _ interest: FactFilter, read: @escaping (String) -> SourceText?) {
    let flags = MacroTable.flags(of: files)
    guard !flags.isEmpty || files.contains(where: { !$0.macros.isEmpty }) else { return nil }
    self.flags = flags
    self.files = files
    self.interest = interest
    self.read = read
    callNames = Set(interest.calls.flatMap(\.shapes).map { identifierHash($0.name.utf8) })
    for (index, file) in files.enumerated() {
      for macro in file.macros where !callNames.contains(macro.nameHash) {
        if definers[macro.nameHash]?.last != index { definers[macro.nameHash, default: []].append(index) }
        mayBeMacro[Int(macro.nameHash % MacroTable.slots)] = true
      }
    }
    findActive()
  }

  /// What conditions are whose names the files define as 0 or 1, all alike and under no condition.
  private static func flags(of files: [NativeFileFacts]) -> [UInt32: Bool] {
    let wanted = files.reduce(into: Set<UInt32>()) { $0.formUnion($1.conditionNames) }
    if wanted.isEmpty { return [:] }
    var values: [UInt32: Bool?] = [:]
    for file in files {
      for flag in file.flags where wanted.contains(flag.nameHash) {
        if let known = values[flag.nameHash], known != flag.value {
          values[flag.nameHash] = .some(nil)
        } else {
          values[flag.nameHash] = .some(flag.value)
        }
      }
      for macro in file.macros where wanted.contains(macro.nameHash) { values[macro.nameHash] = .some(nil) }
    }
    return values.compactMapValues { $0 }
  }

  private func hasFlags(_ file: NativeFileFacts) -> Bool {
    !flags.isEmpty && file.conditionNames.contains { flags[$0] != nil }
  }

  private func findActive() {
    var wanted = callNames
    for file in files {
      for call in file.calls {
        // A function of the sources that is given what it registers.
        guard let method = file.method(call.owner), !method.parameters.isEmpty,
          !method.selector.hasPrefix("init")
        else { continue }
        wanted.insert(method.nameHash)
      }
    }
    // What macros are given leads to a call only where something does that they could be given.
    guard
      wanted.count > callNames.count
        || files.contains(where: { $0.macros.contains { $0.names.contains(where: callNames.contains) } })
    else { return }
    for _ in 0..<MacroTable.maxLevels {
      var added: Set<UInt32> = []
      for file in files {
        for macro in file.macros where !active.contains(macro.nameHash) && definers[macro.nameHash] != nil {
          if macro.callsParameter || macro.names.contains(where: wanted.contains) {
            added.insert(macro.nameHash)
          }
        }
      }
      if added.isEmpty { return }
      active.formUnion(added)
      wanted = added
    }
  }

  // MARK: - Files

  /// The facts of all files, with the macros of those that need them.
  package func facts() -> [NativeFileFacts] {
    var facts = files
    for (index, file) in files.enumerated() where needsFacts(file) || hasFlags(file) {
      guard let text = read(file.path) else { continue }
      let tokens = tokens(of: text, index, interest.words)
      guard tokens.expansion != nil || hasFlags(file) else { continue }
      facts[index] = ObjectiveCScanner.facts(of: tokens, for: interest)
      facts[index].suppressionComments = file.suppressionComments
      facts[index].expansion = tokens.expansion
      facts[index].compact()
    }
    let known = expanded.subtracting(failed)
    guard !known.isEmpty else { return facts }
    // The body of a macro says nothing where every use of it does.
    for (index, file) in facts.enumerated()
    where file.calls.contains(where: { $0.macro != 0 && known.contains($0.macro) }) {
      facts[index].calls.removeAll { $0.macro != 0 && known.contains($0.macro) }
    }
    return facts
  }

  /// Whether the facts of a file may be others with its macros: it uses one that registers or sends, or one that takes from
  /// around it what a page gives, or something in it is not known.
  private func needsFacts(_ file: NativeFileFacts) -> Bool {
    guard file.language == .objectiveC else { return false }
    if hasUnknown(file) { return uses(file) { definers[$0] != nil } }
    let given = givenNames(file)
    return uses(file) { active.contains($0) || !given.isEmpty && names($0, anyOf: given) }
  }

  private func hasUnknown(_ file: NativeFileFacts) -> Bool {
    file.calls.contains { call in
      call.hasUnknownEntries || call.arguments.contains { $0.value == .unknown }
        || call.entries.contains { $0.key.value == .unknown || $0.value.value == .unknown }
    } || file.comparisons.contains { $0.value.value == .unknown }
      || file.keyReads.contains { $0.key.value == .unknown }
      || file.gaps.contains { $0.subject == .comparisons || $0.subject == .keys }
      || file.constants.contains { $0.value.value == .unknown }
  }

  /// Hashes of the names of what pages give to the methods of a file.
  private func givenNames(_ file: NativeFileFacts) -> Set<UInt32> {
    var found: Set<UInt32> = []
    for method in file.classes.lazy.flatMap(\.methods) {
      guard let body = interest.bodies[method.selector] else { continue }
      for number in [body.compared, body.keyed, body.configuration].compactMap({ $0 })
      where number < method.parameters.count {
        found.insert(identifierHash(method.parameters[number].utf8))
      }
    }
    if !found.isEmpty { found.formUnion(interest.ownDictionaries.map { identifierHash($0.utf8) }) }
    return found
  }

  /// Whether the body of a macro, or of one that it leads to, names one of several things.
  private func names(_ macro: UInt32, anyOf wanted: Set<UInt32>) -> Bool {
    var pending = [macro]
    var seen: Set<UInt32> = []
    while let next = pending.popLast(), seen.count < MacroTable.maxReached {
      guard seen.insert(next).inserted else { continue }
      for file in (definers[next] ?? []).prefix(MacroTable.maxReached) {
        for own in files[file].macros where own.nameHash == next {
          if own.names.contains(where: wanted.contains) { return true }
          pending += own.names.filter { definers[$0] != nil }
        }
      }
    }
    return false
  }

  private func uses(_ file: NativeFileFacts, _ isUsed: (UInt32) -> Bool) -> Bool {
    // Few of the many names that are called are macros.
    func mayBe(_ name: UInt32) -> Bool { mayBeMacro[Int(name % MacroTable.slots)] && isUsed(name) }
    return file.outerNames.contains(where: mayBe) || file.calledNames.contains(where: mayBe)
  }

  /// The tokens of a file that is looked into: with its macros, if it uses any.
  func tokens(of text: SourceText, _ file: Int, _ words: WordTable) -> NativeTokens {
    let flags = hasFlags(files[file]) ? flags : [:]
    let tokens = NativeLexer.tokens(of: text, language: files[file].language, words: words, flags: flags)
    guard files[file].language == .objectiveC, uses(files[file], { definers[$0] != nil }) else {
      return tokens
    }
    var expander = MacroExpander(tokens, file, self, flags: flags)
    let result = expander.expanded(words)
    expanded.formUnion(expander.expandedNames)
    failed.formUnion(expander.failedNames)
    return result
  }

  /// The files that may use a macro, and whether every use that was looked into was understood.
  func users(of name: UInt32) -> (files: [Int], isUnderstood: () -> Bool) {
    let found = files.indices.filter { file in
      files[file].language == .objectiveC
        && (files[file].outerNames.contains(name) || files[file].calledNames.contains(name))
    }
    return (found, { self.expanded.contains(name) && !self.failed.contains(name) })
  }

  // MARK: - Names

  /// Whether a name may be a macro somewhere.
  func isMacro(_ name: UInt32) -> Bool { definers[name] != nil }

  func isActive(_ name: UInt32) -> Bool { active.contains(name) }

  /// What a name means in a file that does not define it itself: the definition of the one header that has it. Where several
  /// headers differ, those that the file imports count.
  func meaning(_ name: UInt32, in file: Int, _ tokens: NativeTokens, _ add: (MacroSource) -> Int)
    -> MacroMeaning?
  {
    var found: [(MacroDefinition, MacroSource)] = []
    for other in definers[name] ?? [] where other != file && isHeader(other) {
      guard let source = source(other) else { return .several([]) }
      switch source.meanings[name] {
      case .one(let definition): found.append((definition, source))
      case .several(let definitions): found += definitions.map { ($0, source) }
      case .removed, nil: continue
      }
    }
    if !areSame(found) {
      let imported = found.filter { isImported($0.1.tokens.text.path, tokens) }
      if !imported.isEmpty { found = imported }
    }
    guard let first = found.first else { return nil }
    func added(_ own: (MacroDefinition, MacroSource)) -> MacroDefinition {
      var definition = own.0
      definition.source = add(own.1)
      return definition
    }
    return areSame(found) ? .one(added(first)) : .several(found.prefix(8).map(added))
  }

  private func areSame(_ found: [(MacroDefinition, MacroSource)]) -> Bool {
    found.dropFirst().allSatisfy { $0.0.isSame($0.1.tokens, as: found[0].0, found[0].1.tokens) }
  }

  /// A header, or what is put before all files of a project.
  private func isHeader(_ file: Int) -> Bool {
    [".h", ".hpp", ".pch"].contains { files[file].path.hasSuffix($0) }
  }

  private func isImported(_ path: String, _ tokens: NativeTokens) -> Bool {
    let name = fileName(path)
    return tokens.imports.contains { fileName(tokens.text.string($0)) == name }
  }

  private func fileName(_ path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
  }

  private func source(_ file: Int) -> MacroSource? {
    if let known = sources[file] { return known }
    guard sourcesLeft > 0, let text = read(files[file].path) else {
      sources[file] = .some(nil)
      return nil
    }
    sourcesLeft -= 1
    let source = MacroSource(NativeTokens(reading: text, as: .objectiveC))
    sources[file] = source
    return source
  }
}

/// A file with definitions of macros.
final class MacroSource {
  let tokens: NativeTokens
  /// What names mean at the end of the file.
  private(set) lazy var meanings: [UInt32: MacroMeaning] = {
    var walk = MacroWalk()
    for index in tokens.tokens.indices where tokens.kind(index) == .define { walk.define(index, tokens) }
    walk.undefine(before: .max, tokens)
    return walk.meanings
  }()

  init(_ tokens: NativeTokens) { self.tokens = tokens }
}

/// What names mean while the tokens of a file are walked.
struct MacroWalk {
  private(set) var meanings: [UInt32: MacroMeaning] = [:]
  private var undefinition = 0

  /// The definition at a `.define`.
  mutating func define(_ define: Int, _ tokens: NativeTokens) {
    undefine(before: tokens.tokens[define].start, tokens)
    guard let definition = MacroDefinition(tokens, at: define) else { return }
    meanings[tokens.hash(definition.name)] =
      (meanings[tokens.hash(definition.name)] ?? .removed).adding(definition, tokens)
  }

  /// Every `#undef` before a place.
  mutating func undefine(before offset: UInt32, _ tokens: NativeTokens) {
    while undefinition < tokens.undefinitions.count, tokens.undefinitions[undefinition].start < offset {
      meanings[identifierHash(tokens.text.slice(tokens.undefinitions[undefinition]))] = MacroMeaning.removed
      undefinition += 1
    }
  }
}
