import Diagnostics
import Files
import Fuzzing
import SystemC

/// Runs a worker, and makes the input of a crash smaller.
struct Supervisor {
  let options: RunnerOptions

  init(_ options: RunnerOptions) { self.options = options }

  func run() -> Never {
    mkdir(options.output, 0o755)
    print("seed \(options.seed), \(options.mutationCount) mutations for fixes, \(Int(options.seconds)) s")
    fflush(nil)
    let common = ["--fixtures", options.fixtures, "--output", options.output, "--seed", "\(options.seed)"]
    let work =
      ["--worker", "--time", "\(options.seconds)", "--mutations", "\(options.mutationCount)"]
      + (options.triesTruncations ? [] : ["--no-truncations"])
      + (options.measuresGrowth ? [] : ["--no-growth"])
    let pages = options.pages.map { ["--pages", $0] } ?? []
    let status = spawn(work + pages + common, isQuiet: false)
    if status < 128 { exit(status) }
    guard let text = try? DiskFileSystem().read(options.record, limit: 1 << 30),
      let input = FuzzInput(archive: Array(text.bytes))
    else { RunnerOptions.stop("the worker ended by signal \(status - 128) before it tried anything") }
    print("signal \(status - 128); making the input smaller")
    fflush(nil)
    let trial = options.output + "/trial"
    let isHang = status - 128 == SIGALRM
    var minimiser = Minimiser(budget: isHang ? 0 : 1000) { candidate in
      OutputFile.write(candidate.archive, to: trial)
      return spawn(["--input", trial] + common, isQuiet: true) == status
    }
    let smallest = minimiser.minimised(input)
    OutputFile.write(smallest.archive, to: options.smallest)
    print(
      "the input is in \(options.smallest):\n\(String(decoding: smallest.archive.prefix(2000), as: UTF8.self))"
    )
    exit(1)
  }

  /// Runs this program with other arguments. Returns its exit status; 128 and the signal's number when one ended it.
  private func spawn(_ arguments: [String], isQuiet: Bool) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isQuiet {
      for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
      }
    }
    // The crash report of the runtime takes longer than everything else.
    var argv = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
    var envp = [strdup("SWIFT_BACKTRACE=enable=\(isQuiet ? "no" : "tty")"), nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process = pid_t()
    if posix_spawn(&process, CommandLine.arguments[0], &actions, nil, &argv, &envp) != 0 { return 2 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
