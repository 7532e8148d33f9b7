import CLibXML2

/// A context of libxml2 for compiling and evaluating on one thread, which writes nothing to standard error.
final class XPathContext {
  let pointer: xmlXPathContextPtr

  init() {
    mpcheck_silence_thread()
    pointer = xmlXPathNewContext(nil)
    mpcheck_silence_context(pointer)
  }

  deinit { xmlXPathFreeContext(pointer) }

  /// Makes each prefix its own namespace.
  func register(_ prefixes: Set<String>) {
    for prefix in prefixes { xmlXPathRegisterNs(pointer, prefix, prefix) }
  }

  /// Nil for what is not XPath: `errorOffset` then says where.
  func compile(_ xpath: String) -> xmlXPathCompExprPtr? { xmlXPathCtxtCompile(pointer, xpath) }

  /// The byte of the expression at which compiling it ended.
  var errorOffset: Int { max(0, Int(pointer.pointee.lastError.int1)) }

  /// The kind of the last error since `resetError`; nil without one.
  var error: xmlXPathError? {
    let code = Int(pointer.pointee.lastError.code) - Int(XML_XPATH_EXPRESSION_OK.rawValue)
    return code > 0 ? xmlXPathError(rawValue: numericCast(code)) : nil
  }

  func resetError() { xmlResetError(&pointer.pointee.lastError) }
}
