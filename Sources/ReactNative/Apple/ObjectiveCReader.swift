import Diagnostics
import NativeSource

/// Reads what an Objective-C or Objective-C++ file says about React Native beside its declarations: macros, functions
/// that codegen looks for, events that are sent.
///
/// Like the scanner of the declarations, it goes by the shape of statements, so both branches of an `#if` count. What
/// is in a `#define` is not a fact of the class around it.
struct ObjectiveCReader {
  let tokens: NativeTokens
  private(set) var file: AppleFile
  /// The range of each class part, in order, with the part's index in `file.parts`.
  private let extents: [(range: ByteRange, part: Int?)]
  /// Where the setters of each property are.
  private let setters: [String: [ByteRange]]
  /// How many of these begin before the token that is being read.
  private var begun = 0
  /// Index of the class part that is being read.
  private var part: Int?
  private var importsSwift = false
  /// The classes of the variables that were declared before the token that is being read.
  private var variableTypes: [String: Set<String>] = [:]

  /// - Parameter file: contains the parts of the classes.
  init(
    _ tokens: NativeTokens, _ file: AppleFile, _ extents: [(range: ByteRange, part: Int?)],
    setters: [String: [ByteRange]]
  ) {
    self.tokens = tokens
    self.file = file
    self.extents = extents
    self.setters = setters
    let probes = tokens.probedHeaders.filter {
      tokens.text.string($0).hasSuffix(AppleImport.swiftHeaderEnding)
    }
    let probed = Set(probes.compactMap(tokens.condition(around:)))
    self.file.imports = tokens.imports.map { range in
      AppleImport(
        path: NameAt(tokens.text.string(range), at: Place(path: tokens.text.path, range: range)),
        isAngled: range.start > 0 && tokens.text.bytes[Int(range.start) - 1] == UInt8(ascii: "<"),
        isForOneBuild: tokens.condition(around: range).map(probed.contains) ?? false)
    }
    self.file.disabledExports = tokens.disabledExports
    importsSwift = self.file.imports.contains { $0.path.text.hasSuffix(AppleImport.swiftHeaderEnding) }
  }

