/// The pattern of a section of an `.editorconfig`, as EditorConfig 0.17 defines it.
///
/// It becomes a program whose steps are all tried at once, so that no pattern takes longer than its length times that of the
/// path. What folders say of it is known before a page is: a set of steps.
struct EditorConfigPattern: Sendable {
  private indirect enum Step: Sendable {
    case scalar(Unicode.Scalar)
    /// Any but `/`.
    case any
    case choice([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    case number(ClosedRange<Int>)
    /// Goes on at both places.
    case split(Int, Int)
    case jump(Int)
    /// Any at all.
    case anything
  }

  private var steps: [Step] = []
  /// Whether it is about the last name of a path alone.
  let isOfNames: Bool
  /// What a character of a path costs at most: its steps and their ranges.
  var cost: Int {
    steps.reduce(1) { cost, step in
      if case .choice(let ranges, _) = step { cost + 1 + ranges.count } else { cost + 1 }
    }
  }

  init(_ text: String) {
    var scalars = Array(text.unicodeScalars)
    isOfNames = !text.contains("/") && !text.contains("**")
    if scalars.contains("/") {
      if scalars.first == "/" { scalars.removeFirst() }
      if scalars.starts(with: ["*", "*", "/"] as [Unicode.Scalar]) {
        scalars.removeFirst(3)
        addRun(of: .anything, before: "/")
      }
    } else if !isOfNames {
      // It is looked for in all folders.
      addRun(of: .anything, before: "/")
    }
    add(scalars[...])
  }

  // MARK: Reading

  private mutating func add(_ pattern: ArraySlice<Unicode.Scalar>) {
    var rest = pattern
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\": steps.append(.scalar(rest.popFirst() ?? "\\"))
      case "?": steps.append(.any)
      case "/" where rest.starts(with: ["*", "*", "/"] as [Unicode.Scalar]):
        rest = rest.dropFirst(3)
        steps.append(.scalar("/"))
        addRun(of: .anything, before: "/")
      case "*" where rest.first == "*":
        rest.removeFirst()
        addLoop(of: .anything)
      case "*": addLoop(of: .any)
      case "[": if !addChoice(&rest) { steps.append(.scalar(scalar)) }
      case "{": if !addAlternatives(&rest) { steps.append(.scalar(scalar)) }
      default: steps.append(.scalar(scalar))
      }
    }
  }

  private mutating func addLoop(of step: Step) {
    let start = steps.count
    steps += [.split(start + 1, start + 3), step, .jump(start)]
  }

  /// Nothing, or a run of such characters with another one after it.
  private mutating func addRun(of step: Step, before last: Unicode.Scalar) {
    let start = steps.count
    steps.append(.split(start + 1, start + 5))
    addLoop(of: step)
    steps.append(.scalar(last))
  }

  /// Reads what is after a `[`; false where it is a character like others: nothing closes it, or a `/` is before that.
  private mutating func addChoice(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    var own = rest
    let isNegated = own.first == "!"
    if isNegated { own.removeFirst() }
    var members: [(scalar: Unicode.Scalar, isEscaped: Bool)] = []
    while let scalar = own.popFirst() {
      if scalar == "/" { return false }
      if scalar == "]", !members.isEmpty {
        steps.append(.choice(EditorConfigPattern.ranges(members), isNegated: isNegated))
        rest = own
        return true
      }
      if scalar == "\\", let next = own.popFirst() {
        members.append((next, true))
      } else {
        members.append((scalar, false))
      }
    }
    return false
  }

  private static func ranges(
    _ members: [(scalar: Unicode.Scalar, isEscaped: Bool)]
  ) -> [ClosedRange<Unicode.Scalar>] {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var index = 0
    while index < members.count {
      let first = members[index].scalar
      if index + 2 < members.count, members[index + 1].scalar == "-", !members[index + 1].isEscaped,
        first <= members[index + 2].scalar
      {
        ranges.append(first...members[index + 2].scalar)
        index += 3
      } else {
        ranges.append(first...first)
        index += 1
      }
    }
    return ranges
  }

  /// Reads what is after a `{`; false where it is a character like others: nothing closes it, or there is neither a comma nor a
  /// range of numbers in it.
  private mutating func addAlternatives(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
    guard let (parts, end) = EditorConfigPattern.alternatives(rest) else { return false }
    if parts.count == 1 {
      guard let numbers = EditorConfigPattern.numbers(parts[0]) else { return false }
      steps.append(.number(numbers))
      rest = rest[end...]
      return true
    }
    var jumps: [Int] = []
    for (index, part) in parts.enumerated() {
      let split = steps.count
      let isLast = index == parts.count - 1
      if !isLast { steps.append(.split(split + 1, split + 1)) }
      add(part)
      if isLast { break }
      jumps.append(steps.count)
      steps.append(.jump(0))
      steps[split] = .split(split + 1, steps.count)
    }
    for jump in jumps { steps[jump] = .jump(steps.count) }
    rest = rest[end...]
    return true
  }

