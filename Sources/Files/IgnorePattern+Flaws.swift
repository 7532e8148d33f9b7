extension IgnorePattern {
  /// Why a line can match nothing: a clause; nil when it can match something.
  static func flaw(in line: String) -> String? {
    if IgnoreRules.isTooLong(line) { return "no path is that long" }
    if line.utf8.first == UInt8(ascii: "#") { return "what begins with \"#\" is a comment" }
    guard let pattern = IgnorePattern(line.utf8) else { return "it is empty" }
    return pattern.segments.lazy.compactMap(\.flaw).first
  }
}

extension IgnorePattern.Segment {
  /// Why it can match no name: a clause.
  fileprivate var flaw: String? {
    switch self {
    case .any, .suffix: return nil
    case .literal([]): return "\"//\" has no name between the slashes"
    case .literal([Path.dot]): return "no path contains \".\" after its beginning"
    case .literal([Path.dot, Path.dot]): return "no path contains \"..\" after its beginning"
    case .literal: return nil
    case .glob(let bytes): return bytes.withUnsafeBufferPointer(globFlaw)
    }
  }
}

/// Why a component with `*`, `?`, `[...]` and `\x` matches no name.
private func globFlaw(_ glob: UnsafeBufferPointer<UInt8>) -> String? {
  var index = 0
  while index < glob.count {
    if glob[index] == UInt8(ascii: "*") {
      index += 1
      continue
    }
    let next = (1...UInt8.max).lazy.compactMap { matchOne(glob, at: index, $0) }.first
    guard let next else {
      if glob[index] == UInt8(ascii: "\\") { return "nothing comes after the \"\\\"" }
      let isClosed = glob[(index + 1)...].dropFirst().contains(UInt8(ascii: "]"))
      return isClosed ? "no letter is between its \"[\" and \"]\"" : "its \"[\" is never closed"
    }
    index = next
  }
  return nil
}
