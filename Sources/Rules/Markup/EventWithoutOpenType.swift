import Diagnostics
import Linting
import Markup

/// An event of a button that only another `open-type` sends.
package var eventWithoutOpenType: Rule {
  Rule(
    id: "event-without-open-type",
    summary: .init(
      en: "a button event without the open-type that it needs",
      zh: "按钮绑定的事件缺少所需的 open-type"),
    category: .markup,
    severity: .warning,
    rationale: .init(
      en:
        """
        According to the documents, each of these events needs one value of open-type. With another value \
        or none, a tap does not request the data, and the handler is never called.
        """,
      zh: "按照文档，这类事件各对应一个 open-type 值。没有 open-type 或取其他值时，点击不会请求数据，事件处理函数也永远不会执行。"),
    fix: .suggested,
    sources: [
      .init(
        en: "WXML: the page of `button` of developers.weixin.qq.com",
        zh: "WXML：developers.weixin.qq.com 的 `button` 文档"),
      .init(
        en: "Swan: swan-team/swan-docs, formlist_button.md",
        zh: "Swan：swan-team/swan-docs 的 formlist_button.md"),
      .init(
        en: "TTML: the page on telephone numbers of developer.open-douyin.com",
        zh: "TTML：developer.open-douyin.com 的“获取手机号”文档"),
      .init(
        en: "the other events: NervJS/taro, packages/taro-components/types/Button.d.ts",
        zh: "其他事件：NervJS/taro 的 packages/taro-components/types/Button.d.ts"),
    ],
    dialects: .where { !openTypes(in: $0).isEmpty },
    examples: [
      .wrong(
        #"<button ⟦onGetAuthorize⟧="login" scope="userInfo">login</button>"#,
        message: #""GetAuthorize" is sent only with open-type="getAuthorize""#,
        fixed: #"<button onGetAuthorize="login" open-type="getAuthorize" scope="userInfo">login</button>"#),
      .right(#"<button open-type="getAuthorize" scope="userInfo" onGetAuthorize="login">login</button>"#),
      .wrong(
        in: .wxml, #"<button ⟦bindgetuserinfo⟧="login">login</button>"#,
        message: #""getuserinfo" is sent only with open-type="getUserInfo""#,
        fixed: #"<button bindgetuserinfo="login" open-type="getUserInfo">login</button>"#),
      .wrong(
        in: .swan, #"<button ⟦bindgetphonenumber⟧="login">login</button>"#,
        message: #""getphonenumber" is sent only with open-type="getPhoneNumber""#,
        fixed: #"<button bindgetphonenumber="login" open-type="getPhoneNumber">login</button>"#),
      .right(in: .wxml, #"<button open-type="getUserInfo" bindgetuserinfo="login">login</button>"#),
      .right(in: .swan, #"<button open-type="getPhoneNumber" bindgetphonenumber="login">login</button>"#),
    ],
    checks: [
      .attributes(.matching { needed(for: $0, $1) != nil }, of: .named("button"), checkEventWithoutOpenType)
    ])
}

/// The events that a value of `open-type` sends, in lower case, with that value. A list in code: a dictionary of dictionaries
/// would be made at each start, for a fortieth of its time.
private func openTypes(in dialect: Dialect) -> [(event: String, openType: String)] {
  switch dialect.id {
  case "axml":
    [("getauthorize", "getAuthorize"), ("followlifestyle", "lifestyle")]
  case "wxml":
    [
      ("agreeprivacyauthorization", "agreePrivacyAuthorization"), ("chooseavatar", "chooseAvatar"),
      ("contact", "contact"), ("getphonenumber", "getPhoneNumber"),
      ("getrealtimephonenumber", "getRealtimePhoneNumber"), ("getuserinfo", "getUserInfo"),
      ("launchapp", "launchApp"), ("opensetting", "openSetting"),
    ]
  case "qml":
    [("getuserinfo", "getUserInfo"), ("launchapp", "launchApp"), ("opensetting", "openSetting")]
  case "ttml":
    [("getphonenumber", "getPhoneNumber"), ("openawemeuserprofile", "openAwemeUserProfile")]
  case "swan":
    [
      ("chooseaddress", "chooseAddress"), ("chooseinvoicetitle", "chooseInvoiceTitle"),
      ("contact", "contact"), ("getphonenumber", "getPhoneNumber"), ("getuserinfo", "getUserInfo"),
      ("login", "login"), ("opensetting", "openSetting"), ("subscribe", "subscribe"),
    ]
  default: []
  }
}

/// The event that an attribute binds, and the only `open-type` that sends it; nil for other attributes.
private func needed(for attribute: String, _ dialect: Dialect) -> (event: String, openType: String)? {
  guard let event = dialect.events.name(attribute)?.event,
    case let lowercased = event.lowercased(),
    let openType = openTypes(in: dialect).first(where: { $0.event == lowercased })?.openType
  else { return nil }
  return (event, openType)
}

private func checkEventWithoutOpenType(_ attribute: Attribute, _ element: Element, _ context: FileContext) {
  guard let (event, needed) = needed(for: attribute.nameText, context.dialect),
    let handler = attribute.valueRange, !context.text.trimmed(handler).isEmpty,
    !context.hasSyntaxFault, context.isBuiltIn(element)
  else { return }
  let written = element.attributes.filter { ["open-type", "openType"].contains($0.nameText) }
  for openType in written {
    guard let value = openType.staticValue else { return }
    for part in context.string(value).split(separator: "|") {
      // Another rule speaks of what is nearly the value.
      let part = String(part).lowercased()
      if editDistance(part.utf8, needed.lowercased().utf8, limit: 2) <= 2 { return }
    }
  }
  var fix: Fix?
  if written.isEmpty {
    let text = "open-type=\"\(needed)\""
    let end = attribute.range.end
    fix = Fix(
      en: "write \(text)", zh: "加上 \(text)", .suggested,
      edits: [context.replace(ByteRange(end, end), with: " " + text)])
  }
  context.report(attribute.nameRange, unsent(event, needed), fix: fix)
}

private func unsent(_ event: String, _ openType: String) -> Message {
  Message(
    en: "\"\(event)\" is sent only with open-type=\"\(openType)\"",
    zh: "“\(event)”事件只在 open-type=\"\(openType)\" 时触发",
    help: .init(en: "write open-type=\"\(openType)\"", zh: "加上 open-type=\"\(openType)\""))
}
