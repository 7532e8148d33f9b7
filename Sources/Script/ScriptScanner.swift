import Diagnostics

extension ScriptFacts {
  /// Reads a JavaScript script, or a TypeScript one when the path ends in `.ts`. Never fails: what cannot be read makes
  /// the facts incomplete.
  package convenience init(scanning text: SourceText, _ words: ScriptVocabulary) {
    self.init()
    let lexed = ScriptLexer.read(text, words)
    let list = TokenList(text: text, tokens: lexed.tokens, isTypeScript: text.path.hasSuffix(".ts"))
    var scanner = ScriptScanner(list, words, into: self)
    scanner.readData()
    scanner.readWrappedLinks()
    scanner.readComputedLinks()
    scanner.linkMessages()
    scanner.readQueries()
    scanner.readSentEvents()
    scanner.readDatasets()
    scanner.readLostReceivers()
    scanner.finish(fault: lexed.fault)
    directiveComments = lexed.directives
    mistake = ScriptMistake.first(in: list, lexed)
    hasConflictMarker = lexed.hasConflictMarker
    if hasConflictMarker { gaps.append(ScriptGap(kind: .syntax, range: ByteRange(0, 0))) }
  }
}

/// Turns the tokens of one script into facts.
///
/// The order: one pass finds the places that matter, then the object literals found are read, then the names that these
/// use are looked up in one pass for all. Literals that are found by name are read in turn.
struct ScriptScanner {
  let list: TokenList
  let words: ScriptVocabulary
  let facts: ScriptFacts
  /// Tokens that spell `Page` or `Component`, not after a dot.
  var frameworkNames: [Int] = []
  /// Indices into `facts.objects` by the token of the called name.
  var objectOfCall = HashIndex()
  /// Indices into `facts.objects` by the opening brace; a literal is read once.
  var objectOfLiteral = HashIndex()
  /// Object literals to be read: opening brace, and index into `facts.objects`.
  var pendingLiterals: [(opener: Int, object: Int)] = []
  /// Names to be looked up.
  var pendingNames: [NameUse] = []
  /// Names under which the call at a token is exported.
  var exportsOfCall: [(call: Int, name: String)] = []
  /// Tokens that spell `postMessage` after a dot.
  var messageSites: [Int] = []
  /// Tokens that spell `select` or `selectAll` after a dot.
  var querySites: [Int] = []
  /// Tokens that spell a function that sends events, after a dot.
  var senderSites: [Int] = []
  /// Tokens that spell `dataset`.
  var datasetSites: [Int] = []
  /// The methods of pages and components, in a script with uses of `dataset`.
  var methodSpans: [MethodSpan] = []
  /// The names of variables that mean `this`.
  var aliases = WordSet()
  /// Tokens that spell `this`, not after a dot.
  var thisSites: [Int] = []
  /// The hashes of the names that are assigned to `this`, with duplicates.
  var assignedNames: [UInt64] = []
  /// The hashes of the names of fields that are assigned in the data of anything, with duplicates.
  var assignedFields: [UInt64] = []
  /// The names of these fields, and what has the data, in order.
  var dataAssignments: [(receiver: Int, name: ByteRange)] = []
  /// Tokens of the variables that are given the `globalData` of the app.
  var globalDataVariables: [Int] = []
  /// Names that are read of the `data` of what may be `this`, in order.
  var dataReads: [(receiver: Int, name: ByteRange)] = []
  /// Index of the token that closes each `my.create...Context(` call, with its index in the facts.
  var contextOfCloser = HashIndex()
  /// The first arguments of these calls, in the order of the facts.
  var contextArguments: [Range<Int>] = []
  /// Functions that open the page of a parameter.
  var linkWrappers: [LinkWrapper] = []
  /// URLs of pages that are expressions.
  var pendingLinks: [PendingLink] = []
  /// Tokens of the variables that are the platform's object.
  var platformAliases: [Int] = []
  /// The imports, by local name.
  lazy var moduleSources = importedSources()
  /// The names of the functions that the script declares.
  lazy var functionNames = declaredFunctionNames()
  /// The names that are given to `setData`, with duplicates.
  var givenNames: [GivenName] = []
  /// Variables whose members are data.
  var pendingData: [DataVariable] = []
  /// The objects of pages and components that mobx-miniprogram-lite makes.
  var objectsWithStores: [Int] = []
  /// Object literals that `App.Page` and `App.Component` are given.
  private var callsOfAppMembers: [(app: Int, opener: Int, kind: ScriptObject.Kind)] = []
  /// Token up to which the object literals are read as arguments of a wrapper.
  private var wrappedUntil = 0

