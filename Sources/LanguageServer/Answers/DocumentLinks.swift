import Diagnostics
import Files
import LanguageServerProtocol
import Markup
import MiniProgram

/// Every path of a document that names a file.
extension LanguageServer {
  func documentLinks(_ params: LSP.TextDocumentParams) -> JSONTree {
    guard let document = documents[params.uri] else { return .null }
    let links: [PathLink]
    if let page = page(params.uri) {
      links = page.links
    } else if let view = programs(of: document.path).first {
      links = view.links(in: document.text)
    } else {
      return .null
    }
    return .array(
      links.map { link in
        [
          "range": document.positions.lspRange(link.range, encoding).json,
          "target": .string(uri(of: link.target)),
        ]
      })
  }
}

/// A path that is written in a file, and the file that it leads to.
struct PathLink {
  var range: ByteRange
  /// Absolute.
  var target: String
}

extension MarkupPage {
  /// In the order of the page.
  fileprivate var links: [PathLink] {
    document.elements.flatMap { element in
      element.attributes.compactMap { attribute in
        guard let value = attribute.staticValue, !value.isEmpty else { return nil }
        return target(of: value, attribute, element).map { PathLink(range: value, target: $0) }
      }
    }
  }

  /// The file that a static value names; nil where it names none, or one that is not there.
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

  /// A file such as a picture that is there.
  fileprivate func file(namedBy path: String, from file: String) -> String? {
    if path.isEmpty || path.contains(":") || path.hasPrefix("//") { return nil }
    let target =
      Path.isAbsolute(path) ? Path.normalised(root + path) : Path.join(Path.parent(file), path)
    return hasFile(target) ? target : nil
  }
}
