/// An argument that is an option, and the name of a file as well.
///
/// Hooks and `xargs` pass names as they are: without `--` before them, and without `./`. A file of a stranger that is called
/// `--exclude=**.axml` would make a lint pass over all mistakes. Nothing says which of both is meant, so such an argument is
/// refused before it has any effect: before help is shown, too.
enum NameOrOption {
  /// The first such argument of a command that takes paths; nil where there is none.
  ///
  /// What follows `--` are paths, and the value of an option is not a path: a value that begins with `-` is only one after an option
  /// that takes any next argument for its value. After all others it is an option.
  ///
  /// - Parameters:
  ///   - arguments: without the name of the program.
  ///   - isName: whether the argument at an index is the name of something that exists, be it a link to nothing.
  static func first(in arguments: [String], isName: (Int) -> Bool) -> String? {
    var found: String?
    var hasCommand = false
    var previous = ""
    for index in arguments.indices {
      let argument = arguments[index]
      if argument == "--" { break }
      let isOption = argument.utf8.first == UInt8(ascii: "-") && argument != StandardInput.path
      if isOption {
        if found == nil, !takesAnyValue(previous), isName(index) { found = argument }
      } else if !hasCommand, previous != LanguageChoice.option {
        if !takesPaths(argument) { return nil }
        hasCommand = true
      }
      previous = argument
    }
    return hasCommand ? found : nil
  }

  static func takesPaths(_ command: String) -> Bool {
    switch command {
    case "lint", "format", "query", "types", "contract", "config", "parse": true
    default: false
    }
  }

  /// Whether the next argument is the value of this one even if it begins with `-`: a negative number is said to be one.
  static func takesAnyValue(_ option: String) -> Bool {
    switch option {
    case "--jobs", "--max-warnings", "--shard": true
    default: false
    }
  }
}
