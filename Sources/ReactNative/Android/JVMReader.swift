import Diagnostics
import NativeSource

/// Reads what a Java or Kotlin file says about React Native.
struct JVMReader {
  let tokens: NativeTokens
  private let facts: NativeFileFacts
  private var file: JVMFile

  /// Made once: its table of words takes longer than reading a small file.
  private static let interest = Interest(details: [.signatures])

  private init(_ tokens: NativeTokens) {
    self.tokens = tokens
    facts = NativeFileFacts(jvm: tokens, for: JVMReader.interest)
    file = JVMFile(path: tokens.text.path)
    file.suppressionComments = tokens.suppressionComments
  }

  static func read(_ tokens: NativeTokens) -> JVMFile {
    var reader = JVMReader(tokens)
    reader.run()
    return reader.file
  }

  private mutating func run() {
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .identifier:
        let name = tokens.string(index)
        file.names.insert(name)
        let isDeclared = tokens.spells(index - 1, "class") || tokens.spells(index - 1, "object")
        if !isDeclared { file.mentions.insert(name) }
      case .string: file.strings.insert(tokens.string(index))
      default: break
      }
    }
    for constant in facts.constants {
      let value: JVMValue =
        switch constant.value.value {
        case .string(let text): .literal(text)
        case .name(let name): .constant(name)
        default: .unknown
        }
      file.constants.append((constant.name, value))
    }
    var props = reactProps()
    for part in facts.classes where part.kind == .definition {
      file.classes.append(read(part, &props))
    }
  }

  private func name(_ token: Int) -> NameAt {
    NameAt(tokens.string(token), at: Place(path: file.path, range: tokens.range(token)))
  }

  private mutating func read(_ part: NativeClassPart, _ props: inout [UInt32: [JVMProp]]) -> JVMClass {
    let at = tokens.index(at: part.nameRange.start)
    var found = JVMClass(name: name(at))
    found.superclass = part.superclass.map(lastComponent)
    found.isBase = part.isAbstract || isOpen(at - 1)
    found.fields = fields(at)
    for method in part.methods {
      found.methods.insert(method.selector)
      if let own = props.removeValue(forKey: method.nameRange.start) {
        found.props += own.map { prop in
          var prop = prop
          prop.type = parameterType(method)
          return prop
        }
      }
      guard let body = body(method) else { continue }
      switch method.selector {
      case "getName": found.componentName = returnedValue(body).value
      case "getEventName": found.eventName = returnedValue(body)
      case "createViewInstance":
        found.madeView = MadeViewReader(tokens: tokens, body: body, parameters: Set(method.parameters)).read()
      case "getExportedCustomDirectEventTypeConstants": found.eventMaps.append(eventMap(body, .direct))
      case "getExportedCustomBubblingEventTypeConstants": found.eventMaps.append(eventMap(body, .bubbling))
      case "receiveCommand": found.commandArguments += commandArguments(body)
      case "createViewManagers", "getViewManagerNames", "createViewManager":
        file.hasViewManagerList = true
        if method.selector == "createViewManagers" {
          file.viewManagerList = Place(path: file.path, range: method.nameRange)
        }
      default: break
      }
    }
    return found
  }

  private func isOpen(_ keyword: Int) -> Bool {
    var index = keyword - 1
    while index > keyword - 6, tokens.isIdentifier(index) {
      if tokens.spells(index, "open") { return true }
      index -= 1
    }
    return false
  }

  /// Token indexes from the `{` or `=` of a body to its end.
  private func body(_ method: NativeMethod) -> Range<Int>? {
    guard let range = method.bodyRange else { return nil }
    let start = tokens.index(at: range.start)
    if tokens.isMark(start, .openBrace) { return start..<min(tokens.close(start), tokens.count) }
    // The range of `= value` has the token after the value in it.
    return start..<max(start, tokens.index(at: range.end) - 1)
  }

  /// Names of what is declared directly in the body of the class whose name is at a token.
  private func fields(_ name: Int) -> [NameAt] {
    var open = name + 1
    while open < tokens.count, open < name + 400, !tokens.isMark(open, .openBrace) {
      if tokens.isMark(open, .semicolon) || tokens.isMark(open, .closeBrace) { return [] }
      open = tokens.next(open)
    }
    guard tokens.isMark(open, .openBrace) else { return [] }
    let close = tokens.close(open)
    var found: [NameAt] = []
    var index = open + 1
    while index < close {
      if tokens.isIdentifier(index) {
        let isDeclared =
          tokens.language == .kotlin
          ? ["var", "val"].contains(tokens.string(index - 1))
          : (tokens.isMark(index + 1, .semicolon) || tokens.isMark(index + 1, .assign))
            && (tokens.isIdentifier(index - 1) || tokens.isMark(index - 1, .greater)
              || tokens.isMark(index - 1, .closeBracket))
        if isDeclared { found.append(self.name(index)) }
      }
      index = max(tokens.next(index), index + 1)
    }
    return found
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
    if tokens.isMark(body.lowerBound, .openBrace) {
      let returns = body.filter { tokens.spells($0, "return") }
      guard returns.count == 1, let start = returns.first.map({ $0 + 1 }) else { return unknown }
      let end = (start..<body.upperBound).first { tokens.isMark($0, .semicolon) } ?? body.upperBound
      return value(start, end)
    }
    return value(
      tokens.isMark(body.lowerBound, .assign) ? body.lowerBound + 1 : body.lowerBound, body.upperBound)
  }

  /// The type of the second parameter: what a setter of a prop is given.
  private func parameterType(_ method: NativeMethod) -> NameAt? {
    let open = tokens.afterAngles(tokens.index(at: method.nameRange.start) + 1)
    let arguments = tokens.isMark(open, .openParenthesis) ? tokens.arguments(open) : []
    guard arguments.count == 2 else { return nil }
    let parameter = arguments[1]
    var types: Range<Int>
    if tokens.language == .kotlin {
      guard let colon = parameter.first(where: { tokens.isMark($0, .colon) }) else { return nil }
      types = colon + 1..<parameter.upperBound
      if let initial = types.first(where: { tokens.isMark($0, .assign) }) {
        types = types.lowerBound..<initial
      }
    } else {
      types = parameter.lowerBound..<parameter.upperBound - 1
      // `@Nullable final Integer`
      while let first = types.first, tokens.isMark(first, .at) || tokens.spells(first, "final") {
        let next = tokens.isMark(first, .at) ? tokens.nameEnd(first + 1) : first + 1
        types = min(next, types.upperBound)..<types.upperBound
      }
    }
    guard let first = types.first, let last = types.last else { return nil }
    let range = tokens.outerRange(first, last)
    return NameAt(tokens.text.string(range), at: Place(path: file.path, range: range))
  }

  // MARK: - Props

  /// The annotations, by the offset of the name of the method that they are before.
  private func reactProps() -> [UInt32: [JVMProp]] {
    var found: [UInt32: [JVMProp]] = [:]
    for index in 0..<tokens.count
    where tokens.spells(index, "ReactProp") && tokens.isMark(index - 1, .at)
      && tokens.isMark(index + 1, .openParenthesis)
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

  /// The name of the method that annotations and modifiers come before.
  private func methodName(after start: Int) -> Int? {
    var index = start
    for _ in 0..<60 where index < tokens.count {
      if tokens.isMark(index, .at) {
        index = tokens.nameEnd(index + 1)
        if tokens.isMark(index, .openParenthesis) { index = tokens.close(index) + 1 }
      } else if tokens.isMark(index, .openParenthesis) {
        return tokens.isIdentifier(index - 1) ? index - 1 : nil
      } else if tokens.isMark(index, .semicolon) || tokens.isMark(index, .openBrace)
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

  /// Names of calls that make maps; any other call may give more than its literals.
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

  /// Whether a token names what is not declared in the body: a property, whose value is more than this method says.
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
        } else if tokens.isMark(tokens.afterAngles(index + 1), .openParenthesis) {
          if !JVMReader.mapBuilders.contains(tokens.string(index)) { map.isIncomplete = true }
        } else if !tokens.isMark(index - 1, .dot) {
          let end = tokens.nameEnd(index)
          let last = tokens.string(end - 1)
          if tokens.isMark(tokens.afterAngles(end), .openParenthesis) { continue }
          if last == last.uppercased() || end > index + 1 || isValueName(index, declared) {
            map.values.append(.constant((index..<end).map { tokens.string($0) }.joined()))
          }
        }
      }
    }
    return map
  }

  // MARK: - Commands

  /// The getters of arguments in the branches of `when`, `switch` and `if`.
  private func commandArguments(_ body: Range<Int>) -> [CommandArgument] {
    var found: [CommandArgument] = []
    var command = JVMValue.unknown
    for index in body {
      if let label = label(index) { command = label }
      guard tokens.isIdentifier(index), tokens.isMark(index + 1, .openParenthesis),
        tokens.isMark(index - 1, .dot) || tokens.isMark(index - 1, .exclamation),
        ["getInt", "getDouble", "getBoolean", "getString"].contains(tokens.string(index)),
        tokens.kind(index + 2) == .number, tokens.isMark(index + 3, .closeParenthesis),
        let position = Int(tokens.string(index + 2))
      else { continue }
      found.append(CommandArgument(command: command, index: position, getter: name(index)))
    }
    return found
  }

  /// The command whose branch begins at a token: `case "a":`, `"a" ->`, `.equals("a")`, `== "a"`.
  private func label(_ index: Int) -> JVMValue? {
    let isBranch =
      tokens.isMark(index + 1, .arrow) || tokens.spells(index - 1, "case") && tokens.isMark(index + 1, .colon)
      || tokens.isMark(index - 1, .equal)
      || tokens.isMark(index - 1, .openParenthesis) && tokens.spells(index - 2, "equals")
    if tokens.spells(index, "else") && tokens.isMark(index + 1, .arrow) || tokens.spells(index, "default") {
      return .unknown
    }
    guard isBranch else { return nil }
    if tokens.isString(index) { return .literal(tokens.string(index)) }
    return tokens.isIdentifier(index) ? .unknown : nil
  }
}
