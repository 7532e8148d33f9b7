package com.example.demo.view;

import android.content.Context;
import android.view.View;
import android.widget.VideoView;
import com.alibaba.fastjson.JSONObject;
import com.alipay.mobile.h5container.api.H5BridgeContext;

public class DemoPlayerView extends DemoView {
    private VideoView player;

    @Override
    protected View makeContent(Context context) {
        player = new VideoView(context);
        player.setOnCompletionListener(ended -> sendEventToTiny("onPlayEnd", null));
        return player;
    }

    @Override
    public void onReceivedRender(JSONObject data, H5BridgeContext context) {
        player.setVideoPath(data.getString("src"));
    }
}
