import Containers
import Diagnostics
import Linting
import MiniProgram
import NativeSource

/// A view in the layer of the page, which the Android host does not draw.
package var missingLayerProxy: Rule {
  Rule(
    id: "missing-layer-proxy",
    summary: .init(
      en: "an external-element in a layer that the Android host does not draw",
      zh: "external-element 使用同层渲染，而 Android 宿主应用不绘制"),
    category: .host,
    severity: .warning,
    rationale: .init(
      en:
        """
        With _insert2WebLayer, an EmbeddedExternalElementProxy of the Android host draws the view in the \
        layer of the page; the plain ExternalElementProxy draws views above the page. If the host has only \
        the plain one, the place stays blank on Android.
        """,
      zh:
        """
        设置 _insert2WebLayer 后，视图绘制在页面的图层中（同层渲染），由 Android 宿主应用的 EmbeddedExternalElementProxy 完成；普通的 \
        ExternalElementProxy 把视图绘制在页面之上。宿主应用只有后者时，该位置在 Android 上为空白。
        """),
    examples: [
      .wrong(
        [
          "android/Elements.java": """
          package com.example;
          import com.tencent.tmfmini.sdk.annotation.ProxyService;
          import com.tencent.tmfmini.sdk.launcher.core.proxy.ExternalElementProxy;
          @ProxyService(proxy = ExternalElementProxy.class)
          public class Elements extends ExternalElementProxy {
            public void handleInsertElement(long id, ExternalWidgetContext context, String type, ViewGroup parent, JSONObject \
          params) { }
          }
          """,
          "pages/a/a.wxml": """
          <external-element id="a" type="my_map" ⟦_insert2WebLayer⟧="true"/><external-element id="b" type="my_map" \
          ⟦_insert2WebLayer⟧/><external-element id="c" type="my_map" ⟦_insert2WebLayer⟧="{{ true }}"/>
          """,
        ], message: "the Android host has no EmbeddedExternalElementProxy",
        "the Android host has no EmbeddedExternalElementProxy",
        "the Android host has no EmbeddedExternalElementProxy"),
      .right([
        "android/Elements.java": """
        package com.example;
        import com.tencent.tmfmini.sdk.annotation.ProxyService;
        import com.tencent.tmfmini.sdk.launcher.core.proxy.ExternalElementProxy;
        @ProxyService(proxy = ExternalElementProxy.class)
        public class Elements extends ExternalElementProxy {
          public void handleInsertElement(long id, ExternalWidgetContext context, String type, ViewGroup parent, JSONObject \
        params) { }
        }
        """,
        "android/EmbeddedElements.java": """
        @ProxyService(proxy = EmbeddedExternalElementProxy.class)
        public class EmbeddedElements extends EmbeddedExternalElementProxy { }
        """,
        "pages/a/a.wxml": """
        <external-element id="map" type="my_map" _insert2WebLayer="true" style="width: 200px; height: 200px"/>
        """,
        "pages/a/a.js": "Page({ onReady() { this.map = wx.createExternalElementContext('map') } })",
      ]),
    ],
    checks: [.host(checkMissingLayerProxy)])
}

private func checkMissingLayerProxy(_ context: HostContext) {
  guard let platform = context.facts[.tcmpp][.android], platform.mentions.contains(TCMPP.proxy),
    !platform.mentions.contains(TCMPP.layerProxy), platform.isKnown
  else { return }
  let proxies = platform.viewClasses.prefix(10).map {
    RelatedPlace(
      en: "this draws views above the page", zh: "此类把视图绘制在页面之上", at: platform.classes.all[$0].namePlace)
  }
  for tag in NativeTags(of: context.projects, showing: .tcmpp).all {
    for parameter in tag.view.parameters where parameter.name == TCMPP.layerAttribute && isTrue(parameter) {
      context.report(tag.place(parameter.nameRange), missingProxy, related: proxies)
    }
  }
}

/// Whether the attribute is certainly on.
private func isTrue(_ parameter: NativeView.Binding) -> Bool {
  guard let value = parameter.value else { return true }
  return value == "true" || parameter.mustacheName == "true"
}

private var missingProxy: Message {
  Message(
    en: "the Android host has no \(TCMPP.layerProxy)", zh: "Android 宿主应用没有 \(TCMPP.layerProxy)",
    help: .init(
      en: "write one beside its \(TCMPP.proxy), or remove \(TCMPP.layerAttribute)",
      zh: "在 \(TCMPP.proxy) 之外再实现一个，或删除 \(TCMPP.layerAttribute)"))
}
