import Containers
import Diagnostics

extension OpenList {
  /// `events and messages of "my_map" on iOS`
  package var title: LocalizedText {
    let names = subjects.map(\.name)
    let english = sentenceList(names.map(\.english)).english
    let chinese = names.map(\.chinese).joined(separator: "、")
    let quoted = quotedSentence(types)
    return LocalizedText(
      en: english + (types.isEmpty ? tag.map { " of \($0)" } ?? "" : " of \(quoted.english)")
        + " on \(platform.shown)",
      zh: "\(platform.shown) 上" + (types.isEmpty ? tag.map { " \($0) " } ?? "" : quoted.chinese)
        + "的\(chinese)"
    ).visible()
  }

  /// Why the lists are open.
  package var reason: LocalizedText {
    switch cause {
    case .registration: .init(en: "the type or the class is not known", zh: "类型或类无法确定")
    case .removal:
      .init(en: "which registration is taken back, or whether, is not known", zh: "撤销哪个注册、是否撤销无法确定")
    case .wholeList:
      .init(en: "a list, or a class that names itself, is registered", zh: "注册的是列表，或自带名称的类")
    case .unreadList: .init(en: "the property list cannot be read", zh: "无法读取属性列表")
    case .anyType: .init(en: "views of any type may be shown here", zh: "此处可能显示任意类型的视图")
    case .name:
      switch subjects.first {
      case .messages?:
        .init(en: "what the message is compared with is not known", zh: "与消息比较的值无法确定")
      case .parameters?: .init(en: "the key is not known", zh: "键无法确定")
      default: .init(en: "the name of the event is not known", zh: "事件名称无法确定")
      }
    case .caller: .init(en: "not all calls of the function are known", zh: "该函数的调用没有全部得知")
    case .handedOn:
      subjects.first == .messages
        ? .init(en: "the message is passed on", zh: "消息被转交给其他代码")
        : .init(en: "the parameters are passed on as a whole", zh: "参数被整体转交给其他代码")
    case .outside: .init(en: "the event is sent outside of the view classes", zh: "事件在视图类之外发送")
    case .unseenClass:
      .init(en: "the class, or one that it extends, is not in the sources", zh: "该类或其父类不在源码中")
    case .declared: .init(en: "the contract file leaves it open", zh: "契约文件没有列全")
    }
  }

  /// What to write instead.
  package var advice: LocalizedText {
    switch cause {
    case .registration:
      .init(
        en: "write type and class as literals or constants, or loop over a table of them",
        zh: "把类型和类写成字面量或常量，或遍历由它们组成的表")
    case .removal:
      .init(en: "take it back by a literal type, without a condition", zh: "用字面量类型撤销，不加条件")
    case .wholeList: .init(en: "register each view by itself, under a literal type", zh: "逐个注册视图，类型写成字面量")
    case .unreadList: .init(en: "save it as XML", zh: "保存为 XML 格式")
    case .anyType:
      .init(
        en:
          "compare the type with literals and show nothing for others, or describe the host in a contract file",
        zh: "只与字面量类型比较，其他类型不显示；或用契约文件描述宿主应用")
    case .name:
      switch subjects.first {
      case .messages?: .init(en: "compare it with literals or constants", zh: "与字面量或常量比较")
      case .parameters?: .init(en: "read it by a literal or a constant", zh: "用字面量或常量作键")
      default: .init(en: "send it under a literal or a constant", zh: "用字面量或常量作事件名称")
      }
    case .caller:
      .init(
        en: "make it private, and call it with literals or constants", zh: "把它设为私有，用字面量或常量调用")
    case .handedOn:
      subjects.first == .messages
        ? .init(en: "compare it with literals in the class of the view", zh: "在视图的类中与字面量比较")
        : .init(
          en: "read each by a literal key, or decode them to a type of the sources",
          zh: "用字面量键逐个读取，或解码为源码中的类型")
    case .outside: .init(en: "send it from the class of the view", zh: "在视图的类中发送")
    case .unseenClass:
      .init(
        en: "give the sources of the class by --host, or its contract", zh: "用 --host 给出该类的源码，或给出其契约")
    case .declared:
      .init(
        en: "see what mpcheck types --unknown says there, and export the contract again",
        zh: "在该处运行 mpcheck types --unknown，改好后重新导出契约")
    }
  }
}

extension OpenList.Subject {
  package var name: LocalizedText {
    switch self {
    case .types: .init(en: "types", zh: "类型")
    case .events: .init(en: "events", zh: "事件")
    case .messages: .init(en: "messages", zh: "消息")
    case .parameters: .init(en: "parameters", zh: "参数")
    }
  }

  /// What is not reported where the list is open.
  var silenced: LocalizedText {
    switch self {
    case .types: .init(en: "unknown types", zh: "未知的类型")
    case .events: .init(en: "unsent events", zh: "从不发送的事件")
    case .messages: .init(en: "unhandled messages", zh: "不识别的消息")
    case .parameters: .init(en: "unread parameters", zh: "不读取的参数")
    }
  }
}
