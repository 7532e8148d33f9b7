import Markup
import Script

/// Which functions of the platform the methods of pages mean. Each name is looked up once: most pages have methods of the same
/// names, and none means anything else.
struct MeantLifecycles {
  private let dialect: Dialect
  /// By the hash of a name 1 where it means a function, else 0.
  private var known = HashIndex()

  init(_ dialect: Dialect) { self.dialect = dialect }

  /// Whether a method of a page has a name that the platform would call if it were spelled as one of its functions is.
  mutating func areNear(methodsOf page: ScriptFacts) -> Bool {
    if !page.containsMethod(where: { known[$0] != 0 }) { return false }
    for object in page.objects where object.kind.isInstance {
      for method in object.methods {
        let hash = WordSet.hash(of: method.name)
        if known[hash] == nil {
          known.set(Lifecycles.meant(by: method.name, of: .page, in: dialect) == nil ? 0 : 1, for: hash)
        }
      }
    }
    return page.containsMethod { known[$0] != 0 }
  }
}
