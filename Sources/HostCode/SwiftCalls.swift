import Diagnostics

/// Constants, and calls that register a view or send an event.
extension SwiftScanner {
  // MARK: - Constants

  /// `static let type = "x"`, at the `=`.
  mutating func constant(_ equals: Int) {
    guard isMember(equals) else { return }
    var name = equals - 1
    if tokens.isMark(name - 1, .colon) { name -= 2 }
    let word = tokens.word(name - 1)
    // A variable is noted too, for it hides a constant of the same name further out.
    guard tokens.isIdentifier(name), word == .let || word == .var else { return }
    let value = equals + 1..<max(equals + 1, collector.statementEnd(equals + 1))
    addConstant(tokens.string(name), value, isVariable: word == .var)
  }

  private mutating func addConstant(_ name: String, _ value: Range<Int>, isVariable: Bool = false) {
    var expression = collector.reader.expression(value)
    if value.count > NativeSourceLimit.constant || isVariable { expression.value = .open }
    collector.facts.constants.append(HostConstant(name: types.path(to: name), value: expression))
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
        addConstant(name, index + 2..<index + 3)
        index += 3
      } else {
        let value = HostExpression(.string(tokens.string(index)), tokens.range(index))
        collector.facts.constants.append(HostConstant(name: types.path(to: name), value: value))
        index += 1
      }
      guard tokens.isMark(index, .comma) else { break }
      index += 1
    }
    return index
  }

  // MARK: - Calls

  /// `self.data`, or `data` alone where no parameter has that name.
  mutating func ownData(_ index: Int) {
    if tokens.isMark(index - 1, .dot) { return collector.readOwnData(index) }
    guard let method = collector.method, !method.parameters.contains("data") else { return }
    collector.readBareData(index)
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

  private func isLabel(_ argument: Argument, _ spelling: StaticString) -> Bool {
    argument.label.map { tokens.spells($0, spelling) } ?? false
  }

  mutating func call(_ name: Int, _ open: Int) {
    collector.addCall(name)
    let isMember = tokens.isMark(name - 1, .dot)
    let receiver = isMember ? tokens.word(name - 2) : .other
    if receiver == .super || receiver == .self && tokens.word(name) == .`init` {
      let labels = labelled(open).map { argument in argument.label.map { tokens.string($0) } ?? "_" }
      let selector = SwiftSelectors.selector(tokens.string(name), labels: labels)
      if receiver == .super {
        collector.addSuperCall(selector)
      } else {
        collector.addInitialiserCall(selector)
      }
    }
    if collector.isWrapper(name) {
      let range = callRange(name, open)
      collector.addForwardingCall(name, labelled(open).map(\.value), range)
    }
    switch tokens.word(name) {
    case .registerComponent, .registerComponentWithName: registration(name, open)
    case .registerComponentWithConfig:
      let argument = open + 1..<max(open + 1, tokens.close(open))
      collector.addRegistration(
        .componentConfig, type: argument, className: argument, range: callRange(name, open), isTemplate: true)
    case .sendCustomEventMessage: event(.sendCustomEventMessage, name, open)
    case .sendMessage: event(.sendMessage, name, open)
    default: break
    }
  }

  private func callRange(_ name: Int, _ open: Int) -> ByteRange {
    tokens.outerRange(name, min(tokens.close(open), tokens.count - 1))
  }

  /// `registerComponent(withName: t, clsName: c)`, `registerComponentWithName(t, clsName: c)`.
  private mutating func registration(_ name: Int, _ open: Int) {
    let arguments = labelled(open)
    guard arguments.count == 2, isLabel(arguments[1], "clsName") else { return }
    let isImported = tokens.word(name) == .registerComponent
    guard isImported ? isLabel(arguments[0], "withName") : arguments[0].label == nil else { return }
    collector.addRegistration(
      .componentName, type: arguments[0].value, className: arguments[1].value, range: callRange(name, open))
  }

  private mutating func event(_ spelling: EventCall.Spelling, _ name: Int, _ open: Int) {
    let arguments = labelled(open)
    guard let channel = arguments.first, channel.label == nil,
      arguments.contains(where: { isLabel($0, "component") }),
      let data = arguments.first(where: { isLabel($0, "data") })
    else { return }
    collector.addEvent(spelling, channel: channel.value, data: data.value, range: callRange(name, open))
  }
}
