import Diagnostics

/// What is done with the name of a message.
extension UseFollower {
  /// Members that say nothing of the name.
  private static let harmless: Set<String> = [
    "isEmpty", "count", "length", "isNullOrEmpty", "isNullOrBlank", "isNotEmpty", "isNotBlank", "size",
    "isBlank",
    "hashCode", "hash", "isKindOfClass", "isKind",
  ]

  /// Follows the name of a message at a token: where it is known which one it is, it says nothing new.
  func followMessage(at token: Int, _ file: Int, _ unit: SourceIndex.Unit) {
    var use = UsedValue(kind: .message, tokens: token..<token + 1, file: file)
    if unit.tokens.isIdentifier(token),
      let declaration = unit.outline.declaration(named: unit.tokens.string(token), at: token)
    {
      use.guarded = knownRegions(reader.uses(of: declaration, unit), use, unit)
    }
    follow(use)
  }

  /// `name.lowercaseString`
  private func otherCase(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Range<Int>? {
    let members: Set<String> = ["lowercaseString", "uppercaseString", "capitalizedString"]
    if let message = message(to: use, unit) {
      return members.contains(message.call.name) ? message.tokens : nil
    }
    let end = use.tokens.upperBound
    guard unit.tokens.isMark(end, .dot), members.contains(unit.tokens.string(end + 1)) else { return nil }
    return use.tokens.lowerBound..<end + 2
  }

  func followMessage(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    if addComparison(use, unit) { return true }
    let tokens = unit.tokens
    let end = use.tokens.upperBound
    if let same = sameName(use, unit) {
      follow(use.at(same))
      return true
    }
    if let other = otherCase(use, unit) {
      // Nothing but the name in other letters is compared there: which names these are is unknown.
      let follower = UseFollower(reader)
      follower.follow(use.at(other))
      if follower.found.isOpen || !follower.found.texts.isEmpty { open() }
      return true
    }
    if isReported(use.tokens.lowerBound, use.file, unit) { return true }
    // What a lambda of C++ captures.
    if tokens.language == .objectiveC, tokens.isMark(use.tokens.lowerBound - 1, .openingBracket),
      tokens.isMark(end, .closingBracket), tokens.isMark(use.tokens.lowerBound - 2, .assign)
    {
      return true
    }
    if let message = message(to: use, unit) { return UseFollower.harmless.contains(message.call.name) }
    if tokens.isMark(end, .dot), tokens.isIdentifier(end + 1) {
      let name = tokens.string(end + 1)
      if UseFollower.harmless.contains(name) { return true }
      if let (call, range) = unit.callTree(at: end + 1),
        followExtension(call, use.tokens.lowerBound..<max(range.upperBound, end + 2), use, unit)
      {
        return true
      }
      guard let (call, range) = unit.callTree(at: end + 1),
        case .closure(let closure)? = call.arguments.last?.value.kind
      else { return false }
      switch name {
      case "let", "also":
        followParameter(0, of: closure, use, unit)
        return true
      case "takeIf":
        followParameter(0, of: closure, use, unit)
        // Behind `takeIf { it == "a" }` the name is known.
        if let parameters = uses(ofParameter: 0, of: closure, unit), parameters.count == 1,
          let parameter = parameters.first,
          let found = comparison(of: use.at(parameter..<parameter + 1), unit), !found.names.isOpen,
          found.isEquality
        {
          return true
        }
        follow(use.at(use.tokens.lowerBound..<range.upperBound))
        return true
      default: return false
      }
    }
    if let (call, _, _) = host(of: use, unit) {
      // `TextUtils.isEmpty(name)`, `callback(name)`
      if call.name == "isEmpty" || call.name == "isBlank" || call.name == "isNullOrEmpty" { return true }
    }
    return isAnswer(use, unit)
  }

  /// Whether the name goes back to who sent the message: in what a block is called with that the method was given.
  private func isAnswer(_ use: UsedValue, _ unit: SourceIndex.Unit) -> Bool {
    let tokens = unit.tokens
    var parent = tokens.parent(use.tokens.lowerBound)
    for _ in 0..<NativeSourceLimit.enclosingCalls where parent > 0 {
      if tokens.isMark(parent, .openingParenthesis) {
        let name = unit.calledName(before: parent)
        if tokens.isIdentifier(name) {
          if tokens.isAccessed(name) {
            if isSentBack(name, use.file, unit) { return true }
            // A part of what is sent back.
            guard UseFollower.fillers.contains(tokens.string(name)) else { return false }
          } else if !UseFollower.fillers.contains(tokens.string(name)) {
            guard use.depth == 0,
              let declaration = unit.outline.declaration(named: tokens.string(name), at: name),
              case .parameter(let scope, _, _) = unit.outline.declarations[declaration].kind
            else { return false }
            return unit.outline.function(scope) != nil
          }
        }
      } else if tokens.isMark(parent, .openingBracket), tokens.language == .objectiveC,
        !tokens.isMark(parent - 1, .at)
      {
        return false
      }
      parent = tokens.parent(parent)
    }
    return false
  }

  /// Whether a method is one of the object through which the container sends an answer back.
  private func isSentBack(_ name: Int, _ file: Int, _ unit: SourceIndex.Unit) -> Bool {
    let start = unit.chainStart(name)
    guard unit.tokens.isIdentifier(start),
      let declaration = unit.outline.declaration(named: unit.tokens.string(start), at: start),
      let type = reader.declaredType(declaration, file)
    else { return false }
    return UseFollower.answeringTypes.contains(type.name)
  }

  /// Types whose methods only answer the page. Source: the vendor's page on custom views of Android.
  private static let answeringTypes: Set<String> = ["H5BridgeContext"]

  /// What puts a value into data.
  private static let fillers: Set<String> = [
    "put", "fluentPut", "JSONObject", "mapOf", "to", "of", "valueOf",
  ]
}
