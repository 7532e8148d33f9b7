import Diagnostics
import Files
import Linting
import Markup
import MiniProgram

/// A configuration file that is not JSON, or that is another value than every build expects.
package let invalidJSON = Rule(
  id: "invalid-json",
  summary: "a configuration file that cannot be parsed",
  category: .project,
  severity: .error,
  rationale:
    "The build stops at it, and at a value of another kind than it expects. Comments and trailing commas are allowed.",
  examples: [
    .wrong(
      [
        .init("pages/a/a.json", #"{ "usingComponents" ⟦{⟧} }"#), .init("pages/a/a.axml", "<view/>"),
      ], message: #"expected ":" after the key"#),
    .wrong(
      [
        .init("app.json", #"{ "pages": ["pages/a/a" ⟦"⟧pages/b/b"] }"#),
        .init("pages/a/a.axml", "<view/>"),
      ], message: #"expected "," or "]" after the value"#),
    .wrong(
      [
        .init("mini.project.json", #"{ "format": 2 ⟦]⟧"#), .init("app.json", #"{ "pages": [] }"#),
        .init("pages/a/a.axml", "<view/>"),
      ], message: #"expected "," or "}" after the value"#),
    .wrong(
      [.init("app.json", "⟦[]⟧"), .init("pages/a/a.axml", "<view/>")],
      message: "a configuration must be an object, not an array"),
    .wrong(
      [.init("pages/a/a.json", "⟦5⟧"), .init("pages/a/a.axml", "<view/>")],
      message: "a configuration must be an object, not a number"),
    .wrong(
      [
        .init("pages/a/a.json", #"{ "usingComponents": ⟦["./b"]⟧ }"#), .init("pages/a/a.axml", "<view/>"),
      ], message: #""usingComponents" must be an object of paths by tag, not an array"#),
    .wrong(
      [.init("app.json", #"{ "pages": ⟦5⟧ }"#), .init("pages/a/a.axml", "<view/>")],
      message: #""pages" must be an array of paths, not a number"#),
    .wrong(
      [
        .init("app.json", #"{ "subPackages": [{ "root": "a", "pages": "⟦b⟧" }] }"#),
        .init("a/b.axml", "<view/>"),
      ], message: #""pages" must be an array of paths, not a string"#),
    .wrong(
      [.init("app.json", #"{ "subPackages": ⟦{}⟧ }"#), .init("pages/a/a.axml", "<view/>")],
      message: #""subPackages" must be an array of packages, not an object"#),
    .wrong(
      [
        .init("mini.project.json", "⟦null⟧"), .init("app.json", #"{ "pages": [] }"#),
        .init("pages/a/a.axml", "<view/>"),
      ], message: "a configuration must be an object, not null"),
    .right([
      .init("app.json", #"{ // the pages\#n  "pages": ["pages/a/a",], }"#),
      .init("pages/a/a.axml", "<view/>"),
    ]),
    .right([.init("pages/a/a.json", "{}"), .init("pages/a/a.axml", "<view/>"), .init("data.json", "{")]),
    // Published programs of Swan have empty ones.
    .right([
      .init("pages/a/a.swan", "<view/>"), .init("pages/a/a.json", "\n"),
      .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
    ]),
    .wrong(
      [
        .init("pages/a/a.json", "⟦{⟧"), .init("pages/a/a.swan", "<view/>"),
        .init("app.json", #"{ "pages": ["pages/a/a"] }"#),
      ], message: #""{" is never closed"#),
    .right([
      .init("pages/a/a.json", #"{ "usingComponents": null, "pages": 5 }"#),
      .init("pages/a/a.axml", "<view/>"),
    ]),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  for (text, error) in brokenConfigurations(of: context.project)
  where mergeConflictMarkers(in: text.bytes).isEmpty {
    context.report(Place(path: text.path, range: error.range), .invalidJSON(error))
  }
}

/// The configuration files of a program that a build cannot read, and why; they are read again, because there are few.
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
    if JSONDocument(text).isBlank, project.hasSwanPage(with: text.path) { return nil }
    return (text, error)
  }
  return manifests.compactMap(\.self) + pages
}

extension Project {
  fileprivate func hasSwanPage(with configuration: String) -> Bool {
    files.contains { $0.unit.dialect === Dialect.swan && $0.unit.configurationPath == configuration }
  }
}

extension Message {
  fileprivate static func invalidJSON(_ error: JSONError) -> Message {
    Message(error.message, help: "the build cannot read this file")
  }
}
