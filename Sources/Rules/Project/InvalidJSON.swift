import Diagnostics
import Files
import Linting

/// A configuration file that is not JSON.
package let invalidJSON = Rule(
  id: "invalid-json",
  summary: "a configuration file that cannot be parsed",
  category: .project,
  severity: .error,
  rationale: "The build stops at it. Comments and trailing commas are allowed.",
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
    .right([
      .init("app.json", #"{ // the pages\#n  "pages": ["pages/a/a",], }"#),
      .init("pages/a/a.axml", "<view/>"),
    ]),
    .right([.init("pages/a/a.json", "{}"), .init("pages/a/a.axml", "<view/>"), .init("data.json", "{")]),
  ],
  checks: [.project(check)])

private func check(_ context: ProjectContext) {
  let sources = context.project.sources
  // Nearly every file has a path, and nearly none an error.
  func report(_ error: JSONError?, _ path: @autoclosure () -> String?) {
    guard let error, let path = path() else { return }
    context.report(Place(path: path, range: error.range), .invalidJSON(error))
  }
  report(sources.appError, sources.appText?.path)
  report(sources.program.project?.document.error, sources.program.project?.path)
  for file in context.project.files { report(file.unit.configurationError, file.unit.configurationPath) }
}

extension Message {
  fileprivate static func invalidJSON(_ error: JSONError) -> Message {
    Message(error.message, help: "the build cannot read this file")
  }
}
