import Containers
import Diagnostics
import Files
import NativeSource

extension HostGap {
  /// A sentence for people: `2 of 9 registrations on iOS are not literal (ios/AppDelegate.m:8), so unknown types are not
  /// reported on iOS`.
  package func sentence(from workingDirectory: String) -> LocalizedText {
    let first = spots[0].shown(from: workingDirectory).visible()
    let more = spots.count - 1
    let place = LocalizedText(
      en: " (\(first)" + (more > 0 ? " and \(more) more)" : ")"),
      zh: "（\(first)" + (more > 0 ? " 等 \(more + 1) 处）" : "）"))
    let cause = subjects == [.types] ? causeOfTypes : causeOfInterface
    let contract = spots[0].contract.map { Path.display($0, from: workingDirectory).visible() }
    if let cause { return cause + place + effect }
    // A file that says it of itself is named once.
    let statement = causeInContract(contract ?? first)
    return contract == nil && more == 0 ? statement + effect : statement + place + effect
  }

  // MARK: - What is not reported

  private var effect: LocalizedText {
    let names = subjects.map(\.silenced)
    let english = sentenceList(names.map(\.english)).english
    let chinese = names.map(\.chinese).joined(separator: "、")
    if subjects == [.types] || cause == .outside {
      let chineseTag = tag.map { " \($0) " } ?? ""
      return LocalizedText(
        en: ", so \(english)\(tag.map { " of \($0)" } ?? "") are not reported on \(platform.shown)",
        zh: "，因此不报告 \(platform.shown) 上\(chineseTag)\(chinese)")
    }
    return LocalizedText(
      en: ", so \(types.count == 1 ? "its" : "their") \(english) are not reported", zh: "，因此不报告\(chinese)")
  }

  // MARK: - Registrations

  private var causeOfTypes: LocalizedText? {
    let (on, ofTag) = (platform.shown, tag.map { " of \($0)" } ?? "")
    let chineseTag = tag.map { " \($0) 的" } ?? ""
    switch cause {
    case .registration:
      if total == 1 {
        return .init(
          en: "the only registration\(ofTag) on \(on) is not literal", zh: "\(on) 上\(chineseTag)唯一的注册不是字面量")
      }
      return .init(
        en: "\(count) of \(total) registrations\(ofTag) on \(on) \(count == 1 ? "is" : "are") not literal",
        zh: "\(on) 上\(chineseTag) \(total) 处注册中有 \(count) 处不是字面量")
    case .removal:
      return .init(
        en: "\(on) takes a registration\(ofTag) back by a name that is not literal, or under a condition",
        zh: "\(on) 用非字面量的名称或在条件中撤销\(chineseTag)注册")
    case .wholeList:
      return .init(
        en: "\(on) registers a list\(ofTag), or a class that names itself",
        zh: "\(on) 注册了\(chineseTag)列表或自带名称的类")
    case .unreadList:
      return .init(en: "a property list on \(on) cannot be read", zh: "\(on) 的属性列表无法读取")
    case .anyType:
      return .init(
        en: "native code on \(on) may show any type\(ofTag)", zh: "\(on) 的原生代码可能显示\(chineseTag)任意类型")
    case .name, .caller, .handedOn, .outside, .unseenClass, .declared: return nil
    }
  }

  // MARK: - Interfaces

  private var causeOfInterface: LocalizedText? {
    let (on, shown, isOne) = (platform.shown, shownTypes, count == 1)
    let (english, chinese) = (shown.english, shown.chinese)
    switch cause {
    case .name:
      let noun: LocalizedText =
        switch subjects.first {
        case .messages?: .init(en: isOne ? "message" : "messages", zh: "消息")
        case .parameters?: .init(en: isOne ? "parameter key" : "parameter keys", zh: "参数键")
        default: .init(en: isOne ? "event name" : "event names", zh: "事件名称")
        }
      return .init(
        en: "\(count) \(noun.english) of \(english) on \(on) \(isOne ? "is" : "are") not literal",
        zh: "\(on) 上\(chinese)有 \(count) 处\(noun.chinese)不是字面量")
    case .caller:
      return .init(
        en: "not all calls of the function that sends the events of \(english) on \(on) are known",
        zh: "\(on) 上\(chinese)发送事件的函数的调用没有全部得知")
    case .handedOn:
      let whole = subjects.first == .messages
      let verb = types.count == 1 ? "passes" : "pass"
      return .init(
        en: whole
          ? "\(english) \(verb) messages on to other code on \(on)"
          : "\(english) \(verb) all parameters on to other code on \(on)",
        zh: "\(on) 上\(chinese)把\(whole ? "消息" : "参数整体")转交给其他代码")
    case .outside:
      return .init(
        en: "\(count) \(isOne ? "event is" : "events are") sent outside of the view classes on \(on)",
        zh: "\(on) 上有 \(count) 个事件在视图类之外发送")
    case .unseenClass:
      return .init(
        en: types.count == 1
          ? "the class of \(english) on \(on), or one that it extends, is not in the sources"
          : "the classes of \(english) on \(on), or some that they extend, are not in the sources",
        zh: "\(on) 上\(chinese)的类或其父类不在源码中")
    case .registration, .removal, .wholeList, .unreadList, .anyType, .declared: return nil
    }
  }

  private func causeInContract(_ contract: String) -> LocalizedText {
    let names = subjects.map(\.name)
    let english = sentenceList(names.map(\.english)).english
    let chinese = names.map(\.chinese).joined(separator: "、")
    let (on, shown) = (platform.shown, shownTypes)
    let of = types.isEmpty ? tag.map { " of \($0)" } ?? "" : " of \(shown.english)"
    let chineseOwner = types.isEmpty ? tag.map { " \($0) " } ?? "" : shown.chinese
    return .init(
      en: "\(contract) does not list all \(english)\(of) on \(on)",
      zh: "\(contract) 没有列全 \(on) 上\(chineseOwner)的\(chinese)")
  }

  /// `"a", "b", "c" and 2 more`
  private var shownTypes: LocalizedText {
    let more = types.count - 3
    let quoted = types.prefix(3).map { "\"\($0)\"" } + (more > 0 ? ["\(more) more"] : [])
    let chinese = quotedList(Array(types.prefix(3))).chinese + (more > 0 ? "等 \(types.count) 个类型" : "")
    return LocalizedText(en: sentenceList(quoted).english, zh: chinese).visible()
  }
}
