import Diagnostics
import Files
import Linting
import Rules
import Workspace

/// The program of an input, ready to be linted in several ways with every rule there is.
struct LintedProgram {
  private(set) var files: MemoryFileSystem
  /// What is wrong with the input's own configuration. It is not used then.
  private(set) var configurationErrors: ConfigurationErrors?
  private let hasConfiguration: Bool
  /// The files, opened once for all that ask; nil where they cannot be linted.
  private var opened: Workspace?

  private static let configurationPath = Path.child(FuzzInput.root, Configuration.fileName)
  private static let rulesOff = Dictionary(
    uniqueKeysWithValues: allRules.filter { $0.severity == nil }.map { ($0.id, Severity.info as Severity?) })
  /// All rules, but called for every name, which each compares itself: the tables must not change what is found.
  private static let plainRules = allRules.map(\.calledForEveryName)

  init(_ input: FuzzInput) {
    files = input.fileSystem
    hasConfiguration = files.isFile(LintedProgram.configurationPath)
    do throws(WorkspaceError) {
      opened = try Workspace.open(settings(), in: files)
    } catch {
      if case .configuration(let errors) = error { configurationErrors = errors }
      files.add(LintedProgram.configurationPath, "{}")
      opened = try? Workspace.open(settings(), in: files)
    }
  }

  /// Native files of an input are its host.
  func settings(jobs: Int = 1, isPlain: Bool = false, shard: Shard? = nil) -> WorkspaceSettings {
    var settings = WorkspaceSettings(
      paths: [FuzzInput.root], workingDirectory: FuzzInput.root, rules: allRules)
    settings.configuration = hasConfiguration ? .file(LintedProgram.configurationPath) : .none
    settings.overrides.rules = LintedProgram.rulesOff
    settings.overrides.hosts = [FuzzInput.root]
    settings.jobs = jobs
    settings.shard = shard
    if isPlain { settings.rules = LintedProgram.plainRules }
    return settings
  }

  /// The configuration that is in force for the program; nil when it has no page.
  var configuration: Configuration? { opened?.plan.parts.first?.configuration }

  func lint() -> LintOutcome { opened?.lint() ?? LintOutcome() }

  /// The findings in some files; none where they cannot be linted. The files of the program itself always can.
  func lint(
    _ files: any FileSystem, jobs: Int = 1, isPlain: Bool = false, shard: Shard? = nil
  ) -> LintOutcome {
    (try? Workspace.open(settings(jobs: jobs, isPlain: isPlain, shard: shard), in: files))?.lint()
      ?? LintOutcome()
  }

  /// A draft of `files` that changes nothing yet.
  func draft(_ files: any FileSystem) throws(FuzzFailure) -> Draft {
    do { return try LivingWorkspace.open(settings(), in: files).draft() } catch {
      throw FuzzFailure("a draft of what can be linted", "\(error)")
    }
  }
}

extension Rule {
  /// The same rule, called for every element and attribute.
  fileprivate var calledForEveryName: Rule {
    Rule(
      id: id, summary: summary, category: category, severity: severity, rationale: rationale, fix: fix,
      mergesBy: mergesBy, yieldsTo: yieldsTo, reportsUnreached: reportsUnreached, options: options,
      dialects: dialects,
      examples: [],
      checks: checks.map { check in
        switch check {
        case .elements(let names, let call):
          .elements(.all) { element, context in
            if names.contains(element.tag, in: context.dialect) { call(element, context) }
          }
        case .attributes(let names, let tags, let pairs, let values, let call):
          .attributes(.all) { attribute, element, context in
            let (name, dialect) = (context.dialect.usualSpelling(of: attribute.nameText), context.dialect)
            guard values.contain(attribute), names.contains(name, in: dialect),
              tags.contains(element.tag, in: dialect),
              pairs?(name, element.tag, dialect) ?? true
            else { return }
            call(attribute, element, context)
          }
        default: check
        }
      })
  }
}
