/// The kinds of files that native source is read from.
package enum NativeLanguage: String, Sendable, CaseIterable {
  /// Objective-C and Objective-C++: `.h`, `.m`, `.mm`.
  case objectiveC
  case swift
  case java
  case kotlin
  case propertyList
  /// Any other XML: read only where the interest names its root.
  case xml

  /// The language of a file by the extension of its path, or nil when it is none of these.
  package init?(path: String) {
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(path[bytes.index(after: dot)...]) {
    case "h", "m", "mm": self = .objectiveC
    case "swift": self = .swift
    case "java": self = .java
    case "kt": self = .kotlin
    case "plist": self = .propertyList
    case "xml": self = .xml
    default: return nil
    }
  }

  package var platform: NativePlatform {
    switch self {
    case .objectiveC, .swift, .propertyList, .xml: .ios
    case .java, .kotlin: .android
    }
  }

  package var comments: CommentSyntax { self == .propertyList || self == .xml ? .markup : .slashes }
}

/// The system that native source is written for.
package enum NativePlatform: String, Sendable, CaseIterable, Comparable {
  case ios
  case android

  package static func < (a: NativePlatform, b: NativePlatform) -> Bool { a.rawValue < b.rawValue }
}
