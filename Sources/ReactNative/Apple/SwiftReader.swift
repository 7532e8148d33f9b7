import Diagnostics
import NativeSource

/// Reads the classes and extensions of a Swift file with what Objective-C sees of them.
struct SwiftReader {
  let tokens: NativeTokens
  private var file: AppleFile

  init(_ tokens: NativeTokens) {
    self.tokens = tokens
    file = AppleFile(path: tokens.text.path)
    file.isSwift = true
    file.suppressionComments = tokens.suppressionComments
    file.probedModules = Set(tokens.probedModules)
  }

  static func read(_ tokens: NativeTokens) -> AppleFile {
    var reader = SwiftReader(tokens)
    reader.scan()
    return reader.file
  }

  private mutating func scan() {
    for index in 0..<tokens.count {
      if tokens.isMark(index, .assign), tokens.isIdentifier(index - 1) {
        file.assignedNames.insert(tokens.string(index - 1))
      }
      guard tokens.isIdentifier(index), !tokens.isMark(index - 1, .dot) else { continue }
      switch tokens.string(index) {
      case "class", "extension": type(index)
      case "import" where tokens.parent(index) < 0: module(index)
      default: break
      }
    }
  }

  private func name(_ token: Int) -> NameAt {
    NameAt(tokens.string(token), at: Place(path: file.path, range: tokens.range(token)))
  }

  private mutating func module(_ keyword: Int) {
    var at = keyword + 1
    if ["class", "struct", "enum", "protocol", "func", "var", "typealias"].contains(tokens.string(at)) {
      at += 1
    }
    guard tokens.isIdentifier(at) else { return }
    file.modules.append(name(at))
  }

  /// Attributes and modifiers before a declaration.
  private struct Modifiers {
    var isExposed = false
    /// What is between the brackets of `@objc(...)`.
    var exportedName: String?
    var exposesMembers = false
    var isStatic = false
    var isPrivate = false
    var isOverride = false
  }

  private func modifiers(before keyword: Int) -> Modifiers {
    var found = Modifiers()
    var index = keyword - 1
    for _ in 0..<24 {
      if tokens.isMark(index, .closeParenthesis), let open = tokens.open(index) {
        if tokens.spells(open - 1, "objc"), tokens.isMark(open - 2, .at), index > open + 1 {
          found.exportedName = (open + 1..<index).map { tokens.string($0) }.joined()
        }
        index = open - 1
      } else if tokens.isIdentifier(index) {
        let isAttribute = tokens.isMark(index - 1, .at)
        switch tokens.string(index) {
        case "objc" where isAttribute, "IBInspectable" where isAttribute, "IBAction" where isAttribute,
          "NSManaged" where isAttribute:
          found.isExposed = true
        case "objcMembers" where isAttribute: found.exposesMembers = true
        case "static", "class": found.isStatic = true
        case "private", "fileprivate": found.isPrivate = true
        case "override": found.isOverride = true
        case "public", "open", "internal", "final", "weak", "lazy", "unowned", "dynamic", "required",
          "convenience",
          "nonisolated", "mutating", "optional", "async", "set", "indirect", "package":
          break
        default:
          if !isAttribute { return found }
        }
        index -= isAttribute ? 2 : 1
      } else {
        return found
      }
    }
    return found
  }

  private mutating func type(_ keyword: Int) {
    let first = keyword + 1
    guard tokens.isIdentifier(first),
      !["func", "var", "let", "init", "subscript"].contains(tokens.string(first))
    else {
      return
    }
    let nameEnd = tokens.nameEnd(first)
    let isClass = tokens.spells(keyword, "class")
    var part = AppleClassPart(
      kind: isClass ? .swiftClass : .swiftExtension, name: name(max(first, nameEnd - 1)))
    let modifiers = modifiers(before: keyword)
    part.runtimeName = modifiers.exportedName
    part.exposesMembers = modifiers.exposesMembers || !isClass && modifiers.isExposed
    var index = tokens.afterAngles(nameEnd)
    if isClass, tokens.isMark(index, .colon) {
      let end = tokens.nameEnd(index + 1)
      if end > index + 1 { part.superclass = tokens.string(end - 1) }
    }
    for _ in 0..<200 where index < tokens.count && !tokens.isMark(index, .openBrace) {
      if tokens.isMark(index, .closeBrace) { return }
      index = tokens.next(index)
    }
    guard tokens.isMark(index, .openBrace) else { return }
    readMembers(index, &part)
    file.parts.append(part)
  }

  private func readMembers(_ open: Int, _ part: inout AppleClassPart) {
    let close = tokens.close(open)
    var index = open + 1
    while index < min(close, tokens.count) {
      if tokens.isIdentifier(index), tokens.parent(index) == open {
        switch tokens.string(index) {
        case "func": function(index, &part)
        case "var", "let": variable(index, &part)
        default: break
        }
      }
      index = max(index + 1, tokens.next(index))
    }
  }

