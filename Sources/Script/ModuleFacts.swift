import Diagnostics

/// What is known of a module that a page may get methods from: not how it does so, but which names it spells at all.
package struct ModuleFacts: Sendable {
  /// The modules that it imports or requires. A module is left out when only its types are imported.
  package internal(set) var specifiers: [String] = []
  /// Whether it imports what is known only when it runs: `require(name)`, a plugin, what a bundler put into another
  /// file.
  package internal(set) var importsUnknownModules = false
  /// Whether it requests the object of `app.js`.
  package internal(set) var usesApp = false
  /// Whether it may give that object something.
  package internal(set) var givesToApp = false
  /// Whether it makes methods under names that cannot be read: `page['on' + name] = ...`.
  package internal(set) var makesUnreadableKeys = false
  /// Whether it may send events under names that are known only when it runs.
  package internal(set) var sendsUnknownEvents = false
  /// The functions among the properties of a component that it reads, by their names: `onPick` of `this.props.onPick()`.
  package internal(set) var functionProps: [String] = []
  /// The other properties of a component that it calls: `pick` of `this.props.pick()`.
  package internal(set) var calledProps: [String] = []
  /// Whether it gives all properties of a component elsewhere.
  package internal(set) var passesProps = false
  /// Whether something in it could not be read.
  package internal(set) var isFaulty = false
  /// The hashes of its identifiers, properties and strings, as in a `WordSet`, without duplicates. Comments do not count.
  /// Each string counts with a `#` before it, too, or if it has one, from its last one on: it may be the id of an element. Two
  /// more words tell how it is used (`IDUse`).
  package internal(set) var words: [UInt64] = []
  package internal(set) var pageLinks: [PageLink] = []
  /// What no parser accepts, where that is certain.
  package internal(set) var mistake: ScriptMistake?
  package internal(set) var appLinkMethods: [AppLinkMethod] = []
  /// The hashes of the names that it gives to `setData` of anything.
  package internal(set) var dataNames: [UInt64] = []
  /// Whether it may give further names to `setData`.
  package internal(set) var dataIsIncomplete = false
  /// Whether it puts a function of its own in the place of `Page` or `Component` that may give data names which it does not give to
  /// `setData`.
  package internal(set) var replacesFramework = false
  /// Whether it puts a function of its own in the place of `Page` or `Component`, whatever that does.
  package internal(set) var replacesConstructors = false
  /// Whether it makes methods under names that neither it nor what it imports can be seen to spell.
  package internal(set) var makesUnspelledKeys = false
  /// The objects of other platforms that it may give scripts.
  package internal(set) var madeForeignPlatforms: [String] = []
  /// Comments that contain `mpcheck-`.
  package internal(set) var directiveComments: [ByteRange] = []

  /// Reads a script, or JSON. Never fails.
  package init(scanning text: SourceText, _ words: ScriptVocabulary) {
    let lexed = ScriptLexer.read(text, words)
    let list = TokenList(text: text, tokens: lexed.tokens, isTypeScript: text.path.hasSuffix(".ts"))
    var scanner = ScriptScanner(list, words)
    scanner.collectModules()
    for module in scanner.facts.modules where !module.isTypeOnly { specifiers.append(module.specifier.value) }
    pageLinks = scanner.facts.pageLinks
    appLinkMethods = scanner.appLinkMethods
    madeForeignPlatforms = scanner.facts.foreignPlatforms.filter(\.mayBeOwn).map(\.name)
    directiveComments = lexed.directives
    isFaulty = lexed.fault != nil || lexed.hasConflictMarker
    if text.path.hasSuffix(".js") { mistake = ScriptMistake.first(in: list, lexed) }
    makesUnreadableKeys = scanner.facts.assignsUnknownNames || scanner.makesUnreadableKeys()
    dataNames = scanner.givenNames.map(\.hash)
    readTokens(scanner)
    // `this.data = bytes` of a class of its own gives no page anything.
    dataIsIncomplete = scanner.facts.setDataIsIncomplete && ModuleFacts.dataSetters.contains(where: spells)
    givesToApp = usesApp && list.givesToApp
    let definesConstructors = replacesConstructors
    if !replacesConstructors { replacesConstructors = scanner.assignsConstructors }
    if ModuleFacts.logServers.contains(where: spells) { replacesConstructors = false }
    if replacesConstructors {
      replacesFramework =
        scanner.spellsData
        && (definesConstructors || dataIsIncomplete || !scanner.replacementsLeaveData)
      makesUnspelledKeys = scanner.mergesUnknownObjects || makesUnreadableKeys && scanner.makesUnspelledKeys()
    }
  }

  /// Collects what every token may say something of.
  private mutating func readTokens(_ scanner: ScriptScanner) {
    // A field of the scanner would be loaded again for each token.
    let list = scanner.list
    let tokens = list.tokens
    var words = WordCollector()
    var readsIDs = false
    for index in 0..<tokens.count {
      switch tokens[index].kind {
      case .identifier:
        let word = list.text.slice(list.range(index))
        if !list.isDeletion(index) { words.add(word) }
        if !importsUnknownModules, ModuleFacts.isOfBundler(word) || list.importsUnknownModule(index) {
          importsUnknownModules = true
        }
        if !usesApp, list.tokens[index].word == .none, list.isSpelled(index, "getApp") { usesApp = true }
        if !readsIDs, word.count == 2, list.readsIDOfTarget(index) { readsIDs = true }
        if list.tokens[index].word == .props {
          if !passesProps, scanner.passesProps(index) { passesProps = true }
          scanner.addFunctionProps(index, to: &functionProps)
          if let name = scanner.calledProp(index) { calledProps.append(name) }
        }
        if !sendsUnknownEvents, scanner.sendsUnknownEvent(index) { sendsUnknownEvents = true }
      case .string, .template:
        guard let range = list.literal(index), !range.isEmpty else { continue }
        words.add(string: list.text.slice(range))
        words.add(idNamedBy: list.text.slice(range), list.idUse(index))
        if ModuleFacts.isOfBundler(list.text.slice(range)) { importsUnknownModules = true }
        if !replacesConstructors, list.namesReplacedConstructor(index) { replacesConstructors = true }
      default: break
      }
    }
    if readsIDs { words.add(IDUse.ofTarget) }
    self.words = words.hashes
  }
}

