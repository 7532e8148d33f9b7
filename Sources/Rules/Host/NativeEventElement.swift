import Diagnostics
import Containers
import NativeSource
import Linting
import MiniProgram

/// A custom event for an element that no page has.
package var nativeEventElement: Rule {
  Rule(
    id: "native-event-element",
    summary: .init(
      en: "a custom event sent to an element that no page has",
      zh: "自定义事件发送给不存在的元素"),
    category: .host,
    severity: .error,
    severities: .init(
      en: "warning if only one of several tags of the type has the id, or if the host may serve programs "
        + "that are not linted; error otherwise",
      zh: "id 只属于该类型的多个标签之一，或宿主应用可能服务于未检查的小程序时为警告；其他情况为错误"),
    rationale: .init(
      en:
        """
        "element" is the id of the tag whose method is called. The id belongs to the page: native code \
        gets it as componentId, and a hard-coded name fits one page at best.
        """,
      zh: "“element”是标签的 id，调用的就是该标签的方法。id 属于页面：原生代码通过 componentId 获得，写死在代码中的名称最多只适合一个页面。"),
    examples: [
      .wrong(
        [
          "ios/MapView.m": """
          @implementation MapView
          - (void)a { [x sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent" component:self data:@{@"element": \
          @"⟦elementId⟧", @"eventName": @"onTap"} callback:nil]; }
          @end
          """,
          "pages/a/a.axml": #"<mpaas-component id="map" type="my_map"/>"#,
        ], message: #"no page has an element with the id "elementId""#),
      .right([
        "ios/MapView.m": """
        @implementation MapView
        - (void)tap {
          [self.nbComponentMessageDelegate sendCustomEventMessage:@"nbcomponent.mpaasComponent.customEvent"
                                                        component:self
                                                             data:@{@"element": self.componentId, @"eventName": @"onTap"}
                                                         callback:nil];
        }
        @end
        """,
        "pages/a/a.axml":
          #"<mpaas-component id="map" type="my_map" style="{{ width: 200, height: 200 }}" onTap="open"/>"#,
      ]),
    ],
    checks: [.host(checkNativeEventElement)])
}

private func checkNativeEventElement(_ context: HostContext) {
  let files = context.projects.lazy.flatMap(\.files).map(\.facts)
  let views = files.flatMap(\.nativeViews).filter { $0.tag == Container.System.mPaaS.tag }
  if views.isEmpty || views.contains(where: \.hasDynamicID) { return }
  let viewIDs = Set(views.compactMap(\.id))
  let ids = viewIDs.union(files.flatMap(\.elementIDs).map(\.id))
  guard let platform = context.facts[.mPaaS][.ios] else { return }
  let typesByClass = platform.typesByClass
  let tags = NativeTags(of: context.projects)
  var reported: Set<Place> = []
  for sending in context.sendings[.ios] {
    guard case .text(let text) = sending.event.element, let id = text.value,
      !reported.contains(text.stringPlace)
    else { continue }
    // The event may be meant for the tags of the sender's types.
    let types = Set(sending.classes.flatMap { typesByClass[$0] ?? [] }).sorted()
    let own = types.flatMap { tags.byType[$0] ?? [] }
    // A tag without an id is reported in its place.
    guard context.show(types, of: platform, tags, text.stringPlace.path),
      !own.contains(where: { $0.view.id == nil })
    else { continue }
    let others = own.filter { $0.view.id != id }
    let related = others.compactMap { tag in tag.view.idRange.map { tag.place($0) } }
      .prefix(10).map { RelatedPlace(en: "the tag", zh: "标签在这里", at: $0) }
    if !ids.contains(id) {
      reported.insert(text.stringPlace)
      context.report(
        text.stringPlace, unknownElement(id),
        severity: context.mayServeOtherPrograms(text.stringPlace.path) ? .warning : nil, related: related)
    } else if others.count < own.count, !others.isEmpty {
      reported.insert(text.stringPlace)
      context.report(text.stringPlace, fixedElement(id, types), severity: .warning, related: related)
    }
  }
}

private func unknownElement(_ id: String) -> Message {
  Message(
    en: "no page has an element with the id \"\(id)\"", zh: "没有页面包含 id 为“\(id)”的元素", help: ownID)
}

private func fixedElement(_ id: String, _ types: [String]) -> Message {
  let names = types.prefix(3)
  return Message(
    en: "\"\(id)\" is only one of the tags of type \(names.map { "\"\($0)\"" }.joined(separator: " or "))",
    zh: "“\(id)”只是类型\(names.map { "“\($0)”" }.joined(separator: "或"))的标签之一", help: ownID)
}

private let ownID = LocalizedText(
  en: "write self.componentId, the id of the view's own tag", zh: "改为 self.componentId，即视图自身标签的 id")
