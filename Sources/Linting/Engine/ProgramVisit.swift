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
    guard let near = deepenNeighbours(&results), deepenNativeViews(&results, near) else { return nil }
    return results
  }

  /// Visits whole what the wanted files use and what uses them: by references and as components, through any number of
  /// files. Returns the indexes of all these.
  private func deepenNeighbours(_ results: inout [FileResult]) -> Set<Int>? {
    var indexes: [String: Int] = [:]
    indexes.reserveCapacity(paths.count)
    for (index, path) in paths.enumerated() { indexes[path] = index }
    var users: [Int: [Int]] = [:]
    func targets(of index: Int) -> [Int] {
      results[index].file.map { request.program.targets(of: $0).compactMap { indexes[$0] } } ?? []
    }
    for index in results.indices where results[index].depth > .words {
      for target in targets(of: index) { users[target, default: []].append(index) }
    }
    var waiting = results.indices.filter { results[$0].isReported }
    var seen = Set(waiting)
    while !waiting.isEmpty {
      let shallow = waiting.filter { results[$0].depth < .whole }
      guard let deep = visit(shallow.map { PlannedVisit(path: paths[$0]) }) else { return nil }
      for (index, result) in zip(shallow, deep) {
        let wasRead = results[index].depth > .words
        results[index] = result
        if !wasRead { for target in targets(of: index) { users[target, default: []].append(index) } }
      }
      waiting = waiting.flatMap { targets(of: $0) + (users[$0] ?? []) }.filter { seen.insert($0).inserted }
    }
    return seen
  }

  /// Reads the markup of the other files as far as native views in it matter: those whose ids are like the ids of views in
  /// the files at `near`, because ids are shared by the whole program. Where native types are unknown, it also matters whether
  /// there is any view. False when it is cancelled.
  private func deepenNativeViews(_ results: inout [FileResult], _ near: Set<Int>) -> Bool {
    let views = near.sorted().flatMap { results[$0].file?.facts.nativeViews ?? [] }
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
