import Diagnostics
import Files
import SeededRandom
import SystemC
import Testing

/// Signals in the middle of the work.
@Suite struct InterruptionTests {
  /// mpcheck waits for an input that never comes, and gets a signal then. A shell without a terminal starts what is before
  /// `&` with SIGINT ignored, but not the pipeline.
  @Test(arguments: [("TERM", Int32(143)), ("HUP", 129), ("INT", 130)])
  func endsWithALineAndItsStatus(signal: String, status: Int32) {
    let workspace = Workspace.page("<view/>\n")
    mkfifo(workspace.absolute("pipe"), 0o600)
    // The shell opens the pipe for both ends, so that nobody waits. It starts the process that sends the signal, and then
    // becomes mpcheck.
    let run = workspace.run(
      arguments: ["lint", "-", "--stdin-filename", "pages/index/index.axml"],
      script: """
        exec 3<> pipe; me=$$; shell=$(readlink /proc/$$/exe)
        { while [ "$(readlink /proc/$me/exe)" = "$shell" ]; do sleep 0.1; done
          sleep 0.5; kill -\(signal) $me; } >/dev/null 2>&1 3>&- &
        exec "$@" <&3
        """)
    #expect(run.error == "mpcheck: interrupted\n")
    #expect(run.output == "")
    #expect(run.status == status)
  }

  /// Each signal, and how many hundredths of a second after the first temporary file it comes.
  private static let interruptions = [("TERM", Int32(143)), ("KILL", 137)].flatMap { signal, status in
    (1...6).map { (signal, status, $0) }
  }

  /// Whenever it is interrupted, each file is the old one or the new one, and nothing is beside it; where it is killed, a file
  /// that is the old one or the new one may be. A sample has one moment of each signal.
  @Test(arguments: Sampling.some(of: interruptions, oneIn: 9))
  func leavesNoHalfWrittenFix(signal: String, status: Int32, moment: Int) throws {
    let rest = String(repeating: "<view/>\n", count: 20)
    let (old, new) = ("<view class=a/>\n" + rest, "<view class=\"a\"/>\n" + rest)
    let workspace = Workspace(["app.json": "{}"])
    for index in 0..<600 { workspace.write("pages/\(index).axml", old) }
    // Whoever sees the first temporary file sends the signal a moment later.
    let run = workspace.run(
      arguments: ["lint", "--fix", "--quiet", "--format", "concise"],
      script: """
        me=$$; { while kill -0 $me && ! ls -A pages | grep -q "^[.]mpcheck-"; do :; done
          sleep 0.0\(moment - 1); kill -\(signal) $me; } >/dev/null 2>&1 &
        exec "$@"
        """)
    #expect(run.status == status || run.status == 0)
    for entry in try DiskFileSystem().entries(of: workspace.absolute("pages")) {
      let isPage = entry.name.hasSuffix(".axml")
      #expect(isPage || signal == "KILL")
      let text = workspace.read("pages/\(entry.name)")
      // What is written beside a page is whole when it takes its place.
      #expect(text == old || text == new || !isPage)
    }
  }
}
