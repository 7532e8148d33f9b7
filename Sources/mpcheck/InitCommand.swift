import Diagnostics
import ArgumentParser
import Files
import Linting
import MiniProgram
import Rules
import Workspace

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: spoken(
      en: "Writes a commented mpcheck.json for the program it finds.",
      zh: "为找到的小程序写一份带注释的 mpcheck.json。"),
    discussion: spoken(
      en: """
        It writes the file beside the program's app.json, or into the working folder if there is no program or more than one. \
        It never changes an existing file (exit status 2).
        """,
      zh: """
        写入小程序的 app.json 所在目录；没有小程序或不止一个时，写入工作目录。从不改动已存在的文件（退出码 2）。
        """))

  @OptionGroup var languageOptions: LanguageOptions

  func run() throws {
    Terminal.writeLanguageNote()
    let workingDirectory = try Terminal.workingDirectory()
    let files = DiskFileSystem()
    var settings = WorkspaceSettings(
      paths: [workingDirectory], workingDirectory: workingDirectory, rules: allRules)
    settings.configuration = .none
    settings.jobs = Terminal.coreCount
    let workspace: Workspace
    do {
      workspace = try Workspace.open(settings, in: files)
    } catch {
      error.write(from: workingDirectory)
      throw ExitStatus.wrongUse
    }
    let apps = workspace.plan.parts.map(\.program).filter { $0.manifest != nil }
    let folder = apps.count == 1 ? apps[0].root : workingDirectory
    let path = Path.child(folder, Configuration.fileName)
    let shown = Path.display(path, from: workingDirectory)
    guard files.kind(of: path, followingLinks: false) == nil else {
      Terminal.writeFailure(WriteError.exists.clause.asClause(of: shown))
      throw ExitStatus.wrongUse
    }
    let outer = ConfigurationPlace(of: folder, workingDirectory: workingDirectory).file
    let starter = StarterConfiguration(
      version: Version(toolVersion)!, program: nil, nativeTypes: nativeTypes(in: workspace))
    do {
      try files.replace(path, with: starter.text(in: .spoken).utf8, if: .isMissing)
    } catch {
      Terminal.writeFailure(error.clause.asClause(of: shown))
      throw error == .exists ? ExitStatus.wrongUse : .incomplete
    }
    Terminal.writeError(spoken(en: "wrote \(shown)", zh: "已写入 \(shown)").visible())
    if let outer {
      let outer = Path.display(outer, from: workingDirectory)
      Terminal.writeNote(
        LocalizedText(
          en: "\(outer) no longer applies here; \"extends\" keeps what it says",
          zh: "\(outer) 不再适用于此处；用“extends”可保留其中的设置"))
    }
  }

  /// The static types of the native views in the markup, in byte order.
  private func nativeTypes(in workspace: Workspace) -> [String] {
    let types = workspace.projects().flatMap { $0.files.flatMap { $0.facts.nativeViews.compactMap(\.type) } }
    return Set(types).sorted(by: Path.precedes)
  }
}
