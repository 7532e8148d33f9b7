package com.example.demo.view

import android.content.Context
import android.widget.VideoView
import com.alibaba.fastjson.JSONObject
import com.alipay.mobile.h5container.api.H5BridgeContext

class DemoPlayerView : DemoView() {
    private lateinit var player: VideoView

    override fun makeContent(context: Context) = VideoView(context).also {
        player = it
        it.setOnCompletionListener { sendEventToTiny("onPlayEnd", null) }
    }

    override fun onReceivedRender(data: JSONObject, context: H5BridgeContext) {
        player.setVideoPath(data.getString("src"))
    }
}
