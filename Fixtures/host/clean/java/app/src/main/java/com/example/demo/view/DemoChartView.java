package com.example.demo.view;

import android.content.Context;
import android.view.View;
import com.alibaba.fastjson.JSONObject;
import com.alipay.mobile.h5container.api.H5BridgeContext;

public class DemoChartView extends DemoView {
    private static final String SERIES = "series";
    private static final String BAR_SELECT = "onBarSelect";
    private BarChart chart;

    @Override
    protected View makeContent(Context context) {
        chart = new BarChart(context);
        chart.setOnSelect(bar -> send(BAR_SELECT, bar));
        return chart;
    }

    @Override
    public void onReceivedRender(JSONObject data, H5BridgeContext context) {
        chart.setSeries(data.getJSONArray(SERIES));
        if (data.containsKey("bar-color")) {
            chart.setColor(data.getString("bar-color"));
        }
    }

    @Override
    public void onReceivedMessage(String actionType, JSONObject data, H5BridgeContext context) {
        switch (actionType) {
            case "highlight":
                chart.highlight(data.getIntValue("index"));
                break;
            default:
                break;
        }
    }
}
