import Containers
import Diagnostics
import MiniProgram

/// A key of an object in the configuration file. The reader and the schema use the same tables.
protocol ConfigurationKey: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// What an editor shows beside the key: one or two sentences.
  var summary: LocalizedText { get }
}

/// The keys of the configuration file, in the order in which they are shown.
enum TopLevelKey: String, ConfigurationKey {
  case schema = "$schema"
  case required, extends, program, exclude, dialects, hosts, nativeViews, tags, globals, custom, rules
  case overrides, baseline, format

  var summary: LocalizedText {
    switch self {
    case .schema:
      .init(
        en: "The schema of this file, for editors. `mpcheck schema` prints it.",
        zh: "此文件的 schema，供编辑器使用。由 `mpcheck schema` 输出。")
    case .required:
      .init(
        en:
          "The versions of mpcheck that this file requires, such as \">=0.1.0\", \">=0.1 <2\" or \"^0.1.0\".",
        zh: "此文件适用的 mpcheck 版本，例如“>=0.1.0”、“>=0.1 <2”或“^0.1.0”。")
    case .extends:
      .init(
        en:
          "Another configuration file, or a list of them, of which a later one wins. What this file says wins over all: "
          + "\"rules\", \"custom\", \"dialects\" and \"nativeViews\" entry by entry; \"exclude\", \"hosts\", "
          + "\"tags\", \"globals\" and \"overrides\" are added to those of the others.",
        zh: "另一个配置文件，或其列表，列表中后面的优先。此文件的内容优先于全部：“rules”、“custom”、“dialects”和“nativeViews”逐条覆盖，"
          + "“exclude”、“hosts”、“tags”、“globals”和“overrides”与其他文件的合并。")
    case .program:
      .init(en: "The folder of the mini program's app.json.", zh: "小程序的 app.json 所在目录。")
    case .exclude:
      .init(
        en:
          "What is not linted: patterns as in .gitignore, and {a,b} for alternatives; relative to this file.",
        zh: "不检查的内容：模式与 .gitignore 相同，另可用 {a,b} 表示多选一；相对于此文件。")
    case .dialects:
      .init(
        en:
          "The languages of pages, by their extensions: \"off\" for one whose files are not linted, \"on\" for all others.",
        zh: "页面的语言，以扩展名为键：不检查其文件的写“off”，其余的写“on”。")
    case .hosts:
      .init(
        en:
          "Folders with native sources, or exported contract files, in which the registrations of native views are "
          + "looked up.",
        zh: "存放原生源码的目录，或导出的契约文件，从中查找原生视图的注册。")
    case .nativeViews:
      .init(en: "The native view types that the host app registers, by name.", zh: "宿主应用注册的原生视图类型，以名称为键。")
    case .tags:
      .init(
        en: "Tags that another host of the program provides. They are known on every page.",
        zh: "由小程序的其他宿主应用提供的标签，在所有页面中都视为已知。")
    case .globals:
      .init(
        en: "Names that every mustache may use, because a build provides them: objects and functions.",
        zh: "所有双大括号中都可以使用的名称，即由构建提供的对象和函数。")
    case .custom:
      .init(
        en:
          "Rules of your own, by name: what each selects in pages, and what it says of that. The id of one is \"custom/\" and its "
          + "name.",
        zh: "自定义规则，以名称为键：每条规则选择页面中的什么，以及报告什么。其 id 为“custom/”加名称。")
    case .rules:
      .init(
        en:
          "The severity of rules, by id or category, or an object with \"severity\" and options. A "
          + "rule's own entry wins over that of its category, which does not enable rules that are off by "
          + "default.",
        zh: "规则的严重级别，以 id 或类别为键；也可以是包含“severity”和选项的对象。规则自身的条目优先于其类别的条目，"
          + "类别的条目不会开启默认关闭的规则。")
    case .overrides:
      .init(
        en: "Other severities and options for some files. Of several that match a file the later wins.",
        zh: "部分文件的其他严重级别和选项。有多条匹配同一文件时，后面的优先。")
    case .baseline:
      .init(en: "The file with the findings that are not reported again.", zh: "记录不再报告的问题的文件。")
    case .format:
      .init(
        en: "How `mpcheck format` formats pages; an .editorconfig wins over it.",
        zh: "`mpcheck format` 格式化页面的方式；.editorconfig 优先于此。")
    }
  }
}

/// The keys of an entry of `nativeViews`.
enum NativeViewKey: String, ConfigurationKey {
  case params, events, platforms

