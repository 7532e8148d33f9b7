import CFiles
import SystemC

/// Signals that ask this process to end, held back while files are replaced: what is begun is finished or taken back first.
///
/// They are those of this thread and of the threads that it starts.
struct HeldSignals: @unchecked Sendable {
  private var held = sigset_t()
  private var before = sigset_t()

  init() {
    sigemptyset(&held)
    // One that is ignored would wait as if it were not.
    for number in [SIGINT, SIGTERM, SIGHUP] where mpcheck_is_ignored(number) == 0 { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Whether one came.
  var isWaiting: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&waiting, $0) == 1 && isHeld($0) }
  }

  private func isHeld(_ number: Int32) -> Bool {
    var held = held
    return sigismember(&held, number) == 1
  }

  /// One that came does its work now.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
