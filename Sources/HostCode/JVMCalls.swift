import Diagnostics

/// Constants, and calls that register a view or send an event.
extension JVMScanner {
  // MARK: - Constants

  /// `static final String TYPE = "x";`, `const val TYPE = "x"`, `val type: String = "x"`, at the `=`.
  mutating func constant(_ equals: Int) {
    guard isMember(equals), let name = isKotlin ? kotlinConstant(equals) : javaConstant(equals) else {
      return
    }
    let value = equals + 1..<max(equals + 1, collector.statementEnd(equals + 1))
    var expression = collector.reader.expression(value)
    // A variable is noted too, for it hides a constant of the same name further out.
    if value.count > NativeSourceLimit.constant || !isConstant(name) { expression.value = .open }
    var path = types.path(to: tokens.string(name))
    if !collector.facts.packageName.isEmpty { path = collector.facts.packageName + "." + path }
    collector.facts.constants.append(HostConstant(name: path, value: expression))
  }

  private func javaConstant(_ equals: Int) -> Int? {
    tokens.isIdentifier(equals - 1) && tokens.spells(equals - 2, "String") ? equals - 1 : nil
  }

  private func isConstant(_ name: Int) -> Bool {
    if isKotlin { return tokens.word(name - 1) == .val }
    if collector.classIndex >= 0, collector.facts.classes[collector.classIndex].kind == .other { return true }
    var index = name - 2
    while index > name - 9, tokens.isIdentifier(index) {
      if tokens.word(index) == .final { return true }
      index -= 1
    }
    return false
  }

  private func kotlinConstant(_ equals: Int) -> Int? {
    var name = equals - 1
    if tokens.spells(name, "String"), tokens.isMark(name - 1, .colon) { name -= 2 }
    let word = tokens.word(name - 1)
    return tokens.isIdentifier(name) && (word == .val || word == .var) ? name : nil
  }

  // MARK: - Calls

  mutating func call(_ name: Int) {
    collector.addCall(name)
    if tokens.isMark(name - 1, .dot), tokens.word(name - 2) == .super {
      collector.addSuperCall(tokens.string(name))
    }
    let close = min(tokens.close(name + 1), tokens.count - 1)
    if collector.isWrapper(name) {
      collector.addForwardingCall(name, tokens.arguments(name + 1), tokens.outerRange(name, close))
    }
    switch tokens.word(name) {
    case .registerEmbedView:
      guard let start = registerReceiver(name) else { return }
      let arguments = tokens.arguments(name + 1)
      guard arguments.count == 2 else { return }
      collector.addRegistration(
        .embedView, type: arguments[1], className: arguments[0], range: tokens.outerRange(start, close))
    case .H5EmbedViewConfig: embedViewConfig(name, close)
    case .sendEventToTiny:
      guard let first = tokens.arguments(name + 1).first, !tokens.isMark(close + 1, .openBrace) else {
        return
      }
      let range = tokens.outerRange(name, close)
      var event = EventCall(
        spelling: .sendEventToTiny, dataRange: range, range: range, owner: collector.owner)
      event.name = collector.value(first)
      collector.facts.events.append(event)
    default: break
    }
  }

  /// `this::name`
  mutating func reference(_ name: Int) {
    collector.addCall(name)
    collector.addReference(name)
    guard tokens.word(name) == .sendEventToTiny else { return }
    var event = EventCall(
      spelling: .sendEventToTiny, dataRange: tokens.range(name), range: tokens.range(name),
      owner: collector.owner)
    event.name = HostExpression(.open, tokens.range(name))
    collector.facts.events.append(event)
  }

  /// The first token of `MPEmbedViewHelper.registerEmbedView`, or nil for a method of another class.
  private func registerReceiver(_ name: Int) -> Int? {
    guard tokens.isMark(name - 1, .dot) else {
      return importsRegister && tokens.word(name - 1) != .fun ? name : nil
    }
    if tokens.word(name - 2) == .MPEmbedViewHelper { return name - 2 }
    let isInstance = tokens.spells(name - 2, "INSTANCE") || tokens.spells(name - 2, "Companion")
    return isInstance && tokens.word(name - 4) == .MPEmbedViewHelper ? name - 4 : nil
  }

  /// `new H5EmbedViewConfig(bundle, class, type)`, or without arguments and filled by setters.
  private mutating func embedViewConfig(_ name: Int, _ close: Int) {
    let isConstructed = isKotlin ? !isDeclared(name) : tokens.word(name - 1) == .new
    guard isConstructed else { return }
    let arguments = tokens.arguments(name + 1)
    let range = tokens.outerRange(isKotlin ? name : name - 1, close)
    if arguments.count == 3 {
      collector.addRegistration(.embedViewConfig, type: arguments[2], className: arguments[1], range: range)
      return
    }
    let type = setterValue(close, "setType", "type") ?? close..<close
    let className = setterValue(close, "setClassName", "className") ?? close..<close
    collector.addRegistration(.embedViewConfig, type: type, className: className, range: range)
  }

  private func isDeclared(_ name: Int) -> Bool {
    tokens.word(name - 1) == .class || tokens.word(name - 1) == .fun || tokens.isMark(name - 1, .colon)
  }

  /// The value given by `setter(value)` or `property = value` near behind the constructor that ends at `close`.
  private func setterValue(_ close: Int, _ setter: StaticString, _ property: StaticString) -> Range<Int>? {
    let end = min(collector.body.upperBound, close + NativeSourceLimit.setters)
    guard close < end else { return nil }
    for index in close..<end {
      // What follows belongs to the next configuration.
      if index > close, tokens.word(index) == .H5EmbedViewConfig { return nil }
      if tokens.spells(index, setter), tokens.isMark(index + 1, .openParenthesis) {
        return tokens.arguments(index + 1).first
      }
      if tokens.spells(index, property), tokens.isMark(index + 1, .assign) {
        return index + 2..<max(index + 2, collector.statementEnd(index + 2))
      }
    }
    return nil
  }
}