  init(_ list: TokenList, _ words: ScriptVocabulary, into facts: ScriptFacts = ScriptFacts()) {
    self.list = list
    self.words = words
    self.facts = facts
  }

  /// A scanner that has read what a script gives to the data of pages and components.
  init(readingDataOf text: SourceText, _ words: ScriptVocabulary) {
    let lexed = ScriptLexer.read(text, words)
    self.init(
      TokenList(text: text, tokens: lexed.tokens, isTypeScript: text.path.hasSuffix(".ts")), words)
    readData()
  }

  /// Reads the literals of pages and components, the names that these use, and the data.
  fileprivate mutating func readData() {
    collectSites()
    readReceivers()
    readPendingLiterals()
    resolveNames()
    resolveData()
  }

  mutating func collectSites() {
    // A field of `self` would be loaded again for each token.
    let (list, tokens) = (self.list, self.list.tokens)
    thisSites.reserveCapacity(16)
    dataReads.reserveCapacity(16)
    for index in 0..<tokens.count where tokens[index].word != .none {
      switch tokens[index].word {
      case .page: framework(index, .page)
      case .component: framework(index, .component)
      case .behavior, .mixin: constructorCall(index, .behavior)
      case .import: moduleImport(index)
      case .require: moduleRequire(index)
      case .export: moduleExport(index)
      case .module, .exports: commonExport(index)
      case .platform: platformCall(index)
      case .foreignPlatform: foreignPlatformUse(index)
      case .dataSetter: setDataCall(index)
      case .eventList: eventList(index)
      case .this where !list.isMember(index): thisSites.append(index)
      case .data where list.isMember(index): dataUse(index)
      case .postMessage where list.isMember(index): messageSites.append(index)
      case .selector where list.isMember(index): querySites.append(index)
      case .eventSender where list.isMember(index): senderSites.append(index)
      case .dataset: datasetSites.append(index)
      case .globalData:
        if list.isMember(index) { globalDataUse(index) } else { globalDataVariable(index) }
      case .case: caseOfSwitch(index)
      default: break
      }
    }
    readPlatformAliases()
    readGlobalDataVariables()
    readCallsOfAppMembers()
    readStoreConstructors()
    readFactory()
    for export in exportsOfCall {
      if let object = objectOfCall[token: export.call] {
        facts.objects[object].exportNames.append(export.name)
      }
    }
  }

  private mutating func caseOfSwitch(_ index: Int) {
    guard list.kind(index + 2) == .colon, let text = list.literal(index + 1) else { return }
    facts.cases.append(text)
  }

  private mutating func framework(_ index: Int, _ kind: ScriptObject.Kind) {
    if list.isMember(index) { return noteMemberOfApp(index, kind) }
    frameworkNames.append(index)
    constructorCall(index, kind)
  }

  /// Keeps `App.Page({...})`: a store such as wxMiniStore makes pages and components so, and adds this function to the global
  /// `App`.
  private mutating func noteMemberOfApp(_ index: Int, _ kind: ScriptObject.Kind) {
    guard list.isSpelled(index - 2, "App"), !list.isMember(index - 2),
      let parenthesis = list.callParenthesis(index),
      case let (start, end) = argument(of: parenthesis), list.kind(start) == .openingBrace,
      list.skip(start) >= end
    else { return }
    callsOfAppMembers.append((index - 2, start, kind))
  }

  /// Reads what the members of the global `App` are given. They may add methods to it.
  private mutating func readCallsOfAppMembers() {
    for call in callsOfAppMembers where !list.isOwn(call.app) {
      let object = addObject(call.kind, range: list.range(call.app))
      addGap(object, .wrapper, list.range(call.app))
      pend(literal: call.opener, object: object)
    }
  }

