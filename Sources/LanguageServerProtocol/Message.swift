import Diagnostics
import Files

extension LSP {
  /// The id of a request: a number or a string.
  package enum RequestID: Hashable, Sendable {
    case integer(Int)
    case string(String)

    /// Nil for other values.
    package init?(_ json: JSONValue) {
      if let text = json.string {
        self = .string(text)
      } else if let number = json.integer {
        self = .integer(number)
      } else {
        return nil
      }
    }

    package var json: JSONTree {
      switch self {
      case .integer(let number): .integer(number)
      case .string(let text): .string(text)
      }
    }
  }

  /// A message of the client.
  package enum Message: Sendable {
    /// `params` are nil where they are null or absent.
    case request(RequestID, method: String, params: JSONValue?)
    case notification(method: String, params: JSONValue?)
    /// The answer to a request of the server; `result` is nil after an error.
    case response(RequestID, result: JSONValue?)
    /// Neither of these.
    case invalid(RequestID?, ResponseError)

    /// Reads the content of a message.
    package init(_ content: [UInt8]) {
      let document = JSONDocument(SourceText(path: "/", bytes: content))
      guard let json = document.root else {
        self = .invalid(nil, .parseError(document.error?.message.english ?? "it is empty"))
        return
      }
      let params = json.optional("params")
      let id = json["id"].flatMap { RequestID($0) }
      guard json.isObject else {
        self = .invalid(nil, .invalidRequest("a message is an object"))
        return
      }
      if let method = json["method"]?.string {
        if let id {
          self = .request(id, method: method, params: params)
        } else if json["id"] != nil {
          self = .invalid(nil, .invalidRequest("an id is a number or a string"))
        } else {
          self = .notification(method: method, params: params)
        }
      } else if let id, json["method"] == nil, json["result"] != nil || json["error"] != nil {
        self = .response(id, result: json["error"] == nil ? json["result"] : nil)
      } else {
        self = .invalid(id, .invalidRequest("a message has a method, or an id and a result or an error"))
      }
    }
  }

  /// A message of the server.
  package enum Outgoing {
    case result(RequestID, JSONTree)
    case error(RequestID?, ResponseError)
    case request(RequestID, method: String, params: JSONTree)
    case notification(method: String, params: JSONTree)

    /// The message with its header.
    package var bytes: [UInt8] {
      var members: [(key: String, value: JSONTree)] = [("jsonrpc", "2.0")]
      switch self {
      case .result(let id, let result): members += [("id", id.json), ("result", result)]
      case .error(let id, let error): members += [("id", id?.json ?? .null), ("error", error.json)]
      case .request(let id, let method, let params):
        members += [("id", id.json), ("method", .string(method)), ("params", params)]
      case .notification(let method, let params):
        members += [("method", .string(method)), ("params", params)]
      }
      let content = JSONTree.object(members).compact
      return Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
    }
  }
}
