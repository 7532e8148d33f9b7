import Files
import SystemC

/// What the process does when a signal asks it to end, or when a write would end it.
enum Signals {
  /// Sets up the signals; to be called first.
  static func prepare() {
    // A write to a closed pipe, or beyond the size that files may have, must fail and not kill the process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var ends = sigset_t()
    sigemptyset(&ends)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // A process that was started to ignore the signal (`nohup`, a shell's `&`) ignores it.
      let before = signal(number) { Signals.end($0) }
      if isIgnored(before) { signal(number, SIG_IGN) }
      sigaddset(&ends, number)
    }
    // The program that started this one may have held them back.
    pthread_sigmask(SIG_UNBLOCK, &ends, nil)
  }

  /// Ends the process. While files are replaced, signals wait (`HeldSignals`), so there is nothing to clean up. It calls only
  /// what a signal handler may call.
  private static func end(_ number: Int32) {
    let message: StaticString = "mpcheck: interrupted\n"
    _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(128 + number)
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
