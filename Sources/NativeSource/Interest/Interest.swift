import Diagnostics

/// What of native source is kept as facts: the union of what containers need.
///
/// Classes, methods, constants and the names of what is called are always kept. All else is kept only where it is
/// named here, so that a tree of thousands of headers costs no more than its classes.
package struct Interest: Sendable {
  /// What the body of a method is read for; parameters by their 0-based index.
  package struct Body: Hashable, Sendable {
    /// The parameter whose comparisons with strings are kept.
    package var compared: Int?
    /// The dictionary whose keys are kept.
    package var keyed: Int?
    /// The parameter of which every use but a test is a gap in those keys.
    package var configuration: Int?
    package var keepsReturns = false

    package init(
      compared: Int? = nil, keyed: Int? = nil, configuration: Int? = nil, keepsReturns: Bool = false
    ) {
      self.compared = compared
      self.keyed = keyed
      self.configuration = configuration
      self.keepsReturns = keepsReturns
    }
  }

  /// What is kept of every declaration.
  package struct Details: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Protocols that a class names.
    package static let conformances = Details(rawValue: 1)
    /// Declarations of protocols and interfaces, with their methods.
    package static let protocols = Details(rawValue: 2)
    /// All properties of a class, with types and accessors.
    package static let properties = Details(rawValue: 4)
    /// The parts of a selector, and the parameters with their types.
    package static let signatures = Details(rawValue: 8)
    /// `#import` and `import` of Objective-C and Swift; those of Java and Kotlin are always kept.
    package static let imports = Details(rawValue: 16)
    /// Words among the members of a class that may declare further ones.
    package static let memberGaps = Details(rawValue: 32)
  }

  package let calls: [CallPattern]
  /// By selector.
  package let bodies: [String: Body]
  /// Names of properties that are kept as methods without the detail `properties`.
  package let properties: Set<String>
  /// Selectors by those that are derived from their Swift names, where the importer renames.
  package let selectors: [String: String]
  /// Properties of the object itself that are dictionaries, whose keys are kept: `self.data["k"]`.
  package let ownDictionaries: Set<String>
  /// Properties of the object itself that are values: `self.componentId`.
  package let ownProperties: Set<String>
  package let details: Details
  let words: WordTable
  /// Indexes of `calls` by the number of the name.
  private let patterns: [[Int]]
  /// Codes of the names of calls; those of properties follow.
  private let callCodes: Range<Int>

  package init(
    calls: [CallPattern] = [], bodies: [String: Body] = [:], properties: Set<String> = [],
    selectors: [String: String] = [:], ownDictionaries: Set<String> = [], ownProperties: Set<String> = [],
    details: Details = []
  ) {
    self.calls = calls
    self.bodies = bodies
    self.properties = properties
    self.selectors = selectors
    self.ownDictionaries = ownDictionaries
    self.ownProperties = ownProperties
    self.details = details
    var names: [String: [Int]] = [:]
    for (index, call) in calls.enumerated() {
      for name in Set(call.shapes.map(\.name)) { names[name, default: []].append(index) }
    }
    for name in ownDictionaries { names[name, default: []] += [] }
    let sorted = names.sorted { ($0.value.isEmpty ? 1 : 0, $0.key) < ($1.value.isEmpty ? 1 : 0, $1.key) }
    words = WordTable(sorted.map(\.key))
    patterns = sorted.map(\.value)
    let callCount = patterns.count { !$0.isEmpty }
    callCodes = WordTable.firstName..<WordTable.firstName + callCount
  }

  /// The patterns of calls of the name with this number, from 0.
  func patterns(_ name: Int) -> [Int] { patterns[name] }

  /// Whether a token with this code is the name of a call.
  @inline(__always) func isCallName(_ code: UInt8) -> Bool { callCodes.contains(Int(code)) }

  /// Both: what either keeps. The patterns of `other` come after those of this.
  package func union(_ other: Interest) -> Interest {
    Interest(
      calls: calls + other.calls, bodies: bodies.merging(other.bodies) { $0.union($1) },
      properties: properties.union(other.properties),
      selectors: selectors.merging(other.selectors) { first, _ in first },
      ownDictionaries: ownDictionaries.union(other.ownDictionaries),
      ownProperties: ownProperties.union(other.ownProperties), details: details.union(other.details))
  }
}

extension Interest.Body {
  package func union(_ other: Interest.Body) -> Interest.Body {
    Interest.Body(
      compared: compared ?? other.compared, keyed: keyed ?? other.keyed,
      configuration: configuration ?? other.configuration, keepsReturns: keepsReturns || other.keepsReturns)
  }
}
