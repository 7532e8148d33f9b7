import Diagnostics
import Files

/// A component that `usingComponents` makes known under a name.
package struct ComponentRegistration: Hashable, Sendable {
  /// The tag.
  package let name: String
  /// What is between the quotes of the key.
  package let nameRange: ByteRange
  /// As it is written: `./list/index`, `/components/list/index`, `mini-ali-ui/es/list/index`.
  package let path: String
  /// What is between the quotes of the path.
  package let pathRange: ByteRange

  /// The members of an object that have strings as values; where several have one name, only the last.
  static func all(in object: JSONValue?) -> [ComponentRegistration] {
    let registrations = object?.members.compactMap { member in
      member.value.string.map {
        ComponentRegistration(
          name: member.key, nameRange: member.keyRange, path: $0, pathRange: member.value.range)
      }
    }
    return lastOfEach(registrations ?? [], by: \.name)
  }
}

extension ComponentRegistration {
  /// The members of a configuration itself that may be meant for `usingComponents`, where it has that.
  fileprivate static func misplaced(in root: JSONValue?) -> [ComponentRegistration] {
    guard let root, root["usingComponents"] != nil else { return [] }
    return root.members.compactMap { member in
      // Nearly all members are no paths.
      guard let path = member.value.string, path.utf8.contains(Path.slash), !path.containsBytes(of: "://"),
        !KnownConfigurationKeys.contain(member.key)
      else { return nil }
      return ComponentRegistration(
        name: member.key, nameRange: member.keyRange, path: path, pathRange: member.value.range)
    }
  }
}

/// A tag for which the user of a component chooses another component (`componentGenerics`).
package struct ComponentGeneric: Hashable, Sendable {
  package let name: String
  package let nameRange: ByteRange
  /// The component that is used when none is chosen.
  package let fallback: ConfiguredPath?
}

/// A tag that is shown while a component is being loaded (`componentPlaceholder`).
package struct ComponentPlaceholder: Hashable, Sendable {
  /// The component.
  package let name: String
  package let nameRange: ByteRange
  /// What is shown: a built-in tag or another registered component.
  package let tag: String
  package let tagRange: ByteRange
}

/// What the `.json` of a page or a component says. A value of the wrong type counts as absent.
///
/// A class: rules ask all pages of a program for it, and a copy counts references to ten lists.
package final class PageConfiguration: Sendable {
  /// Whether it says `"component": true`.
  package let isComponent: Bool
  /// The components that it registers; where several have one name, only the last.
  package let usingComponents: [ComponentRegistration]
  package let generics: [ComponentGeneric]
  package let placeholders: [ComponentPlaceholder]
  /// The tags of all three, and those that are shown meanwhile.
  let registeredTags: TagSet
  /// The top-level keys that no page has, with strings that may be the paths of components.
  package let misplacedComponents: [ComponentRegistration]
  /// The keys that its language may lack.
  package let foreignKeys: [ForeignKey]
  /// The key `window`, of `app.json` alone, with keys in it that would be read at the top level and are not there.
  package let windowKey: ByteRange?
  /// Values that its platform may refuse.
  package let refusedValues: [RefusedConfigurationValue]
  /// The framework that renders it (`componentFramework`).
  package let framework: String?
  /// What draws it (`renderer`).
  package let renderer: String?

  /// The keys that register components; the second is the key that Swan had before.
  static let registrationKeys: [StaticString] = ["usingComponents", "usingSwanComponents"]

  package init(_ document: JSONDocument) {
    let root = document.root
    isComponent = root?["component"]?.bool ?? false
    framework = root?["componentFramework"]?.string
    renderer = root?["renderer"]?.string
    foreignKeys = ForeignKey.all(in: root)
    refusedValues = RefusedConfigurationValue.all(of: RefusedConfigurationValue.ofWindow, in: root)
    windowKey = root.flatMap(KnownConfigurationKeys.windowKey)
    misplacedComponents = ComponentRegistration.misplaced(in: root)
    usingComponents = Self.registrationKeys.flatMap { ComponentRegistration.all(in: root?["\($0)"]) }
    let generics = root?["componentGenerics"]?.members.map { member in
      let fallback = member.value["default"]
      return ComponentGeneric(
        name: member.key, nameRange: member.keyRange,
        fallback: fallback?.string.map { ConfiguredPath(path: $0, range: fallback!.range) })
    }
    self.generics = lastOfEach(generics ?? [], by: \.name)
    let placeholders = root?["componentPlaceholder"]?.members.compactMap { member in
      member.value.string.map {
        ComponentPlaceholder(
          name: member.key, nameRange: member.keyRange, tag: $0, tagRange: member.value.range)
      }
    }
    self.placeholders = lastOfEach(placeholders ?? [], by: \.name)
    registeredTags = TagSet(
      usingComponents.map(\.name) + self.generics.map(\.name)
        + self.placeholders.flatMap { [$0.name, $0.tag] })
  }
}

/// The elements without those that a later one with the same name replaces.
private func lastOfEach<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
  var last: [String: Int] = [:]
  for (index, element) in elements.enumerated() { last[name(element)] = index }
  if last.count == elements.count { return elements }
  return elements.indices.filter { last[name(elements[$0])] == $0 }.map { elements[$0] }
}
