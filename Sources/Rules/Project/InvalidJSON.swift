import Diagnostics
import Files
import Linting
import MiniProgram

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
  for text in brokenConfigurations(of: context.project) where mergeConflictMarkers(in: text.bytes).isEmpty {
    guard let error = JSONDocument(text).error else { continue }
    context.report(Place(path: text.path, range: error.range), .invalidJSON(error))
  }
}

/// The configuration files of a program that cannot be parsed; they are read again, because there are few.
func brokenConfigurations(of project: Project) -> [SourceText] {
  let sources = project.sources
  let manifests = [
    sources.appError == nil ? nil : sources.appText,
    sources.program.project.flatMap { $0.document.error == nil ? nil : $0.document.text },
  ]
  let pages = project.files.filter { $0.unit.configurationError != nil }
  return manifests.compactMap(\.self)
    + pages.compactMap { sources.text($0.unit.configurationPath) }
}

extension Message {
  fileprivate static func invalidJSON(_ error: JSONError) -> Message {
    Message(error.message, help: "the build cannot read this file")
  }
}
