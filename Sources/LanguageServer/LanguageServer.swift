import Answers
import Diagnostics
import Files
import Formatting
import LanguageServerProtocol
import Linting
import SystemC
import Workspace

/// A server of the Language Server Protocol over two file descriptors, on one thread.
///
/// Messages are handled in the order in which they come. What they change is linted when an answer needs it, or when
/// nothing is left to read: however many changes are waiting, they are linted once.
package final class LanguageServer {
  enum State {
    case started
    /// `initialize` was answered.
    case initialized
    case shutDown
  }

  let channel: MessageChannel
  let fileSystem: any FileSystem
  let jobs: Int
  let rules: ServedRules
  /// Where there is a page about each rule; nil where none is published.
  let site: SiteAddress?
  var state = State.started
  var client = LSP.ClientCapabilities(nil)
  /// The units in which the client counts columns.
  var encoding = PositionEncoding.utf16
  /// Set by `exit`: whether `shutdown` came before it.
  private var hasEndedWell: Bool?
  /// The process that started the server; it ends with it.
  var parent: Int?

  var documents = OpenDocuments()
  var workspace: ServedWorkspace
  let findings = FindingStore()
  let positionCache = PositionCache()
  let readers = MarkupReaders()
  var formatters: Formatters
  var publisher = Publisher()
  var settings = SettingsState()
  /// The language that the server is started in; nil where none is given.
  private let givenLanguage: Language?
  /// What the client speaks itself.
  var clientLanguage: Language
  var watching = FileWatching()
  /// The token of the progress that is shown now.
  var progress: JSONTree?
  /// The requests of the server that are not answered yet.
  private var pending: [LSP.RequestID: (JSONValue?) -> Void] = [:]
  private var lastRequestID = 0

  /// The language of everything that people read: that of the settings, else the given one, else that of the client.
  var language: Language { settings.current.language ?? givenLanguage ?? clientLanguage }

  /// - Parameters:
  ///   - input: where messages come from.
  ///   - output: where messages go to, and nothing else.
  ///   - rules: those that it lints with.
  ///   - jobs: the number of threads that lint.
  ///   - site: where there is a page about each rule; nil where none is published.
  ///   - language: counts more than that of the client; nil for the client's.
  ///   - usualLanguage: that of a client that does not say what it speaks.
  package init(
    input: Int32, output: Int32, fileSystem: any FileSystem = DiskFileSystem(), rules: [Rule], jobs: Int,
    site: SiteAddress? = nil, language: Language? = nil, usualLanguage: Language = .english
  ) {
    channel = MessageChannel(input: input, output: output)
    self.fileSystem = fileSystem
    self.jobs = jobs
    self.rules = ServedRules(rules)
    formatters = Formatters(rules)
    self.site = site
    givenLanguage = language
    clientLanguage = usualLanguage
    workspace = ServedWorkspace(fileSystem: fileSystem, rules: rules, jobs: jobs)
  }

  /// Serves until the client ends it. Returns whether the client ended it properly, after `shutdown`. What makes the
  /// input unreadable is given to `complain`, as a sentence.
  package func run(complain: (String) -> Void) -> Bool {
    while true {
      if let message = channel.next() {
        handle(message)
        if let hasEndedWell { return hasEndedWell }
        continue
      }
      if let fault = channel.fault {
        complain(fault[language])
        return false
      }
      if channel.isAtEnd { return state == .shutDown }
      catchUp()
      channel.receive(within: waitingTime, or: watching.descriptor)
      if let parent, kill(pid_t(truncatingIfNeeded: parent), 0) != 0, errno == ESRCH { return false }
    }
  }

  /// How long to wait for input, in milliseconds: until a task of the server's own is due.
  private var waitingTime: Int32 {
    var time: Int32 = parent == nil ? -1 : 2_000
    for due in [publisher.refresh.due(now: Clock.milliseconds), watching.pollTime] {
      if let due { time = time < 0 ? due : min(time, due) }
    }
    return time
  }

  /// Brings everything that the client sees up to date, when nothing is left to read.
  private func catchUp() {
    guard state == .initialized else { return }
    applyWatchedChanges()
    publish()
    positionCache.clear()
  }

  // MARK: Messages

  private func handle(_ message: LSP.Message) {
    switch message {
    case .request(let id, let method, let params): answer(id, method, params)
    case .notification(let method, let params): notified(method, params)
    case .response(let id, let result): pending.removeValue(forKey: id)?(result)
    case .invalid(let id, let error): channel.send(.error(id, error))
    }
  }

  /// Handles the answers that have come, before their turn, because something waits for one of them.
  func handleWaitingResponses() {
    for (id, result) in channel.removeResponses() { pending.removeValue(forKey: id)?(result) }
  }

  private func answer(_ id: LSP.RequestID, _ method: String, _ params: JSONValue?) {
    if channel.removeCancellation(of: id) {
      channel.send(.error(id, .requestCancelled))
      return
    }
    do throws(LSP.ResponseError) {
      channel.send(.result(id, try result(method, params)))
    } catch {
      channel.send(.error(id, error))
    }
  }

  private func result(_ method: String, _ params: JSONValue?) throws(LSP.ResponseError) -> JSONTree {
    switch (state, method) {
    case (.started, "initialize"): return try initialize(params)
    case (.started, _): throw .serverNotInitialized
    case (.initialized, "initialize"): throw .invalidRequest("\"initialize\" was answered already")
    case (.shutDown, _): throw .invalidRequest("the server is shut down")
    case (.initialized, "shutdown"):
      state = .shutDown
      return .null
    case (.initialized, _):
      guard let request = LanguageServer.requests[method] else { throw .methodNotFound(method) }
      return try request(self, params)
    }
  }

  private func notified(_ method: String, _ params: JSONValue?) {
    if method == "exit" {
      hasEndedWell = state == .shutDown
      return
    }
    guard state == .initialized, let notification = LanguageServer.notifications[method] else { return }
    // A notification has no answer that could say what is wrong with it.
    try? notification(self, params)
  }

  // MARK: Sending

  func notify(_ method: String, _ params: JSONTree) {
    channel.send(.notification(method: method, params: params))
  }

  /// Sends a request to the client; `onResult` is called with its result, nil after an error. Nothing waits for it.
  func request(_ method: String, _ params: JSONTree, onResult: @escaping (JSONValue?) -> Void) {
    lastRequestID += 1
    let id = LSP.RequestID.string("mpcheck-\(lastRequestID)")
    pending[id] = onResult
    channel.send(.request(id, method: method, params: params))
  }

  /// Adds a line to the client's log.
  func log(_ text: String) { notify("window/logMessage", message(text, .info)) }

  /// Shows a message to the user.
  func show(_ text: String, as type: LSP.MessageType = .warning) {
    notify("window/showMessage", message(text, type))
  }

  private func message(_ text: String, _ type: LSP.MessageType) -> JSONTree {
    ["type": .integer(type.rawValue), "message": .string(text)]
  }
}

/// Elapsed time, independent of the time of day.
enum Clock {
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
