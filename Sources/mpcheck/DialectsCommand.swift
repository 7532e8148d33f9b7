import ArgumentParser
import Files
import Markup

/// Prints what editors and hooks are made from. `Sources/Editors/generate` reads it.
struct DialectsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dialects",
    abstract: spoken(en: "Prints the markup languages as JSON.", zh: "以 JSON 输出标记代码的各种语言。"),
    shouldDisplay: false)

  @OptionGroup var languageOptions: LanguageOptions

  func run() {
    var json = JSONWriter(.indented)
    json.beginObject()
    json.member("version", 1)
    json.array("dialects") { json in
      for dialect in Dialect.all { dialect.write(to: &json) }
    }
    json.end()
    Terminal.writeOutput(json.bytes, as: .json)
  }
}

extension Dialect {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", id.rawValue)
    json.member("name", name)
    json.member("language", languageID)
    json.member("markup", files.markup)
    json.member("isMarkupShared", files.isMarkupShared)
    json.member("style", files.style)
    json.member("module", files.module)
    json.strings("directivePrefixes", directives.prefixes)
    let synonyms = directives.synonyms.sorted { $0.key < $1.key }
    json.strings("directives", directives.names.map(\.value) + synonyms.map(\.key))
    // Directives that have an expression without mustaches as value.
    json.strings(
      "bareDirectives",
      directives.bare.compactMap(directives.word)
        + synonyms.filter { directives.bare.contains($0.value) }.map(\.key))
    json.member("hasCapitalisedEvents", events.form == .capitalised)
    json.strings("eventPrefixes", events.prefixes.map(\.spelling))
    json.array("scriptModules") { json in
      for module in scriptModules {
        json.beginObject(onOneLine: true)
        json.member("tag", module.tag)
        json.member("name", spelling(module.name))
        json.member("source", spelling(module.source))
        json.member("suffix", suffix(of: module))
        json.end()
      }
    }
    json.strings("rawBodies", rawBodies)
    json.strings("nativeTags", nativeTags)
    json.member("hasTwoWayBraces", hasTwoWayBraces)
    json.end()
  }
}

extension JSONWriter {
  fileprivate mutating func strings(_ name: String, _ texts: [String]) {
    array(name, onOneLine: true) { json in
      for text in texts { json.value(text) }
    }
  }
}
