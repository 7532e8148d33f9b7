package com.example.demo

import android.app.Application
import com.alipay.mobile.framework.quinoxless.QuinoxlessFramework
import com.example.demo.view.DemoChartView
import com.example.demo.view.DemoMapView
import com.mpaas.nebula.adapter.api.MPEmbedViewHelper

class DemoApplication : Application() {
    override fun onCreate() {
        super.onCreate()
        MPEmbedViewHelper.registerEmbedView(DemoMapView::class.java.name, ViewTypes.MAP)
        MPEmbedViewHelper.registerEmbedView(DemoChartView::class.qualifiedName, ViewTypes.CHART)
        MPEmbedViewHelper.registerEmbedView("com.example.demo.view.DemoPlayerView", PLAYER)
        QuinoxlessFramework.init()
    }

    companion object {
        private const val PLAYER = "demo_player"
    }
}

/** The types that mini programs give to mpaas-component. */
object ViewTypes {
    const val MAP = "demo_map"
    const val CHART = "demo_chart"
}