/// How a string that may be the id of an element is used. In the words of a module it begins the word, before the `#`.
package enum IDUse: String, Sendable {
  /// It is in a selector, or what a call is given: something may look for the element.
  case lookup = "?"
  /// It is given to a function that looks for all elements with the id.
  case all = "*"

  /// The word of a module that reads the id of the element which an event is from: `e.target.id`.
  package static let ofTarget = "target#id"

  /// The word for an id that is used so.
  package func word(for id: String) -> String { rawValue + "#" + id }
}

extension TokenList {
  /// Whether the word is the operator of `delete o.name`: a method may be called so, too.
  fileprivate func isDeletion(_ index: Int) -> Bool {
    word(index) == .delete && !isMember(index) && kind(index + 1) == .identifier
  }

  /// How the string at `index` is used, if it is an id; nil where that does not look for an element.
  fileprivate func idUse(_ index: Int) -> IDUse? {
    guard kind(index - 1) == .openingParenthesis || kind(index - 1) == .comma,
      kind(index + 1) == .closingParenthesis || kind(index + 1) == .comma, case let opener = parent(index),
      kind(opener) == .openingParenthesis, kind(opener - 1) == .identifier
    else { return nil }
    let isOfAll = isSpelled(opener - 1, "selectAll") || isSpelled(opener - 1, "selectAllComponents")
    return isOfAll ? .all : .lookup
  }

