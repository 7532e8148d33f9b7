import CFiles
import Diagnostics
import SystemC
import Testing

@testable import Files

/// What belongs to a file besides its text stays as it is when the text is replaced.
@Suite struct FileAttributesTests {
  private let folder = TemporaryFolder()
  private var page: String { folder.path + "/a.axml" }

  init() { folder.write("a.axml", "old\n") }

  private func replace() -> WriteError? {
    let new = SourceText(path: page, "new\n")
    return FileReplacer().replace([
      Replacement(page, new, if: .reads(SourceText(path: page, "old\n")))
    ])[0]
  }

  private var status: stat {
    var status = stat()
    stat(page, &status)
    return status
  }

  private var isNew: Bool {
    (try? DiskFileSystem().read(page)).map { $0.string(ByteRange(0, $0.count)) } == "new\n"
  }

  @Test(arguments: [0o644, 0o600, 0o755, 0o640, 0o606] as [mode_t]) func theModeIsKept(mode: mode_t) {
    chmod(page, mode)
    #expect(replace() == nil)
    #expect(isNew)
    #expect(status.st_mode & 0o7777 == mode)
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away")) func ownerAndGroupAreKept() {
    chown(page, 1000, 1001)
    chmod(page, 0o640)
    #expect(replace() == nil)
    #expect(isNew)
    #expect(status.st_uid == 1000)
    #expect(status.st_gid == 1001)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  /// A folder may give its own group to what is made in it.
  @Test(.enabled(if: geteuid() == 0, "only root gives files away")) func theGroupOfTheFolderIsNotTakenOver() {
    chown(folder.path, 0, 1002)
    chmod(folder.path, 0o2755)
    #expect(status.st_gid == 0)
    #expect(replace() == nil)
    #expect(isNew)
    #expect(status.st_gid == 0)
  }

  @Test func aFileWithSeveralNamesIsLeft() {
    link(page, folder.path + "/b.axml")
    #expect(replace() == .hardLinks(2))
    #expect(!isNew)
    #expect(status.st_nlink == 2)
    #expect(throws: WriteError.hardLinks(2)) { try DiskFileSystem().replace(page, with: []) }
  }

  #if os(Linux)
    private static func set(_ name: String, _ value: [UInt8], _ path: String) -> Bool {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      defer { close(descriptor) }
      return mpcheck_set_attribute(descriptor, name, value, value.count) == 0
    }

    private func get(_ name: String) -> [UInt8]? {
      let descriptor = open(page, O_RDONLY | O_CLOEXEC)
      defer { close(descriptor) }
      var value = [UInt8](repeating: 0, count: 100)
      let count = mpcheck_get_attribute(descriptor, name, &value, 100)
      return count < 0 ? nil : Array(value[..<count])
    }

    /// An access list as Linux keeps it: version 2; then of each entry the kind, the permissions and whom it is for.
    private static func accessList(_ entries: [(kind: UInt8, permissions: UInt8, id: UInt8)]) -> [UInt8] {
      [2, 0, 0, 0]
        + entries.flatMap { entry in
          let isNamed = entry.kind == 2 || entry.kind == 8
          return [entry.kind, 0, entry.permissions, 0]
            + (isNamed ? [entry.id, 0, 0, 0] : [0xFF, 0xFF, 0xFF, 0xFF])
        }
    }

    /// Whether a file takes an attribute here: a file system that has none has nothing to keep.
    private static func takes(_ name: String, _ value: [UInt8]) -> Bool {
      let folder = TemporaryFolder()
      folder.write("a", "")
      return set(name, value, folder.path + "/a")
    }

    private static let takesAttributes = takes("user.origin", [1])
    private static let takesAccessLists = takes(
      "system.posix_acl_access", accessList([(1, 6, 0), (2, 4, 77), (4, 0, 0), (16, 4, 0), (32, 4, 0)]))

    @Test(.enabled(if: takesAttributes, "the file system has no extended attributes"))
    func extendedAttributesAreKept() {
      #expect(Self.set("user.origin", Array("somewhere".utf8), page))
      #expect(Self.set("user.empty", [], page))
      #expect(replace() == nil)
      #expect(isNew)
      #expect(get("user.origin") == Array("somewhere".utf8))
      #expect(get("user.empty") == [])
    }

    @Test(.enabled(if: takesAccessLists, "the file system has no access lists")) func theAccessListIsKept() {
      // The owner may write, user 77 and others may read.
      let list = Self.accessList([(1, 6, 0), (2, 4, 77), (4, 0, 0), (16, 4, 0), (32, 4, 0)])
      #expect(Self.set("system.posix_acl_access", list, page))
      let mode = status.st_mode
      #expect(replace() == nil)
      #expect(isNew)
      #expect(get("system.posix_acl_access") == list)
      #expect(status.st_mode == mode)
    }

    /// A folder may give an access list to what is made in it.
    @Test(.enabled(if: takesAccessLists, "the file system has no access lists"))
    func theAccessListOfTheFolderIsNotTakenOver() {
      let list = Self.accessList([(1, 7, 0), (2, 7, 77), (4, 7, 0), (16, 7, 0), (32, 7, 0)])
      #expect(Self.set("system.posix_acl_default", list, folder.path))
      #expect(get("system.posix_acl_access") == nil)
      #expect(replace() == nil)
      #expect(isNew)
      #expect(get("system.posix_acl_access") == nil)
    }
  #endif
}
