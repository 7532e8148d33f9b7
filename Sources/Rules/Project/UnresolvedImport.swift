import Diagnostics
import Linting
import MiniProgram

/// A path in `import`, `include` or `import-sjs` that leads nowhere.
package var unresolvedImport: Rule {
  Rule(
    id: "unresolved-import",
    summary: .init(
      en: "an unresolved import, include or import-sjs path",
      zh: "import、include 或 import-sjs 的路径没有指向任何文件"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        The build fails, or the page misses a part. Not reported for paths that only a build or an \
        installation can create: aliases, packages that are not installed, ignored folders, and files that \
        are built from another source. A path is still reported if its end leads to a file from another \
        folder, or if it leaves the repository.
        """,
      zh:
        """
        构建失败，或者页面缺少一部分。只有构建或安装之后才会存在的路径不报告：别名、未安装的包、已忽略的目录、由其他源文件构建的文件。但如果路径的末尾部分在另一个目录中对应一个文件，或路径超出了仓库，则仍\
        然报告。
        """
    ),
    fix: .suggested,
    examples: [
      .wrong(
        """
        <import src="⟦./none.axml⟧"/>
        <include src="⟦../index/none.axml⟧"/>
        <include src="/index.axml"/>
        """, message: #"there is no file at "./none.axml""#, #"there is no file at "../index/none.axml""#),
      .wrong(
        [
          "pages/a/a.axml": #"<import src="⟦../parts/card.axml⟧"/>"#,
          "parts/card.axml": #"<template name="card"><view/></template>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no file at "../parts/card.axml""#,
        fixed: #"<import src="../../parts/card.axml"/>"#),
      .right([
        "pages/index/index.axml": """
        <import src="./card.axml"/>
        <include src="../../parts/head.axml"/>
        <template is="card"/>
        """,
        "pages/index/card.axml": #"<template name="card"><view/></template>"#,
        "parts/head.axml": "<view/>",
      ]),
      .wrong(
        in: .wxml,
        """
        <import src="⟦./none.wxml⟧"/>
        <include src="⟦../index/none.wxml⟧"/>
        <include src="/index.wxml"/>
        """,
        message: #"there is no file at "./none.wxml""#, #"there is no file at "../index/none.wxml""#),
      .right(
        [
          "pages/index/index.wxml": """
          <import src="./card.wxml"/>
          <include src="../../parts/head.wxml"/>
          <template is="card"/>
          """,
          "pages/index/card.wxml": #"<template name="card"><view/></template>"#,
          "parts/head.wxml": "<view/>",
        ]),
      .wrong(
        in: .swan,
        """
        <import src="⟦./none.swan⟧"/>
        <include src="⟦../index/none.swan⟧"/>
        <include src="/index.swan"/>
        """,
        message: #"there is no file at "./none.swan""#, #"there is no file at "../index/none.swan""#),
      .right(
        [
          "pages/index/index.swan": """
          <import src="./card.swan"/>
          <include src="../../parts/head.swan"/>
          <template is="card"/>
          """,
          "pages/index/card.swan": #"<template name="card"><view/></template>"#,
          "parts/head.swan": "<view/>",
        ]),
    ],
    checks: [.project(checkUnresolvedImport)])
}

private func checkUnresolvedImport(_ context: ProjectContext) {
  let project = context.project
  var paths = NearestPaths(project.sources)
  func relocated(_ reference: FileReference, in file: ProjectFile, _ reason: Resolution.Reason)
    -> RelocatedPath?
  {
    let kind = reference.kind == .module ? ReferenceKind.script : .markup
    return paths.relocated(reference.source, in: file.unit.path, as: kind, file.unit.dialect, reason)
  }
  for file in project.files {
    for index in file.facts.references.indices {
      // Nearly all references lead to a file, and are not copied.
      if case .file = file.facts.references[index].resolution { continue }
      let reference = file.facts.references[index]
      let place = file.place(reference.sourceRange)
      switch reference.resolution {
      case .missing(let path):
        let near =
          reference.kind == .module
          ? nil : paths.nearest(to: path, writtenAs: reference.source, in: file.unit.path)
        let meant = near == nil ? relocated(reference, in: file, .absentFolder) : nil
        context.report(
          place, missingFile(reference.source, near: near ?? meant?.path), fix: meant?.fix(at: place))
      case .unknowable(let reason):
        guard let meant = relocated(reference, in: file, reason) else { continue }
        context.report(
          place, missingFile(reference.source, near: meant.path), fix: meant.fix(at: place))
      default: continue
      }
    }
  }
}

private func missingFile(_ source: String, near: String?) -> Message {
  Message(
    en: "there is no file at \"\(source)\"", zh: "找不到文件“\(source)”",
    help: didYouMean(near)
      ?? LocalizedText(
        en: #"a path is relative to this file ("./") or to the folder of app.json ("/")"#,
        zh: "添加该文件，或更正路径：相对于此文件（“./”）或 app.json 所在目录（“/”）"))
}
