import Files
import LanguageServerProtocol

/// Progress while much is read for the first time.
extension LanguageServer {
  /// The number of files above which reading them is shown.
  private static let minFiles = 500
  /// How much time the client has to allow it, in milliseconds.
  private static let patience = 50

  /// Shows that a root is being read, when that takes long and the client allows it.
  func beginProgress(_ root: WorkspaceRoot) {
    guard client.showsProgress, progress == nil, root.workspace == nil else { return }
    root.open(documents.texts)
    guard root.fileCount > LanguageServer.minFiles else { return }
    let token = JSONTree.string("mpcheck-reading-\(root.folder)")
    var isAllowed = false
    request("window/workDoneProgress/create", ["token": token]) { result in isAllowed = result != nil }
    // What comes in meanwhile stays in its order, except for the expected answer.
    let end = Clock.milliseconds + LanguageServer.patience
    while !isAllowed, Clock.milliseconds < end, channel.receiveMore(within: Int32(end - Clock.milliseconds)) {
      handleWaitingResponses()
    }
    guard isAllowed else { return }
    progress = token
    notify(
      "$/progress",
      [
        "token": token,
        "value": [
          "kind": "begin", "title": "mpcheck",
          "message": .string(
            language(en: "reading \(root.fileCount) files", zh: "正在读取 \(root.fileCount) 个文件")),
          "cancellable": false,
        ],
      ])
  }

  func endProgress() {
    guard let token = progress else { return }
    progress = nil
    notify("$/progress", ["token": token, "value": ["kind": "end"]])
  }
}
