import Diagnostics

/// What the attributes and modifiers before a declaration of Swift say.
struct SwiftModifiers {
  /// The name in `@objc(Name)`, or the selector in `@objc(move: to:)`: `move:to:`.
  var exportedName: NativeName?
  /// Whether they make Objective-C see the declaration. An overridden one is seen if the one that it overrides is.
  var isExposed = false
  /// Whether `@objcMembers` is among them.
  var exposesMembers = false
  var isStatic = false
  var isPrivate = false
  /// Whether other modules may use it.
  var isPublic = false

  fileprivate mutating func addAttribute(_ name: String) {
    switch name {
    case "objc", "IBInspectable", "IBAction", "IBOutlet", "IBSegueAction", "NSManaged": isExposed = true
    case "objcMembers": exposesMembers = true
    default: break
    }
  }

  /// Whether the word is a modifier. Source: "The Swift Programming Language", Declaration Modifiers.
  fileprivate mutating func addModifier(_ word: String) -> Bool {
    switch word {
    case "static", "class": isStatic = true
    case "private", "fileprivate": isPrivate = true
    case "override": isExposed = true
    case "public", "open": isPublic = true
    case "internal", "package", "final", "weak", "lazy", "unowned", "dynamic", "required",
      "convenience", "nonisolated", "mutating", "nonmutating", "optional", "async", "set", "indirect",
      "prefix", "postfix", "infix", "distributed", "borrowing", "consuming":
      break
    default: return false
    }
    return true
  }
}

extension NativeTokens {
  /// The name in `@objc(name)` before the keyword of a declaration.
  package func exportedName(before keyword: Int) -> String? { modifiers(before: keyword).exportedName?.text }

  /// Reads what is before the keyword of a declaration, back to the first token that is neither.
  func modifiers(before keyword: Int) -> SwiftModifiers {
    var found = SwiftModifiers()
    var index = keyword - 1
    for _ in 0..<NativeSourceLimit.modifiers {
      if isMark(index, .closingParenthesis), let open = open(index) {
        if word(open - 1) == .objc, isMark(open - 2, .at), index > open + 1 {
          let name = (open + 1..<index).map { string($0) }.joined()
          found.exportedName = NativeName(text: name, range: outerRange(open + 1, index - 1))
          found.isExposed = true
        }
        // `private(set)` is about the setter alone, which Objective-C sees with the property.
        index = spells(open + 1, "set") && index == open + 2 ? open - 2 : open - 1
      } else if isIdentifier(index) {
        if isMark(index - 1, .at) {
          found.addAttribute(string(index))
          index -= 2
        } else if found.addModifier(string(index)) {
          index -= 1
        } else {
          break
        }
      } else {
        break
      }
    }
    return found
  }
}
