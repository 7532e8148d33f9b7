import ArgumentParser
import Files
import Linting
import MiniProgram
import Rules

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a commented mpcheck.json for the program it finds.",
    discussion: """
      It is written into the folder of the program's app.json, or into the working directory where there is no program \
      or more than one. A file that exists is left as it is (exit status 2).
      """)

  func run() throws {
    let workingDirectory = Path.normalised(Terminal.workingDirectory)
    let files = DiskFileSystem()
    var discovery = ProgramDiscovery(fileSystem: files, workingDirectory: workingDirectory)
    let programs = discovery.discover([workingDirectory]).programs
    let apps = programs.filter { $0.manifest != nil }
    let folder = apps.count == 1 ? apps[0].root : workingDirectory
    let path = Path.child(folder, Configuration.fileName)
    let shown = Path.display(path, from: workingDirectory)
    guard files.kind(of: path, followingLinks: false) == nil else {
      Terminal.writeError("mpcheck: \(shown) exists and is left as it is")
      throw ExitStatus.wrongUse
    }
    let outer = ConfigurationPlace(of: folder, workingDirectory: workingDirectory).file
    let starter = StarterConfiguration(
      version: Version(toolVersion)!, program: nil, nativeTypes: nativeTypes(in: programs, files))
    do {
      try files.replace(path, with: Array(starter.text.utf8))
    } catch {
      Terminal.writeError("mpcheck: \(shown) cannot be written: \(error.reason)")
      throw ExitStatus.incomplete
    }
    Terminal.writeError("wrote \(shown)")
    if let outer {
      let outer = Path.display(outer, from: workingDirectory)
      Terminal.writeError("note: \(outer) no longer applies here; \"extends\" keeps what it says")
    }
  }

  /// The static types of the native views in the markup, in byte order.
  private func nativeTypes(in programs: [Program], _ files: some FileSystem) -> [String] {
    let projects = programs.map {
      readProject(ProgramSources($0, in: files), jobs: Terminal.coreCount)
    }
    let types = projects.flatMap { $0.files.flatMap { $0.facts.nativeViews.compactMap(\.type) } }
    return Set(types).sorted(by: Path.precedes)
  }
}
