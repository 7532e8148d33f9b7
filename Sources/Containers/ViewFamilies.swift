import NativeSource

/// The view classes that share a class: what its code does, it does for an object of each of them, whose methods may
/// override its own.
struct ViewFamilies {
  /// A view class that is, or extends, a class.
  struct Member {
    /// An index of `NativeClassTable.all`.
    var index: Int
    /// Nil where no file declares the class.
    var object: ObjectClass?
  }

  private var members: [Int: [Member]] = [:]

  /// - Parameter classes: the indexes of the view classes.
  init(_ classes: [Int], _ table: NativeClassTable, _ files: [NativeFileFacts]) {
    var fileOfPath: [String: Int] = [:]
    for index in files.indices { fileOfPath[files[index].path] = index }
    for index in classes {
      let entry = table.all[index]
      let file = fileOfPath[entry.namePlace.path]
      let member = Member(index: index, object: file.map { ObjectClass(name: entry.name, file: $0) })
      for shared in entry.ancestors + [index] { members[shared, default: []].append(member) }
    }
  }

  /// The view classes that are, or extend, a class; that class alone where none is.
  func members(of index: Int) -> [Member] { members[index] ?? [Member(index: index, object: nil)] }
}
