import Diagnostics
import Files
import Linting
import Markup
import MiniProgram

/// The path of an image or another medium that leads nowhere.
package var missingResource: Rule {
  Rule(
    id: "missing-resource",
    summary: .init(
      en: "a missing image or media file",
      zh: "图片或媒体文件不存在"),
    category: .project,
    severity: .warning,
    severities: .init(
      en: "error for an icon of the tab bar, warning otherwise",
      zh: "tabBar 图标为 error，其余为 warning"),
    rationale: .init(
      en:
        """
        Its place stays blank; a missing tab icon makes the build fail. Phones distinguish letter case, \
        some computers do not. Not reported for paths that only a build can create, and in programs whose \
        sources the platform does not read directly.
        """,
      zh: "该位置什么也不显示；缺少 tabBar 图标时，构建失败。手机区分字母大小写，有些电脑不区分。只有构建之后才会存在的路径不报告，平台不直接读取其源码的小程序也不检查。"),
    mergesBy: .message,
    examples: [
      .wrong(
        [
          "pages/a/a.axml":
            #"<image src="⟦/images/close.png⟧"/><image src="{{on ? '⟦../../images/on.png⟧' : '/images/off.png'}}"/>"#,
          "images/off.png": "",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""/images/close.png" does not exist in this program"#,
        #""../../images/on.png" does not exist in this program"#),
      .right([
        "pages/a/a.axml":
          #"<image src="/images/close.png?v=1"/><image src="{{user.photo || '../../images/close.png'}}"/>"#,
        "images/close.png": "",
        "app.json": #"{ "pages": ["pages/a/a"] }"#,
      ]),
      .wrong(
        [
          "pages/a/a.wxml":
            #"<video src="/a.mp4" poster="⟦./poster.jpg⟧"/><cover-image src="⟦/Images/close.PNG⟧"/>"#,
          "a.mp4": "",
          "images/close.png": "",
          "app.json":
            #"{ "pages": ["pages/a/a"], "tabBar": { "list": [{ "pagePath": "pages/a/a", "iconPath": "⟦images/home.png⟧" }] } }"#,
        ], message: #""./poster.jpg" does not exist in this program"#,
        #""/Images/close.PNG" does not exist in this program"#,
        #""images/home.png" does not exist in this program"#),
      .wrong(
        [
          "pages/a/a.swan": #"<image src="⟦/images/close.png⟧"/>"#,
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ], message: #""/images/close.png" does not exist in this program"#),
      .right(
        [
          "pages/a/a.wxml":
            #"<image src="/images/close.png?v=1"/><image src="{{user.photo || '../../images/close.png'}}"/>"#,
          "images/close.png": "",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
      .right(
        [
          "pages/a/a.swan":
            #"<image src="/images/close.png?v=1"/><image src="{{user.photo || '../../images/close.png'}}"/>"#,
          "images/close.png": "",
          "app.json": #"{ "pages": ["pages/a/a"] }"#,
        ]),
    ],
    checks: [.project(checkMissingResource), .project(checkTabIcons)])
}

private func checkMissingResource(_ context: ProjectContext) {
  let project = context.project
  let sources = project.sources
  var near = NearestOnDemand(sources)
  var isRead: Bool?
  var budget = LinkBudget(for: project)
  var missing: [MissingPath] = []
  for (index, file) in project.files.enumerated() where !file.facts.missingResources.isEmpty {
    if file.facts.hasUndecidedConditions || sources.replacesMedia(in: file.unit) { continue }
    if isRead == nil { isRead = sources.isReadAsItIs }
    if isRead == false { break }
    let users = project.owners(of: index).map { project.files[$0].unit.path }
    // There a path that a component has is one from the page that shows it.
    var pages: [String]?
    if file.unit.dialect.family == .alipay,
      file.facts.missingResources.contains(where: { !Path.isAbsolute($0.path) })
    {
      pages = (project.pages(showing: index, &budget) ?? []).map { project.files[$0].unit.path }
    }
    for resource in file.facts.missingResources {
      let isRelative = !Path.isAbsolute(resource.path)
      // What nobody renders may be meant for any page.
      if isRelative, (pages ?? users).isEmpty || !budget.follow(pages?.count ?? 0) { continue }
      let found =
        [file.unit.path] + (isRelative ? users + (pages ?? []) : users).filter { $0 != file.unit.path }
      let tried = found.map { sources.resolver.resolveResource(resource.path, from: $0) }
      guard case .missing(let path)? = tried.first, tried.allSatisfy(\.isMissing) else { continue }
      let meant = near.value.meant(by: resource.path, tried: path, in: file.unit.path)
      missing.append(
        MissingPath(written: resource.path, tried: path, place: file.place(resource.range), meant))
    }
  }
  report(missing, context)
}

private func checkTabIcons(_ context: ProjectContext) {
  let sources = context.project.sources
  guard sources.program.kind == .app, let app = sources.app, let text = sources.appText else { return }
  var icons: [ConfiguredPath] = []
  let dialects = sources.program.dialects
  if dialects.contains(where: { $0.family == .alipay }) { icons += app.tabBarIcons.ofItems }
  if dialects.isEmpty || dialects.contains(where: { $0.family != .alipay }) {
    icons += app.tabBarIcons.ofList
  }
  var near = NearestOnDemand(sources)
  var missing: [MissingPath] = []
  for icon in icons {
    // A value with escapes has other bytes than its text.
    guard let range = MediaFiles.localPath(in: icon.range, of: text), text.string(range) == icon.path,
      case .missing(let path) = sources.resolver.resolveResource("/" + icon.path, from: text.path),
      sources.isReadAsItIs
    else { continue }
    let meant = near.value.meant(by: "/" + icon.path, tried: path, in: text.path)
    missing.append(
      MissingPath(
        written: icon.path, tried: path, place: Place(path: text.path, range: range), meant?.withoutSlash))
  }
  report(missing, severity: .error, context)
}

/// A path without a file.
private struct MissingPath {
  let written: String
  /// The file that it means, absolute.
  let tried: String
  let place: Place
  let meant: NearestResources.Meant?

  init(written: String, tried: String, place: Place, _ meant: NearestResources.Meant?) {
    (self.written, self.tried, self.place, self.meant) = (written, tried, place, meant)
  }
}

/// Reports paths. Those that lead into one folder that does not exist are one finding.
private func report(_ missing: [MissingPath], severity: Severity? = nil, _ context: ProjectContext) {
  let sources = context.project.sources
  var folders: [String: String?] = [:]
  var paths: [String: [MissingPath]] = [:]
  for path in missing {
    let parent = Path.parent(path.tried)
    if folders[parent] == nil { folders[parent] = .some(sources.missingFolder(around: parent)) }
    if let folder = folders[parent]! { paths[folder, default: []].append(path) }
  }
  let common = paths.map { ($0, missingFolder($0, $1, sources)) }
  let findings = Dictionary(uniqueKeysWithValues: common)
  for path in missing {
    context.report(
      path.place, missingResourceMessage(path.written, path.meant), severity: severity,
      commonFinding: folders[Path.parent(path.tried)]!.flatMap { findings[$0] })
  }
}

extension ProgramSources {
  /// The outermost folder that does not exist, of a folder in the program and those around it.
  fileprivate func missingFolder(around folder: String) -> String? {
    guard folder != root, Path.isInside(folder, root) else { return nil }
    // From the root: the path may be very long.
    var known = root
    for name in Path.display(folder, from: root).split(separator: "/") {
      known = Path.child(known, String(name))
      if !fileSystem.isFolder(known) { return known }
    }
    return nil
  }
}

/// What is reported in place of all paths into a folder that does not exist.
private func missingFolder(
  _ folder: String, _ paths: [MissingPath], _ sources: ProgramSources
) -> CommonFinding {
  let shown = "/" + Path.display(folder, from: sources.root)
  var help = LocalizedText(en: "add the folder, or correct the paths", zh: "添加该目录，或更正这些路径")
  if case .path(let meant) = paths[0].meant {
    help = LocalizedText(
      en: "add the folder, or correct the paths: the first is most likely \"\(meant)\"",
      zh: "添加该目录，或更正这些路径：第一个很可能是“\(meant)”")
  }
  return CommonFinding(
    at: paths[0].place,
    LocalizedText(
      en: "\"\(shown)\" does not exist in this program, and \(paths.count) paths lead into it",
      zh: "小程序中没有目录“\(shown)”，有 \(paths.count) 个路径指向其中"), help: help, ofAtLeast: 2)
}

/// The media of a program, looked for when the first one is missing.
private struct NearestOnDemand {
  private let sources: ProgramSources
  lazy var value = NearestResources(sources)

  init(_ sources: ProgramSources) { self.sources = sources }
}

extension Resolution {
  fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension NearestResources.Meant {
  /// The same for a path that is read from the source root without a `/` before it.
  fileprivate var withoutSlash: Self {
    if case .path(let path) = self, Path.isAbsolute(path) { return .path(String(path.dropFirst())) }
    return self
  }
}

extension ProgramSources {
  /// Whether a component is registered under the name of a tag that shows media.
  fileprivate func replacesMedia(in unit: SourceUnit) -> Bool {
    ["audio", "cover-image", "image", "video"].contains { registers($0, in: unit) }
  }
}

private func missingResourceMessage(_ path: String, _ meant: NearestResources.Meant?) -> Message {
  let help: LocalizedText? =
    switch meant {
    case .named(let name): LocalizedText(en: "the file is named \"\(name)\"", zh: "该文件的名称是“\(name)”")
    case .path(let path): didYouMean(path)
    case nil: nil
    }
  return Message(
    en: "\"\(path)\" does not exist in this program", zh: "找不到文件“\(path)”",
    help: help
      ?? LocalizedText(en: "add the file, or write the path of another one", zh: "添加该文件，或改为另一个文件的路径"))
}
