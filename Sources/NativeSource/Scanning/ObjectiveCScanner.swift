import Diagnostics

/// Reads the facts of one Objective-C or Objective-C++ file.
///
/// Statements are found by their shape, not by a grammar: a message is `[` receiver, selector parts, `]`, whatever is
/// around it. So headers that are missing, macros that are not expanded and both branches of an `#if` change nothing.
/// The tokens are walked once; method bodies that the interest names are walked once more.
struct ObjectiveCScanner {
  var collector: FactCollector
  let tokens: NativeTokens
  /// Whether the place is between `@protocol` and `@end`, where protocols are not kept: such methods do not belong to a
  /// class.
  var isInProtocol = false
  /// Whether the place is after `@optional` in a protocol.
  var isOptional = false
  /// Token index of the name of the macro that is being read, or nil.
  var macroName: Int?
  var isInMacro: Bool { macroName != nil }
  /// Whether the place is in an `@implementation`.
  var isInImplementation = false
  /// Token index of the first member of the class that is being read.
  var firstMember = 0
  /// Selector parts of the message being read: the name's token, -1 for none, and where its argument begins.
  var parts: [(name: Int, argument: Int)] = []

  init(_ source: NativeTokens, for interest: FactFilter) {
    tokens = source
    collector = FactCollector(source, for: interest)
  }

  static func facts(of source: NativeTokens, for interest: FactFilter) -> NativeFileFacts {
    var scanner = ObjectiveCScanner(source, for: interest)
    scanner.scan()
    return scanner.collector.facts
  }

  private mutating func scan() {
    if collector.interest.keepsCalls { addConditions() }
    var index = 0
    while index < tokens.count {
      if collector.methodIndex >= 0, index >= collector.body.upperBound { collector.leaveMethod() }
      let token = tokens.tokens[index]
      switch token.kind {
      case .identifier: index = identifier(index)
      case .punctuation:
        switch token.mark {
        case .at: index = at(index)
        case .openingBracket:
          message(index)
          index += 1
        case .minus, .plus: index = methodMark(index)
        case .assign:
          constant(index)
          collector.noteChange(at: index)
          index += 1
        default: index += 1
        }
      case .define:
        macro(index)
        addMacro(index)
        macroName = index + 1
        index += 1
      case .directiveEnd:
        macroName = nil
        index += 1
      case .string, .number: index += 1
      }
    }
    collector.leaveMethod()
  }

  // MARK: - Declarations

  /// Reads `@` and a keyword, with or without white space between them. What is in a `#define` is not a declaration.
  mutating func at(_ index: Int) -> Int {
    if isInMacro { return index + 1 }
    switch tokens.word(index + 1) {
    case .interface, .implementation: return classPart(index + 1)
    case .protocol: return protocolDeclaration(index + 1)
    case .end:
      leaveClass(at: index)
      return index + 2
    case .property: return property(index + 1)
    case .synthesize: return synthesize(index + 1)
    case .optional: isOptional = true
    case .required: isOptional = false
    case .selector: selectorValue(index)
    case .import where collector.keeps(.imports): collector.addImport(index + 2)
    // The accessors of `@dynamic turns` are made when the app runs.
    default: if tokens.spells(index + 1, "dynamic") { return synthesize(index + 1) }
    }
    return index + 1
  }

  /// - Parameter end: the token after the class.
  private mutating func leaveClass(at end: Int) {
    collector.leaveMethod()
    if collector.classIndex >= 0 {
      let start = collector.facts.classes[collector.classIndex].range.start
      collector.facts.classes[collector.classIndex].range = ByteRange(start, tokens.range(end).start)
    }
    collector.classIndex = -1
    isInProtocol = false
    isOptional = false
    isInImplementation = false
  }

