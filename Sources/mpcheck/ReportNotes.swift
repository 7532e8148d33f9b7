import Diagnostics
import Files
import Linting
import MiniProgram
import Workspace

/// Sentences about a report as a whole: what was found and is not shown, and what was not looked at.
struct ReportNotes {
  let workingDirectory: String
  /// Findings below this severity are not shown, and nothing is said of them.
  let minimumSeverity: Severity

  /// "native types are not checked: no host, contract file or nativeViews is given"; nil where they are checked.
  func note(onUncheckedTypes outcome: LintOutcome, in workspace: Workspace) -> LocalizedText? {
    let hosts = workspace.nativeProjects
    let areKnown = workspace.plan.parts.indices.contains { workspace.nativeTypes($0).isKnown }
    // An empty contract is a mistake, whatever the pages use.
    guard outcome.hasUncheckedTypes || !hosts.emptyContractPaths.isEmpty && !areKnown else { return nil }
    let tags = workspace.plan.parts.flatMap { $0.program.dialects.flatMap(\.nativeTags) }
    let reason = hosts.whyTypesAreUnknown(ofTags: Set(tags))
    return LocalizedText(
      en: "native types are not checked: \(reason.english)", zh: "未检查原生视图的类型：\(reason.chinese)")
  }

  /// "no native views, splash views, widgets or React Native library were recognised in 12 native sources"
  func note(onUnrecognised count: Int) -> LocalizedText {
    LocalizedText(
      en: "no native views, splash views, widgets or React Native library were recognised in "
        + "\(count) native source\(count == 1 ? "" : "s")",
      zh: "\(count) 个原生源码文件中没有识别出原生视图、启动页、自定义控件或 React Native 库")
  }

  /// "3 more findings of this package are outside of the given paths"; nil for none.
  func note(onOutside count: Int) -> LocalizedText? {
    if count == 0 { return nil }
    return LocalizedText(
      en: count == 1
        ? "1 more finding of this package is outside of the given paths"
        : "\(count) more findings of this package are outside of the given paths",
      zh: "此包在给定路径之外还有 \(count) 个问题")
  }

  /// "of each rule in a file the first 1000 findings are shown: ..."; nil where all are.
  func note(onUnkept report: Report, text: (String) -> SourceText?) -> LocalizedText? {
    let unkept = report.unkept.filter { $0.severity >= minimumSeverity }
    guard let first = unkept.first else { return nil }
    let path = shown(first.first.path)
    let index = text(first.first.path).map { PositionIndex($0) }
    let start = index?.position(at: first.first.range.start)
    let place = start.map { ":\($0.line):\($0.column)" } ?? ""
    let rest = unkept.dropFirst().reduce(0) { $0 + $1.count }
    return LocalizedText(
      en: "of each rule in a file the first \(FindingLimit.usual) findings are shown: "
        + "\"\(first.rule)\" has \(first.count) more from \(path)\(place) on"
        + (rest > 0 ? "; and there are \(rest) others" : ""),
      zh: "每个规则在一个文件中只显示前 \(FindingLimit.usual) 个问题：从 \(path)\(place) 起，还有 \(first.count) 个“\(first.rule)”问题"
        + (rest > 0 ? "；此外还有 \(rest) 个" : ""))
  }

  /// "94 findings in templates that nothing uses are not shown (--unreached shows them)"; nil where there are none.
  func note(onUnreached report: Report) -> LocalizedText? {
    let count = report.unreachedCount
    if count == 0 { return nil }
    return LocalizedText(
      en: count == 1
        ? "1 finding in a template that nothing uses is not shown (--unreached shows it)"
        : "\(count) findings in templates that nothing uses are not shown (--unreached shows them)",
      zh: "未使用的模板中有 \(count) 个问题没有显示（用 --unreached 显示）")
  }

  /// "37 findings are in 4 files that app.json does not reach, first pages/old/old.wxml: ..."; nil where none is in such a file.
  /// They are shown: a page that is no longer listed may be missing by mistake. Of a file that is given itself, one of `paths`, it is
  /// not said.
  func note(onUnreachedFiles outcome: LintOutcome, _ report: Report, given paths: [String]) -> LocalizedText?
  {
    if outcome.unreachedFiles.isEmpty { return nil }
    let unreached = outcome.unreachedFiles.subtracting(paths)
    let byStem = Dictionary(unreached.map { (Path.stem($0), $0) }, uniquingKeysWith: { min($0, $1) })
    let files = report.diagnostics.lazy.filter { $0.severity >= minimumSeverity }
      .compactMap { byStem[Path.stem($0.place.path)] }
    guard let first = files.min(by: Path.precedes) else { return nil }
    let (count, fileCount) = (files.count, Set(files).count)
    let findings = count == 1 ? "1 finding is" : "\(count) findings are"
    let path = shown(first)
    return LocalizedText(
      en: fileCount == 1
        ? "\(findings) in a file that app.json does not reach, \(path): list it, or exclude it"
        : "\(findings) in \(fileCount) files that app.json does not reach, first \(path): "
          + "list them, or exclude them",
      zh: fileCount == 1
        ? "app.json 没有用到 \(path)，其中有 \(count) 个问题：请在 app.json 中列出该文件，或将其排除"
        : "app.json 没有用到 \(path) 等 \(fileCount) 个文件，其中有 \(count) 个问题：请在 app.json 中列出这些文件，或将其排除")
  }

  /// "pages/a.axml is ignored by .gitignore and was not checked, though app.json lists it; and 3 more", for each reason why files
  /// are passed over.
  func notes(onOmittedFiles files: [OmittedFile]) -> [LocalizedText] {
    FileTree.Omission.allCases.compactMap { omission in
      note(onOmittedFiles: files.filter { $0.omission == omission }, omission)
    }
  }

  private func note(onOmittedFiles files: [OmittedFile], _ omission: FileTree.Omission) -> LocalizedText? {
    // Pages before components.
    guard
      let first = files.min(by: {
        $0.isListedPage == $1.isListedPage ? Path.precedes($0.path, $1.path) : $0.isListedPage
      })
    else { return nil }
    let more = Set(files.map(\.path)).count - 1
    let path = shown(first.path)
    let isManifest = ["app.json", "plugin.json"].contains(Path.lastComponent(first.user))
    let user = isManifest ? String(Path.lastComponent(first.user)) : shown(first.user)
    let reason =
      switch omission {
      case .ignored: LocalizedText(en: "is ignored by .gitignore", zh: "被 .gitignore 忽略")
      case .hidden: LocalizedText(en: "is in a hidden folder", zh: "在隐藏目录中")
      case .skipped: LocalizedText(en: "is in a folder of packages", zh: "在存放包的目录中")
      }
    return LocalizedText(
      en: "\(path) \(reason.english) and was not checked, though \(user) "
        + (first.isListedPage ? "lists it" : "uses it") + (more > 0 ? "; and \(more) more" : ""),
      zh: "\(path) \(reason.chinese)，未检查，但 \(user) \(first.isListedPage ? "列出" : "使用")了它"
        + (more > 0 ? "；另有 \(more) 个文件也是如此" : ""))
  }

  private func shown(_ path: String) -> String { Path.display(path, from: workingDirectory).visible() }
}
