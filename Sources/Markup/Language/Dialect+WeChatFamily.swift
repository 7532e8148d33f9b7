extension Dialect {
  /// A language that differs from WXML by the words in its parameters alone: directives with another prefix, events bound
  /// by `bind` and `catch`, mustaches, templates.
  ///
  /// Source: didi/mpx, packages/webpack-plugin/lib/platform/template/wx, which turns WXML into the others so.
  static func ofWeChatFamily(
    id: ID, name: String, files: Files, directives: Directives, modules: [ScriptModule],
    nativeTags: [String] = [], platform: String, expressions: ExpressionForms = .exparser,
    secondFramework: ExpressionForms? = nil,
    tags: TagKnowledge, buildNames: Set<String>, components: @escaping @Sendable () -> ComponentTable
  ) -> Dialect {
    Dialect(
      id: id, family: .weChat, name: name, files: files, directives: directives, events: .weChat,
      scriptModules: modules, rawBodies: modules.map(\.tag),
      script: ScriptNames(platform: platform, dataSetters: ["setData"]), nativeTags: nativeTags,
      expressions: expressions,
      secondFramework: secondFramework, foldsEndTags: true, tagKnowledge: tags,
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
    // What browsers call one of them.
    aliases: ["click": "tap"])
}

extension ComponentTable {
  /// Of a language of the WeChat family.
  static func weChat(_ tags: [BuiltinTag]) -> ComponentTable {
    ComponentTable(tags.sorted { $0.name < $1.name }, events: .weChat, commonBooleans: ["hidden"])
  }

  /// The names that the family shares, for a language whose own tags nobody lists: nothing else is known of them.
  static func names(of tags: [BuiltinTag]) -> ComponentTable {
    ComponentTable(tags.map { BuiltinTag($0.name, []) }, events: .weChat)
  }
}
