import Diagnostics

/// A call that fits a pattern of the interest.
package struct NativeCall: Hashable, Sendable {
  /// Index in `FactFilter.calls`.
  package var pattern: Int
  /// In the order of the pattern; for a partial pattern only the first one.
  package var arguments: [NativeExpression]
  /// The pairs of the dictionary that the pattern names.
  package var entries: [NativeEntry] = []
  /// Whether the dictionary may contain more than `entries`.
  package var hasUnknownEntries = false
  /// The dictionary, or the value in its place; without one the whole call.
  package var dictionaryRange: ByteRange
  /// The whole call, or the `<dict>` of a property list.
  package var range: ByteRange
  package var owner: NativeOwner
  /// Whether it depends on a condition of the program or of its build.
  package var isConditional = false
  /// Whether it is `@selector(...)` alone: what is called with it, and how, is said elsewhere.
  package var isSelector = false
  /// The hash of the name of the macro whose definition it is in; 0 outside of definitions.
  package var macro: UInt32 = 0

  init(
    pattern: Int, arguments: [NativeExpression] = [], range: ByteRange, owner: NativeOwner,
    isConditional: Bool = false
  ) {
    self.pattern = pattern
    self.arguments = arguments
    dictionaryRange = range
    self.range = range
    self.owner = owner
    self.isConditional = isConditional
  }
}

/// A pair of a dictionary.
package struct NativeEntry: Hashable, Sendable {
  package var key: NativeExpression
  package var value: NativeExpression
}

/// A string that a parameter is compared with.
package struct NativeComparison: Hashable, Sendable {
  package var value: NativeExpression
  package var owner: NativeOwner
}

/// A key that is read from a dictionary.
package struct NativeKeyRead: Hashable, Sendable {
  package var key: NativeExpression
  package var owner: NativeOwner
  /// For a dictionary of another object: the 0-based index of the method's parameter that is this object.
  package var parameter: Int?
}

/// A place that may contain unknown facts.
package struct NativeGap: Hashable, Sendable {
  package enum Subject: Hashable, Sendable {
    case calls
    case comparisons
    case keys
    /// Members of the class.
    case members
    /// The elements of an XML file.
    case document
  }

  package var subject: Subject
  package var range: ByteRange
  package var owner: NativeOwner
}

/// A call with arguments. By such calls, methods that hand their parameters on are followed. There are many of them: 36
/// bytes, with the known arguments in one array of the file.
package struct NativeForwarding: Hashable, Sendable {
  package enum Receiver: UInt8, Hashable, Sendable {
    /// `self`, `super`, `this`, or none.
    case own
    /// A bare name, which may be the name of a class.
    case name
    case other
  }

  /// The hash of the name of the called method.
  package var nameHash: UInt32
  /// The hash of the receiver's name, 0 when it has none.
  package var receiverHash: UInt32
  package var range: ByteRange
  var classIndex: Int32
  var methodIndex: Int32
  /// Index of the first known argument in `NativeFileFacts.forwardedArguments`.
  var firstArgument: UInt32
  /// A bit for each of the first arguments that is known; the lowest bit is for the first argument.
  var knownArguments: UInt8 = 0
  package var argumentCount: UInt8
  package var receiver: Receiver
  package var isConditional: Bool

  package var owner: NativeOwner {
    NativeOwner(classIndex: Int(classIndex), methodIndex: Int(methodIndex))
  }
}
