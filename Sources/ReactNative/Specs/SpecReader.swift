import Diagnostics
import NativeSource
import Script

extension ScriptFile {
  /// Every script that matters contains one of these words; other scripts are not lexed.
  private static let marks: [StaticString] = [
    "codegenNativeComponent", "requireNativeComponent", "getViewManagerConfig", "dispatchViewManagerCommand",
    "nativeFabricUIManager", "RN$Bridgeless", "NativeComponentRegistry", "Commands",
  ]

  /// Reads a script for the platforms that remain by its name.
  package init(reading text: SourceText, platforms: Set<NativePlatform>, hasSuffix: Bool) {
    self.init(path: text.path)
    links = ScriptLinks(reading: text)
    guard ScriptFile.marks.contains(where: { text.bytes.containsBytes(of: $0) }) else { return }
    var reader = SpecReader(text, platforms, hasSuffix: hasSuffix)
    reader.read()
    reader.file.links = links
    self = reader.file
  }
}

/// Reads component specs, and uses of components by name, from the tokens of one script.
struct SpecReader {
  let tokens: TokenList
  private let platforms: Set<NativePlatform>
  private let hasSuffix: Bool
  private let types: TypeReader
  /// The most declarations of one file with known commands; codegen takes files with one.
  private static let maxCommandedSpecs = 16
  /// Types that the file declares: the body, and what an interface extends.
  private var declarations: [String: (body: TypeNode, extended: [TypeNode])] = [:]
  private lazy var methodTypes = readMethodTypes()
  private lazy var variables = StringVariables(tokens)
  private lazy var platformReader = PlatformReader(tokens)
  /// The most commands whose platforms are read: conditions before each are read again.
  private static let maxSentCommands = 128
  fileprivate(set) var file: ScriptFile

  init(_ text: SourceText, _ platforms: Set<NativePlatform>, hasSuffix: Bool) {
    let lexed = TokenList.typed(text)
    tokens = lexed.tokens
    self.platforms = platforms
    self.hasSuffix = hasSuffix
    types = TypeReader(tokens: tokens, imported: SpecReader.importedNames(tokens))
    file = ScriptFile(path: text.path)
    file.suppressionComments = lexed.comments
  }

  mutating func read() {
    readDeclarations()
    var commands: [ComponentSpec.Command] = []
    for index in 0..<tokens.count where tokens.kind(index) == .identifier {
      switch tokens.string(index) {
      case "codegenNativeComponent": component(index)
      case "codegenNativeCommands": commands += commandList(index)
      case "requireNativeComponent": use(index, .require)
      case "getViewManagerConfig": configuration(index)
      case "dispatchViewManagerCommand": dispatched(index)
      case "nativeFabricUIManager", "RN$Bridgeless", "_IS_FABRIC", "isFabric", "isFabricEnabled",
        "isBridgeless",
        "isNewArchitecture", "isNewArchitectureEnabled", "isNewArch", "isNewArchEnabled", "IS_FABRIC",
        "IS_NEW_ARCH":
        file.testsArchitecture = true
      case "NativeComponentRegistry": registryEntry(index)
      case let name where (types.imported[name] ?? name).hasSuffix("Commands"):
        sent(index)
        managerCommand(index)
      default: break
      }
    }
    for index in file.specs.indices.prefix(SpecReader.maxCommandedSpecs) {
      file.specs[index].commands = commands
    }
  }

  private func place(_ range: ByteRange) -> Place { Place(path: file.path, range: range) }

  // MARK: - Declarations

  /// `import {A as B} from`, also with `type`: `B` by `A`.
  private static func importedNames(_ tokens: TokenList) -> [String: String] {
    var names: [String: String] = [:]
    for index in 0..<tokens.count where tokens.kind(index) == .identifier && tokens.isSpelled(index, "as") {
      if tokens.kind(index - 1) == .identifier, tokens.kind(index + 1) == .identifier,
        tokens.kind(tokens.parent(index)) == .openingBrace
      {
        names[tokens.string(index + 1)] = tokens.string(index - 1)
      }
    }
    return names
  }

