import Diagnostics
import Files
import Linting
import Markup
import MiniProgram

/// A configuration file that is not JSON, or not the kind of value that every build expects.
package var invalidJSON: Rule {
  Rule(
    id: "invalid-json",
    summary: .init(
      en: "invalid JSON in a configuration file",
      zh: "配置文件无法解析"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        The build fails, also if a value has another type than it expects. Comments and trailing commas \
        are allowed.
        """,
      zh: "构建失败，值的类型与预期不符时也会失败。允许注释和末尾的逗号。"),
    examples: [
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents" ⟦{⟧} }"#,
          "pages/a/a.axml": "<view/>",
        ], message: #"expected ":" after the key"#),
      .right([
        "app.json": """
        { // the pages
          "pages": ["pages/a/a",], }
        """,
        "pages/a/a.axml": "<view/>",
      ]),
      .wrong(
        [
          "pages/a/a.json": "⟦{⟧",
          "pages/a/a.swan": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""{" is never closed"#),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents" ⟦{⟧} }"#,
          "pages/a/a.wxml": "<view/>",
        ],
        message: #"expected ":" after the key"#),
      .right(
        [
          "app.json": """
          { // the pages
            "pages": ["pages/a/a",], }
          """,
          "pages/a/a.wxml": "<view/>",
        ]),
      .right(
        [
          "app.json": """
          { // the pages
            "pages": ["pages/a/a",], }
          """,
          "pages/a/a.swan": "<view/>",
        ]),
    ],
    checks: [.project(checkInvalidJSON)])
}

private func checkInvalidJSON(_ context: ProjectContext) {
  for (text, error) in brokenConfigurations(of: context.project)
  where mergeConflictMarkers(in: text.bytes).isEmpty {
    context.report(Place(path: text.path, range: error.range), invalidJSONMessage(error))
  }
}

/// The configuration files of a program that a build cannot read, each with the reason. They are read again, because there
/// are few.
func brokenConfigurations(of project: Project) -> [(text: SourceText, error: JSONError)] {
  let sources = project.sources
  let settings = sources.program.project
  let manifests = [
    sources.appText.flatMap { text in sources.appError.map { (text, $0) } },
    settings.flatMap { settings in settings.error.map { (settings.document.text, $0) } },
  ]
  let pages = project.files.compactMap { file -> (SourceText, JSONError)? in
    guard let error = file.unit.configurationError, let text = sources.text(file.unit.configurationPath)
    else { return nil }
    // Whether Baidu's build stops at a file without a value is unknown.
    if JSONDocument(text).isBlank, project.hasBaiduPage(with: text.path) { return nil }
    return (text, error)
  }
  return manifests.compactMap(\.self) + pages
}

extension Project {
  fileprivate func hasBaiduPage(with configuration: String) -> Bool {
    files.contains { $0.unit.dialect.family == .baidu && $0.unit.configurationPath == configuration }
  }
}

private func invalidJSONMessage(_ error: JSONError) -> Message {
  Message(error.message, help: .init(en: "the build cannot read this file", zh: "改为合法的 JSON，否则构建无法读取此文件"))
}
