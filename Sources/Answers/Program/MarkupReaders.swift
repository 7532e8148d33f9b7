import Markup

/// A reader of each dialect, made when it is first used.
package final class MarkupReaders {
  private var readers: [ObjectIdentifier: MarkupReader] = [:]
  private var useCount = 0

  /// A reader never forgets a name, and typing makes many: the reader is replaced now and then.
  private static let maxUse = 4_000

  package init() {}

  func reader(_ dialect: Dialect) -> MarkupReader {
    useCount += 1
    if useCount > MarkupReaders.maxUse {
      readers = [:]
      useCount = 0
    }
    if let reader = readers[ObjectIdentifier(dialect)] { return reader }
    MarkupReader.initializeLibrary()
    let reader = MarkupReader(dialect)
    readers[ObjectIdentifier(dialect)] = reader
    return reader
  }
}
