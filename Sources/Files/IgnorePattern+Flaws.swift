import Diagnostics

extension IgnorePattern {
  /// Why a line can match nothing: a clause; nil when it can match something.
  static func flaw(in line: String) -> LocalizedText? {
    if IgnoreRules.isTooLong(line) { return .init(en: "no path is that long", zh: "没有这么长的路径") }
    if line.utf8.first == UInt8(ascii: "#") {
      return .init(en: "what begins with \"#\" is a comment", zh: "以“#”开头的是注释")
    }
    guard let pattern = IgnorePattern(line.utf8) else { return .init(en: "it is empty", zh: "模式为空") }
    return pattern.segments.lazy.compactMap(\.flaw).first
  }
}

extension IgnorePattern.Segment {
  /// Why it can match no name: a clause.
  fileprivate var flaw: LocalizedText? {
    switch self {
    case .any, .suffix: return nil
    case .literal([]): return .init(en: "\"//\" has no name between the slashes", zh: "“//”的两个斜杠之间没有名称")
    case .literal([Path.dot]):
      return .init(en: "no path contains \".\" after its beginning", zh: "路径的开头之后不会有“.”")
    case .literal([Path.dot, Path.dot]):
      return .init(en: "no path contains \"..\" after its beginning", zh: "路径的开头之后不会有“..”")
    case .literal: return nil
    case .glob(let bytes): return bytes.withUnsafeBufferPointer(globFlaw)
    }
  }
}

/// Why a component with `*`, `?`, `[...]` and `\x` matches no name.
private func globFlaw(_ glob: UnsafeBufferPointer<UInt8>) -> LocalizedText? {
  var index = 0
  while index < glob.count {
    if glob[index] == UInt8(ascii: "*") {
      index += 1
      continue
    }
    let next = (1...UInt8.max).lazy.compactMap { matchOne(glob, at: index, $0) }.first
    guard let next else {
      if glob[index] == UInt8(ascii: "\\") {
        return .init(en: "nothing comes after the \"\\\"", zh: "“\\”之后没有内容")
      }
      let isClosed = glob[(index + 1)...].dropFirst().contains(UInt8(ascii: "]"))
      return isClosed
        ? .init(en: "no letter is between its \"[\" and \"]\"", zh: "“[”与“]”之间没有字符")
        : .init(en: "its \"[\" is never closed", zh: "“[”没有闭合")
    }
    index = next
  }
  return nil
}
