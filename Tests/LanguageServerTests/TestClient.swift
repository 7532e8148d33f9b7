import Diagnostics
import Files
import LanguageServerProtocol
import ServerConnection
import Testing

/// A client that talks to a server in this process about files in memory.
final class TestClient {
  private let connection: ServerConnection
  /// What `initialize` gave.
  private(set) var initialized: JSONValue?

  static let pushing =
    #"{"textDocument":{"publishDiagnostics":{"relatedInformation":true,"versionSupport":true}}}"#
  static let everything = """
    {"general":{"positionEncodings":["utf-8"]},"workspace":{"workspaceEdit":{"documentChanges":true},"applyEdit":true},\
    "textDocument":{"publishDiagnostics":{"relatedInformation":true,"versionSupport":true,"tagSupport":{"valueSet":[1]}},\
    "hover":{"contentFormat":["markdown"]},"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}},\
    "isPreferredSupport":true},"definition":{"linkSupport":true},"rename":{"prepareSupport":true},\
    "documentSymbol":{"hierarchicalDocumentSymbolSupport":true},"completion":{"completionItem":{"snippetSupport":true,\
    "documentationFormat":["markdown"]}}}}
    """

  /// - Parameters:
  ///   - files: by path relative to `/p`, which is the folder of the workspace.
  ///   - links: symbolic links and where they lead.
  ///   - capabilities: of the client, as JSON.
  ///   - options: `initializationOptions`, as JSON.
  ///   - site: where there are pages about rules.
  ///   - locale: what the client speaks; nil where it does not say.
  ///   - language: what the server is started in; nil where it is not said.
  init(
    _ files: [String: String], links: [String: String] = [:],
    capabilities: String = TestClient.everything, options: String = "null", folders: [String] = ["/p"],
    site: SiteAddress? = nil, locale: String? = nil, language: Language? = nil
  ) throws {
    var memory = MemoryFileSystem()
    for (path, text) in files { memory.add(SourceText(path: "/p/" + path, text)) }
    for (path, target) in links { memory.addLink("/p/" + path, to: target) }
    connection = try ServerConnection(memory, site: site, language: language)
    let locale = locale.map { #""locale":"\#($0)","# } ?? ""
    let folderList = folders.map { #"{"uri":"file://\#($0)","name":"x"}"# }.joined(separator: ",")
    initialized = try request(
      "initialize",
      """
      {"processId":null,\(locale)"capabilities":\(capabilities),"initializationOptions":\(options),\
      "workspaceFolders":[\(folderList)]}
      """)
    notify("initialized", "{}")
  }

  // MARK: Messages

  /// Notifications and requests of the server, in order, that no call took.
  var received: [JSONValue] { connection.received }

  /// Forgets what was received.
  func forgetReceived() { connection.received = [] }

  func send(_ content: String) { connection.send(content) }

  func notify(_ method: String, _ params: String) { connection.notify(method, params) }

  /// The result of a request; throws `LSP.ResponseError` when it is an error.
  @discardableResult
  func request(_ method: String, _ params: String) throws -> JSONValue {
    try connection.request(method, params).get()
  }

  /// The parameters of the next notification or request of a method that was not taken.
  func next(_ method: String) throws -> JSONValue {
    while true {
      if let index = connection.received.firstIndex(where: { $0["method"]?.string == method }) {
        return try #require(connection.received.remove(at: index)["params"])
      }
      connection.received.append(try connection.receive())
    }
  }

  // MARK: Documents

  static func uri(_ path: String) -> String { LSP.DocumentURI(path: "/p/" + path).text }

  func open(_ path: String, _ text: String, version: Int = 1, language: String = "") {
    notify(
      "textDocument/didOpen",
      """
      {"textDocument":{"uri":"\(TestClient.uri(path))","languageId":"\(language)","version":\(version),\
      "text":"\(JSONWriter.escaped(text))"}}
      """)
  }

  /// Replaces the whole text.
  func change(_ path: String, to text: String, version: Int = 2) {
    notify(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(TestClient.uri(path))","version":\(version)},\
      "contentChanges":[{"text":"\(JSONWriter.escaped(text))"}]}
      """)
  }

  /// Opens a document with a `|` in its text where the cursor is. Returns the parameters of a request there.
  func openAtCursor(_ path: String, _ marked: String) throws -> String {
    let text = marked.replacing("|", with: "", maxReplacements: 1)
    open(path, text)
    let bytes = Array(marked.utf8)
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "|")))
    let before = bytes[..<offset]
    let line = before.count { $0 == 0x0A }
    let column = before.count - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
    return """
      {"textDocument":{"uri":"\(TestClient.uri(path))"},"position":{"line":\(line),"character":\(column)}}
      """
  }

  /// The findings that were sent last of a file, as `line:column code`; waits for them.
  func findings(in path: String) throws -> [String] {
    while true {
      let params = try next("textDocument/publishDiagnostics")
      guard params["uri"]?.string == TestClient.uri(path) else { continue }
      return params["diagnostics"]?.elements.map { diagnostic in
        let start = diagnostic["range"]?["start"]
        return
          "\(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1) \(diagnostic["code"]?.string ?? "")"
      } ?? []
    }
  }
}

extension JSONValue {
  /// As it is written, without white space between tokens.
  var compact: String {
    if isObject {
      return "{" + members.map { "\"\($0.key)\":\($0.value.compact)" }.joined(separator: ",") + "}"
    }
    if isArray { return "[" + elements.map(\.compact).joined(separator: ",") + "]" }
    if let string { return "\"\(JSONWriter.escaped(string))\"" }
    return document.text.string(range)
  }
}