  private mutating func readDeclarations() {
    for index in 0..<tokens.count
    where tokens.kind(index) == .identifier && tokens.kind(index + 1) == .identifier {
      let isInterface = tokens.isSpelled(index, "interface")
      guard isInterface || tokens.isSpelled(index, "type"), !tokens.isMember(index) else { continue }
      var at = index + 2
      if tokens.kind(at) == .less {
        guard let parameters = types.typeArguments(at) else { continue }
        at = parameters.end
      }
      let name = tokens.string(index + 1)
      if !isInterface {
        guard tokens.kind(at) == .assign else { continue }
        declarations[name] = (types.type(at + 1).type, [])
        continue
      }
      var extended: [TypeNode] = []
      if tokens.isSpelled(at, "extends") {
        repeat {
          let next = types.type(at + 1)
          extended.append(next.type)
          at = next.end
        } while tokens.kind(at) == .comma
      }
      guard tokens.kind(at) == .openingBrace else { continue }
      declarations[name] = (types.object(at).type, extended)
    }
  }

  /// The type that the names of the file's own types mean, and wrappers that change nothing.
  private func resolved(_ type: TypeNode, depth: Int = 0) -> TypeNode {
    guard depth < 12, case .name(let name, let arguments, _) = type else { return type }
    if let declaration = declarations[name], declaration.extended.isEmpty {
      return resolved(declaration.body, depth: depth + 1)
    }
    switch name {
    case "Readonly", "$ReadOnly", "$Exact", "NonNullable":
      return arguments.count == 1 ? resolved(arguments[0], depth: depth + 1) : type
    default: return type
    }
  }

  private struct Members {
    var list: [TypeMember] = []
    var isComplete = true
  }

  /// The members of an object type, including the members of everything that it is made of.
  private func members(_ type: TypeNode, depth: Int = 0) -> Members {
    var found = Members()
    func add(_ other: Members) {
      found.list += other.list
      found.isComplete = found.isComplete && other.isComplete
    }
    guard depth < 12 else { return Members(isComplete: false) }
    switch type {
    case .object(let members, let spreads, _):
      found.list = members
      for spread in spreads { add(self.members(spread, depth: depth + 1)) }
    case .intersection(let parts):
      for part in parts { add(members(part, depth: depth + 1)) }
    case .name("ViewProps", _, _): break
    case .name(let name, let arguments, _):
      if let declaration = declarations[name] {
        add(members(declaration.body, depth: depth + 1))
        for type in declaration.extended { add(members(type, depth: depth + 1)) }
      } else if ["Readonly", "$ReadOnly", "$Exact"].contains(name), arguments.count == 1 {
        add(members(arguments[0], depth: depth + 1))
      } else {
        found.isComplete = false
      }
    default: found.isComplete = false
    }
    return found
  }

  // MARK: - Components

  private func arguments(_ open: Int) -> [Range<Int>] {
    let close = tokens.closer(of: open)
    var ranges: [Range<Int>] = []
    var start = open + 1
    var index = start
    while index < close {
      if tokens.kind(index) == .comma {
        ranges.append(start..<index)
        start = index + 1
      }
      index = tokens.skip(index)
    }
    if start < close { ranges.append(start..<close) }
    return ranges
  }

  /// The parenthesis of the call at `index` and the types between its angle brackets.
  private func call(_ index: Int) -> (open: Int, types: [TypeNode])? {
    guard !tokens.isSpelled(index - 1, "function") else { return nil }
    var open = afterCast(index)
    var arguments: [TypeNode] = []
    if tokens.kind(open) == .less {
      guard let list = types.typeArguments(open) else { return nil }
      arguments = list.types
      open = list.end
    }
    return tokens.kind(open) == .openingParenthesis ? (open, arguments) : nil
  }

  /// The token after a name that is called, and after the brackets of a cast around it: `(name as any)`, `(name: T)`,
  /// `(<any>name)`, `name!`.
  private func afterCast(_ index: Int) -> Int {
    var end = index + 1
    let parent = tokens.parent(index)
    if tokens.kind(parent) == .openingParenthesis, !isCall(parent), tokens.kind(end) != .openingParenthesis {
      var first = parent + 1
      if tokens.kind(first) == .less, let list = types.typeArguments(first) { first = list.end }
      // `(ReactNative.name as any)`
      while first < index, tokens.kind(first) == .identifier, isDot(first + 1) { first += 2 }
      let isCast =
        tokens.isSpelled(end, "as") || tokens.kind(end) == .colon || tokens.kind(end) == .closingParenthesis
      if first == index, isCast { end = tokens.closer(of: parent) + 1 }
    }
    if tokens.kind(end) == .bang { end += 1 }
    if tokens.kind(end) == .optionalDot { end += 1 }
    return end
  }

