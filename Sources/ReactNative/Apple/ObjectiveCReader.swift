import Diagnostics
import NativeSource

/// Reads what an Objective-C or Objective-C++ file says about React Native.
///
/// Like the scanner of neutral facts it goes by the shape of statements, so both branches of an `#if` count. What is in a
/// `#define` is not a fact of the class around it.
struct ObjectiveCReader {
  let tokens: NativeTokens
  private var file: AppleFile
  /// Index of the class part that is read.
  private var part: Int?

  init(_ tokens: NativeTokens) {
    self.tokens = tokens
    file = AppleFile(path: tokens.text.path)
    file.suppressionComments = tokens.suppressionComments
    file.imports = tokens.imports.map { range in
      NameAt(tokens.text.string(range), at: Place(path: tokens.text.path, range: range))
    }
  }

  static func read(_ tokens: NativeTokens) -> AppleFile {
    var reader = ObjectiveCReader(tokens)
    reader.scan()
    return reader.file
  }

  private mutating func scan() {
    var isInDefine = false
    for index in 0..<tokens.count {
      switch tokens.kind(index) {
      case .define: isInDefine = true
      case .directiveEnd: isInDefine = false
      case .identifier where isInDefine: file.macroNames.insert(tokens.string(index))
      case .identifier: identifier(index)
      case .punctuation where !isInDefine:
        if tokens.isMark(index, .at) {
          at(index)
        } else if tokens.parent(index) < 0, tokens.isMark(index, .minus) || tokens.isMark(index, .plus) {
          method(index)
        } else if tokens.isMark(index, .assign), tokens.isIdentifier(index - 1) {
          assigned(index - 1)
        }
      default: break
      }
    }
    for header in tokens.probedHeaders { file.probedHeaders.insert(header) }
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
    file.assignedNames.insert(spelled.hasPrefix("_") ? String(spelled.dropFirst()) : spelled)
    if spelled == "_props", let part {
      file.parts[part].assignsProps = true
    }
  }

  // MARK: - Classes

  private mutating func at(_ index: Int) {
    if tokens.spells(index + 1, "end") {
      part = nil
    } else if tokens.spells(index + 1, "protocol") {
      // `@protocol(P)` and `@protocol P;` name one.
      if !tokens.isMark(index + 2, .openParenthesis), !tokens.isMark(index + 3, .semicolon),
        !tokens.isMark(index + 3, .comma)
      {
        part = nil
      }
    } else if tokens.spells(index + 1, "interface") || tokens.spells(index + 1, "implementation") {
      classPart(index + 1)
    } else if tokens.spells(index + 1, "property") {
      property(index + 1)
    }
  }

  private mutating func classPart(_ keyword: Int) {
    let at = keyword + 1
    guard tokens.isIdentifier(at) else { return }
    let isInterface = tokens.spells(keyword, "interface")
    if isInterface, tokens.spells(at, "RCT_EXTERN_MODULE") || tokens.spells(at, "RCT_EXTERN_REMAP_MODULE") {
      return externModule(at)
    }
    var part = AppleClassPart(kind: isInterface ? .interface : .implementation, name: name(at))
    var index = at + 1
    if tokens.isMark(index, .less), let end = tokens.angleEnd(index), tokens.isMark(end, .colon) {
      index = end
    }
    if tokens.isMark(index, .openParenthesis) {
      // A class extension belongs to the class, a category too; neither says what the class is.
      part.kind = .category
      index = tokens.close(index) + 1
    } else if tokens.isMark(index, .colon), tokens.isIdentifier(index + 1) {
      part.superclass = tokens.string(index + 1)
      index += 2
    }
    while let end = tokens.angleEnd(index) { index = end }
    if tokens.isMark(index, .openBrace) { part.instanceVariables = instanceVariables(index) }
    file.parts.append(part)
    self.part = file.parts.count - 1
  }

  private mutating func externModule(_ macro: Int) {
    part = nil
    let arguments = tokens.arguments(macro + 1)
    let isRenamed = tokens.spells(macro, "RCT_EXTERN_REMAP_MODULE")
    guard arguments.count == (isRenamed ? 3 : 2), arguments.allSatisfy({ $0.count == 1 }) else { return }
    let own = arguments[isRenamed ? 1 : 0].lowerBound
    var part = AppleClassPart(kind: .externModule, name: name(own))
    part.superclass = tokens.string(arguments[isRenamed ? 2 : 1].lowerBound)
    part.moduleName = name(arguments[0].lowerBound)
    file.parts.append(part)
    self.part = file.parts.count - 1
  }

