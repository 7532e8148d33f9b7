import Diagnostics
import Linting
import Markup
import MiniProgram
import Script

// What `unsupportedCall` says of functions that a script module does not have.

func checkModuleCalls(_ context: ProjectContext) {
  let project = context.project
  var modules = KnownModules(project)
  for (index, file) in project.files(with: .moduleCalls) where !file.facts.hasUndecidedConditions {
    var around: Set<String>?
    var text: SourceText?
    var mayBeBound: [String: Bool] = [:]
    for call in file.facts.moduleCalls {
      guard let module = modules.module(call.module, of: file), module.exports.areWrittenOut,
        !module.exports.all.isEmpty, module.exports.member(call.name) == nil
      else { continue }
      let others = around ?? project.modulesOfIncluders(of: index)
      around = others
      guard !others.contains(call.module), let markup = text ?? project.sources.text(file.unit.path) else {
        continue
      }
      text = markup
      let isBound = mayBeBound[call.module] ?? markup.mayBind(call.module)
      mayBeBound[call.module] = isBound
      if isBound { continue }
      let near = context.nearest(
        to: call.name, in: module.exports.all.lazy.map(\.name), for: file.unit.path)
      let place = file.place(call.range)
      let declared = near.flatMap { module.exports.member($0.name) }
      context.report(
        place,
        Message(
          en: "\"\(call.module)\" has no function \"\(call.name)\"", zh: "“\(call.module)”没有函数“\(call.name)”",
          help: didYouMean(near?.name)
            ?? LocalizedText(en: "export it in the module", zh: "在该模块中导出它")),
        related: declared.map { [isHere($0.name, Place(path: module.path, range: $0.range))] } ?? [],
        fix: near.flatMap { $0.isOnlyOne ? writeNear($0.name, at: place) : nil })
    }
  }
}

/// The exports of the script modules of a program, each read once.
private struct KnownModules {
  let project: Project
  /// The file that was asked for last, and what names mean in it.
  private var file: ProjectFile?
  private var found: [String: (exports: ModuleExports, path: String)?] = [:]
  private var files: [String: ModuleExports?] = [:]
  private var texts: [String: SourceText?] = [:]

  init(_ project: Project) { self.project = project }

  /// The module that a name means in a file; nil where that is not certain, or where the module does not compile.
  mutating func module(_ name: String, of file: ProjectFile) -> (exports: ModuleExports, path: String)? {
    if self.file !== file { (self.file, found) = (file, [:]) }
    if let known = found[name] { return known }
    let module = find(name, of: file)
    found[name] = .some(module)
    return module
  }

  private mutating func find(_ name: String, of file: ProjectFile) -> (exports: ModuleExports, path: String)?
  {
    // The facts as a whole are not copied.
    if file.facts.exportNames.contains(name) || file.facts.foreignModuleNames.contains(name) { return nil }
    let inline = file.facts.inlineModules.count { $0.name == name }
    let references = file.facts.references.filter { reference in reference.names.contains { $0.name == name }
    }
    if inline + references.count != 1 { return nil }
    let dialect = file.unit.dialect
    let isOld = dialect.secondFramework != nil && !file.unit.usesSecondFramework
    if let reference = references.first {
      guard reference.kind == .module, case .file(let path) = reference.resolution else { return nil }
      let key = isOld ? path : "new:" + path
      let exports = files[key] ?? text(path).flatMap { read($0, in: nil, isOld: isOld) }
      files[key] = .some(exports)
      return exports.map { ($0, path) }
    }
    guard let body = file.facts.moduleBodies.first(where: { $0.names.contains(name) }) else { return nil }
    let path = file.unit.path
    let key = "\(path)#\(body.range.start)"
    let exports = files[key] ?? text(path).flatMap { read($0, in: body.range, isOld: isOld) }
    files[key] = .some(exports)
    return exports.map { ($0, path) }
  }

  private mutating func text(_ path: String) -> SourceText? {
    if let known = texts[path] { return known }
    let text = project.sources.text(path)
    texts[path] = .some(text)
    return text
  }

  private func read(_ text: SourceText, in range: ByteRange?, isOld: Bool) -> ModuleExports? {
    if isOld, !ModuleSyntax(text, in: range).uses.isEmpty { return nil }
    return ModuleExports(text, in: range)
  }
}

extension SourceText {
  /// Whether a loop or a slot of the file may bind the name of a module: a value is the name alone, once more than the
  /// module needs, or it begins a loop, `name in list`.
  fileprivate func mayBind(_ name: String) -> Bool {
    if name == "item" || name == "index" { return true }
    var name = name
    return name.withUTF8 { word in
      var count = 0
      var from = 0
      while let start = bytes.firstIndex(ofWord: word, from: from) {
        let end = start + word.count
        let before = start > 0 ? bytes[start - 1] : 0
        let after = end < bytes.count ? bytes[end] : 0
        let isQuoted = before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
        if isQuoted, after == before { count += 1 }
        if isQuoted || before == UInt8(ascii: " ") || before == UInt8(ascii: ","), after == UInt8(ascii: ",")
        {
          return true
        }
        if isQuoted || before == UInt8(ascii: ","), bytes[end...].starts(with: " in ".utf8) { return true }
        from = end
      }
      return count > 1
    }
  }
}
