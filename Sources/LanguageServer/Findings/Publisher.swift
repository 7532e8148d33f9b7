import Diagnostics
import Files
import LanguageServerProtocol

/// What changed, and what the client knows of findings.
struct Publisher {
  /// Whether the client requests findings. If not, they are sent.
  let pulls: Bool
  /// The open documents that changed since findings were sent; for a client that pulls, since they were linted.
  private(set) var touched: Set<String> = []
  /// The files whose texts changed since they were linted.
  private(set) var changedTexts: Set<String> = []
  /// What was last sent or answered for each file: the id of its report; empty for none.
  private(set) var known: [String: String] = [:]
  /// Whether the client requested the findings of the whole workspace.
  var knowsWorkspace = false
  var refresh = Refresh()

  /// Has a client that pulls do so again.
  mutating func wantRefresh() { if pulls { refresh.want() } }

  init(pulls: Bool = false) { self.pulls = pulls }

  /// Whether something was not linted or sent yet.
  var isStale: Bool { !touched.isEmpty || !changedTexts.isEmpty }

  mutating func changed(_ path: String) {
    touched.insert(path)
    changedTexts.insert(path)
  }

  mutating func closed(_ path: String) {
    touched.remove(path)
    changedTexts.insert(path)
  }

  mutating func filesChanged(_ paths: Set<String>) { changedTexts.formUnion(paths) }

  /// Empties `touched` and returns what was in it.
  mutating func removeTouched() -> Set<String> {
    defer { touched = [] }
    return touched
  }

  /// Empties `changedTexts` and returns what was in it.
  mutating func removeChangedTexts() -> Set<String> {
    defer { changedTexts = [] }
    return changedTexts
  }

  /// Notes what the client knows of a file now.
  mutating func noteKnown(_ path: String, _ resultID: String?) {
    known[path] = resultID ?? ""
  }

  mutating func forget(_ path: String) { known[path] = nil }
}

/// When a client that pulls is requested to do so again: one request at a time, and one a second.
struct Refresh {
  private var isWanted = false
  private var isUnderWay = false
  private var last = Int.min / 2

  /// In milliseconds.
  private static let pause = 1_000

  fileprivate mutating func want() { isWanted = true }

  /// How long until it is due, in milliseconds; nil when it is not.
  func due(now: Int) -> Int32? {
    guard isWanted, !isUnderWay else { return nil }
    return Int32(max(0, min(Refresh.pause, last + Refresh.pause - now)))
  }

  /// Whether to request it now; the request then counts as sent.
  mutating func begin(now: Int) -> Bool {
    guard due(now: now) == 0 else { return false }
    (isWanted, isUnderWay, last) = (false, true, now)
    return true
  }

  mutating func end() { isUnderWay = false }
}