  private func instanceVariables(_ open: Int) -> [AppleProperty] {
    var found: [AppleProperty] = []
    var start = open + 1
    var index = start
    while index < tokens.close(open) {
      if tokens.isMark(index, .semicolon) {
        if let last = (start..<index).last(where: { tokens.isIdentifier($0) }) {
          found.append(
            AppleProperty(name: name(last), type: bareObjectiveCType(text(start..<last)?.text ?? "")))
        }
        start = index + 1
      }
      index = tokens.next(index)
    }
    return found
  }

  private mutating func property(_ keyword: Int) {
    guard let part else { return }
    let start = tokens.isMark(keyword + 1, .openParenthesis) ? tokens.close(keyword + 1) + 1 : keyword + 1
    var index = start
    var found: Int?
    while index < tokens.count, !tokens.isMark(index, .semicolon), !tokens.isMark(index, .at) {
      if tokens.isIdentifier(index), !tokens.isMark(index + 1, .openParenthesis) { found = index }
      // A block: `void (^onX)(NSDictionary *)`.
      if tokens.isMark(index, .openParenthesis), tokens.isMark(index + 1, .caret) {
        found = (index + 2..<tokens.close(index)).last { tokens.isIdentifier($0) }
        break
      }
      index = tokens.next(index)
    }
    guard let found else { return }
    file.parts[part].properties.append(
      AppleProperty(name: name(found), type: bareObjectiveCType(text(start..<found)?.text ?? "")))
  }

  // MARK: - Methods

  /// The header of a method from its first selector part on.
  private struct Header {
    var selector = ""
    var name: NameAt
    var types: [NameAt?] = []
    var parameters: Set<String> = []
    var end = 0
  }

  private func header(_ start: Int, _ end: Int) -> Header? {
    guard tokens.isIdentifier(start) || tokens.isMark(start, .colon) else { return nil }
    var header = Header(name: name(start))
    var index = start
    while index < end {
      let colon = tokens.isIdentifier(index) ? index + 1 : index
      if tokens.isMark(colon, .colon) {
        header.selector += (colon > index ? tokens.string(index) : "") + ":"
        index = colon + 1
        if tokens.isMark(index, .openParenthesis) {
          header.types.append(text(index + 1..<tokens.close(index)))
          index = tokens.close(index) + 1
        } else {
          header.types.append(nil)
        }
        while tokens.isIdentifier(index), !tokens.isMark(index + 1, .colon) {
          if tokens.isMark(index + 1, .openParenthesis) {
            index = tokens.close(index + 1) + 1
          } else {
            header.parameters.insert(tokens.string(index))
            index += 1
          }
        }
      } else if tokens.isIdentifier(index), header.selector.isEmpty {
        header.selector = tokens.string(index)
        index += 1
      } else {
        break
      }
    }
    header.end = index
    return header
  }

  private mutating func method(_ mark: Int) {
    guard let part, tokens.isMark(mark + 1, .openParenthesis),
      let header = header(tokens.close(mark + 1) + 1, tokens.count)
    else { return }
    var method = AppleMethod(selector: header.selector, name: header.name)
    var open = header.end
    while tokens.isIdentifier(open), open < header.end + 4 {
      open = tokens.isMark(open + 1, .openParenthesis) ? tokens.close(open + 1) + 1 : open + 1
    }
    if tokens.isMark(open, .openBrace) {
      method.hasBody = true
      read(open..<min(tokens.methodEnd(open), tokens.count), header, &method)
    }
    file.parts[part].methods.append(method)
  }

  private func read(_ body: Range<Int>, _ header: Header, _ method: inout AppleMethod) {
    for index in body where tokens.isIdentifier(index) {
      if tokens.spells(index, "super"), tokens.isIdentifier(index + 1) {
        method.superCalls.insert(tokens.string(index + 1))
      } else if tokens.spells(index, "_props"), tokens.isMark(index + 1, .assign) {
        method.assignsProps = true
      }
    }
    if method.selector == "view" {
      method.madeView = MadeViewReader(tokens: tokens, body: body, parameters: header.parameters).read()
    } else if method.selector == "updateProps:oldProps:" {
      let reader = PropUpdateReader(tokens: tokens, body: body)
      method.propsCasts = reader.casts()
      method.propUpdates = reader.updates()
    }
  }

  // MARK: - Macros and functions

