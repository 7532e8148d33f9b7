import Diagnostics
import Files
import LanguageServerProtocol
import SystemC

/// Messages from and to a client over two file descriptors, read and written by one thread.
///
/// While it waits to write, it reads what comes in: a client that writes much before it reads does not stop the server.
final class MessageChannel {
  private let input: Int32
  private let output: Int32
  private var framing = LSP.MessageFraming()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  /// What came in; `next` returned those before `firstWaiting`.
  private var waiting: [LSP.Message] = []
  private var firstWaiting = 0
  /// How many requests with each identifier are among it.
  private var waitingRequests: [LSP.RequestID: Int] = [:]
  /// The requests among them that the client has cancelled.
  private var cancelled: Set<LSP.RequestID> = []
  /// Whether the input has ended.
  private(set) var isAtEnd = false
  /// Why the input cannot be read.
  private(set) var fault: LocalizedText?

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  // MARK: Reading

  /// The next message that came in, in order; nil when none waits. Everything that can be read is read first, so that
  /// it is known whether a request was cancelled.
  func next() -> LSP.Message? {
    receive(within: 0)
    guard firstWaiting < waiting.count else { return nil }
    let message = waiting[firstWaiting]
    firstWaiting += 1
    if case .request(let id, _, _) = message {
      let others = waitingRequests[id, default: 1] - 1
      waitingRequests[id] = others == 0 ? nil : others
    }
    if firstWaiting == waiting.count {
      waiting = []
      firstWaiting = 0
    }
    return message
  }

  /// Removes the client's answers from what waits, before their turn, and returns them.
  func removeResponses() -> [(LSP.RequestID, JSONValue?)] {
    var responses: [(LSP.RequestID, JSONValue?)] = []
    waiting = waiting[firstWaiting...].filter { message in
      guard case .response(let id, let result) = message else { return true }
      responses.append((id, result))
      return false
    }
    firstWaiting = 0
    return responses
  }

  /// Whether the request that `next` returned was cancelled, which is then forgotten.
  func removeCancellation(of id: LSP.RequestID) -> Bool { cancelled.remove(id) != nil }

  /// Waits until something comes in or can be read from another descriptor, and reads what came in.
  func receive(within milliseconds: Int32, or other: Int32? = nil) {
    var descriptors = [pollfd(fd: input, events: Int16(POLLIN), revents: 0)]
    if let other { descriptors.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
    if isAtEnd || fault != nil { return }
    // What came in while something was written waits already.
    var timeout = firstWaiting < waiting.count ? 0 : milliseconds
    while poll(&descriptors, nfds_t(descriptors.count), timeout) > 0, descriptors[0].revents != 0 {
      readChunk()
      if isAtEnd || fault != nil { return }
      timeout = 0
    }
  }

  /// Waits until something comes in, whatever waits already. Returns whether something did.
  func receiveMore(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    if isAtEnd || fault != nil || poll(&descriptor, 1, max(0, milliseconds)) <= 0 { return false }
    readChunk()
    return true
  }

  private func readChunk() {
    let count = chunk.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count <= 0 {
      isAtEnd = true
      return
    }
    chunk.withUnsafeBytes { framing.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    do {
      while let content = try framing.next() { enqueue(LSP.Message(content)) }
    } catch {
      fault = error.sentence
    }
  }

  private func enqueue(_ message: LSP.Message) {
    if case .notification("$/cancelRequest", let params) = message {
      if let id = params?["id"].flatMap({ LSP.RequestID($0) }), waitingRequests[id] != nil {
        cancelled.insert(id)
      }
      return
    }
    if case .request(let id, _, _) = message { waitingRequests[id, default: 0] += 1 }
    waiting.append(message)
  }

  // MARK: Writing

  /// Sends a message. Returns whether it could be written: the client may be gone.
  @discardableResult
  func send(_ message: LSP.Outgoing) -> Bool {
    let bytes = message.bytes
    var start = 0
    while start < bytes.count {
      var descriptors = [
        pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isAtEnd || fault != nil ? -1 : input, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&descriptors, 2, -1) < 0 {
        if errno == EINTR { continue }
        return false
      }
      if descriptors[1].revents != 0 { readChunk() }
      if descriptors[0].revents == 0 { continue }
      // A pipe that can be written to takes this many bytes at once without waiting.
      let end = min(bytes.count, start + MessageChannel.atomicWrite)
      let count = bytes[start..<end].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR || errno == EAGAIN { continue }
        return false
      }
      start += count
    }
    return true
  }

  /// `PIPE_BUF` of Linux; on other systems it is at least 512.
  private static let atomicWrite = 512
}