  /// `@interface Name : Super <P>`, `@interface Name (Category) <P>`, `@implementation Name`.
  private mutating func classPart(_ keyword: Int) -> Int {
    leaveClass(at: keyword - 1)
    let name = keyword + 1
    guard tokens.isIdentifier(name) else { return name }
    let isInterface = tokens.word(keyword) == .interface
    var part = NativeClassPart(
      kind: isInterface ? .interface : .implementation, name: tokens.string(name),
      nameRange: tokens.range(name))
    part.range = ByteRange(Int(tokens.range(keyword - 1).start), tokens.text.count)
    part.documentedParameters = tokens.documentedParameters(ofTypeAt: keyword - 1)
    var index = name + 1
    // `@interface Box<T> : Base`, where `@interface Name <P>` names protocols.
    if let end = tokens.angleEnd(index), tokens.isMark(end, .colon) || tokens.isMark(end, .openingParenthesis)
    {
      index = end
    }
    if tokens.isMark(index, .openingParenthesis) {
      part.kind = .extension
      index = tokens.close(index) + 1
    } else if tokens.isMark(index, .colon), tokens.isIdentifier(index + 1) {
      part.superclass = tokens.string(index + 1)
      part.superclassRange = tokens.range(index + 1)
      index += 2
    }
    let adopted = conformances(&index)
    if collector.keeps(.conformances) { part.conformances = adopted.map { collector.name($0) } }
    if collector.keeps(.fields), tokens.isMark(index, .openingBrace) {
      part.fields = instanceVariables(index)
    }
    collector.facts.classes.append(part)
    collector.classIndex = collector.facts.classes.count - 1
    isInImplementation = !isInterface
    firstMember = tokens.isMark(index, .openingBrace) ? min(tokens.close(index) + 1, tokens.count) : index
    return min(index, tokens.count)
  }

  /// The tokens of the names in `<P, Q>` at `index`, which is moved after it. Where there are several lists, as in
  /// `Base<T> <P>`, the last one contains protocols. Types and their arguments, as in `Base<T *>` and `Base<id<P>>`,
  /// are not protocols.
  private func conformances(_ index: inout Int) -> [Int] {
    var names: [Int] = []
    while let end = tokens.angleEnd(index) {
      names = (index + 1..<end - 1).filter { at in
        tokens.isIdentifier(at) && (at == index + 1 || tokens.isMark(at - 1, .comma))
          && (at == end - 2 || tokens.isMark(at + 1, .comma))
      }
      index = end
    }
    return names
  }

  /// `@protocol P <Q>`: a class part with the detail `protocols`, else its methods are passed over.
  private mutating func protocolDeclaration(_ keyword: Int) -> Int {
    guard tokens.isIdentifier(keyword + 1) else { return keyword + 1 }
    if tokens.isMark(keyword + 2, .semicolon) || tokens.isMark(keyword + 2, .comma) { return keyword + 2 }
    leaveClass(at: keyword - 1)
    guard collector.keeps(.protocols) else {
      isInProtocol = true
      return keyword + 2
    }
    var index = keyword + 2
    let refined = conformances(&index)
    guard collector.keeps(.protocolMethods) else {
      isInProtocol = true
      let name = tokens.tokens[keyword + 1].hash
      collector.facts.protocols.append(
        NativeProtocol(nameHash: name, nameRange: tokens.range(keyword + 1)))
      for index in refined where !tokens.spells(index, "NSObject") && !tokens.spells(index, "JSExport") {
        collector.facts.refinements.append(
          NativeRefinement(name: name, refined: tokens.tokens[index].hash))
      }
      return index
    }
    var part = NativeClassPart(
      kind: .protocol, name: tokens.string(keyword + 1), nameRange: tokens.range(keyword + 1))
    part.conformances = refined.map { collector.name($0) }
    collector.facts.classes.append(part)
    collector.classIndex = collector.facts.classes.count - 1
    return index
  }

  /// Reads `{ UIView *_view; BOOL _isOn; }` after the name of a class.
  private func instanceVariables(_ open: Int) -> [NativeProperty] {
    var found: [NativeProperty] = []
    var start = open + 1
    while start < tokens.close(open) {
      let (names, end) = declarators(start)
      if let first = names.first, tokens.isMark(end, .semicolon) {
        let type = collector.name(from: start, to: first - 1)
        found += names.map { NativeProperty(name: collector.name($0), type: type) }
      }
      if tokens.isMark(end, .at) {
        // `@private`, or what comes next where a brace is missing.
        guard ObjectiveCScanner.visibilities.contains(tokens.string(end + 1)) else { break }
        start = end + 2
      } else {
        // `struct { ... } _pair;`
        start = end < tokens.count ? tokens.next(end) : end
      }
    }
    return found
  }

  private static let visibilities: Set<String> = ["private", "protected", "public", "package"]

