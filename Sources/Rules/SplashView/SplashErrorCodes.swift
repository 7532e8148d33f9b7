import Containers
import Linting
import NativeSource

extension HostContext {
  /// What the code of an error is compared with in each splash delegate.
  var splashErrorComparisons: [(path: String, comparison: ValueComparison)] {
    splashMethods(GRV.showError).flatMap { _, method in
      (reading(of: method)?.comparisons(ofParameter: 2) ?? []).map { (method.path, $0) }
    }
  }
}
