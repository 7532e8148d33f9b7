import CFiles
import SystemC

/// The system calls by which files are written beside others and take their names. They return 0, or the system's error
/// number. Tests put saves of other programs between them.
package struct ReplacementCalls: Sendable {
  package typealias OfTwoNames = @Sendable (String, String) -> Int32

  /// Writes what is in an open file to the disk.
  package var flush: @Sendable (Int32) -> Int32 = { fsync($0) == 0 ? 0 : errno }
  /// Gives each of two files the name of the other.
  package var exchange: OfTwoNames = { mpcheck_exchange($0, $1) == 0 ? 0 : errno }
  /// Gives the first file the name of the second, which is gone then.
  package var move: OfTwoNames = { rename($0, $1) == 0 ? 0 : errno }
  /// Gives a file another name that nothing has.
  package var moveToNew: OfTwoNames = { mpcheck_rename_to_new($0, $1) == 0 ? 0 : errno }
  package var remove: @Sendable (String) -> Int32 = { unlink($0) == 0 ? 0 : errno }

  /// Whether anybody can write to a file without opening it first; false also where the system does not say. The file is open
  /// for reading alone.
  package var isOpenForWriting: @Sendable (Int32) -> Bool = { mpcheck_is_open_for_writing($0) != 0 }

  package init() {}

  /// Whether a file system, an old system or a sandbox does not have a call.
  static func isRefusal(_ code: Int32) -> Bool {
    [EINVAL, ENOSYS, EPERM, ENOTSUP, EOPNOTSUPP].contains(code)
  }
}
