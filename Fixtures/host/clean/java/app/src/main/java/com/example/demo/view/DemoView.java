package com.example.demo.view;

import android.content.Context;
import android.view.View;
import com.alibaba.fastjson.JSONObject;
import com.alipay.mobile.h5container.api.H5Page;
import com.mpaas.nebula.adapter.view.MPBaseEmbedView;
import java.util.Map;

/** What all views of this application share. */
public abstract class DemoView extends MPBaseEmbedView {
    protected View content;

    @Override
    public void onEmbedViewCreate(Context context, H5Page page) {
        content = makeContent(context);
    }

    @Override
    public View getView(int width, int height, String viewId, String mType, Map<String, String> params) {
        return content;
    }

    protected abstract View makeContent(Context context);

    protected void send(String event, JSONObject detail) {
        sendEventToTiny(event, detail);
    }
}