  private func function(_ keyword: Int, _ part: inout AppleClassPart) {
    let name = keyword + 1
    guard tokens.isIdentifier(name) else { return }
    let open = tokens.afterAngles(name + 1)
    guard tokens.isMark(open, .openParenthesis) else { return }
    let modifiers = modifiers(before: keyword)
    let labels = tokens.arguments(open).map { argument -> String in
      argument.first { tokens.isIdentifier($0) && !tokens.isMark($0 - 1, .at) }.map { tokens.string($0) }
        ?? "_"
    }
    var method = AppleMethod(
      selector: modifiers.exportedName ?? SwiftSelectors.selector(tokens.string(name), labels: labels),
      name: self.name(name))
    method.isPrivate = modifiers.isPrivate
    method.isExposed =
      modifiers.isExposed || modifiers.isOverride || modifiers.exportedName != nil
      || part.exposesMembers && !modifiers.isPrivate
    var index = tokens.close(open) + 1
    while tokens.isIdentifier(index), ["async", "throws", "rethrows"].contains(tokens.string(index)) {
      method.hasUncertainSelector = modifiers.exportedName == nil
      index += 1
    }
    for _ in 0..<60 where index < tokens.count && !tokens.isMark(index, .openBrace) {
      if tokens.isMark(index, .closeBrace) || ["func", "var", "let"].contains(tokens.string(index)) { break }
      index = tokens.next(index)
    }
    if tokens.isMark(index, .openBrace) {
      method.hasBody = true
      if tokens.string(name) == "view", labels.isEmpty {
        method.madeView = MadeViewReader(
          tokens: tokens, body: index..<min(tokens.close(index), tokens.count), parameters: []
        ).read()
      }
    }
    part.methods.append(method)
  }

  private func variable(_ keyword: Int, _ part: inout AppleClassPart) {
    let name = keyword + 1
    guard tokens.isIdentifier(name) else { return }
    let modifiers = modifiers(before: keyword)
    if modifiers.isStatic { return }
    var property = AppleProperty(name: self.name(name), type: "")
    property.isPrivate = modifiers.isPrivate
    property.isExposed =
      modifiers.isExposed || modifiers.exportedName != nil || modifiers.isOverride
      || part.exposesMembers && !modifiers.isPrivate
    var index = name + 1
    if tokens.isMark(index, .colon) {
      let end = tokens.isMark(index + 1, .openParenthesis) ? index + 1 : tokens.nameEnd(index + 1)
      if end > index + 1 { property.type = tokens.string(end - 1) }
      while index < tokens.count, !tokens.isMark(index, .assign), !tokens.isMark(index, .openBrace),
        !tokens.isMark(index, .closeBrace), index == name + 1 || !startsLine(index)
      {
        index = tokens.next(index)
      }
    }
    if tokens.isMark(index, .assign) {
      property.initialValue = literal(index + 1)
      if let place = property.initialValue?.place {
        let spelled = tokens.text.string(place.range)
        property.initialText = tokens.isString(index + 1) ? "\"\(spelled)\"" : spelled
      }
    } else if tokens.isMark(index, .openBrace) {
      let first = tokens.string(index + 1)
      property.isStored = first == "didSet" || first == "willSet"
    }
    part.properties.append(property)
  }

  private func startsLine(_ index: Int) -> Bool {
    let between = ByteRange(tokens.range(index - 1).end, tokens.range(index).start)
    return tokens.text.slice(between).contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }

  /// The literal at `index`, when it is the whole value.
  private func literal(_ index: Int) -> (ComponentSpec.Literal, Place)? {
    let isNegative = tokens.isMark(index, .minus)
    let at = isNegative ? index + 1 : index
    let isWhole =
      tokens.isMark(at + 1, .openBrace) || tokens.isMark(at + 1, .semicolon)
      || tokens.isMark(at + 1, .closeBrace)
      || startsLine(at + 1)
    guard isWhole else { return nil }
    let spelled = tokens.string(at)
    switch tokens.kind(at) {
    case .number:
      guard let number = Double(spelled.replacing("_", with: "")) else { return nil }
      let range = tokens.outerRange(index, at)
      return (.number(isNegative ? -number : number), Place(path: file.path, range: range))
    case .string where !isNegative && !tokens.isInterpolated(at):
      return (.string(spelled), Place(path: file.path, range: tokens.range(at)))
    case .identifier where spelled == "true" || spelled == "false":
      return (.boolean(spelled == "true"), Place(path: file.path, range: tokens.range(at)))
    default: return nil
    }
  }
}
