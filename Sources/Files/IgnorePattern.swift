/// One line of a `.gitignore` file, taken apart; gitignore(5) describes the syntax. A `/` in `[...]` ends the
/// component, while Git takes it into the class.
struct IgnorePattern: Sendable {
  /// Whether it began with `!`: what it matches is kept.
  let isNegated: Bool
  /// Whether it ended with `/`: it matches folders alone.
  let matchesFoldersOnly: Bool
  /// Whether a `/` is before its end. It is then matched with the path from the rules' folder, else with the last
  /// component.
  let isAnchored: Bool
  let segments: [Segment]

  /// What is between two `/` of a pattern; it matches one path component, or with `.any` several.
  enum Segment: Hashable, Sendable {
    /// `**`: any number of components.
    case any
    case literal([UInt8])
    /// `*` and a literal after it.
    case suffix([UInt8])
    /// With `*`, `?`, `[...]` or `\`.
    case glob([UInt8])
  }

  /// Reads one line without its line end; nil for a blank line, a comment or what can match nothing.
  init?(_ line: some Collection<UInt8>) {
    var bytes = Array(line)
    if bytes.first == UInt8(ascii: "#") { return nil }
    IgnorePattern.trimTrailingSpaces(&bytes)
    isNegated = bytes.first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    matchesFoldersOnly = bytes.last == Path.slash
    if matchesFoldersOnly { bytes.removeLast() }
    isAnchored = bytes.contains(Path.slash)
    if bytes.first == Path.slash { bytes.removeFirst() }
    if bytes.isEmpty { return nil }
    var segments = bytes.split(separator: Path.slash, omittingEmptySubsequences: false).map(Segment.init)
    // `**` alone means the same as `*`; several in a row are one.
    if !isAnchored, segments == [.any] { segments = [.suffix([])] }
    self.segments = segments.indices.filter { $0 == 0 || segments[$0] != .any || segments[$0 - 1] != .any }
      .map { segments[$0] }
  }

  /// Removes spaces at the end, except one after a backslash.
  private static func trimTrailingSpaces(_ bytes: inout [UInt8]) {
    while bytes.last == UInt8(ascii: " ") {
      let backslashes = bytes.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if backslashes % 2 == 1 { return }
      bytes.removeLast()
    }
  }

  /// Whether it matches a path below the rules' folder; `name` is the path's last component.
  func matches(_ path: UnsafeBufferPointer<UInt8>, name: UnsafeBufferPointer<UInt8>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly, !isFolder { return false }
    return isAnchored ? matches(components: path, segments[...]) : segments[0].matches(name)
  }

  /// Whether it matches everything directly in `folder`, by stars at its end (`dist/**`, `/dist/*`, `*`);
  /// `folder` is relative to the rules' folder, empty for that folder itself.
  func matchesContents(of folder: UnsafeBufferPointer<UInt8>) -> Bool {
    guard segments.last == .any || segments.last == .suffix([]) else { return false }
    return isAnchored ? matches(components: folder, segments.dropLast()) : true
  }

  /// Matches components with segments. Of the `**` met so far only the last one is ever lengthened: what an
  /// earlier one could take, the last one can take too. So the time is at most the product of the lengths.
  private func matches(components path: UnsafeBufferPointer<UInt8>, _ segments: ArraySlice<Segment>) -> Bool {
    var segment = segments.startIndex
    var start = 0
    var retry: (segment: Int, start: Int)?
    while start < path.count {
      var end = start
      while end < path.count, path[end] != Path.slash { end += 1 }
      if segment < segments.endIndex, segments[segment] == .any {
        segment += 1
        if segment == segments.endIndex { return true }
        retry = (segment, start)
      } else if segment < segments.endIndex,
        segments[segment].matches(UnsafeBufferPointer(rebasing: path[start..<end]))
      {
        segment += 1
        start = end + 1
      } else if let last = retry {
        start = last.start
        while start < path.count, path[start] != Path.slash { start += 1 }
        start += 1
        segment = last.segment
        retry = (segment, start)
      } else {
        return false
      }
    }
    return segment == segments.endIndex
  }
}

extension IgnorePattern.Segment {
  init(_ bytes: ArraySlice<UInt8>) {
    let isSpecial: (UInt8) -> Bool = { $0 == 0x2A || $0 == 0x3F || $0 == 0x5B || $0 == 0x5C }
    if bytes.count > 1, bytes.allSatisfy({ $0 == UInt8(ascii: "*") }) {
      self = .any
    } else if !bytes.contains(where: isSpecial) {
      self = .literal(Array(bytes))
    } else if bytes.first == UInt8(ascii: "*"), !bytes.dropFirst().contains(where: isSpecial) {
      self = .suffix(Array(bytes.dropFirst()))
    } else {
      self = .glob(Array(bytes))
    }
  }

