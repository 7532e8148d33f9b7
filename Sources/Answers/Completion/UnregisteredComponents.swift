import Files
import MiniProgram

/// A component of the program that a file can register.
struct UnregisteredComponent {
  /// The name that its path suggests.
  let tag: String
  /// The absolute path of the markup file.
  let path: String
}

extension MarkupPage {
  /// The components of the program that nothing registers for the file, by tag. Components with a name that already
  /// means something else are left out.
  var unregisteredComponents: [UnregisteredComponent] {
    let registered = Set(program.componentTargets(of: unit).values)
    var found: [UnregisteredComponent] = []
    for file in project.files where file.unit.kind == .component {
      let path = file.unit.path
      guard path != self.path, file.unit.dialect === dialect, !registered.contains(path),
        let tag = UnregisteredComponent.tag(ofPath: path, below: program.root),
        !dialect.components.contains(tag), !program.registers(tag, in: unit)
      else { continue }
      found.append(UnregisteredComponent(tag: tag, path: path))
    }
    return found.sorted { ($0.tag, $0.path) < ($1.tag, $1.path) }
  }
}

extension UnregisteredComponent {
  /// The name of the file, or of its folder where the file is an `index`, in lower case with hyphens; nil where that
  /// cannot be the name of a tag.
  static func tag(ofPath path: String, below root: String) -> String? {
    let stem = Path.stem(path)
    var name = String(Path.lastComponent(stem))
    if name == "index" {
      let folder = Path.parent(stem)
      if folder == root || !Path.isInside(folder, root) { return nil }
      name = String(Path.lastComponent(folder))
    }
    var tag: [UInt8] = []
    var last: UInt8 = 0
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if isLowerCaseOrDigit(last) { tag.append(UInt8(ascii: "-")) }
        tag.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        tag.append(byte)
      default: return nil
      }
      last = byte
    }
    guard let first = tag.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return nil }
    return String(decoding: tag, as: UTF8.self)
  }

  /// A name without capitals, `-` and `_`, which people use in different ways.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  private static func isLowerCaseOrDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}
