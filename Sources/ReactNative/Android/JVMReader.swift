import Diagnostics
import NativeSource

/// Reads what a Java or Kotlin file says about React Native.
struct JVMReader {
  let tokens: NativeTokens
  private let facts: NativeFileFacts
  private var file: JVMFile
  /// Whether it finds a class by a literal.
  private var namesClasses = false
  private lazy var keptViews = KeptViewReader(tokens, facts, fileVariables: file.fileVariables)

  /// Made once: its table of words takes longer than reading a small file.
  private static let interest = FactFilter(details: [.signatures, .fields, .conformances])

  private init(_ tokens: NativeTokens) {
    self.tokens = tokens
    facts = NativeFileFacts(of: tokens, for: JVMReader.interest)
    file = JVMFile(facts.outline(facts.classes.filter { $0.kind == .definition }))
    file.suppressionComments = tokens.suppressionComments
  }

  static func read(_ tokens: NativeTokens) -> JVMFile {
    var reader = JVMReader(tokens)
    reader.run()
    return reader.file
  }

  private mutating func run() {
    var makesObjects = false
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .identifier:
        let name = tokens.string(index)
        file.names.insert(name)
        let isDeclared = tokens.spells(index - 1, "class") || tokens.spells(index - 1, "object")
        if !isDeclared { file.mentions.insert(name) }
        // Names of packages are outside of all brackets.
        if tokens.isMark(index - 1, .dot), !tokens.isMark(index + 1, .openingParenthesis),
          tokens.parent(index) >= 0
        {
          file.members.insert(name)
        }
        if name == "forName" || name == "loadClass" { classByName(index) }
        if name == "newInstance" || name == "createInstance" {
          makesObjects = makesObjects || isReflection(index)
        }
      case .string: file.strings.insert(tokens.string(index))
      default: break
      }
    }
    if makesObjects, !namesClasses { file.createsUnknownClasses = true }
    for constant in facts.constants {
      let value: JVMValue =
        switch constant.value.value {
        case .string(let text): .literal(text)
        case .name(let name): .constant(name)
        default: .unknown
        }
      let range = constant.value.range
      let isString = tokens.isString(tokens.index(at: range.start))
      let place = Place(
        path: file.path, range: isString ? tokens.range(tokens.index(at: range.start)) : range)
      file.constants.append(JVMConstant(name: constant.name, value: value, place: place))
    }
    if tokens.language == .kotlin { file.fileVariables = tokens.fileVariables }
    var props = reactProps()
    for part in facts.classes where part.kind == .definition {
      file.classes.append(read(part, &props))
    }
  }

  /// `Class.forName("a.AcmeDialManager")`: a class that is named by a string is created, as one that is named in code.
  private mutating func classByName(_ index: Int) {
    guard tokens.isMark(index + 1, .openingParenthesis), let name = tokens.arguments(index + 1).first else {
      return
    }
    let text = tokens.string(name.lowerBound)
    if name.count == 1, tokens.isString(name.lowerBound), !text.contains("$" + "{") {
      file.mentions.insert(simpleName(text))
      namesClasses = true
    } else {
      file.createsUnknownClasses = true
    }
  }

  /// `found.newInstance()`, `constructor.newInstance(context)`; a factory is called on the name of its class.
  private func isReflection(_ index: Int) -> Bool {
    guard tokens.isMark(index - 1, .dot), tokens.isMark(index + 1, .openingParenthesis) else { return false }
    return tokens.isMark(index - 2, .closingParenthesis)
      || tokens.string(index - 2).first?.isLowercase == true
  }

  private func name(_ token: Int) -> NameAt { name(tokens.range(token)) }

  private func name(_ range: ByteRange) -> NameAt {
    NameAt(tokens.text.string(range), at: Place(path: file.path, range: range))
  }

  private mutating func read(_ part: NativeClassPart, _ props: inout [UInt32: [JVMProp]]) -> JVMClass {
    var found = JVMClass(name: name(part.nameRange))
    found.superclass = part.superclass.map(lastComponent)
    found.isBase = part.isAbstract || part.isOpen
    found.fields = part.fields.map { name($0.name.range) }
    found.interfaces = part.conformances.map { lastComponent($0.text) }
    for method in part.methods {
      found.methods.insert(method.selector)
      // The view, and the value.
      let type = method.signature.count == 2 ? method.signature[1].type.map { name($0.range) } : nil
      if let own = props.removeValue(forKey: method.nameRange.start) {
        found.props += own.map { prop in
          var prop = prop
          prop.type = type
          return prop
        }
      }
      if method.selector.hasPrefix("set"), method.parameters.count == 2 {
        found.setters.append(JVMSetter(name: name(method.nameRange), type: type))
      }
      guard let body = body(method) else { continue }
      if isEmpty(body) { found.emptyMethods.insert(method.selector) }
      switch method.selector {
      case "getName":
        let returned = returnedValue(body)
        found.componentName = returned.value
        found.componentNamePlace = returned.place
      case "getEventName": found.eventName = returnedValue(body)
      case "createViewInstance":
        let parameters = Set(method.parameters)
        var made = MadeViewReader(tokens: tokens, body: body, parameters: parameters, owner: part.name).read()
        made.used = keptViews.usedNames(made, of: part.name, body, parameters)
        found.madeView = made
      case "getExportedCustomDirectEventTypeConstants": found.eventMaps.append(eventMap(body, .direct))
      case "getExportedCustomBubblingEventTypeConstants": found.eventMaps.append(eventMap(body, .bubbling))
      case "receiveCommand":
        let reader = CommandReader(tokens: tokens, path: file.path, body: body)
        found.commandArguments += reader.arguments()
        let dispatch = reader.dispatch(on: method.parameters.dropFirst().first)
        found.commandDispatch = found.commandDispatch?.union(dispatch) ?? dispatch
      case "getCommandsMap":
        found.commandNumbers += CommandReader(tokens: tokens, path: file.path, body: body).numbers()
      case "createViewManagers", "getViewManagerNames", "createViewManager":
        file.hasViewManagerList = true
        if method.selector == "createViewManagers" {
          file.viewManagerList = Place(path: file.path, range: method.nameRange)
          if mayListOthers(body) { file.createsUnknownClasses = true }
        }
      default: break
      }
    }
    return found
  }

  /// Whether a list of managers has some that others put there: a superclass, `ServiceLoader`, whoever made the package.
  private func mayListOthers(_ body: Range<Int>) -> Bool {
    let names = body.filter(tokens.isIdentifier)
    if names.contains(where: { tokens.spells($0, "ServiceLoader") || tokens.spells($0, "super") }) {
      return true
    }
    guard let name = names.last(where: { !tokens.spells($0, "return") && !tokens.spells($0, "this") }),
      names.count <= 3
    else { return false }
    // `class AcmePackage(private val managers: List<ViewManager<*, *>>)`
    return (0..<tokens.count).contains { index in
      tokens.isIdentifier(index) && tokens.string(index) == tokens.string(name) && !body.contains(index)
        && tokens.isMark(tokens.parent(index), .openingParenthesis)
        && (tokens.isMark(index + 1, .colon) || tokens.isMark(index - 1, .greater))
    }
  }

  /// Token indexes from the `{` or `=` of a body to its end.
  private func body(_ method: NativeMethod) -> Range<Int>? {
    guard let range = method.bodyRange else { return nil }
    let start = tokens.index(at: range.start)
    if tokens.isMark(start, .openingBrace) { return start..<min(tokens.close(start), tokens.count) }
    // The range of `= value` has the token after the value in it.
    return start..<max(start, tokens.index(at: range.end) - 1)
  }

  /// Whether a body is `{}` or `= Unit`.
  private func isEmpty(_ body: Range<Int>) -> Bool {
    let first = body.lowerBound
    return tokens.isMark(first, .openingBrace)
      ? body.upperBound == first + 1 : tokens.isMark(first, .assign) && tokens.spells(first + 1, "Unit")
  }

  // MARK: - Values

  /// A literal or a dotted name that ends before `end`.
  private func value(_ start: Int, _ end: Int) -> (value: JVMValue, place: Place) {
    let place = Place(path: file.path, range: tokens.range(start))
    if tokens.isString(start), start + 1 >= end {
      return tokens.isInterpolated(start) && tokens.string(start).contains("$")
        ? (.unknown, place) : (.literal(tokens.string(start)), place)
    }
    let last = tokens.nameEnd(start)
    guard last > start, last >= end else { return (.unknown, place) }
    let name = (start..<last).map { tokens.string($0) }.joined()
    return (.constant(name), Place(path: file.path, range: tokens.outerRange(start, last - 1)))
  }

  private func returnedValue(_ body: Range<Int>) -> (value: JVMValue, place: Place) {
    let unknown = (JVMValue.unknown, Place(path: file.path, range: tokens.range(body.lowerBound)))
    if tokens.isMark(body.lowerBound, .openingBrace) {
      let returns = body.filter { tokens.spells($0, "return") }
      guard returns.count == 1, let start = returns.first.map({ $0 + 1 }) else { return unknown }
      let end = (start..<body.upperBound).first { tokens.isMark($0, .semicolon) } ?? body.upperBound
      return value(start, end)
    }
    return value(
      tokens.isMark(body.lowerBound, .assign) ? body.lowerBound + 1 : body.lowerBound, body.upperBound)
  }

  // MARK: - Props

  /// The annotations, by the byte offset of the name of the method after them.
  private func reactProps() -> [UInt32: [JVMProp]] {
    var found: [UInt32: [JVMProp]] = [:]
    for index in 0..<tokens.count
    where tokens.spells(index, "ReactProp") && tokens.isMark(index - 1, .at)
      && tokens.isMark(index + 1, .openingParenthesis)
    {
      var prop: JVMProp?
      var hasCustomType = false
      for argument in tokens.arguments(index + 1) {
        let start = argument.lowerBound
        guard tokens.isMark(start + 1, .assign) else { continue }
        if tokens.spells(start, "name") {
          let value = value(start + 2, argument.upperBound)
          prop = JVMProp(value: value.value, place: value.place, hasCustomType: false, type: nil)
        } else if tokens.spells(start, "customType") {
          hasCustomType = true
        }
      }
      guard var prop, let method = methodName(after: tokens.close(index + 1) + 1) else { continue }
      prop.hasCustomType = hasCustomType
      found[tokens.range(method).start, default: []].append(prop)
    }
    return found
  }

  /// The name of the method after annotations and modifiers.
  private func methodName(after start: Int) -> Int? {
    var index = start
    for _ in 0..<60 where index < tokens.count {
      if tokens.isMark(index, .at) {
        index = tokens.nameEnd(index + 1)
        if tokens.isMark(index, .openingParenthesis) { index = tokens.close(index) + 1 }
      } else if tokens.isMark(index, .openingParenthesis) {
        return tokens.isIdentifier(index - 1) ? index - 1 : nil
      } else if tokens.isMark(index, .semicolon) || tokens.isMark(index, .openingBrace)
        || tokens.isMark(index, .assign)
      {
        return nil
      } else {
        index += 1
      }
    }
    return nil
  }

  // MARK: - Events

  /// Names of calls that make maps; any other call may add more than its literals.
  private static let mapBuilders: Set<String> = [
    "of", "put", "builder", "build", "mapOf", "mutableMapOf", "hashMapOf", "emptyMap", "to", "newHashMap",
    "putAll",
    "getExportedCustomDirectEventTypeConstants", "getExportedCustomBubblingEventTypeConstants", "apply",
    "also",
    "toMutableMap", "HashMap", "LinkedHashMap", "requireNonNull", "getOrDefault", "entry", "ofEntries", "if",
  ]

  /// Words in the bodies of methods that are not names of values, and values without a name.
  private static let plainWords: Set<String> = [
    "return", "val", "var", "new", "null", "true", "false", "this", "super", "it", "if", "else", "is", "as",
    "in", "when", "try", "catch", "finally", "throw", "final", "to", "override", "int", "long", "boolean",
    "double", "float", "byte", "char", "short", "instanceof", "do", "fun",
  ]

  /// Whether a token names something that is not declared in the body: a property, which may contain more than this
  /// method says.
  ///
  /// - Parameter declared: where each variable of the body is declared first.
  private func isValueName(_ index: Int, _ declared: [String: Int]) -> Bool {
    let name = tokens.string(index)
    guard name.first?.isLowercase == true, !JVMReader.plainWords.contains(name),
      !tokens.isMark(index + 1, .assign), !tokens.isMark(index - 1, .at), !isDeclared(index)
    else { return false }
    return declared[name].map { $0 >= index } ?? true
  }

  /// Whether a local variable is declared at a token: `val x`, `Map<String, Object> x =`, `Map x;`.
  private func isDeclared(_ index: Int) -> Bool {
    guard tokens.isIdentifier(index), tokens.isIdentifier(index - 1) || tokens.isMark(index - 1, .greater)
    else {
      return false
    }
    if tokens.language == .kotlin { return ["val", "var"].contains(tokens.string(index - 1)) }
    return (tokens.isMark(index + 1, .assign) || tokens.isMark(index + 1, .semicolon))
      && !tokens.spells(index - 1, "return")
  }

  private func eventMap(_ body: Range<Int>, _ phase: ComponentSpec.Phase) -> EventMap {
    var map = EventMap(phase: phase)
    let declared = Dictionary(
      body.lazy.filter { isDeclared($0) }.map { (tokens.string($0), $0) },
      uniquingKeysWith: { first, _ in first })
    for index in body {
      if tokens.isString(index) {
        map.values.append(.literal(tokens.string(index)))
        let isMisplaced =
          phase == .direct
          ? tokens.spells(index, "phasedRegistrationNames") : tokens.spells(index, "registrationName")
        if isMisplaced { map.misplacedKeys.append(name(index)) }
        let key =
          phase == .direct ? tokens.spells(index, "registrationName") : tokens.spells(index, "bubbled")
        let isBefore = tokens.isMark(index + 1, .comma) || tokens.spells(index + 1, "to")
        if key, isBefore, tokens.isString(index + 2) { map.names.append(name(index + 2)) }
      } else if tokens.isIdentifier(index) {
        if tokens.spells(index, "for") || tokens.spells(index, "while") || tokens.spells(index, "forEach") {
          map.isIncomplete = true
        } else if tokens.isMark(tokens.afterAngles(index + 1), .openingParenthesis) {
          if !JVMReader.mapBuilders.contains(tokens.string(index)) { map.isIncomplete = true }
        } else if !tokens.isMark(index - 1, .dot) {
          let end = tokens.nameEnd(index)
          let last = tokens.string(end - 1)
          if tokens.isMark(tokens.afterAngles(end), .openingParenthesis) { continue }
          if last == last.uppercased() || end > index + 1 || isValueName(index, declared) {
            map.values.append(.constant((index..<end).map { tokens.string($0) }.joined()))
          }
        }
      }
    }
    return map
  }
}
