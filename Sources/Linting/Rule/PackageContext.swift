import Diagnostics
import ReactNative

/// What a check sees of a package with native views, and reports to.
package final class PackageContext: CheckContext {
  package let library: Library

  init(_ library: Library, findingLimit: Int) {
    self.library = library
    super.init(findingLimit: findingLimit)
  }

  package func report(
    _ name: NameAt, _ message: Message, related: [RelatedPlace] = []
  ) {
    report(name.place, message, related: related)
  }
}
