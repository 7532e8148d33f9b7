import Diagnostics
import NativeSource

/// Makes the class parts of Objective-C and Swift from their declarations, and reads the bodies of the methods that
/// matter.
struct AppleReader {
  let tokens: NativeTokens
  private var isSwift: Bool { tokens.language == .swift }

  private let keptViews: KeptViewReader

  init(_ tokens: NativeTokens, _ keptViews: KeptViewReader) {
    self.tokens = tokens
    self.keptViews = keptViews
  }

  /// Nil for a type that is not a class, and for an unfinished `RCT_EXTERN_MODULE`.
  func part(_ declaration: NativeClassPart) -> AppleClassPart? {
    guard var part = isSwift ? swiftPart(declaration) : objectiveCPart(declaration) else { return nil }
    part.properties = declaration.properties.lazy.filter { !isSwift || !$0.isStatic }.map(property)
    part.staticProperties = declaration.properties.lazy.filter { isSwift && $0.isStatic }.map {
      name($0.name.range)
    }
    part.synthesized = declaration.synthesized
    part.instanceVariables = declaration.fields.map(property)
    part.methods = declaration.methods.lazy.filter { !$0.isFunction && !isInitialiser($0) }.map {
      method($0, of: declaration.name)
    }
    return part
  }

  private func objectiveCPart(_ declaration: NativeClassPart) -> AppleClassPart? {
    var part = AppleClassPart(kind: .interface, name: name(declaration.nameRange))
    part.superclass = declaration.superclass
    switch declaration.kind {
    case .implementation: part.kind = .implementation
    case .extension:
      part.kind = .category
      if part.name.text == "RCT_EXTERN_MODULE" || part.name.text == "RCT_EXTERN_REMAP_MODULE" {
        return externModule(tokens.index(at: declaration.nameRange.start))
      }
    default: break
    }
    return part
  }

  /// Reads `@interface RCT_EXTERN_MODULE(Class, Superclass)`; the name for scripts comes first where it is another one.
  private func externModule(_ macro: Int) -> AppleClassPart? {
    let arguments = tokens.arguments(macro + 1)
    let isRenamed = tokens.spells(macro, "RCT_EXTERN_REMAP_MODULE")
    guard arguments.count == (isRenamed ? 3 : 2), arguments.allSatisfy({ $0.count == 1 }) else { return nil }
    let names = arguments.map { name(tokens.range($0.lowerBound)) }
    var part = AppleClassPart(kind: .externModule, name: names[isRenamed ? 1 : 0])
    part.superclass = names[isRenamed ? 2 : 1].text
    part.moduleName = names[0]
    return part
  }

  private func swiftPart(_ declaration: NativeClassPart) -> AppleClassPart? {
    let isClass = declaration.kind == .definition
    guard isClass || declaration.kind == .extension else { return nil }
    let simple = lastComponent(declaration.name)
    let place = Place(path: tokens.text.path, range: declaration.nameRange)
    var part = AppleClassPart(kind: isClass ? .swiftClass : .swiftExtension, name: NameAt(simple, at: place))
    part.runtimeName = declaration.runtimeName
    part.exposesMembers = declaration.exposesMembers
    part.conformances = declaration.conformances.map { lastComponent($0.text) }
    part.initialised = initialisedNames(declaration)
    if isClass { part.superclass = declaration.superclass.map(lastComponent) }
    return part
  }

  private func name(_ range: ByteRange) -> NameAt {
    NameAt(tokens.text.string(range), at: Place(path: tokens.text.path, range: range))
  }

  /// The module of an import: `UIKit` for `import UIKit.UIView`.
  func module(_ imported: NativeName) -> NameAt {
    let name = imported.text.prefix { $0 != "." && !$0.isWhitespace }
    return self.name(ByteRange(imported.range.start, imported.range.start + UInt32(name.utf8.count)))
  }

  // MARK: - Members

  private func property(_ declaration: NativeProperty) -> AppleProperty {
    let type = declaration.type?.text ?? ""
    let own = name(declaration.name.range)
    var property = AppleProperty(
      name: own, objectiveCName: declaration.exportedName.map { name($0.range) } ?? own,
      setter: declaration.setter, type: isSwift ? bareSwiftType(type) : bareObjectiveCType(type))
    guard isSwift else {
      property.isSettable = !declaration.attributes.contains { $0.text == "readonly" }
      property.isUsed = property.isEventBlock && keptViews.isNamedAgain(own.text)
      return property
    }
    property.isExposed = declaration.isExposed
    property.isPrivate = declaration.isPrivate
    property.isClosure = isClosure(tokens.index(at: declaration.name.range.start) + 1)
    property.isUsed = (property.isEventBlock || property.isClosure) && keptViews.isNamedAgain(own.text)
    SwiftValueReader(tokens: tokens).read(&property)
    return property
  }

