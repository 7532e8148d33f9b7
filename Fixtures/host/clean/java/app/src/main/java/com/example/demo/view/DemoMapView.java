package com.example.demo.view;

import android.content.Context;
import android.view.View;
import com.alibaba.fastjson.JSONObject;
import com.alipay.mobile.h5container.api.H5BridgeContext;

public class DemoMapView extends DemoView {
    private MapWidget map;

    @Override
    protected View makeContent(Context context) {
        map = new MapWidget(context);
        map.setListener(new MapWidget.Listener() {
            @Override
            public void onMoved(JSONObject region) {
                sendEventToTiny("onRegionChange", region);
            }

            @Override
            public void onMarker(JSONObject marker) {
                sendEventToTiny("onMarkerTap", marker);
            }
        });
        return map;
    }

    @Override
    public void onReceivedRender(JSONObject data, H5BridgeContext context) {
        map.moveTo(data.getDoubleValue("latitude"), data.getDoubleValue("longitude"));
        map.setZoom(data.getIntValue("zoom"));
    }

    @Override
    public void onReceivedMessage(String actionType, JSONObject data, H5BridgeContext context) {
        if ("moveTo".equals(actionType)) {
            map.moveTo(data.getDoubleValue("latitude"), data.getDoubleValue("longitude"));
        } else if (actionType.equals("reloadMarkers")) {
            map.reload();
        }
    }

    @Override
    public void onEmbedViewDestory(int width, int height, String viewId, String mType, java.util.Map<String, String> params) {
        map.release();
    }
}
