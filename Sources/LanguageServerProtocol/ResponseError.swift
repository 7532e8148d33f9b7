import Files

extension LSP {
  /// Why a request has no result.
  package struct ResponseError: Error, Sendable, Equatable {
    package let code: Int
    package let message: String

    package init(code: Int, message: String) {
      self.code = code
      self.message = message
    }

    package static func parseError(_ why: String) -> ResponseError {
      ResponseError(code: -32700, message: "the message is not JSON: \(why)")
    }
    package static func invalidRequest(_ why: String) -> ResponseError {
      ResponseError(code: -32600, message: why)
    }
    package static func methodNotFound(_ method: String) -> ResponseError {
      ResponseError(code: -32601, message: "the method \"\(method)\" is unknown")
    }
    /// `name` is what is missing or of the wrong type.
    package static func invalidParams(_ name: String) -> ResponseError {
      ResponseError(code: -32602, message: "the parameter \"\(name)\" is missing or of the wrong type")
    }
    package static let serverNotInitialized = ResponseError(
      code: -32002, message: "the first request must be \"initialize\"")
    package static let requestCancelled = ResponseError(code: -32800, message: "the request was cancelled")
    /// The request is right, but there is a reason why it cannot be fulfilled.
    package static func requestFailed(_ why: String) -> ResponseError {
      ResponseError(code: -32803, message: why)
    }

    package var json: JSONTree { ["code": .integer(code), "message": .string(message)] }
  }
}