  /// Reads the call `Page(...)` with its name at `index`; does nothing when it is not a call.
  mutating func constructorCall(_ index: Int, _ kind: ScriptObject.Kind) {
    guard !list.isMember(index), index >= wrappedUntil, list.word(index - 1) != .function,
      let parenthesis = list.callParenthesis(index)
    else { return }
    if list.isMethodDefinition(index, parenthesis: parenthesis) { return }
    let object = addObject(kind, range: list.range(index))
    objectOfCall.set(object, forToken: index)
    let (start, end) = argument(of: parenthesis)
    if start >= end {
      addGap(object, .unresolvedArgument, list.range(index))
    } else if list.kind(start) == .openingBrace, list.skip(start) >= end {
      pend(literal: start, object: object)
    } else if list.kind(start) == .identifier, start + 1 >= end {
      pendingNames.append(NameUse(token: start, purpose: .argument(object: object)))
    } else {
      let isCall = list.kind(end - 1) == .closingParenthesis && !list.isArrowFunction(start, end)
      addGap(object, isCall ? .wrappedArgument : .unresolvedArgument, list.range(start, through: end - 1))
      if isCall { wrappedLiterals(start, end, object: object) }
      wrappedUntil = end
    }
  }

  /// The first argument of a call, without casts and parentheses round it.
  func argument(of parenthesis: Int) -> (start: Int, end: Int) {
    let limit = argumentsEnd(of: parenthesis)
    return list.stripped(parenthesis + 1, list.valueEnd(parenthesis + 1, limit: limit))
  }

  func argumentsEnd(of parenthesis: Int) -> Int {
    let closer = list.closer(of: parenthesis)
    return list.kind(closer) == .closingParenthesis && closer > parenthesis ? closer : closer + 1
  }

  /// Reads the object literals among the arguments of the calls from `start` to before `end`.
  private mutating func wrappedLiterals(_ start: Int, _ end: Int, object: Int) {
    var i = start
    while i < end {
      switch list.kind(i) {
      case .openingBrace:
        let before = list.kind(i - 1)
        if before == .openingParenthesis || before == .comma { pend(literal: i, object: object) }
        i = list.skip(i)
      case .openingParenthesis where list.isParameterList(i): i = list.skip(i)
      case .openingBracket, .templateHead: i = list.skip(i)
      default: i += 1
      }
    }
  }

  // MARK: Objects

  mutating func addObject(_ kind: ScriptObject.Kind, range: ByteRange) -> Int {
    facts.objects.append(ScriptObject(kind: kind, range: range))
    return facts.objects.count - 1
  }

  mutating func addGap(_ object: Int, _ kind: ScriptGap.Kind, _ range: ByteRange) {
    facts.objects[object].gaps.append(ScriptGap(kind: kind, range: range))
  }

  /// Has the literal at `opener` read into an object. A second object with the same literal is incomplete: reading
  /// `Page(o)` a thousand times would take a thousand times the length of `o`.
  mutating func pend(literal opener: Int, object: Int) {
    if objectOfLiteral[token: opener] == nil {
      objectOfLiteral.set(object, forToken: opener)
      pendingLiterals.append((opener, object))
    } else if objectOfLiteral[token: opener] != object {
      addGap(object, .unresolvedArgument, facts.objects[object].range)
    }
  }

  mutating func readPendingLiterals() {
    var next = 0
    while next < pendingLiterals.count {
      readLiteral(pendingLiterals[next].opener, object: pendingLiterals[next].object)
      next += 1
    }
    pendingLiterals.removeAll()
  }

  mutating func finish(fault: ByteRange?) {
    markWrappers()
    var hasInstance = false
    // An object as a whole is not copied.
    for object in facts.objects.indices where facts.objects[object].kind.isInstance {
      hasInstance = true
      facts.gaps += facts.objects[object].gaps
    }
    if !hasInstance { facts.gaps.append(ScriptGap(kind: .noCall, range: ByteRange(0, 0))) }
    facts.assignedFields = WordSet(assignedFields)
    collectForeignDataNames()
    findOrigins()
    if let fault { facts.gaps.append(ScriptGap(kind: .syntax, range: fault)) }
    facts.buildIndexes()
    keepUnknownReads()
    keepLostAssignments()
  }
}
