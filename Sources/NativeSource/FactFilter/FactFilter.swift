import Diagnostics

/// What is kept of native source as facts: the union of what containers need.
///
/// Classes, methods and constants are always kept, and what is called where some call is named here. All else is kept
/// only where it is named here, so that a tree of thousands of headers costs no more than its classes.
package struct FactFilter: Sendable {
  /// For reading single statements; made once, because its table of words takes longer than that.
  static let nothing = FactFilter()

  /// What the body of a method is read for; parameters by their 0-based index.
  package struct Body: Hashable, Sendable {
    /// The parameter that is compared with strings: these are kept.
    package var compared: Int?
    /// The dictionary that keys are read from: these are kept.
    package var keyed: Int?
    /// A parameter that may contain the same keys in an unknown layout: every use of it but a test is a gap in the
    /// keys.
    package var configuration: Int?
    package var keepsReturns = false
    /// A parameter that is used only where `compared` was found to be one of the strings. Any other use is a gap in these, and
    /// so is none at all.
    package var guarded: Int?

    package init(
      compared: Int? = nil, keyed: Int? = nil, configuration: Int? = nil, keepsReturns: Bool = false,
      guarded: Int? = nil
    ) {
      self.compared = compared
      self.keyed = keyed
      self.configuration = configuration
      self.keepsReturns = keepsReturns
      self.guarded = guarded
    }
  }

  /// What is kept of every declaration.
  package struct Details: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Protocols that a class names.
    package static let conformances = Details(rawValue: 1)
    /// Declarations of protocols and interfaces: their names, and what they refine.
    package static let protocols = Details(rawValue: 2)
    /// All properties of a class of Objective-C or Swift, with types and accessors.
    package static let properties = Details(rawValue: 4)
    /// The parts of a selector, and the parameters with their types.
    package static let signatures = Details(rawValue: 8)
    /// `#import` and `import` of Objective-C and Swift; those of Java and Kotlin are always kept.
    package static let imports = Details(rawValue: 16)
    /// Words among the members of a class that may declare further members.
    package static let memberGaps = Details(rawValue: 32)
    /// The methods of these protocols. Thousands of headers have more of them than of methods of classes.
    package static let protocolMethods = Details(rawValue: 64)
    /// Instance variables of Objective-C, fields of Java and properties of Kotlin.
    package static let fields = Details(rawValue: 128)
    package static let all: Details = [
      .conformances, .protocols, .protocolMethods, .properties, .fields, .signatures, .imports, .memberGaps,
    ]
  }

  /// The root of XML files that are kept: its name, and an attribute that it must have.
  package struct DocumentRoot: Hashable, Sendable {
    package var name: String
    package var attribute: String

    package init(_ name: String, attribute: String) {
      self.name = name
      self.attribute = attribute
    }
  }

  package let calls: [CallPattern]
  /// By selector, what the bodies of methods are read for.
  package let bodies: [String: Body]
  /// Selectors of accessors: without the detail `properties`, the properties that have one of them are kept as methods.
  package let accessors: Set<String>
  /// Selectors by the selectors that are derived from their Swift names, where the importer renames.
  package let selectors: [String: String]
  /// Properties of the object itself that are dictionaries; the keys that are read from them are kept:
  /// `self.data["k"]`.
  package let ownDictionaries: Set<String>
  /// Properties of the object itself that are values: `self.componentId`.
  package let ownProperties: Set<String>
  package let details: Details
  /// Identifiers: it is kept whether a file has them.
  package let names: Set<String>
  /// XML files with elements that are kept.
  package let documents: [DocumentRoot]
  let words: WordTable
  /// For each number of a name, its indexes in `calls`.
  private let patterns: [[Int]]
  /// Codes of the names of calls; the codes of properties follow.
  private let callCodes: Range<Int>
  /// The names by their number; nil for names of calls and dictionaries that are not among `names`.
  private let numberedNames: [String?]

  package init(
    calls: [CallPattern] = [], bodies: [String: Body] = [:], accessors: Set<String> = [],
    selectors: [String: String] = [:], ownDictionaries: Set<String> = [], ownProperties: Set<String> = [],
    details: Details = [], names: Set<String> = [], documents: [DocumentRoot] = []
  ) {
    self.calls = calls
    self.bodies = bodies
    self.accessors = accessors
    self.selectors = selectors
    self.ownDictionaries = ownDictionaries
    self.ownProperties = ownProperties
    self.details = details
    self.names = names
    self.documents = documents
    var numbered: [String: [Int]] = [:]
    for (index, call) in calls.enumerated() {
      for name in Set(call.shapes.map(\.name)) { numbered[name, default: []].append(index) }
    }
    for name in ownDictionaries.union(names) { numbered[name, default: []] += [] }
    let sorted = numbered.sorted { ($0.value.isEmpty ? 1 : 0, $0.key) < ($1.value.isEmpty ? 1 : 0, $1.key) }
    numberedNames = sorted.map { names.contains($0.key) ? $0.key : nil }
    words = WordTable(sorted.map(\.key))
    patterns = sorted.map(\.value)
    let callCount = patterns.count { !$0.isEmpty }
    callCodes = WordTable.firstName..<WordTable.firstName + callCount
  }

  /// Whether what is called is kept.
  var keepsCalls: Bool { !calls.isEmpty }

  /// The patterns of calls with the name that has this number, from 0.
  func patterns(_ name: Int) -> [Int] { patterns[name] }

  /// Whether any token is.
  var namesCalls: Bool { !callCodes.isEmpty }

  /// Whether a token with this code is the name of a call.
  @inline(__always) func isCallName(_ code: UInt8) -> Bool { callCodes.contains(Int(code)) }

  /// The one of `names` with this number.
  func name(_ number: Int) -> String? { numberedNames[number] }

  /// The union: what either keeps. The patterns of `other` come after the patterns of this one.
  package func union(_ other: FactFilter) -> FactFilter {
    FactFilter(
      calls: calls + other.calls, bodies: bodies.merging(other.bodies) { $0.union($1) },
      accessors: accessors.union(other.accessors),
      selectors: selectors.merging(other.selectors) { first, _ in first },
      ownDictionaries: ownDictionaries.union(other.ownDictionaries),
      ownProperties: ownProperties.union(other.ownProperties), details: details.union(other.details),
      names: names.union(other.names), documents: documents + other.documents)
  }
}

extension FactFilter.Body {
  package func union(_ other: FactFilter.Body) -> FactFilter.Body {
    FactFilter.Body(
      compared: compared ?? other.compared, keyed: keyed ?? other.keyed,
      configuration: configuration ?? other.configuration, keepsReturns: keepsReturns || other.keepsReturns,
      guarded: guarded ?? other.guarded)
  }
}
