extension FileError {
  /// Why, in words that follow a path and a colon.
  package var sentence: String {
    switch self {
    case .notFound: "there is no such file"
    case .unreadable(let reason): "it cannot be read: \(reason)"
    case .isFolder: "it is a folder"
    case .tooLarge(let size): "its \(size) bytes are more than are read"
    case .notRegular: "it is not a regular file"
    case .undecodableName: "its name is not UTF-8, so it is not read"
    case .outside(let link): link.clause
    }
  }
}

extension OutwardLink {
  fileprivate var clause: String { "a symbolic link leads outside of \(bounds)" }

  /// What it leads out of.
  package var bounds: String { isInRepository ? "the repository" : "the linted folder" }
}
