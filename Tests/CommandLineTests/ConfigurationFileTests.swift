import SystemC
import Testing

/// What has the name of a configuration file and is not one: never a pass under defaults.
@Suite struct ConfigurationFileTests {
  private let workspace = Workspace.page("<view></veiw>\n")

  private func expectWrongUse(_ reason: String, _ path: String = "mpcheck.json") {
    let message = "mpcheck: \(path): the configuration file cannot be read: \(reason)\n"
    for arguments in [["lint"], ["lint", "pages/index"], ["config"], ["lint", "--config", path]] {
      let run = Binary.run(arguments, in: workspace.path)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.error == message)
    }
    let lenient = workspace.run("lint", "--no-config")
    #expect(lenient.status == 1)
  }

  @Test func aFolderIsWrongUse() {
    workspace.makeFolder(workspace.absolute("mpcheck.json"))
    expectWrongUse("it is a folder")
  }

  @Test func aPipeIsWrongUse() {
    mkfifo(workspace.absolute("mpcheck.json"), 0o600)
    expectWrongUse("it is not a regular file")
  }

  @Test(.enabled(if: Machine.makesDevices, "no device can be made here")) func aDeviceIsWrongUse() {
    #expect(mknod(workspace.absolute("mpcheck.json"), S_IFCHR | 0o600, 0x105) == 0)
    expectWrongUse("it is not a regular file")
  }

  @Test(.enabled(if: Machine.obeysPermissions, "root reads what nobody may"))
  func anUnreadableFileIsWrongUse() {
    workspace.write("mpcheck.json", "{}")
    chmod(workspace.absolute("mpcheck.json"), 0)
    expectWrongUse("permission denied")
  }

  @Test func aLinkToNothingIsWrongUse() {
    symlink("nothing", workspace.absolute("mpcheck.json"))
    expectWrongUse("there is no such file")
  }

  @Test func aLinkToItselfIsWrongUse() {
    symlink("mpcheck.json", workspace.absolute("mpcheck.json"))
    expectWrongUse("too many levels of symbolic links")
  }

  @Test func anInnerFolderIsWrongUse() {
    workspace.makeFolder(workspace.absolute("pages/mpcheck.json"))
    workspace.write("pages/app.json", #"{ "pages": ["index/index"] }"#)
    let run = workspace.run("lint")
    #expect(run.status == 2)
    #expect(
      run.error == "mpcheck: pages/mpcheck.json: the configuration file cannot be read: it is a folder\n")
  }
}
