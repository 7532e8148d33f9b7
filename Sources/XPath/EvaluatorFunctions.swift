import CLibXML2

// The functions that XPath 1.0 has not. libxml2 calls each with its arguments on a stack, in the place of which the result is put.

extension Evaluator {
  /// A function that counts the node, and is true.
  static let mergeCounter = "count-merged"

  /// Makes the functions known to a context whose `userData` is this evaluator.
  func registerFunctions(_ context: xmlXPathContextPtr) {
    xmlXPathRegisterFunc(context, "matches") { call, count in
      Call(call, count)?.answer { evaluator, text, pattern in evaluator.matches(text, pattern) }
    }
    xmlXPathRegisterFunc(context, "has-word") { call, count in
      Call(call, count)?.answer { _, value, word in hasWord(value.bytes, word.bytes) }
    }
    xmlXPathRegisterFunc(context, "ends-with") { call, count in
      Call(call, count)?.answer { _, text, end in
        text.bytes.count >= end.bytes.count && text.bytes.suffix(end.bytes.count).elementsEqual(end.bytes)
      }
    }
    // `XPathReader` puts it in, and no expression can name it.
    xmlXPathRegisterFunc(context, Evaluator.mergeCounter) { call, _ in
      guard let call, let owner = call.pointee.context.pointee.userData else { return }
      if Unmanaged<Evaluator>.fromOpaque(owner).takeUnretainedValue().countMerged() {
        mpcheck_push_value(call, xmlXPathNewBoolean(1))
      } else {
        xmlXPathErr(call, Int32(XPATH_OP_LIMIT_EXCEEDED.rawValue))
      }
    }
    xmlXPathRegisterFunc(context, "lower-case") { call, _ in
      guard let call, let text = CallText(call) else { return }
      defer { text.free() }
      mpcheck_push_value(call, xmlXPathNewString(String(decoding: text.bytes, as: UTF8.self).lowercased()))
    }
  }

  /// Whether a pattern is in a text. Nil ends the evaluation.
  private func matches(_ text: CallText, _ pattern: CallText) -> Bool? {
    guard let compiled = patterns.pattern(pattern.bytes) else {
      failure = .badPattern(String(decoding: pattern.bytes, as: UTF8.self))
      return nil
    }
    guard count(compiled.cost(text.bytes.count)), let answer = compiled.isFound(in: text.bytes) else {
      failure = .limitReached
      return nil
    }
    return answer
  }
}

/// A call of a function with two arguments.
private struct Call {
  let call: xmlXPathParserContextPtr
  let first: CallText
  let second: CallText

  /// Takes the arguments from the stack. Nil where they are not two texts, which the reader of expressions does not let pass.
  init?(_ call: xmlXPathParserContextPtr?, _ count: Int32) {
    guard let call else { return nil }
    let second = count == 2 ? CallText(call) : nil
    guard let second, let first = CallText(call) else {
      second?.free()
      xmlXPathErr(call, Int32(XPATH_INVALID_ARITY.rawValue))
      return nil
    }
    self.call = call
    self.first = first
    self.second = second
  }

  /// Answers the call, once; nil ends the evaluation, for which the evaluator knows the reason.
  func answer(_ test: (Evaluator, CallText, CallText) -> Bool?) {
    defer {
      first.free()
      second.free()
    }
    guard let owner = call.pointee.context.pointee.userData else { return }
    let evaluator = Unmanaged<Evaluator>.fromOpaque(owner).takeUnretainedValue()
    if let answer = test(evaluator, first, second) {
      mpcheck_push_value(call, xmlXPathNewBoolean(answer ? 1 : 0))
    } else {
      xmlXPathErr(call, Int32(XPATH_OP_LIMIT_EXCEEDED.rawValue))
    }
  }
}

/// An argument as text, behind which is a NUL. Whoever takes it frees it.
private struct CallText {
  let bytes: UnsafeBufferPointer<UInt8>

  init?(_ call: xmlXPathParserContextPtr) {
    guard let pointer = xmlXPathPopString(call) else { return nil }
    bytes = UnsafeBufferPointer(start: pointer, count: Int(xmlStrlen(pointer)))
  }

  func free() { mpcheck_free(UnsafeMutablePointer(mutating: bytes.baseAddress)) }
}

/// Patterns of `matches` that were compiled.
struct PatternCache {
  /// Pages can give as many as they have nodes.
  private static let maxCount = 100

  private var known: [[UInt8]: Pattern?] = [:]
  private var last: (bytes: [UInt8], pattern: Pattern?)?

  /// Nil for what is no regular expression.
  mutating func pattern(_ bytes: UnsafeBufferPointer<UInt8>) -> Pattern? {
    // Most calls of a thread have the pattern of the call before.
    if let last, last.bytes.count == bytes.count, last.bytes.starts(with: bytes) { return last.pattern }
    let key = Array(bytes)
    let pattern: Pattern?
    if let found = known[key] {
      pattern = found
    } else {
      pattern = Pattern(String(decoding: bytes, as: UTF8.self))
      if known.count == PatternCache.maxCount { known.removeAll() }
      known[key] = .some(pattern)
    }
    last = (key, pattern)
    return pattern
  }
}
