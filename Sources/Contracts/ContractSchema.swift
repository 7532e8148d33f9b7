import Containers
import Diagnostics
import Files
import NativeSource

/// The JSON Schema (draft 7) of a contract file. Objects may contain further keys: a later version may write more.
package struct ContractSchema: Sendable {
  package let tree: JSONTree

  /// - Parameter language: of its descriptions.
  package init(in language: Language = .english) {
    let title = language(
      en: "A contract of native views, as mpcheck writes and reads it", zh: "原生视图的契约，由 mpcheck 写入和读取")
    let parts = ContractSchemaParts(language: language)
    let definitions: Members = [
      ("view", .object(parts.view)), ("native", .object(parts.native)), ("used", .object(parts.used)),
      ("face", .object(parts.interface)), ("widget", .object(parts.widget)),
    ]
    tree = .object(
      Part.draft + [("title", .string(title))] + parts.root + [("definitions", .object(definitions))])
  }

  /// The schema as a JSON text with a line break at its end.
  package var text: String { tree.indented }
}

private typealias Part = SchemaPart
private typealias Members = SchemaPart.Members

/// The parts of the schema, with descriptions in one language.
private struct ContractSchemaParts {
  let language: Language

  func property(
    _ key: String, en english: String, zh chinese: String, _ value: Members
  ) -> (key: String, value: JSONTree) {
    Part.property(key, language(en: english, zh: chinese), value)
  }

  /// The whole file.
  var root: Members {
    Part.object(
      [
        property(
          ContractKey.version, en: "The version of this format.", zh: "此格式的版本。",
          [("const", .integer(ContractFile.version))]),
        property(
          ContractKey.tool, en: "What wrote the file.", zh: "写入该文件的工具。",
          Part.object([
            property(ContractKey.name, en: "Its name.", zh: "名称。", Part.string),
            property(ContractKey.version, en: "Its version.", zh: "版本。", Part.string),
          ])),
        property(
          ContractKey.platforms, en: "The platforms whose native source was read.", zh: "已读取原生源码的平台。",
          Part.array(
            of: Part.object(
              [
                property(ContractKey.platform, en: "Its name.", zh: "名称。", platform),
                property(
                  ContractKey.open, en: "Whether types may be registered beside those that are listed.",
                  zh: "除列出的类型外，是否可能还注册了其他类型。",
                  Part.boolean
                ),
                openAt,
                tagProperty,
                property(
                  ContractKey.proxies,
                  en: "The vendor's classes for drawing external elements on Android that the source names.",
                  zh: "源码中出现的、厂商用于在 Android 上绘制外部元素的类。",
                  Part.array(of: Part.string)),
              ], optional: [ContractKey.openAt, ContractKey.tag, ContractKey.proxies]))),
        property(
          ContractKey.views,
          en:
            "One entry for each type that is registered or used, by its name; those of one tag after those of another.",
          zh: "每个已注册或使用的类型一个条目，按名称排序；不同标签的类型前后分开。",
          Part.array(of: Part.reference("view"))),
        property(
          ContractKey.widgets, en: "One entry for each widget that a mapping declares, by its name.",
          zh: "映射声明的每个自定义控件一个条目，按名称排序。",
          Part.array(of: Part.reference("widget"))),
      ], optional: [ContractKey.tool, ContractKey.widgets])
  }

  var platform: Members {
    Part.choice(NativePlatform.allCases.map(\.rawValue))
  }

  var tagProperty: (key: String, value: JSONTree) {
    property(
      ContractKey.tag, en: "The tag by which pages show the views; mpaas-component when it is absent.",
      zh: "页面显示该视图所用的标签；没有该键时为 mpaas-component。",
      Part.choice(ContainerSet.all.systems.compactMap(\.tag)))
  }

  var view: Members {
    Part.object(
      [
        property(
          ContractKey.type, en: "The name under which the view is registered, and which pages use.",
          zh: "视图注册时的名称，也是页面使用的名称。", Part.string),
        tagProperty,
        property(
          ContractKey.native, en: "What native code says of it, once for each platform that registers it.",
          zh: "原生代码中的信息，每个注册该视图的平台一个条目。",
          Part.array(of: Part.reference("native"))),
        property(
          ContractKey.used, en: "What the pages use of it; absent when no page does.",
          zh: "页面使用的部分；没有页面使用时不写。", Part.reference("used")),
      ], optional: [ContractKey.tag, ContractKey.used])
  }

