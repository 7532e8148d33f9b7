extension [String] {
  /// The lines that are in only one of the two, each with `+` or `-`: what was found, compared with what was expected.
  func listedDifference(from other: [String]) -> String {
    difference(from: other).map { change in
      switch change {
      case .insert(_, let line, _): "+ \(line)\n"
      case .remove(_, let line, _): "- \(line)\n"
      }
    }.joined()
  }
}