  /// Whether a parenthesis is that of a call or of a declaration.
  private func isCall(_ open: Int) -> Bool {
    switch tokens.kind(open - 1) {
    case .identifier:
      return !["return", "default", "await", "typeof", "case", "else"].contains(tokens.string(open - 1))
    case .closingParenthesis, .closingBracket, .greater: return true
    default: return false
    }
  }

  private func name(_ argument: Range<Int>) -> NameAt? {
    guard argument.count == 1, let range = tokens.literal(argument.lowerBound) else { return nil }
    return NameAt(tokens.text.string(range), at: place(range))
  }

  /// The name that an argument is, or that the variable is which it names.
  private mutating func usedName(_ argument: Range<Int>) -> NameAt? {
    if let name = name(argument) { return name }
    guard argument.count == 1, let range = variables.literal(argument.lowerBound) else { return nil }
    return NameAt(tokens.text.string(range), at: place(range))
  }

  private mutating func component(_ index: Int) {
    guard let call = call(index) else { return }
    let arguments = arguments(call.open)
    guard let first = arguments.first, let name = name(first) else { return }
    var spec = ComponentSpec(name: name, platforms: platforms)
    spec.hasSuffix = hasSuffix
    if arguments.count > 1 { readOptions(arguments[1], &spec) }
    if let type = call.types.first {
      let members = members(type)
      spec.isComplete = members.isComplete
      for member in members.list { add(member, to: &spec) }
    } else {
      spec.isComplete = false
    }
    file.specs.append(spec)
  }

  /// `{excludedPlatforms: ['android'], paperComponentName: 'X'}`
  private func readOptions(_ argument: Range<Int>, _ spec: inout ComponentSpec) {
    for index in argument where tokens.kind(index + 1) == .colon {
      if tokens.isSpelled(index, "excludedPlatforms"), tokens.kind(index + 2) == .openingBracket {
        for element in self.arguments(index + 2) {
          guard let platform = name(element)?.text.lowercased() else { continue }
          spec.excludesPlatforms = true
          if let known = NativePlatform(rawValue: platform) { spec.platforms.remove(known) }
        }
      } else if tokens.isSpelled(index, "paperComponentName"), let range = tokens.literal(index + 2) {
        spec.paperName = tokens.text.string(range)
      }
    }
  }

  private func add(_ member: TypeMember, to spec: inout ComponentSpec) {
    let name = NameAt(member.name, at: place(member.range))
    let type = withoutNothing(resolved(member.type))
    if case .name(let handler, let arguments, _) = type,
      handler == "DirectEventHandler" || handler == "BubblingEventHandler"
    {
      var event = ComponentSpec.Event(
        name: name, phase: handler == "DirectEventHandler" ? .direct : .bubbling)
      if let payload = arguments.first { (event.payload, event.payloadPlace) = fields(payload) }
      spec.add(event)
      return
    }
    var prop = ComponentSpec.Prop(name: name, type: propType(member.type), typeName: spelled(member.type))
    prop.initialValue = initialValue(member.type, prop.type)
    if case .name("WithDefault", _, _) = withoutNothing(resolved(member.type)) {
      prop.statesInitialValue = true
    }
    spec.add(prop)
  }

  /// `T` of `T | null` and of `?T`, looked up again.
  private func withoutNothing(_ type: TypeNode) -> TypeNode {
    guard case .union(let parts) = type else { return type }
    let rest = parts.filter { if case .nothing = $0 { false } else { true } }
    return rest.count == 1 ? withoutNothing(resolved(rest[0])) : type
  }

  private func fields(_ type: TypeNode) -> ([ComponentSpec.Field]?, Place?) {
    var range: ByteRange?
    if case .name(_, _, let name) = type { range = name }
    if case .object(_, _, let object) = type { range = object }
    let resolved = resolved(type)
    if case .nothing = resolved { return ([], nil) }
    let members = members(type)
    guard members.isComplete else { return (nil, nil) }
    let fields = members.list.map { ComponentSpec.Field(name: $0.name, isOptional: $0.isOptional) }
    return (fields, range.map(place))
  }

