package com.example.demo;

import android.app.Application;
import com.alipay.mobile.framework.quinoxless.QuinoxlessFramework;
import com.mpaas.nebula.adapter.api.MPEmbedViewHelper;
import com.example.demo.view.DemoChartView;

public class DemoApplication extends Application {
    @Override
    public void onCreate() {
        super.onCreate();
        MPEmbedViewHelper.registerEmbedView("com.example.demo.view.DemoMapView", ViewTypes.MAP);
        MPEmbedViewHelper.registerEmbedView(DemoChartView.class.getName(), ViewTypes.CHART);
        MPEmbedViewHelper.registerEmbedView(ViewTypes.PACKAGE + ".DemoPlayerView", "demo_player");
        QuinoxlessFramework.init();
    }
}
