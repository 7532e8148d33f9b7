import Containers
import Diagnostics
import NativeSource

/// What names in native source, and in tables that it loads, mean: registered types, sent events and read parameters for pages;
/// the classes of registrations.
struct NativeTargets {
  private let views: [ProgramView]
  private let path: String

  init(_ views: [ProgramView], _ path: String) { (self.views, self.path) = (views, path) }

  func target(at offset: UInt32) -> Target? {
    guard let (range, symbol) = symbol(at: offset) else { return registeredClass(at: offset) }
    let uses = views.flatMap { $0.occurrences(of: symbol) }.filter { !$0.isNative && !$0.isDeclaration }
    return Target(range, uses.map(\.place), symbol)
  }

  /// The range at an offset in which a text is used or written.
  private func range(of text: NativeText, at offset: UInt32) -> ByteRange? {
    [text.place, text.origin].compactMap { $0 }.first { $0.path == path && $0.range.touches(offset) }?.range
  }

  /// The class that a registration names: it leads to its declaration.
  private func registeredClass(at offset: UInt32) -> Target? {
    for facts in views.flatMap(\.native).flatMap(\.platforms.values) {
      for registration in facts.registrations {
        guard let index = registration.classIndex, let range = range(of: registration.className, at: offset)
        else { continue }
        return Target(range, [facts.classes.all[index].namePlace])
      }
    }
    return nil
  }

  private func symbol(at offset: UInt32) -> (ByteRange, Symbol)? {
    let contracts = views.flatMap(\.native).flatMap(\.contracts)
    func range(_ text: NativeText) -> ByteRange? { self.range(of: text, at: offset) }
    for contract in contracts {
      for registration in contract.registrations {
        if let range = range(registration.type) { return (range, .nativeType(contract.type)) }
      }
    }
    /// The types that have the name in their interface at this very place.
    func types(_ names: (ViewInterface) -> [NativeText]) -> (ByteRange, String, [String])? {
      var found: (range: ByteRange, name: String)?
      var types: Set<String> = []
      for contract in contracts {
        for text in names(contract.interface) {
          guard let name = text.value, let range = range(text) else { continue }
          found = (range, name)
          types.insert(contract.type)
        }
      }
      return found.map { ($0.range, $0.name, types.sorted()) }
    }
    if let (range, name, types) = types({ $0.events.items.compactMap(\.name) }) {
      return (range, .nativeEvent(name, types: types))
    }
    if let (range, name, types) = types({ $0.parameters.items }) {
      return (range, .nativeParameter(name.camelCased, types: types))
    }
    for facts in views.flatMap(\.native).flatMap(\.platforms.values) {
      for event in facts.unmatchedEvents {
        if let text = event.name, let name = text.value, let range = range(text) {
          return (range, .nativeEvent(name, types: []))
        }
      }
    }
    return nil
  }
}
