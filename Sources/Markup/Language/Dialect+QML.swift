import Diagnostics

extension Dialect {
  /// The markup of QQ, which reads the markup of WeChat too.
  package static let qml: Dialect = .ofWeChatFamily(
    id: "qml", name: "QML",
    source: .init(
      en: "the documentation of QQ mini programs of 2020; for the attributes of `button` NervJS/taro",
      zh: "2020 年的 QQ 小程序文档；`button` 的属性依据 NervJS/taro"),
    // Qt's files have the same extension.
    files: Files(
      markup: "qml", style: "qss", module: "qs", project: "project.config.json", isMarkupShared: true),
    directives: Directives(
      prefix: "qq:", synonyms: ["for-items": .for], deprecated: ["for-items"], otherPrefixes: ["wx:"]),
    modules: [
      ScriptModule(tag: "qs", name: .module, source: .src, takesBody: true),
      ScriptModule(tag: "wxs", name: .module, source: .src, suffix: "wxs", takesBody: true),
    ], platform: "qq", tags: .complete, buildNames: ["QQ", "MP-QQ"],
    components: { qmlComponents })
}

private let qmlComponents: ComponentTable = .weChat(
  BuiltinTag.wxml.map { tag in
    guard tag.name == "button" else { return tag }
    return BuiltinTag(
      tag.name, tag.sources, booleans: tag.booleans,
      events: tag.events + ["bindaddfriend", "bindaddgroupapp"])
  } + [BuiltinTag("qs", [.frameworkDocs])])
