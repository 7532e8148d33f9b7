import Files
import MiniProgram
import Script

/// What each file of a program gave when it was visited, kept for the next lint of the program. It also keeps the linters
/// that visited the files, because they already know the names in the program.
///
/// A cache belongs to one program under one configuration. One lint at a time uses it. Between two lints, what has to be
/// visited again is forgotten.
package final class FileResultCache: @unchecked Sendable {
  private var results: [String: FileResult] = [:]
  /// What the last visits gave, in their order, and maybe is forgotten since. The next visits are mostly the same, and a look into
  /// `results` takes long: in an editor, all files are looked up at each stroke.
  private var last: [FileResult] = []
  /// Where in the program files were looked at, to find what depends on a changed one.
  private var dependents = DependentFiles()
  /// The program as it was linked last; nil where a file may lead elsewhere since, though its markup is the same.
  var linked: Project?
  private let linters = Lock<[KeptLinter]>([])
  /// The pages that the last lint visited, in order.
  package private(set) var visitedPaths: [String] = []
  private var visitCount = 0

  package init() {}

  /// What the files of a program give, in order of its pages; nil when it is cancelled.
  func results(of request: ProgramRequest, _ cancellation: Cancellation?) -> [FileResult]? {
    visitedPaths = []
    defer { retireLinters() }
    let found = ProgramVisit(request) { visits in
      self.results(of: visits, request, cancellation)
    }.results()
    guard let found else { return nil }
    if results.count > found.count {
      let present = Set(found.map(\.path))
      for path in results.keys where !present.contains(path) { forget(path) }
    }
    return found
  }

  /// Makes the visits that have no known result.
  private func results(
    of visits: [PlannedVisit], _ request: ProgramRequest, _ cancellation: Cancellation?
  ) -> [FileResult]? {
    var found: [FileResult?] = []
    found.reserveCapacity(visits.count)
    for (index, visit) in visits.enumerated() {
      let known =
        index < last.count && !last[index].isForgotten && last[index].path == visit.path
        ? last[index] : results[visit.path]
      found.append(known.flatMap { $0.isEnough(for: visit) ? $0 : nil })
    }
    let missing = visits.indices.filter { found[$0] == nil }
    let visited = inParallel(count: missing.count, jobs: request.jobs) {
      self.takeLinter(for: request)
    } visit: { index, linter in
      cancellation?.isCancelled == true ? nil : linter.visit(visits[missing[index]], request)
    }
    for (index, result) in zip(missing, visited) {
      guard let result else { continue }
      found[index] = result
      results.updateValue(result, forKey: result.path)?.isForgotten = true
      dependents.add(result)
    }
    visitedPaths += missing.map { visits[$0].path }
    putBackLinters()
    let all = found.compactMap { $0 }
    if all.count < visits.count { return nil }
    last = all
    return all
  }

  private func takeLinter(for request: ProgramRequest) -> KeptLinter {
    let linter =
      linters.withLock { linters in
        linters.firstIndex { !$0.isInUse }.map { index in
          linters[index].isInUse = true
          return linters[index]
        }
      }
      ?? linters.withLock { linters in
        linters.append(KeptLinter(request.dispatch))
        return linters[linters.count - 1]
      }
    linter.program = request.program.recording(by: linter.recorder)
    return linter
  }

  private func putBackLinters() {
    linters.withLock { linters in
      for linter in linters { linter.isInUse = false }
    }
  }

  /// Replaces all linters now and then: a linter never forgets a name, and somebody who types makes many.
  private func retireLinters() {
    visitCount += visitedPaths.count
    if visitCount <= max(FileResultCache.maxUse, 4 * results.count) { return }
    linters.withLock { $0 = [] }
    visitCount = 0
  }

  private static let maxUse = 4_000

  // MARK: What is visited again

  /// Forgets what was read from one of the files, and the files for which `program` now answers differently what is at one
  /// of these paths.
  package func forget(changed: Set<String>, in program: ProgramSources) {
    if !changed.allSatisfy({ results[$0] != nil }) { linked = nil }
    for path in changed { forget(path) }
    let mayMovePackages = changed.contains { path in
      path.split(separator: "/").contains { PackageFolders.names.contains(String($0)) }
    }
    if mayMovePackages { forget { $1.dependencies.areElsewhere(in: program) } }
    for result in dependents.files(dependingOn: changed) {
      let dependsOnThem =
        result.dependencies.texts.contains(where: changed.contains)
        || result.dependencies.kinds.contains {
          changed.contains($0.path) && program.resolver.kind(of: $0.path) != $0.kind
        }
      if dependsOnThem { forget(result.path) }
    }
  }

  /// Forgets what is in one of the folders or was read from one.
  package func forget(inside folders: [String]) {
    if !folders.isEmpty { linked = nil }
    func isInside(_ path: String) -> Bool { folders.contains { Path.isInside(path, $0) } }
    forget { path, result in isInside(path) || result.dependencies.texts.contains(where: isInside) }
  }

  /// Forgets the files for which `program` has another answer to any of their questions.
  package func forget(unlike program: ProgramSources) {
    linked = nil
    forget { _, result in
      result.dependencies.kinds.contains { program.resolver.kind(of: $0.path) != $0.kind }
        || result.dependencies.areElsewhere(in: program)
        || result.dependencies.passings.contains { program.program.isPassedOver($0.path) != $0.isPassedOver }
    }
  }

  /// Forgets what depends on all style sheets of the program.
  package func forgetUsersOfAllStylesheets() { forget { $1.dependencies.isOnAllStylesheets } }

  /// Forgets what depends on the registered native types.
  package func forgetUsersOfNativeTypes() { forget { $1.usesNativeTypes } }

  private func forget(where isStale: (String, FileResult) -> Bool) {
    let stale = results.compactMap { isStale($0.key, $0.value) ? $0.key : nil }
    for path in stale { forget(path) }
  }

  private func forget(_ path: String) { results.removeValue(forKey: path)?.isForgotten = true }
}

