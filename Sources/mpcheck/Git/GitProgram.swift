import Diagnostics
import Files
// `environ` is a variable of the C library that nothing in this process changes.
@preconcurrency import SystemC

/// Why git did not answer: a sentence without a full stop.
struct GitError: Error, Hashable {
  let message: LocalizedText
  /// Whether git ran and said so.
  var isAnswer = true
}

/// The program `git`: the only program that mpcheck ever runs, and only for `--changed-since` and `--staged`.
///
/// It is found on `PATH` and called with a fixed list of arguments, without a shell. What `PATH` names relative to the working
/// directory may be in the program that is linted, and is passed over.
///
/// git itself runs programs that settings name, and the settings may come with what is linted: a folder of a program may look
/// like a repository, and an archive may have a `.git`. So every call has what closes these doors:
///
/// - A bare repository among the files of a program: `safe.bareRepository=explicit`, and `RepositoryFolder`, because git before
///   2.38 does not know the setting.
/// - `core.fsmonitor`, a command that is asked which files changed: `core.fsmonitor=false`.
/// - `core.hooksPath` and `.git/hooks`, such as `post-index-change`: `core.hooksPath=/dev/null`, and `--no-optional-locks`, so that
///   the index is not written.
/// - `core.sshCommand`, `core.gitProxy`, `remote.<name>.uploadpack`, `credential.helper`, `ext::`, by which a clone without all
///   objects fetches them: `GIT_ALLOW_PROTOCOL`, which wins over `protocol.allow`, and `GIT_NO_LAZY_FETCH`.
/// - `filter.<name>.clean`, `.smudge` and `.process`: an empty value for each that is set (`Repository`).
/// - `diff.external`, `diff.<name>.command` and `.textconv`: `--no-ext-diff` and `--no-textconv` (`TreeDifference`).
/// - The same in a submodule, in which git would start another git: `--ignore-submodules=dirty`; each is asked by itself.
/// - `core.pager`, `pager.<command>`: `--no-pager`.
/// - `alias.<name>`: git has none for its own commands, and no other is called.
///
/// Two more would make git answer with something else than what is there:
///
/// - `refs/replace/<object>`, by which one object stands for another: `GIT_NO_REPLACE_OBJECTS`.
/// - `info/grafts`, by which a commit has other parents: `GIT_GRAFT_FILE`.
///
/// And a pipe or a device in the place of a file that git reads would make it wait: `WaitingFiles`.
///
/// What the environment of the user names is the user's, such as `GIT_CONFIG_COUNT` and `GIT_CONFIG_GLOBAL`.
enum GitProgram {
  private static let closingOptions = [
    "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "--no-optional-locks", "--no-pager",
  ]

  private static let closingVariables = [
    "GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_NO_REPLACE_OBJECTS=1",
    // A name below what is no folder is that of no file.
    "GIT_GRAFT_FILE=/dev/null/none",
  ]

  /// `git config` alone would read this file in place of the settings that all other commands obey.
  private static let droppedVariables: Set<String> = ["GIT_CONFIG"]

  /// What a call gave.
  struct Answer {
    /// The exit status; 128 and the signal's number when a signal ended git.
    var status: Int32
    var output: [UInt8]
    var error: [UInt8]

    /// The output without its last line break.
    var line: String {
      String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
    }

    /// The first line that git wrote to standard error, without "fatal: ".
    var complaint: String {
      let line = String(decoding: error.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
    }
  }

  /// A running git, with our ends of its pipes.
  struct Process {
    fileprivate(set) var id = pid_t()
    /// The pipe that it reads from; -1 when it reads nothing.
    fileprivate(set) var input: Int32 = -1
    fileprivate(set) var output: Int32 = -1
    /// The pipe that its error messages come from; -1 when they are not read.
    fileprivate(set) var error: Int32 = -1

    /// Waits for its end. Returns its exit status, or 128 and the signal's number.
    func wait() -> Int32 {
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
  }

