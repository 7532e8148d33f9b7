import Files
import MiniProgram

/// What each file of a program gave when it was visited, kept for the next lint of the program. It also keeps the linters
/// that visited the files, because they already know the names in the program.
///
/// A cache belongs to one program under one configuration. One lint at a time uses it. Between two lints, what has to be
/// visited again is forgotten.
package final class FileResultCache: @unchecked Sendable {
  private var results: [String: FileResult] = [:]
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
      results = results.filter { present.contains($0.key) }
    }
    return found
  }

  /// Makes the visits that have no known result.
  private func results(
    of visits: [PlannedVisit], _ request: ProgramRequest, _ cancellation: Cancellation?
  ) -> [FileResult]? {
    let missing = visits.filter { !(results[$0.path]?.isEnough(for: $0) ?? false) }
    let visited = inParallel(count: missing.count, jobs: request.jobs) {
      self.takeLinter(for: request)
    } visit: { index, linter in
      cancellation?.isCancelled == true ? nil : linter.visit(missing[index], request)
    }
    for case let result? in visited { results[result.path] = result }
    visitedPaths += missing.map(\.path)
    putBackLinters()
    if visited.contains(where: { $0 == nil }) { return nil }
    return visits.map { results[$0.path]! }
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
    // Nearly all paths differ from the changed ones in length, and each is compared.
    let lengths = Array(Set(changed.map(\.utf8.count)))
    func isChanged(_ path: String) -> Bool { lengths.contains(path.utf8.count) && changed.contains(path) }
    let mayMovePackages = changed.contains { path in
      path.split(separator: "/").contains { PackageFolders.names.contains(String($0)) }
    }
    forget { path, result in
      isChanged(path) || result.dependencies.texts.contains(where: isChanged)
        || mayMovePackages && result.dependencies.areElsewhere(in: program)
        || result.dependencies.kinds.contains {
          isChanged($0.path) && program.resolver.kind(of: $0.path) != $0.kind
        }
    }
  }

  /// Forgets what is in one of the folders or was read from one.
  package func forget(inside folders: [String]) {
    func isInside(_ path: String) -> Bool { folders.contains { Path.isInside(path, $0) } }
    forget { path, result in isInside(path) || result.dependencies.texts.contains(where: isInside) }
  }

  /// Forgets the files for which `program` has another answer to any of their questions.
  package func forget(unlike program: ProgramSources) {
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
    for path in stale { results[path] = nil }
  }
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
    var result = linter.visit(
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