  mutating func read() {
    var isInDefine = false
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .define: isInDefine = true
      case .directiveEnd: isInDefine = false
      case .identifier where isInDefine: file.macroNames.insert(tokens.string(index))
      case .identifier: identifier(index)
      case .punctuation where !isInDefine:
        if tokens.isMark(index, .at) {
          passBoundary(index)
        } else if tokens.isMark(index, .assign), tokens.isIdentifier(index - 1) {
          assigned(index - 1)
        }
      default: break
      }
    }
    for header in tokens.probedHeaders { file.probedHeaders.insert(tokens.text.string(header)) }
  }

  /// Class parts begin and end at an `@`.
  private mutating func passBoundary(_ index: Int) {
    let offset = tokens.range(index).start
    if begun > 0, extents[begun - 1].range.end <= offset { part = nil }
    if begun < extents.count, extents[begun].range.start <= offset {
      part = extents[begun].part
      begun += 1
    }
  }

  private func name(_ token: Int) -> NameAt {
    NameAt(tokens.string(token), at: Place(path: file.path, range: tokens.range(token)))
  }

  /// The text from one token to another.
  private func text(_ range: Range<Int>) -> NameAt? {
    guard let first = range.first, let last = range.last else { return nil }
    let bytes = tokens.outerRange(first, last)
    return NameAt(tokens.text.string(bytes), at: Place(path: file.path, range: bytes))
  }

  private mutating func assigned(_ token: Int) {
    let spelled = tokens.string(token)
    addAssigned(spelled.hasPrefix("_") ? String(spelled.dropFirst()) : spelled, token)
    if spelled == "_props", let part {
      file.parts[part].assignsProps = true
    }
  }

  private mutating func addAssigned(_ name: String, _ token: Int) {
    let start = tokens.range(token).start
    if setters[name]?.contains(where: { $0.start <= start && start < $0.end }) == true { return }
    file.assignedNames.insert(name)
  }

  // MARK: - Macros and functions

  private mutating func identifier(_ index: Int) {
    // `_props.reset(new DialProps())`
    if let part, tokens.spells(index, "_props"), tokens.isMark(index + 1, .dot),
      tokens.spells(index + 2, "reset") || tokens.spells(index + 2, "swap")
    {
      file.parts[part].assignsProps = true
    }
    if tokens.spells(index, "registerComponentViewClass") { file.registersComponentViews = true }
    if tokens.isMark(index + 1, .colon), tokens.isMark(index, .colon) == false {
      let spelled = tokens.string(index)
      if spelled.hasPrefix("set"), spelled.utf8.count > 3 {
        let rest = spelled.dropFirst(3)
        addAssigned(rest.prefix(1).lowercased() + rest.dropFirst(), index)
      }
    }
    if importsSwift { useOfMember(index) }
    if let part, isMemberMacro(index) { file.parts[part].hasMacroMembers = true }
    if tokens.spells(index, "concreteComponentDescriptorProvider"), let part,
      let end = tokens.angleEnd(index + 1),
      let last = (index + 2..<end - 1).last(where: { tokens.isIdentifier($0) })
    {
      let name = tokens.string(last)
      if name.hasSuffix("ComponentDescriptor") {
        file.parts[part].descriptors.append(String(name.dropLast("ComponentDescriptor".utf8.count)))
      }
    }
    guard tokens.isMark(index + 1, .openingParenthesis) else { return }
    componentClassFunction(index)
    eventDictionary(index)
    if tokens.parent(index) < 0 { macro(index) }
  }

  /// How the names of macros of Apple and React Native begin.
  private static let foreignMacros = [
    "NS_", "API_", "RCT_", "UI_", "CF_", "CG_", "CA_", "AV_", "OS_", "IB_", "SWIFT_", "UIKIT_", "FOUNDATION_",
    "DEPRECATED_", "__", "_",
  ]

  /// Whether a token is a statement of a class that is a macro of the library: `ACME_PROPERTY(turns)`.
  private func isMemberMacro(_ index: Int) -> Bool {
    guard tokens.parent(index) < 0, startsLine(index) else { return false }
    let name = tokens.string(index)
    return name.utf8.contains(UInt8(ascii: "_")) && name == name.uppercased()
      && !ObjectiveCReader.foreignMacros.contains(where: name.hasPrefix)
  }

  private func startsLine(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let between = ByteRange(tokens.range(index - 1).end, tokens.range(index).start)
    return tokens.text.slice(between).contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// `DialView *view`, `(DialView *)view`; then `view.onTurn`, `[view setTurn:1]`.
  private mutating func useOfMember(_ index: Int) {
    let name = tokens.string(index)
    if tokens.isMark(index - 1, .star), tokens.isIdentifier(index - 2) {
      variableTypes[name, default: []].insert(tokens.string(index - 2))
    } else if tokens.isMark(index - 2, .star), tokens.isMark(index - 1, .closingParenthesis),
      tokens.isIdentifier(index - 3)
    {
      variableTypes[name, default: []].insert(tokens.string(index - 3))
    } else if tokens.isMark(index - 1, .dot), tokens.isIdentifier(index - 2) {
      addUse(of: name, on: index - 2)
    } else if tokens.isMark(index - 2, .openingBracket), tokens.isIdentifier(index - 1),
      tokens.isMark(index + 1, .colon), let property = AppleMethod.property(setBy: name + ":")
    {
      addUse(of: property, on: index - 1)
    }
  }

  private mutating func addUse(of member: String, on variable: Int) {
    for type in variableTypes[tokens.string(variable)] ?? [] {
      file.usedMembers[type, default: []].insert(member)
    }
  }

  /// `Class<RCTComponentViewProtocol> XCls(`: the text that codegen looks for.
  private mutating func componentClassFunction(_ index: Int) {
    guard file.path.hasSuffix(".mm"), tokens.isMark(index - 1, .greater),
      tokens.spells(index - 2, "RCTComponentViewProtocol"), tokens.spells(index - 4, "Class")
    else { return }
    var name = name(index)
    guard name.text.hasSuffix("Cls") else { return }
    name.text.removeLast(3)
    file.componentClassFunctions.append(name)
  }

  /// `onX(@{`, `_onX(@{`, `view.onX(@{`
  private mutating func eventDictionary(_ index: Int) {
    guard let part, tokens.isMark(index + 2, .at), tokens.isMark(index + 3, .openingBrace) else { return }
    var event = tokens.string(index)
    if event.hasPrefix("_") { event.removeFirst() }
    guard isEventProp(event) else { return }
    let close = tokens.close(index + 3)
    guard close < tokens.count, tokens.close(index + 1) == close + 1 else { return }
    var keys: [String]? = []
    for entry in tokens.arguments(index + 3) {
      guard tokens.isMark(entry.lowerBound, .at), tokens.isString(entry.lowerBound + 1),
        tokens.isMark(entry.lowerBound + 2, .colon)
      else {
        keys = nil
        break
      }
      keys?.append(tokens.string(entry.lowerBound + 1))
    }
    let range = tokens.outerRange(index + 2, close)
    file.parts[part].eventDictionaries.append(
      EventDictionary(event: event, place: Place(path: file.path, range: range), keys: keys))
  }

  private mutating func macro(_ index: Int) {
    let arguments = tokens.arguments(index + 1)
    if !tokens.string(index).hasPrefix("RCT_") {
      for argument in arguments {
        for token in argument where tokens.isIdentifier(token) {
          file.macroNames.insert(tokens.string(token))
        }
      }
    }
    guard let part,
      tokens.text.bytes[Int(tokens.range(index).start)] == UInt8(ascii: "R")
        || tokens.text.bytes[Int(tokens.range(index).start)] == UInt8(ascii: "_")
    else { return }
    switch tokens.string(index) {
    case "RCT_EXPORT_MODULE", "RCT_EXPORT_MODULE_NO_LOAD", "RCT_EXPORT_PRE_REGISTERED_MODULE":
      // An empty name means the name of the class.
      file.parts[part].moduleName = arguments.first.flatMap(text) ?? file.parts[part].name
    case "RCT_EXPORT_VIEW_PROPERTY" where arguments.count == 2:
      viewProperty(.export, arguments[0], nil, arguments[1])
    case "RCT_REMAP_VIEW_PROPERTY" where arguments.count == 3:
      viewProperty(.remap, arguments[0], arguments[1], arguments[2])
    case "RCT_CUSTOM_VIEW_PROPERTY" where arguments.count == 3:
      viewProperty(.custom, arguments[0], nil, arguments[1])
    case "RCT_EXPORT_METHOD", "RCT_EXPORT_BLOCKING_SYNCHRONOUS_METHOD":
      exportedMethod(index + 2, scriptName: nil, isExtern: false)
    case "RCT_EXPORT_SYNCHRONOUS_TYPED_METHOD" where arguments.count >= 2:
      exportedMethod(arguments[1].lowerBound, scriptName: nil, isExtern: false)
    case "RCT_REMAP_BLOCKING_SYNCHRONOUS_METHOD" where arguments.count >= 3 && arguments[0].count == 1:
      exportedMethod(
        arguments[2].lowerBound, scriptName: tokens.string(arguments[0].lowerBound), isExtern: false)
    case "RCT_EXPORT_SHADOW_PROPERTY", "RCT_REMAP_SHADOW_PROPERTY", "RCT_CUSTOM_SHADOW_PROPERTY":
      // The layout takes the prop.
      if let name = arguments.first?.first { file.macroNames.insert(tokens.string(name)) }
    case "RCT_EXTERN_METHOD", "RCT_EXTERN__BLOCKING_SYNCHRONOUS_METHOD":
      exportedMethod(index + 2, scriptName: nil, isExtern: true)
    case "RCT_REMAP_METHOD", "_RCT_EXTERN_REMAP_METHOD":
      guard arguments.count >= 2, arguments[0].count == 1 else { return }
      exportedMethod(
        arguments[1].lowerBound, scriptName: tokens.string(arguments[0].lowerBound),
        isExtern: tokens.spells(index, "_RCT_EXTERN_REMAP_METHOD"))
    default: break
    }
  }

  private mutating func viewProperty(
    _ kind: ViewPropertyExport.Kind, _ name: Range<Int>, _ target: Range<Int>?, _ type: Range<Int>
  ) {
    guard let part, name.count == 1, let type = text(type) else { return }
    file.parts[part].viewProperties.append(
      ViewPropertyExport(
        kind: kind, name: self.name(name.lowerBound), target: target.flatMap(text), type: type))
  }

  private mutating func exportedMethod(_ start: Int, scriptName: String?, isExtern: Bool) {
    guard let part, let header = tokens.methodHeader(start) else { return }
    let name = name(header.name)
    file.parts[part].exportedMethods.append(
      MethodExport(
        isExtern: isExtern, scriptName: scriptName ?? name.text, selector: header.selector, name: name,
        parameterTypes: header.parameters.map { text($0.type) }))
  }
}

