import CFiles
import SystemC

/// Gives a new file what belongs to the file whose place it takes: owner, group, mode, access list and extended attributes.
enum FileAttributes {
  /// Copies them from one open file to another. The owner comes first, because a change of it takes permissions away; the mode
  /// last, because an access list is part of it.
  static func copy(from old: Int32, _ state: FileState, to new: Int32) throws(WriteError) {
    guard let made = FileState(of: new)?.lasting else { throw WriteError(errno: errno) }
    let wanted = state.lasting
    if made.owner != wanted.owner || made.group != wanted.group {
      // -1 leaves it as it is: who is not root may choose among his groups, and nothing else.
      let owner = made.owner == wanted.owner ? uid_t.max : wanted.owner
      if fchown(new, owner, wanted.group) != 0 {
        throw .unkept(made.owner == wanted.owner ? .group(wanted.group) : .owner(wanted.owner))
      }
    }
    try copyExtended(from: old, to: new)
    if fchmod(new, wanted.mode & 0o7777) != 0 { throw .unkept(.mode) }
    // Some bits are dropped in silence.
    guard let now = FileState(of: new)?.lasting else { throw WriteError(errno: errno) }
    if now.owner != wanted.owner { throw .unkept(.owner(wanted.owner)) }
    if now.group != wanted.group { throw .unkept(.group(wanted.group)) }
    if now.mode != wanted.mode { throw .unkept(.mode) }
  }

  #if canImport(Darwin)
    private static func copyExtended(from old: Int32, to new: Int32) throws(WriteError) {
      if fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) != 0 {
        throw .unkept(.extended(systemMessage(errno).english))
      }
    }
  #else
    private static func copyExtended(from old: Int32, to new: Int32) throws(WriteError) {
      let names = try names(of: old)
      // A folder can give each new file an access list.
      for name in try self.names(of: new) where !names.contains(name) {
        if mpcheck_remove_attribute(new, name) != 0, errno != ENODATA { throw .unkept(.extended(name)) }
      }
      for name in names {
        guard let value = value(of: name, old) else { throw .unkept(.extended(name)) }
        if self.value(of: name, new) == value { continue }
        if mpcheck_set_attribute(new, name, value, value.count) != 0 { throw .unkept(.extended(name)) }
      }
    }

    /// The names of those that are kept. What else the system has belongs to it (`security.ima` is a hash of the bytes), or to
    /// the superuser (`trusted.`).
    private static func names(of descriptor: Int32) throws(WriteError) -> [String] {
      while true {
        let size = mpcheck_list_attributes(descriptor, nil, 0)
        if size == 0 || size < 0 && ReplacementCalls.isRefusal(errno) { return [] }
        if size < 0 { throw WriteError(errno: errno) }
        var names = [CChar](repeating: 0, count: size)
        let got = mpcheck_list_attributes(descriptor, &names, size)
        if got < 0, errno == ERANGE { continue }
        if got < 0 { throw WriteError(errno: errno) }
        return names[..<got].split(separator: 0).map {
          String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
        .filter(isKept)
      }
    }

    private static func isKept(_ name: String) -> Bool {
      name.hasPrefix("user.")
        || ["system.posix_acl_access", "system.nfs4_acl", "security.selinux"].contains(name)
    }

    /// Nil where it has none, or does not give it.
    private static func value(of name: String, _ descriptor: Int32) -> [UInt8]? {
      while true {
        let size = mpcheck_get_attribute(descriptor, name, nil, 0)
        if size <= 0 { return size == 0 ? [] : nil }
        var value = [UInt8](repeating: 0, count: size)
        let got = mpcheck_get_attribute(descriptor, name, &value, size)
        if got >= 0 { return Array(value[..<got]) }
        if errno != ERANGE { return nil }
      }
    }
  #endif
}
