import Diagnostics
import Files
import LanguageServer
import LanguageServerProtocol
import Rules
import SystemC

/// The client's end of a server in this process, over pipes.
package final class ServerConnection {
  /// Why there is no answer.
  package struct Failure: Error, CustomStringConvertible, Equatable {
    package var description: String

    package init(description: String) { self.description = description }
  }

  private let input: Int32
  private let output: Int32
  private let thread: Thread
  private var framing = LSP.MessageFraming()
  private var lastID = 0
  /// Notifications and requests of the server that nobody took, in order.
  package var received: [JSONValue] = []

  /// Starts a server of these files.
  package init(_ fileSystem: any FileSystem, site: SiteAddress? = nil, language: Language? = nil)
    throws(Failure)
  {
    var toServer: [Int32] = [0, 0]
    var fromServer: [Int32] = [0, 0]
    guard pipe(&toServer) == 0, pipe(&fromServer) == 0 else { throw Failure(description: "no pipes") }
    let (serverInput, serverOutput) = (toServer[0], fromServer[1])
    (input, output) = (fromServer[0], toServer[1])
    let started = Thread {
      let server = LanguageServer(
        input: serverInput, output: serverOutput, fileSystem: fileSystem, rules: allRules, jobs: 1,
        site: site,
        language: language)
      _ = server.run { _ in }
      close(serverInput)
      close(serverOutput)
    }
    guard let started else { throw Failure(description: "no thread") }
    thread = started
  }

  deinit {
    close(output)
    // What the server still writes must be read, or the server does not end.
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while chunk.withUnsafeMutableBytes({ read(input, $0.baseAddress, $0.count) }) > 0 {}
    thread.join()
    close(input)
  }

  // MARK: Messages

  /// Sends bytes as they are.
  package func send(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      start += count
    }
  }

  /// Sends a message with its header.
  package func send(_ content: String) {
    send(Array("Content-Length: \(content.utf8.count)\r\n\r\n\(content)".utf8))
  }

  package func notify(_ method: String, _ params: String) {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(params)}"#)
  }

  /// The answer to a request: its result, or its error.
  package func request(
    _ method: String, _ params: String
  ) throws(Failure) -> Result<JSONValue, LSP.ResponseError> {
    lastID += 1
    send(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(params)}"#)
    return try answer(to: lastID)
  }

  package func answer(to id: Int) throws(Failure) -> Result<JSONValue, LSP.ResponseError> {
    while true {
      let message = try receive()
      guard message["method"] == nil, message["id"]?.integer == id else {
        received.append(message)
        continue
      }
      if let error = message["error"] {
        return .failure(
          LSP.ResponseError(code: error["code"]?.integer ?? 0, message: error["message"]?.string ?? ""))
      }
      guard let result = message["result"] else { throw Failure(description: "an answer without a result") }
      return .success(result)
    }
  }

  /// The next message of the server.
  package func receive() throws(Failure) -> JSONValue {
    while true {
      do {
        if let content = try framing.next() {
          guard let root = JSONDocument(SourceText(path: "/", bytes: content)).root else {
            throw Failure(description: "a message is not JSON")
          }
          return root
        }
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(description: "a message has no length")
      }
      var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 60_000) > 0 else { throw Failure(description: "the server is silent") }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = chunk.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "the server ended") }
      chunk.withUnsafeBytes { framing.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }
}