  private mutating func identifier(_ index: Int) {
    if tokens.spells(index, "registerComponentViewClass") { file.registersComponentViews = true }
    if tokens.isMark(index + 1, .colon), tokens.isMark(index, .colon) == false {
      let spelled = tokens.string(index)
      if spelled.hasPrefix("set"), spelled.utf8.count > 3 {
        let rest = spelled.dropFirst(3)
        file.assignedNames.insert(rest.prefix(1).lowercased() + rest.dropFirst())
      }
    }
    if tokens.spells(index, "concreteComponentDescriptorProvider"), let part,
      let end = tokens.angleEnd(index + 1),
      let last = (index + 2..<end - 1).last(where: { tokens.isIdentifier($0) })
    {
      let name = tokens.string(last)
      if name.hasSuffix("ComponentDescriptor") {
        file.parts[part].descriptors.append(String(name.dropLast("ComponentDescriptor".utf8.count)))
      }
    }
    guard tokens.isMark(index + 1, .openParenthesis) else { return }
    componentClassFunction(index)
    eventDictionary(index)
    if tokens.parent(index) < 0 { macro(index) }
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
    guard let part, tokens.isMark(index + 2, .at), tokens.isMark(index + 3, .openBrace) else { return }
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
    case "RCT_EXPORT_MODULE":
      // An empty name means that of the class.
      file.parts[part].moduleName = arguments.first.flatMap(text) ?? file.parts[part].name
    case "RCT_EXPORT_VIEW_PROPERTY" where arguments.count == 2:
      viewProperty(.export, arguments[0], nil, arguments[1])
    case "RCT_REMAP_VIEW_PROPERTY" where arguments.count == 3:
      viewProperty(.remap, arguments[0], arguments[1], arguments[2])
    case "RCT_CUSTOM_VIEW_PROPERTY" where arguments.count == 3:
      viewProperty(.custom, arguments[0], nil, arguments[1])
    case "RCT_EXPORT_METHOD", "RCT_EXPORT_BLOCKING_SYNCHRONOUS_METHOD":
      exportedMethod(index + 2..<tokens.close(index + 1), scriptName: nil, isExtern: false)
    case "RCT_EXTERN_METHOD", "RCT_EXTERN__BLOCKING_SYNCHRONOUS_METHOD":
      exportedMethod(index + 2..<tokens.close(index + 1), scriptName: nil, isExtern: true)
    case "RCT_REMAP_METHOD", "_RCT_EXTERN_REMAP_METHOD":
      guard arguments.count >= 2, arguments[0].count == 1 else { return }
      exportedMethod(
        arguments[1].lowerBound..<tokens.close(index + 1), scriptName: tokens.string(arguments[0].lowerBound),
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

  private mutating func exportedMethod(_ range: Range<Int>, scriptName: String?, isExtern: Bool) {
    guard let part, let header = header(range.lowerBound, range.upperBound) else { return }
    file.parts[part].exportedMethods.append(
      MethodExport(
        isExtern: isExtern, scriptName: scriptName ?? header.name.text, selector: header.selector,
        name: header.name, parameterTypes: header.types))
  }
}

/// Whether a name is `on` and a capital letter.
package func isEventProp(_ name: String) -> Bool {
  let bytes = Array(name.utf8.prefix(3))
  return bytes.count == 3 && bytes[0] == UInt8(ascii: "o") && bytes[1] == UInt8(ascii: "n")
    && bytes[2] &- UInt8(ascii: "A") < 26
}

extension NativeTokens {
  /// The headers that the text asks for by `__has_include`: conditions are not tokens.
  var probedHeaders: [String] {
    var found: [String] = []
    guard text.bytes.containsBytes(of: "__has_include") else { return found }
    let whole = text.string(ByteRange(0, text.count))
    for piece in whole.split(separator: "__has_include").dropFirst() {
      guard let open = piece.firstIndex(where: { $0 == "<" || $0 == "\"" }) else { continue }
      let rest = piece[piece.index(after: open)...]
      guard let close = rest.firstIndex(where: { $0 == ">" || $0 == "\"" || $0.isNewline }) else { continue }
      found.append(String(rest[..<close]))
    }
    return found
  }

  /// The modules that the text asks for by `canImport`.
  var probedModules: [String] {
    guard text.bytes.containsBytes(of: "canImport") else { return [] }
    let whole = text.string(ByteRange(0, text.count))
    return whole.split(separator: "canImport(").dropFirst().map { piece in
      String(piece.prefix { $0 != ")" && $0 != "," && !$0.isNewline }).filter { $0 != " " }
    }
  }
}
