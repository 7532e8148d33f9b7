/// Writes a selector as XPath.
///
/// Each alternative is one step from the top, with the rest as its conditions, read from right to left: libxml2 visits each node once,
/// where steps from left to right would meet a node once for each way to it, and compare it with all that were found before.
struct SelectorTranslation {
  /// One expression for each alternative.
  let parts: [String]
  /// The same in the words that libxml2 evaluates in less time.
  let evaluated: [CompiledExpression.Part]

  init(_ selector: Selector) {
    parts = selector.alternatives.map { "/descendant::" + step($0.last.tag, conditions(of: $0)) }
    evaluated = zip(selector.alternatives, parts).map { chain, part in
      attributePath(chain).map { CompiledExpression.Part(text: $0, givesOwners: true) }
        ?? CompiledExpression.Part(text: part)
    }
  }
}

/// A path to an attribute that elements of any tag must have: libxml2 passes over the attributes of an element in less time than it takes to
/// begin with a condition. Nil where they need none, or a tag.
private func attributePath(_ chain: Selector.Chain) -> String? {
  if chain.last.tag != nil { return nil }
  for (index, condition) in chain.last.conditions.enumerated() {
    guard let attribute = attributeStep(condition) else { continue }
    var chain = chain
    chain.last.conditions.remove(at: index)
    let rest = conditions(of: chain)
    return "/descendant::*/\(attribute)" + (rest.isEmpty ? "" : "[parent::\(step(nil, rest))]")
  }
  return nil
}

/// `image[@src and @mode]`.
private func step(_ tag: String?, _ conditions: [String]) -> String {
  let test = tag ?? "*"
  return conditions.isEmpty ? test : "\(test)[\(conditions.joined(separator: " and "))]"
}

/// What must be true of an element for it to be the last one of a chain, but for its tag. They can be joined by "and".
private func conditions(of chain: Selector.Chain) -> [String] {
  var found = chain.first.conditions.map(condition)
  var tag = chain.first.tag
  for (relation, compound) in chain.rest {
    let before: String
    switch relation {
    case .descendant: before = "ancestor::" + step(tag, found)
    case .child: before = "parent::" + step(tag, found)
    case .following: before = "preceding-sibling::" + step(tag, found)
    case .next: before = "preceding-sibling::*[1]" + filter(tag, found)
    }
    // What is near is looked at first.
    found = compound.conditions.map(condition) + [before]
    tag = compound.tag
  }
  return found
}

/// `[self::image and @src]` for a step that has to stay one of any tag; nothing where all is wanted.
private func filter(_ tag: String?, _ conditions: [String]) -> String {
  let all = (tag.map { ["self::\($0)"] } ?? []) + conditions
  return all.isEmpty ? "" : "[\(all.joined(separator: " and "))]"
}

private func condition(_ condition: Selector.Condition) -> String {
  switch condition {
  case .id(let id): return "@id = \(quoted(id))"
  case .word(let word): return "has-word(@class, \(quoted(word)))"
  case .attribute(let name, nil): return attribute(name)
  case .attribute(let name, let test?): return valueTest(attribute(name), test)
  case .not(let selector): return "not(\(anyOf(selector)))"
  case .any(let selector): return "(\(anyOf(selector)))"
  case .has(let chains):
    let paths = chains.map { forward($0, $1) }
    return paths.count == 1 ? paths[0] : "(\(paths.joined(separator: " or ")))"
  case .firstChild: return "not(preceding-sibling::*[1])"
  case .lastChild: return "not(following-sibling::*[1])"
  case .onlyChild: return "not(preceding-sibling::*[1]) and not(following-sibling::*[1])"
  case .nthChild(1): return "not(preceding-sibling::*[1])"
  case .nthChild(let number):
    return "preceding-sibling::*[\(number - 1)] and not(preceding-sibling::*[\(number)])"
  case .empty: return "not(* or text())"
  case .root: return "not(parent::*)"
  }
}

/// Whether the element is the last one of one of the chains.
private func anyOf(_ selector: Selector) -> String {
  selector.alternatives.map { chain in
    let tag = chain.last.tag
    let all = (tag.map { ["self::\($0)"] } ?? []) + conditions(of: chain)
    return all.isEmpty ? "true()" : all.joined(separator: " and ")
  }.joined(separator: " or ")
}

/// A path from an element along a chain, from left to right.
private func forward(_ relation: Selector.Relation, _ chain: Selector.Chain) -> String {
  var path = ""
  let relations = [relation] + chain.rest.map(\.relation)
  // From the innermost one on: each path is a condition of the element before it.
  for (relation, compound) in zip(relations, chain.compounds).reversed() {
    let all = compound.conditions.map(condition) + (path.isEmpty ? [] : [path])
    switch relation {
    case .descendant: path = "descendant::" + step(compound.tag, all)
    case .child: path = "child::" + step(compound.tag, all)
    case .following: path = "following-sibling::" + step(compound.tag, all)
    case .next: path = "following-sibling::*[1]" + filter(compound.tag, all)
    }
  }
  return path
}

// MARK: Attributes

private func attribute(_ name: Selector.AttributeName) -> String {
  switch name {
  case .beginning(""): "@*"
  case .beginning(let beginning): "@*[starts-with(name(), \(quoted(beginning)))]"
  case .exactly(let name): isWritable(name) ? "@\(name)" : "@*[name() = \(quoted(name))]"
  }
}

/// Whether XPath has a name test for the name: letters with one colon at most, and none of them an operator or an axis.
private func isWritable(_ name: String) -> Bool {
  let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
  return parts.allSatisfy { part in
    guard let first = part.unicodeScalars.first, first.isASCII, isNameStart(first) else { return false }
    return part.unicodeScalars.allSatisfy { $0.isASCII && isNamePart($0) }
  }
}

/// `@src[starts-with(., 'http:')]` for a condition that is about one attribute, of which XPath has a name test; nil for others.
private func attributeStep(_ condition: Selector.Condition) -> String? {
  switch condition {
  case .id(let id): "@id[. = \(quoted(id))]"
  case .word(let word): "@class[has-word(., \(quoted(word)))]"
  case .attribute(.exactly(let name), let test) where isWritable(name):
    "@\(name)" + (test.map { "[\(valueTest(".", $0))]" } ?? "")
  default: nil
  }
}

private func valueTest(_ attribute: String, _ test: Selector.ValueTest) -> String {
  let isLowered = test.ignoresCase && !test.value.isEmpty
  let value = quoted(isLowered ? test.value.lowercased() : test.value)
  let given = isLowered ? "lower-case(\(attribute))" : attribute
  if test.value.isEmpty, test.operator != .equals { return "false()" }
  switch test.operator {
  case .equals: return "\(given) = \(value)"
  case .begins: return "starts-with(\(given), \(value))"
  case .ends: return "ends-with(\(given), \(value))"
  case .contains: return "contains(\(given), \(value))"
  case .hasWord: return "has-word(\(given), \(value))"
  }
}

/// The text as a literal of XPath, which has no escapes.
private func quoted(_ text: String) -> String {
  if !text.utf8.contains(UInt8(ascii: "'")) { return "'\(text)'" }
  if !text.utf8.contains(UInt8(ascii: "\"")) { return "\"\(text)\"" }
  let pieces = text.split(separator: "'", omittingEmptySubsequences: false).map { "'\($0)'" }
  return "concat(\(pieces.joined(separator: ", \"'\", ")))"
}