  /// Whether the name `id` at `index` is read of the element that an event is from: `e.target.id`, `const { id } = e.currentTarget`.
  fileprivate func readsIDOfTarget(_ index: Int) -> Bool {
    guard isSpelled(index, "id") else { return false }
    var target = index - 2
    if !isMember(index) {
      let closer = closer(of: max(parent(index), 0))
      guard kind(closer) == .closingBrace, kind(closer + 1) == .assign else { return false }
      target = closer + 2
      while kind(target + 1) == .dot || kind(target + 1) == .optionalDot { target += 2 }
    }
    return isMember(target) && (isSpelled(target, "currentTarget") || isSpelled(target, "target"))
  }
}

extension ModuleFacts {
  /// Whether webpack uses the word to put modules of several files together: `webpackJsonp`, `webpackChunk...`,
  /// `__webpack_require__`.
  private static func isOfBundler(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    switch word.first {
    case UInt8(ascii: "w"): word.starts(with: "webpackJsonp".utf8) || word.starts(with: "webpackChunk".utf8)
    case UInt8(ascii: "_"): word.starts(with: "__webpack_".utf8)
    default: false
    }
  }
}

extension ModuleFacts {
  private static let dataSetters = ["setData", "$spliceData", "$batchedUpdates"]

  /// Where statistics write to that replace `Page` and only wrap what the platform calls, in a form that cannot be read: the
  /// module of Baidu's, `mtj-wx-sdk.js` 1.8.
  private static let logServers = ["https://hmma.baidu.com/mini.gif"]

  private func spells(_ word: String) -> Bool { words.contains(ModuleFacts.hash(of: word)) }

  /// The hash that stands for a word in `words`; never 0.
  package static func hash(of word: String) -> UInt64 { max(1, WordSet.hash(of: word)) }

  fileprivate static func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt64 { max(1, WordSet.hash(word)) }
}

/// The hashes of words, each once.
private struct WordCollector {
  private(set) var hashes: [UInt64] = []
  /// 0 marks an empty slot.
  private var slots = [UInt64](repeating: 0, count: 512)
  /// Room for a use, `#` and a string.
  private var id = [UInt8(ascii: " "), UInt8(ascii: "#")]

  mutating func add(_ word: UnsafeBufferPointer<UInt8>) {
    add(hash: ModuleFacts.hash(of: word))
  }

  mutating func add(_ word: String) { add(hash: ModuleFacts.hash(of: word)) }

  private mutating func add(hash: UInt64) {
    let slot = slot(of: hash)
    if slots[slot] == hash { return }
    slots[slot] = hash
    hashes.append(hash)
    if hashes.count * 2 > slots.count {
      slots = [UInt64](repeating: 0, count: slots.count * 4)
      for hash in hashes { slots[self.slot(of: hash)] = hash }
    }
  }

  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// How many bytes the id of an element may have.
  private static let idLimit = 64

  /// Adds the id that a string may name, with the `#` before it: no other word begins with one. Adds it with its use, too.
  mutating func add(idNamedBy string: UnsafeBufferPointer<UInt8>, _ use: IDUse?) {
    var name = string
    var use = use
    if let mark = string.lastIndex(of: UInt8(ascii: "#")) {
      name = UnsafeBufferPointer(rebasing: string[(mark + 1)...])
      use = use ?? .lookup
    }
    if name.count > WordCollector.idLimit { return }
    id.replaceSubrange(2..., with: name)
    id.withUnsafeBufferPointer { add(UnsafeBufferPointer(rebasing: $0[1...])) }
    guard let use else { return }
    id[0] = use.rawValue.utf8.first!
    id.withUnsafeBufferPointer { add($0) }
  }

  /// Adds a string; if it is a list of words, as in `'onTap, onClose'`, also these words.
  mutating func add(string: UnsafeBufferPointer<UInt8>) {
    add(string)
    guard string.allSatisfy({ isWordByte($0) || ScriptByte.separatesWords($0) }) else { return }
    for word in string.split(whereSeparator: ScriptByte.separatesWords) {
      add(UnsafeBufferPointer(rebasing: word))
    }
  }
}

