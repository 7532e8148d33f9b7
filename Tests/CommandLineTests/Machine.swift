import SystemC

/// What the machine lets tests do. A test that needs more is skipped with a reason; it does not pass unseen.
enum Machine {
  /// Root reads and writes whatever permissions say.
  static let obeysPermissions = geteuid() != 0
  static let givesFilesAway = geteuid() == 0

  /// A file that is there, and fails for everyone who reads it.
  static let hasUnreadableFile = access("/proc/self/mem", F_OK) == 0
  static let hasFullDevice = access("/dev/full", W_OK) == 0

  static let makesDevices: Bool = {
    let workspace = Workspace()
    return mknod(workspace.absolute("device"), S_IFCHR | 0o600, 0x105) == 0
  }()

  /// Whether names that differ in the case of a letter are different files.
  static let distinguishesCase = access(Workspace(["a": ""]).absolute("A"), F_OK) != 0

  /// Whether the file system takes a name that is not UTF-8.
  static let takesAnyName = Workspace().run(arguments: [], script: #": > "$(printf 'a\377')""#).status == 0

  /// Whether a process may hide `/proc` from itself. The code that the address sanitizer adds to a program needs it.
  static let hidesProc =
    getenv("ASAN_OPTIONS") == nil
    && Workspace().run(arguments: [], script: "unshare -rm mount -t tmpfs none /proc").status == 0

  /// What a shell does to run a command as a user who is not root.
  static let asAnotherUser = #"setpriv --reuid 1000 --regid 1000 --clear-groups "$@""#
  /// The built binary may be where other users cannot read.
  static let runsAsAnotherUser =
    geteuid() == 0 && Workspace().run(arguments: ["--version"], script: asAnotherUser).status == 0
}
