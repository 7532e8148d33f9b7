import Diagnostics
import Files
import Linting
import Markup
import MiniProgram

/// What paths and names in the configuration of programs, pages and components mean.
struct JSONTargets {
  private let view: ProgramView
  private let text: SourceText

  init(_ view: ProgramView, _ text: SourceText) { (self.view, self.text) = (view, text) }

  private var isManifest: Bool { text.path == view.program.program.manifest }

  func target(at offset: UInt32) -> Target? {
    let json = LooseJSON(text)
    return json.item(at: offset).flatMap { target($0, json) }
  }

  /// The strings that lead to files.
  var all: [(item: LooseJSON.Item, path: String)] {
    let json = LooseJSON(text)
    return json.items.compactMap { item in file(item, json).map { (item, $0.path) } }
  }

  private func target(_ item: LooseJSON.Item, _ json: LooseJSON) -> Target? {
    if item.isKey, item.keys.count == 2, item.keys[0] == "nativeViews",
      Path.lastComponent(text.path) == Configuration.fileName
    {
      let declared = view.nativeDeclaration(item.value)
      let places = (declared?.registrations.map(\.place) ?? []) + (declared?.classes.map(\.place) ?? [])
      return Target(item.range, places, .nativeType(item.value))
    }
    guard let found = file(item, json) else { return nil }
    if !found.isComponent { return Target(item.range, file: found.path) }
    let unit = view.program.unit(at: found.path)
    let places = [found.path, unit.scriptPath].compactMap { $0 }
    return Target(item.range, places.map { Place(startOf: $0) }, .file(found.path))
  }

  private func file(_ item: LooseJSON.Item, _ json: LooseJSON) -> (path: String, isComponent: Bool)? {
    switch item.keys.first {
    case "usingComponents" where item.keys.count == 2, "usingSwanComponents" where item.keys.count == 2,
      "publicComponents" where item.keys.count == 2 && isManifest:
      let value = item.isKey ? json.value(of: item) : item
      return value.flatMap(component).map { ($0, true) }
    case "componentGenerics" where !item.isKey && item.keys.count == 3 && item.keys[2] == "default":
      return component(item).map { ($0, true) }
    case "componentPlaceholder" where item.keys.count == 2:
      let registration = json.items.first {
        !$0.isKey && $0.keys.count == 2 && $0.keys[0] == "usingComponents" && $0.keys[1] == item.value
      }
      return registration.flatMap(component).map { ($0, true) }
    default: break
    }
    guard isManifest, !item.isKey else { return nil }
    switch item.keys {
    case ["pages"], ["entryPagePath"], ["tabBar", "items", "pagePath"], ["tabBar", "list", "pagePath"],
      ["loadingPages"]:
      return page(item.value).map { ($0, false) }
    case ["subPackages", "pages"], ["subpackages", "pages"]:
      let root = json.items.first {
        $0.object == item.object && !$0.isKey && $0.keys.last == "root"
      }
      return page((root.map { $0.value + "/" } ?? "") + item.value).map { ($0, false) }
    default:
      if item.keys.count == 2, item.keys[0] == "publicPages" { return page(item.value).map { ($0, false) } }
      return nil
    }
  }

  private func page(_ path: String) -> String? {
    let program = view.program
    guard case .file(let path) = program.resolver.resolve(path, from: program.root, as: .page) else {
      return nil
    }
    return path
  }

  /// What a path leads to from here: in the dialect of the page, or in any of the program.
  private func component(_ item: LooseJSON.Item) -> String? {
    let stem = Path.stem(text.path)
    let own = view.program.program.dialects.first { view.project.file(at: stem + $0.markupSuffix) != nil }
    guard
      case .file(let path) = view.program.resolver.resolve(
        item.value, from: text.path, as: .component, in: own)
    else { return nil }
    return path
  }
}

extension LooseJSON {
  /// The string that a key has as its value.
  fileprivate func value(of key: Item) -> Item? {
    items.first { !$0.isKey && $0.object == key.object && $0.keys == key.keys }
  }
}
