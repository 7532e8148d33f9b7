/// The shape of a call that is kept, in the spellings of all languages.
package struct CallPattern: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// A message of Objective-C, a method of Swift.
    case message
    /// A macro of the C family. Its arguments are bare tokens, which are kept as `#` spells them.
    case macro
    /// A method or function of Java and Kotlin.
    case function
    /// A constructor of Java and Kotlin. Arguments that are left out may be set afterwards, by the properties with
    /// these names, in the order of the arguments; nil for an argument without a property.
    case constructor(setters: [String?])
    /// `@Name(...)` before a declaration.
    case annotation
    /// The dictionaries in the array at `path` of a property list. The arguments are their values under `keys`.
    case propertyList(path: [String], keys: [String])
  }

  /// A name and the labels of its arguments, `_` for none.
  package struct Shape: Hashable, Sendable {
    package var name: String
    package var labels: [String]

    package init(_ name: String, labels: [String]) {
      self.name = name
      self.labels = labels
    }

    /// - Parameter spelling: a selector, `move:to:`, or the name of a Swift method, `move(_:to:)`.
    package init(_ spelling: String) {
      let parts = spelling.split(separator: "(", maxSplits: 1)
      let isSelector = parts.count < 2
      let labels = (isSelector ? parts[0] : parts[1].dropLast()).split(separator: ":").map(String.init)
      name = isSelector ? labels[0] : String(parts[0])
      self.labels = isSelector && spelling.hasSuffix(":") ? ["_"] + labels.dropFirst() : labels
      if isSelector, !spelling.hasSuffix(":") { self.labels = [] }
    }
  }

  package var form: Form
  package var shapes: [Shape]

  /// How a reader would look for the call: `registerComponentWithName:`, `Helper.register`, `new Config`.
  package var searchedText: String {
    let name = shapes.first?.name ?? ""
    return switch form {
    case .message: name + (shapes.first?.labels.isEmpty ?? true ? "" : ":")
    case .macro: name
    case .function: (receiver.map { $0 + "." } ?? "") + name
    case .constructor: "new " + name
    case .annotation: "@" + name
    case .propertyList(let path, _): path.joined(separator: " > ")
    }
  }
  /// Whether a call may have further arguments. The named ones are then in any order, and only the first argument and
  /// the `dictionary` are read.
  package var isPartial: Bool
  /// The class that the message or function belongs to; nil for any.
  package var receiver: String?
  /// The label of the argument that is a dictionary.
  package var dictionary: String?
  /// Whether an argument that is not a literal is unknown, whatever it is.
  package var readsLiteralsOnly: Bool
  /// The macro that may contain the call in its definition, where it does not count.
  package var exceptIn: String?

  package init(
    _ spellings: String..., form: Form = .message, isPartial: Bool = false, receiver: String? = nil,
    dictionary: String? = nil, readsLiteralsOnly: Bool = false, exceptIn: String? = nil
  ) {
    self.form = form
    shapes = spellings.map(Shape.init)
    self.isPartial = isPartial
    self.receiver = receiver
    self.dictionary = dictionary
    self.readsLiteralsOnly = readsLiteralsOnly
    self.exceptIn = exceptIn
  }

  /// Whether a call with this name and these labels fits.
  func admits(_ name: String, _ labels: [String]) -> Bool {
    shapes.contains { shape in
      guard shape.name == name else { return false }
      if !isPartial { return shape.labels == labels }
      return shape.labels.first == labels.first && shape.labels.dropFirst().allSatisfy(labels.contains)
    }
  }
}
