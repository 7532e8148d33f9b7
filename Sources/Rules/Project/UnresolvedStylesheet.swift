import Diagnostics
import Linting
import Markup
import MiniProgram

/// A style sheet that another one imports and that is not there.
package var unresolvedStylesheet: Rule {
  Rule(
    id: "unresolved-stylesheet",
    summary: .init(
      en: "an unresolved path of @import in a style sheet",
      zh: "样式文件中 @import 的路径没有指向任何文件"),
    category: .project,
    severity: .error,
    rationale: .init(
      en:
        """
        The build fails, or the styles are missing. Not reported for sheets that a build makes from other \
        ones, or for paths that only a build or an installation can create.
        """,
      zh: "构建失败，或者缺少样式。由构建从其他文件生成的样式文件，以及只有构建或安装之后才会存在的路径不报告。"),
    fix: .suggested,
    examples: [
      .wrong(
        [
          "pages/a/a.acss": #"@import "⟦./common.acss⟧";"#,
          "pages/a/a.axml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no style sheet at "./common.acss""#),
      .right([
        "pages/a/a.acss": #"@import "./common.acss";"#,
        "pages/a/common.acss": ".a { color: red }",
        "pages/a/a.axml": "<view/>",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxss": #"@import "⟦../styles/common.wxss⟧";"#,
          "styles/common.wxss": ".a { color: red }",
          "pages/a/a.wxml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no style sheet at "../styles/common.wxss""#,
        fixed: #"@import "../../styles/common.wxss";"#),
      .right(
        [
          "pages/a/a.wxss": #"@import "../../styles/common.wxss";"#,
          "styles/common.wxss": ".a { color: red }",
          "pages/a/a.wxml": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .wrong(
        [
          "pages/a/a.css": #"@import "⟦/common.css⟧";"#,
          "pages/a/a.swan": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #"there is no style sheet at "/common.css""#),
      .right(
        [
          "pages/a/a.css": #"@import "/common.css";"#,
          "common.css": ".a { color: red }",
          "pages/a/a.swan": "<view/>",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkUnresolvedStylesheet)])
}

private func checkUnresolvedStylesheet(_ context: ProjectContext) {
  let project = context.project
  let sources = project.sources
  guard sources.isReadInPlace else { return }
  for dialect in sources.program.dialects {
    let suffix = "." + dialect.files.style
    for (path, references) in sources.styleReferences(of: project.files, in: dialect) where !isInPackage(path)
    {
      for target in references.imports
      where target.path.hasSuffix(suffix) && isSheetPath(target.path) && !isInPackage(target.path) {
        context.reportMissing(
          target.path, at: Place(path: path, range: target.range), as: .style, in: dialect, missingSheet)
      }
    }
  }
}

/// Whether a target is a path from the sheet or from the source root, not an address.
private func isSheetPath(_ target: String) -> Bool {
  target.utf8.first == UInt8(ascii: ".") || target.utf8.first == UInt8(ascii: "/") && !target.hasPrefix("//")
}

private func missingSheet(_ path: String, near: String?) -> Message {
  Message(
    en: "there is no style sheet at \"\(path)\"", zh: "找不到样式文件“\(path)”",
    help: didYouMean(near) ?? addOrCorrect)
}
