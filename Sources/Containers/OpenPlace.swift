import Diagnostics
import NativeSource

/// A place in native source, or in a contract file, that leaves a list of names open: there may be others than the known ones.
package struct OpenPlace: Hashable, Sendable {
  package enum Cause: Int, Hashable, Sendable, Comparable {
    /// A registration whose type or class is unknown.
    case registration
    /// A registration is taken back: it is unknown which one, or whether it is.
    case removal
    /// The container is given a list, or a class that says its types itself.
    case wholeList
    /// A property list that cannot be read.
    case unreadList
    /// A class that may show views of any type.
    case anyType
    /// An event, a message or a parameter with an unknown name.
    case name
    /// A function sends events under names that it is given, and not all of its calls are known.
    case caller
    /// A message, or the data of a view, is given to code that is not known.
    case handedOn
    /// An event that is sent outside of the view classes may be of any of them.
    case outside
    /// The class, or one that it extends, is not in the sources.
    case unseenClass
    /// A contract file says that it does not list all.
    case declared

    package static func < (a: Cause, b: Cause) -> Bool { a.rawValue < b.rawValue }
  }

  /// A file and a line as a contract file writes them.
  package struct Stated: Hashable, Sendable {
    package var path: String
    /// From 1.
    package var line: Int

    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  package var place: Place
  package var cause: Cause
  /// What is known of an unknown name.
  package var affixes = TextAffixes()
  /// For a contract file: the place in native source that it names.
  package var stated: Stated?

  package init(_ place: Place, _ cause: Cause, affixes: TextAffixes = TextAffixes(), stated: Stated? = nil) {
    self.place = place
    self.cause = cause
    self.affixes = affixes
    self.stated = stated
  }

  /// What is known of a name that the list may have because of the place; nil where it can only lack one.
  package var unknownName: TextAffixes? { cause == .removal ? nil : affixes }
}
