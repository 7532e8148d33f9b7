extension [String] {
  /// The lines that are in one of the two alone, each with `+` or `-`: what was found against what was to be.
  func listedDifference(from other: [String]) -> String {
    difference(from: other).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)\n"
      case .remove(_, let line, _): "- \(line)\n"
      }
    }.joined()
  }
}
