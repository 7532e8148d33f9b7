import Reporting

/// Reads the arguments of `mpcheck lint` as hooks, editors and CI give them: flags, `--name value` and `--name=value`, each
/// option that has one value once, and paths.
///
/// ArgumentParser finds the options of a command by reflection, four times over. That took three quarters of all
/// instructions of a lint of one page (20.7 of 27.6 million). It reads everything that is not plain, and says what is wrong
/// with it. A test compares the two on random command lines.
struct PlainArguments {
  private var options = LintOptions()
  private var paths: [String] = []
  private var seen: Set<String> = []

  /// What the arguments, without the name of the tool, mean; nil if any of them is not plain.
  static func lintOptions(_ arguments: [String]) -> LintOptions? {
    guard arguments.first == "lint" else { return nil }
    var reader = PlainArguments()
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if argument.utf8.first != hyphen || argument == StandardInput.path {
        if argument.isEmpty { return nil }
        reader.paths.append(argument)
      } else if let sign = argument.utf8.firstIndex(of: UInt8(ascii: "=")) {
        // What follows a short name is not always its value.
        if !argument.hasPrefix("--") { return nil }
        let value = String(argument[argument.utf8.index(after: sign)...])
        if value.isEmpty || !reader.set(String(argument[..<sign]), to: value) { return nil }
      } else if !reader.setFlag(argument) {
        guard let value = rest.popFirst(), let first = value.utf8.first, first != hyphen,
          reader.set(argument, to: value)
        else { return nil }
      }
    }
    if !reader.paths.isEmpty { reader.options.paths = reader.paths }
    // ArgumentParser says what does not go together.
    return (try? reader.options.validate()) == nil ? nil : reader.options
  }

  private static let hyphen = UInt8(ascii: "-")
  /// The long names of short ones.
  private static let longNames = ["-w": "--watch", "-q": "--quiet"]

  /// Sets a flag; false if the name is not one, or is given again.
  private mutating func setFlag(_ name: String) -> Bool {
    switch name {
    case "--no-config": options.configurationChoice.readsNone = true
    case "--fail-on-no-files": options.failOnNoFiles = true
    case "--fix": options.fixing.fix = true
    case "--unsafe-fixes": options.fixing.unsafeFixes = true
    case "--diff": options.fixing.diff = true
    case "--write-baseline": options.baselines.writeBaseline = true
    case "--staged": options.git.staged = true
    case "--statistics": options.insight.statistics = true
    case "--timings": options.insight.timings = true
    case "--show-files": options.insight.showFiles = true
    case "--watch", "-w": options.watch = true
    case "--full": options.full = true
    case "--unreached": options.unreached = true
    case "--quiet", "-q": options.quiet = true
    default: return false
    }
    return seen.insert(PlainArguments.longNames[name] ?? name).inserted
  }

  /// Sets an option, or adds to one that may be repeated; false if the name is not one, has another kind of value or is given
  /// again.
  private mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "--type": options.types.append(value)
    case "--host": options.hosts.append(value)
    case "--exclude": options.exclude.append(value)
    case "--rule": options.rules.append(value)
    case "--only": options.only.append(value)
    case "--format", "-f":
      guard let request = try? OutputRequest(argument: value) else { return false }
      options.outputs.append(request)
    default: return setSingle(name, to: value) && seen.insert(name).inserted
    }
    return true
  }

  private mutating func setSingle(_ name: String, to value: String) -> Bool {
    switch name {
    case "--config": options.configurationChoice.file = value
    case "--min-severity": return value.read(into: &options.givenMinimumSeverity)
    case "--fail-on": return value.read(into: &options.failOn)
    case "--color": return value.read(into: &options.color)
    case "--sort": return value.read(into: &options.order)
    case "--language": return value.read(into: &options.language)
    case "--max-warnings": options.maximumWarnings = Numeral(argument: value)
    case "--jobs": options.jobs = Numeral(argument: value)
    case "--shard": options.shard = ShardArgument(argument: value)
    case "--add-suppressions": options.fixing.addSuppressions = value
    case "--baseline": options.baselines.baseline = value
    case "--changed-since": options.git.changedSince = value
    case "--stdin-filename": options.standardInputName = value
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
