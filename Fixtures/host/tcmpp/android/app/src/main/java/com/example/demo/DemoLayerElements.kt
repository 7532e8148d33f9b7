package com.example.demo

import com.tencent.tmfmini.sdk.annotation.ProxyService
import com.tencent.tmfmini.sdk.launcher.core.proxy.EmbeddedExternalElementProxy

@ProxyService(proxy = EmbeddedExternalElementProxy::class)
class DemoLayerElements : EmbeddedExternalElementProxy() {
    override fun onInit(context: Context, widgetId: Long, tagName: String, attributes: Map<String, String>) {
        widgets[widgetId] = DemoMap(context)
    }

    override fun handleInsertXWebExternalElement(widgetId: Long, context: ExternalWidgetContext, type: String, params: JSONObject) {
        if (type == "demo_map") widgets[widgetId]?.attach(context)
    }

    private val widgets = HashMap<Long, DemoMap>()
}
