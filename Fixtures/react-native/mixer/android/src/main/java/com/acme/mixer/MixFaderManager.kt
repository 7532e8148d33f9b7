package com.acme.mixer

import com.facebook.react.bridge.ReadableArray
import com.facebook.react.uimanager.SimpleViewManager
import com.facebook.react.uimanager.ThemedReactContext
import com.facebook.react.uimanager.ViewManagerDelegate
import com.facebook.react.uimanager.annotations.ReactProp
import com.facebook.react.viewmanagers.MixFaderManagerDelegate
import com.facebook.react.viewmanagers.MixFaderManagerInterface

class MixFaderManager : SimpleViewManager<MixFaderView>(), MixFaderManagerInterface<MixFaderView> {
  private val delegate = MixFaderManagerDelegate(this)

  override fun getDelegate(): ViewManagerDelegate<MixFaderView> = delegate

  override fun getName(): String = NAME

  override fun createViewInstance(context: ThemedReactContext): MixFaderView = MixFaderView(context)

  @ReactProp(name = "low")
  override fun setLow(view: MixFaderView, value: Double) {
    view.low = value
  }

  @ReactProp(name = "high")
  override fun setHigh(view: MixFaderView, value: Double) {
    view.high = value
  }

  @ReactProp(name = "notches")
  override fun setNotches(view: MixFaderView, value: Int) {
    view.notches = value
  }

  @ReactProp(name = "trackColor", customType = "Color")
  override fun setTrackColor(view: MixFaderView, value: Int?) {
    view.trackColor = value
  }

  @ReactProp(name = "caption")
  override fun setCaption(view: MixFaderView, value: String?) {
    view.caption = value
  }

  @ReactProp(name = "locked")
  override fun setLocked(view: MixFaderView, value: Boolean) {
    view.isEnabled = !value
  }

  override fun moveTo(view: MixFaderView, low: Double, high: Double) = view.moveTo(low, high)

  override fun rewind(view: MixFaderView, smoothly: Boolean) = view.rewind(smoothly)

  override fun receiveCommand(view: MixFaderView, commandId: String, args: ReadableArray?) {
    delegate.receiveCommand(view, commandId, args)
  }

  override fun getExportedCustomDirectEventTypeConstants(): MutableMap<String, Any> =
    mutableMapOf(SlideEvent.NAME to mapOf("registrationName" to "onSlide"))

  override fun getExportedCustomBubblingEventTypeConstants(): MutableMap<String, Any> =
    mutableMapOf(
      ReleaseEvent.NAME to
        mapOf("phasedRegistrationNames" to mapOf("bubbled" to "onRelease", "captured" to "onReleaseCapture"))
    )

  companion object {
    const val NAME = "MixFader"
  }
}