  /// The variables of this process, as `NAME=value`.
  static var environment: [String] {
    #if canImport(Darwin)
      guard var next = _NSGetEnviron().pointee else { return [] }
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    #endif
    var variables: [String] = []
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }

  /// Where git may be, in the order of `PATH`.
  private static var paths: [String] {
    (Terminal.environment("PATH") ?? "/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/git" }
  }

  /// Runs git to its end.
  static func run(_ arguments: [String], environment: [String]) throws(GitError) -> Answer {
    let process = try start(arguments, environment: environment, talks: false)
    var answer = Answer(status: 0, output: [], error: [])
    // Both pipes are read at once: one that nobody reads would fill, and git would wait for ever.
    var polled = [
      pollfd(fd: process.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: process.error, events: Int16(POLLIN), revents: 0),
    ]
    while polled.contains(where: { $0.fd >= 0 }) {
      if poll(&polled, nfds_t(polled.count), -1) < 0, errno != EINTR { break }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let isOpen =
          index == 0 ? read(polled[0].fd, to: &answer.output) : read(polled[1].fd, to: &answer.error)
        if !isOpen { polled[index].fd = -1 }
      }
    }
    close(process.output)
    close(process.error)
    answer.status = process.wait()
    return answer
  }

  /// Appends what there is to read. Returns whether more can come.
  private static func read(_ descriptor: Int32, to bytes: inout [UInt8]) -> Bool {
    let got = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      let got = systemRead(descriptor, buffer.baseAddress!, buffer.count)
      if got > 0 { bytes.append(contentsOf: buffer[..<got]) }
      return got
    }
    return got > 0 || (got < 0 && errno == EINTR)
  }

  /// Starts git. If it `talks`, it reads from a pipe, and its error messages are dropped.
  static func start(_ arguments: [String], environment: [String], talks: Bool) throws(GitError) -> Process {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // This process ignores closed pipes; git must end at them.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    var process = Process()
    var theirs: [Int32] = []
    defer { for descriptor in theirs { close(descriptor) } }
    let output = try pipe()
    (process.output, theirs) = (output.reading, [output.writing])
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    if talks {
      let input = try pipe()
      process.input = input.writing
      theirs.append(input.reading)
      posix_spawn_file_actions_adddup2(&actions, input.reading, STDIN_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    } else {
      let error = try pipe()
      process.error = error.reading
      theirs.append(error.writing)
      posix_spawn_file_actions_adddup2(&actions, error.writing, STDERR_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }

    let open = environment.filter { variable in
      let name = variable.prefix { $0 != "=" }
      return !droppedVariables.contains(String(name))
        && !closingVariables.contains { $0.prefix { $0 != "=" } == name }
    }
    var argv = (["git"] + closingOptions + arguments).map { strdup($0) } + [nil]
    var envp = (open + closingVariables).map { strdup($0) } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var failure = ENOENT
    for program in paths {
      let outcome = posix_spawn(&process.id, program, &actions, &attributes, &argv, &envp)
      if outcome == 0 { return process }
      // Where it is not there, or may not be run, the next folder counts.
      if outcome != ENOENT, outcome != ENOTDIR { failure = outcome }
      if ![ENOENT, ENOTDIR, EACCES].contains(outcome) { break }
    }
    for descriptor in [process.input, process.output, process.error] where descriptor >= 0 {
      close(descriptor)
    }
    if failure == ENOENT {
      throw GitError(
        message: LocalizedText(en: "the program \"git\" is not on PATH", zh: "PATH 中没有程序“git”"),
        isAnswer: false)
    }
    let reason = systemMessage(failure)
    throw GitError(
      message: LocalizedText(
        en: "the program \"git\" cannot be run: \(reason.english)", zh: "无法运行程序“git”：\(reason.chinese)"),
      isAnswer: false)
  }

  /// A pipe. git does not inherit its ends.
  private static func pipe() throws(GitError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else {
      let reason = systemMessage(errno)
      throw GitError(
        message: LocalizedText(
          en: "no pipe can be made: \(reason.english)", zh: "无法创建管道：\(reason.chinese)"), isAnswer: false)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
