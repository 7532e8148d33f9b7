import Files
import SystemC

/// What the process does when a signal asks it to end, or would be ended by what it writes.
enum Signals {
  /// To be called first.
  static func prepare() {
    // A write to a closed pipe, or beyond the size that files may have, is to fail, not to kill the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var ends = sigset_t()
    sigemptyset(&ends)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // What was started to go on regardless (`nohup`, a shell's `&`) does.
      let before = signal(number) { Signals.end($0) }
      if isIgnored(before) { signal(number, SIG_IGN) }
      sigaddset(&ends, number)
    }
    // The program that started this one may have held them back.
    pthread_sigmask(SIG_UNBLOCK, &ends, nil)
  }

  /// Files are replaced in one step; nothing is left of one that is not complete. Only what a handler may call is called.
  private static func end(_ number: Int32) {
    TemporaryFile.removeCurrent()
    let message: StaticString = "mpcheck: interrupted\n"
    _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(128 + number)
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