  private func propType(_ type: TypeNode) -> ComponentSpec.PropType {
    switch withoutNothing(resolved(type)) {
    case .name(let name, let arguments, _):
      switch name {
      case "Double", "Float": return .value(.fraction)
      case "Int32": return .value(.integer)
      case "boolean": return .value(.boolean)
      case "string", "Stringish": return .value(.string)
      case "ColorValue", "ProcessedColorValue": return .value(.color)
      case "WithDefault": return arguments.isEmpty ? .unknown : propType(arguments[0])
      case "ImageSource", "PointValue", "EdgeInsetsValue", "DimensionValue", "ReadonlyArray",
        "$ReadOnlyArray", "Array",
        "ColorArrayValue":
        return .structure
      default: return .unknown
      }
    case .union(let parts):
      let isChoice = parts.allSatisfy {
        switch resolved($0) {
        case .string, .number, .nothing: true
        default: false
        }
      }
      return isChoice ? .choice : .unknown
    case .string, .number: return .choice
    case .boolean: return .value(.boolean)
    case .object, .array: return .structure
    default: return .unknown
    }
  }

  private func spelled(_ type: TypeNode) -> String {
    switch withoutNothing(resolved(type)) {
    case .name("WithDefault", let arguments, _): arguments.isEmpty ? "" : spelled(arguments[0])
    case .name(let name, _, _): name
    default: ""
    }
  }

  private func initialValue(_ type: TypeNode, _ propType: ComponentSpec.PropType) -> ComponentSpec.Literal? {
    if case .name("WithDefault", let arguments, _) = withoutNothing(resolved(type)), arguments.count == 2 {
      switch resolved(arguments[1]) {
      case .number(let text): return Double(text).map { .number($0) }
      case .boolean(let value): return .boolean(value)
      case .string(let value): return .string(value)
      case .nothing: return .nothing
      default: return nil
      }
    }
    switch propType {
    case .value(.fraction), .value(.integer): return .number(0)
    case .value(.boolean): return .boolean(false)
    case .value(.string): return .string("")
    default: return nil
    }
  }

  // MARK: - Commands

  /// `codegenNativeCommands<T>({supportedCommands: ['a', 'b']})`
  private mutating func commandList(_ index: Int) -> [ComponentSpec.Command] {
    guard let call = call(index),
      // `({...}: Options)`
      let options = arguments(call.open).first?.prefix(8).first(where: { tokens.kind($0) == .openingBrace })
    else { return [] }
    let declared = call.types.first.map { members($0) }
    var commands: [ComponentSpec.Command] = []
    for member in arguments(options)
    where tokens.isSpelled(member.lowerBound, "supportedCommands")
      && tokens.kind(member.lowerBound + 2) == .openingBracket
    {
      for element in arguments(member.lowerBound + 2) {
        guard let name = name(element) else { continue }
        var command = ComponentSpec.Command(name: name)
        if let declared, declared.isComplete { command.arguments = commandArguments(name.text) }
        commands.append(command)
      }
    }
    return commands
  }

  /// The arguments after the view reference, of `name: (ref: R, a: T) => void` or `name(ref: R, a: T): void`.
  private mutating func commandArguments(_ name: String) -> [ComponentSpec.Argument]? {
    guard let open = methodTypes[name] else { return nil }
    return arguments(open).dropFirst().map { argument in
      var colon = argument.lowerBound + 1
      if tokens.kind(colon) == .question { colon += 1 }
      guard tokens.kind(argument.lowerBound) == .identifier, tokens.kind(colon) == .colon else {
        return ComponentSpec.Argument(
          name: "", type: .unknown, typeName: "", place: place(tokens.range(argument.lowerBound)))
      }
      let type = types.type(colon + 1).type
      return ComponentSpec.Argument(
        name: tokens.string(argument.lowerBound), type: propType(type), typeName: spelled(type),
        place: place(tokens.range(argument.lowerBound)))
    }
  }

  /// The `(` of the parameters of each method that a type of the file declares first.
  private func readMethodTypes() -> [String: Int] {
    var found: [String: Int] = [:]
    for index in 0..<tokens.count where tokens.kind(index) == .identifier {
      var open = index + 1
      if tokens.kind(open) == .question { open += 1 }
      if tokens.kind(open) == .colon { open += 1 }
      if tokens.kind(open) == .openingParenthesis, tokens.kind(open + 1) == .openingParenthesis { open += 1 }
      guard tokens.kind(open) == .openingParenthesis, tokens.kind(tokens.parent(index)) == .openingBrace
      else {
        continue
      }
      let after = tokens.kind(tokens.closer(of: open) + 1)
      guard after == .arrow || after == .colon else { continue }
      let name = tokens.string(index)
      if found[name] == nil { found[name] = open }
    }
    return found
  }