  /// Reads `@property (getter=isOn) UIView *contentView;`: its getter is a method with that name.
  private mutating func property(_ keyword: Int) -> Int {
    let start = keyword + 1
    let hasAttributes = tokens.isMark(start, .openingParenthesis)
    let first = hasAttributes ? tokens.close(start) + 1 : start
    let (names, end) = declarators(first)
    if end < tokens.count, !tokens.isMark(end, .semicolon) { return end }
    if let last = names.first, collector.classIndex >= 0 {
      for name in names { addProperty(name, first..<last, attributes: hasAttributes ? start : nil) }
    }
    return min(end + 1, tokens.count)
  }

  /// The names that a declaration gives, and the `;` after them, or what cannot be in it.
  private func declarators(_ start: Int) -> (names: [Int], end: Int) {
    var index = start
    var names: [Int] = []
    var name: Int?
    var isBlock = false
    while index < tokens.count, !tokens.isMark(index, .semicolon), !tokens.isMark(index, .openingBrace),
      !tokens.isMark(index, .closingBrace), !tokens.isMark(index, .at)
    {
      if tokens.isMark(index, .openingParenthesis), tokens.isMark(index + 1, .caret) {
        // `void (^onEnd)(int)`
        name = (index + 2..<max(index + 2, tokens.close(index))).last { tokens.isIdentifier($0) }
        isBlock = true
      } else if tokens.isMark(index, .comma) {
        if let name { names.append(name) }
        (name, isBlock) = (nil, false)
      } else if !isBlock, tokens.isIdentifier(index), !tokens.isMark(index + 1, .openingParenthesis),
        name == nil || !isAttributeMacro(index)
      {
        name = index
      }
      index = tokens.next(index)
    }
    return (names + [name].compactMap { $0 }, index)
  }

  /// `UI_APPEARANCE_SELECTOR`, `__deprecated` after the name of a property.
  private func isAttributeMacro(_ index: Int) -> Bool {
    guard tokens.isIdentifier(index - 1) || tokens.isMark(index - 1, .closingParenthesis) else {
      return false
    }
    let name = tokens.string(index)
    return name.hasPrefix("__") || name.utf8.contains(UInt8(ascii: "_")) && name == name.uppercased()
  }

  /// - Parameters:
  ///   - type: the tokens of its type.
  ///   - attributes: the bracket before them.
  private mutating func addProperty(_ name: Int, _ type: Range<Int>, attributes: Int?) {
    let keepsAll = collector.keeps(.properties)
    let mayBeRenamed =
      attributes.map { open in (open..<tokens.close(open)).contains { tokens.isMark($0, .assign) } } ?? false
    if !keepsAll, !mayBeRenamed {
      addAccessors(name)
      return
    }
    var property = NativeProperty(name: collector.name(name))
    property.attributes = attributes.map { tokens.arguments($0).compactMap(attribute) } ?? []
    let isReadOnly = property.attributes.contains { $0.text == "readonly" }
    if !isInProtocol, !collector.interest.accessors.isEmpty {
      collector.addAccessors(
        name, getter: property.getter, setter: property.setter, isReadOnly: isReadOnly)
    }
    guard keepsAll else { return }
    property.type = collector.name(from: type.lowerBound, to: type.upperBound - 1)
    property.isStatic = property.attributes.contains { $0.text == "class" }
    collector.facts.classes[collector.classIndex].properties.append(property)
  }

  /// Reads `readonly`, `getter=isOn`, without white space.
  private func attribute(_ argument: Range<Int>) -> NativeName? {
    guard let first = argument.first, let last = argument.last else { return nil }
    let text = first == last ? tokens.string(first) : argument.map { tokens.string($0) }.joined()
    return NativeName(text: text, range: tokens.outerRange(first, last))
  }

  /// `@synthesize contentView = _view, other;`
  private mutating func synthesize(_ keyword: Int) -> Int {
    var index = keyword + 1
    while index < tokens.count, !tokens.isMark(index, .semicolon), !tokens.isMark(index, .at) {
      if tokens.isIdentifier(index), !tokens.isMark(index - 1, .assign) {
        addAccessors(index)
        if collector.classIndex >= 0, !isInProtocol, collector.keeps(.properties) {
          collector.facts.classes[collector.classIndex].synthesized.append(tokens.string(index))
        }
      }
      index += 1
    }
    return index
  }

  /// Only properties with an accessor that the interest names become methods.
  private mutating func addAccessors(_ name: Int) {
    guard collector.classIndex >= 0, !isInProtocol else { return }
    let getter = tokens.string(name)
    collector.addAccessors(name, getter: getter, setter: NativeProperty.setter(getter), isReadOnly: false)
  }
}
