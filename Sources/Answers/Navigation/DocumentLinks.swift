import Diagnostics
import Files
import Markup
import MiniProgram

extension Snapshot {
  /// Every path in a script or a configuration file that leads to a file, in order; nil outside of programs.
  package func links(in text: SourceText) -> [PathLink]? { programs(of: text.path).first?.links(in: text) }
}

/// A path that is written in a file, and the file that it leads to.
package struct PathLink {
  package var range: ByteRange
  /// Absolute.
  package var target: String
}

extension MarkupPage {
  /// Every path in the page that leads to a file, in order.
  package var links: [PathLink] {
    document.elements.flatMap { element in
      element.attributes.compactMap { attribute in
        guard let value = attribute.staticValue, !value.isEmpty else { return nil }
        return target(of: value, attribute, element).map { PathLink(range: value, target: $0) }
      }
    }
  }

  /// The file that a static value names; nil where it does not name one that exists.
  private func target(of value: ByteRange, _ attribute: Attribute, _ element: Element) -> String? {
    switch element.name.known {
    case .import, .include: return attribute.name == .src ? file(at: value, as: .markup) : nil
    case .scriptModule, .otherScriptModule:
      let module = dialect.scriptModules[element.name == .scriptModule ? 0 : 1]
      return attribute.name == module.source ? file(at: value, as: .script) : nil
    case .navigator: return attribute.name == .url ? page(linkedAt: value) : nil
    default: return attribute.name == .src ? program.file(namedBy: string(value), from: path) : nil
    }
  }

  /// The markup or script that the path at a range leads to.
  func file(at range: ByteRange, as kind: ReferenceKind) -> String? {
    guard case .file(let path) = program.resolver.resolve(string(range), from: path, as: kind, in: dialect)
    else { return nil }
    return path
  }

  /// The markup file of the page that the link at a range leads to.
  func page(linkedAt range: ByteRange) -> String? {
    program.page(ofLink: string(range), from: unit.kind == .page ? path : nil)
  }
}

extension ProgramView {
  /// The paths in a script or a configuration file.
  fileprivate func links(in text: SourceText) -> [PathLink] {
    switch Path.pathExtension(text.path) {
    case "json", "json5":
      JSONTargets(self, text).all.compactMap { item, path in
        item.isKey ? nil : PathLink(range: item.range, target: path)
      }
    case "js", "ts": ScriptTargets(self, text).links
    default: []
    }
  }
}

extension ProgramSources {
  /// The markup file of the page that a link leads to; `page` is the file of the page that the link is on.
  func page(ofLink url: String, from page: String?) -> String? {
    let path = String(
      decoding: url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }, as: UTF8.self)
    guard path.utf8.contains(where: { $0 != Path.slash && $0 != Path.dot }), !path.contains("{{"),
      !path.contains(":")
    else { return nil }
    var targets = [Path.normalised(root + "/" + path)]
    if !Path.isAbsolute(path), let page { targets.insert(Path.join(Path.parent(page), path), at: 0) }
    for target in targets {
      for dialect in program.dialects where hasFile(target + dialect.markupSuffix) {
        return target + dialect.markupSuffix
      }
    }
    return nil
  }

  /// The existing file, such as a picture, that a path names.
  fileprivate func file(namedBy path: String, from file: String) -> String? {
    if path.isEmpty || path.contains(":") || path.hasPrefix("//") { return nil }
    let target =
      Path.isAbsolute(path) ? Path.normalised(root + path) : Path.join(Path.parent(file), path)
    return hasFile(target) ? target : nil
  }
}
