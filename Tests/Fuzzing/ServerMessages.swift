import Diagnostics
import Files
import LanguageServerProtocol
import SeededRandom
import ServerConnection

/// Messages at random, right ones, odd ones and broken ones: the server answers each request once and goes on.
package struct ServerMessages {
  private var random: SplitMix64
  private static let methods = [
    "initialize", "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
    "textDocument/hover", "textDocument/completion", "completionItem/resolve", "textDocument/definition",
    "textDocument/references", "textDocument/rename", "textDocument/prepareRename", "textDocument/codeAction",
    "textDocument/documentSymbol", "textDocument/diagnostic", "workspace/diagnostic", "workspace/symbol",
    "workspace/executeCommand", "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles",
    "workspace/didChangeWorkspaceFolders", "$/cancelRequest", "$/setTrace", "nonsense",
    "textDocument/foldingRange",
    "textDocument/selectionRange", "textDocument/linkedEditingRange", "textDocument/documentLink",
  ]
  private static let uris = [
    "file:///p/index.axml", "file:///p/index.js", "untitled:x", "nonsense", "file:///%zz",
  ]
  private static let texts = [
    "<view>{{a.b}}</view>", "<vi", "\\uD800<a b=\\\"{{", "Page({ onTap() {} })", "", "中😀\\r\\n",
  ]

  private init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Sends so many messages after `initialize`, a few at a time.
  package static func check(seed: UInt64, count: Int) throws(FuzzFailure) {
    var messages = ServerMessages(seed: seed)
    do throws(ServerConnection.Failure) {
      try messages.run(count)
    } catch {
      throw FuzzFailure("the server answers every request once", error.description)
    }
  }

  private mutating func run(_ count: Int) throws(ServerConnection.Failure) {
    var files = MemoryFileSystem()
    files.add(SourceText(path: "/p/app.json", #"{"pages":["index"]}"#))
    let connection = try ServerConnection(files)
    _ = try connection.request(
      "initialize", #"{"capabilities":{},"workspaceFolders":[{"uri":"file:///p","name":"p"}]}"#)
    connection.notify("initialized", "{}")
    var sent = 0
    while sent < count {
      // Numbers that the connection does not use itself.
      var asked: [Int] = []
      for _ in 0..<min(count - sent, 1 + random.below(20)) {
        sent += 1
        let method = pick(ServerMessages.methods)
        switch random.below(10) {
        case 0:
          connection.send(
            pick([
              "{", "[]", "null", "{}", #"{"id":1}"#, #"{"method":3}"#, "\u{0}", #"{"id":{},"method":"x"}"#,
            ]))
        case 1...3: connection.notify(method, params())
        default:
          asked.append(1_000_000 + sent)
          connection.send(
            #"{"jsonrpc":"2.0","id":\#(1_000_000 + sent),"method":"\#(method)","params":\#(params())}"#)
        }
      }
      // What comes back before the answer to this one answers the others.
      _ = try connection.request("textDocument/documentSymbol", #"{"textDocument":{"uri":"x"}}"#)
      let answers = connection.received.filter { $0["method"] == nil }.compactMap { $0["id"]?.integer }
      connection.received = []
      let own = answers.filter { $0 >= 1_000_000 }
      if own != asked { throw ServerConnection.Failure(description: "\(asked) were asked, \(own) answered") }
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.below(elements.count)]
  }

  /// Parameters as they should be, or with something odd in them.
  private mutating func params() -> String {
    if random.onceIn(8) { return pick(["null", "[]", "3", #""a""#, "{}", #"{"textDocument":null}"#]) }
    let uri = pick(ServerMessages.uris)
    let place = #"{"line":\#(number()),"character":\#(number())}"#
    let other = #"{"line":\#(number()),"character":\#(number())}"#
    let text = pick(ServerMessages.texts)
    return """
      {"textDocument":{"uri":"\(uri)","version":\(number()),"languageId":"axml","text":"\(text)"},"position":\(place),\
      "positions":[\(place)],"range":{"start":\(place),"end":\(other)},"context":{"diagnostics":[],"only":["source"]},\
      "contentChanges":[{"range":{"start":\(place),"end":\(other)},"text":"\(text)"}],"newName":"a","query":"a",\
      "command":"mpcheck.register","arguments":["\(uri)","x"],"changes":[{"uri":"\(uri)","type":2}],"label":"a",\
      "settings":{"rules":{"unknown-tag":"\(pick(["off", "x"]))"}},"event":{"added":[{"uri":"\(uri)"}],"removed":[]},"id":3}
      """
  }

  private mutating func number() -> Int { pick([0, 0, 1, 1, 2, 5, 99, -1, 2_147_483_647]) }
}
