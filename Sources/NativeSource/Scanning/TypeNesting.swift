/// The types that enclose a token, for languages in which types nest.
struct TypeNesting {
  fileprivate struct Frame {
    /// Token index of the type's `}`.
    var close: Int
    /// Token index of the type's `{`.
    var brace: Int
    var isTransparent = false
    var name: String
    /// The index of the class that was being read around the type.
    var classIndex: Int
    var methodIndex: Int
    var body: Range<Int>
  }

  fileprivate var frames: [Frame] = [] {
    didSet {
      brace = frames.last?.brace ?? -1
      innermostClose = frames.last?.close ?? .max
    }
  }
  /// `close` of the innermost frame: read at every token.
  fileprivate private(set) var innermostClose = Int.max

  /// Token index of the `{` of the innermost type, -1 outside of types.
  private(set) var brace = -1

  /// Whether that type shares the facts of the one around it.
  var isTransparent: Bool { frames.last?.isTransparent ?? false }

  /// `Outer.Inner`, empty outside of types.
  var path: String { frames.last?.name ?? "" }

  /// `name` with the enclosing types before it. The path is cut where types are nested absurdly deep.
  func path(to name: String) -> String {
    if path.isEmpty || path.utf8.count > NativeSourceLimit.typePath { return name }
    return path + "." + name
  }
}

extension FactCollector {
  /// Enters the type whose body begins with the `{` at token `brace`; its class part becomes the one that is being read.
  mutating func enterType(_ part: NativeClassPart, brace: Int) {
    enter(brace, name: part.name, isTransparent: false)
    facts.classes.append(part)
    classIndex = facts.classes.count - 1
  }

  /// Enters a type that shares the facts of the one around it, such as a companion object.
  mutating func enterTransparentType(brace: Int) { enter(brace, name: types.path, isTransparent: true) }

  private mutating func enter(_ brace: Int, name: String, isTransparent: Bool) {
    types.frames.append(
      TypeNesting.Frame(
        close: source.close(brace), brace: brace, isTransparent: isTransparent, name: name,
        classIndex: classIndex, methodIndex: methodIndex, body: body))
    methodIndex = -1
    body = 0..<0
  }

  /// Leaves the methods and types that end before token `index`.
  mutating func leaveTypes(before index: Int) {
    if methodIndex >= 0, index >= body.upperBound { leaveMethod() }
    while index >= types.innermostClose, let last = types.frames.popLast() {
      leaveMethod()
      classIndex = last.classIndex
      methodIndex = last.methodIndex
      body = last.body
      if methodIndex >= 0, index >= body.upperBound { leaveMethod() }
    }
  }
}
