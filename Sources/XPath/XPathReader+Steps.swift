import Diagnostics

/// Reads the steps of paths. libxml2 compares each node that a step finds with those that it found before, and counts no operation for
/// that: what is evaluated in their place does less of it, and has it counted.
extension XPathReader {
  mutating func locationPath() throws(ExpressionMistake) {
    if has("//") {
      try pathFromAll()
    } else if take("/") {
      if startsStep { try relativePath() }
    } else {
      try relativePath()
    }
  }

  /// Reads a path that begins with `//`: from all nodes of the page, to the children or attributes of each. All descendants, or
  /// the attributes of these, are the same nodes, which libxml2 need not collect first; unless a predicate counts the children of
  /// each node.
  private mutating func pathFromAll() throws(ExpressionMistake) {
    let slashes = offset..<offset + 2
    offset += 2
    skipBlanks()
    let (isName, isAttribute) = (startsName, peek == "@")
    let index = result.rewrites.count
    let read = try step(fromMany: true)
    if isAttribute {
      result.rewrites.insert(Rewrite(range: slashes, text: "/descendant::*/"), at: index)
    } else if isName, !read.counts {
      result.rewrites.insert(Rewrite(range: slashes, text: "/descendant::"), at: index)
    }
    try restOfPath()
  }

  private mutating func relativePath() throws(ExpressionMistake) {
    _ = try step(fromMany: false)
    try restOfPath()
  }

  /// Reads the steps after the first one. libxml2 compares each node that such a step finds with all that were found from the nodes before,
  /// and counts no operation for that: it is made to.
  mutating func restOfPath() throws(ExpressionMistake) {
    while peek == "/" {
      guard has("//") else {
        offset += 1
        _ = try step(fromMany: true)
        continue
      }
      let slashes = offset..<offset + 2
      offset += 2
      skipBlanks()
      let isName = startsName
      let index = result.rewrites.count
      let read = try step(fromMany: true)
      if isName, !read.hasPredicates {
        result.rewrites.insert(Rewrite(range: slashes, text: "/descendant::"), at: index)
        countMerged()
      } else {
        let all = "/descendant-or-self::node()[\(Evaluator.mergeCounter)()]/"
        result.rewrites.insert(Rewrite(range: slashes, text: all), at: index)
      }
    }
  }

  /// Has the nodes counted that the step before the next character finds.
  private mutating func countMerged() {
    result.rewrites.append(Rewrite(range: offset..<offset, text: "[\(Evaluator.mergeCounter)()]"))
  }

  /// Whether the step that is next is a test of children: without an axis, `.` or `@`.
  private var startsName: Bool {
    mutating get {
      peek != "." && peek != "@" && !(nameEnd(offset).map { has("::", from: $0) } ?? false)
    }
  }

  private var startsStep: Bool {
    mutating get {
      guard let next = peek else { return false }
      return next == "." || next == "@" || next == "*" || isNameStart(next)
    }
  }

  /// What the predicates of a step are.
  struct Predicates {
    var hasPredicates = false
    /// Whether one of them may count nodes.
    var counts = false
    /// Whether the last one is a number, so that there is one node at most.
    var endsInNumber = false
  }

  /// Reads a step, which `fromMany` is from more than one node.
  private mutating func step(fromMany: Bool) throws(ExpressionMistake) -> Predicates {
    try countOperation()
    guard startsStep else { throw isAtEnd ? expected(en: "a step", zh: "步") : unexpected() }
    if take(".") {
      let word = offset < scalars.count && scalars[offset] == "." ? ".." : "."
      offset += word.utf8.count - 1
      if peek == "[" {
        let axis = word == "." ? "self" : "parent"
        throw mistake(
          at: offset, LocalizedText(en: "\"\(word)\" takes no \"[...]\"", zh: "“\(word)”后不能有“[...]”"),
          help: LocalizedText(en: "write \(axis)::node()[...]", zh: "改为 \(axis)::node()[...]"))
      }
      return Predicates()
    }
    let axis = take("@") ? nil : try self.axis()
    try nodeTest()
    let predicates = try self.predicates()
    if fromMany, let axis, XPathReader.overlappingAxes.contains(axis), !predicates.endsInNumber {
      countMerged()
    }
    return predicates
  }

  /// Those that lead from two nodes to the same ones, and to many.
  private static let overlappingAxes: Set = [
    "ancestor", "ancestor-or-self", "descendant", "descendant-or-self", "following", "following-sibling",
    "preceding",
    "preceding-sibling",
  ]

  private static let axes: Set<String> = [
    "ancestor", "ancestor-or-self", "attribute", "child", "descendant", "descendant-or-self", "following",
    "following-sibling", "namespace", "parent", "preceding", "preceding-sibling", "self",
  ]

  /// Reads the axis before a node test; nil without one.
  private mutating func axis() throws(ExpressionMistake) -> String? {
    guard let end = nameEnd(offset), has("::", from: end) else { return nil }
    let name = string(offset..<end)
    guard XPathReader.axes.contains(name) else {
      throw mistake(
        at: offset, LocalizedText(en: "unknown axis \"\(name)\"", zh: "未知的轴“\(name)”"),
        help: didYouMean(nearestName(to: name, in: XPathReader.axes.sorted())))
    }
    offset = end
    skipBlanks()
    offset += 2
    return name
  }

  private mutating func nodeTest() throws(ExpressionMistake) {
    if take("*") { return }
    skipBlanks()
    guard let end = nameEnd(offset) else { throw expected(en: "a name", zh: "名称") }
    let name = string(offset..<end)
    if XPathReader.nodeTypes.contains(name), has("(", from: end) {
      offset = end
      _ = take("(")
      if name == "processing-instruction", let quote = peek, quote == "\"" || quote == "'" {
        _ = try literal()
      }
      if !take(")") { throw expected(en: "\")\"", zh: "“)”") }
      return
    }
    offset = end
    guard offset < scalars.count, scalars[offset] == ":", peek(at: offset + 1) != ":" else { return }
    result.prefixes.insert(name)
    offset += 1
    if offset < scalars.count, scalars[offset] == "*" {
      offset += 1
    } else if let end = nameEnd(offset) {
      offset = end
    } else {
      throw expected(en: "a name after \":\"", zh: "“:”后的名称")
    }
  }

  mutating func predicates() throws(ExpressionMistake) -> Predicates {
    let before = positionCount
    var read = Predicates()
    while take("[") {
      try countOperation()
      let kind = try nested(closing: "]") { reader throws(ExpressionMistake) in try reader.expression() }
      read.hasPredicates = true
      read.endsInNumber = kind == .number
      if kind == .number || positionCount > before { read.counts = true }
    }
    return read
  }
}
