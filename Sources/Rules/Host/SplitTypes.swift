import Containers
import Diagnostics
import Linting
import NativeSource

/// The types that the two platforms most likely register under two names. `one-platform-native-type` reports them on the pages.
struct SplitTypes {
  /// By the name that pages use, the other one.
  private(set) var others: [String: String] = [:]

  init(_ facts: NativeFacts, _ used: NativeTags) {
    let platforms = NativePlatform.allCases.compactMap { facts[.mPaaS][$0] }
    guard platforms.count == NativePlatform.allCases.count, platforms.allSatisfy(\.isComplete) else { return }
    var budget = SpellingBudget()
    for (own, other) in [(platforms[0], platforms[1]), (platforms[1], platforms[0])] {
      let known = Set(other.contracts.map(\.type))
      let unused = known.subtracting(own.contracts.map(\.type)).filter { used.byType[$0] == nil }
      if unused.isEmpty { continue }
      for type in Set(own.contracts.map(\.type)).subtracting(known).sorted() where used.byType[type] != nil {
        others[type] = budget.nearestName(to: type, in: unused)
      }
    }
  }
}

extension HostContext {
  /// Whether it is known on every platform whether the application registers a type: an unknown registration may be of it.
  func decides(_ type: String) -> Bool { facts[.mPaaS].values.allSatisfy { $0.decides(type) } }

  /// Made once for all rules.
  var splitTypes: SplitTypes { shared(SplitTypes(facts, NativeTags(of: projects))) }
}
