import MiniProgram

/// Visits the files of a program, as many of them and as deep as the wanted findings need.
struct ProgramVisit {
  private let request: ProgramRequest
  /// Makes visits, in their order; nil when it is cancelled.
  private let visit: ([PlannedVisit]) -> [FileResult]?
  private let paths: [String]

  init(_ request: ProgramRequest, _ visit: @escaping ([PlannedVisit]) -> [FileResult]?) {
    self.request = request
    self.visit = visit
    paths = request.program.program.pages
  }

  /// What the files give, in the order of the program's pages; nil when it is cancelled.
  func results() -> [FileResult]? {
    let other = request.isOfSinglePages ? VisitDepth.words : .whole
    let planned = paths.map { path in
      let isReported = request.isReported(path)
      return PlannedVisit(path: path, depth: isReported ? .whole : other, isReported: isReported)
    }
    guard var results = visit(planned) else { return nil }
    if !request.isOfSinglePages { return results }
    guard deepenNeighbours(&results), deepenNativeViews(&results) else { return nil }
    return results
  }

  /// Visits what the wanted files use and what uses them, by references and as components, through any number of files:
  /// whole what uses a wanted file, because the script that handles its events may be there, else the markup.
  /// False when it is cancelled.
  private func deepenNeighbours(_ results: inout [FileResult]) -> Bool {
    var links = Links(paths)
    for index in results.indices { links.add(results[index], at: index, request.program) }
    var users = Wave(results.indices.filter { results[$0].isReported })
    while !users.front.isEmpty {
      guard deepen(users.front, to: .whole, &results, &links) else { return false }
      users.advance { links.users[$0] }
    }
    var neighbours = Wave(users.all)
    while !neighbours.front.isEmpty {
      guard deepen(neighbours.front, to: .markup, &results, &links) else { return false }
      neighbours.advance { links.targets[$0] + links.users[$0] }
    }
    return true
  }

  /// Visits those files that were looked at less. False when it is cancelled.
  private func deepen(
    _ indexes: [Int], to depth: VisitDepth, _ results: inout [FileResult], _ links: inout Links
  ) -> Bool {
    let shallow = indexes.filter { results[$0].depth < depth }
    guard let deep = visit(shallow.map { PlannedVisit(path: paths[$0], depth: depth) }) else { return false }
    for (index, result) in zip(shallow, deep) {
      results[index] = result
      links.add(result, at: index, request.program)
    }
    return true
  }

  /// Reads the markup of the other files as far as native views in it matter: those with the id of a view in a wanted file,
  /// because ids are shared by the whole program. Where native types are unknown, it also matters whether there is any view.
  /// False when it is cancelled.
  private func deepenNativeViews(_ results: inout [FileResult]) -> Bool {
    let views = results.lazy.filter(\.isReported).flatMap { $0.file?.facts.nativeViews ?? [] }
    let ids = Set(views.compactMap(\.id)).sorted()
    let candidates = results.indices.filter { results[$0].mayHaveNativeViews }
    if !ids.isEmpty {
      let visits = candidates.map { PlannedVisit(path: paths[$0], depth: .markup, ids: ids) }
      guard let read = visit(visits) else { return false }
      for (index, result) in zip(candidates, read) { results[index] = result }
    }
    if request.nativeTypes.isKnown { return true }
    for index in candidates where !results.contains(where: \.hasNativeViews) {
      guard let read = visit([PlannedVisit(path: paths[index], depth: .markup)]) else { return false }
      results[index] = read[0]
    }
    return true
  }
}

extension FileResult {
  fileprivate var hasNativeViews: Bool { file?.facts.nativeViews.isEmpty == false }
}

/// Which files use which, as far as they were read; by their indexes.
private struct Links {
  private let indexes: [String: Int]
  private(set) var targets: [[Int]]
  private(set) var users: [[Int]]

  init(_ paths: [String]) {
    var indexes: [String: Int] = [:]
    indexes.reserveCapacity(paths.count)
    for (index, path) in paths.enumerated() { indexes[path] = index }
    self.indexes = indexes
    targets = Array(repeating: [], count: paths.count)
    users = targets
  }

  /// Of a file that was read again the links are the same.
  mutating func add(_ result: FileResult, at index: Int, _ program: ProgramSources) {
    guard result.depth > .words, targets[index].isEmpty, let file = result.file else { return }
    targets[index] = program.targets(of: file).compactMap { indexes[$0] }
    for target in targets[index] { users[target].append(index) }
  }
}

/// A set that grows along edges, from its newest members.
private struct Wave {
  private(set) var all: [Int]
  private(set) var front: [Int]
  private var seen: Set<Int>

  init(_ start: [Int]) {
    (all, front, seen) = (start, start, Set(start))
  }

  mutating func advance(_ edges: (Int) -> [Int]) {
    front = front.flatMap(edges).filter { seen.insert($0).inserted }
    all += front
  }
}
