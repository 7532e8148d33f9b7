import Containers
import Files
import Linting
import NativeSource

extension HostContext {
  /// What the code of an error is compared with: in each splash delegate, and in the method of another class that it hands the
  /// code to. Constants of imported headers have their values.
  var splashErrorComparisons: [(path: String, comparison: ValueComparison)] {
    writtenComparisons.map { path, comparison in
      guard case .constant(let name) = comparison.value else { return (path, comparison) }
      var comparison = comparison
      comparison.value = value(ofConstant: name, importedBy: path)
      return (path, comparison)
    }
  }

  private var writtenComparisons: [(path: String, comparison: ValueComparison)] {
    splashMethods(GRV.showError).flatMap { member, method in
      guard let reading = reading(of: method) else { return [(path: String, comparison: ValueComparison)]() }
      let own = reading.comparisons(ofParameter: 2).map { (method.path, $0) }
      return own
        + reading.calls(givenParameter: 2).flatMap { call in
          guard let receiver = member.platform.onlyMethod(call.selector) else {
            return [(path: String, comparison: ValueComparison)]()
          }
          return (self.reading(of: receiver)?.comparisons(ofParameter: call.argument) ?? []).map {
            (receiver.path, $0)
          }
        }
    }
  }
}

extension HostContext {
  /// The value that a constant has in the headers that a file imports, directly or not; unknown where none or several define it.
  private func value(ofConstant name: String, importedBy path: String) -> ValueComparison.Value {
    let headers = facts.files.lazy.map(\.path).filter { Path.pathExtension($0) == "h" }
    let byName = Dictionary(grouping: headers) { Path.lastComponent($0) }
    var pending = [path]
    var seen: Set<String> = [path]
    var found: Set<ValueComparison.Value> = []
    while let next = pending.popLast() {
      guard let reader = methodBodyReader(of: next) else { continue }
      if next != path { found.formUnion(reader.values(ofConstant: name)) }
      for file in reader.importedPaths {
        // Of two headers with one name it is unknown which one is meant.
        guard let named = byName[Path.lastComponent(file.path)], named.count == 1 else { continue }
        if seen.insert(named[0]).inserted { pending.append(named[0]) }
      }
    }
    return found.count == 1 ? found.first! : .unknown
  }
}

extension PlatformFacts {
  /// The method with a selector, where one alone of the scanned classes implements it.
  fileprivate func onlyMethod(_ selector: String) -> NativeClass.Method? {
    let found = classes.all.flatMap(\.methods).filter {
      $0.method.selector == selector && $0.method.bodyRange != nil
    }
    return found.count == 1 ? found[0] : nil
  }
}