  /// Whether it matches one path component.
  func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .any: true
    case .literal(let bytes): name.count == bytes.count && name.elementsEqual(bytes)
    case .suffix(let bytes): name.count >= bytes.count && name.suffix(bytes.count).elementsEqual(bytes)
    case .glob(let bytes): bytes.withUnsafeBufferPointer { globMatches($0, name) }
    }
  }
}

/// Matches a component with `*`, `?`, `[...]` and `\x`. Only the last `*` is ever lengthened, so the time is at
/// most the product of the lengths. Bytes are compared, not characters, as Git does. An unterminated class or a backslash at the end matches nothing.
private func globMatches(_ glob: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
  var g = 0
  var n = 0
  var retry: (g: Int, n: Int)?
  while n < name.count {
    if g < glob.count, glob[g] == UInt8(ascii: "*") {
      g += 1
      retry = (g, n)
      continue
    }
    if g < glob.count, let next = matchOne(glob, at: g, name[n]) {
      g = next
      n += 1
      continue
    }
    guard let last = retry else { return false }
    g = last.g
    n = last.n + 1
    retry = (g, n)
  }
  while g < glob.count, glob[g] == UInt8(ascii: "*") { g += 1 }
  return g == glob.count
}

/// Matches one byte with what is at `start`, and returns the index after that; nil when it does not match.
func matchOne(_ glob: UnsafeBufferPointer<UInt8>, at start: Int, _ byte: UInt8) -> Int? {
  switch glob[start] {
  case UInt8(ascii: "?"): start + 1
  case UInt8(ascii: "["): matchClass(glob, at: start, byte)
  case UInt8(ascii: "\\"): start + 1 < glob.count && glob[start + 1] == byte ? start + 2 : nil
  default: glob[start] == byte ? start + 1 : nil
  }
}

/// Matches one byte with the class that begins with the `[` at `start`: `[a-z]`, `[!a]`, `[^a]`, `[]a]`, `[[:digit:]]`.
private func matchClass(_ glob: UnsafeBufferPointer<UInt8>, at start: Int, _ byte: UInt8) -> Int? {
  var g = start + 1
  let isNegated = g < glob.count && (glob[g] == UInt8(ascii: "!") || glob[g] == UInt8(ascii: "^"))
  if isNegated { g += 1 }
  let first = g
  var isMember = false
  while g < glob.count {
    if glob[g] == UInt8(ascii: "]"), g > first { return isMember != isNegated ? g + 1 : nil }
    if glob[g] == UInt8(ascii: "["), g + 1 < glob.count, glob[g + 1] == UInt8(ascii: ":"),
      let end = endOfNamedClass(glob, from: g + 2)
    {
      if namedClass(glob[(g + 2)..<(end - 2)], contains: byte) { isMember = true }
      g = end
      continue
    }
    if glob[g] == UInt8(ascii: "\\") { g += 1 }
    guard g < glob.count else { return nil }
    let low = glob[g]
    var high = low
    g += 1
    if g + 1 < glob.count, glob[g] == UInt8(ascii: "-"), glob[g + 1] != UInt8(ascii: "]") {
      g += 1
      if glob[g] == UInt8(ascii: "\\") { g += 1 }
      guard g < glob.count else { return nil }
      high = glob[g]
      g += 1
    }
    if low <= byte, byte <= high { isMember = true }
  }
  return nil
}

/// The index after the `:]` that ends a named class.
private func endOfNamedClass(_ glob: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  var g = start
  while g < glob.count, glob[g] >= 0x61, glob[g] <= 0x7A { g += 1 }
  return g + 1 < glob.count && glob[g] == UInt8(ascii: ":") && glob[g + 1] == UInt8(ascii: "]") ? g + 2 : nil
}

/// Whether an ASCII byte belongs to a POSIX class such as `alpha`; no byte belongs to an unknown one.
private func namedClass(_ name: Slice<UnsafeBufferPointer<UInt8>>, contains byte: UInt8) -> Bool {
  let isLower = byte >= 0x61 && byte <= 0x7A
  let isUpper = byte >= 0x41 && byte <= 0x5A
  let isDigit = byte >= 0x30 && byte <= 0x39
  return switch String(decoding: name, as: UTF8.self) {
  case "lower": isLower
  case "upper": isUpper
  case "digit": isDigit
  case "alpha": isLower || isUpper
  case "alnum": isLower || isUpper || isDigit
  case "xdigit": hexadecimalDigit(byte) != nil
  case "space": byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  case "blank": byte == 0x20 || byte == 0x09
  case "cntrl": byte < 0x20 || byte == 0x7F
  case "print": byte >= 0x20 && byte < 0x7F
  case "graph": byte > 0x20 && byte < 0x7F
  case "punct": byte > 0x20 && byte < 0x7F && !isLower && !isUpper && !isDigit
  default: false
  }
}