  // MARK: - Uses

  private mutating func use(_ index: Int, _ way: ComponentUse.Way) {
    guard let call = call(index), let first = arguments(call.open).first else { return }
    guard let name = usedName(first) else {
      addPossibleNames()
      return
    }
    var use = ComponentUse(name: name, way: way, platforms: platforms, hasSuffix: hasSuffix)
    use.isInBlock = isInBlock(index)
    file.uses.append(use)
  }

  /// `NativeComponentRegistry.get('Dial', () => ({...}))`: a component without a spec.
  private mutating func registryEntry(_ index: Int) {
    guard isDot(index + 1), tokens.isSpelled(index + 2, "get"), let call = call(index + 2),
      let name = arguments(call.open).first.flatMap({ name($0) })
    else { return }
    file.possibleNames.insert(name.text)
  }

  private mutating func addPossibleNames() {
    guard file.possibleNames.isEmpty else { return }
    for index in 0..<tokens.count {
      if let name = tokens.literal(index) { file.possibleNames.insert(tokens.text.string(name)) }
    }
  }

  private func isInBlock(_ index: Int) -> Bool {
    var parent = tokens.parent(index)
    while parent >= 0 {
      if tokens.kind(parent) == .openingBrace { return true }
      parent = tokens.parent(parent)
    }
    return tokens.kind(index - 1) == .arrow
  }

  private mutating func configuration(_ index: Int) {
    use(index, .configuration)
    guard let call = call(index), let first = arguments(call.open).first, let name = usedName(first) else {
      return
    }
    var at = tokens.closer(of: call.open) + 1
    if tokens.kind(at) == .bang || tokens.kind(at) == .closingParenthesis { at += 1 }
    guard isDot(at), tokens.isSpelled(at + 1, "Commands") else { return }
    command(at + 1, of: name)
  }

  /// `UIManager.Dial.Commands.turn`, `UIManager['Dial'].Commands.turn`: before React Native 0.60, the configurations of managers
  /// were members.
  private mutating func managerCommand(_ index: Int) {
    guard tokens.isSpelled(index, "Commands"), isDot(index - 1) else { return }
    let last = tokens.kind(index - 2) == .bang ? index - 3 : index - 2
    if tokens.kind(last) == .closingBracket {
      let open = tokens.parent(last - 1)
      guard tokens.isSpelled(open - 1, "UIManager"), let name = usedName(open + 1..<last) else { return }
      command(index, of: name)
    } else if tokens.kind(last) == .identifier, isDot(last - 1), tokens.isSpelled(last - 2, "UIManager") {
      command(index, of: NameAt(tokens.string(last), at: place(tokens.range(last))))
    }
  }

  /// Reads `.turn` after the word `Commands` of a component.
  private mutating func command(_ commands: Int, of component: NameAt) {
    let dot = tokens.kind(commands + 1) == .bang ? commands + 2 : commands + 1
    guard isDot(dot), tokens.kind(dot + 1) == .identifier else { return }
    file.uses.append(
      ComponentUse(
        name: component, way: .command(tokens.string(dot + 1), tokens.range(dot + 1)), platforms: platforms,
        hasSuffix: hasSuffix))
  }

  private func isDot(_ index: Int) -> Bool {
    tokens.kind(index) == .dot || tokens.kind(index) == .optionalDot
  }

  private mutating func dispatched(_ index: Int) {
    guard let call = call(index) else { return }
    let arguments = arguments(call.open)
    if arguments.count >= 2, let name = name(arguments[1]) {
      file.dispatchedCommands.append(name)
      addSent(name.text, index)
    } else {
      file.dispatchesUnknownCommands = true
    }
  }

  /// `Commands.turn`, `Commands['turn']`
  private mutating func sent(_ index: Int) {
    if isDot(index + 1), tokens.kind(index + 2) == .identifier {
      addSent(tokens.string(index + 2), index)
    } else if tokens.kind(index + 1) == .openingBracket, let name = tokens.literal(index + 2) {
      addSent(tokens.text.string(name), index)
    }
  }

  private mutating func addSent(_ name: String, _ index: Int) {
    let isRead = file.sentCommands.count < SpecReader.maxSentCommands
    let platforms = isRead ? platformReader.platforms(at: index, of: platforms) : platforms
    file.sentCommands.append(SentCommand(name: name, platforms: platforms))
  }
}
