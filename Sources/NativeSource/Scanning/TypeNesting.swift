/// The types that enclose a token, for languages in which types nest.
struct TypeNesting {
  private struct Frame {
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

  private var frames: [Frame] = []
  /// `close` of the innermost frame: read at every token.
  private var innermostClose = Int.max

  /// Token index of the `{` of the innermost type, -1 outside of types.
  private(set) var brace = -1

  /// Whether that type shares the facts of the one around it.
  var isTransparent: Bool { frames.last?.isTransparent ?? false }

  private mutating func frameChanged() {
    brace = frames.last?.brace ?? -1
    innermostClose = frames.last?.close ?? .max
  }

  /// `Outer.Inner`, empty outside of types.
  var path: String { frames.last?.name ?? "" }

  /// `name` with the enclosing types before it. The path is cut where types are nested absurdly deep.
  func path(to name: String) -> String {
    if path.isEmpty || path.utf8.count > NativeSourceLimit.typePath { return name }
    return path + "." + name
  }

  /// Enters the type that begins with the `{` at token `brace`; its class part becomes the collector's class.
  mutating func enter(_ part: NativeClassPart, brace: Int, close: Int, in collector: inout FactCollector) {
    frames.append(
      Frame(
        close: close, brace: brace, name: part.name, classIndex: collector.classIndex,
        methodIndex: collector.methodIndex, body: collector.body))
    frameChanged()
    collector.facts.classes.append(part)
    collector.classIndex = collector.facts.classes.count - 1
    collector.methodIndex = -1
    collector.body = 0..<0
  }

  /// Enters a type that shares the facts of the one around it, such as a companion object.
  mutating func enterTransparent(brace: Int, close: Int, in collector: inout FactCollector) {
    frames.append(
      Frame(
        close: close, brace: brace, isTransparent: true, name: path, classIndex: collector.classIndex,
        methodIndex: collector.methodIndex, body: collector.body))
    frameChanged()
    collector.methodIndex = -1
    collector.body = 0..<0
  }

  /// Leaves the methods and types that end before token `index`.
  mutating func leave(before index: Int, in collector: inout FactCollector) {
    if collector.methodIndex >= 0, index >= collector.body.upperBound { collector.leaveMethod() }
    while index >= innermostClose, let last = frames.popLast() {
      frameChanged()
      collector.leaveMethod()
      collector.classIndex = last.classIndex
      collector.methodIndex = last.methodIndex
      collector.body = last.body
      if collector.methodIndex >= 0, index >= collector.body.upperBound { collector.leaveMethod() }
    }
  }
}
