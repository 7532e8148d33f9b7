import Diagnostics

/// What a name in a program means: what its uses have in common, in markup, scripts, configuration and native code.
enum Symbol: Hashable {
  /// A method of that name, as it is declared for each of the pages that can call it here.
  case handler(String, declarations: [Place])
  /// A template that the file at a path defines.
  case template(String, file: String)
  /// A name that the markup file at a path binds a script module to.
  case module(String, file: String)
  /// What a script module exports; `file` is the module's, or the page with the module between its tags.
  case export(String, file: String)
  /// A file: a component, a page, what is imported or included, a script module.
  case file(String)
  case nativeType(String)
  /// What views of these types send; without types, views of which it is not known.
  case nativeEvent(String, types: [String])
  case nativeParameter(String, types: [String])
  /// The id of a native view in the pages and components at these paths, which render it.
  case nativeID(String, owners: [String])
}

/// What is at a place of a document.
struct Target {
  /// The name at the place.
  let range: ByteRange
  /// Where it is defined.
  var definitions: [Definition]
  /// Nil for what has no uses that could be found.
  var symbol: Symbol?

  init(_ range: ByteRange, _ definitions: [Definition], _ symbol: Symbol? = nil) {
    (self.range, self.definitions, self.symbol) = (range, definitions, symbol)
  }

  init(_ range: ByteRange, _ places: [Place], _ symbol: Symbol? = nil) {
    self.init(range, places.map { Definition($0) }, symbol)
  }

  /// A path that leads to a file.
  init(_ range: ByteRange, file: String) {
    self.init(range, [Place(startOf: file)], .file(file))
  }
}

/// A place where something is defined.
struct Definition {
  /// The name.
  let place: Place
  /// What belongs to it, around the name.
  let whole: ByteRange

  init(_ place: Place, whole: ByteRange? = nil) {
    self.place = place
    self.whole = whole ?? place.range
  }
}

extension Place {
  /// The beginning of a file: where the file as a whole is what is meant.
  init(startOf path: String) { self.init(path: path, range: ByteRange(0, 0)) }
}

extension ByteRange {
  /// Whether a cursor at an offset is in the range or at one of its ends.
  func touches(_ offset: UInt32) -> Bool { start <= offset && offset <= end }
}
