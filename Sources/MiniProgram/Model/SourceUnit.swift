import Diagnostics
import Files
import Markup
import Script

/// A markup file with what is beside it under the same stem: script, configuration, style sheet. Checks, facts and the
/// linked program share one: its script alone has twenty lists, and copies of it took 2 % of a lint.
package final class SourceUnit: Sendable {
  package enum Kind: Sendable {
    /// `app.json` lists it, or its script calls `Page(`.
    case page
    /// Its configuration says so, or its script calls `Component(`.
    case component
    /// Neither: a file of templates, one that others include, or one with an unknown use.
    case fragment
  }

  package let dialect: Dialect
  /// Absolute.
  package let path: String
  package let kind: Kind
  package let script: ScriptFacts?
  /// Where the script is.
  package let scriptPath: String?
  package let configuration: PageConfiguration?
  /// Why the configuration at `configurationPath` is not JSON, or not what a build can read.
  package let configurationError: JSONError?
  /// Whether the second framework of the dialect renders it.
  package let usesSecondFramework: Bool
  /// The tags of native views that the program registers as components of its own.
  package let replacedNativeTags: [String]

  package init(
    dialect: Dialect, path: String, kind: Kind, script: ScriptFacts? = nil, scriptPath: String? = nil,
    configuration: PageConfiguration? = nil, configurationError: JSONError? = nil,
    usesSecondFramework: Bool = false, replacedNativeTags: [String] = []
  ) {
    self.dialect = dialect
    self.path = path
    self.kind = kind
    self.script = script
    self.scriptPath = scriptPath
    self.configuration = configuration
    self.configurationError = configurationError
    self.usesSecondFramework = usesSecondFramework
    self.replacedNativeTags = replacedNativeTags
  }

  /// The forms of expressions that its mustaches may have.
  package var expressions: ExpressionForms {
    usesSecondFramework ? dialect.secondFramework ?? dialect.expressions : dialect.expressions
  }

  /// The path without its extension: the name of pages and components.
  package var stem: String { Path.stem(path) }

  /// Whether a range of the file is an identifier with which a mustache can look up a declared field of the page or component.
  package func hasDataField(named name: ByteRange, in text: SourceText) -> Bool {
    script != nil && name.count <= 64 && isIdentifier(text.slice(name))
      && script!.hasDataField(text.slice(name))
  }

  /// The attributes of the file's tree whose whole value is a text that is the name of such a field.
  package func literalsNamingData(in document: Document) -> [(attribute: Attribute, element: Element)] {
    guard script != nil else { return [] }
    // Bit n means a field with that first byte, and of the second one with that length, modulo 64.
    var (firstBytes, lengths): (UInt64, UInt64) = (0, 0)
    for object in script!.objects where object.kind.isInstance {
      for field in object.dataFields {
        guard let first = field.name.utf8.first else { continue }
        firstBytes |= 1 << UInt64(first & 63)
        lengths |= 1 << UInt64(field.name.utf8.count & 63)
      }
    }
    if firstBytes == 0 { return [] }
    var found: [(Attribute, Element)] = []
    let (text, attributes) = (document.text, document.attributes)
    let bytes = text.bytes
    for index in attributes.indices where attributes[index].mustacheCount == 0 {
      let value = attributes[index].valueRange
      guard value.start < value.end, firstBytes >> UInt64(bytes[Int(value.start)] & 63) & 1 != 0,
        lengths >> UInt64(value.count & 63) & 1 != 0, hasDataField(named: value, in: text),
        let element = document.innermostNode(around: attributes[index].nameRange)?.element
      else { continue }
      found.append((document.attribute(index), element))
    }
    return found
  }

  /// Where the configuration is, if there is one.
  package var configurationPath: String { stem + ".json" }
}

/// The texts beside a markup file. The file's own checks see them, and nothing keeps them.
package struct SourceTexts: Sendable {
  package var script: SourceText?
  package var configuration: SourceText?
}
