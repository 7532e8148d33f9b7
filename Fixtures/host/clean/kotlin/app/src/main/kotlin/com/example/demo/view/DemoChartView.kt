package com.example.demo.view

import android.content.Context
import com.alibaba.fastjson.JSONObject
import com.alipay.mobile.h5container.api.H5BridgeContext

class DemoChartView : DemoView() {
    private lateinit var chart: BarChart

    override fun makeContent(context: Context) = BarChart(context).also { made ->
        chart = made
        made.onSelect = { bar -> sendEventToTiny(BAR_SELECT, bar) }
    }

    override fun onReceivedRender(data: JSONObject, context: H5BridgeContext) {
        chart.series = data.getJSONArray("series")
        data.getString("bar-color")?.let { chart.setColor(it) }
    }

    override fun onReceivedMessage(actionType: String, data: JSONObject, context: H5BridgeContext) {
        if (actionType == HIGHLIGHT) chart.highlight(data.getIntValue("index"))
    }

    private companion object {
        const val BAR_SELECT = "onBarSelect"
        const val HIGHLIGHT = "highlight"
    }
}
