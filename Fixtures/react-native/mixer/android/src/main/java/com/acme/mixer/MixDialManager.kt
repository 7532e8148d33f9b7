package com.acme.mixer

import com.facebook.react.bridge.ReadableArray
import com.facebook.react.uimanager.SimpleViewManager
import com.facebook.react.uimanager.ThemedReactContext
import com.facebook.react.uimanager.annotations.ReactProp

class MixDialManager : SimpleViewManager<MixDialView>() {
  override fun getName(): String = "MixDial"

  override fun createViewInstance(context: ThemedReactContext): MixDialView {
    val dial = MixDialView(context)
    dial.isFocusable = true
    return dial
  }

  @ReactProp(name = "angle")
  fun setAngle(view: MixDialView, angle: Double) {
    view.angle = angle
  }

  @ReactProp(name = "legend")
  fun setLegend(view: MixDialView, legend: String?) {
    view.legend = legend
  }

  override fun getCommandsMap(): Map<String, Int> = mapOf("centre" to CENTRE)

  override fun receiveCommand(view: MixDialView, commandId: Int, args: ReadableArray?) {
    when (commandId) {
      CENTRE -> view.angle = args!!.getDouble(0)
    }
  }

  override fun getExportedCustomDirectEventTypeConstants(): Map<String, Any> =
    mapOf("topTurn" to mapOf("registrationName" to "onTurn"))

  companion object {
    private const val CENTRE = 1
  }
}