/// Which results depend on a file, by the hashes of paths, one beside the other: all are looked through for each change, and one
/// change, as a stroke in an editor, concerns hardly any.
private struct DependentFiles {
  private var hashes: [UInt64] = []
  private var results: [FileResult] = []
  /// How many hashes remained the last time that forgotten results were left out.
  private var kept = 0

  mutating func add(_ result: FileResult) {
    if hashes.count > 2 * kept + 1_000 { removeForgotten() }
    for path in result.dependencies.texts { add(path, result) }
    for index in result.dependencies.kinds.indices { add(result.dependencies.kinds[index].path, result) }
  }

  private mutating func add(_ path: String, _ result: FileResult) {
    hashes.append(WordSet.hash(of: path))
    results.append(result)
  }

  private mutating func removeForgotten() {
    let places = results.indices.filter { !results[$0].isForgotten }
    hashes = places.map { hashes[$0] }
    results = places.map { results[$0] }
    kept = hashes.count
  }

  /// The results that may depend on one of the files, each once, and not forgotten.
  func files(dependingOn changed: Set<String>) -> [FileResult] {
    let wanted = changed.map { WordSet.hash(of: $0) }
    let isFew = wanted.count <= DependentFiles.maxCompared
    let set = isFew ? [] : Set(wanted)
    var seen: Set<ObjectIdentifier> = []
    return hashes.indices.filter { isFew ? wanted.contains(hashes[$0]) : set.contains(hashes[$0]) }
      .map { results[$0] }.filter { !$0.isForgotten && seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The most paths that each hash is compared with one by one.
  private static let maxCompared = 8
}

/// The linter of one thread, kept from lint to lint.
private final class KeptLinter: @unchecked Sendable {
  var isInUse = true
  var program: ProgramSources?
  let recorder = DependencyRecorder()
  private var linter: FileLinter

  init(_ dispatch: Dispatch) { linter = FileLinter(dispatch: dispatch) }

  func visit(_ planned: PlannedVisit, _ request: ProgramRequest) -> FileResult? {
    guard let program else { return nil }
    let result = linter.visit(
      planned, in: program, request.nativeTypes, issueLimit: request.issueLimits[planned.path])
    result.dependencies = recorder.take()
    return result
  }
}

extension FileResult {
  /// Whether the result says what the planned visit would say, or more.
  fileprivate func isEnough(for planned: PlannedVisit) -> Bool {
    if isReported != planned.isReported || depth < planned.depth { return false }
    return depth > .words || !mayHaveNativeViews || soughtIDs == planned.ids
  }
}

extension Dependencies {
  /// Whether packages are looked for in another folder now.
  fileprivate func areElsewhere(in program: ProgramSources) -> Bool {
    nearestFolders.contains { program.resolver.nearestFolder(having: $0.name, to: $0.folder) != $0.nearest }
  }
}
