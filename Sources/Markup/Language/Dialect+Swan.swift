import Diagnostics

extension Dialect {
  /// The markup of Baidu.
  package static let swan: Dialect = Dialect(
    id: "swan", family: .baidu, name: "Swan",
    source: .init(
      en: "swan-team/swan-docs, program-docs/docs/develop/framework, of 2020",
      zh: "2020 年的 swan-team/swan-docs，program-docs/docs/develop/framework"),
    files: Files(markup: "swan", style: "css", module: "sjs", project: "project.swan.json"),
    directives: Directives(
      prefix: "s-",
      names: [
        .if: "if", .elif: "elif", .else: "else", .for: "for", .forItem: "for-item", .forIndex: "for-index",
      ], bare: [.if, .elif, .for], synonyms: ["else-if": .elif]),
    events: EventSyntax(
      form: .plain,
      prefixes: [
        ("bind", .bind), ("catch", .catch), ("capture-bind", .captureBind), ("capture-catch", .captureCatch),
      ],
      bubbling: EventSyntax.weChat.bubbling, aliases: EventSyntax.weChat.aliases),
    scriptModules: [
      ScriptModule(tag: "import-sjs", name: .module, source: .src, takesBody: true),
      ScriptModule(tag: "filter", name: .module, source: .src, suffix: "filter.js", takesBody: true),
    ],
    rawBodies: ["filter", "import-sjs"],
    script: ScriptNames(platform: "swan", foreignPlatforms: ["wx", "my", "tt"], dataSetters: ["setData"]),
    expressions: .all.subtracting(.bareObject), hasTwoWayBraces: true, importsAreTransitive: true,
    packages: .built("node_modules"), buildNames: ["BAIDU", "SWAN", "MP-BAIDU"],
    components: { swanComponents })
}

private let swanComponents: ComponentTable = ComponentTable(
  BuiltinTag.swan, events: Dialect.swan.events, commonBooleans: ["hidden"])
