import Containers
import Diagnostics
import Linting
import NativeSource

/// Checks that are the same for the classes of every container. So a rule is an id, texts and one call.
extension HostContext {
  /// A class on its platform. Objects of it are made.
  struct Member {
    var platform: PlatformFacts
    var index: Int
    var entry: NativeClass { platform.classes.all[index] }
  }

  /// The classes of which the container makes objects.
  func instances(of container: Container, used: Set<Int> = []) -> [Member] {
    // Where a container registers nothing, its classes alone matter.
    guard let platform = facts[container.system][container.platform] ?? facts.platforms[container.platform]
    else { return [] }
    return platform.instantiated(of: container, used: used).map { Member(platform: platform, index: $0) }
  }

  /// The implementations of a method of the container, each once, with the first class that has it.
  func implementations(
    of selector: String, in container: Container, used: Set<Int> = []
  ) -> [(member: Member, method: NativeClass.Method)] {
    guard let wanted = container.method(selector) else { return [] }
    var seen: Set<Place> = []
    return instances(of: container, used: used).compactMap { member in
      guard let method = member.platform.implementation(of: wanted, in: member.index),
        seen.insert(method.namePlace).inserted
      else { return nil }
      return (member, method)
    }
  }

  /// A method with its signature; nil when its file cannot be read.
  func signature(of method: NativeClass.Method) -> NativeMethod? {
    methodBodyReader(of: method.path)?.method(named: method.method.nameRange)
  }

  /// The body of a method; nil when it has none.
  func reading(of method: NativeClass.Method) -> MethodReading? {
    guard let file = methodBodyReader(of: method.path),
      let method = file.method(named: method.method.nameRange)
    else { return nil }
    return MethodReading(method, in: file)
  }

  /// The groups of methods that each class lacks. A group is left out if the class has one of its methods misspelled.
  func missingGroups(
    in container: Container, used: Set<Int> = []
  ) -> [(member: Member, groups: [Container.Group])] {
    instances(of: container, used: used).compactMap { member in
      let missing = member.platform.missingGroups(of: member.index, in: container)
      if missing.isEmpty { return nil }
      let meant = Set(
        member.platform.misspellings(of: member.index, in: container, inherited: true).map(\.intended))
      let groups = missing.filter { $0.selectors.allSatisfy { !meant.contains($0) } }
      return groups.isEmpty ? nil : (member, groups)
    }
  }

  /// Reports every method that is meant to be one of the container's, at the part of its name that is wrong.
  func reportMisspelledMethods(
    of container: Container, used: Set<Int> = [], message: (String, String) -> Message
  ) {
    var seen: Set<Place> = []
    for member in instances(of: container, used: used) {
      for (method, intended) in member.platform.misspellings(
        of: member.index, in: container, inherited: true)
      {
        guard seen.insert(method.namePlace).inserted, let wanted = container.method(intended),
          let signature = signature(of: method), let file = methodBodyReader(of: method.path)
        else { continue }
        let part = MisspelledPart(signature, of: method, wanted, file)
        report(
          Place(path: method.path, range: part.range), message(part.spelling, part.intended),
          fix: part.replacement.map {
            Fix(
              en: "write \(part.right)", zh: "改为 \(part.right)", .suggested,
              edits: [Edit(replace: Place(path: method.path, range: part.range), with: $0)])
          })
      }
    }
  }

  func relatedReturns(_ returns: [NativeReturn], _ path: String) -> [RelatedPlace] {
    returns.map {
      RelatedPlace(
        $0.kind == .fresh
          ? LocalizedText(en: "made here", zh: "在这里新建")
          : LocalizedText(en: "nothing is returned here", zh: "此处没有返回视图"),
        at: Place(path: path, range: $0.range))
    }
  }
}

extension HostContext.Member {
  /// What makes the class one of the container's: the place where it adopts the protocol, or where a mapping names it.
  func origin(in container: Container) -> RelatedPlace? {
    if let name = container.protocolName, let place = platform.classes.adoption(of: name, by: index) {
      return RelatedPlace(en: "adopted here", zh: "在这里遵循协议", at: place)
    }
    guard let mapping = platform.mappedClasses[index]?.first?.mappings.first else { return nil }
    return RelatedPlace(en: "mapped here", zh: "在这里映射", at: mapping.className.place)
  }
}

extension Container {
  /// How a method is written in the language of the class.
  func spelling(of selector: String, in entry: NativeClass) -> String {
    guard entry.language == .swift, let name = method(selector)?.swiftNames.first else { return selector }
    return name.spelling
  }

  /// The methods of groups as a text. Of two alternatives it names both.
  func list(_ groups: [Group], in entry: NativeClass) -> LocalizedText {
    let methods = groups.map { text($0, in: entry) }
    return LocalizedText(
      en: sentenceList(methods.map(\.english)).english, zh: sentenceList(methods.map(\.chinese)).chinese)
  }

  private func text(_ group: Group, in entry: NativeClass) -> LocalizedText {
    let names = group.selectors.map { spelling(of: $0, in: entry) }
    return LocalizedText(
      en: names.joined(separator: group.isEither ? " or " : " and "),
      zh: names.joined(separator: group.isEither ? " 或 " : " 和 "))
  }

  /// How many methods of the container's protocol a class lacks, and in the help which, with a remark on alternatives.
  func missingMethods(
    _ groups: [Group], in entry: NativeClass, onEither remark: LocalizedText? = nil
  ) -> Message {
    let count = groups.reduce(0) { $0 + ($1.isEither ? 1 : $1.selectors.count) }
    let name = protocolName ?? system.name
    let items = groups.map { group in
      let text = text(group, in: entry)
      guard group.isEither, let remark else { return text }
      return text + LocalizedText(en: "; \(remark.english)", zh: "；\(remark.chinese)")
    }
    let isOne = items.count == 1
    return Message(
      en: "\"\(entry.name)\" lacks \(count) \(count == 1 ? "method" : "methods") of \(name)",
      zh: "“\(entry.name)”缺少 \(name) 的 \(count) 个方法",
      help: isOne
        ? LocalizedText(en: "implement \(items[0].english)", zh: "实现 \(items[0].chinese)")
        : LocalizedText(en: "implement these methods:", zh: "实现以下方法："),
      listing: isOne ? [] : items)
  }
}

extension CallPattern.Shape {
  /// `move(_:to:)`
  var spelling: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
}
