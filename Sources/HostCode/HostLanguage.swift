/// The languages in which a host writes, registers or configures native views.
package enum HostLanguage: String, Sendable, CaseIterable {
  /// Objective-C and Objective-C++: `.h`, `.m`, `.mm`.
  case objectiveC
  case swift
  case java
  case kotlin
  case propertyList

  /// The language of a file by the extension of its path, or nil when it is none that a host is read in.
  package init?(path: String) {
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch String(path[bytes.index(after: dot)...]) {
    case "h", "m", "mm": self = .objectiveC
    case "swift": self = .swift
    case "java": self = .java
    case "kt": self = .kotlin
    case "plist": self = .propertyList
    default: return nil
    }
  }

  package var platform: HostPlatform {
    switch self {
    case .objectiveC, .swift, .propertyList: .ios
    case .java, .kotlin: .android
    }
  }
}

/// The system a host runs on.
package enum HostPlatform: String, Sendable, CaseIterable, Comparable {
  case ios
  case android

  package static func < (a: HostPlatform, b: HostPlatform) -> Bool { a.rawValue < b.rawValue }
}
