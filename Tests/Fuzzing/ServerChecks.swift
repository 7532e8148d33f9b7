import Diagnostics
import Files
import LanguageServerProtocol
import Linting
import Rules
import SeededRandom
import ServerConnection
import Workspace

/// A client that types at random. What the server says of the files is what a fresh lint finds in the same texts, and each
/// request is answered, whatever it is and however the text looks.
package struct ServerChecks {
  private let connection: ServerConnection
  private let files: MemoryFileSystem
  private var open: [String: [UInt8]] = [:]
  private var versions: [String: Int] = [:]
  private var random: SplitMix64
  private let paths: [String]
  private let bytes: [String: [UInt8]]

  private static let capabilities = """
    {"textDocument":{"diagnostic":{},"hover":{"contentFormat":["markdown"]},\
    "completion":{"completionItem":{"documentationFormat":["markdown"]}},\
    "codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}},\
    "workspace":{"diagnostics":{"refreshSupport":true},"workspaceEdit":{"documentChanges":true}}}
    """
  /// The requests about a place.
  private static let requests = [
    "hover", "completion", "definition", "references", "prepareRename", "linkedEditingRange",
    "documentSymbol",
    "foldingRange", "documentLink",
  ]

  private init(_ input: FuzzInput, seed: UInt64) throws(Fault) {
    files = input.fileSystem
    connection = try Fault.passed { () throws(ServerConnection.Failure) in
      try ServerConnection(input.fileSystem)
    }
    random = SplitMix64(seed: seed)
    let bytes = Dictionary(
      input.files.map { (Path.join(FuzzInput.root, $0.path), $0.bytes) }, uniquingKeysWith: { $1 })
    self.bytes = bytes
    // What a client sends is text.
    paths = bytes.keys.sorted().filter {
      String(validating: bytes[$0]!) != nil && ServerChecks.isDocument($0)
    }
  }

  private static func isDocument(_ path: String) -> Bool {
    ["axml", "wxml", "swan", "js", "json", "m", "swift", "java", "kt"].contains(Path.pathExtension(path))
  }

  /// Makes so many changes, and compares after each.
  package static func check(_ input: FuzzInput, seed: UInt64, edits: Int) throws(FuzzFailure) {
    do throws(Fault) {
      var checks = try ServerChecks(input, seed: seed)
      if checks.paths.isEmpty { return }
      try checks.run(edits)
    } catch {
      throw FuzzFailure(
        error.differs ? "the server's findings are those of a fresh lint" : "the server answers", error.what)
    }
  }

  private mutating func run(_ edits: Int) throws(Fault) {
    _ = try request(
      "initialize",
      """
      {"capabilities":\(ServerChecks.capabilities),"workspaceFolders":[{"uri":"file://\(FuzzInput.root)","name":"x"}],\
      "initializationOptions":{"minimumSeverity":"info","diagnosticScope":"program"}}
      """)
    connection.notify("initialized", "{}")
    for number in 0...edits {
      let change = number == 0 ? "no change" : edit()
      if random.onceIn(3) { try ask() }
      let found = try answered()
      if let expected = expected(), found != expected {
        throw Fault(
          what: "change \(number) (\(change)):\n\(found.listedDifference(from: expected))", differs: true)
      }
    }
  }

  private func request(
    _ method: String, _ params: String
  ) throws(Fault) -> Result<JSONValue, LSP.ResponseError> {
    try Fault.passed { () throws(ServerConnection.Failure) in try connection.request(method, params) }
  }

  // MARK: Findings

  /// The findings as the server answers them.
  private func answered() throws(Fault) -> [String] {
    guard
      case .success(let answer) = try request("workspace/diagnostic", #"{"previousResultIds":[]}"#)
    else { throw Fault(what: "no findings are answered") }
    var found: [String] = []
    for item in answer["items"]?.elements ?? [] {
      let path = LSP.DocumentURI(item["uri"]?.string ?? "").path
      for diagnostic in item["items"]?.elements ?? [] where diagnostic["code"]?.string != "configuration" {
        let range = diagnostic["range"]
        func place(_ key: String) -> String {
          "\(range?[key]?["line"]?.integer ?? -1):\(range?[key]?["character"]?.integer ?? -1)"
        }
        found.append(
          "\(path) \(place("start"))-\(place("end")) \(diagnostic["code"]?.string ?? "") \(diagnostic["message"]?.string ?? "")"
        )
      }
    }
    return found.sorted()
  }

  /// The findings of a workspace that is opened anew with the texts of open documents, gathered as a server does; nil where its
  /// configuration cannot be used.
  private func expected() -> [String]? {
    var texts: [String: SourceText] = [:]
    for (path, bytes) in open { texts[path] = SourceText(path: path, bytes: bytes) }
    let overlay = OverlayFileSystem(base: files, overlay: texts)
    let settings = WorkspaceSettings(
      paths: [FuzzInput.root], workingDirectory: FuzzInput.root, rules: allRules)
    guard let workspace = try? Workspace.open(settings, in: overlay) else { return nil }
    var indexes: [String: PositionIndex] = [:]
    return FindingMerger.gathered(workspace.lint().diagnostics).map { diagnostic in
      let path = diagnostic.place.path
      if indexes[path] == nil, let text = try? overlay.read(path) {
        indexes[path] = PositionIndex(text, countsByteOrderMark: open[path] != nil)
      }
      func place(_ offset: UInt32) -> String {
        let position = indexes[path]?.position(at: offset, in: .utf16)
        return "\(position?.line ?? -1):\(position?.column ?? -1)"
      }
      let range = diagnostic.place.range
      let end = max(range.start, range.end)
      let message = diagnostic.message.english + (diagnostic.wholeHelp.map { ". Help: " + $0.english } ?? "")
      return "\(path) \(place(range.start))-\(place(end)) \(diagnostic.rule) \(message)"
    }.sorted()
  }

  // MARK: Changes

  /// Opens, changes or closes a document, and returns what it did.
  private mutating func edit() -> String {
    let path = paths[random.below(paths.count)]
    let document = #""uri":"\#(LSP.DocumentURI(path: path).text)""#
    guard let old = open[path] else {
      open[path] = bytes[path]!
      versions[path] = 1
      connection.notify(
        "textDocument/didOpen",
        """
        {"textDocument":{\(document),"languageId":"","version":1,"text":"\(escaped(bytes[path]!))"}}
        """)
      return "opened \(path)"
    }
    if random.onceIn(10) {
      open[path] = nil
      connection.notify("textDocument/didClose", "{\"textDocument\":{\(document)}}")
      return "closed \(path)"
    }
    versions[path]! += 1
    let index = PositionIndex(SourceText(path: path, bytes: old), countsByteOrderMark: true)
    let start = index.position(at: UInt32(random.below(old.count + 1)), in: .utf16)
    let length = random.onceIn(2) ? 0 : random.below(20)
    let end = index.position(
      at: min(UInt32(old.count), index.offset(of: start, in: .utf16) + UInt32(length)), in: .utf16)
    let source = bytes[paths[random.below(paths.count)]]!
    let from = random.below(source.count + 1)
    let words = String(
      decoding: source[from..<min(source.count, from + random.below(30))], as: UTF8.self)
    let text = random.onceIn(6) ? ["中", "😀", "\r\n", "{{", "<", "\""][random.below(6)] : words
    let (first, last) = (Int(index.offset(of: start, in: .utf16)), Int(index.offset(of: end, in: .utf16)))
    open[path] = Array(old[..<first]) + Array(text.utf8) + Array(old[last...])
    connection.notify(
      "textDocument/didChange",
      """
      {"textDocument":{\(document),"version":\(versions[path]!)},"contentChanges":[{"range":\
      {"start":\(json(start)),"end":\(json(end))},"text":"\(escaped(Array(text.utf8)))"}]}
      """)
    return "changed \(path)"
  }

  /// Asks something at a random place of an open document. Any answer that is well-formed is right.
  private mutating func ask() throws(Fault) {
    let documents = open.keys.sorted()
    guard !documents.isEmpty else { return }
    let path = documents[random.below(documents.count)]
    let index = PositionIndex(SourceText(path: path, bytes: open[path]!), countsByteOrderMark: true)
    let place = index.position(at: UInt32(random.below(open[path]!.count + 1)), in: .utf16)
    let document = #""textDocument":{"uri":"\#(LSP.DocumentURI(path: path).text)"}"#
    let method = ServerChecks.requests[random.below(ServerChecks.requests.count)]
    let rest: String
    switch random.below(12) {
    case 0: rest = #""range":{"start":\#(json(place)),"end":\#(json(place))},"context":{"diagnostics":[]}"#
    case 1: rest = #""positions":[\#(json(place))]"#
    default: rest = #""position":\#(json(place)),"context":{"includeDeclaration":true}"#
    }
    let name =
      rest.hasPrefix("\"range") ? "codeAction" : rest.hasPrefix("\"positions") ? "selectionRange" : method
    let answer = try request("textDocument/\(name)", "{\(document),\(rest)}")
    switch answer {
    case .failure(let error):
      if error.code != -32803 { throw Fault(what: "\(name): \(error.message)") }
    case .success(let value):
      if let flaw = markdown(in: value).lazy.compactMap({ markdownFlaw(in: $0) }).first {
        throw Fault(what: "\(name): Markdown that is not ours: \(flaw)")
      }
    }
  }

  private func json(_ position: EditorPosition) -> String {
    #"{"line":\#(position.line),"character":\#(position.column)}"#
  }

  private func escaped(_ bytes: [UInt8]) -> String {
    JSONWriter.escaped(String(decoding: bytes, as: UTF8.self))
  }
}

/// A promise that is broken.
private struct Fault: Error {
  var what: String
  /// Whether findings differ.
  var differs = false

  /// The result of work with the server.
  static func passed<Value>(_ work: () throws(ServerConnection.Failure) -> Value) throws(Fault) -> Value {
    do { return try work() } catch { throw Fault(what: error.description) }
  }
}

extension String {
  /// Nil where the bytes are not UTF-8.
  fileprivate init?(validating bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard Array(text.utf8) == bytes else { return nil }
    self = text
  }
}
