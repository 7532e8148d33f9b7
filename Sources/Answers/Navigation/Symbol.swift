import Diagnostics

/// What a name in a program means: what its uses in markup, scripts, configuration and native code have in common.
enum Symbol: Hashable {
  /// A method with that name, as it is declared for each of the pages that can call it here.
  case handler(String, declarations: [Place])
  /// A name in the data of the pages and components with markup at these paths.
  case data(String, owners: [String])
  /// A template that the file at a path defines.
  case template(String, file: String)
  /// A name that the markup file at a path binds a script module to.
  case module(String, file: String)
  /// What a script module exports; `file` is the module's, or the page with the module between its tags.
  case export(String, file: String)
  /// A file: a component, a page, an imported or included file, a script module.
  case file(String)
  /// What the component with its markup at a path sends.
  case componentEvent(String, component: String)
  case nativeType(String)
  /// What views of these types send; without types, it is unknown which views send it.
  case nativeEvent(String, types: [String])
  case nativeParameter(String, types: [String])
  /// The id of a native view in the pages and components at these paths, which render it.
  case nativeID(String, owners: [String])
}

/// What is at a place of a document.
package struct Target {
  /// The name at the place.
  package let range: ByteRange
  /// Where it is defined, each place once.
  package let definitions: [Definition]
  /// Nil where no uses could be found.
  let symbol: Symbol?

  init(_ range: ByteRange, _ definitions: [Definition], _ symbol: Symbol? = nil) {
    var seen: Set<Place> = []
    (self.range, self.symbol) = (range, symbol)
    self.definitions = definitions.filter { seen.insert($0.place).inserted }
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
package struct Definition {
  /// The name.
  package let place: Place
  /// The range around the name that belongs to the definition.
  package let whole: ByteRange

  init(_ place: Place, whole: ByteRange? = nil) {
    self.place = place
    self.whole = whole ?? place.range
  }
}

extension Place {
  /// The beginning of a file, which means the file as a whole.
  init(startOf path: String) { self.init(path: path, range: ByteRange(0, 0)) }
}

extension ByteRange {
  /// Whether a cursor at an offset is in the range or at one of its ends.
  func touches(_ offset: UInt32) -> Bool { start <= offset && offset <= end }
}
