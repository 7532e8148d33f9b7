import Diagnostics

/// Edits, and the file that must be made before them, if there is one.
package struct FileChange {
  /// The path of a file that does not exist yet, and what it is to contain.
  package let created: (path: String, text: String)?
  /// The edits, in the texts as they are now.
  package let edits: [Edit]

  init(_ edits: [Edit], creating created: (path: String, text: String)? = nil) {
    (self.edits, self.created) = (edits, created)
  }
}