  /// What is between the commas after a `{`, and the index after its `}`; nil when nothing closes it.
  private static func alternatives(
    _ rest: ArraySlice<Unicode.Scalar>
  ) -> (parts: [ArraySlice<Unicode.Scalar>], end: Int)? {
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var depth = 0
    var start = rest.startIndex
    var index = start
    while index < rest.endIndex {
      switch rest[index] {
      case "\\": index += 1
      case "{": depth += 1
      case "}" where depth == 0: return (parts + [rest[start..<index]], index + 1)
      case "}": depth -= 1
      case "," where depth == 0:
        parts.append(rest[start..<index])
        start = index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func numbers(_ part: ArraySlice<Unicode.Scalar>) -> ClosedRange<Int>? {
    let text = String(String.UnicodeScalarView(part))
    guard let dots = text.firstRange(of: ".."), let first = Int(text[..<dots.lowerBound]),
      let last = Int(text[dots.upperBound...])
    else { return nil }
    return min(first, last)...max(first, last)
  }

  // MARK: Matching

  /// The steps before the first character of a path.
  static let start = [0]

  /// The steps that may follow a text, where some may come before it. A text that does not end the path ends with a `/`: no number
  /// goes on beyond one.
  func steps(after text: [Unicode.Scalar], from first: [Int]) -> [Int] {
    var current = StepSet(count: steps.count + 1)
    var next = current
    // After numbers, which are longer than a character.
    var later: [(place: Int, step: Int)] = []
    for step in first { current.insert(step, at: 0) }
    for (place, scalar) in text.enumerated() {
      current.take(&later, at: place)
      var taken = 0
      while taken < current.list.count {
        let index = current.list[taken]
        taken += 1
        if index == steps.count { continue }
        let passes: Bool
        switch steps[index] {
        case .split(let a, let b):
          current.insert(a, at: place)
          current.insert(b, at: place)
          continue
        case .jump(let target):
          current.insert(target, at: place)
          continue
        case .number(let range):
          later += EditorConfigPattern.numberEnds(text, from: place, in: range).map { ($0, index + 1) }
          continue
        case .scalar(let wanted): passes = scalar == wanted
        case .any: passes = scalar != "/"
        case .anything: passes = true
        case .choice(let ranges, let isNegated):
          passes = scalar != "/" && ranges.contains { $0.contains(scalar) } != isNegated
        }
        if passes { next.insert(index + 1, at: place + 1) }
      }
      swap(&current, &next)
      next.list.removeAll(keepingCapacity: true)
      if current.list.isEmpty, later.isEmpty { return [] }
    }
    current.take(&later, at: text.count)
    return current.list
  }

  /// Whether one of the steps may end a path.
  func canEnd(_ reached: [Int]) -> Bool {
    var set = StepSet(count: steps.count + 1)
    for step in reached { set.insert(step, at: 0) }
    var taken = 0
    while taken < set.list.count {
      let index = set.list[taken]
      if index == steps.count { return true }
      switch steps[index] {
      case .split(let a, let b):
        set.insert(a, at: 0)
        set.insert(b, at: 0)
      case .jump(let target): set.insert(target, at: 0)
      default: break
      }
      taken += 1
    }
    return false
  }

  /// The steps that may come next at a place, each once.
  private struct StepSet {
    var list: [Int] = []
    /// The place where each step was inserted last.
    private var places: [Int]

    init(count: Int) { places = [Int](repeating: -1, count: count) }

    mutating func insert(_ step: Int, at place: Int) {
      if places[step] == place { return }
      places[step] = place
      list.append(step)
    }

    /// Inserts the steps that wait for a place.
    mutating func take(_ later: inout [(place: Int, step: Int)], at place: Int) {
      if later.isEmpty { return }
      for (end, step) in later where end == place { insert(step, at: place) }
      later.removeAll { $0.place <= place }
    }
  }

  /// The ends of numbers of a range that begin at a place, without zeros before them.
  private static func numberEnds(
    _ path: [Unicode.Scalar], from start: Int, in range: ClosedRange<Int>
  ) -> [Int] {
    var end = start
    if end < path.count, path[end] == "-" || path[end] == "+" { end += 1 }
    let digits = end
    var ends: [Int] = []
    while end < path.count, end - digits < 18, ("0"..."9").contains(path[end]) {
      end += 1
      if path[digits] == "0", end > digits + 1 { break }
      let number = Int(String(String.UnicodeScalarView(path[start..<end])))
      if let number, range.contains(number) { ends.append(end) }
    }
    return ends
  }
}