extension ScriptByte {
  /// Whether the byte separates the words of a list in a string.
  fileprivate static func separatesWords(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "|")
      || byte == UInt8(ascii: ";")
  }
}

extension TokenList {
  /// Whether the object of `getApp()` may be given something: by an argument of a method, or an assignment. It is not where its
  /// members are only read, or called without arguments.
  fileprivate var givesToApp: Bool {
    var variables: [Int] = []
    for index in 0..<count where kind(index) == .identifier && isSpelled(index, "getApp") {
      guard kind(index + 1) == .openingParenthesis, kind(index + 2) == .closingParenthesis else {
        return true
      }
      if kind(index - 1) == .assign, kind(index - 2) == .identifier, word(index - 3).declaresVariable,
        kind(index + 3) != .dot, kind(index + 3) != .optionalDot
      {
        variables.append(index - 2)
      } else if !onlyReadsMembers(after: index + 2) {
        return true
      }
    }
    let names = Set(variables.map(string))
    if names.isEmpty { return false }
    let declared = Set(variables)
    return (0..<count).contains { index in
      kind(index) == .identifier && !isMember(index) && !declared.contains(index)
        && names.contains(string(index))
        && kind(index + 1) != .colon && !onlyReadsMembers(after: index)
    }
  }

  /// Whether the value that ends at `end` is only asked for a member, or for what a method without arguments returns.
  private func onlyReadsMembers(after end: Int) -> Bool {
    var last = end
    while kind(last + 1) == .dot || kind(last + 1) == .optionalDot, kind(last + 2) == .identifier {
      last += 2
    }
    switch kind(last + 1) {
    case _ where last == end: return false
    case .openingParenthesis: return kind(last + 2) == .closingParenthesis
    case .openingBracket, .assign, .compoundAssign, .optionalDot: return false
    default: return true
    }
  }

  /// Whether the identifier at `index` names a module that cannot be known: by an expression, or as a plugin.
  fileprivate func importsUnknownModule(_ index: Int) -> Bool {
    guard kind(index + 1) == .openingParenthesis, !isMember(index) else { return false }
    switch word(index) {
    case .require, .import:
      // `require("" + name)` begins with a literal, too.
      return (literal(index + 2) == nil || isSpelled(index + 3, "+"))
        && kind(index + 2) != .closingParenthesis && !isMethodDefinition(index, parenthesis: index + 1)
    default: return isSpelled(index, "requirePlugin")
    }
  }
}

extension ScriptScanner {
  /// Collects imports, links to pages and the names that are given to `setData`, nothing else.
  mutating func collectModules() {
    let tokens = list.tokens
    for index in 0..<tokens.count where tokens[index].word != .none {
      switch tokens[index].word {
      case .import: moduleImport(index)
      case .require: moduleRequire(index)
      case .export: moduleExport(index)
      case .platform: platformCall(index)
      case .dataSetter: setDataCall(index)
      case .page, .component: frameworkNames.append(index)
      case .foreignPlatform: foreignPlatformUse(index)
      case .this where !list.isMember(index): thisSites.append(index)
      default: break
      }
    }
    readPlatformAliases()
    readReceivers()
    resolveData()
    readWrappedLinks()
    readComputedLinks()
  }

  /// Whether something gets methods under names that cannot be read. It is `X[k] = v` or `{ [k]: v }` where `k` is not
  /// a literal and `v` is a function, or `k` is built, or `X` is `this` or an alias of it. What is given to `setData`
  /// has no methods.
  mutating func makesUnreadableKeys() -> Bool {
    let tokens = list.tokens
    for index in 0..<tokens.count {
      switch tokens[index].kind {
      case .openingBracket: if makesUnreadableKey(index) { return true }
      case .identifier where list.kind(index + 1) == .openingParenthesis && list.isSpelled(index, "eval"):
        return true
      case .identifier where list.word(index - 1) == .new && list.isSpelled(index, "Function"): return true
      default: break
      }
    }
    return false
  }

