package com.example.demo;

import android.view.View;
import com.mpaas.nebula.adapter.view.MPBaseEmbedView;
import java.util.Map;

public class DemoMapView extends MPBaseEmbedView {
    private View map;

    @Override
    public View getView(int width, int height, String viewId, String mType, Map<String, String> params) {
        return map;
    }
}

class DemoOldMapView extends DemoMapView {
}

class DemoChartView extends DemoMapView {
}

class DemoBareView extends MPBaseEmbedView {
    public void onEmbedViewDestroy() {
    }
}
