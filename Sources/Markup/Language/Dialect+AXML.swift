import Diagnostics

extension Dialect {
  /// The markup of Alipay and of the mPaaS container.
  package static let axml: Dialect = Dialect(
    id: "axml", name: "AXML",
    source: .init(
      en: "the framework and component documentation of Alipay mini programs",
      zh: "支付宝小程序的框架和组件文档"),
    files: Files(markup: "axml", style: "acss", module: "sjs", project: "mini.project.json"),
    directives: Directives(prefix: "a:"),
    events: EventSyntax(
      form: .capitalised,
      prefixes: [
        ("on", .bind), ("catch", .catch), ("capture-on", .captureBind), ("capture-catch", .captureCatch),
      ],
      bubbling: ["TouchStart", "TouchMove", "TouchEnd", "TouchCancel", "Tap", "LongTap"],
      // The names that browsers and other platforms have for two of them.
      aliases: ["click": "Tap", "longpress": "LongTap"]),
    scriptModules: [ScriptModule(tag: "import-sjs", name: .name, source: .from)],
    rawBodies: ["wxs", "sjs"],
    // DingTalk's programs have the object "dd" (open.dingtalk.com, "JSAPI").
    script: ScriptNames(
      platform: "my", otherPlatforms: ["dd"], foreignPlatforms: ["wx"],
      dataSetters: ["setData", "$spliceData"]),
    nativeTags: ["mpaas-component"],
    buildNames: ["ALIPAY", "MP-ALIPAY", "MY"],
    components: { axmlComponents })
}

private let axmlComponents: ComponentTable = ComponentTable(BuiltinTag.axml, events: Dialect.axml.events)
