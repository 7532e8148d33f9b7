package com.example.demo

import com.alibaba.fastjson.JSONObject
import com.alipay.mobile.h5container.api.H5BridgeContext

class DemoPlayerView : DemoMapView() {
    override fun onReceivedRender(data: JSONObject, context: H5BridgeContext) {
        load(data.getString("src"))
    }

    override fun onReceivedMessage(actionType: String, data: JSONObject, context: H5BridgeContext) {
        when (actionType) {
            "play" -> play()
        }
    }

    private fun ended() = sendEventToTiny("onPlayEnd", null)

    private fun buffered() = sendEventToTiny("onBufferDrain", null)

    private fun paused() = sendEventToTiny("OnPause", null)
}
