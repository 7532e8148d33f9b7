/// What was found of view classes, by their indexes in `NativeClassTable.all`.
struct GatheredInterfaces {
  /// What the code of a class does, which classes that extend it do, too.
  private var shared: [Int: ViewInterface] = [:]
  /// What code does for objects of this very class: of a method that it overrides, its own.
  var exact: [Int: ViewInterface] = [:]
  /// What initialisers read of their configurations, and the keys of these that may have the parameters, for objects of each
  /// class.
  var configurations: [Int: KnownNames<NativeText>] = [:]
  var nestedKeys: [Int: [(name: String, place: OpenPlace)]] = [:]

  init(_ classes: Set<Int>) {
    for index in classes { shared[index] = ViewInterface() }
  }

  subscript(index: Int) -> ViewInterface? {
    get { shared[index] }
    // In place: a class may have thousands of events.
    _modify { yield &shared[index] }
  }
}
