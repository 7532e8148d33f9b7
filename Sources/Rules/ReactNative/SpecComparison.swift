import Diagnostics

/// What native sides say of the members of specs, joined by the place of the member.
///
/// Where several say the same and none agrees with the spec, the mistake is one, and it is in the spec.
struct SpecComparison<Native: Sendable, Meaning: Hashable> {
  private var places: [Place] = []
  private var mismatches: [Place: [(native: Native, meaning: Meaning)]] = [:]
  private var matched: Set<Place> = []

  /// Adds what one native side says of the member at a place.
  mutating func add(_ native: Native, _ meaning: Meaning, to member: Place, matches: Bool) {
    if matches {
      matched.insert(member)
    } else {
      if mismatches[member] == nil { places.append(member) }
      mismatches[member, default: []].append((native, meaning))
    }
  }

  /// The native sides that differ from the spec, by member, in the order in which they came.
  var differences: [(natives: [Native], isInSpec: Bool)] {
    places.map { place in
      let found = mismatches[place]!
      let agree = found.allSatisfy { $0.meaning == found[0].meaning }
      return (found.map(\.native), found.count > 1 && agree && !matched.contains(place))
    }
  }
}