  var summary: LocalizedText {
    switch self {
    case .params:
      .init(
        en: "The parameters it takes and the type of each. Without this key any parameter is accepted.",
        zh: "接受的参数及各自的类型。没有该键时，接受任何参数。")
    case .events:
      .init(
        en: "The events it sends, as they are written in the markup. Without this key any event is accepted.",
        zh: "发送的事件，按标记代码中的写法。没有该键时，接受任何事件。")
    case .platforms:
      .init(en: "The platforms on which it is registered.", zh: "注册该视图的平台。")
    }
  }
}

/// The keys of an entry of `overrides`.
enum OverrideKey: String, ConfigurationKey {
  case files, rules

  var summary: LocalizedText {
    switch self {
    case .files:
      .init(
        en:
          "The files it is for: patterns as in .gitignore, and {a,b} for alternatives; relative to this file.",
        zh: "适用的文件：模式与 .gitignore 相同，另可用 {a,b} 表示多选一；相对于此文件。")
    case .rules:
      .init(
        en:
          "The severity of rules in these files, by id or category, or an object with \"severity\" and options.",
        zh: "规则在这些文件中的严重级别，以 id 或类别为键；也可以是包含“severity”和选项的对象。")
    }
  }
}

/// The keys of an entry of `custom`.
enum CustomRuleKey: String, ConfigurationKey {
  case select, xpath, message, help, severity, dialects, files, mark, at, url

  var summary: LocalizedText {
    switch self {
    case .select:
      .init(
        en: "A CSS selector, such as \"image:not([lazy-load])\"; each element that it selects is a finding.",
        zh: "CSS 选择器，例如“image:not([lazy-load])”；选中的每个元素都报告一个问题。")
    case .xpath:
      .init(
        en:
          "XPath 1.0 in place of \"select\", such as \"//view/text()\"; each node that it gives is a finding.",
        zh: "代替“select”的 XPath 1.0，例如“//view/text()”；得到的每个节点都报告一个问题。")
    case .message:
      .init(
        en:
          "What is wrong, as text or as an object with \"en\" and \"zh\". In braces is XPath at the node: \"{@src}\"; \"{{\" and "
          + "\"}}\" are braces.",
        zh: "问题是什么，写成文本，或包含“en”和“zh”的对象。大括号中是以该节点为起点的 XPath：“{@src}”；“{{”和“}}”是大括号本身。")
    case .help: .init(en: "What to write instead, in the form of \"message\".", zh: "应改成什么，形式与“message”相同。")
    case .severity:
      .init(
        en: "The severity of its findings; \"warning\" without this key.", zh: "问题的严重级别；没有该键时为“warning”。")
    case .dialects:
      .init(
        en: "The page languages that it checks, by their extensions; all without this key.",
        zh: "检查哪些语言的页面，写扩展名；没有该键时检查所有语言。")
    case .files:
      .init(
        en:
          "The files that it checks: patterns as in .gitignore, and {a,b} for alternatives; relative to "
          + "this file. All without this key.",
        zh: "检查哪些文件：模式与 .gitignore 相同，另可用 {a,b} 表示多选一；相对于此文件。没有该键时检查所有文件。")
    case .mark:
      .init(
        en: "With \"select\": the attribute of the element that is marked where the element has it.",
        zh: "与“select”一起使用：标出元素的这个属性（如果有）。")
    case .at:
      .init(
        en: "The part of an attribute to mark: \"name\" (default) or \"value\".",
        zh: "标出属性的哪一部分：“name”（默认）或“value”。")
    case .url:
      .init(
        en: "A page that says more: an address that begins with \"http:\" or \"https:\".",
        zh: "详细说明的地址，以“http:”或“https:”开头。")
    }
  }
}

/// The languages of a text.
enum CustomTextKey: String, ConfigurationKey {
  case en, zh

  var summary: LocalizedText {
    switch self {
    case .en: .init(en: "The text in English.", zh: "英文。")
    case .zh: .init(en: "The text in Chinese.", zh: "中文。")
    }
  }
}

/// The keys of `format`.
enum FormatKey: String, ConfigurationKey {
  case indent

  var summary: LocalizedText {
    switch self {
    case .indent:
      .init(
        en:
          "One level of indentation: how many blanks, or \"tab\". Without this key a file is indented as most of its lines are.",
        zh: "一级缩进：空格数，或“tab”。没有该键时，按文件中多数行的方式缩进。")
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