  var widget: Members {
    Part.object(
      [
        property(ContractKey.name, en: "The name that scripts know.", zh: "脚本中使用的名称。", Part.string),
        property(ContractKey.platform, en: "The platform.", zh: "平台。", platform),
        property(
          ContractKey.class, en: "The class that is mapped; null for several.", zh: "映射到的类；有多个时为 null。",
          [("type", .strings(["string", "null"]))]),
        property(ContractKey.path, en: "The mapping.", zh: "映射文件。", Part.string),
        property(
          ContractKey.implementation, en: "The class, when it is among the sources that were read.",
          zh: "该类，仅当位于已读取的源码中时才有。", implementation),
        property(
          ContractKey.properties, en: "What scripts set and read, in byte order.", zh: "脚本设置和读取的属性，按字节顺序排列。",
          Part.array(of: Part.string)),
        property(
          ContractKey.events, en: "What it raises, in byte order.", zh: "触发的事件，按字节顺序排列。",
          Part.array(of: Part.string)),
      ], optional: [ContractKey.path, ContractKey.implementation])
  }

  var implementation: Members {
    Part.object([
      property(ContractKey.class, en: "Its name.", zh: "名称。", Part.string),
      property(ContractKey.path, en: "Its file.", zh: "所在文件。", Part.string),
      property(
        ContractKey.methods, en: "The methods that the container calls and that it implements.",
        zh: "由容器调用、且该类已实现的方法。",
        Part.array(of: Part.string)),
    ])
  }

  var native: Members {
    Part.object(
      [
        property(ContractKey.platform, en: "The platform.", zh: "平台。", platform),
        property(
          ContractKey.registrations, en: "Which class is registered, in which file.", zh: "注册的类及其所在文件。",
          Part.array(
            of: Part.object(
              [
                property(
                  ContractKey.class, en: "As it is registered; null when that is not known.",
                  zh: "注册时的写法；未知时为 null。",
                  [("type", .strings(["string", "null"]))]),
                property(ContractKey.path, en: "The file that registers it.", zh: "进行注册的文件。", Part.string),
              ], optional: [ContractKey.path]))),
        property(
          ContractKey.implementation, en: "The class, when it is among the sources that were read.",
          zh: "该类，仅当位于已读取的源码中时才有。", implementation),
        property(ContractKey.events, en: "The events that it sends.", zh: "发送的事件。", Part.reference("face")),
        property(
          ContractKey.messages, en: "The messages of page scripts that it compares with.",
          zh: "用于比较的、来自页面脚本的消息。", Part.reference("face")),
        property(
          ContractKey.params, en: "The parameters that it reads.", zh: "读取的参数。", Part.reference("face")),
      ], optional: [ContractKey.implementation])
  }

  var used: Members {
    Part.object([
      property(ContractKey.ids, en: "The ids of its tags.", zh: "标签的 id。", Part.reference("face")),
      property(
        ContractKey.params, en: "The parameters that its tags pass.", zh: "标签传递的参数。", Part.reference("face")),
      property(
        ContractKey.events, en: "The events that its tags bind.", zh: "标签绑定的事件。", Part.reference("face")),
      property(
        ContractKey.messages, en: "The messages that page scripts post to it.", zh: "页面脚本向该视图发送的消息。",
        Part.reference("face")),
    ])
  }

  var interface: Members {
    Part.object(
      [
        property(
          ContractKey.open, en: "Whether there may be more than the names that are listed.",
          zh: "除列出的名称外，是否可能还有其他名称。", Part.boolean),
        openAt,
        property(ContractKey.names, en: "In byte order.", zh: "按字节顺序排列。", Part.array(of: Part.string)),
      ], optional: [ContractKey.openAt])
  }

  var openAt: (key: String, value: JSONTree) {
    let most = ContractExport.maxOpenPlaces
    return property(
      ContractKey.openAt,
      en:
        "Where native source leaves the list open, in order, at most \(most) places; absent when it does not.",
      zh: "原生源码中使列表无法确定的位置，按顺序排列，最多 \(most) 处；列表已确定时不写。",
      Part.array(
        of: Part.object([
          property(ContractKey.path, en: "The file.", zh: "文件。", Part.string),
          property(ContractKey.line, en: "The line, from 1.", zh: "行号，从 1 起。", Part.integer),
        ])))
  }
}
