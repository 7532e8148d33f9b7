import Diagnostics
import Files
import Linting
import MiniProgram
import Rules

/// The program of an input, ready to be linted in several ways with every rule there is.
struct LintedProgram {
  let files: MemoryFileSystem
  private(set) var configuration = Configuration()
  /// What is wrong with the input's own configuration, which is then not used.
  private(set) var configurationError: ConfigurationError?

  private static let rulesOff = allRules.filter { $0.severity == nil }.map { "\($0.id)=info" }
  /// Asks for every name, and compares it each time: what the tables must not change.
  private static let plainRules = allRules.map(\.asksForEveryName)

  init(_ input: FuzzInput) {
    var files = input.fileSystem
    let root = FuzzInput.root
    let ids = allRules.map(\.id)
    let path = Path.child(root, Configuration.fileName)
    if files.isFile(path) {
      do throws(ConfigurationError) {
        let loader = ConfigurationLoader(fileSystem: files, ruleIDs: ids, version: Version("0.1.0")!)
        configuration = try loader.load(path)
      } catch {
        configurationError = error
        files.add(path, "{}")
      }
    }
    let settings = try? CommandLineSettings(
      rules: LintedProgram.rulesOff, workingDirectory: root, ruleIDs: ids)
    settings?.apply(to: &configuration)
    self.files = files
  }

  func lint() -> LintOutcome { lint(files) }

  func lint(_ files: any FileSystem, jobs: Int = 1, isPlain: Bool = false) -> LintOutcome {
    let rules = isPlain ? LintedProgram.plainRules : allRules
    let settings = RuleSettings(rules: rules.map { ($0.id, $0.severity) }, configuration: configuration)
    let dispatch = Dispatch(rules: rules, settings: settings)
    // Native files of an input are its host.
    var host: HostRequest?
    if let native = try? NativeSourceReader(fileSystem: files, jobs: jobs).read([FuzzInput.root]),
      !native.isEmpty
    {
      host = HostRequest(
        sources: native, facts: native.linked(), dispatch: dispatch, settings: settings, fileSystem: files,
        isReported: { _ in true })
    }
    var discovery = ProgramDiscovery(
      fileSystem: files, workingDirectory: FuzzInput.root, program: configuration.program?.value,
      excluded: configuration.exclude.rules)
    let requests = discovery.discover([FuzzInput.root]).programs.map { program in
      LintRequest(
        program: ProgramSources(program, in: files), dispatch: dispatch, settings: settings,
        nativeTypes: NativeTypes(configuration, host: host?.facts), jobs: jobs, isReported: { _ in true })
    }
    return Linting.lint(requests, with: host)
  }
}

extension Rule {
  /// The same rule, called for every element and attribute.
  fileprivate var asksForEveryName: Rule {
    Rule(
      id: id, summary: summary, category: category, severity: severity, rationale: rationale, fix: fix,
      dialects: dialects, examples: [],
      checks: checks.map { check in
        switch check {
        case .elements(let names, let call):
          .elements(.all) { element, context in
            if names.contains(element.tag, in: context.dialect) { call(element, context) }
          }
        case .attributes(let names, let tags, let call):
          .attributes(.all) { attribute, element, context in
            guard names.contains(attribute.nameText, in: context.dialect),
              tags.contains(element.tag, in: context.dialect)
            else { return }
            call(attribute, element, context)
          }
        default: check
        }
      })
  }
}
