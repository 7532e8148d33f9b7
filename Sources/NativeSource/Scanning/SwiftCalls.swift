import Diagnostics

/// Reads constants and calls.
extension SwiftScanner {
  // MARK: - Constants

  /// `static let type = "x"`, at the `=`.
  mutating func constant(_ equals: Int) {
    guard isMember(equals) else { return }
    guard let name = nameOfConstant(equals) else { return }
    let word = tokens.word(name - 1)
    guard tokens.isIdentifier(name), word == .let || word == .var else { return }
    collector.addConstant(
      collector.types.path(to: tokens.string(name)), collector.value(after: equals), isVariable: word == .var)
  }

  /// The name of the constant that a `=` gives a value: before it, or before the type.
  private func nameOfConstant(_ equals: Int) -> Int? {
    if tokens.isIdentifier(equals - 1), !tokens.isMark(equals - 2, .colon) { return equals - 1 }
    var index = equals - 1
    for _ in 0..<NativeSourceLimit.modifiers where index > 0 {
      if tokens.isMark(index, .colon) { return index - 1 }
      if tokens.isMark(index, .assign) || tokens.isMark(index, .semicolon)
        || tokens.isMark(index, .openingBrace)
      {
        return nil
      }
      index = (tokens.open(index) ?? index) - 1
    }
    return nil
  }

  /// `case tap = "onTap", drag` of an enum of strings: constants `Enum.tap.rawValue`.
  mutating func enumCase(_ keyword: Int) -> Int {
    guard collector.classIndex >= 0, collector.facts.classes[collector.classIndex].superclass == "String"
    else {
      return keyword + 1
    }
    var index = keyword + 1
    while tokens.isIdentifier(index) {
      let name = tokens.string(index) + ".rawValue"
      if tokens.isMark(index + 1, .assign), tokens.isString(index + 2) {
        collector.addConstant(collector.types.path(to: name), index + 2..<index + 3)
        index += 3
      } else {
        let value = NativeExpression(.string(tokens.string(index)), tokens.range(index))
        collector.facts.constants.append(NativeConstant(name: collector.types.path(to: name), value: value))
        index += 1
      }
      guard tokens.isMark(index, .comma) else { break }
      index += 1
    }
    return index
  }

  // MARK: - Calls

  /// Reads `self.data`; or only `data`, where no parameter has that name.
  mutating func ownDictionary(_ index: Int) {
    if tokens.isMark(index - 1, .dot) { return collector.readOwnDictionary(index) }
    guard let method = collector.method, !method.parameters.contains(tokens.string(index)) else { return }
    collector.readBareDictionary(index)
  }

  private typealias Argument = (label: Int?, value: Range<Int>)

  private func labelled(_ open: Int) -> [Argument] {
    tokens.arguments(open).map { argument in
      guard argument.count > 1, tokens.isIdentifier(argument.lowerBound),
        tokens.isMark(argument.lowerBound + 1, .colon)
      else { return (nil, argument) }
      return (argument.lowerBound, argument.lowerBound + 2..<argument.upperBound)
    }
  }

  mutating func call(_ name: Int, _ open: Int) {
    collector.addFunctionCall(name, open, isLabelled: true)
    if tokens.word(name).changesCollection { collector.noteChange(at: name) }
    let isMember = tokens.isMark(name - 1, .dot)
    let receiver = isMember ? tokens.word(name - 2) : .other
    let isOwn = receiver == .super || receiver == .self && tokens.word(name) == .`init`
    let number = tokens.name(name)
    guard isOwn || number != nil else { return }
    if let number, let parts = tokens.methodReference(open) {
      let site = CallSite(
        name: name, first: name, last: tokens.close(open), labels: parts.map { tokens.string($0) },
        arguments: parts.map { $0..<$0 + 1 }, isReference: true)
      return collector.addCall(site, named: number) { $0 == .message }
    }
    let arguments = labelled(open)
    let labels = arguments.map { argument in argument.label.map { tokens.string($0) } ?? "_" }
    if isOwn {
      let selector = collector.selector(tokens.string(name), labels: labels)
      if receiver == .super {
        collector.addSuperCall(selector)
      } else {
        collector.addInitialiserCall(selector)
      }
    }
    guard let number else { return }
    let site = CallSite(
      name: name, first: name, last: tokens.close(open), labels: labels, arguments: arguments.map(\.value))
    collector.addCall(site, named: number) { $0 == .message }
  }
}

extension NativeTokens {
  /// The labels of a method of Swift that is only named, at its bracket: `(withName:clsName:)`. Nil for the arguments of a call
  /// and for the name in a `#selector`.
  func methodReference(_ open: Int) -> [Int]? {
    let close = self.close(open)
    guard close > open + 2, close < count, isMark(close - 1, .colon), language == .swift else { return nil }
    var labels: [Int] = []
    for index in stride(from: open + 1, to: close, by: 2) {
      guard isIdentifier(index), isMark(index + 1, .colon) else { return nil }
      labels.append(index)
    }
    return word(parent(open) - 1) == .selector ? nil : labels
  }
}
