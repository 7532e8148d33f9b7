import Diagnostics

/// A scanner of a language in which types nest: Java, Kotlin and Swift. It walks the tokens once.
protocol NestedTypeScanner {
  var tokens: NativeTokens { get }
  var collector: FactCollector { get set }

  /// Reads what begins with the identifier at token `index`; returns the token at which the walk goes on.
  mutating func identifier(_ index: Int) -> Int

  /// Reads the constant, if it is one, that is given a value at token `equals`.
  mutating func constant(_ equals: Int)
}

extension NestedTypeScanner {
  mutating func scan() {
    // A look at the property would copy all of it, for each token.
    let list = tokens.tokens
    var index = 0
    while index < list.count {
      collector.leaveTypes(before: index)
      switch list[index].kind {
      case .identifier: index = identifier(index)
      case .punctuation where list[index].mark == .assign:
        constant(index)
        collector.noteChange(at: index)
        index += 1
      default: index += 1
      }
    }
    collector.leaveTypes(before: .max)
  }

  /// Whether the token is directly in the body of a type, or outside of all types.
  func isMember(_ index: Int) -> Bool {
    Int(tokens.tokens[index].parent) == collector.types.brace && collector.methodIndex < 0
  }

  /// Makes the type whose name begins at token `start` the superclass; nothing where no name begins.
  func setSuperclass(_ part: inout NativeClassPart, _ start: Int) {
    let end = tokens.nameEnd(start)
    guard end > start, let name = collector.reader.dottedName(start..<end) else { return }
    part.superclass = name
    part.superclassRange = tokens.outerRange(start, end - 1)
  }

  /// Adds a method and reads its body.
  ///
  /// - Parameter body: the tokens from what begins the body, `{` or `=`, to before what ends it; nil without one.
  mutating func add(_ method: NativeMethod, _ body: Range<Int>?) {
    var method = method
    if let body {
      method.bodyRange = tokens.outerRange(
        body.lowerBound, min(max(body.upperBound, body.lowerBound), tokens.count - 1))
    }
    collector.addMethod(method, body: body)
    if body != nil { collector.readBody() }
  }
}
