package com.example.demo;

import com.mpaas.nebula.adapter.api.MPEmbedViewHelper;

public class DemoApplication extends android.app.Application {
    @Override
    public void onCreate() {
        super.onCreate();
        MPEmbedViewHelper.registerEmbedView(DemoMapView.class.getName(), "demo_map");
        MPEmbedViewHelper.registerEmbedView("com.example.demo.DemoOldMapView", "demo_map");
        MPEmbedViewHelper.registerEmbedView(DemoMapView.class.getName(), "demo_list");
        MPEmbedViewHelper.registerEmbedView("com.example.DemoMapView", "demo_gone");
        MPEmbedViewHelper.registerEmbedView("com.example.demo.DemoPlainView", "demo_plain");
        MPEmbedViewHelper.registerEmbedView("demo_chart", DemoChartView.class.getName());
        MPEmbedViewHelper.registerEmbedView(DemoMapView.class.getName(), "demo_late");
        MPEmbedViewHelper.registerEmbedView("com.example.demo.DemoBareView", "demo_bare");
        MPEmbedViewHelper.registerEmbedView(DemoMapView.class.getName(), "demo_fresh");
        MPEmbedViewHelper.registerEmbedView("com.example.demo.DemoPlayerView", "demo_player");
        MPEmbedViewHelper.registerEmbedView(DemoMapView.class.getName(), "demo_radar");
    }
}
