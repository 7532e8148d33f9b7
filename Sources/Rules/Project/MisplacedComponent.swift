import Diagnostics
import Files
import Linting
import MiniProgram

/// A component that is registered beside `usingComponents`.
package var misplacedComponent: Rule {
  Rule(
    id: "misplaced-component",
    summary: .init(
      en: "a component registered beside \"usingComponents\", not in it",
      zh: "组件注册在“usingComponents”之外"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en: "The tag shows nothing: only components inside the object are registered.",
      zh: "该标签什么也不显示：只有写在该对象中的组件才会注册。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": {}, "⟦rank-item⟧": "/rank-item/rank-item" }"#,
          "pages/a/a.axml": "<rank-item/>",
          "rank-item/rank-item.axml": "<view/>",
          "rank-item/rank-item.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""rank-item" is beside "usingComponents", not in it"#,
        fixed: #"{ "usingComponents": { "rank-item": "/rank-item/rank-item" } }"#),
      .right([
        "pages/a/a.json":
          #"{ "usingComponents": { "rank-item": "/rank-item/rank-item" }, "defaultTitle": "a/b" }"#,
        "pages/a/a.axml": "<rank-item/>",
        "rank-item/rank-item.axml": "<view/>",
        "rank-item/rank-item.json": #"{ "component": true }"#,
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": {}, "⟦rank-item⟧": "/rank-item/rank-item" }"#,
          "pages/a/a.wxml": "<rank-item/>",
          "rank-item/rank-item.wxml": "<view/>",
          "rank-item/rank-item.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""rank-item" is beside "usingComponents", not in it"#),
      .wrong(
        [
          "pages/a/a.json": #"{ "usingComponents": {}, "⟦rank-item⟧": "/rank-item/rank-item" }"#,
          "pages/a/a.swan": "<rank-item/>",
          "rank-item/rank-item.swan": "<view/>",
          "rank-item/rank-item.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""rank-item" is beside "usingComponents", not in it"#),
      .right(
        [
          "pages/a/a.json":
            #"{ "usingComponents": { "rank-item": "/rank-item/rank-item" }, "navigationBarTitleText": "a/b" }"#,
          "pages/a/a.wxml": "<rank-item/>",
          "rank-item/rank-item.wxml": "<view/>",
          "rank-item/rank-item.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .right(
        [
          "pages/a/a.json":
            #"{ "usingComponents": { "rank-item": "/rank-item/rank-item" }, "navigationBarTitleText": "a/b" }"#,
          "pages/a/a.swan": "<rank-item/>",
          "rank-item/rank-item.swan": "<view/>",
          "rank-item/rank-item.json": #"{ "component": true }"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkMisplacedComponent)])
}

private func checkMisplacedComponent(_ context: ProjectContext) {
  let sources = context.project.sources
  for file in context.project.files {
    for registration in file.unit.configuration?.misplacedComponents ?? []
    where sources.isComponent(registration, in: file.unit) {
      let place = Place(path: file.unit.configurationPath, range: registration.nameRange)
      context.report(
        place, misplaced(registration.name), fix: fixMisplacedComponent(registration, in: place.path, sources)
      )
    }
  }
}

/// Moves the member into the object.
private func fixMisplacedComponent(
  _ registration: ComponentRegistration, in path: String, _ sources: ProgramSources
) -> Fix? {
  guard let text = sources.text(path), let root = JSONDocument(text).root,
    let object = root["usingComponents"],
    object.isObject, object.member(registration.name) == nil
  else { return nil }
  let members = root.members
  guard let index = members.firstIndex(where: { $0.keyRange == registration.nameRange }) else { return nil }
  // With its quotes.
  let own = ByteRange(registration.nameRange.start - 1, registration.pathRange.end + 1)
  var removed = own
  if index + 1 < members.count {
    removed.end = members[index + 1].keyRange.start - 1
  } else if index > 0 {
    let before = members[index - 1].value
    removed.start = before.range.end + (before.string == nil ? 0 : 1)
  }
  // A comment between two members stays where it is.
  if text.string(removed).containsComment { return nil }
  let inner = object.range.start + 1
  return Fix(
    en: "move it into usingComponents", zh: "移到 usingComponents 中", .suggested,
    edits: [
      Edit(
        replace: Place(path: path, range: ByteRange(inner, inner)),
        with: " " + text.string(own) + (object.members.isEmpty ? " " : ",")),
      Edit(replace: Place(path: path, range: removed), with: ""),
    ])
}

extension String {
  fileprivate var containsComment: Bool { containsBytes(of: "//") || containsBytes(of: "/*") }
}

private func misplaced(_ name: String) -> Message {
  Message(
    en: "\"\(name)\" is beside \"usingComponents\", not in it", zh: "“\(name)”与“usingComponents”并列，没有写在其中",
    help: .init(en: "move it into the object", zh: "移到该对象中"))
}
