import Containers
import Linting
import NativeSource

extension HostContext {
  /// What the code of an error is compared with: in each splash delegate, and in the method of another class that it hands the
  /// code to.
  var splashErrorComparisons: [(path: String, comparison: ValueComparison)] {
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

extension PlatformFacts {
  /// The method with a selector, where one alone of the scanned classes implements it.
  fileprivate func onlyMethod(_ selector: String) -> NativeClass.Method? {
    let found = classes.all.flatMap(\.methods).filter {
      $0.method.selector == selector && $0.method.bodyRange != nil
    }
    return found.count == 1 ? found[0] : nil
  }
}
