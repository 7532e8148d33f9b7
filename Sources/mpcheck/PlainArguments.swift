import Reporting

/// Reads the arguments of `mpcheck lint` as hooks, editors and CI give them: flags, `--name value` and `--name=value`, each
/// option that has one value once, and paths.
///
/// ArgumentParser finds the options of a command by reflection, four times over: three quarters of all instructions of a lint
/// of one page (20.7 of 27.6 million). It reads everything that is not plain, and says what is wrong with it. A test
/// compares the two on random command lines.
struct PlainArguments {
  private var command = LintCommand.plain
  private var paths: [String] = []
  private var seen: Set<String> = []

  /// The command that the arguments, without the name of the tool, mean; nil for whatever is not plain.
  static func lintCommand(_ arguments: [String]) -> LintCommand? {
    guard arguments.first == "lint" else { return nil }
    var reader = PlainArguments()
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument.utf8.first != hyphen {
        if argument.isEmpty { return nil }
        reader.paths.append(argument)
      } else if let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")) {
        let value = String(argument[argument.utf8.index(after: sign)...])
        if value.isEmpty || !reader.set(String(argument[..<sign]), to: value) { return nil }
      } else if !reader.setFlag(argument) {
        guard let value = rest.popFirst(), let first = value.utf8.first, first != hyphen,
          reader.set(argument, to: value)
        else { return nil }
      }
    }
    if !reader.paths.isEmpty { reader.command.paths = reader.paths }
    // What does not go together is said by ArgumentParser.
    return (try? reader.command.validateAll()) == nil ? nil : reader.command
  }

  private static let hyphen = UInt8(ascii: "-")

  /// Sets a flag; false for whatever is not one, or is given again.
  private mutating func setFlag(_ name: String) -> Bool {
    switch name {
    case "--no-config": command.configurationChoice.readsNone = true
    case "--fail-on-no-files": command.failOnNoFiles = true
    case "--fix": command.fixing.fix = true
    case "--unsafe-fixes": command.fixing.unsafeFixes = true
    case "--diff": command.fixing.diff = true
    case "--write-baseline": command.baselines.writeBaseline = true
    case "--staged": command.git.staged = true
    case "--statistics": command.insight.statistics = true
    case "--timings": command.insight.timings = true
    case "--show-files": command.insight.showFiles = true
    case "--watch": command.watch = true
    case "--quiet": command.quiet = true
    default: return false
    }
    return seen.insert(name).inserted
  }

  /// Sets an option, or adds to one that may be repeated; false for whatever is not one, has another kind of value or is
  /// given again.
  private mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "--type": command.types.append(value)
    case "--host": command.hosts.append(value)
    case "--exclude": command.exclude.append(value)
    case "--rule": command.rules.append(value)
    case "--only": command.only.append(value)
    case "--format":
      guard let request = try? OutputRequest(argument: value) else { return false }
      command.outputs.append(request)
    default: return setSingle(name, to: value) && seen.insert(name).inserted
    }
    return true
  }

  private mutating func setSingle(_ name: String, to value: String) -> Bool {
    switch name {
    case "--config": command.configurationChoice.file = value
    case "--min-severity": return value.read(into: &command.givenMinimumSeverity)
    case "--fail-on": return value.read(into: &command.failOn)
    case "--color": return value.read(into: &command.color)
    case "--max-warnings": command.maximumWarnings = Numeral(argument: value)
    case "--jobs": command.jobs = Numeral(argument: value)
    case "--shard": command.shard = ShardArgument(argument: value)
    case "--add-suppressions": command.fixing.addSuppressions = value
    case "--baseline": command.baselines.baseline = value
    case "--changed-since": command.git.changedSince = value
    case "--stdin-filename": command.standardInputName = value
    default: return false
    }
    return true
  }
}

extension String {
  /// Sets `choice` to the case that the text names; false when it names none.
  fileprivate func read<Choice: RawRepresentable<String>>(into choice: inout Choice) -> Bool {
    guard let named = Choice(rawValue: self) else { return false }
    choice = named
    return true
  }

  fileprivate func read<Choice: RawRepresentable<String>>(into choice: inout Choice?) -> Bool {
    guard let named = Choice(rawValue: self) else { return false }
    choice = named
    return true
  }
}

extension LintCommand {
  /// The command without options. Until a property has a value, ArgumentParser refuses to give it, so each is set here.
  fileprivate static var plain: LintCommand {
    var command = LintCommand()
    command.paths = ["."]
    (command.types, command.hosts, command.exclude) = ([], [], [])
    (command.rules, command.only, command.outputs) = ([], [], [])
    (command.configurationChoice, command.fixing, command.baselines) = (.plain, .plain, .plain)
    (command.git, command.insight) = (.plain, .plain)
    (command.givenMinimumSeverity, command.failOn) = (nil, .error)
    (command.maximumWarnings, command.failOnNoFiles) = (nil, false)
    (command.standardInputName, command.shard, command.jobs) = (nil, nil, nil)
    (command.watch, command.color, command.quiet) = (false, .auto, false)
    return command
  }

  /// Checks what ArgumentParser checks when it has read a command.
  fileprivate func validateAll() throws {
    try configurationChoice.validate()
    try fixing.validate()
    try git.validate()
    try validate()
  }
}

extension ConfigurationOptions {
  fileprivate static var plain: ConfigurationOptions {
    var options = ConfigurationOptions()
    (options.file, options.readsNone) = (nil, false)
    return options
  }
}

extension FixOptions {
  fileprivate static var plain: FixOptions {
    var options = FixOptions()
    (options.fix, options.unsafeFixes, options.diff, options.addSuppressions) = (false, false, false, nil)
    return options
  }
}

extension BaselineOptions {
  fileprivate static var plain: BaselineOptions {
    var options = BaselineOptions()
    (options.baseline, options.writeBaseline) = (nil, false)
    return options
  }
}

extension GitOptions {
  fileprivate static var plain: GitOptions {
    var options = GitOptions()
    (options.changedSince, options.staged) = (nil, false)
    return options
  }
}

extension InsightOptions {
  fileprivate static var plain: InsightOptions {
    var options = InsightOptions()
    (options.statistics, options.timings, options.showFiles) = (false, false, false)
    return options
  }
}
