import Diagnostics

/// The positions of files that are not open, kept while one message is answered: the text may be another afterwards.
final class PositionCache {
  private var indexes: [String: PositionIndex] = [:]

  func index(_ path: String, make: () -> PositionIndex?) -> PositionIndex? {
    if let known = indexes[path] { return known }
    let made = make()
    indexes[path] = made
    return made
  }

  func clear() { indexes = [:] }
}
