import Diagnostics
import Files
import Linting
import Markup
import MiniProgram

/// A page that `app.json` lists and that does not exist.
package var missingPageFile: Rule {
  Rule(
    id: "missing-page-file",
    summary: .init(
      en: "a page in app.json without a file",
      zh: "app.json 中的页面没有对应的文件"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        The build fails. Not reported for pages that are built from a framework's source or from another \
        platform's markup, for pages whose script calls neither Page nor Component (as in other \
        frameworks), and for pages in a git submodule that is not checked out. If ten or more pages and \
        more than half of all are missing, one finding says so.
        """,
      zh:
        """
        构建失败。以下页面不报告：由框架的源码或其他平台的页面文件构建的页面；脚本既不调用 Page 也不调用 Component 的页面，如其他框架的页面；位于未检出的 git 子模块中的页面。如果缺少 \
        10 个或更多页面，并且超过全部页面的一半，则只报告一个问题。
        """),
    examples: [
      .wrong(
        [
          "app.json": #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#,
          "pages/a/a.axml": "<view/>",
        ], message: #"page "pages/b/b" has no .axml"#),
      .right([
        "app.json": #"{ "pages": ["pages/a/a", "pages/b/b", "pages/c/c"] }"#,
        "pages/a/a.axml": "<view/>",
        "pages/b/b.wxml": "<view/>",
        "pages/c/c.vue": "",
      ]),
      .wrong(
        [
          "app.json": #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#,
          "pages/a/a.wxml": "<view/>",
          "pages/c/c.wxml": "<view/>",
        ], message: #"page "pages/b/b" has no .wxml"#),
      .wrong(
        [
          "app.json": #"{ "pages": ["pages/a/a", "⟦pages/b/b⟧"] }"#,
          "pages/a/a.swan": "<view/>",
        ], message: #"page "pages/b/b" has no .swan"#),
      .right(
        [
          "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
          "pages/a/a.wxml": "<view/>",
          "pages/b/b.wxml": "<view/>",
        ]),
      .right(
        [
          "app.json": #"{ "pages": ["pages/a/a", "pages/b/b"] }"#,
          "pages/a/a.swan": "<view/>",
          "pages/b/b.swan": "<view/>",
        ]),
    ],
    checks: [.project(checkMissingPageFile)])
}

private func checkMissingPageFile(_ context: ProjectContext) {
  let sources = context.project.sources
  guard let app = sources.app, let path = sources.appText?.path else { return }
  var missing: [(page: ConfiguredPath, tried: String)] = []
  var exists = false
  for (page, resolution) in zip(app.pages, sources.pageResolutions) {
    switch resolution {
    case .file: exists = true
    case .missing(let tried): missing.append((page, tried))
    case .unknowable: break
    }
  }
  guard exists else { return }
  missing.removeAll { sources.hasScriptOfOtherFramework($0.tried) }
  let commonFinding = commonFinding(missing.map(\.page), sources)
  var paths = NearestPaths(sources)
  for (page, tried) in missing {
    let near = paths.nearest(to: tried, writtenAs: page.path, in: path)
    context.report(
      Place(path: path, range: page.range),
      missingMarkup(page.path, suffix: commonestDialect(in: sources.program).markupSuffix, near: near),
      commonFinding: commonFinding)
  }
}

/// Where most pages are missing, their folder is: one finding at the first list with one of them. Nil where it may be the pages.
private func commonFinding(_ missing: [ConfiguredPath], _ sources: ProgramSources) -> CommonFinding? {
  guard missing.count >= minGathered, let app = sources.app, missing.count > app.pages.count / 2,
    let text = sources.appText, let root = JSONDocument(text).root
  else { return nil }
  let lists = ([root] + AppConfiguration.subpackageKeys.flatMap { root[$0]?.elements ?? [] })
    .compactMap { $0.member("pages") }
  guard
    let list = lists.first(where: { list in missing.contains { list.value.range.contains($0.range) } })
  else { return nil }
  let message = mostMissing(
    missing.count, of: app.pages.count, first: missing[0].path,
    folder: folder(with: missing.map(\.path), sources))
  return CommonFinding(
    at: Place(path: text.path, range: list.keyRange), message.text, help: message.help,
    ofAtLeast: minGathered)
}

private let minGathered = 10

/// A folder in the source root, by its name, that has more than half of the pages. Nil when none has.
private func folder(
  with pages: [String], _ sources: ProgramSources
) -> (name: String, hasManifest: Bool)? {
  // So many show it. Each costs a look into each folder.
  let pages = pages.prefix(100)
  let entries = (try? sources.fileSystem.entries(of: sources.root)) ?? []
  for name in entries.map(\.name).sorted(by: Path.precedes) where name.utf8.first != Path.dot {
    let folder = Path.child(sources.root, name)
    let found = pages.count { page in
      sources.program.dialects.contains { sources.hasFile(Path.child(folder, page) + $0.markupSuffix) }
    }
    if found > pages.count / 2 { return (name, sources.hasFile(Path.child(folder, "app.json"))) }
  }
  return nil
}

/// The dialect of most pages, in a program with several dialects of a family; AXML if it is among them.
private func commonestDialect(in program: Program) -> Dialect {
  let dialects = program.dialects
  if dialects.count == 1 || dialects[0].family == .alipay { return dialects[0] }
  let counts = Dictionary(grouping: program.pages) { program.dialect(of: $0).id }.mapValues(\.count)
  return dialects.max { counts[$0.id, default: 0] < counts[$1.id, default: 0] } ?? dialects[0]
}

private func mostMissing(
  _ count: Int, of all: Int, first: String, folder: (name: String, hasManifest: Bool)?
) -> Message {
  let hasManifest = folder?.hasManifest == true
  return Message(
    en: "\(count) of \(all) pages are missing; the first is \"\(first)\"",
    zh: "\(all) 个页面中缺少 \(count) 个；第一个是“\(first)”",
    help: folder.map {
      LocalizedText(
        en: "\($0.name)/ has them\(hasManifest ? ": lint it, or set \"program\"" : "")",
        zh: "\($0.name)/ 中有这些页面\(hasManifest ? "：检查该目录，或设置“program”" : "")")
    } ?? LocalizedText(en: "add them, or remove the entries", zh: "添加这些页面，或删除对应的条目"))
}

private func missingMarkup(_ page: String, suffix: String, near: String?) -> Message {
  Message(
    en: "page \"\(page)\" has no \(suffix)", zh: "页面“\(page)”没有 \(suffix) 文件",
    help: didYouMean(near)
      ?? LocalizedText(en: "write \(page)\(suffix), or remove the entry", zh: "添加 \(page)\(suffix)，或删除该条目"))
}
