import Diagnostics
import Files
import LanguageServerProtocol
import Markup
import MiniProgram
import Script

/// Every path of a document that names a file.
extension LanguageServer {
  func documentLinks(_ params: LSP.TextDocumentParams) -> JSONTree {
    guard let document = documents[params.uri] else { return .null }
    let links: [PathLink]
    if let page = page(params.uri) {
      links = page.links
    } else {
      upToDate()
      guard let root = workspace.root(of: document.path), let part = root.part(of: document.path) else {
        return .null
      }
      links = root.programs[part].links(in: document.text)
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
  var links: [PathLink] {
    var links: [PathLink] = []
    for index in document.nodes.indices {
      guard let element = document.node(index).element else { continue }
      for attribute in element.attributes {
        guard let value = attribute.staticValue, !value.isEmpty,
          let target = target(of: string(value), attribute, element)
        else { continue }
        links.append(PathLink(range: value, target: target))
      }
    }
    return links
  }

  /// The file that a static value names; nil where it names none, or one that is not there.
  func target(of value: String, _ attribute: Attribute, _ element: Element) -> String? {
    func resolved(_ kind: ReferenceKind) -> String? {
      guard case .file(let path) = program.resolver.resolve(value, from: path, as: kind, in: dialect) else {
        return nil
      }
      return path
    }
    switch element.name.known {
    case .import, .include: return attribute.name == .src ? resolved(.markup) : nil
    case .scriptModule, .otherScriptModule:
      let module = dialect.scriptModules[element.name == .scriptModule ? 0 : 1]
      return attribute.name == module.source ? resolved(.script) : nil
    case .navigator: return attribute.name == .url ? program.page(linkedBy: value, from: path) : nil
    default: return attribute.name == .src ? program.file(namedBy: value, from: path) : nil
    }
  }
}

extension ProgramSources {
  /// The markup of the page that a link leads to; its query does not count.
  func page(linkedBy url: String, from file: String) -> String? {
    let path = String(url.prefix { $0 != "?" && $0 != "#" })
    if path.isEmpty || path.contains("{{") || path.contains(":") { return nil }
    var targets = [Path.normalised(root + "/" + path)]
    if !Path.isAbsolute(path) { targets.insert(Path.join(Path.parent(file), path), at: 0) }
    for target in targets {
      for dialect in program.dialects where hasFile(target + dialect.markupSuffix) {
        return target + dialect.markupSuffix
      }
    }
    return nil
  }

  /// A file such as a picture that is there.
  func file(namedBy path: String, from file: String) -> String? {
    if path.isEmpty || path.contains(":") || path.hasPrefix("//") { return nil }
    let target =
      Path.isAbsolute(path) ? Path.normalised(root + path) : Path.join(Path.parent(file), path)
    return hasFile(target) ? target : nil
  }

  /// The paths in a script or a configuration file.
  func links(in text: SourceText) -> [PathLink] {
    switch Path.pathExtension(text.path) {
    case "json", "json5": links(inConfiguration: text)
    case "js", "ts":
      ScriptFacts(scanning: text, vocabularies[0]).pageLinks.compactMap { link in
        page(linkedBy: link.url.value, from: text.path).map { PathLink(range: link.url.range, target: $0) }
      }
    default: []
    }
  }

  private func links(inConfiguration text: SourceText) -> [PathLink] {
    let document = JSONDocument(text)
    func component(_ registration: ComponentRegistration) -> PathLink? {
      guard case .file(let path) = resolver.resolve(registration.path, from: text.path, as: .component) else {
        return nil
      }
      return PathLink(range: registration.pathRange, target: path)
    }
    guard text.path == program.manifest else {
      return PageConfiguration(document).usingComponents.compactMap(component)
    }
    let app = AppConfiguration(document)
    let pages = app.pages + app.tabBarPages + [app.entryPagePath].compactMap { $0 }
    let links =
      pages.compactMap { page in
        guard case .file(let path) = resolver.resolve(page.path, from: root, as: .page) else { return nil }
        return PathLink(range: page.range, target: path)
      } + (app.usingComponents + app.publicComponents).compactMap(component)
    return links.sorted { $0.range < $1.range }
  }
}
