package com.example.demo.view

import android.content.Context
import android.view.View
import com.alipay.mobile.h5container.api.H5Page
import com.mpaas.nebula.adapter.view.MPBaseEmbedView

/** What all views of this application share. */
abstract class DemoView : MPBaseEmbedView() {
    protected lateinit var content: View

    override fun onEmbedViewCreate(context: Context, page: H5Page) {
        content = makeContent(context)
    }

    override fun getView(width: Int, height: Int, viewId: String?, mType: String?, params: Map<String, String>?): View =
        content

    protected abstract fun makeContent(context: Context): View
}
