package com.acme.mixer

import android.content.Context
import android.view.View
import com.facebook.react.bridge.ReactContext
import com.facebook.react.uimanager.UIManagerHelper

class MixFaderView(context: Context) : View(context) {
  var low = 0.0
  var high = 1.0
  var notches = 0
  var trackColor: Int? = null
  var caption: String? = null

  fun moveTo(low: Double, high: Double) {
    this.low = low
    this.high = high
    UIManagerHelper.getEventDispatcher(context as ReactContext)?.dispatchEvent(SlideEvent(0, id, low, high))
  }

  fun rewind(smoothly: Boolean) {
    UIManagerHelper.getEventDispatcher(context as ReactContext)?.dispatchEvent(ReleaseEvent(0, id, low, high))
  }
}

class MixMeterView(context: Context) : View(context) {
  private var channels = 2

  fun setChannels(channels: Int) {
    this.channels = channels
  }

  fun setLevel(level: Double) {
    if (level > 1) {
      UIManagerHelper.getEventDispatcher(context as ReactContext)
        ?.dispatchEvent(PeakingEvent(0, id, level, channels))
    }
  }

  fun clearPeak(channel: Int) = invalidate()
}

class MixDialView(context: Context) : View(context) {
  var angle = 0.0
  var legend: String? = null
}
