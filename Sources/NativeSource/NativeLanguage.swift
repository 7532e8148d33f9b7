/// The kinds of files that native source is read from.
package enum NativeLanguage: String, Sendable, CaseIterable {
  /// Objective-C and Objective-C++.
  case objectiveC
  case swift
  case java
  case kotlin
  case propertyList
  /// Any other XML: read only where the interest names its root.
  case xml

  /// The extensions of their files, without dot.
  package static let extensions: [(name: String, language: NativeLanguage)] = [
    ("m", .objectiveC), ("mm", .objectiveC), ("h", .objectiveC), ("hpp", .objectiveC),
    ("pch", .objectiveC), ("swift", .swift),
    ("java", .java), ("kt", .kotlin), ("plist", .propertyList), ("xml", .xml),
  ]

  /// The language of a file by the extension of its path; nil for other extensions.
  package init?(path: String) {
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let name = String(path[bytes.index(after: dot)...])
    guard let found = NativeLanguage.extensions.first(where: { $0.name == name }) else { return nil }
    self = found.language
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

  package var other: NativePlatform { self == .ios ? .android : .ios }

  /// As people write it.
  package var shown: String {
    switch self {
    case .ios: "iOS"
    case .android: "Android"
    }
  }
}

/// A set of platforms. With a `Set`, each start of the program would look through all its types for one that is hashed.
package struct NativePlatforms: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ platform: NativePlatform) { self = platform == .ios ? .ios : .android }

  package static let ios = NativePlatforms(rawValue: 1)
  package static let android = NativePlatforms(rawValue: 2)
  package static let all = NativePlatforms(rawValue: 3)

  package func contains(_ platform: NativePlatform) -> Bool { isSuperset(of: NativePlatforms(platform)) }

  /// The platform, if the set contains only one.
  package var only: NativePlatform? { self == .ios ? .ios : self == .android ? .android : nil }
}
