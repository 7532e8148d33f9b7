package com.example.demo.view

import android.content.Context
import com.alibaba.fastjson.JSONObject
import com.alipay.mobile.h5container.api.H5BridgeContext

class DemoMapView : DemoView() {
    private lateinit var map: MapWidget

    override fun makeContent(context: Context) = MapWidget(context).also {
        map = it
        it.onMoved = { region -> sendEventToTiny("onRegionChange", region) }
        it.onMarker = { marker -> sendEventToTiny("onMarkerTap", marker) }
    }

    override fun onReceivedRender(data: JSONObject, context: H5BridgeContext) {
        map.moveTo(data.getDouble("latitude"), data.getDouble("longitude"))
        map.zoom = data.getIntValue("zoom")
    }

    override fun onReceivedMessage(actionType: String, data: JSONObject, context: H5BridgeContext) {
        when (actionType) {
            "moveTo" -> map.moveTo(data.getDouble("latitude"), data.getDouble("longitude"))
            "reloadMarkers" -> map.reload()
        }
    }

    override fun onEmbedViewDestory(width: Int, height: Int, viewId: String?, mType: String?, params: Map<String, String>?) {
        map.release()
    }
}
