import Diagnostics
import Files
import Markup

/// Images, sounds and films that pages show.
package enum MediaFiles {
  /// The extensions of those that the platforms show, in lower case, without dot. From the lists of formats in WeChat's
  /// manual of `image` (png, jpg, svg, webp, gif), `video` (mp4), and the audio context (mp3, m4a, wav); `jpeg`, `bmp` and
  /// `ico` are in Alipay's and Baidu's.
  package static let extensions = [
    "bmp", "gif", "ico", "jpeg", "jpg", "m4a", "mp3", "mp4", "png", "svg", "wav", "webp",
  ]

  /// Whether a path, of which the last extension counts, names one.
  package static func contain(_ path: String) -> Bool {
    let name = Path.pathExtension(path)
    return name.utf8.count <= 4
      && extensions.contains { $0.utf8.elementsEqual(name.utf8.lazy.map(\.asciiLowercased)) }
  }

  /// The path in a value, without its query and the blanks around it, when it names such a file of the program: not one of a
  /// scheme, of an alias, or one that a build or the platform writes in another way.
  package static func localPath(in value: ByteRange, of text: SourceText) -> ByteRange? {
    var path = text.trimmed(value)
    let bytes = text.slice(path)
    if let end = bytes.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      path.end = path.start + UInt32(end)
    }
    let name = text.slice(path)
    guard let first = name.first, first != UInt8(ascii: "@"), first != UInt8(ascii: "~"),
      !name.starts(with: "//".utf8), !name.contains(where: isOfAnotherForm)
    else { return nil }
    return contain(text.string(path)) ? path : nil
  }

  /// Whether the byte is of a scheme, an escape, a separator of Windows, or a placeholder.
  private static func isOfAnotherForm(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "$"):
      true
    default: byte < 0x20
    }
  }
}