extension AppleImport {
  /// How the names of headers of Swift classes end.
  package static let swiftHeaderEnding = "-Swift.h"
}

/// Whether a name is `on` and a capital letter.
package func isEventProp(_ name: String) -> Bool {
  let bytes = Array(name.utf8.prefix(3))
  return bytes.count == 3 && bytes[0] == UInt8(ascii: "o") && bytes[1] == UInt8(ascii: "n")
    && bytes[2] &- UInt8(ascii: "A") < 26
}

extension NativeTokens {
  /// What is after each place where the text has a word, up to the next one.
  private func texts(after word: StaticString) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    let probe = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var found: [Slice<UnsafeBufferPointer<UInt8>>] = []
    var next = text.bytes.firstIndex(of: probe, from: 0)
    while let start = next {
      next = text.bytes.firstIndex(of: probe, from: start + probe.count)
      found.append(text.bytes[start + probe.count..<(next ?? text.count)])
    }
    return found
  }

  /// The names in `RCT_EXPORT_VIEW_PROPERTY(`, where that is no token.
  fileprivate var disabledExports: Set<String> {
    Set(
      texts(after: "RCT_EXPORT_VIEW_PROPERTY(").compactMap { rest in
        let parenthesis = UInt32(rest.startIndex - 1)
        let token = index(at: parenthesis)
        if token < count, range(token).start == parenthesis { return nil }
        return String(decoding: rest.prefix(while: isWordByte), as: UTF8.self)
      })
  }

  /// The headers in `__has_include`, found in the text: conditions are not tokens.
  fileprivate var probedHeaders: [ByteRange] {
    var found: [ByteRange] = []
    for rest in texts(after: "__has_include") {
      guard let open = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") }),
        let close = rest[(open + 1)...].firstIndex(where: {
          $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
            || $0 == UInt8(ascii: "\r")
        })
      else { continue }
      found.append(ByteRange(open + 1, close))
    }
    return found
  }
}
