import Containers
import Diagnostics
import Linting
import Markup
import MiniProgram
import NativeSource

/// Values in pages that are of another type than native code reads.
func checkReadParamTypes(_ context: HostContext) {
  let tags = NativeTags(of: context.projects)
  let contracts = Dictionary(grouping: context.facts.contracts(of: .mPaaS), by: \.type)
  for (type, contracts) in contracts.sorted(by: { $0.key < $1.key })
  where context.splitTypes.others[type] == nil && context.decides(type) {
    // `line-width` may reach the view as `lineWidth`.
    let items = Dictionary(
      grouping: contracts.flatMap(\.interface.parameters.items), by: { $0.value?.camelCased })
    var known: [String: [(type: ReadType, place: Place)]] = [:]
    for tag in tags.byType[type] ?? [] {
      for binding in tag.view.parameters {
        let name = binding.name.camelCased
        guard let given = GivenValue(binding.value), let places = items[name] else { continue }
        let reads = known[name] ?? context.reads(places)
        known[name] = reads
        guard let first = reads.first, reads.allSatisfy({ $0.type == first.type }),
          given.disagrees(with: first.type)
        else { continue }
        context.report(
          tag.place(binding.valueOrNameRange),
          wrongType(binding.name, first.type.parameterType, given.type),
          related: reads.prefix(10).map { read in
            let noun = parameterNoun(read.type.parameterType)
            return RelatedPlace(
              en: "read as \(noun.english) here", zh: "此处按\(noun.chinese)读取", at: read.place)
          })
      }
    }
  }
}

extension HostContext {
  /// Where native code reads a parameter, which it names in some places, as a value of one type.
  fileprivate func reads(_ items: [NativeText]) -> [(type: ReadType, place: Place)] {
    var seen: Set<Place> = []
    return items.compactMap { item in
      guard seen.insert(item.place).inserted,
        let type = methodBodyReader(of: item.place.path)?.readType(at: item.place.range)
      else { return nil }
      return (type, item.place)
    }
  }
}

/// A value that the page itself says.
private struct GivenValue {
  var type: NativeTypes.ParameterType
  /// The text, where it is one.
  var text: String?

  /// Nil where the value is from data, blank or null. An attribute without value is true.
  init?(_ value: String?) {
    guard let value = value?.trimmingBlanks else {
      type = .boolean
      return
    }
    guard value.hasPrefix("{{"), value.hasSuffix("}}"), value.utf8.count > 4 else {
      if value.isEmpty || value.contains("{{") { return nil }
      (type, text) = (.string, value)
      return
    }
    let source = SourceText(path: "", value)
    let tree = ExpressionTree(parsing: source, range: ByteRange(2, UInt32(value.utf8.count) - 2))
    guard let root = tree.root, let found = root.constantType.flatMap(parameterType) else { return nil }
    type = found
    if found == .string { text = root.unwrapped.plainString.map(source.string) ?? "" }
  }

  /// Whether native code that reads a value of a type misreads it. Numbers and words such as "yes" are read as booleans.
  func disagrees(with read: ReadType) -> Bool {
    switch read {
    case .string: return text == nil
    case .number: return type != .number && !(text.map { isReadable($0, as: .number) } ?? false)
    case .boolean:
      if let text { return !GivenValue.booleans.contains(text.lowercased()) && Double(text) == nil }
      return type == .array || type == .object
    }
  }

  private static let booleans: Set<String> = [
    "true", "false", "yes", "no", "y", "n", "t", "f", "on", "off", "",
  ]
}

extension ReadType {
  fileprivate var parameterType: NativeTypes.ParameterType {
    switch self {
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    }
  }
}
