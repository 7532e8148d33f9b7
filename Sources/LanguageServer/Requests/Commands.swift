import Answers
import Diagnostics
import Files
import Guide
import LanguageServerProtocol
import Linting
import Markup

/// What `workspace/executeCommand` can run.
enum WorkspaceCommand: String, CaseIterable {
  /// Registers a component for an open page: the page's URI, a tag, and the path of the component if it is known.
  case register = "mpcheck.register"
  /// The text about a rule, by its id. A second argument, `true`, says that the client shows what is answered; otherwise the
  /// server shows it in a message.
  case explain = "mpcheck.explain"
  /// All rules, each with the address of its page where one is published.
  case rules = "mpcheck.rules"
  /// Makes all safe fixes in all files of the workspace, saved or not.
  case fixProgram = "mpcheck.fixProgram"
}

extension LanguageServer {
  func executeCommand(_ params: LSP.ExecuteCommandParams) throws(LSP.ResponseError) -> JSONTree {
    switch WorkspaceCommand(rawValue: params.command) {
    case .register: return try register(params.arguments)
    case .explain: return try explain(params.arguments)
    case .rules: return listedRules
    case .fixProgram: return try fixProgram()
    case nil: throw .invalidParams("command")
    }
  }

  /// Throws where the client cannot apply what the server wants to change.
  private func requireApplyingEdits() throws(LSP.ResponseError) {
    if client.appliesEdits { return }
    throw .requestFailed(language(en: "the client cannot apply edits", zh: "客户端无法应用修改"))
  }

  private func apply(_ edit: JSONTree, label: String) {
    request("workspace/applyEdit", ["label": .string(label), "edit": edit]) { _ in }
  }

  private func register(_ arguments: [JSONValue]) throws(LSP.ResponseError) -> JSONTree {
    let words = arguments.compactMap(\.string)
    guard words.count >= 2, words.count == arguments.count else { throw .invalidParams("arguments") }
    try requireApplyingEdits()
    guard let (page, _) = page(LSP.DocumentURI(words[0])) else {
      throw .requestFailed(language(en: "the page is not open", zh: "页面没有打开"))
    }
    let tag = words[1]
    if page.registers(tag) { return .null }
    let change =
      words.count > 2
      ? page.registration(of: tag, component: words[2]) : page.registration(of: tag)
    guard let edit = change.flatMap(workspaceEdit) else {
      let file = page.shown(page.configurationPath)
      throw .requestFailed(
        language(en: "\"\(tag)\" cannot be registered in \(file)", zh: "无法在 \(file) 中注册“\(tag)”"))
    }
    apply(edit, label: language(en: "Register \(tag)", zh: "注册 \(tag)"))
    return .null
  }

  // MARK: Rules

  private func explain(_ arguments: [JSONValue]) throws(LSP.ResponseError) -> JSONTree {
    guard let id = arguments.first?.string else { throw .invalidParams("arguments") }
    guard let rule = rules[id] else {
      throw .requestFailed(language(en: "rule \"\(id)\" is unknown", zh: "没有规则“\(id)”"))
    }
    // What is about the languages of the open documents comes first.
    let open = documents.all.compactMap { Dialect.all.dialect(ofFile: $0.path) }
    let dialects = Dialect.all.filter { dialect in open.contains { $0 === dialect } }
    let text = RuleExplanation(rule, in: language, for: dialects)
      .text(color: false, width: LanguageServer.columns)
    if arguments.count < 2 || arguments[1].bool != true { show(text, as: .info) }
    return .string(text)
  }

  /// The width of a text that is shown in a document.
  private static let columns = 100

  private var listedRules: JSONTree {
    .array(
      rules.all.map { rule in
        .members([
          "id": .string(rule.id), "category": .string(rule.category.rawValue),
          "summary": .string(rule.summary[language]), "page": site.map { .string($0.page(ofRule: rule.id)) },
        ])
      })
  }

  // MARK: Fixes

  /// Answers how many findings are fixed in how many files.
  private func fixProgram() throws(LSP.ResponseError) -> JSONTree {
    try requireApplyingEdits()
    bringUpToDate()
    let documents = documents
    var edits: [Edit] = []
    var fixedCount = 0
    for root in workspace.roots where !DocumentKind.isUntitled(root.folder) {
      // Hosts elsewhere are linted too, but are not of the program.
      let folder = root.folder
      let found = root.draft(over: documents.texts)?
        .safeFixes { Path.isInside($0, folder) || documents[$0] != nil }
      edits += found?.edits ?? []
      fixedCount += found?.fixedCount ?? 0
    }
    if !edits.isEmpty {
      apply(
        workspaceEdit(edits), label: language(en: "Apply all safe fixes of the program", zh: "应用小程序的所有安全修复"))
    }
    return ["fixed": .integer(fixedCount), "files": .integer(edits.count)]
  }
}
