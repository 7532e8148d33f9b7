/// The nearest folder, at or above others, that has something.
///
/// Each folder is asked once. Without that, a thousand files in folders inside each other would ask half a million times.
package struct NearestFolder: Sendable {
  package enum Answer: Sendable {
    case has
    case lacks
    /// It lacks it, and what is above it does not count.
    case ends
  }

  /// What was found for each folder that was passed; nil for nothing.
  private var known: [String: String?] = [:]

  package init() {}

  /// The nearest folder, at or above the normalised `folder`, that `ask` says has it; nil without one. Each call has the same
  /// `ask`.
  package mutating func nearest(to folder: String, _ ask: (String) -> Answer) -> String? {
    var passed: [String] = []
    var found: String?
    climb: for current in Path.upward(from: folder) {
      if let earlier = known[current] {
        found = earlier
        break
      }
      passed.append(current)
      switch ask(current) {
      case .has:
        found = current
        break climb
      case .lacks: continue
      case .ends: break climb
      }
    }
    for folder in passed { known[folder] = .some(found) }
    return found
  }
}
