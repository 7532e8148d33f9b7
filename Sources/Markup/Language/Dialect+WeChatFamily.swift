import Diagnostics

extension Dialect {
  /// A language that differs from WXML only by the words in its parameters. The family shares directives with a prefix,
  /// events bound by `bind` and `catch`, mustaches and templates.
  ///
  /// Source: didi/mpx, packages/webpack-plugin/lib/platform/template/wx, which makes the others from WXML in this way.
  static func ofWeChatFamily(
    id: ID, name: String, source: LocalizedText, files: Files, directives: Directives,
    modules: [ScriptModule],
    nativeTags: [String] = [], reservedTagPrefix: String? = nil, isReadWithoutHost: Bool = false,
    platform: String, foreignPlatforms: [String]? = nil, expressions: ExpressionForms = .exparser,
    secondFramework: ExpressionForms? = nil,
    escapesQuotes: Bool = false, tags: TagKnowledge, buildNames: Set<String>,
    components: @escaping @Sendable () -> ComponentTable
  ) -> Dialect {
    Dialect(
      id: id, family: .weChat, name: name, source: source, files: files, directives: directives,
      events: .weChat,
      scriptModules: modules, rawBodies: modules.map(\.tag),
      script: ScriptNames(
        platform: platform, foreignPlatforms: foreignPlatforms ?? (platform == "wx" ? ["my"] : []),
        dataSetters: ["setData", "upData"]),
      nativeTags: nativeTags,
      reservedTagPrefix: reservedTagPrefix, isReadWithoutHost: isReadWithoutHost, expressions: expressions,
      secondFramework: secondFramework, foldsEndTags: true, escapesQuotes: escapesQuotes,
      tagKnowledge: tags,
      packages: .built("miniprogram_npm"), buildNames: buildNames, components: components)
  }
}

extension EventSyntax {
  /// Source: framework/view/wxml/event of the WeChat documentation.
  static let weChat = EventSyntax(
    form: .plain,
    prefixes: [
      ("bind", .bind), ("catch", .catch), ("mut-bind", .bind), ("capture-bind", .captureBind),
      ("capture-catch", .captureCatch), ("capture-mut-bind", .captureBind),
    ],
    bubbling: [
      "touchstart", "touchmove", "touchcancel", "touchend", "tap", "longpress", "longtap", "transitionend",
      "animationstart", "animationiteration", "animationend", "touchforcechange",
    ],
    // The name that browsers have for one of them.
    aliases: ["click": "tap"])
}

extension ComponentTable {
  /// The tags of a language of the WeChat family.
  static func weChat(_ tags: [BuiltinTag]) -> ComponentTable {
    ComponentTable(tags.sorted { $0.name < $1.name }, events: .weChat, commonBooleans: ["hidden"])
  }

  /// The names that the family shares, for a language without a list of its own tags: nothing else is known of them.
  static func names(of tags: [BuiltinTag]) -> ComponentTable {
    ComponentTable(tags.map { BuiltinTag($0.name, []) }, events: .weChat)
  }
}
