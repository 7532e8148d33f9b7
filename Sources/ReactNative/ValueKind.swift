/// What kind of value something is, as far as the languages of both sides agree.
package enum ValueKind: Hashable, Sendable {
  /// A number that may have a fraction.
  case fraction
  case integer
  case boolean
  case string
  case color

  /// Whether a native side of the kind `native` takes values of this kind whole. Otherwise the fraction, or the whole
  /// value, is lost.
  package func fits(_ native: ValueKind) -> Bool {
    if self == native { return true }
    switch (self, native) {
    // A whole number has no fraction to lose.
    case (.integer, .fraction): return true
    // React Native gives colours as numbers or as what it makes of them, and sources take them as they need them.
    case (.color, _): return native != .boolean
    case (.integer, .color), (.fraction, .color): return true
    default: return false
    }
  }

  /// The kind of an Objective-C type without `*`, by `RCTConvert`; nil for types that are not in the table.
  package init?(objectiveC type: String) {
    switch type {
    case "double", "float", "CGFloat", "Float32", "Float64": self = .fraction
    case "int", "NSInteger", "NSUInteger", "long", "uint", "unsigned", "short", "int8_t", "int16_t",
      "int32_t",
      "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "longlong", "unsignedint", "unsignedlong",
      "unsignedlonglong":
      self = .integer
    case "BOOL", "bool", "Boolean": self = .boolean
    case "NSString": self = .string
    case "UIColor", "CGColor", "CGColorRef": self = .color
    default: return nil
    }
  }

  /// The kind of a Java or Kotlin type without `?`.
  package init?(jvm type: String) {
    switch type {
    case "double", "float", "Double", "Float": self = .fraction
    case "int", "Int", "Integer", "long", "Long", "short", "Short": self = .integer
    case "boolean", "Boolean": self = .boolean
    case "String": self = .string
    default: return nil
    }
  }
}
