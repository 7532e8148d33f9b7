import Files
import Containers
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
    if !request.isOfSinglePages {
      return visit(paths.map { PlannedVisit(path: $0, isReported: request.isReported($0)) })
    }
    let wanted = paths.indices.filter { request.isReported(paths[$0]) }
    guard let whole = visit(wanted.map { PlannedVisit(path: paths[$0], isReported: true) }) else {
      return nil
    }
    var ids: Set<String> = []
    for result in whole {
      for view in result.file?.facts.nativeViews ?? [] { if let id = view.id { ids.insert(id) } }
    }
    guard var results = results(whole, of: wanted, ids) else { return nil }
    var links = Links(paths)
    for index in results.indices { links.add(results[index], at: index, request.program) }
    guard let users = deepenUsers(&results, &links), deepenComponents(&results, &links),
      let views = deepenNativeViews(ids, &results, &links),
      deepenNeighbours(of: users + views, &results, &links), findNativeView(&results)
    else { return nil }
    return results
  }

  /// What all files give. Those at the indexes `wanted` gave `whole`. The others are searched for words, and read as markup
  /// where they have a native view with one of the ids, because the whole program shares ids. Nil when it is cancelled.
  private func results(_ whole: [FileResult], of wanted: [Int], _ ids: Set<String>) -> [FileResult]? {
    let ids = ids.sorted()
    var planned: [PlannedVisit] = []
    planned.reserveCapacity(paths.count)
    var first = 0
    for end in wanted + [paths.count] {
      for path in paths[first..<end] { planned.append(PlannedVisit(path: path, depth: .words, ids: ids)) }
      first = end + 1
    }
    guard let others = visit(planned) else { return nil }
    var results: [FileResult] = []
    results.reserveCapacity(paths.count)
    for (index, place) in wanted.enumerated() {
      results += others[results.count - index..<place - index]
      results.append(whole[index])
    }
    return results + others[(results.count - wanted.count)...]
  }

  /// Visits whole what uses the wanted files, directly or through other files: the script that handles their events may be
  /// there. Returns these and the wanted files; nil when it is cancelled.
  private func deepenUsers(_ results: inout [FileResult], _ links: inout Links) -> [Int]? {
    deepen(
      from: results.indices.filter { results[$0].isReported }, along: { $0.users }, to: .whole, &results,
      &links)
  }

  /// Visits whole what the wanted files use that give something to components, directly or through other files: the scripts of
  /// components say what they take and which events they send, and their markup has the slots. False when it is cancelled.
  private func deepenComponents(_ results: inout [FileResult], _ links: inout Links) -> Bool {
    let users = results.indices.filter { index in
      guard results[index].isReported, let file = results[index].file else { return false }
      return !file.facts.contents.isEmpty || file.facts.componentUses.contains { !$0.attributes.isEmpty }
    }
    return deepen(from: users, along: { $0.used }, to: .whole, &results, &links) != nil
  }

  /// Visits the markup of what uses the files that have a native view with one of the ids: whether two views meet depends on
  /// all ways to them. Returns both; nil when it is cancelled.
  private func deepenNativeViews(
    _ ids: Set<String>, _ results: inout [FileResult], _ links: inout Links
  ) -> [Int]? {
    let found = results.indices.filter { index in
      results[index].file?.facts.nativeViews.contains { $0.id.map(ids.contains) ?? false } ?? false
    }
    return deepen(from: found, along: { $0.users }, to: .markup, &results, &links)
  }

  /// Visits the markup of what the files use, directly or through other files, and of what is rendered together with that:
  /// files that include the same file or import its templates. False when it is cancelled.
  private func deepenNeighbours(
    of files: [Int], _ results: inout [FileResult], _ links: inout Links
  ) -> Bool {
    deepen(from: files, along: { $0.neighbours }, to: .markup, &results, &links) != nil
  }

  /// Visits the files and what the edges lead to, the newest first, because a visit may show new edges. Returns all these
  /// files; nil when it is cancelled.
  private func deepen(
    from files: [Int], along edges: (Links) -> (Int) -> [Int], to depth: VisitDepth,
    _ results: inout [FileResult], _ links: inout Links
  ) -> [Int]? {
    var seen = Set(files)
    var all = seen.sorted()
    var front = all
    while !front.isEmpty {
      guard deepen(front, to: depth, &results, &links) else { return nil }
      front = front.flatMap(edges(links)).filter { seen.insert($0).inserted }
      all += front
    }
    return all
  }

  /// Visits the files that were visited less deeply before. False when it is cancelled.
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

  /// Where native types are unknown, a run says whether there is a native view with an unchecked type: reads markup until one
  /// is found. False when it is cancelled.
  private func findNativeView(_ results: inout [FileResult]) -> Bool {
    let types = request.nativeTypes
    let tags = request.program.program.dialects.flatMap(\.nativeTags)
    if tags.allSatisfy({ types[$0].isKnown }) || results.contains(where: { $0.hasUncheckedView(types) }) {
      return true
    }
    for index in results.indices where results[index].mayHaveNativeViews {
      guard let read = visit([PlannedVisit(path: paths[index], depth: .markup)]) else { return false }
      results[index] = read[0]
      if read[0].hasUncheckedView(types) { break }
    }
    return true
  }
}

extension FileResult {
  fileprivate func hasUncheckedView(_ types: TypesByTag) -> Bool {
    file?.facts.nativeViews.contains { !types[$0.tag].isKnown } == true
  }
}

/// Which files use which, by their indexes: for files that were read all links, for others the links that words show.
private struct Links {
  private let indexes: PathIndex
  private var isRead: [Bool]
  private var references: [[Int]]
  private var components: [[Int]]
  private var referrers: [[Int]]
  private var componentUsers: [[Int]]

  init(_ paths: [String]) {
    var indexes = PathIndex()
    for path in paths { indexes.append(path) }
    self.indexes = indexes
    isRead = Array(repeating: false, count: paths.count)
    references = Array(repeating: [], count: paths.count)
    (components, referrers, componentUsers) = (references, references, references)
  }

  /// Adds the links that a visit shows. A file that was read before has the same links again.
  mutating func add(_ result: FileResult, at index: Int, _ program: ProgramSources) {
    if isRead[index] { return }
    guard result.depth > .words, let file = result.file else {
      addComponents(result.components, of: index)
      addReferences(result.references, of: index)
      return
    }
    isRead[index] = true
    addComponents(program.components(of: file), of: index)
    addReferences(program.references(of: file), of: index)
  }

  private mutating func addReferences(_ paths: [String], of index: Int) {
    for case let target? in paths.map({ indexes[$0] }) {
      references[index].append(target)
      referrers[target].append(index)
    }
  }

  private mutating func addComponents(_ paths: [String], of index: Int) {
    for case let target? in paths.map({ indexes[$0] }) {
      components[index].append(target)
      componentUsers[target].append(index)
    }
  }

  func used(_ index: Int) -> [Int] { references[index] + components[index] }

  func users(_ index: Int) -> [Int] { referrers[index] + componentUsers[index] }

  /// What a file uses, and who uses it where others include or import it.
  func neighbours(_ index: Int) -> [Int] {
    references[index] + components[index] + (referrers[index].isEmpty ? [] : users(index))
  }
}
