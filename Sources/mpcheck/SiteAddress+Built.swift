import CAddress
import Diagnostics

extension SiteAddress {
  /// The address that this program was built with; nil where it was built without one.
  static let built = SiteAddress(String(cString: mpcheck_address()))
}
