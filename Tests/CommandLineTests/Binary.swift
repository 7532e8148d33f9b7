import SystemC

/// The built `mpcheck`, run as users and CI run it.
///
///     let run = Binary.run(["lint", "."], in: folder.path)
///     #expect(run.status == 1)
///     #expect(run.output == "...")
enum Binary {
  /// How a process ended and what it wrote.
  struct Run: CustomStringConvertible {
    /// The exit status; 128 and the signal's number when a signal ended it.
    var status: Int32
    /// What went to standard output, as it is.
    var outputBytes: [UInt8]
    /// What went to standard error.
    var error: String

    /// Standard output as text.
    var output: String { String(decoding: outputBytes, as: UTF8.self) }

    var description: String { "status \(status)\noutput:\n\(output)\nerror:\n\(error)" }
  }

  /// Where the binary is: beside the tests that this process runs.
  static let path: String = {
    // On Linux the tests are an executable; on macOS they are a bundle that an argument names.
    var starts = CommandLine.arguments.filter { $0.contains(".xctest") }
    starts.append(CommandLine.arguments[0])
    if let itself = realpath("/proc/self/exe", nil) {
      starts.append(String(cString: itself))
      free(itself)
    }
    for start in starts {
      var folder = start[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        let candidate = folder + "/mpcheck"
        var status = stat()
        if stat(String(candidate), &status) == 0, status.st_mode & S_IFMT == S_IFREG {
          return String(candidate)
        }
      }
    }
    return "mpcheck"
  }()

  /// The environment of a process: little but `environment`, and what `make sanitize` says to the sanitizers. Its time stands
  /// still, so that the same input gives the same bytes.
  private static func variables(home: String, _ environment: [String: String]) -> [String: String] {
    var variables = ["PATH": "/usr/bin:/bin", "HOME": home, "LC_ALL": "C.UTF-8", "SOURCE_DATE_EPOCH": "0"]
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables.merging(environment) { $1 }
  }

  /// Runs it and waits for its end.
  ///
  /// - Parameters:
  ///   - folder: the working directory, as an absolute path.
  ///   - standardInput: what it reads; empty when not given.
  ///   - script: what the shell does with `"$@"`, the command: `"$@" | head -1`. Its status is the shell's.
  ///   - environment: added to an environment of `PATH`, `HOME` and `LC_ALL` alone, so that it makes no difference where the
  ///     tests run (a terminal, GitHub Actions).
  ///   - program: what is run, when it is not mpcheck.
  @discardableResult
  static func run(
    _ arguments: [String], in folder: String, standardInput: [UInt8] = [],
    script: String = "exec \"$@\"", environment: [String: String] = [:], program: String = path
  ) -> Run {
    let input = scratchFile()
    let output = scratchFile()
    let error = scratchFile()
    defer { for descriptor in [input, output, error] { close(descriptor) } }
    _ = standardInput.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    lseek(input, 0, SEEK_SET)

    let (process, failure) = spawn(
      [program] + arguments, in: folder, script: script, environment: environment,
      streams: [input, output, error])
    if failure != 0 {
      return Run(status: -1, outputBytes: [], error: "/bin/sh: \(String(cString: strerror(failure)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return Run(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, outputBytes: content(of: output),
      error: String(decoding: content(of: error), as: UTF8.self))
  }

  /// Starts a command and returns its process, or else the error of the system.
  ///
  /// - Parameters:
  ///   - folder: its working directory.
  ///   - script: what the shell does with `"$@"`, the command.
  ///   - environment: added to `variables`.
  ///   - streams: its standard input, output and error.
  static func spawn(
    _ command: [String], in folder: String, script: String = "exec \"$@\"", environment: [String: String],
    streams: [Int32]
  ) -> (process: pid_t, failure: Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }

    // What runs the tests may ignore or block signals, and mpcheck would inherit that.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    // The shell changes the folder and becomes mpcheck: not every C library can change it when it spawns a process.
    let shell = "/bin/sh"
    let whole = "cd \"$1\" && shift && { \(script); }"
    var argv = ([shell, "-c", whole, "sh", folder] + command).map { strdup($0) } + [nil]
    var envp = variables(home: folder, environment).map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var process = pid_t()
    let failure = posix_spawn(&process, shell, &actions, &attributes, &argv, &envp)
    return (process, failure)
  }

  /// A file without a name: unlike a pipe it is never full, so that one thread can serve all three streams.
  private static func scratchFile() -> Int32 {
    var template = Array("/tmp/mpcheck-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    precondition(descriptor >= 0, "no temporary file can be made")
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private static func content(of descriptor: Int32) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    if size == 0 { return [] }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = pread(descriptor, buffer.baseAddress! + count, size - count, off_t(count))
        if got <= 0 { break }
        count += got
      }
    }
  }
}
