import Diagnostics
import Files
import Reporting
import Rules
import Workspace

/// What mpcheck really prints as JSON, of a program with two mistakes.
enum OutputExample {
  private static let root = "/app"
  private static let files = [
    "/app/app.json": #"{ "pages": ["pages/home/home"] }"# + "\n",
    "/app/pages/home/home.json": "{}\n",
    "/app/pages/home/home.js": "Page({})\n",
    "/app/pages/home/home.axml": "<view class=box>\n  <text id=\"a\" id=\"b\">北京</text>\n</view>\n",
  ]

  /// - Parameter version: of the tool.
  static func text(version: String) -> String {
    let disk = MemoryFileSystem(files)
    var settings = WorkspaceSettings(paths: [root], workingDirectory: root, rules: allRules)
    settings.configuration = .none
    guard let workspace = try? Workspace.open(settings, in: disk) else { return "" }
    let outcome = workspace.lint()
    let context = ReportContext(toolVersion: version, workingDirectory: root) { try? disk.read($0) }
    let report = Report(diagnostics: outcome.diagnostics, fileCount: outcome.fileCount)
    return String(decoding: OutputFormat.json.render(report, in: context), as: UTF8.self)
  }
}
