package com.acme.mixer

import com.facebook.react.bridge.Arguments
import com.facebook.react.bridge.WritableMap
import com.facebook.react.uimanager.events.Event

class SlideEvent(surface: Int, view: Int, private val low: Double, private val high: Double) :
  Event<SlideEvent>(surface, view) {
  override fun getEventName() = NAME

  override fun getEventData(): WritableMap = Arguments.createMap().apply {
    putDouble("low", low)
    putDouble("high", high)
  }

  companion object {
    const val NAME = "topSlide"
  }
}

class ReleaseEvent(surface: Int, view: Int, private val low: Double, private val high: Double) :
  Event<ReleaseEvent>(surface, view) {
  override fun getEventName() = NAME

  override fun getEventData(): WritableMap = Arguments.createMap().apply {
    putDouble("low", low)
    putDouble("high", high)
  }

  companion object {
    const val NAME = "topRelease"
  }
}