  mutating func makesUnreadableKey(_ opener: Int) -> Bool {
    let closer = list.closer(of: opener)
    guard closer > opener + 1, list.kind(closer) == .closingBracket else { return false }
    let isLiteral =
      closer == opener + 2 && (list.literal(opener + 1) != nil || list.kind(opener + 1) == .number)
    if isLiteral || list.isSpelled(opener + 1, "Symbol") && list.kind(opener + 2) == .dot { return false }
    switch list.kind(opener - 1) {
    case .identifier
    where list.isMember(opener - 1)
      || !list.word(opener - 1).precedesExpression && !list.word(opener - 1).declaresVariable,
      .closingParenthesis, .closingBracket, .optionalDot:
      guard list.kind(closer + 1) == .assign else { return false }
      if isBuilt(opener, closer) { return true }
      return mayBeFunction(closer + 2)
    case .openingBrace, .comma:
      // A key, not an element of an array or an argument.
      let brace = list.parent(opener)
      guard list.kind(brace) == .openingBrace, !isTypeMember(opener) else { return false }
      switch list.kind(closer + 1) {
      case .openingParenthesis:
        return list.bodyEnd(closer + 1) != nil
      case .colon:
        if isGivenToDataSetter(brace) { return false }
        return isBuilt(opener, closer) || mayBeFunction(closer + 2)
      default: return false
      }
    default: return false
    }
  }

  /// Whether the bracket opens an index signature or a mapped type: `[key: string]: T`, `[K in T]: V`.
  private func isTypeMember(_ opener: Int) -> Bool {
    list.isTypeScript && (list.kind(opener + 2) == .colon || list.word(opener + 2) == .in)
  }

  /// A key with more tokens counts as built: looking through each of many nested keys would take quadratic time.
  private static let keyLimit = 64

  private func isBuilt(_ opener: Int, _ closer: Int) -> Bool {
    closer - opener > ScriptScanner.keyLimit
      || (opener + 1..<closer).contains { index in
        switch list.kind(index) {
        case .templateHead: true
        case .operator: list.isSpelled(index, "+")
        case .openingParenthesis: isCallParenthesis(index, in: opener)
        default: false
        }
      }
  }

  private func isCallParenthesis(_ index: Int, in opener: Int) -> Bool {
    if index == opener + 1 { return false }
    switch list.kind(index - 1) {
    case .identifier, .closingParenthesis, .closingBracket, .optionalDot: return true
    default: return false
    }
  }

  /// Whether the value that begins at `start` is a function, or a name that means one.
  private mutating func mayBeFunction(_ start: Int) -> Bool {
    list.word(start) == .function || list.word(start) == .async
      || list.isArrowFunction(start, list.count)
      || list.kind(start) == .identifier && functionNames.contains(list.string(start))
        && !list.isMember(start + 1)
        && list.kind(start + 1) != .dot && list.kind(start + 1) != .openingParenthesis
  }

  private func isGivenToDataSetter(_ brace: Int) -> Bool {
    list.kind(brace - 1) == .openingParenthesis && list.word(brace - 2) == .dataSetter
  }
}

extension ScriptScanner {
  func declaredFunctionNames() -> Set<String> {
    var names: Set<String> = []
    for index in 0..<list.count where list.tokens[index].kind == .identifier {
      if list.word(index) == .function, list.kind(index + 1) == .identifier {
        names.insert(list.string(index + 1))
      }
      guard list.kind(index + 1) == .assign, !list.isMember(index) else { continue }
      if list.word(index + 2) == .function || list.word(index + 2) == .async
        || list.isArrowFunction(index + 2, list.count)
      {
        names.insert(list.string(index))
      }
    }
    return names
  }
}
