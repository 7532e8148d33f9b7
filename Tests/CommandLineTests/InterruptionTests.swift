import Diagnostics
import Files
import SystemC
import Testing

/// Signals in the middle of the work.
@Suite struct InterruptionTests {
  /// Waits for an input that never comes, and is told to end there. A shell without a terminal starts what stands before
  /// `&` with SIGINT ignored; the pipeline is not.
  @Test(arguments: [("TERM", Int32(143)), ("HUP", 129), ("INT", 130)])
  func endsWithALineAndItsStatus(signal: String, status: Int32) {
    let workspace = Workspace.page("<view/>\n")
    mkfifo(workspace.absolute("pipe"), 0o600)
    // The shell opens the pipe for both ends, so that nobody waits, and becomes mpcheck after starting who signals it.
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

  /// Whenever it is interrupted, each file is the old one or the new one, and nothing stands beside it.
  @Test(arguments: 1...6) func leavesNoHalfWrittenFix(moment: Int) throws {
    let old = String(repeating: "<view class=a/>\n", count: 50)
    let new = String(repeating: "<view class=\"a\"/>\n", count: 50)
    let workspace = Workspace(["app.json": "{}"])
    for index in 0..<150 { workspace.write("pages/\(index).axml", old) }
    let run = workspace.run(
      arguments: ["lint", "--fix", "--quiet", "--format", "concise"],
      script: """
        me=$$; { sleep 0.\(moment * 15); kill -TERM $me; } >/dev/null 2>&1 &
        exec "$@"
        """)
    #expect(run.status == 143 || run.status == 0)
    for entry in try DiskFileSystem().entries(of: workspace.absolute("pages")) {
      #expect(entry.name.hasSuffix(".axml"))
      let text = workspace.read("pages/\(entry.name)")
      #expect(text == old || text == new)
    }
  }
}
