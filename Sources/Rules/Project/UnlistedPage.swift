import Diagnostics
import Linting
import MiniProgram

/// A page that `app.json` does not list.
package let unlistedPage = Rule(
  id: "unlisted-page",
  summary: "a page that app.json does not list",
  category: .project,
  severity: nil,
  rationale: "It is not built, and no link can lead to it.",
  examples: [
    .wrong(
      [
        .init("pages/b/b.axml", "⟦<⟧view/>"), .init("pages/b/b.js", "Page({})"),
        .init("pages/a/a.axml", "<view/>"), .init("app.json", "{ \"pages\": [\"pages/a/a\"] }"),
      ], message: "\"pages/b/b\" is a page that app.json does not list"),
    .wrong(
      [
        .init("shop/a.axml", "⟦<⟧view/>"), .init("shop/a.ts", "Page({})"),
        .init("pages/a/a.axml", "<view/>"),
        .init(
          "app.json",
          "{ \"pages\": [\"pages/a/a\"], \"subPackages\": [{ \"root\": \"shop\", \"pages\": [\"b\"] }] }"),
      ], message: "\"shop/a\" is a page that app.json does not list"),
    .right([
      .init("shop/a.axml", "<view/>"), .init("shop/a.js", "Page({})"), .init("part.axml", "<view/>"),
      .init("app.json", "{ \"pages\": [], \"subPackages\": [{ \"root\": \"shop\", \"pages\": [\"a\"] }] }"),
    ]),
    .right("<view/>", script: "Page({})"),
  ],
  checks: [.document(check)])

private let check: @Sendable (FileContext) -> Void = { context in
  let unit = context.unit
  guard context.program.program.kind == .app, let app = context.program.app, context.program.appError == nil,
    !context.program.lists(page: unit.stem),
    unit.configuration?.isComponent != true,
    unit.script?.instances.contains(where: { $0.kind == .page }) == true
  else { return }
  let name = Path.display(unit.stem, from: context.program.root)
  if app.loadingPages.contains(where: { $0.path == name }) { return }
  context.report(ByteRange(0, min(1, context.text.count)), isNotListed(name))
}

private func isNotListed(_ page: String) -> Message {
  Message("\"\(page)\" is a page that app.json does not list", help: "add it to pages, or remove the file")
}
