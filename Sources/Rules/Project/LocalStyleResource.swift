import Diagnostics
import Linting
import Markup
import MiniProgram

/// A picture or font that a style sheet loads from the program.
package var localStyleResource: Rule {
  Rule(
    id: "local-style-resource",
    summary: .init(
      en: "a local file in url() of a style sheet that cannot load it",
      zh: "样式文件的 url() 中使用了无法加载的本地文件"),
    category: .project,
    severity: .warning,
    rationale: .init(
      en:
        """
        Style sheets of WXML load only network addresses and base64: the compiler appends \
        "do-not-use-local-path" to the path of a local picture or font, which is then not found. Not \
        reported for fonts that also have an address, or for sheets that a build generates.
        """,
      zh:
        """
        WXML 的样式文件只能加载网络地址和 base64：编译器会在本地图片或字体的路径后加上“do-not-use-local-path”，因而找不到文件。同时提供网络地址或 base64 的字体，\
        以及由构建生成的样式文件不报告。
        """),
    mergesBy: .message,
    sources: [
      .init(
        en: """
          what the compiler writes: NervJS/taro, issue 13595; that pictures and fonts of the program cannot be used: \
          "background images" of the uni-app documentation
          """,
        zh: "编译器的输出：NervJS/taro 的 issue 13595；不能使用小程序中的图片和字体：uni-app 文档的“背景图片”")
    ],
    dialects: .only([.wxml]),
    examples: [
      .wrong(
        [
          "pages/a/a.wxss": ".top { background-image: url(⟦/images/top.png⟧) }",
          "pages/a/a.wxml": #"<view class="top"/>"#,
          "images/top.png": "",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""/images/top.png" is a local file, which style sheets cannot load"#),
      .right([
        "pages/a/a.wxss": """
        .top { background-image: url(https://example.com/top.png) }
        .end { background-image: url("data:image/png;base64,iVBORw0KGgo=") }
        """,
        "pages/a/a.wxml": #"<view class="top"/>"#,
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
    ],
    checks: [.project(checkLocalStyleResource)])
}

private func checkLocalStyleResource(_ context: ProjectContext) {
  let project = context.project
  let sources = project.sources
  guard sources.program.dialects.contains(where: { $0 === Dialect.wxml }), sources.isReadInPlace else {
    return
  }
  for (path, loaded) in sources.styleReferences(of: project.files, in: .wxml) {
    for file in loaded.localPaths {
      context.report(Place(path: path, range: file.range), localFile(file.path))
    }
  }
}

private func localFile(_ path: String) -> Message {
  Message(
    en: "\"\(path)\" is a local file, which style sheets cannot load", zh: "“\(path)”是本地文件，样式文件无法加载",
    help: .init(
      en: "use a network address or base64, or show the picture by <image>",
      zh: "改用网络地址或 base64，图片也可改用 <image> 显示"))
}
