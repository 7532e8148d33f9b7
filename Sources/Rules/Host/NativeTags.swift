import Diagnostics
import Containers
import NativeSource
import Linting
import Markup
import MiniProgram

/// The views of one system on the pages of all linted programs, by type.
struct NativeTags {
  struct Tag {
    var unit: SourceUnit
    var view: NativeView

    func place(_ range: ByteRange) -> Place { Place(path: unit.path, range: range) }
    /// The place of the type, or of the tag's name where the type is not static.
    var typePlace: Place { place(view.typeRange ?? view.tagRange) }
  }

  private(set) var all: [Tag] = []
  private(set) var byType: [String: [Tag]] = [:]
  /// Tags without a type, or with one that is chosen at run time: they may show any view.
  private(set) var untyped: [Tag] = []

  init(of projects: [Project], showing system: Container.System = .mPaaS) {
    for file in projects.lazy.flatMap(\.files) {
      for view in file.facts.nativeViews where view.tag == system.tag {
        add(Tag(unit: file.unit, view: view))
      }
    }
  }

  private mutating func add(_ tag: Tag) {
    all.append(tag)
    if let type = tag.view.type {
      byType[type, default: []].append(tag)
    } else {
      untyped.append(tag)
    }
  }
}

extension HostContext {
  /// Whether the linted programs show views of a class with these types, in the file at a path. Of a class whose types are not
  /// known they show views if they use all registered types, or if there are no other programs that may show them.
  func show(_ types: [String], of platform: PlatformFacts, _ tags: NativeTags, _ path: String) -> Bool {
    if !types.isEmpty { return types.contains { tags.byType[$0] != nil } }
    let usesAll = platform.registrations.allSatisfy { registration in
      guard let type = registration.type.value else { return false }
      return tags.byType[type] != nil || type == MPaaS.placeholderType || registration.isSwapped
    }
    return usesAll || !mayServeOtherPrograms(path)
  }
}

extension NativeView.Binding {
  /// Whether the value is the name of a method.
  var namesMethod: Bool {
    guard let value else { return false }
    return Array(value.trimmingBlanks.utf8).withUnsafeBufferPointer(isIdentifier)
      && !literalWords.contains(value.trimmingBlanks)
  }

  /// The name, when the value is one mustache with nothing else in it.
  var mustacheName: String? {
    guard let value = value?.trimmingBlanks, value.hasPrefix("{{"), value.hasSuffix("}}"),
      value.utf8.count > 4
    else { return nil }
    let name = String(value.dropFirst(2).dropLast(2)).trimmingBlanks
    return Array(name.utf8).withUnsafeBufferPointer(isIdentifier) ? name : nil
  }
}

extension String {
  var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
