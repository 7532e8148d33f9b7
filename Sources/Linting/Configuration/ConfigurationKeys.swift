import Containers
import MiniProgram

/// A key of an object in the configuration file. The reader and the schema use the same tables.
protocol ConfigurationKey: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// What an editor shows beside the key: one or two sentences.
  var summary: String { get }
}

/// The keys of the configuration file, in the order in which they are shown.
enum TopLevelKey: String, ConfigurationKey {
  case schema = "$schema"
  case required, extends, program, exclude, dialects, hosts, nativeViews, tags, rules, overrides, baseline
  case format

  var summary: String {
    switch self {
    case .schema: "The schema of this file, for editors. \"mpcheck schema\" prints it."
    case .required:
      "The versions of mpcheck that this file is for, such as \">=0.1.0\", \">=0.1 <2\" or \"^0.1.0\"."
    case .extends:
      "Another configuration file, or a list of them, of which a later one wins. What this file says wins over all: "
        + "\"rules\", \"dialects\" and \"nativeViews\" entry by entry; \"exclude\", \"hosts\", \"tags\" and \"overrides\" are "
        + "added to those of the others."
    case .program: "The folder of the mini program's app.json."
    case .exclude:
      "What is not linted: patterns as in .gitignore, and {a,b} for alternatives; relative to this file."
    case .dialects:
      "The languages of pages, by their extensions: \"off\" for one whose files are not linted, \"on\" for all others."
    case .hosts:
      "Folders with native sources, or exported contract files, in which the registrations of native views are "
        + "looked up."
    case .nativeViews: "The native view types that the host app registers, by name."
    case .tags: "Tags that another host of the program provides. They are known on every page."
    case .rules:
      "The severity of rules, by id or category, or an object with \"severity\" and options. A rule's own entry wins over "
        + "that of its category, which switches nothing on that is off by default."
    case .overrides:
      "Other severities and options for some files. Of several that match a file the later wins."
    case .baseline: "The file with the findings that are not reported again."
    case .format: "How \"mpcheck format\" formats pages; an .editorconfig wins over it."
    }
  }
}

/// The keys of an entry of `nativeViews`.
enum NativeViewKey: String, ConfigurationKey {
  case params, events, platforms

  var summary: String {
    switch self {
    case .params: "The parameters it takes and the type of each. Without this key any parameter is accepted."
    case .events:
      "The events it sends, as they are written in the markup. Without this key any event is accepted."
    case .platforms: "The platforms on which it is registered."
    }
  }
}

/// The keys of an entry of `overrides`.
enum OverrideKey: String, ConfigurationKey {
  case files, rules

  var summary: String {
    switch self {
    case .files:
      "The files it is for: patterns as in .gitignore, and {a,b} for alternatives; relative to this file."
    case .rules:
      "The severity of rules in these files, by id or category, or an object with \"severity\" and options."
    }
  }
}

/// The keys of `format`.
enum FormatKey: String, ConfigurationKey {
  case indent

  var summary: String {
    switch self {
    case .indent:
      "One level of indentation: how many blanks, or \"tab\". Without this key a file is indented as most of its lines are."
    }
  }

  /// The value of `indent` that is not a number.
  static let tab = "tab"
}

/// Whether files of a language are linted.
enum DialectSwitch: String, CaseIterable {
  case on, off

  static let all = allCases.map(\.rawValue)
}

/// How the types of parameters are written: as they are called, and `any` for one that is not checked.
enum ParameterTypeName {
  static let any = "any"
  static let all = NativeTypes.ParameterType.allCases.map(\.rawValue) + [any]
}