  /// Whether the type after the colon at `colon` is a function: `((Int) -> Void)?`, `() -> Void`.
  private func isClosure(_ colon: Int) -> Bool {
    guard tokens.isMark(colon, .colon), tokens.isMark(colon + 1, .openingParenthesis) else { return false }
    let close = tokens.close(colon + 1)
    return tokens.isMark(close + 1, .arrow)
      || (colon + 2..<close).prefix(NativeSourceLimit.statement).contains { tokens.isMark($0, .arrow) }
  }

  /// The type without module and type arguments: `Set` for `Swift.Set<Int>`.
  private func bareSwiftType(_ text: String) -> String {
    lastComponent(String(text.prefix { $0 != "<" }.filter { !$0.isWhitespace }))
  }

  /// Whether it is an initialiser: scripts do not call initialisers, and a prop is not set by one.
  private func isInitialiser(_ method: NativeMethod) -> Bool {
    isSwift && tokens.text.string(method.nameRange) == "init"
  }

  /// The longest declaration, in bytes, that a message shows.
  private static let maxSpellingLength = 120

  /// A function of Swift as it is written, up to the bracket after its parameters.
  private func spelling(_ name: ByteRange) -> String? {
    let open = tokens.index(at: name.start) + 1
    guard tokens.isMark(open, .openingParenthesis) else { return nil }
    let range = ByteRange(name.start, tokens.range(tokens.close(open)).end)
    guard range.count <= AppleReader.maxSpellingLength else { return nil }
    return "func " + tokens.text.string(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The names that the initialisers of a class assign, or the methods that these call, and the methods that UIKit calls first.
  private func initialisedNames(_ declaration: NativeClassPart) -> Set<String> {
    if declaration.properties.isEmpty { return [] }
    let bodies = Dictionary(
      declaration.methods.lazy.compactMap { method in
        body(method).map { (tokens.text.string(method.nameRange), [$0]) }
      }, uniquingKeysWith: +)
    var called = AppleReader.firstCalls.union(["init"])
    var waiting = Array(called)
    var reached: [Range<Int>] = []
    while let name = waiting.popLast() {
      for body in bodies[name] ?? [] {
        reached.append(body)
        for index in body where tokens.isMark(index + 1, .openingParenthesis) {
          let name = tokens.string(index)
          if bodies[name] != nil, called.insert(name).inserted { waiting.append(name) }
        }
      }
    }
    return Set(reached.joined().lazy.filter { tokens.isMark($0 + 1, .assign) }.map(tokens.string))
  }

  /// Methods that UIKit calls before a view is seen.
  private static let firstCalls: Set<String> = [
    "awakeFromNib", "didMoveToSuperview", "didMoveToWindow", "willMove", "layoutSubviews",
  ]

  /// How the names of methods begin that make an object ready.
  private static let beginnings = ["init", "setup", "setUp"]

  private func bodyStart(_ declaration: NativeMethod) -> Int? {
    declaration.bodyRange.map { tokens.index(at: $0.start) }
  }

  private func body(from start: Int) -> Range<Int> { start..<min(tokens.methodEnd(start), tokens.count) }

  /// The tokens of the body of a method; nil without one.
  func body(_ declaration: NativeMethod) -> Range<Int>? { bodyStart(declaration).map(body) }

  private func method(_ declaration: NativeMethod, of owner: String) -> AppleMethod {
    var method = AppleMethod(selector: declaration.selector, name: name(declaration.nameRange))
    method.isExposed = !isSwift || declaration.isExposed
    if isSwift { method.spelling = spelling(declaration.nameRange) }
    method.isPrivate = declaration.isPrivate
    method.hasExportedSelector = declaration.hasExportedSelector
    method.hasUncertainSelector = declaration.hasEffects && !declaration.hasExportedSelector
    method.hasBody = declaration.bodyRange != nil
    method.superCalls = Set(declaration.superCalls.map { String($0.prefix { $0 != ":" }) })
    guard let start = bodyStart(declaration) else { return method }
    method.isEmpty = tokens.isMark(start, .openingBrace) && tokens.close(start) == start + 1
    if method.selector == "view" {
      let body = body(from: start)
      var made = MadeViewReader(tokens: tokens, body: body, parameters: [], owner: owner).read()
      made.used = keptViews.usedNames(made, of: owner, body, [])
      method.madeView = made
    } else if !isSwift, AppleReader.beginnings.contains(where: method.selector.hasPrefix) {
      method.assignedMembers = PropUpdateReader(tokens: tokens, body: body(from: start)).assignedMembers()
    } else if !isSwift, method.selector == "updateProps:oldProps:" {
      let body = body(from: start)
      let reader = PropUpdateReader(tokens: tokens, body: body)
      method.propsCasts = reader.casts()
      method.propUpdates = reader.updates()
      method.readMembers = reader.members()
      method.assignsProps = body.contains { tokens.spells($0, "_props") && tokens.isMark($0 + 1, .assign) }
    }
    return method
  }
}
