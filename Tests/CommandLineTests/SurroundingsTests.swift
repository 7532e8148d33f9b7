import SystemC
import Testing

/// Working folders that are gone, and systems that lack what others have.
@Suite struct SurroundingsTests {
  private static let gone =
    "mpcheck: the working directory cannot be used: it was deleted; change to a folder that is there\n"

  @Test(arguments: [
    "lint", "lint --fix", "lint --watch", "lint /tmp/none", "init", "config", "types", "contract",
    "parse a.axml",
    "lint - --stdin-filename a.axml",
  ])
  func inADeletedFolderNothingIsDone(command: String) {
    let workspace = Workspace.page("<view/>\n")
    let run = workspace.run(
      arguments: command.split(separator: " ").map(String.init),
      script: #"mkdir gone && cd gone && rmdir ../gone && exec "$@""#)
    #expect(run.error == SurroundingsTests.gone)
    #expect(run.output == "")
    #expect(run.status == 3)
  }

  @Test func whatNeedsNoFolderWorksInADeletedOne() {
    let run = Workspace().run(
      arguments: ["explain", "missing-key"], script: #"mkdir gone && cd gone && rmdir ../gone && exec "$@""#)
    #expect(run.status == 0)
  }

  /// The system shows arguments below `/proc`; in a `chroot` that is empty. Only some may make such a system.
  @Test(.enabled(if: Machine.hidesProc, "no process may hide /proc from itself here"))
  func argumentsAreKnownWithoutProc() {
    let workspace = Workspace.page("<view class=a/>\n")
    let hidden = #"unshare -rm sh -c 'mount -t tmpfs none /proc || exit 99; exec "$@"' sh "$@""#
    let run = workspace.run(arguments: ["lint", "--format", "concise"], script: hidden)
    #expect(run.output == "pages/index/index.axml:1:13: warning[unquoted-value]: this value has no quotes\n")
    #expect(run.status == 0)
  }
}
