import Diagnostics

/// A text that is to take the place of a file's.
package struct Replacement: Sendable {
  /// What the file has to be for that.
  package enum Condition: Sendable {
    /// What was read: who saved it since then wins.
    case reads(SourceText)
    /// There is no such file.
    case isMissing
    /// Whatever it is: an output that somebody named.
    case any
  }

  /// Absolute. Where the last component is a link, the text takes the link's place.
  package let path: String
  package let text: SourceText
  package let condition: Condition

  package init(_ path: String, _ text: SourceText, if condition: Condition) {
    (self.path, self.text, self.condition) = (path, text, condition)
  }
}

/// Why a file was left as it is.
package enum WriteError: Error, Hashable, Sendable {
  case gone
  /// It is not what was read any more. Where several saves came in one moment, `kept` is the name of a file beside it that has
  /// one of them.
  case changed(kept: String? = nil)
  /// There is a file where none was to be.
  case exists
  /// Another program can write to it at any time.
  case openElsewhere
  /// This many names are one file. A new file would have one of them.
  case hardLinks(Int)
  /// What a new file cannot be given.
  case unkept(KeptAttribute)
  /// In the system's words.
  case failed(String)
  /// A signal asked the process to end.
  case interrupted

  /// A clause to write after the path: what is wrong, and what to do.
  package var clause: String {
    switch self {
    case .gone: "is gone"
    case .changed(nil): "changed meanwhile and was left alone; run the command again"
    case .changed(let kept?):
      "was saved more than once in one moment and was left alone; \(kept) beside it has an earlier save: "
        + "compare the two, and remove that file"
    case .exists: "exists and is left as it is"
    case .openElsewhere:
      "is open for writing in another program and was left alone; close it there and run the command again"
    case .hardLinks(let count):
      "has \(count) hard links, which a new file would part, and was left alone; "
        + "change it by hand, or make a copy take its place"
    case .unkept(let attribute): "\(attribute.clause) and was left alone; \(attribute.advice)"
    case .failed(let reason): "cannot be written: \(reason)"
    case .interrupted: "was left alone: the command was interrupted"
    }
  }

  init(errno code: Int32) { self = .failed(systemMessage(code)) }
}

/// What belongs to a file besides its text, and is to be the same afterwards.
package enum KeptAttribute: Hashable, Sendable {
  /// By number, as `ls -n` shows them.
  case owner(UInt32)
  case group(UInt32)
  case mode
  /// An access list or an extended attribute, by its name.
  case extended(String)

  fileprivate var clause: String {
    switch self {
    case .owner(let number): "belongs to user \(number), which a new file cannot,"
    case .group(let number): "belongs to group \(number), which a new file cannot,"
    case .mode: "has permissions that a new file cannot be given"
    case .extended(let name): "has an attribute that a new file cannot be given (\(name))"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .owner: "run the command as that user"
    case .group: "run the command as a user of that group"
    case .mode, .extended: "run the command as its owner, or change it by hand"
    }
  }
}
